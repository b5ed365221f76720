import { isClientError } from '../errors/errors.ts';
import { invalidArgument } from './check.ts';

/**
 * Serializes a body as a form: files unchanged, arrays as repeated fields, and objects as JSON.
 *
 * @param body an object of fields, or a FormData
 * @throws InvalidArgumentError if it isn't an object, or a form can't express a field
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
 * Serializes a body as JSON.
 *
 * @throws InvalidArgumentError naming a field that JSON can't express, or would convert to null or `{}`
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
      // The value before `toJSON` was applied.
      const original = (this as Record<string, unknown>)[name];
      const expected = expectedInstead(original, value, Array.isArray(this));
      if (expected !== undefined) throw invalidArgument(path, expected, original);
      return value;
    });
  } catch (error) {
    if (isClientError(error)) throw error;
    cause = error;
  }
  if (text !== undefined) return text;
  const error = invalidArgument('body', 'JSON, without a reference to itself', body);
  if (cause !== undefined) error.cause = cause;
  throw error;
}

/** Objects that JSON can represent. Others, such as a Promise, a Map, an Error or a Blob, would become `{}`. */
const jsonClasses = /^\[object (Object|Array|String|Number|Boolean)\]$/;

/** Describes the expected value if JSON would silently change the given one. Dropping an undefined field is fine. */
function expectedInstead(original: unknown, value: unknown, isItem: boolean): string | undefined {
  const tag = Object.prototype.toString.call(value);
  if (tag === '[object Number]' && !Number.isFinite(Number(value))) return 'a finite number';
  const isObject = typeof original === 'object' && original !== null;
  if (original instanceof Date && value === null) return 'a valid date';
  const isLost = isObject ? !jsonClasses.test(tag) : isItem && value === undefined;
  const hasNoJson = isItem && ['function', 'symbol'].includes(typeof value);
  return isLost || hasNoJson || typeof value === 'bigint'
    ? 'plain JSON, not a BigInt, Promise, Map or the like'
    : undefined;
}
