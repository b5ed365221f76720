import { readFileSync } from 'node:fs';
import type { Data } from './api.ts';
import type { Engine } from './engine.ts';
import { DataError } from './errors.ts';
import type { InterfaceFacts, OperationFacts } from './interface-facts.ts';

/** Records of users: no operation returns them, and a reviewer who is recused must be one. */
const users = 'user';
const mostProblems = 20;

/**
 * Reads a file of data.
 *
 * @throws DataError when the file cannot be read or is not JSON
 */
export function readDataFile(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    throw new DataError(`${path} cannot be read: ${code}.`, { cause: error });
  }
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new DataError(`${path} is not JSON: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  }
}

/**
 * Checks data that comes from outside.
 *
 * @param value records by collection, `{ "fund": [ … ], … }`
 * @throws DataError when a collection is not known, a slug stands twice, or a record is not what its operation returns
 */
export function checkData(value: unknown, facts: InterfaceFacts, engine: Engine): Data {
  if (!isObject(value)) throw new DataError('The data is an object of lists, such as { "fund": [ … ] }.');
  const known = new Set([...facts.operations.map(({ collection }) => collection), users]);
  const problems: string[] = [];
  for (const [name, records] of Object.entries(value)) {
    if (!known.has(name))
      problems.push(`${JSON.stringify(name)} is no collection. There are: ${[...known].join(', ')}.`);
    else if (!Array.isArray(records) || !records.every(isObject))
      problems.push(`${name} is a list of objects.`);
    else problems.push(...recordProblems(name, records, facts, engine));
  }
  if (problems.length === 0) return value as Data;
  const more = problems.length > mostProblems ? [`… and ${problems.length - mostProblems} more`] : [];
  throw new DataError(['The data is not valid:', ...problems.slice(0, mostProblems), ...more].join('\n  '));
}

function recordProblems(
  name: string,
  records: readonly Record<string, unknown>[],
  { operations, jsonMediaType, slugPattern }: InterfaceFacts,
  engine: Engine,
): string[] {
  const operation = operations.find((each) => each.collection === name && returnsRecord(each));
  const takesSlug = operations.some((each) => each.collection === name && each.slugParameter !== null);
  const pattern = new RegExp(slugPattern);
  const seen = new Map<string, number>();
  return records.flatMap((record, index) => {
    const place = `${name}[${index}]`;
    const { slug } = record;
    if (!takesSlug && name !== users) return [];
    if (typeof slug !== 'string' || !pattern.test(slug))
      return [`${place}.slug is no slug (${slugPattern}).`];
    const before = seen.get(slug);
    if (before !== undefined) return [`${place}.slug is that of ${name}[${before}].`];
    seen.set(slug, index);
    if (!operation) return [];
    return engine
      .answerViolations(operation.id, operation.success, jsonMediaType, record)
      .map(
        ({ path = [], message }) =>
          `${[place, ...path.slice(1)].join('.')}: ${message.replace(/^Response body /, '')}`,
      );
  });
}

/** Whether the success of an operation is one record, as it is for reads and for the update of a contributor. */
function returnsRecord({ id, method, slugParameter }: OperationFacts): boolean {
  return slugParameter !== null && (method === 'GET' || id === 'updateContributor');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
