/** `npm run mock`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const pollOptions = { timeout: 60_000, interval: 25 };
const started: ChildProcess[] = [];

afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});

/** Starts the command. `output` returns everything printed so far. */
function startMock(...args: string[]): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/mock/serve.ts', ...args], { cwd: root });
  started.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  }
  return { child, output: () => text };
}

it.each(['SIGTERM', 'SIGINT'] as const)(
  'npm run mock starts the built mock and exits on %s',
  async (signal) => {
    const { child, output } = startMock('--port', '0', '--rate-limit', '0');
    await expect.poll(output, pollOptions).toContain('\n');
    const { url } = JSON.parse(output()) as { url: string };
    expect((await fetch(`${url}/account`)).status).toBe(401);
    const ended = once(child, 'exit');
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
  },
);

it('npm run mock refuses invalid options', async () => {
  const { child, output } = startMock('--nonsense');
  expect(await once(child, 'close')).toEqual([2, null]);
  expect(output()).toContain('--nonsense');
});
