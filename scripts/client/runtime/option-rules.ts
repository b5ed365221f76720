import { isExact } from './exact.ts';
import { invalidArgument } from './invalid-argument.ts';
import { isRecord } from './is-record.ts';
import type { ClientOptions, Limits, ListOptions } from './options.ts';
import { isSchema } from './standard-schema.ts';

/** What an option must be. */
export interface Rule {
  /** In words, after "must be". */
  readonly expected: string;
  readonly fits: (value: unknown) => boolean;
}

/** The rule of a whole number. */
export const wholeFrom = (least: number): Rule => ({
  expected: `a whole number from ${least}`,
  fits: (value) => Number.isInteger(value) && Number(value) >= least,
});

function countFrom(least: number): Rule {
  const { expected, fits } = wholeFrom(least);
  return { expected: `${expected}, or Infinity`, fits: (value) => value === Infinity || fits(value) };
}
const duration: Rule = {
  expected: 'a number of milliseconds above 0, or Infinity for no limit',
  fits: (value) => typeof value === 'number' && value > 0,
};
/** The rule of what is called. */
export const aFunction: Rule = { expected: 'a function', fits: (value) => typeof value === 'function' };
const flag: Rule = { expected: 'true or false', fits: (value) => typeof value === 'boolean' };
/** Of other objects (Headers, URLSearchParams, a Map) nothing would be sent, because their values are no members. */
export const record: Rule = {
  expected:
    'a plain object with a value for each name; make one of a Headers, URLSearchParams or Map with Object.fromEntries()',
  fits: (value) => isRecord(value) && isPlain(value),
};

/** Whether an object is of no class, also one of another realm. */
function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value) as object | null;
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function isAddress(value: string): boolean {
  try {
    return new URL(value).hostname !== '';
  } catch {
    return false;
  }
}

const limitRules: Record<keyof Limits, Rule> = {
  timeout: duration,
  totalTimeout: duration,
  maxRetries: countFrom(0),
  maxWait: {
    expected: 'a number of milliseconds from 0, or Infinity for no limit',
    fits: (value) => typeof value === 'number' && value >= 0,
  },
  retryRateLimitedPost: flag,
  languages: {
    expected: "a list of language codes, such as ['en_GB'], or left out for the account's language",
    fits: (value) =>
      Array.isArray(value) &&
      value.length > 0 &&
      value.every((code) => typeof code === 'string' && /^\w+$/.test(code)),
  },
};

/** What a key can be made of: the characters of a header, beginning with a visible one. */
export const keyRule: Rule = {
  expected:
    'the API key, in one line, without spaces around it and without characters beyond Latin-1, or a function that gives it; see where you read it from',
  fits: (value) => typeof value === 'string' && /^[!-\xff]([ -\xff]*[!-\xff])?$/.test(value),
};

/** Rules of the options of a client. */
export const clientRules: Record<keyof ClientOptions, Rule> = {
  ...limitRules,
  baseUrl: {
    expected: "the absolute http or https address of the account's region, without user, query or fragment",
    fits: (value) =>
      typeof value === 'string' && /^https?:\/\/[^?#@\\\s/][^?#@\\\s]*$/i.test(value) && isAddress(value),
  },
  apiKey: { ...keyRule, fits: (value) => typeof value === 'function' || keyRule.fits(value) },
  concurrency: countFrom(1),
  fetch: aFunction,
  dangerouslyAllowBrowser: flag,
};

/** Rules of the options of a call, or of a list. */
export const callRules: Record<keyof ListOptions | 'as', Rule> = {
  ...limitRules,
  as: {
    expected: "'xml', a Standard Schema, or exact()",
    fits: (value) => value === 'xml' || isExact(value) || isSchema(value),
  },
  signal: {
    expected: 'an AbortSignal, such as `controller.signal`',
    fits: (value) => typeof (Object(value) as AbortSignal).aborted === 'boolean',
  },
  ifNoneMatch: {
    expected: 'an entity tag as `meta.etag` gives it',
    fits: (value) => typeof value === 'string' && /^[!-\xff]+$/.test(value),
  },
  query: record,
  headers: record,
  limit: countFrom(0),
  concurrency: countFrom(1),
};

/**
 * Checks options; what is undefined is as if it were not there.
 *
 * @param options as they were given
 * @param rules by name; an option without one is not looked at
 * @throws GrantManagementError of kind `InvalidArgument` that names the option and what it must be
 */
export function checkOptions(options: object, rules: Readonly<Record<string, Rule>>): void {
  for (const [name, value] of Object.entries(options)) {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (value === undefined) continue;
    if (rule) checkRequired(name, value, rule);
    else refuseMisspelt(name, value, Object.keys(rules));
  }
}

/** Refuses a name that is almost that of an option. What is like none is left alone: objects can hold more than options. */
function refuseMisspelt(name: string, value: unknown, known: readonly string[]): void {
  const plain = plainName(name);
  const meant = known.find((option) => {
    const other = plainName(option);
    const isPart =
      Math.min(plain.length, other.length) >= 5 && (other.includes(plain) || plain.includes(other));
    const isTypo = differInOne(plain, other) || sorted(plain) === sorted(other);
    return plain === other || isPart || (other.length >= 5 && isTypo);
  });
  if (meant !== undefined)
    throw invalidArgument(name, `left out, because there is no such option; ${meant} may be meant`, value);
}

function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[_-]/g, '');
}

function sorted(name: string): string {
  const letters = [...name];
  letters.sort();
  return letters.join('');
}

/** Whether a letter is too much, missing or another one. */
function differInOne(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  const rest = long.slice(at + 1);
  return rest === short.slice(at) || rest === short.slice(at + 1);
}

/** Checks a value that must be there. */
export function checkRequired(name: string, value: unknown, rule: Rule): void {
  if (!rule.fits(value)) throw invalidArgument(name, rule.expected, value);
}

/** The first object with what the second says otherwise; what that says is undefined is left. */
export function merge<T extends object, U extends object>(base: T, over: U): T | (T & U) {
  const said = Object.entries(over).filter(([, value]) => value !== undefined);
  return said.length === 0 ? base : ({ ...base, ...Object.fromEntries(said) } as T & U);
}
