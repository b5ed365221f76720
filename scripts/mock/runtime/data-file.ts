import { readFileSync } from 'node:fs';
import type { Data, MockRecord } from './api.ts';
import { readOwnData } from './assets.ts';
import type { Engine } from './engine.ts';
import { DataError } from './errors.ts';
import type { InterfaceFacts } from './interface-facts.ts';
import { asJson, quote } from './json.ts';
import { wellKnownSlugs } from './order.ts';

const mostProblems = 20;

/**
 * Reads and checks data that comes from outside.
 *
 * @param given records by collection, `{ "fund": [ … ], … }`, the path of a JSON file with them, or a function that makes
 * them of a copy of the mock's own
 * @throws what the function throws, and DataError when the file cannot be read, a collection is not known, a slug stands twice or cannot be asked for,
 * a record is not what its operation returns, or refers to one that is missing in a collection that is given
 */
export function readData(given: unknown, facts: InterfaceFacts, engine: Engine): Data {
  const isFile = typeof given === 'string';
  const source = isFile ? given : 'The data';
  const raw: unknown = isFile ? readFile(given) : typeof given === 'function' ? given(readOwnData()) : given;
  // As JSON a promise is an empty object, and the mock would have no records.
  if (raw instanceof Promise)
    throw new DataError(`${source} must not be a promise. Give what it resolves to.`);
  return checkData(jsonOf(raw, source), source, facts, engine);
}

function readFile(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    throw new DataError(`${path} cannot be read: ${code}.`, { cause: error });
  }
  try {
    // Some editors begin a file with a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch (error) {
    throw new DataError(`${path} is not JSON: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  }
}

/** What is checked is what is served, such as the text of a date. */
function jsonOf(value: unknown, source: string): unknown {
  try {
    return asJson(value);
  } catch (error) {
    throw new DataError(
      `${source} cannot be written as JSON: ${error instanceof Error ? error.message : ''}`,
      {
        cause: error,
      },
    );
  }
}

function checkData(value: unknown, source: string, facts: InterfaceFacts, engine: Engine): Data {
  if (!isObject(value))
    throw new DataError(
      `${source} must be an object of lists, such as { "${collectionsOf(facts)[0] ?? ''}": [ … ] }.`,
    );
  const known = new Set(collectionsOf(facts));
  const problems: string[] = [];
  const lists: Record<string, readonly MockRecord[]> = {};
  for (const [name, records] of Object.entries(value)) {
    if (!known.has(name))
      problems.push(`There is no collection ${quote(name)}. The collections are: ${[...known].join(', ')}.`);
    else if (!Array.isArray(records) || !records.every(isObject))
      problems.push(`${name} must be a list of objects.`);
    else lists[name] = records;
  }
  for (const [name, records] of Object.entries(lists))
    problems.push(
      ...recordProblems(name, records, facts, engine),
      ...referenceProblems(name, records, lists),
    );
  if (problems.length === 0) return lists;
  const more = problems.length > mostProblems ? [`… and ${problems.length - mostProblems} more`] : [];
  throw new DataError([`${source} is not valid:`, ...problems.slice(0, mostProblems), ...more].join('\n  '));
}

/** Names of the records that data can hold: those that operations return, or take slugs of. */
export function collectionsOf({ operations }: InterfaceFacts): string[] {
  const named = operations.flatMap(({ collection, slugs }) => [
    ...slugs.map((slug) => slug.collection),
    collection,
  ]);
  return [...new Set(named)];
}

function recordProblems(
  name: string,
  records: readonly Record<string, unknown>[],
  { operations, jsonMediaType, slugPattern }: InterfaceFacts,
  engine: Engine,
): string[] {
  const operation = operations.find((each) => each.collection === name && each.record !== null);
  const takesSlug = operations.some(({ slugs }) => slugs.some(({ collection }) => collection === name));
  const pattern = new RegExp(slugPattern);
  const seen = new Map<string, number>();
  return records.flatMap((record, index) => {
    const place = `${name}[${index}]`;
    const { slug } = record;
    if (!takesSlug) return [];
    if (typeof slug !== 'string' || !pattern.test(slug))
      return [`${place}.slug is not a slug (${slugPattern}).`];
    const problems: string[] = [];
    const before = seen.get(slug);
    if (before === undefined) seen.set(slug, index);
    else problems.push(`${place}.slug is ${quote(slug)}, which ${name}[${before}] has too.`);
    const condition = wellKnownSlugs.get(slug);
    if (condition !== undefined)
      problems.push(`${place}.slug is ${quote(slug)}, which the mock keeps for the condition ${condition}.`);
    if (!operation) return problems;
    const violations = engine
      .answerViolations(operation.id, operation.success, jsonMediaType, record)
      .map(
        ({ path = [], message }) =>
          `${[place, ...path.slice(1)].join('.')}: ${message.replace(/^Response body /, '')}`,
      );
    return [...problems, ...violations];
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
