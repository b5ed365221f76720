import { readFileSync } from 'node:fs';
import type { Data, MockRecord } from './api.ts';
import { readDefaultData } from './assets.ts';
import { DataError } from './errors.ts';
import type { InterfaceFacts } from './interface-facts.ts';
import { asJson, quote } from './json.ts';
import { isSlug } from './order.ts';
import { problemsOf } from './validate.ts';
import { schemas } from './schemas.ts';

const maxProblems = 20;

/**
 * Reads and validates the `data` option.
 *
 * @param input records by list, `{ "fund": [ … ], … }`, the path of a JSON file, or a function that receives a copy of the
 * default records
 * @throws the function's error; DataError if the file can't be read, a list is unknown, a slug is invalid or duplicated, a
 * record doesn't match its schema, or a reference points to a missing record of a list in the input
 */
export function readData(input: unknown, facts: InterfaceFacts): Data {
  const isFile = typeof input === 'string';
  const source = isFile ? input : 'The data';
  const raw: unknown = isFile
    ? readJsonFile(input)
    : typeof input === 'function'
      ? input(readDefaultData())
      : input;
  // JSON.stringify would convert a promise to an empty object.
  if (raw instanceof Promise)
    throw new DataError(`${source} is a promise. Pass the value that it resolves to.`);
  return checkData(jsonOf(raw, source), source, facts);
}

/** Reads a JSON file. TextDecoder drops the byte order mark that some editors write. */
function readJsonFile(path: string): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
    return JSON.parse(text) as unknown;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DataError(`${path} can't be read as JSON: ${reason}`, { cause: error });
  }
}

/** Converts values to JSON before validation, because JSON changes some, such as dates. */
function jsonOf(value: unknown, source: string): unknown {
  try {
    return asJson(value);
  } catch (error) {
    throw new DataError(
      `${source} can't be written as JSON: ${error instanceof Error ? error.message : ''}`,
      {
        cause: error,
      },
    );
  }
}

function checkData(value: unknown, source: string, facts: InterfaceFacts): Data {
  if (!isObject(value))
    throw new DataError(
      `${source} must be an object of lists, such as { "${collectionsOf(facts)[0] ?? ''}": [ … ] }.`,
    );
  const listNames = new Set(collectionsOf(facts));
  let problems: string[] = [];
  const lists: Record<string, readonly MockRecord[]> = {};
  for (const [name, records] of Object.entries(value)) {
    if (!listNames.has(name))
      problems.push(`Unknown list ${quote(name)}. The lists are: ${[...listNames].join(', ')}.`);
    else if (!Array.isArray(records)) problems.push(`${name} must be a list of objects.`);
    else {
      const wrong = records.flatMap((record, index) => (isObject(record) ? [] : [index]));
      problems = problems.concat(wrong.map((index) => `${name}[${index}] must be an object.`));
      if (wrong.length === 0) lists[name] = records as MockRecord[];
    }
  }
  // An invalid slug also breaks references to the record, so report it first.
  problems = problems.concat(
    Object.entries(lists).flatMap(([name, records]) => recordProblems(name, records, facts)),
    Object.entries(lists).flatMap(([name, records]) => referenceProblems(name, records, lists)),
  );
  if (problems.length === 0) return lists;
  const more = problems.length > maxProblems ? [`… and ${problems.length - maxProblems} more`] : [];
  throw new DataError([`${source} is invalid:`, ...problems.slice(0, maxProblems), ...more].join('\n  '));
}

/** Returns the names of the possible lists, which contain the records for responses or slug lookups. */
export function collectionsOf({ operations }: InterfaceFacts): string[] {
  const named = operations.flatMap(({ collection, slugs, listItem, record }) => [
    ...slugs.map((slug) => slug.collection),
    ...(listItem === undefined && record === null ? [] : [collection]),
  ]);
  return [...new Set(named)];
}

function recordProblems(
  name: string,
  records: readonly Record<string, unknown>[],
  facts: InterfaceFacts,
): string[] {
  const { operations, slugPattern } = facts;
  const operation = operations.find((each) => each.collection === name && each.record !== null);
  const takesSlug = operations.some(({ slugs }) => slugs.some(({ collection }) => collection === name));
  const seen = new Map<string, number>();
  return records.flatMap((record, index) => {
    const place = `${name}[${index}]`;
    const { slug } = record;
    if (!takesSlug) return [];
    if (typeof slug !== 'string' || !isSlug(slug, facts))
      return [`${place}.slug must be a slug (${slugPattern}).`];
    const before = seen.get(slug);
    seen.set(slug, before ?? index);
    const duplicate = `${place}.slug is ${quote(slug)}, which is already the slug of ${name}[${before}].`;
    const problems = problemsOf(schemas().records[operation?.id ?? ''], record).map(({ path, text }) => {
      const location = path.map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`)).join('');
      return `${place}${location} ${text}.`;
    });
    return [...(before === undefined ? [] : [duplicate]), ...problems];
  });
}

/** Checks that references to records of the given lists resolve. Reports each missing slug once. */
function referenceProblems(
  name: string,
  records: readonly MockRecord[],
  lists: Readonly<Record<string, readonly MockRecord[]>>,
): string[] {
  const slugs = new Map(
    Object.entries(lists).map(([list, each]) => [list, new Set(each.map(({ slug }) => slug))]),
  );
  const missing = new Map<string, string>();
  for (const [index, record] of records.entries())
    for (const [member, reference] of Object.entries(record)) {
      const existing = slugs.get(member);
      // An object with undocumented fields can have a list's name, and no slug.
      if (!existing || !isObject(reference) || typeof reference['slug'] !== 'string') continue;
      if (existing.has(reference['slug'])) continue;
      const slug = quote(reference['slug']);
      const key = `${member} ${slug}`;
      if (!missing.has(key))
        missing.set(key, `${name}[${index}].${member} is ${slug}, but ${member} has no such record.`);
    }
  return [...missing.values()];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
