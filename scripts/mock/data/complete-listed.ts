import { isDeepStrictEqual } from 'node:util';
import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import type { DocumentedRecords } from './documented-records.ts';
import { type SumMember, sumMembers } from './sums.ts';
import { money } from './variations.ts';

/**
 * The records of a kind in full: those that the examples show so, and those that only a list shows, whose other members
 * are taken from the record that is most like them. What would say something of another record is null where it may be,
 * and a sum is that of the records that it is about.
 */
export function completeListed({ full, listed, schema }: DocumentedRecords): JsonObject[] {
  const slugs = new Set(full.map(({ slug }) => slug));
  const missing = listed.filter(({ slug }) => !slugs.has(slug));
  if (!schema || full.length === 0) return full;
  const sums = sumMembers(schema);
  const completed = missing.map((record): JsonObject => {
    const template = mostAlike(record, full);
    const isSibling = sums.some(({ of }) => isSame(template[of], record[of]));
    const added = schema.members.flatMap(({ name, schema: member }): [string, Json][] => {
      if (name in record || !(name in template)) return [];
      const sum = sums.find((each) => each.name === name);
      if (isSibling || sums.length === 0) return [[name, template[name] ?? null]];
      if (sum) return [[name, sumOf(sum, record, listed)]];
      return [[name, member.nullable ? null : (template[name] ?? null)]];
    });
    return { ...record, ...Object.fromEntries(added) };
  });
  return [...full, ...completed];
}

function mostAlike(record: JsonObject, records: readonly JsonObject[]): JsonObject {
  const likeness = (other: JsonObject): number =>
    Object.keys(record).filter((name) => isDeepStrictEqual(record[name], other[name])).length;
  return records.toSorted((one, other) => likeness(other) - likeness(one))[0] ?? {};
}

function sumOf({ of, addend }: SumMember, record: JsonObject, records: readonly JsonObject[]): number {
  const own = records.filter((each) => isSame(each[of], record[of]));
  return money(own.reduce((sum, each) => sum + Number(each[addend]), 0));
}

function isSame(one: Json | undefined, other: Json | undefined): boolean {
  return isObject(one) && isObject(other) && one['slug'] === other['slug'];
}
