import { createHash } from 'node:crypto';
import { isObject, type Json, type JsonObject } from '../model/json.ts';
import type { Model } from '../model/model.ts';
import { recordsOf } from '../model/samples.ts';
import { pageMembers } from '../model/well-known.ts';
import { collectionOf, slugsIn } from './interface-facts.ts';

/** The mock's records, by list name. */
export type DataSet = Record<string, JsonObject[]>;

/** Minimum list length: enough records for pages of any size. */
const minListLength = 130;

const day = 86_400_000;

/**
 * Creates the mock's records from the bundle's examples: the documented records, unchanged, and copies of listed records
 * with different slugs and dates.
 */
export function makeDataSet(model: Model): DataSet {
  const data: DataSet = {};
  const isListed = new Set<string>();
  for (const operation of model.operations) {
    const name = collectionOf(operation.path, operation.list !== undefined);
    const isRecord = operation.path.endsWith('}');
    if (operation.list) isListed.add(name);
    for (const body of recordsOf(operation))
      if (isRecord && typeof body['slug'] === 'string') (data[name] ??= []).push(body);
  }
  // A list has only part of each record, so use its records only if no complete ones exist.
  for (const operation of model.operations.filter(({ list }) => list)) {
    const name = collectionOf(operation.path, true);
    data[name] ??= recordsOf(operation).flatMap((body) => {
      const records = body[pageMembers.records];
      return Array.isArray(records) ? records.filter(isObject) : [];
    });
  }
  for (const [name, records] of Object.entries(data)) {
    const documented = [
      ...new Map(records.map((record, index) => [record['slug'] ?? index, record])).values(),
    ];
    const count = isListed.has(name) && typeof documented[0]?.['slug'] === 'string' ? minListLength : 0;
    const copies = Array.from({ length: Math.max(0, count - documented.length) }, (_, index) =>
      copyOf(documented[index % documented.length] ?? {}, index + 1),
    );
    data[name] = [...documented, ...copies];
  }
  return { ...data, ...referredTo(model, data) };
}

/** Copies a record with a different slug and later dates. */
function copyOf(record: JsonObject, number: number): JsonObject {
  const later = Object.entries(record).map(([name, value]): [string, Json] => [name, shifted(value, number)]);
  return { ...Object.fromEntries(later), slug: makeSlug(`${String(record['slug'])} ${number}`) };
}

function shifted(value: Json, days: number): Json {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return value;
  return new Date(Date.parse(value) + days * day).toISOString().replace('.000Z', 'Z');
}

/** Derives a slug from a name, so that it is the same in every build. */
function makeSlug(name: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  const bytes = createHash('sha256').update(name).digest().subarray(0, 8);
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}

/** Creates records with only a slug, for those that other records reference and operations accept. */
function referredTo(model: Model, data: DataSet): DataSet {
  const missingLists = new Set(
    model.operations.flatMap(({ path }) => slugsIn(path).map((each) => each.collection)),
  );
  const referenced: DataSet = {};
  for (const name of [...missingLists].filter((each) => !(each in data))) {
    const slugs = Object.values(data)
      .flat()
      .map((record) => record[name.replaceAll('-', '_')])
      .flatMap((reference) => (isObject(reference) ? (reference['slug'] ?? []) : []));
    if (slugs.length > 0) referenced[name] = [...new Set(slugs.flat())].map((slug) => ({ slug }));
  }
  return referenced;
}
