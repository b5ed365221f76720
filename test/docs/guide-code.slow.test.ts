/** The programs of the guides compile against the built packages and run against the mock. */
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
import { compile, installClient, type Server, startServer } from './sample-tools.ts';

const run = promisify(execFile);
const model = Model.of(readBundle());

/**
 * The TypeScript of each guide, but of the one on other tools, whose programs need those tools. Each begins at the line
 * where it stands in its guide, so that the compiler says lines of the guide.
 */
const programs = model.guides
  .filter(({ id }) => id !== 'other-tools')
  .flatMap(({ id }) => {
    const guide = readFileSync(join(projectRoot, 'spec/guides', `${id}.md`), 'utf8');
    return [...guide.matchAll(/^```ts\n([^]*?)^```$/gm)].map(({ 1: code = '', index: start }, index) => ({
      name: `${id}-${index + 1}`,
      text: '\n'.repeat(guide.slice(0, start).split('\n').length) + code,
    }));
  });

let folder: string;
let documented: Server;
let paging: Server;

/** A server that answers any slug with the documented example; one that has pages, for programs that read lists. */
const serverOf = (text: string): Server => (/allocationPayments/.test(text) ? paging : documented);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guide-code-'));
  documented = await startServer();
  const mock = await start({ log: 'off' });
  paging = { url: mock.url, stop: () => mock.close() };
  await installClient(folder);
  await mkdir(join(folder, 'node_modules/@grant-management'), { recursive: true });
  await symlink(join(generated, 'mock'), join(folder, 'node_modules/@grant-management/mock'));
  for (const { name, text } of programs) {
    const here = model.regions.reduce((code, { url }) => code.replaceAll(url, serverOf(text).url), text);
    await writeFile(join(folder, `${name}.ts`), here.replaceAll('<API_KEY>', 'guide-test-key'));
  }
  await compile(
    folder,
    programs.map(({ name }) => `${name}.ts`),
  );
});
afterAll(async () => {
  await documented?.stop();
  await paging?.stop();
  await rm(folder, { recursive: true, force: true });
});

it('there are programs, of both packages too', () => {
  expect(programs.length).toBeGreaterThan(8);
  for (const name of ['@grant-management/client', '@grant-management/mock'])
    expect(programs.some(({ text }) => text.includes(name))).toBe(true);
});

describe('a program of a guide', () => {
  it.each(programs)('runs to its end and finds what it reads: $name', async ({ name, text }) => {
    const { stdout, stderr } = await run(process.execPath, [join(folder, `${name}.js`)], {
      env: { ...process.env, [environment.address]: serverOf(text).url, [environment.key]: 'guide-test-key' },
      timeout: 60_000,
    });
    expect(stderr).toBe('');
    expect(stdout).not.toMatch(/undefined|NaN|\[object/);
  });
});
