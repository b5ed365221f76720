import { readFile } from 'node:fs/promises';
import { conditionIds, responseHeaders } from '../model/well-known.ts';
import type { DataSet } from './data-set.ts';
import { collectionsOf } from './runtime/data-file.ts';
import type { InterfaceFacts, OperationFacts } from './runtime/interface-facts.ts';
import { conditionKeyPrefix } from './runtime/keys.ts';
import { order, withoutRow } from './runtime/order.ts';
import { mockConditions } from './runtime/mock-conditions.ts';
import { options } from './runtime/usage.ts';

/**
 * Writes the package's README: `package-readme.md` with its placeholders filled in.
 *
 * @param facts facts about the interface
 * @param data the mock's records
 * @param version the package's version
 * @throws Error if a placeholder is unknown
 */
export async function packageReadme(facts: InterfaceFacts, data: DataSet, version: string): Promise<string> {
  const text = await readFile(new URL('package-readme.md', import.meta.url), 'utf8');
  // If no operation reads or updates a record, use any other for the examples.
  const [first] = facts.operations;
  if (!first) throw new Error('package-readme.md: the interface has no operation for the examples.');
  const sample = facts.operations.find(({ method, record }) => method === 'GET' && record !== null) ?? first;
  const update = facts.operations.find(({ method, record }) => method === 'PUT' && record !== null) ?? sample;
  const listed = facts.operations.find(({ listItem }) => listItem)?.collection ?? sample.collection;
  const parts: Record<string, string> = {
    ...conditionIds,
    ...responseHeaders,
    conditions: conditionTable(facts),
    mockConditions: mockConditionTable(),
    operations: operationTable(facts, data),
    collections: collectionsOf(facts)
      .map((name) => `\`${name}\``)
      .join(', '),
    version,
    order: ['mock/unknown-path', 'mock/wrong-method', ...order, ...withoutRow(facts.conditions)]
      .map((id) => `\`${id}\``)
      .join(' → '),
    options,
    json: facts.jsonMediaType,
    key: facts.apiKeyHeader,
    languageHeader: facts.languageHeader,
    read: sample.id,
    listed,
    number: numberIn(data[listed]?.[0] ?? {}),
    update: update.id,
    updatePath: workingPath(update, data),
    updateBody: JSON.stringify(workingBody(update, data)),
    bodyType: update.bodyMediaTypes[0] ?? facts.jsonMediaType,
    sample: workingPath(sample, data),
    counts: Object.entries(data)
      .map(([name, records]) => `${name}: ${records.length}`)
      .join(', '),
  };
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`package-readme.md: unknown placeholder {{${name}}}.`);
    return part;
  });
}

function conditionTable({ conditions }: InterfaceFacts): string {
  const rows = conditions.map(({ id, status }) => `| ${status} | \`${conditionKeyPrefix}${id}\` |`);
  return rows.join('\n');
}

/** Lists the operations, each with a working path. */
function operationTable({ operations }: InterfaceFacts, data: DataSet): string {
  const rows = operations.map(
    (operation) => `| \`${operation.id}\` | ${operation.method} | \`${workingPath(operation, data)}\` |`,
  );
  return rows.join('\n');
}

function workingPath({ path, slugs }: OperationFacts, data: DataSet): string {
  const rest = slugs.map(({ collection }) => String(data[collection]?.[0]?.['slug'] ?? 'AbCdEfGh'));
  return path.replaceAll(/\{[^}]+\}/g, () => rest.shift() ?? '');
}

/** An update of one item of the record at `pathThatWorks`. */
function workingBody({ collection, record }: OperationFacts, data: DataSet): object {
  const [item] = record?.items ?? [];
  if (!item) return {};
  const items = (data[collection]?.[0]?.[item.member] ?? []) as readonly Record<string, unknown>[];
  const text = items.find((each) => typeof each[item.value] === 'string');
  return { [item.member]: { [String(text?.['slug'])]: 'A new value' } };
}

/** Returns the name of a record's first numeric property. */
function numberIn(record: Readonly<Record<string, unknown>>): string {
  return Object.keys(record).find((name) => typeof record[name] === 'number') ?? '';
}

function mockConditionTable(): string {
  const rows = Object.entries(mockConditions)
    .filter(([id]) => id !== 'mock/defect' && id !== 'mock/fault')
    .map(([id, { status, message }]) => `| ${status} | \`${id}\` | ${message} |`);
  return ['| Status | Name | When |', '| --- | --- | --- |', ...rows].join('\n');
}
