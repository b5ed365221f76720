#!/usr/bin/env node
import { existsSync, lstatSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import type { MockOptions, MockServer } from './api.ts';
import { packageVersion, readFacts } from './assets.ts';
import { DataError, SettingsError } from './errors.ts';
import { onStopSignals, ignoreClosedPipe } from './process.ts';
import { runCommand } from './run-command.ts';
import { startMock } from './start-mock.ts';
import { later } from './timers.ts';
import { usage } from './usage.ts';

/** Exit codes: 1 if the mock failed, 2 for invalid options. */
const exitCodes = { failed: 1, refused: 2 } as const;

const flags = {
  port: { type: 'string', short: 'p', default: '4010' },
  host: { type: 'string' },
  'public-url': { type: 'string' },
  'ready-file': { type: 'string' },
  data: { type: 'string' },
  latency: { type: 'string' },
  'rate-limit': { type: 'string' },
  'no-retry-after': { type: 'boolean' },
  languages: { type: 'string' },
  log: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

/** The command line: starts a mock, then prints its URL or runs a command. */
async function main(): Promise<void> {
  ignoreClosedPipe(process.stdout);
  ignoreClosedPipe(process.stderr);
  const args = process.argv.slice(2);
  const end = args.indexOf('--');
  const command = end < 0 ? [] : args.slice(end + 1);
  if (end >= 0 && command.length === 0) throw new SettingsError('Add a command after --, or remove --.');
  const values = parse(end < 0 ? args : args.slice(0, end));
  if (values.help) return void process.stdout.write(usage(readFacts()));
  if (values.version) return void process.stdout.write(`${packageVersion()}\n`);
  // Log lines would mix with the command's output.
  const log = values.log ?? (command.length > 0 ? 'off' : 'pretty');
  const options = {
    port: numberIn(values.port),
    host: values.host,
    publicUrl: values['public-url'],
    data: values.data,
    latency: numberIn(values.latency),
    rateLimit: numberIn(values['rate-limit']),
    retryAfter: values['no-retry-after'] ? false : undefined,
    languages: values.languages?.split(',').map((code) => code.trim()),
    log,
  };
  // `startMock` validates the options.
  await start(options as MockOptions, values['ready-file'], command);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: flags }).values;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL')
      throw new SettingsError('Add -- before the command: grant-management-mock --port 0 -- npm test.');
    throw new SettingsError(error instanceof Error ? error.message : String(error));
  }
}

/** Parses a number. Returns other text unchanged, which `startMock` rejects. */
function numberIn(text: string | undefined): string | number | undefined {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : text;
}

async function start(options: MockOptions, readyFile: string | undefined, command: string[]): Promise<void> {
  if (readyFile !== undefined) clearReadyFile(readyFile);
  const mock = await startMock(options);
  // Register handlers first, because a signal may arrive as soon as the mock responds.
  if (command.length === 0) closeOnSignals(mock, readyFile);
  if (readyFile !== undefined) writeReadyFile(readyFile, mock.url);
  if (command.length > 0) return runFor(command, mock, readyFile);
  process.stdout.write(`${JSON.stringify({ event: 'listening', url: mock.url, port: mock.port })}\n`);
  await mock.closed;
  removeReadyFile(readyFile, mock.url);
  process.exit(0);
}

function closeOnSignals(mock: MockServer, readyFile: string | undefined): void {
  const stopListening = onStopSignals(
    () => void mock.close(),
    (signal) => {
      // Without a listener, the signal ends the process as usual.
      stopListening();
      removeReadyFile(readyFile, mock.url);
      process.kill(process.pid, signal);
    },
  );
}

/** Removes the ready file of a previous mock. */
function clearReadyFile(file: string): void {
  if (file === '' || !existsSync(dirname(file)))
    throw new SettingsError(
      `The folder of --ready-file ${JSON.stringify(file)} doesn't exist. Create it first.`,
    );
  const isOther = lstatSync(file, { throwIfNoEntry: false })?.isFile() === false;
  if (isOther) throw new SettingsError(`${file} isn't a regular file. Pass another --ready-file.`);
  rmSync(file, { force: true });
}

/** Writes the URL atomically, so that readers never see a partial file. */
function writeReadyFile(file: string, url: string): void {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, `${url}\n`);
  renameSync(part, file);
}

/** Removes the ready file, unless another mock has overwritten it. */
function removeReadyFile(file: string | undefined, url: string): void {
  try {
    if (file !== undefined && readFileSync(file, 'utf8') === `${url}\n`) rmSync(file);
  } catch {
    // Already removed.
  }
}

/** Runs a command, then stops the mock and exits with the command's status, or with 1 if the mock stops first. */
async function runFor(
  command: readonly string[],
  mock: MockServer,
  readyFile: string | undefined,
): Promise<void> {
  const running = runCommand(command, { GRANT_MANAGEMENT_MOCK_URL: mock.url });
  const first = await Promise.race([running.status, mock.closed]);
  removeReadyFile(readyFile, mock.url);
  if (first === undefined) {
    process.stderr.write('The mock stopped, so the running command is stopped too.\n');
    await running.end();
  }
  await Promise.race([mock.close(), new Promise<void>((resolve) => later(1_000, resolve))]);
  process.exit(first ?? exitCodes.failed);
}

main().catch((error: unknown) => {
  const isRefused = error instanceof SettingsError || error instanceof DataError;
  const message = error instanceof Error ? error.message : String(error);
  // Don't point to the help for data files, which it doesn't explain.
  process.stderr.write(`${message}\n${error instanceof SettingsError ? 'See --help.\n' : ''}`);
  process.exit(isRefused ? exitCodes.refused : exitCodes.failed);
});
