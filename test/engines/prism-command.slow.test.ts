import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '../../scripts/prism/stock-prism.ts';
import { projectRoot } from '../support/run-script.ts';

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
function startPrism(...args: string[]): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/prism/main.ts', ...args], {
    cwd: projectRoot,
  });
  started.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  return { child, output: () => text };
}

it.each(['SIGTERM', 'SIGINT'] as const)(
  'npm run prism starts stock Prism and exits on %s',
  async (signal) => {
    const port = await freePort();
    const { child, output } = startPrism('--port', String(port));
    await expect.poll(output, pollOptions).toContain(`Prism is listening on http://127.0.0.1:${port}`);
    const response = await fetch(`http://127.0.0.1:${port}/account`, { headers: { 'x-api-key': 'key' } });
    expect(response.status).toBe(200);
    const ended = once(child, 'exit');
    child.kill(signal);
    expect(await ended).toEqual([signal === 'SIGINT' ? 130 : 143, null]);
    await expect(fetch(`http://127.0.0.1:${port}/account`)).rejects.toThrow('fetch failed');
  },
);

it('npm run prism chooses a free port for port 0 and prints it', async () => {
  const { output } = startPrism('--port', '0');
  await expect.poll(output, pollOptions).toMatch(/Prism is listening on http:\/\/127\.0\.0\.1:[1-9]\d+/);
});

it('npm run prism reports a port in use', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const { child, output } = startPrism('--port', port);
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(output()).toBe(`Port ${port} on 127.0.0.1 is in use. Pass another port, or 0 for any free port.\n`);
  server.close();
});

it.each([['--port', 'x'], ['--nonsense']])('npm run prism refuses %s %s', async (...args) => {
  const { child, output } = startPrism(...args.filter(Boolean));
  expect(await once(child, 'close')).toEqual([2, null]);
  expect(output()).toMatch(/isn't a valid port|Unknown option/);
});

it('stock Prism has the version mentioned in the guide', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const guide = readFileSync(join(projectRoot, 'spec/guides/mock-server.md'), 'utf8');
  const named = [...guide.matchAll(/@stoplight\/prism-cli@([\d.]+)/g)].map(([, version]) => version);
  expect(named).toEqual([devDependencies['@stoplight/prism-cli']]);
});
