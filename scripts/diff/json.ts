import { isObject, type Json, type JsonObject } from '../model/json.ts';

export { isObject } from '../model/json.ts';

/** The value if it is an object, or else `{}`. */
export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

export function arrayOf(value: unknown): Json[] {
  return Array.isArray(value) ? (value as Json[]) : [];
}

export function stringsOf(value: unknown): string[] {
  return arrayOf(value).filter((item): item is string => typeof item === 'string');
}

/** JSON text with sorted keys, so that equal values have the same text. */
export function canonical(value: Json | undefined): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.keys(value).toSorted();
  return `{${members.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}

/** Compares values regardless of the order of their keys. */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => sameJson(item, b[index]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) if (!Object.hasOwn(b, key) || !sameJson(a[key], b[key])) return false;
  return true;
}

/** Tolerates rounding: 0.07 is a multiple of 0.01, although the quotient of the doubles isn't whole. */
export function isMultiple(value: number, step: number): boolean {
  const quotient = value / step;
  return Math.abs(quotient - Math.round(quotient)) <= 2 * Number.EPSILON * Math.abs(quotient);
}

/** Names for a sentence, such as `a`, `b` and 3 more. */
export function quoteList(names: readonly string[], max = 6): string {
  const shown = names.slice(0, max).map((name) => `\`${name}\``);
  const rest = names.length - shown.length;
  if (rest > 0) return `${shown.join(', ')} and ${rest} more`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/** Values for a sentence, strings without quotes. */
export function quoteValues(values: readonly Json[]): string {
  return quoteList(values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))));
}

/** A short form of a value for a sentence. */
export function showValue(value: Json | undefined): string {
  const text = value === undefined ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value);
  return `\`${text.length > 60 ? `${text.slice(0, 57)}…` : text}\``;
}
