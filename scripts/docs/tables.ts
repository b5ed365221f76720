import type { OpenApiDocument, Parameter, Schema } from '../model/document.ts';
import { Model } from '../model/model.ts';
import { dereference } from '../model/operations.ts';
import { isPlaceholderTable, placeholderFault, type PlaceholderTable } from '../model/placeholder.ts';
import { markdownTable } from './markdown.ts';
import { oncePer } from './once-per.ts';
import { isObject, listedValues, rangeText, typeText } from './schema-text.ts';
import { operationsOf } from './pages/operations-of.ts';

/** Writes the target of a link to an operation. */
export type OperationTarget = (operationId: string, tag: string) => string;

/** Writes the Markdown that stands for one placeholder. */
type Writer = (document: OpenApiDocument, target: OperationTarget) => string;

const tables: Record<PlaceholderTable, Writer> = {
  unplaced: unplacedTable,
  limits: limitTable,
};

/**
 * The Markdown that a placeholder of a guide stands for.
 *
 * @param document the bundled document
 * @param kind `table`, `enum` or `schema`
 * @param name which table, or the name of a component schema
 * @param target writes links to operations
 * @throws Error when there is no such thing in the bundle
 */
export function placeholderText(
  document: OpenApiDocument,
  kind: string,
  name: string,
  target: OperationTarget,
): string {
  const fault = placeholderFault(Model.of(document), kind, name);
  if (fault !== undefined) throw new Error(fault);
  if (isPlaceholderTable(name) && kind === 'table') return tables[name](document, target);
  const schema = document.components?.schemas?.[name] ?? {};
  return kind === 'enum'
    ? listedValues(document, schema)
        .map((value) => `\`${value}\``)
        .join(', ')
    : fieldTable(document, schema);
}

/** The members of an object schema as a table. */
export function fieldTable(document: OpenApiDocument, schema: Schema): string {
  const members = membersOf(document, schema);
  return markdownTable(
    ['Field', 'Type', 'Meaning'],
    members.map(([name, member]) => {
      const since = typeof member['x-since'] === 'string' ? ` Since ${member['x-since']}.` : '';
      return [`\`${name}\``, typeText(member), descriptionOf(document, member) + since];
    }),
  );
}

/** A link to an operation. */
function operationLink(document: OpenApiDocument, operationId: string, target: OperationTarget): string {
  const tag = tagsOf(document).get(operationId);
  if (tag === undefined) throw new Error(`${operationId} is no operation with a tag`);
  return `[${operationId}](${target(operationId, tag)})`;
}

const tagsOf = oncePer(
  (document: OpenApiDocument) =>
    new Map(operationsOf(document).map(({ operation }) => [operation.operationId, operation.tags?.[0]])),
);

function unplacedTable(document: OpenApiDocument): string {
  return markdownTable(
    ['Operation', 'Group', 'What is known', 'Since', 'Gaps'],
    (document['x-unplaced']?.operations ?? []).map((operation) => [
      `\`${operation.operationId}\``,
      operation.tag ?? 'none',
      operation.description ?? operation.summary ?? '',
      operation['x-since'] ?? '',
      operation['x-gap'].map((id) => `\`${id}\``).join(', '),
    ]),
  );
}

/** Bounds of parameters, the headers that report the rate limit, and the limits that each tab sets for itself. */
function limitTable(document: OpenApiDocument, target: OperationTarget): string {
  const bounded = operationsOf(document).flatMap(({ operation }) =>
    (operation.parameters ?? []).flatMap((node) => {
      const { name, schema } = dereference<Parameter>(document, node);
      const range = schema && rangeText(dereference<Schema>(document, schema));
      return range
        ? [[`\`${name}\` of ${operationLink(document, operation.operationId, target)}`, range]]
        : [];
    }),
  );
  const reported = Object.entries(document.components?.headers ?? {})
    .filter(([name]) => name.startsWith('X-RateLimit-'))
    .map(([name, header]) => [`Rate limit, in the header \`${name}\``, header.description ?? '']);
  const settings = document.components?.schemas?.['TabSettings'];
  const perTab = settings
    ? membersOf(document, settings)
        .filter(([name]) => /^(?:min|max)_|_constraints$/.test(name))
        .map(([name, member]) => [`\`${name}\`, set per tab`, descriptionOf(document, member)])
    : [];
  return markdownTable(['Limit', 'Value'], [...bounded, ...reported, ...perTab]);
}

/** The members of an object schema, those that it inherits among them. */
export function membersOf(document: OpenApiDocument, schema: Schema): [name: string, member: Schema][] {
  const { properties, allOf } = dereference<Schema>(document, schema);
  const inherited = Array.isArray(allOf)
    ? allOf.filter(isObject).flatMap((part) => membersOf(document, part))
    : [];
  const own = isObject(properties) ? Object.entries(properties) : [];
  return [...inherited, ...own.filter((entry): entry is [string, Schema] => isObject(entry[1]))];
}

function descriptionOf(document: OpenApiDocument, schema: Schema): string {
  const text = schema['description'] ?? dereference<Schema>(document, schema)['description'];
  return typeof text === 'string' ? text : '';
}
