import { isObject, type Json } from '../../model/json.ts';

/** A language's syntax for values. */
interface Notation {
  object: readonly [open: string, close: string];
  array: readonly [open: string, close: string];
  emptyObject: string;
  pair: (key: string, value: string) => string;
  words: { true: string; false: string; null: string };
  string: (text: string) => string;
  indent: number;
}

const double = (text: string): string => JSON.stringify(text);

/** Writes an object key; `__proto__` would set the prototype. */
export function typescriptKey(key: string): string {
  if (key === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : single(key);
}

/** Quotes a text in single quotes, which works in JavaScript, PHP and Python. */
export function single(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

const notations = {
  typescript: {
    object: ['{', '}'],
    array: ['[', ']'],
    emptyObject: '{}',
    pair: (key, value) => `${typescriptKey(key)}: ${value}`,
    words: { true: 'true', false: 'false', null: 'null' },
    // Single-quoted TypeScript strings can't contain line breaks.
    string: (text) => (/[\p{Cc}\u2028\u2029]/u.test(text) ? double(text) : single(text)),
    indent: 2,
  },
  python: {
    object: ['{', '}'],
    array: ['[', ']'],
    emptyObject: '{}',
    pair: (key, value) => `${double(key)}: ${value}`,
    words: { true: 'True', false: 'False', null: 'None' },
    string: double,
    indent: 4,
  },
  php: {
    object: ['[', ']'],
    array: ['[', ']'],
    emptyObject: '(object) []',
    pair: (key, value) => `${single(key)} => ${value}`,
    words: { true: 'true', false: 'false', null: 'null' },
    string: single,
    indent: 4,
  },
} as const satisfies Record<string, Notation>;

/**
 * Writes a JSON value as a literal in a language.
 *
 * @param depth indentation level of the surrounding text
 */
export function literal(language: keyof typeof notations, value: Json, depth = 0): string {
  const notation: Notation = notations[language];
  const step = ' '.repeat(notation.indent);
  const lines = (items: string[], [open, close]: readonly [string, string]): string =>
    `${open}\n${items.map((item) => `${step.repeat(depth + 1)}${item},\n`).join('')}${step.repeat(depth)}${close}`;
  if (value === null) return notation.words.null;
  if (typeof value === 'boolean') return notation.words[`${value}`];
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return notation.string(value);
  if (Array.isArray(value)) {
    return value.length === 0
      ? notation.array.join('')
      : lines(
          value.map((item) => literal(language, item, depth + 1)),
          notation.array,
        );
  }
  if (!isObject(value) || Object.keys(value).length === 0) return notation.emptyObject;
  return lines(
    Object.entries(value).map(([key, item]) => notation.pair(key, literal(language, item, depth + 1))),
    notation.object,
  );
}
