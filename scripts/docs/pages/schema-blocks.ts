import type { OpenApiDocument, RequestBody, Schema } from '../../model/document.ts';
import { dereference } from '../../model/operations.ts';
import { oncePer } from '../once-per.ts';
import type { Block, Row, Table } from '../site/model.ts';
import {
  describeMeaning,
  describeType,
  directReferences,
  listMembers,
  listValues,
  schemaName,
} from './describe-schema.ts';
import { operationsOf } from './operations-of.ts';

/**
 * The members of a schema as a table.
 *
 * @param name what the rows' addresses start with
 * @returns undefined when the schema has no members
 */
export function memberTable(document: OpenApiDocument, schema: Schema, name: string): Table | undefined {
  const members = listMembers(document, schema);
  if (members.length === 0) return undefined;
  const sent = sentSchemas(document).has(name);
  const rows = members.map((member): Row => {
    const type = describeType(member.schema);
    const presence = member.required ? (sent ? ', required' : '') : ', optional';
    return {
      id: `${name}.${member.name}`,
      kind: 'field',
      cells: [`\`${member.name}\``, `${type}${presence}`, describeMeaning(document, member.schema, sent)],
    };
  });
  return { kind: 'table', label: `Fields of ${name}`, head: ['Field', 'Type', 'Meaning'], rows };
}

/** Names of the schemas of request bodies. */
const sentSchemas = oncePer((document: OpenApiDocument): ReadonlySet<string> => {
  const operations = [
    ...operationsOf(document).map(({ operation }) => operation),
    ...(document['x-unplaced']?.operations ?? []),
  ];
  const bodies = operations.flatMap(({ requestBody }) =>
    requestBody ? [dereference<RequestBody>(document, requestBody)] : [],
  );
  return new Set(
    bodies.flatMap(({ content }) =>
      Object.values(content).flatMap(({ schema }) => (schema && schemaName(schema)) ?? []),
    ),
  );
});

/**
 * The values of an enumeration as a table.
 *
 * @returns undefined when the schema lists none
 */
export function valueTable(document: OpenApiDocument, schema: Schema, name: string): Table | undefined {
  const listed = listValues(document, schema);
  if (!listed) return undefined;
  const explained = listed.values.some(({ meaning }) => meaning !== '');
  const title = listed.kind === 'example' ? 'Named value' : listed.open ? 'Known value' : 'Value';
  return {
    kind: 'table',
    label: `Values of ${name}`,
    head: explained ? [title, 'Meaning'] : [title],
    rows: listed.values.map(({ value, meaning }) => ({
      id: `${name}=${value.replaceAll(' ', '-')}`,
      kind: 'value',
      cells: explained ? [`\`${value}\``, meaning] : [`\`${value}\``],
    })),
  };
}

/**
 * A schema in full where a body is described: its own members, then, each to be opened, those of what it refers to.
 */
export function bodyBlocks(document: OpenApiDocument, schema: Schema, fallback: string): Block[] {
  const own = memberTable(document, schema, schemaName(schema) ?? fallback);
  const nested = referencedObjects(document, schema).flatMap(([name, node]): Block[] => {
    const table = memberTable(document, node, name);
    const values = listValues(document, node);
    const long = values && values.values.length > 20 ? valueTable(document, node, name) : undefined;
    const blocks = [table, long].filter((block) => block !== undefined);
    return blocks.length === 0 ? [] : [{ kind: 'fold', id: name, title: `Fields of ${name}`, blocks }];
  });
  return own ? [own, ...nested] : nested;
}

/** The component schemas that a schema reaches, itself excepted, nearest first. */
function referencedObjects(document: OpenApiDocument, schema: Schema): [name: string, schema: Schema][] {
  const own = schemaName(schema);
  const found = new Map<string, Schema>();
  const queue: Schema[] = [dereference<Schema>(document, schema)];
  for (let node = queue.shift(); node; node = queue.shift()) {
    const inherited = new Set(own === undefined ? [] : inheritedNames(node));
    for (const name of directReferences(node)) {
      const target = document.components?.schemas?.[name];
      if (!target || name === own || found.has(name)) continue;
      queue.push(target);
      // What is inherited stands among the schema's own members.
      if (!inherited.has(name)) found.set(name, target);
    }
  }
  return [...found];
}

function inheritedNames(schema: Schema): string[] {
  const parts = schema['allOf'];
  return Array.isArray(parts)
    ? parts.flatMap((part) =>
        typeof part === 'object' && part !== null && !Array.isArray(part) ? (schemaName(part) ?? []) : [],
      )
    : [];
}
