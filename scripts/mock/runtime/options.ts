import type { Fault, LogFormat, MockOptions, RequestFilter, Settings } from './api.ts';
import { isAdminPath } from './address.ts';
import { SettingsError } from './errors.ts';
import { isPossibleFault } from './faults.ts';
import type { InterfaceFacts } from './interface-facts.ts';
import { asJson, quote } from './json.ts';

/** Options that aren't settings. */
export interface StartOptions {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: URL | undefined;
  readonly data: unknown;
  readonly log: LogFormat;
  readonly now: () => number;
}

/** Practically unlimited, because the real limit isn't documented (GAP-026). */
export const defaultRateLimit = 1_000_000;

/** Maximum delay, in milliseconds. */
const maxDelay = 600_000;

const logFormats: readonly LogFormat[] = ['json', 'pretty', 'off'];

type Check = (value: unknown, name: string, facts: InterfaceFacts) => unknown;

const startChecks: Readonly<Record<keyof StartOptions, Check>> = {
  port: integerFrom(0, 65_535),
  // An empty host would listen on every address of the machine.
  host: checked((value) => typeof value === 'string' && value !== '', 'an address, such as 127.0.0.1'),
  publicUrl: readPublicUrl,
  data: (value) => value,
  log: checked((value) => logFormats.some((each) => each === value), `one of ${logFormats.join(', ')}`),
  now: checked(
    (value) => typeof value === 'function' && isTime((value as () => unknown)()),
    'a function that returns milliseconds since 1970, as Date.now does',
  ),
};

const settingChecks: Readonly<Record<keyof Settings, Check>> = {
  latency: integerFrom(0, maxDelay),
  rateLimit: integerFrom(0, Number.MAX_SAFE_INTEGER),
  retryAfter: checked((value) => typeof value === 'boolean', 'true or false'),
  languages: readLanguages,
  faults: readFaults,
};

/**
 * Validates the options of `startMock`.
 *
 * @throws SettingsError if a name or value is invalid
 */
export function readOptions(
  options: MockOptions | undefined,
  facts: InterfaceFacts,
): { readonly start: StartOptions; readonly settings: Settings } {
  const values = read(options ?? {}, { ...startChecks, ...settingChecks }, facts, 'options');
  const { port = 0, host = '127.0.0.1', publicUrl, data, log = 'off', now = Date.now, ...settings } = values;
  return {
    start: { port, host, publicUrl, data, log, now } as StartOptions,
    settings: {
      latency: 0,
      rateLimit: defaultRateLimit,
      retryAfter: true,
      languages: facts.languages,
      faults: [],
      ...settings,
    },
  };
}

/**
 * Replaces some settings.
 *
 * @param change the settings to replace, unvalidated
 * @throws SettingsError if a name or value is invalid
 */
export function changeSettings(settings: Settings, change: unknown, facts: InterfaceFacts): Settings {
  return { ...settings, ...read(change, settingChecks, facts, 'settings') };
}

/**
 * Returns the operation of a request filter; undefined for all operations.
 *
 * @throws SettingsError if the filter is invalid, because a misspelt name would silently match nothing
 */
export function readFilter(filter: RequestFilter | undefined, facts: InterfaceFacts): string | undefined {
  return read(filter ?? {}, { operation: readOperation }, facts, 'fields of a filter')['operation'] as
    string | undefined;
}

function read(
  input: unknown,
  checks: Readonly<Record<string, Check>>,
  facts: InterfaceFacts,
  what: string,
): Record<string, unknown> {
  if (!isObject(input)) throw new SettingsError(`The ${what} must be an object.`);
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input)) {
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
    if (!check)
      throw new SettingsError(
        `Unknown name ${quote(name)}. The ${what} are ${Object.keys(checks).join(', ')}.`,
      );
    if (value !== undefined) values[name] = check(value, name, facts);
  }
  return values;
}

function checked(isValid: (value: unknown) => boolean, form: string): Check {
  return (value, name) => {
    if (!isValid(value)) throw new SettingsError(`${name} must be ${form}.`);
    return value;
  };
}

function integerFrom(min: number, max: number): Check {
  const isValid = (value: unknown): boolean =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
  return checked(isValid, `an integer from ${min} to ${max}`);
}

/** True if a value is a valid time of a `Date`, in milliseconds. */
function isTime(value: unknown): boolean {
  return typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
}

function readPublicUrl(value: unknown, name: string): URL {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
  const isPlain = url && /^https?:$/.test(url.protocol) && `${url.username}${url.search}${url.hash}` === '';
  if (!isPlain || isAdminPath(url.pathname))
    throw new SettingsError(`${name} must be a base URL, such as https://mock.internal/grants.`);
  return url;
}

function readLanguages(value: unknown, name: string, facts: InterfaceFacts): readonly string[] {
  if (!Array.isArray(value) || value.length === 0)
    throw new SettingsError(`${name} must be a list of locale codes.`);
  for (const code of value as unknown[])
    if (!facts.languages.some((each) => each === code))
      throw new SettingsError(`${name}: ${quote(code)} isn't a locale code of the interface.`);
  return [...new Set(value as string[])];
}

function readOperation(value: unknown, _: string, { operations }: InterfaceFacts): unknown {
  if (operations.some(({ id }) => id === value)) return value;
  throw new SettingsError(
    `Unknown operation ${quote(value)}. Use one of ${operations.map(({ id }) => id).join(', ')}.`,
  );
}

function readCondition(value: unknown, _: string, { conditions }: InterfaceFacts): unknown {
  if (conditions.some(({ id }) => id === value)) return value;
  throw new SettingsError(
    `Unknown error condition ${quote(value)}. Use one of ${conditions.map(({ id }) => id).join(', ')}.`,
  );
}

function readHeaders(value: unknown, name: string): unknown {
  if (!isObject(value)) throw new SettingsError(`${name} must be an object of HTTP headers.`);
  const entries = Object.entries(value).map(([header, text]) => [header, String(text)] as const);
  for (const [header, text] of entries) {
    if (/^(?:content-length|transfer-encoding)$/i.test(header))
      throw new SettingsError(`${name} can't have ${header}, because the mock computes it from the body.`);
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(header) || !/^[\t\x20-\x7e\x80-\xff]*$/.test(text))
      throw new SettingsError(`${name} has ${quote(header)}, which isn't a valid HTTP header.`);
  }
  return Object.fromEntries(entries);
}

/** Validates a body now, because it is only serialized when it is sent. */
function readBody(value: unknown, name: string): unknown {
  if (typeof value === 'string') return value;
  try {
    const json = asJson(value);
    if (json !== undefined) return json;
  } catch (error) {
    throw new SettingsError(`${name} can't be written as JSON: ${String(error)}`);
  }
  throw new SettingsError(`${name} must be a string or a JSON value.`);
}

function readPath(value: unknown, name: string): unknown {
  const isPath =
    typeof value === 'string' &&
    value.startsWith('/') &&
    URL.canParse(value, 'http://mock') &&
    new URL(value, 'http://mock').pathname === value;
  if (!isPath || isAdminPath(value))
    throw new SettingsError(`${name} must be a path without query, such as /orders.`);
  return value;
}

/** Fields of each kind of fault besides `kind`, `times` and `operation`. `!` marks required fields. */
const faultKinds: Readonly<Record<Fault['kind'], Readonly<Record<string, Check>>>> = {
  slow: { 'delay!': integerFrom(0, maxDelay) },
  reset: {},
  'lost-response': {},
  truncated: {},
  condition: { 'condition!': readCondition },
  response: {
    'status!': integerFrom(200, 599),
    headers: readHeaders,
    body: readBody,
    path: readPath,
  },
};

function readFaults(value: unknown, name: string, facts: InterfaceFacts): readonly Fault[] {
  if (!Array.isArray(value)) throw new SettingsError(`${name} must be a list.`);
  return (value as unknown[]).map((fault, index) => readFault(fault, `${name}[${index}]`, facts));
}

function readFault(fault: unknown, place: string, facts: InterfaceFacts): Fault {
  if (!isObject(fault)) throw new SettingsError(`${place} must be an object.`);
  const kinds = Object.keys(faultKinds);
  if (!kinds.some((kind) => kind === fault['kind']))
    throw new SettingsError(`${place}.kind must be one of ${kinds.join(', ')}.`);
  const kind = fault['kind'] as Fault['kind'];
  const kindChecks = Object.entries(faultKinds[kind]);
  const checks: Record<string, Check> = {
    kind: (value) => value,
    operation: readOperation,
    times: integerFrom(1, Number.MAX_SAFE_INTEGER),
    ...Object.fromEntries(kindChecks.map(([name, check]) => [name.replace('!', ''), check])),
  };
  try {
    const values = read(fault, checks, facts, `fields of a ${kind} fault`) as unknown as Fault;
    const missing = kindChecks
      .find(([name]) => name.endsWith('!') && !(name.slice(0, -1) in values))?.[0]
      .slice(0, -1);
    if (missing !== undefined) throw new SettingsError(`A ${kind} fault needs ${missing}.`);
    if (values.path !== undefined && values.operation !== undefined)
      throw new SettingsError('A fault can have a path or an operation, not both.');
    const named = facts.operations.find((each) => each.id === values.operation);
    if (named && !isPossibleFault(values, named))
      throw new SettingsError(`${named.id} never responds with ${quote(fault['condition'])}.`);
    return { ...values, times: values.times ?? 1 };
  } catch (error) {
    throw error instanceof SettingsError ? new SettingsError(`${place}: ${error.message}`) : error;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
