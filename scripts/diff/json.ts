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

/** True if a value is a multiple of a step. Tolerates rounding: 0.07 / 0.01 isn't a whole number in floating point. */
export function isMultiple(value: number, step: number): boolean {
  const quotient = value / step;
  return Math.abs(quotient - Math.round(quotient)) <= 2 * Number.EPSILON * Math.abs(quotient);
}

/** Formats names for a sentence: `a`, `b` and 3 more. */
export function quoteList(names: readonly string[], max = 6): string {
  const shown = names.slice(0, max).map((name) => `\`${name}\``);
  const rest = names.length - shown.length;
  if (rest > 0) return `${shown.join(', ')} and ${rest} more`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/** Formats values for a sentence, with strings unquoted. */
export function quoteValues(values: readonly Json[]): string {
  return quoteList(values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))));
}

/** Formats a value for a sentence, shortened to 60 characters. */
export function showValue(value: Json | undefined): string {
  const text = value === undefined ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value);
  return `\`${text.length > 60 ? `${text.slice(0, 57)}…` : text}\``;
}
