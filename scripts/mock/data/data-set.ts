import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import type { Model } from '../../model/model.ts';
import type { Schema } from '../../model/schema.ts';
import { slugsIn } from '../places.ts';
import { completeListed } from './complete-listed.ts';
import { documentedRecords } from './documented-records.ts';
import { SlugMaker } from './slugs.ts';
import { sumMembers } from './sums.ts';
import { type Variation, varied } from './variations.ts';

/** The records of the mock by the part of the path before their slug. */
export type DataSet = Record<string, JsonObject[]>;

/** Records that the longest list has at least: enough for pages of any size. */
const leastListed = 130;

/** Factors of amounts, taken in turn. */
const factors = [2, 3, 5, 4, 7, 6, 9, 8];

/** The records of one kind. */
interface Kind {
  readonly name: string;
  readonly schema: Schema | undefined;
  readonly isListed: boolean;
  readonly records: JsonObject[];
}

/**
 * Makes the data of the mock from the examples in the bundle: the examples themselves, unchanged, and copies of what is
 * listed and of what belongs to it, under new slugs, with other amounts and dates. What one record says of another is true.
 *
 * @param model of the bundle
 */
export function makeDataSet(model: Model): DataSet {
  const documented = [...documentedRecords(model)];
  const kinds = documented.map(([name, found]): Kind => {
    const records = found.full.length > 0 ? completeListed(found) : found.listed;
    return {
      name,
      schema: found.schema,
      isListed: found.listed.length > 0,
      records: structuredClone(records),
    };
  });
  const taken = allSlugs(kinds.map(({ records }) => records));
  const slugs = new SlugMaker(taken);
  const cluster = clusterOf(model, kinds);
  const copies = Array.from({ length: copiesOf(kinds) }, (_, index): Variation => {
    const number = index + 1;
    const renamed = [...cluster.slugs].map((slug) => [slug, slugs.make(`${slug} ${number}`)] as const);
    return {
      number,
      slugs: new Map(renamed),
      factor: factors[index % factors.length] ?? 1,
      days: 9 * number,
    };
  });
  const data: DataSet = {};
  for (const { name, schema, records } of kinds) {
    const copied = records.filter((record) => cluster.records.has(record));
    const more = copies.flatMap((copy) => copied.map((record) => varied(record, schema, copy)));
    if (records.length > 0) data[name] = [...records, ...more];
  }
  return { ...data, ...referredTo(model, data) };
}

/** How many copies the longest list needs; records without slugs are not copied. */
function copiesOf(kinds: readonly Kind[]): number {
  const listed = kinds.filter(({ isListed, records }) => isListed && records.every(({ slug }) => slug));
  const longest = Math.max(0, ...listed.map(({ records }) => records.length));
  return longest === 0 ? 0 : Math.ceil(leastListed / longest) - 1;
}

/**
 * What is copied together: the records of lists, those that they refer to, those that refer to these, and the slugs that
 * are new in each copy. A reference is followed where its records are those of operations, or where a sum is about them;
 * others, such as a season, are shared by all copies.
 */
function clusterOf(
  model: Model,
  kinds: readonly Kind[],
): { records: ReadonlySet<JsonObject>; slugs: ReadonlySet<string> } {
  const sums = kinds.flatMap(({ schema }) => (schema ? sumMembers(schema).map(({ of }) => of) : []));
  const followed = new Set([...slugCollections(model).map(memberNamed), ...sums]);
  const all = kinds.flatMap(({ records }) => records).filter(({ slug }) => typeof slug === 'string');
  const records = new Set<JsonObject>();
  const slugs = new Set<string>();
  const include = (record: JsonObject): void => {
    records.add(record);
    slugs.add(String(record['slug']));
  };
  const listedRecords = kinds.flatMap((kind) => (kind.isListed ? kind.records : []));
  for (const record of listedRecords.filter(({ slug }) => typeof slug === 'string')) {
    include(record);
    for (const slug of referencesOf(record, followed)) slugs.add(slug);
  }
  const listed = new Set(slugs);
  for (const record of all)
    if (listed.has(String(record['slug'])) || referencesOf(record, followed).some((slug) => listed.has(slug)))
      include(record);
  return { records, slugs };
}

function referencesOf(record: JsonObject, followed: ReadonlySet<string>): string[] {
  return Object.entries(record).flatMap(([name, value]) =>
    followed.has(name) && isObject(value) && typeof value['slug'] === 'string' ? [value['slug']] : [],
  );
}

/** Records of which nothing but the slug is known, since other records refer to them and operations take it. */
function referredTo(model: Model, data: DataSet): DataSet {
  const found: DataSet = {};
  for (const name of slugCollections(model).filter((each) => !(each in data))) {
    const slugs = Object.values(data)
      .flat()
      .flatMap((record) => referencesOf(record, new Set([memberNamed(name)])));
    if (slugs.length > 0) found[name] = [...new Set(slugs)].map((slug) => ({ slug }));
  }
  return found;
}

/** Names of the records whose slugs stand in paths. */
function slugCollections({ operations }: Model): string[] {
  return [...new Set(operations.flatMap(({ path }) => slugsIn(path).map(({ collection }) => collection)))];
}

/** `allocation-payment` is `allocation_payment` where it is a member. */
function memberNamed(collection: string): string {
  return collection.replaceAll('-', '_');
}

/** Every text in a value that looks like a slug. */
function allSlugs(value: Json): string[] {
  if (typeof value === 'string') return /^[A-Za-z]{8}$/.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(allSlugs);
  return isObject(value) ? Object.values(value).flatMap(allSlugs) : [];
}
