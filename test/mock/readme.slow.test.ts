/** Scripts from the package's README, in typical CI situations. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/prism/stock-prism.ts';
import { closeMocks, mockPackage, send, slugOf, start } from '../support/mock.ts';

const run = promisify(execFile);
const readme = readFileSync(join(mockPackage, 'README.md'), 'utf8');
const blocks = [...readme.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, text]) => text ?? '');
const oneLine = blocks.find((text) => text.endsWith('-- npm test\n')) ?? '';

let folder: string;
let project: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mock-readme-'));
  project = await mkdtemp(join(folder, 'project-'));
  await run('npm', ['pack', '--pack-destination', folder], { cwd: mockPackage });
  await writeFile(join(project, 'package.json'), '{"scripts":{"test":"sh ./test.sh"}}');
  const tarball = join(folder, (await run('ls', [folder])).stdout.match(/\S+\.tgz/)?.[0] ?? '');
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], { cwd: project });
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(closeMocks);

interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly milliseconds: number;
}

/** Runs a script in a shell, with these tests. */
async function runScript(text: string, tests: string): Promise<Ended> {
  await writeFile(join(project, 'test.sh'), `${tests}\n`);
  const begin = performance.now();
  const child = spawn('sh', ['-c', text.replace('npm test', 'npm test --silent')], {
    cwd: project,
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  const [code] = (await Promise.race([
    once(child, 'close'),
    new Promise((resolve) => setTimeout(resolve, 20_000, ['the script is still running'])),
  ])) as [number | null];
  if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  return { code, output, milliseconds: performance.now() - begin };
}

const ask = 'curl -s -o answer.json -w "status=%{http_code}\\n" "$GRANT_MANAGEMENT_MOCK_URL/account"';

const onPort = (port: number): string => oneLine.replace('--port 0', `--port ${port}`);

describe('the one-line command', () => {
  it('runs the tests against a new mock and stops it', async () => {
    const port = await freePort();
    const { code, output, milliseconds } = await runScript(onPort(port), ask);
    expect(output).toContain('status=401\n');
    expect(code).toBe(0);
    expect(milliseconds).toBeLessThan(10_000);
    await expect(fetch(`http://127.0.0.1:${port}/account`)).rejects.toThrow('fetch failed');
  });

  it('fails if the tests fail and stops the mock', async () => {
    const port = await freePort();
    const { code, milliseconds } = await runScript(onPort(port), `${ask}; exit 7`);
    expect([code, milliseconds < 10_000]).toEqual([7, true]);
    await expect(fetch(`http://127.0.0.1:${port}/account`)).rejects.toThrow('fetch failed');
  });

  it('reports a port in use and runs nothing', async () => {
    const stranger = createServer((_request, response) => void response.end('{"ready":true}')).listen(
      0,
      '127.0.0.1',
    );
    await once(stranger, 'listening');
    const { port } = stranger.address() as AddressInfo;
    const { code, output, milliseconds } = await runScript(onPort(port), ask);
    stranger.close();
    expect(output).toContain(`Port ${port} on 127.0.0.1 is in use.`);
    expect(output).not.toMatch(/status=|No such process/);
    expect([code === 0, milliseconds < 10_000]).toEqual([false, true]);
  });

  it("doesn't use an old mock on the same port", async () => {
    const old = await start();
    const { code, output, milliseconds } = await runScript(onPort(old.port), ask);
    expect(output).toContain(`Port ${old.port} on 127.0.0.1 is in use.`);
    expect([code === 0, milliseconds < 10_000]).toEqual([false, true]);
    expect(old.requests()).toEqual([]);
  });

  it('fails with a message if the mock stops early', async () => {
    const stop = 'curl -s -X POST "$GRANT_MANAGEMENT_MOCK_URL/__mock/stop"; sleep 1';
    const { code, output, milliseconds } = await runScript(oneLine, stop);
    expect([code, milliseconds < 10_000]).toEqual([1, true]);
    expect(output).toContain('The mock stopped, ');
    expect(output).not.toContain('No such process');
  });
});

it('the one-line command exits with the status of its command, and reports a missing one', async () => {
  expect((await runScript(oneLine, 'exit 7')).code).toBe(7);
  const missing = await runScript(oneLine.replace('npm test', 'no-such-command'), '');
  expect([missing.code, missing.output.includes(`"no-such-command" can't be started: ENOENT.`)]).toEqual([
    127,
    true,
  ]);
});

it('the README has a script that handles a failing gateway and gives up on a slow response', async () => {
  const script = blocks.find((text) => text.startsWith('set -e')) ?? '';
  const { code, output } = await runScript(oneLine, script);
  expect([code, output]).toEqual([0, '']);
  expect((await runScript(oneLine, script.replace('= 502', '= 503'))).code).toBe(1);
});

it('the README has a script that runs the mock in the background', async () => {
  const script = blocks.find((text) => text.startsWith('rm -f mock.url')) ?? '';
  const { code, output } = await runScript(`set -e\n${script}wait`, '');
  expect([code, output]).toEqual([0, expect.stringMatching(/"ready":true[^]*"stopping":true/)]);
  expect(existsSync(join(project, 'mock.url'))).toBe(false);
});

it('the README has install commands that also work in a subfolder of a project', async () => {
  const [install = '', first = ''] = (blocks[0] ?? '').split('\n');
  const fresh = await mkdtemp(join(folder, 'fresh-'));
  await writeFile(join(fresh, 'package.json'), '{}');
  await run('npm', ['pack', '--pack-destination', fresh], { cwd: mockPackage });
  await run('sh', ['-c', install.replace('npm install', 'npm install --offline')], { cwd: fresh });
  const { stdout } = await run('sh', ['-c', `${first} --version`], { cwd: fresh });
  expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  const below = join(fresh, 'packages/one');
  await mkdir(below, { recursive: true });
  const inFolder = await run('sh', ['-c', `${first} --version`], { cwd: below });
  expect(inFolder.stdout).toBe(stdout);
  const empty = await mkdtemp(join(folder, 'empty-'));
  const npx = (blocks[1] ?? '').replace('--port 0', '--version');
  const [tarball = ''] = /grant-management-mock-[\d.]+\.tgz/.exec(npx) ?? [];
  // npm resolves relative paths against the project's root.
  for (const cwd of [empty, below]) {
    await cp(join(fresh, tarball), join(cwd, tarball));
    expect((await run('sh', ['-c', npx], { cwd })).stdout).toBe(stdout);
  }
});

it('the README has an update that changes a record', async () => {
  const mock = await start();
  const env = { ...process.env, GRANT_MANAGEMENT_MOCK_URL: mock.url };
  const update = blocks.find((text) => text.startsWith('curl -X PUT')) ?? '';
  await run('sh', ['-c', update], { env });
  expect(mock.requests()).toMatchObject([{ method: 'PUT', status: 200 }]);
  expect(JSON.stringify(mock.state().data)).toContain('"value":"A new value"');
});

const snippets = [...readme.matchAll(/^```[jt]s\n(.*?)^```$/gms)].map(([, text]) => text ?? '');
/** Evaluates code from the README with the given variables. */
const evaluate = (text: string, names: object): unknown =>
  new Function(...Object.keys(names), text)(...(Object.values(names) as unknown[]));

it('the README has faults that return 422 and 429', async () => {
  const mock = await start();
  const snippet = snippets.find((text) => text.startsWith('mock.set(')) ?? '';
  const [first = '', second = ''] = snippet.split(/\/\/.*\n/);
  evaluate(first, { mock });
  const contributor = `/contributor/${slugOf('contributor')}`;
  expect((await send(mock, contributor, { body: { fields: {} } })).status).toBe(422);
  evaluate(second, { mock });
  const statuses = [];
  for (let turn = 0; turn < 3; turn += 1) statuses.push((await send(mock, '/account')).status);
  expect(statuses).toEqual([429, 429, 200]);
});

it('the README has a valid custom record', async () => {
  const snippet = snippets.find((text) => text.includes('OwnSlugA')) ?? '';
  const options = evaluate(snippet.replace(/.*startMock\(/, 'return (').replace(/;\s*$/, ''), {});
  const mock = await start(options as object);
  expect(Object.values(mock.state().data).flat()).toContainEqual(
    expect.objectContaining({ slug: 'OwnSlugA', amount: 10.5 }),
  );
});

it('the README uses no package name that someone else could register', () => {
  for (const block of blocks)
    expect(block).not.toMatch(/\bnpx (?!--yes --package="\$PWD\/)|npm exec (?!--no --)/);
});
