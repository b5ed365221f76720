import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'vitest';
import { mockCli } from './mock.ts';

const started: ChildProcess[] = [];

/** A mock in a separate process, and its output so far. */
export interface Run {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly errors: () => string;
}

/** Starts the built package's command. */
export function run(...args: string[]): Run {
  const child = spawn(process.execPath, [mockCli, ...args]);
  started.push(child);
  const text = { output: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text.output += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (text.errors += chunk));
  return { child, output: () => text.output, errors: () => text.errors };
}

/** Starts a mock on a free port and reads its first line. */
export async function listening(...args: string[]): Promise<Run & { url: string }> {
  const running = run('--port', '0', ...args);
  await expect.poll(running.output, { timeout: 30_000, interval: 10 }).toContain('\n');
  const line = JSON.parse(running.output()) as { event: string; url: string; port: number };
  const url = `http://127.0.0.1:${line.port}`;
  expect(line).toMatchObject({ event: 'listening', port: line.port });
  expect(line.url.startsWith(url)).toBe(true);
  return { ...running, url };
}

/** Waits for a mock to exit. */
export async function ended({ child }: Run): Promise<unknown> {
  return child.exitCode ?? (await once(child, 'close'))[0];
}

/** Kills running mocks. Call it after each test. */
export async function killStarted(): Promise<void> {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}
