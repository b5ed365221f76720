#!/usr/bin/env node
import type { MockServer } from './api.ts';
import { ownVersion, readFacts } from './assets.ts';
import { outliveReader } from './broken-pipe.ts';
import { readCommand, type StartCommand, UsageError } from './cli-options.ts';
import { DataError, SettingsError } from './errors.ts';
import { onParentsEnd } from './parent.ts';
import { ReadyFile } from './ready-file.ts';
import { runCommand } from './run-command.ts';
import { startMock } from './start-mock.ts';
import { usage } from './usage.ts';

/** The command line: starts a mock, and says where it listens or runs the command that it is started for. */
async function main(): Promise<void> {
  outliveReader(process.stdout);
  outliveReader(process.stderr);
  const facts = readFacts();
  const asked = readCommand(process.argv.slice(2), facts);
  if (asked.kind === 'help') return void process.stdout.write(usage(facts));
  if (asked.kind === 'version') return void process.stdout.write(`${ownVersion()}\n`);
  await start(asked);
}

async function start({ options, readyFile, exitWithParent, command }: StartCommand): Promise<void> {
  const file = readyFile === undefined ? undefined : new ReadyFile(readyFile);
  const mock = await startMock(options);
  // What sees that the mock answers may tell it to stop at once, so it listens for that first.
  if (command.length === 0) closeOnSignals(mock);
  try {
    file?.write(mock.url);
  } catch (error) {
    await mock.close();
    throw error;
  }
  if (exitWithParent) onParentsEnd(() => void mock.close());
  if (command.length > 0) return runFor(command, mock, file);
  process.stdout.write(`${JSON.stringify({ event: 'listening', url: mock.url, port: mock.port })}\n`);
  await mock.closed;
  file?.remove();
  process.exit(0);
}

function closeOnSignals(mock: MockServer): void {
  // A second signal ends the process as it would any other.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.once(signal, () => void mock.close());
}

/** Runs a command, stops the mock when it has ended, and ends as the command has. */
async function runFor(
  command: readonly string[],
  mock: MockServer,
  file: ReadyFile | undefined,
): Promise<void> {
  const status = await runCommand(command, { GRANT_MANAGEMENT_MOCK_URL: mock.url });
  file?.remove();
  await Promise.race([mock.close(), new Promise((resolve) => setTimeout(resolve, 1_000).unref())]);
  process.exit(status);
}

main().catch((error: unknown) => {
  const known = error instanceof UsageError || error instanceof DataError || error instanceof SettingsError;
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(known ? `${message}\nSee --help.\n` : `${message}\n`);
  process.exitCode = known ? 2 : 1;
});
