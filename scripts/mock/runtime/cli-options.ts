import { parseArgs } from 'node:util';
import type { InterfaceFacts } from './interface-facts.ts';
import type { KeyKind, LogFormat, MockOptions } from './api.ts';
import { isKey, isKeyKind, keyKinds } from './keys.ts';
import { logFormats } from './request-logger.ts';
import { isBasePath, isHostName } from './start-options.ts';

/** A command line that cannot be understood; the message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** How a mock is run from the command line. */
export interface StartCommand {
  readonly kind: 'start';
  readonly options: MockOptions;
  /** File that gets the address as soon as the mock answers. */
  readonly readyFile: string | undefined;
  /** Whether the mock ends when the process that has started it has ended. */
  readonly exitWithParent: boolean;
  /** The command that the mock is started for, with its arguments; empty when there is none. */
  readonly command: readonly string[];
}

/** What the command line asks for. */
export type Command = { readonly kind: 'help' } | { readonly kind: 'version' } | StartCommand;

const defaultPort = 4010;

/**
 * Reads the command line.
 *
 * @throws UsageError when there is an unknown flag or a value that does not fit
 */
export function readCommand(args: readonly string[], facts: InterfaceFacts): Command {
  const end = args.indexOf('--');
  const command = end < 0 ? [] : args.slice(end + 1);
  if (end >= 0 && command.length === 0)
    throw new UsageError('-- must be followed by the command that the mock is started for.');
  const values = parse(end < 0 ? args : args.slice(0, end));
  if (values.help) return { kind: 'help' };
  if (values.version) return { kind: 'version' };
  // Between the lines of a command, those of the mock are noise.
  const wanted = values.log ?? (command.length > 0 ? 'off' : 'pretty');
  const log = logFormats.find((each) => each === wanted);
  if (!log) throw new UsageError(`--log must be one of ${logFormats.join(', ')}.`);
  if (values.host === '') throw new UsageError('--host must be an address, such as 127.0.0.1.');
  if (values.data === '') throw new UsageError('--data must be the path of a file.');
  if (values['ready-file'] === '') throw new UsageError('--ready-file must be the path of a file.');
  return {
    kind: 'start',
    command,
    readyFile: values['ready-file'],
    exitWithParent: values['exit-with-parent'],
    options: {
      port: numberOf('--port', values.port, 65_535) ?? defaultPort,
      host: values.host,
      basePath: basePathOf(values['base-path']),
      trustProxy: values['trust-proxy'],
      allowedHosts: values['allow-host'].map(hostNameOf),
      static: values.static,
      log: log satisfies LogFormat,
      maintenance: values.maintenance,
      keys: readKeys(values.key),
      ...(values.data === undefined ? {} : { data: values.data }),
      ...optional('latency', numberOf('--latency', values.latency, 600_000)),
      ...optional('rateLimit', numberOf('--rate-limit', values['rate-limit'], Number.MAX_SAFE_INTEGER)),
      ...optional('languages', languagesOf(values.languages, facts)),
    },
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: withNegativeNumbers(args),
      options: {
        port: { type: 'string', short: 'p' },
        host: { type: 'string', default: '127.0.0.1' },
        'base-path': { type: 'string', default: '' },
        'trust-proxy': { type: 'boolean', default: false },
        'allow-host': { type: 'string', multiple: true, default: [] },
        'ready-file': { type: 'string' },
        'exit-with-parent': { type: 'boolean', default: false },
        data: { type: 'string' },
        latency: { type: 'string' },
        'rate-limit': { type: 'string' },
        maintenance: { type: 'boolean', default: false },
        key: { type: 'string', multiple: true, default: [] },
        languages: { type: 'string' },
        static: { type: 'boolean', default: false },
        log: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
        version: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** `--latency -5` as `--latency=-5`, which has a clearer message than that of `parseArgs`, which takes -5 for a flag. */
function withNegativeNumbers(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const flag = joined.at(-1);
    if (/^-\d/.test(arg) && flag !== undefined && /^--[a-z-]+$|^-p$/.test(flag))
      joined.splice(-1, 1, `${flag === '-p' ? '--port' : flag}=${arg}`);
    else joined.push(arg);
  }
  return joined;
}

function readKeys(texts: readonly string[]): Record<string, KeyKind> {
  const keys = texts.map(readKey);
  if (new Set(keys.map(([key]) => key)).size < keys.length)
    throw new UsageError('--key must be given once for each key.');
  return Object.fromEntries(keys);
}

/** A key is never repeated in a message. */
function readKey(text: string): [key: string, kind: KeyKind] {
  const equals = text.lastIndexOf('=');
  const kind = text.slice(equals + 1);
  if (equals < 1 || !isKeyKind(kind))
    throw new UsageError(`--key must be <name>=<kind>, the kind one of ${keyKinds.join(', ')}.`);
  const key = text.slice(0, equals);
  if (!isKey(key)) throw new UsageError('--key: a key must be printable ASCII, since no other can be sent.');
  return [key, kind];
}

function basePathOf(text: string): string {
  if (!isBasePath(text))
    throw new UsageError('--base-path must be a path such as /grants, and not one of the mock itself.');
  return text;
}

function hostNameOf(text: string): string {
  if (!isHostName(text))
    throw new UsageError(
      `--allow-host must be the name of a host without a port, not ${JSON.stringify(text)}.`,
    );
  return text;
}

function languagesOf(text: string | undefined, facts: InterfaceFacts): string[] | undefined {
  if (text === undefined) return undefined;
  const codes = text.split(',').map((code) => code.trim());
  const wrong = codes.find((code) => !facts.languages.includes(code));
  if (wrong !== undefined)
    throw new UsageError(`--languages: ${JSON.stringify(wrong)} is not a locale code of the interface.`);
  return [...new Set(codes)];
}

function numberOf(flag: string, text: string | undefined, maximum: number): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,15}$/.test(text) || Number(text) > maximum)
    throw new UsageError(`${flag} must be a whole number from 0 to ${maximum}, not ${JSON.stringify(text)}.`);
  return Number(text);
}

function optional<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): { [name in Name]?: Value } {
  return value === undefined ? {} : ({ [name]: value } as { [name in Name]?: Value });
}
