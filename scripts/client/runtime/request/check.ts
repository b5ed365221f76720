import { InvalidArgumentError } from '../errors/errors.ts';

/**
 * Creates the error for an invalid argument. It doesn't quote strings, which could be the key.
 *
 * @param expected what the argument must be, in words
 */
export function invalidArgument(name: string, expected: string, value: unknown): InvalidArgumentError {
  return new InvalidArgumentError(name, { message: `must be ${expected}; got ${inWords(value)}.` });
}

function inWords(value: unknown): string {
  if (typeof value === 'string') return `a string of length ${value.length}`;
  if (typeof value === 'object' && value !== null) return value.constructor?.name ?? 'an object';
  return typeof value === 'function' || typeof value === 'symbol' ? `a ${typeof value}` : String(value);
}

/** A requirement: a description to follow "must be", and a predicate. */
export type Rule = readonly [expected: string, fits: (value: unknown) => boolean];

export function check(name: string, value: unknown, [expected, fits]: Rule): void {
  if (!fits(value)) throw invalidArgument(name, expected, value);
}

/** Requires an integer of at least `min`. */
export function integerFrom(min: number): Rule {
  return [`an integer of at least ${min}`, (value) => Number.isInteger(value) && Number(value) >= min];
}

/** Requires an integer of at least `min`, or Infinity. */
export function count(min: number): Rule {
  const [expected, isValid] = integerFrom(min);
  return [`${expected}, or Infinity`, (value) => value === Infinity || isValid(value)];
}

const matching =
  (pattern: RegExp) =>
  (value: unknown): boolean =>
    typeof value === 'string' && pattern.test(value);

/** A valid header value without spaces at either end. */
const isKey = matching(/^[!-\xff]([ -\xff]*[!-\xff])?$/);
const keyInWords = 'the API key, on one line, without spaces around it, or a function that returns it';
const isBaseUrl = matching(/^https?:\/\/[^?#@\\\s/][^?#@\\\s]*$/i);

function isUrl(value: string): boolean {
  try {
    return new URL(value).hostname !== '';
  } catch {
    return false;
  }
}

const duration: Rule = [
  'a number of milliseconds above 0, or Infinity for no limit',
  (value) => typeof value === 'number' && value > 0,
];

/** Rules that TypeScript can't check, such as for numbers, URLs and headers. */
const rules = new Map<string, Rule>(
  Object.entries({
    baseUrl: [
      'an absolute http or https URL without user, query or fragment',
      (value) => isBaseUrl(value) && isUrl(String(value)),
    ],
    apiKey: [keyInWords, (value) => typeof value === 'function' || isKey(value)],
    timeout: duration,
    totalTimeout: duration,
    maxRetries: count(0),
    maxWait: [
      'a number of milliseconds of at least 0, or Infinity for no limit',
      (value) => typeof value === 'number' && value >= 0,
    ],
    concurrency: count(1),
    limit: count(0),
    languages: [
      "an array of language codes, such as ['en_GB']",
      (value) => Array.isArray(value) && value.length > 0 && value.every(matching(/^\w+$/)),
    ],
    // An invalid signal would fail after the request was sent, and look like a lost connection.
    signal: [
      'an AbortSignal, such as the `signal` of an AbortController',
      (value) => {
        const { aborted, addEventListener } = Object(value) as Partial<AbortSignal>;
        return typeof aborted === 'boolean' && typeof addEventListener === 'function';
      },
    ],
    ifNoneMatch: ['an entity tag, such as `meta.etag`', matching(/^[!-\xff]+$/)],
  } satisfies Record<string, Rule>),
);

export function checkOption(name: string, value: unknown): void {
  const rule = rules.get(name);
  if (rule) check(name, value, rule);
}

/** Checks options. Undefined values count as missing. */
export function checkOptions(options: object): void {
  for (const [name, value] of Object.entries(options)) if (value !== undefined) checkOption(name, value);
}

/** Checks the key that a function returned. */
export function checkKey(key: unknown): asserts key is string {
  check('apiKey', key, [keyInWords, isKey]);
}

/** Merges options. Undefined values don't override. */
export function merge<T extends object, U extends object>(base: T, over: U): T | (T & U) {
  const set = Object.entries(over).filter(([, value]) => value !== undefined);
  return set.length === 0 ? base : ({ ...base, ...Object.fromEntries(set) } as T & U);
}
