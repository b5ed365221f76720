import type { Json, JsonObject } from '../../model/document.ts';
import { isObject } from './documented-records.ts';

const day = 86_400_000;

/**
 * A reference like another one, to another record: the slug is changed where it stands, in the link too.
 *
 * @param reference the reference to start from
 * @param record what the new one refers to; its members replace those of the same name
 */
export function withReference(reference: Json | undefined, record: JsonObject): JsonObject {
  if (!isObject(reference)) throw new Error('The mock expected a reference in an example.');
  const own = Object.entries(reference).map(([name, value]): [string, Json] => {
    if (name === 'link')
      return [name, String(value).replace(String(reference['slug']), String(record['slug']))];
    return [name, record[name] ?? value];
  });
  return Object.fromEntries(own);
}

/** A text with a number behind it, in every language where it is a translation. */
export function numbered(text: Json | undefined, number: number): Json {
  if (typeof text === 'string') return `${text} ${number}`;
  if (!isObject(text)) throw new Error('The mock expected text in an example.');
  return Object.fromEntries(
    Object.entries(text).map(([locale, value]) => [locale, `${String(value)} ${number}`]),
  );
}

/** A Zulu date-time some days later; null stays null. */
export function later(dateTime: Json | undefined, days: number): Json {
  if (typeof dateTime !== 'string') return null;
  return new Date(Date.parse(dateTime) + days * day).toISOString().replace('.000Z', 'Z');
}

/** A sum of money without the traces of binary fractions. */
export function money(amount: number): number {
  return Math.round(amount * 100) / 100;
}
