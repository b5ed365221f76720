import { invalidArgument } from './invalid-argument.ts';
import type { ClientOptions, ListOptions } from './options.ts';

/** What the value of an option must be. */
export interface Rule {
  /** In words, after "must be". */
  readonly expected: string;
  readonly fits: (value: unknown) => boolean;
}

/** A whole number of at least `least`, or Infinity. */
export const count = (least: number): Rule => ({
  expected: `a whole number from ${least}, or Infinity`,
  fits: (value) => value === Infinity || wholeFrom(least).fits(value),
});

/** A whole number of at least `least`. */
export function wholeFrom(least: number): Rule {
  return {
    expected: `a whole number from ${least}`,
    fits: (value) => Number.isInteger(value) && Number(value) >= least,
  };
}

const duration: Rule = {
  expected: 'milliseconds above 0, or Infinity for no limit',
  fits: (value) => typeof value === 'number' && value > 0,
};

const plainObject: Rule = {
  expected: 'a plain object',
  fits: (value) => Object.prototype.toString.call(value) === '[object Object]',
};

/** A key consists of the characters of a header, and neither begins nor ends with a space. */
export const keyRule: Rule = {
  expected: 'the API key, on one line, without spaces around it, or a function that returns it',
  fits: (value) => typeof value === 'string' && /^[!-\xff]([ -\xff]*[!-\xff])?$/.test(value),
};

/** What the compiler can't check: numbers, and what is sent in a header. */
const commonRules: Readonly<Record<string, Rule>> = {
  timeout: duration,
  totalTimeout: duration,
  maxRetries: count(0),
  maxWait: {
    expected: 'milliseconds from 0, or Infinity for no limit',
    fits: (value) => typeof value === 'number' && value >= 0,
  },
  concurrency: count(1),
  // The names and values are checked where they are sent.
  headers: plainObject,
  languages: {
    expected: "an array of language codes, such as ['en_GB']",
    fits: (value) =>
      Array.isArray(value) &&
      value.length > 0 &&
      value.every((code) => typeof code === 'string' && /^\w+$/.test(code)),
  },
};

const clientRules = {
  baseUrl: {
    expected: 'an absolute http or https URL without user, query or fragment',
    fits: (value: unknown) =>
      typeof value === 'string' && /^https?:\/\/[^?#@\\\s/][^?#@\\\s]*$/i.test(value) && isUrl(value),
  },
  fetch: { expected: 'a function like the global fetch', fits: isFunction },
  apiKey: { ...keyRule, fits: (value: unknown) => typeof value === 'function' || keyRule.fits(value) },
};

const callRules: Readonly<Record<string, Rule>> = {
  ...commonRules,
  limit: count(0),
  signal: {
    expected: 'an AbortSignal, such as the `signal` of an AbortController',
    fits: (value) => {
      const { aborted, addEventListener, removeEventListener } = Object(value) as Partial<AbortSignal>;
      return typeof aborted === 'boolean' && [addEventListener, removeEventListener].every(isFunction);
    },
  },
  ifNoneMatch: {
    expected: 'an entity tag as `meta.etag` has it',
    fits: (value) => typeof value === 'string' && /^[!-\xff]+$/.test(value),
  },
};

/** Checks the options of a client. */
export function checkClientOptions(options: ClientOptions): void {
  checkOptions(options, { ...commonRules, fetch: clientRules.fetch });
  for (const name of ['baseUrl', 'apiKey'] as const) checkRequired(name, options[name], clientRules[name]);
}

/** Checks the options of a call or a list. */
export function checkCallOptions(options: ListOptions): void {
  checkOptions(options, callRules);
}

/** Undefined stands for an option that isn't there. */
export function checkOptions(options: object, rules: Readonly<Record<string, Rule>>): void {
  checkRequired('options', options, plainObject);
  for (const [name, value] of Object.entries(options))
    if (value !== undefined && Object.hasOwn(rules, name)) checkRequired(name, value, rules[name] as Rule);
}

/** Checks a value that must be there. */
export function checkRequired(name: string, value: unknown, rule: Rule): void {
  if (!rule.fits(value)) throw invalidArgument(name, rule.expected, value);
}

/** The first object with what the second one sets; undefined sets nothing. */
export function merge<T extends object, U extends object>(base: T, over: U): T | (T & U) {
  const set = Object.entries(over).filter(([, value]) => value !== undefined);
  return set.length === 0 ? base : ({ ...base, ...Object.fromEntries(set) } as T & U);
}

function isFunction(value: unknown): boolean {
  return typeof value === 'function';
}

function isUrl(value: string): boolean {
  try {
    return new URL(value).hostname !== '';
  } catch {
    return false;
  }
}
