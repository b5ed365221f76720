/**
 * Runs the guides' programs, unmodified, against the mock: TypeScript with the built packages, Python, and curl.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { environment } from '../../scripts/docs/samples/request.ts';
import { Model } from '../../scripts/model/model.ts';
import { generated, readBundle } from '../support/generated.ts';
import { start } from '../support/mock.ts';
import { projectRoot } from '../support/run-script.ts';
import { compile, installClient, pythonPath } from './sample-tools.ts';

const run = promisify(execFile);
const model = Model.of(readBundle());

interface Program {
  readonly name: string;
  readonly text: string;
  readonly language: string;
  /** The file name that the guide tells readers to use, because other programs import the file. */
  readonly savedAs: string | undefined;
}

/**
 * The programs of each guide except the one on other tools, whose programs need those tools. Leading blank lines put
 * each program at its line in the guide, so that compiler errors show the guide's line numbers.
 */
const programs: readonly Program[] = model.guides
  .filter(({ id }) => id !== 'other-tools')
  .flatMap(({ id }) => {
    const guide = readFileSync(join(projectRoot, 'spec/guides', `${id}.md`), 'utf8');
    return (
      [...guide.matchAll(/^```(ts|python|sh)\n([^]*?)^```$/gm)]
        .map(({ 1: language = '', 2: code = '', index: place }, index) => ({
          name: `${id}-${index + 1}`,
          text: '\n'.repeat(guide.slice(0, place).split('\n').length) + code,
          language,
          savedAs: /^Save this as `([\w.]+)`[^\n]*\n\n$/m.exec(
            guide.slice(0, place).split('\n\n').at(-2) + '\n\n',
          )?.[1],
        }))
        // Other shell commands install, build or start something.
        .filter(({ language, text }) => language !== 'sh' || text.trimStart().startsWith('curl '))
    );
  });

let folder: string;
let mock: Awaited<ReturnType<typeof start>>;
let modules: string | undefined;

/** Runs a program with an API key and returns its output. */
async function output({ name, text, language }: Program, key = 'guide-test-key'): Promise<string> {
  const isTest = /\bunittest\b/.test(text);
  const commands: Record<string, [string, ...string[]]> = {
    ts: [process.execPath, join(folder, `${name}.js`)],
    python: [
      'python3',
      ...(isTest ? ['-m', 'unittest'] : []),
      join(folder, `${name.replaceAll('-', '_')}.py`),
    ],
    sh: ['sh', '-c', text],
  };
  const [program, ...rest] = commands[language] ?? ['false'];
  const { stdout, stderr } = await run(program, rest, {
    cwd: folder,
    env: {
      ...process.env,
      [environment.address]: mock.url,
      [environment.key]: key,
      GRANT_MANAGEMENT_MOCK_URL: mock.url,
      NO_PROXY: '*',
      PYTHONDONTWRITEBYTECODE: '1',
      ...(modules !== undefined && { PYTHONPATH: modules }),
    },
    timeout: 60_000,
  });
  // Python's unittest reports on stderr.
  const isExpected = isTest ? /^OK$/m.test(stderr) : stderr.trim() === '';
  if (!isExpected) throw new Error(`Unexpected output of ${name}: ${stderr}`);
  return stdout;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guide-code-'));
  modules = pythonPath();
  mock = await start({ log: 'off' });
  await installClient(folder);
  await mkdir(join(folder, 'node_modules/@grant-management'), { recursive: true });
  await symlink(join(generated, 'mock'), join(folder, 'node_modules/@grant-management/mock'));
  for (const { name, text, language, savedAs } of programs) {
    if (savedAs !== undefined) await writeFile(join(folder, savedAs), text);
    if (language === 'ts') await writeFile(join(folder, `${name}.ts`), text);
    if (language === 'python') await writeFile(join(folder, `${name.replaceAll('-', '_')}.py`), text);
  }
  await compile(
    folder,
    programs.filter(({ language }) => language === 'ts').map(({ name }) => `${name}.ts`),
  );
});
afterAll(async () => {
  await mock?.close();
  await rm(folder, { recursive: true, force: true });
});

it("the guides' programs cover each language and both packages", () => {
  const texts = programs.map(({ text }) => text);
  for (const language of ['ts', 'python', 'sh'])
    expect(programs.some((program) => program.language === language)).toBe(true);
  for (const name of ['@grant-management/client', '@grant-management/mock'])
    expect(texts.some((text) => text.includes(name))).toBe(true);
});

it("the guides' programs contain no placeholders, so they run unchanged", () => {
  const placeholders = programs.filter(({ text }) => /<[A-Z_]+>|\.invalid\b|AbCdEfGh/.test(text));
  expect(placeholders.map(({ name }) => name)).toEqual([]);
});

describe("a guide's program", () => {
  it.each(programs)('runs to the end and finds its data ($name)', async (program) => {
    const stdout = await output(program);
    expect(stdout).not.toMatch(/\bundefined\b|NaN|\[object|\bNone\b/);
    const prints = /console\.log|\bprint\(|^curl /m.test(program.text);
    expect(prints && stdout.trim() === '').toBe(false);
  });

  it.each(programs.filter(({ text }) => /\b422\b|UnprocessableContent/.test(text)))(
    'handles a rejected value ($name)',
    async (program) => {
      const stdout = await output(program, 'mock-key-validation-failed');
      const [example] =
        model.responses
          .get('UnprocessableContent')
          ?.as('json')
          ?.examples.map(({ value }) => value) ?? [];
      const { message } = example as { message: string };
      expect(stdout).toContain(message);
    },
  );

  it.each(programs.filter(({ text }) => /DictWriter|slug,amount/.test(text)))(
    'writes no part of a file if a later page fails ($name)',
    async (program) => {
      mock.reset();
      mock.set({
        faults: [
          { kind: 'slow', delay: 1 },
          { kind: 'response', status: 502, body: 'Bad gateway', times: 9 },
        ],
      });
      try {
        await expect(output(program)).rejects.toMatchObject({ stdout: '' });
        expect(
          mock
            .requests()
            .map(({ status }) => status)
            .slice(0, 2),
        ).toEqual([200, 502]);
      } finally {
        mock.reset();
      }
    },
  );
});
