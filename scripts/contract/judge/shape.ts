import { isObject } from '../../model/json.ts';

/** The kind of a map from locale codes to texts, which isn't a JSON type. */
export const translatedText = 'translated text';

/**
 * Returns the kind of a JSON value, without its content.
 *
 * @param locales codes that identify translated text; omit to treat it as a plain object
 */
export function kindOf(value: unknown, locales?: ReadonlySet<string>): string {
  if (locales && isObject(value)) {
    const keys = Object.keys(value);
    if (keys.length > 0 && keys.every((key) => locales.has(key))) return translatedText;
  }
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

/** Maximum number of fields in an object; more are treated as map keys. */
export const maxFields = 60;

/** True if a name follows the API's field naming. Anything else may be data, such as a person's name used as a key. */
export function isName(name: string): boolean {
  return /^[a-z][a-z0-9_]{0,59}$/.test(name);
}

/** True if an object looks like a map with data as keys: the keys are slugs, or there are too many. */
export function isMap(value: Readonly<Record<string, unknown>>): boolean {
  const keys = Object.keys(value);
  // Field names have no capitals and most slugs do. But a field name can also consist of 8 lowercase letters.
  const areSlugs = keys.every((key) => /^[A-Za-z]{8}$/.test(key)) && keys.some((key) => /[A-Z]/.test(key));
  return keys.length > maxFields || (keys.length > 0 && areSlugs);
}

/**
 * Describes a body without its values: strings become their length, numbers and booleans their type, and keys that may
 * be data a count.
 *
 * @param value a JSON value
 * @param depth maximum number of levels to include
 */
function shapeOf(value: unknown, depth = 6): unknown {
  if (typeof value === 'string') return value === '' ? '' : `<string of ${value.length}>`;
  if (Array.isArray(value)) {
    if (depth === 0) return '<array>';
    const shown = value.slice(0, 2).map((item) => shapeOf(item, depth - 1));
    return value.length > 2 ? [...shown, `<${value.length - 2} more>`] : shown;
  }
  if (isObject(value)) {
    if (depth === 0) return '<object>';
    const hidesNames = isMap(value);
    const entries = Object.entries(value).slice(0, hidesNames ? 1 : maxFields);
    return Object.fromEntries(
      entries.map(([name, member], index) => [
        !hidesNames && isName(name) ? name : `<name ${index + 1}>`,
        shapeOf(member, depth - 1),
      ]),
    );
  }
  return value === null ? null : `<${kindOf(value)}>`;
}

/** Returns the nesting depth of a JSON text without parsing it. */
export function nestingOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{\]}]/g)) {
    if (token === '[' || token === '{') deepest = Math.max(deepest, ++depth);
    else if (token === ']' || token === '}') depth--;
  }
  return deepest;
}

/** Returns the shape of a body's text. */
export function shapeOfText(text: string): unknown {
  if (text === '') return undefined;
  if (nestingOf(text) > 100) return `<nested text of ${text.length} characters>`;
  try {
    return shapeOf(JSON.parse(text));
  } catch {
    const kind = /^\s*<(?:!doctype html|html)/i.test(text) ? 'HTML' : /^\s*</.test(text) ? 'XML' : 'text';
    return `<${kind} of ${text.length} characters>`;
  }
}
