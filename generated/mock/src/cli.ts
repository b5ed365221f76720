#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { readFacts } from './assets.ts';
import { outliveReader } from './broken-pipe.ts';
import { readCommand, UsageError } from './cli-options.ts';
import { DataError, SettingsError } from './errors.ts';
import { startMock } from './start-mock.ts';
import { usage } from './usage.ts';

/** The command line: starts a mock and says on stdout, as a line of JSON, where it listens. */
async function main(): Promise<void> {
  outliveReader(process.stdout);
  outliveReader(process.stderr);
  const facts = readFacts();
  const command = readCommand(process.argv.slice(2), facts);
  if (command.kind === 'help') return void process.stdout.write(usage(facts));
  if (command.kind === 'version') return void process.stdout.write(`${ownVersion()}\n`);
  const mock = await startMock(command.options);
  process.stdout.write(`${JSON.stringify({ event: 'listening', url: mock.url, port: mock.port })}\n`);
  void mock.closed.then(() => process.exit(0));
  // A second signal ends the process as it would any other.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void mock.close());
}

function ownVersion(): string {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}

main().catch((error: unknown) => {
  const known = error instanceof UsageError || error instanceof DataError || error instanceof SettingsError;
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(known ? `${message}\nSee --help.\n` : `${message}\n`);
  process.exitCode = known ? 2 : 1;
});
