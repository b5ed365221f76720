/** `npm run mock`, and what it starts on. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '../../scripts/prism/stock-prism.ts';

const root = join(import.meta.dirname, '../..');
const patience = { timeout: 60_000, interval: 25 };
const started: ChildProcess[] = [];

afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});

/** Starts the command; `output` is all that it has printed. */
function startMock(...args: string[]): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/mock/serve.ts', ...args], { cwd: root });
  started.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  }
  return { child, output: () => text };
}

it.each(['SIGTERM', 'SIGINT'] as const)('starts the built mock, and ends on %s', async (signal) => {
  const { child, output } = startMock('--port', '0', '--maintenance');
  await expect.poll(output, patience).toContain('\n');
  const { url } = JSON.parse(output()) as { url: string };
  expect((await fetch(`${url}/account`)).status).toBe(503);
  const ended = once(child, 'exit');
  child.kill(signal);
  expect(await ended).toEqual([0, null]);
});

const ownProgram = ['--import', 'tsx', 'scripts/mock/serve.ts'];

it.each([
  ['npm, which a script has started and ends', 'npm', ['run', 'mock', '--'], 'SIGTERM'],
  ['npm, which cannot say that it ends', 'npm', ['run', 'mock', '--'], 'SIGKILL'],
  ['what starts the mock, which cannot say so any more', process.execPath, ownProgram, 'SIGKILL'],
] as const)('ends with %s', async (_, command, args, signal) => {
  const child = spawn(command, [...args, '--port', '0', '--log', 'off'], { cwd: root });
  started.push(child);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  await expect.poll(() => output, patience).toContain('"listening"');
  const { url } = JSON.parse(/\{.*\}/.exec(output)?.[0] ?? '') as { url: string };
  child.kill(signal);
  const answers = async (): Promise<boolean> =>
    fetch(`${url}/__mock/ready`).then(
      () => true,
      () => false,
    );
  await expect.poll(answers, { timeout: 10_000 }).toBe(false);
});

it('refuses what the mock refuses', async () => {
  const { child, output } = startMock('--nonsense');
  expect(await once(child, 'close')).toEqual([2, null]);
  expect(output()).toContain('--nonsense');
});

it.each(['SIGTERM', 'SIGINT'] as const)('starts stock Prism with --stock, and ends on %s', async (signal) => {
  const port = await freePort();
  const { child, output } = startMock('--stock', '--port', String(port));
  await expect.poll(output, patience).toContain(`Prism is listening on http://127.0.0.1:${port}`);
  const response = await fetch(`http://127.0.0.1:${port}/account`, { headers: { 'x-api-key': 'key' } });
  expect(response.status).toBe(200);
  const ended = once(child, 'exit');
  child.kill(signal);
  expect(await ended).toEqual([signal === 'SIGINT' ? 130 : 143, null]);
  await expect(fetch(`http://127.0.0.1:${port}/account`)).rejects.toThrow('fetch failed');
});

it('says that the port of stock Prism is taken', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const { child, output } = startMock('--stock', '--port', port);
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(output()).toBe(`Port ${port} of 127.0.0.1 is taken.\n`);
  server.close();
});

it.each(['-h', '--help'])('says what --stock takes, and starts nothing: %s', async (flag) => {
  const { child, output } = startMock('--stock', flag);
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(output()).toMatch(/^Usage: npm run mock -- --stock/);
});

it.each([['--port', 'x'], ['--port', '0'], ['--nonsense']])('refuses --stock %s %s', async (...args) => {
  const { child, output } = startMock('--stock', ...args.filter(Boolean));
  expect(await once(child, 'close')).toEqual([2, null]);
  expect(output()).toMatch(/is not a port|Unknown option/);
});
