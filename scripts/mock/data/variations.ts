import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import type { Schema } from '../../model/schema.ts';
import { isNumber } from './sums.ts';

const day = 86_400_000;

/** How a copy of records differs from the documented ones; everything that they say of one another stays true. */
export interface Variation {
  /** Number of the copy, from 1. */
  readonly number: number;
  /** New slugs by the old ones; other slugs stay. */
  readonly slugs: ReadonlyMap<string, string>;
  /** Factor of all amounts: sums and differences stay true. */
  readonly factor: number;
  /** Days that all dates are later: their order stays true. */
  readonly days: number;
}

/**
 * A variation of a record. What changes follows from the schema: slugs and the addresses that hold them, numbers that may
 * be fractions, date-times, names and whole numbers of what gets a new slug, and numbers at the end of plain texts.
 */
export function varied(record: JsonObject, schema: Schema | undefined, variation: Variation): JsonObject {
  const values = variedObject(record, schema, variation);
  const own = Object.entries(values).map(([name, value]): [string, Json] => {
    const plain = schema?.member(name)?.schema.withoutNull;
    return [name, plain && isPlainText(plain) ? counted(value, variation.number) : value];
  });
  return Object.fromEntries(own);
}

function variedObject(
  value: JsonObject,
  schema: Schema | undefined,
  variation: Variation,
  isReference = false,
): JsonObject {
  const isNew = typeof value['slug'] === 'string' && variation.slugs.has(value['slug']);
  const described = schema?.withoutNull;
  const members = Object.entries(value).map(([name, member]): [string, Json] => {
    const known = described?.member(name)?.schema ?? described?.furtherMembers;
    const after = variedValue(member, known, variation);
    if (!isNew || !known) return [name, after];
    if (isReference && typeof after === 'number' && known.types.includes('integer'))
      return [name, after + variation.number];
    return [name, isName(known, isReference) ? numbered(after, variation.number + 1) : after];
  });
  return Object.fromEntries(members);
}

function variedValue(value: Json, schema: Schema | undefined, variation: Variation): Json {
  if (isObject(value)) return variedObject(value, schema, variation, true);
  if (Array.isArray(value))
    return value.map((item) => variedValue(item, schema?.withoutNull.items, variation));
  if (typeof value === 'number') return schema && isNumber(schema) ? money(value * variation.factor) : value;
  if (typeof value !== 'string') return value;
  if (schema?.withoutNull.format === 'date-time') return later(value, variation.days);
  return withNewSlug(value, variation.slugs);
}

/** The slug itself, or an address that ends in it. */
function withNewSlug(text: string, slugs: ReadonlyMap<string, string>): string {
  const [, before = '', slug = ''] = /^(.*\/|)([^/]*)$/s.exec(text) ?? [];
  const renamed = slugs.get(slug);
  return renamed === undefined || (before !== '' && !text.includes('://')) ? text : before + renamed;
}

/** A translated text; in a reference, a label too, which is a text or a translated one. */
function isName({ withoutNull: { meant } }: Schema, isReference: boolean): boolean {
  if (meant.kind === 'map') return meant.furtherMembers?.types.includes('string') ?? false;
  return isReference && meant.kind === 'alternatives';
}

function isPlainText({ types, format, pattern, values }: Schema): boolean {
  return types.includes('string') && format === undefined && pattern === undefined && !values;
}

/** `LEDGER-2026-0117` of the second copy is `LEDGER-2026-2117`; a text that does not end in digits stays. */
function counted(value: Json, number: number): Json {
  if (typeof value !== 'string') return value;
  return value.replace(/\d+$/, (digits) =>
    String(Number(digits) + 1_000 * number).padStart(digits.length, '0'),
  );
}

/** A name with a number behind it, in each language; a sentence stays. */
function numbered(text: Json, number: number): Json {
  if (typeof text === 'string') return /[\p{L}\p{N}]$/u.test(text) ? `${text} ${number}` : text;
  if (!isObject(text)) return text;
  return Object.fromEntries(Object.entries(text).map(([locale, each]) => [locale, numbered(each, number)]));
}

/** A Zulu date-time some days later. */
function later(dateTime: string, days: number): string {
  return new Date(Date.parse(dateTime) + days * day).toISOString().replace('.000Z', 'Z');
}

/** A sum of money without the traces of binary fractions. */
export function money(amount: number): number {
  return Math.round(amount * 100) / 100;
}
