import { isObject } from '../../model/json.ts';

/** What a map from locale codes to texts is called, which no kind of JSON value is. */
export const translatedText = 'translated text';

/**
 * The kind of a JSON value, and nothing of what it says.
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

/** A name as programs write it; anything else may be data, such as an address that serves as a key. */
export function isName(name: string): boolean {
  return /^[A-Za-z_$][\w.$-]{0,59}$/.test(name);
}

/**
 * A body without what it says: strings become their length, numbers and booleans stay out, names of members stay where
 * they are names.
 *
 * @param value a JSON value
 * @param depth levels that are shown
 */
export function shapeOf(value: unknown, depth = 6): unknown {
  if (typeof value === 'string') return value === '' ? '' : `<string of ${value.length}>`;
  if (Array.isArray(value)) {
    if (depth === 0) return '<array>';
    const shown = value.slice(0, 2).map((item) => shapeOf(item, depth - 1));
    return value.length > 2 ? [...shown, `<${value.length - 2} more>`] : shown;
  }
  if (typeof value === 'object' && value !== null) {
    if (depth === 0) return '<object>';
    const entries = Object.entries(value).slice(0, 60);
    return Object.fromEntries(
      entries.map(([name, member], index) => [
        isName(name) ? name : `<name ${index + 1}>`,
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

/** The text of a body without what it says. */
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
