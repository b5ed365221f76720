import type { LogFormat, MockOptions } from './api.ts';
import { isAdminPath } from './admin-path.ts';
import { SettingsError } from './errors.ts';
import { logFormats } from './request-logger.ts';

/** Options of a start, apart from the settings. */
export interface StartOptions {
  readonly port: number;
  readonly host: string;
  readonly basePath: string;
  readonly trustProxy: boolean;
  readonly allowedHosts: readonly string[];
  readonly data: unknown;
  readonly static: boolean;
  readonly log: LogFormat;
  readonly now: () => number;
}

const byDefault: StartOptions = {
  port: 0,
  host: '127.0.0.1',
  basePath: '',
  trustProxy: false,
  allowedHosts: [],
  data: undefined,
  static: false,
  log: 'off',
  now: Date.now,
};

const checks: {
  readonly [name in keyof StartOptions]?: readonly [isValid: (value: unknown) => boolean, form: string];
} = {
  port: [
    (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 65_535,
    'a whole number from 0 to 65535',
  ],
  // An empty one would be every address of the machine.
  host: [(value) => typeof value === 'string' && value !== '', 'an address, such as 127.0.0.1'],
  basePath: [
    (value) => typeof value === 'string' && isBasePath(value),
    'a path such as /grants, and not one of the mock itself',
  ],
  trustProxy: [(value) => typeof value === 'boolean', 'true or false'],
  allowedHosts: [(value) => Array.isArray(value) && value.every(isHostName), 'a list of names of hosts'],
  static: [(value) => typeof value === 'boolean', 'true or false'],
  log: [(value) => logFormats.some((format) => format === value), `one of ${logFormats.join(', ')}`],
  now: [
    (value) => typeof value === 'function' && isTime((value as () => unknown)()),
    'a function that returns milliseconds since 1970, as Date.now does',
  ],
};

/**
 * Whether a text is a base path: none, or parts in plain letters, digits, dots and dashes that are not the mock's own. A
 * slash at the end makes no difference.
 */
export function isBasePath(value: string): boolean {
  return /^(?:\/[\w.~-]*[\w~-][\w.~-]*)*\/?$/.test(value) && !isAdminPath(value);
}

/** Whether a value is a number of milliseconds that a `Date` can have. */
function isTime(value: unknown): boolean {
  return typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
}

function withoutLastSlash(path: string): string {
  return path.replace(/\/$/, '');
}

/** Whether a value is a name of a host, without a port. */
export function isHostName(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]+(?:\.[\w-]+)*$/.test(value);
}

/** Names of the options that are not settings. */
export const startOptionNames: readonly string[] = Object.keys(byDefault);

/**
 * Checks what a mock is started with.
 *
 * @param options what comes from outside
 * @returns the options of the start, each with its value, and the settings as they came
 * @throws SettingsError when an option is not as it should be
 */
export function readStartOptions(options: MockOptions | undefined): {
  readonly start: StartOptions;
  readonly settings: Readonly<Record<string, unknown>>;
} {
  const given: unknown = options === undefined ? {} : options;
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new SettingsError('The options must be an object.');
  const all = Object.entries(given).filter(([, value]) => value !== undefined);
  const own = all.filter(([name]) => startOptionNames.includes(name));
  for (const [name, value] of own) {
    const [isValid, form] = checks[name as keyof StartOptions] ?? [];
    if (isValid && !isValid(value)) throw new SettingsError(`${name} must be ${form}.`);
  }
  const start: StartOptions = { ...byDefault, ...Object.fromEntries(own) };
  return {
    start: { ...start, basePath: withoutLastSlash(start.basePath) },
    settings: Object.fromEntries(all.filter(([name]) => !startOptionNames.includes(name))),
  };
}
