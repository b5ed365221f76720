import { isObject } from '../../model/json.ts';

/** The kind of a map from locale codes to texts, which no kind of JSON value is. */
export const translatedText = 'translated text';

/**
 * The kind of a JSON value, without what it says.
 *
 * @param locales codes by which translated text is told; none where it is an object like any other
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

/** Fields of one object; more are the keys of a map. */
export const mostFields = 60;

/** A name as the interface writes its fields; anything else may be data, such as a person's name that serves as a key. */
export function isName(name: string): boolean {
  return /^[a-z][a-z0-9_]{0,59}$/.test(name);
}

/** Whether an object looks like a map, whose keys are data: they are slugs, or there are too many of them. */
export function isMap(value: Readonly<Record<string, unknown>>): boolean {
  const keys = Object.keys(value);
  // Most slugs have a capital, which no name of a field has; a field can be one of 8 small letters.
  const areSlugs = keys.every((key) => /^[A-Za-z]{8}$/.test(key)) && keys.some((key) => /[A-Z]/.test(key));
  return keys.length > mostFields || (keys.length > 0 && areSlugs);
}

/**
 * A body without its values: strings become their length, numbers and booleans their kind, keys that may be data a number.
 *
 * @param value a JSON value
 * @param depth levels that are shown
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
    const entries = Object.entries(value).slice(0, hidesNames ? 1 : mostFields);
    return Object.fromEntries(
      entries.map(([name, member], index) => [
        !hidesNames && isName(name) ? name : `<name ${index + 1}>`,
        shapeOf(member, depth - 1),
      ]),
    );
  }
  return value === null ? null : `<${kindOf(value)}>`;
}

/** How deep the text of a JSON value is nested, without parsing it. */
export function nestingOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{\]}]/g)) {
    if (token === '[' || token === '{') deepest = Math.max(deepest, ++depth);
    else if (token === ']' || token === '}') depth--;
  }
  return deepest;
}

/** The shape of a body's text. */
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
