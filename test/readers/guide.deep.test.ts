/** Runs every command and program of the guide "Other tools and generators" against the mock. */
import { type ChildProcess, spawn } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/prism/stock-prism.ts';
import { generated } from '../support/generated.ts';
import { closeMocks, start } from '../support/mock.ts';
import { spawnGroup } from '../support/process-group.ts';
import { operationCount } from './request-facts.ts';
import { install, nodeFor } from './install.ts';

const require = createRequire(import.meta.url);
const text = await readFile(join(import.meta.dirname, '../../spec/guides/other-tools.md'), 'utf8');
const blocks = [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = '', code = '']) => ({
  language,
  code,
}));
const commands = blocks
  .filter(({ language }) => language === 'sh')
  .flatMap(({ code }) => code.replaceAll('\\\n', ' ').trim().split('\n'));
const programs = blocks.filter(({ language }) => language === 'ts').map(({ code }) => code);

/** Keys in `versions.json` by the start of a command in the guide. */
const TOOLS: Record<string, string> = {
  'npx openapi-typescript': 'openapi-typescript',
  'npx @hey-api/openapi-ts': 'hey-api',
  'npx oazapfts': 'oazapfts',
  'npx openapi-zod-client': 'openapi-zod-client',
  'npx --package=openapi-to-postmanv2': 'postman',
  'npx newman': 'postman',
  'npx @stoplight/prism-cli': 'prism',
  'npx @redocly/cli': 'redocly',
  'curl --fail': 'prism',
};

const startOf = (command: string): string => command.split(' ').slice(0, 2).join(' ');

const folders = new Map<string, string>();
const started: (() => void)[] = [];
let mock: string;
let prismPort: number;

beforeAll(async () => {
  mock = (await start()).url;
  prismPort = await freePort();
  for (const name of new Set(Object.values(TOOLS))) {
    const folder = await mkdtemp(join(await install(name), 'guide-'));
    folders.set(name, folder);
    for (const file of [
      'openapi.yaml',
      'openapi.json',
      'openapi-assumed-200.yaml',
      'openapi-assumed-200.json',
      'openapi-3.0.json',
    ])
      await copyFile(join(generated, file), join(folder, file));
  }
}, 600_000);
afterAll(async () => {
  for (const end of started) end();
  await closeMocks();
  await Promise.all([...folders.values()].map((folder) => rm(folder, { recursive: true, force: true })));
});

const folderOf = (command: string): string => {
  const folder = folders.get(TOOLS[startOf(command)] ?? '');
  if (folder === undefined) throw new Error(`Unknown tool in command: ${command}`);
  return folder;
};

/** Inserts the URLs of this test run into a command. */
const here = (code: string): string =>
  code.replaceAll('http://127.0.0.1:4010', mock).replaceAll('4020', String(prismPort));

async function environment(command: string): Promise<NodeJS.ProcessEnv> {
  const node = await nodeFor(TOOLS[startOf(command)] ?? '');
  return {
    ...process.env,
    PATH: [dirname(node), process.env['PATH']].join(delimiter),
    NO_COLOR: '1',
    // Fail on packages that aren't installed, because the guide doesn't mention them.
    npm_config_offline: 'true',
    npm_config_yes: 'false',
  };
}

function ended(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = '';
  child.stdout?.on('data', (data) => (output += String(data)));
  child.stderr?.on('data', (data) => (output += String(data)));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

async function run(command: string): Promise<string> {
  const child = spawn('bash', ['-c', here(command)], {
    cwd: folderOf(command),
    env: await environment(command),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { code, output } = await ended(child);
  expect(`${code} ${code === 0 ? '' : output}`).toBe('0 ');
  return output;
}

/** Starts a server command and waits until it responds. */
async function serve(command: string): Promise<void> {
  const { child, end } = spawnGroup('bash', ['-c', here(command)], {
    cwd: folderOf(command),
    env: await environment(command),
    stdio: 'ignore',
  });
  started.push(end);
  for (let attempt = 0; attempt < 600 && child.exitCode === null; attempt++) {
    const answered = await fetch(`http://127.0.0.1:${prismPort}/`).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${command} didn't respond`);
}

const readOutput = (command: string, file: string): Promise<string> =>
  readFile(join(folderOf(command), file), 'utf8');

/** Checks the result of each command. */
const RESULTS: Record<string, (command: string) => Promise<void>> = {
  'npx openapi-typescript': async (command) => {
    await run(command);
    expect(await readOutput(command, 'schema.ts')).toContain('"/fund/{fund_slug}"');
  },
  'npx @hey-api/openapi-ts': async (command) => {
    await run(command);
    expect(await readOutput(command, 'client/sdk.gen.ts')).toContain('getFund');
  },
  'npx oazapfts': async (command) => {
    await run(command);
    expect(await readOutput(command, 'client.ts')).toMatch(/export function getFund\(.*status: 200;/s);
  },
  'npx openapi-zod-client': async (command) => {
    await run(command);
    // Without the setting, responses of other media types than application/json are `z.void()`.
    expect(await readOutput(command, 'zod-client.ts')).toMatch(
      /path: "\/fund\/:fund_slug",.*?response: Fund,/s,
    );
  },
  'npx --package=openapi-to-postmanv2': async (command) => {
    await run(command);
    expect((await readOutput(command, 'collection.json')).split('"url":').length).toBeGreaterThan(
      operationCount,
    );
  },
  'npx newman': async (command) => {
    const output = await run(command);
    expect(output.match(/\[200 OK/g)).toHaveLength(operationCount);
    expect(output).not.toMatch(/\[[345]\d\d /);
  },
  'npx @stoplight/prism-cli': serve,
  'curl --fail': async (command) => {
    const page = JSON.parse(await run(command)) as { data: { amount: unknown }[] };
    for (const { amount } of page.data) expect(typeof amount).toBe('number');
  },
  'npx @redocly/cli': async (command) => {
    expect(await run(command)).toContain('Your API description is valid');
  },
};

describe("the guide's commands", () => {
  it('are all tested here', () => {
    expect(new Set(commands.map(startOf))).toEqual(new Set(Object.keys(RESULTS)));
  });

  it.each(commands)('work: %s', { timeout: 300_000 }, async (command) => {
    await expect(RESULTS[startOf(command)]?.(command)).resolves.toBeUndefined();
  });
});

describe("the guide's programs", () => {
  it.each(programs)('compile and run: %s', { timeout: 300_000 }, async (program) => {
    const command = commands.find((one) => one.startsWith('npx openapi-typescript')) ?? '';
    const folder = folderOf(command);
    await writeFile(join(folder, 'program.ts'), here(program).replace('<API_KEY>', 'any-text'));
    const options = ['--strict', '--noEmit', '--skipLibCheck', '--module', 'esnext', '--target', 'es2022'];
    const tsc = [require.resolve('typescript/lib/tsc.js'), ...options, '--moduleResolution', 'bundler'];
    const compiled = await ended(
      spawn(process.execPath, [...tsc, '--lib', 'es2023,dom,dom.iterable', 'program.ts'], { cwd: folder }),
    );
    expect(compiled.output).toBe('');
    const tsx = require.resolve('tsx').replace(/dist\/.*$/, 'dist/loader.mjs');
    const { output } = await ended(spawn(process.execPath, ['--import', tsx, 'program.ts'], { cwd: folder }));
    expect(output).toMatch(/^\d+(\.\d+)? [A-Z]{3}\n$/);
  });
});
