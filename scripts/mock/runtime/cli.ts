#!/usr/bin/env node
import type { MockServer } from './api.ts';
import { ownVersion, readFacts } from './assets.ts';
import { outliveReader } from './broken-pipe.ts';
import { readCommand, type StartCommand, UsageError } from './cli-options.ts';
import { DataError, SettingsError } from './errors.ts';
import { onNpmsEnd, onParentsEnd } from './parent.ts';
import { ReadyFile } from './ready-file.ts';
import { runCommand } from './run-command.ts';
import { onEndings } from './signals.ts';
import { startMock } from './start-mock.ts';
import { usage } from './usage.ts';

/** What the mock ends with: 1 when it could not do what it was started for, 2 when it was told something wrong. */
const exitCodes = { failed: 1, refused: 2 } as const;

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
  const watch = exitWithParent ? onParentsEnd : command.length > 0 ? onNpmsEnd : undefined;
  // At once, because the parent may end before the mock answers.
  const parentsEnd = watch && new Promise<void>(watch);
  const file = readyFile === undefined ? undefined : new ReadyFile(readyFile);
  const mock = await startMock(options);
  // What sees that the mock answers may tell it to stop at once, so it listens for that first.
  if (command.length === 0) closeOnSignals(mock, file);
  try {
    file?.write(mock.url);
  } catch (error) {
    await mock.close();
    throw error;
  }
  if (command.length > 0) return runFor(command, mock, { file, parentsEnd });
  void parentsEnd?.then(() => mock.close());
  process.stdout.write(`${JSON.stringify({ event: 'listening', url: mock.url, port: mock.port })}\n`);
  await mock.closed;
  file?.remove();
  process.exit(0);
}

function closeOnSignals(mock: MockServer, file: ReadyFile | undefined): void {
  const stopListening = onEndings(
    () => void mock.close(),
    (signal) => {
      // It ends the process as it would any other.
      stopListening();
      file?.remove();
      process.kill(process.pid, signal);
    },
  );
}

/** What is said when the command outlives what it needs. */
const endedFirst = {
  mock: 'The mock has ended while the command ran. The command is ended too.\n',
  parent: 'What started the mock has ended while the command ran. The command is ended too.\n',
} as const;

interface Beside {
  readonly file: ReadyFile | undefined;
  /** Settles when what has started the mock has ended; undefined when nobody looks. */
  readonly parentsEnd: Promise<void> | undefined;
}

/**
 * Runs a command, stops the mock when it has ended, and ends as the command has. When the mock or what has started it ends
 * first, the command is ended too.
 */
async function runFor(
  command: readonly string[],
  mock: MockServer,
  { file, parentsEnd }: Beside,
): Promise<void> {
  const running = runCommand(command, { GRANT_MANAGEMENT_MOCK_URL: mock.url });
  const first = await Promise.race([
    running.status,
    mock.closed.then(() => 'mock' as const),
    ...(parentsEnd ? [parentsEnd.then(() => 'parent' as const)] : []),
  ]);
  file?.remove();
  if (typeof first === 'string') {
    process.stderr.write(endedFirst[first]);
    await running.end();
  }
  await Promise.race([mock.close(), new Promise((resolve) => setTimeout(resolve, 1_000).unref())]);
  process.exit(typeof first === 'string' ? exitCodes.failed : first);
}

main().catch((error: unknown) => {
  const known = error instanceof UsageError || error instanceof DataError || error instanceof SettingsError;
  const message = error instanceof Error ? error.message : String(error);
  // What is wrong in a file of data is not in the help.
  const help = known && !(error instanceof DataError) ? 'See --help.\n' : '';
  process.stderr.write(`${message}\n${help}`);
  process.exitCode = known ? exitCodes.refused : exitCodes.failed;
});
