import { isOwnError } from '../errors/errors.ts';
import { invalidArgument } from './invalid-argument.ts';

/** What JSON writes as it is. Of others, such as a Promise, a Map, an Error or a Blob, it writes `{}`. */
const jsonClasses = /^\[object (Object|Array|String|Number|Boolean)\]$/;

/**
 * Writes a body as a form: files as they are, lists as repeated fields, and objects as JSON.
 *
 * @param body its fields, or a form that a user made
 * @throws InvalidArgumentError if it's no object, or names a field that a form can't express
 */
export function formOf(body: unknown): FormData {
  if (typeof FormData === 'function' && body instanceof FormData) return body;
  if (typeof body !== 'object' || body === null) throw invalidArgument('body', 'an object of fields', body);
  const form = new FormData();
  for (const [name, values] of Object.entries(body))
    for (const value of [values].flat() as unknown[]) {
      if (value === undefined) continue;
      if (value instanceof Blob) form.append(name, value);
      else if (typeof value === 'object' && value !== null)
        form.append(name, new Blob([bodyText(value)], { type: 'application/json' }));
      else if (typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value))
        form.append(name, String(value));
      else throw invalidArgument(`body.${name}`, 'a string, a finite number, a boolean or a Blob', value);
    }
  return form;
}

/**
 * Writes a body as JSON, as it is now.
 *
 * @throws InvalidArgumentError that names the field which JSON can't express, or would turn into null or `{}`
 */
export function bodyText(body: unknown): string {
  const paths = new WeakMap<object, string>();
  let text: string | undefined;
  let cause: unknown;
  try {
    text = JSON.stringify(body, function check(this: object, name: string, value: unknown) {
      const parent = paths.get(this);
      const path = parent === undefined ? 'body' : `${parent}.${name}`;
      if (typeof value === 'object' && value !== null) paths.set(value, path);
      // What it was before its `toJSON`.
      refuseLoss(path, (this as Record<string, unknown>)[name], value, Array.isArray(this));
      return value;
    });
  } catch (error) {
    if (isOwnError(error)) throw error;
    // The engine names fields there, and no values; what a `toJSON` throws is the user's own.
    cause = error;
  }
  if (text !== undefined) return text;
  throw invalidArgument('body', 'JSON, without a reference to itself', body, cause);
}

/** Refuses what JSON changes in silence. A field that is undefined is left out, as everybody expects. */
function refuseLoss(path: string, original: unknown, value: unknown, isItem: boolean): void {
  const refuse = (expected: string): never => {
    throw invalidArgument(path, expected, original);
  };
  if (Object.prototype.toString.call(value) === '[object Number]' && !Number.isFinite(Number(value)))
    refuse('a finite number');
  const isObject = typeof original === 'object' && original !== null;
  if (isObject && (value === null || value === undefined))
    refuse(original instanceof Date ? 'a valid date' : 'a value that has a JSON form');
  if (isItem && ['undefined', 'function', 'symbol'].includes(typeof value))
    refuse('a value, because JSON writes null for it');
  if (typeof value === 'bigint') refuse('a number or a text, because JSON has no BigInt');
  if (isObject && !jsonClasses.test(Object.prototype.toString.call(value)))
    refuse('plain JSON; await a promise, and convert what has entries with Object.fromEntries()');
}
