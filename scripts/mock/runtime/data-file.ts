import { readFileSync } from 'node:fs';
import type { Data, MockRecord } from './api.ts';
import { readOwnData } from './assets.ts';
import { DataError } from './errors.ts';
import type { InterfaceFacts } from './interface-facts.ts';
import { asJson, quote } from './json.ts';
import { isSlug } from './order.ts';
import { problemsOf } from './validate.ts';
import { schemas } from './schemas.ts';

const mostProblems = 20;

/**
 * Reads and checks data that comes from outside.
 *
 * @param given records by collection, `{ "fund": [ … ], … }`, the path of a JSON file with them, or a function that makes
 * them of a copy of the mock's own
 * @throws what the function throws, and DataError when the file cannot be read, a list is not known, a slug stands twice or cannot be asked for,
 * a record is not what its operation returns, or refers to one that is missing in a collection that is given
 */
export function readData(given: unknown, facts: InterfaceFacts): Data {
  const isFile = typeof given === 'string';
  const source = isFile ? given : 'The data';
  const raw: unknown = isFile
    ? readJsonFile(given)
    : typeof given === 'function'
      ? given(readOwnData())
      : given;
  // As JSON a promise is an empty object, and the mock would have no records.
  if (raw instanceof Promise)
    throw new DataError(`${source} must not be a promise. Give what it resolves to.`);
  return checkData(jsonOf(raw, source), source, facts);
}

/** A byte order mark, with which some editors begin a file, is left out. */
function readJsonFile(path: string): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
    return JSON.parse(text) as unknown;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DataError(`${path} cannot be read as JSON: ${reason}`, { cause: error });
  }
}

/** What is checked is what is served, such as the text of a date. */
function jsonOf(value: unknown, source: string): unknown {
  try {
    return asJson(value);
  } catch (error) {
    throw new DataError(`${source} cannot be taken as JSON: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  }
}

function checkData(value: unknown, source: string, facts: InterfaceFacts): Data {
  if (!isObject(value))
    throw new DataError(
      `${source} must be an object of lists, such as { "${collectionsOf(facts)[0] ?? ''}": [ … ] }.`,
    );
  const known = new Set(collectionsOf(facts));
  const problems: string[] = [];
  const lists: Record<string, readonly MockRecord[]> = {};
  for (const [name, records] of Object.entries(value)) {
    if (!known.has(name))
      problems.push(`There is no list ${quote(name)}. The lists are: ${[...known].join(', ')}.`);
    else if (!Array.isArray(records)) problems.push(`${name} must be a list of objects.`);
    else {
      const strangers = records.flatMap((record, index) => (isObject(record) ? [] : [index]));
      problems.push(...strangers.map((index) => `${name}[${index}] must be an object.`));
      if (strangers.length === 0) lists[name] = records as MockRecord[];
    }
  }
  for (const [name, records] of Object.entries(lists))
    problems.push(...recordProblems(name, records, facts), ...referenceProblems(name, records, lists));
  if (problems.length === 0) return lists;
  const more = problems.length > mostProblems ? [`… and ${problems.length - mostProblems} more`] : [];
  throw new DataError([`${source} is not valid:`, ...problems.slice(0, mostProblems), ...more].join('\n  '));
}

/** Names of the lists that data can hold: those that a response is made of, or that slugs are looked up in. */
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
    const twice = `${place}.slug is ${quote(slug)}, which ${name}[${before}] has too.`;
    const problems = problemsOf(schemas().records[operation?.id ?? ''], record).map(({ path, text }) => {
      const at = path.map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`)).join('');
      return `${place}${at} ${text}.`;
    });
    return [...(before === undefined ? [] : [twice]), ...problems];
  });
}

/** A reference is to a record that is there, where its member is named after a list that is given. */
function referenceProblems(
  name: string,
  records: readonly MockRecord[],
  lists: Readonly<Record<string, readonly MockRecord[]>>,
): string[] {
  const slugs = new Map(
    Object.entries(lists).map(([list, each]) => [list, new Set(each.map(({ slug }) => slug))]),
  );
  return records.flatMap((record, index) =>
    Object.entries(record).flatMap(([member, reference]) => {
      const known = slugs.get(member);
      if (known === undefined || !isObject(reference) || known.has(reference['slug'])) return [];
      return [
        `${name}[${index}].${member} is ${quote(reference['slug'])}, which is not among the records of ${member}.`,
      ];
    }),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
