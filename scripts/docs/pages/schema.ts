import type { OpenApiDocument, Schema } from '../../shared/document.ts';
import { listOperations, dereference } from '../../shared/operations.ts';
import { isObject } from '../schema-text.ts';
import { siteLink } from '../site/links.ts';
import { type Block, heading, type Page, prose } from '../site/model.ts';
import { groupPath } from './atlas.ts';
import {
  branches,
  describeLimits,
  describeMeaning,
  describeType,
  descriptionOf,
  directReferences,
} from './describe-schema.ts';
import { Notes, sinceText } from './notes.ts';
import { plainSentence } from './plain-text.ts';
import { memberTable, valueTable } from './schema-blocks.ts';

/** The page of a component schema. */
export function schemaPage(document: OpenApiDocument, name: string, schema: Schema): Page {
  const notes = new Notes(document);
  const title = typeof schema['title'] === 'string' ? schema['title'] : name;
  const members = memberTable(document, schema, name);
  const values = valueTable(document, schema, name);
  const forms = formsOf(document, schema);
  const limits = describeLimits(schema);
  const extra = schema['additionalProperties'];
  const facts = [
    `Name: \`${name}\`.`,
    members || forms.length > 0 ? '' : `Type: ${describeType(schema)}.`,
    ...limits,
    extra === true ? 'Further members may occur.' : '',
    isObject(extra) ? `Each further member: ${describeType(extra)}. ${descriptionOf(document, extra)}` : '',
    sinceText(schema as object),
  ];
  return {
    path: `schemas/${name}`,
    title,
    description: `${name}: ${plainSentence(descriptionOf(document, schema))}`,
    kind: 'schema',
    blocks: [
      prose(descriptionOf(document, schema)),
      prose(facts.filter(Boolean).join(' ')),
      ...notes.on(schema as object),
      ...(forms.length > 0 ? [heading(2, 'forms', 'allOf' in schema ? 'Builds on' : 'Forms'), ...forms] : []),
      ...(members ? [heading(2, 'fields', 'Fields'), members] : []),
      ...(values ? [heading(2, 'values', 'Values'), values] : []),
      ...usedBy(document, name),
    ],
  };
}

/** The alternatives or parts of a schema as a list. */
function formsOf(document: OpenApiDocument, schema: Schema): Block[] {
  const alternatives = [...branches(schema, 'oneOf'), ...branches(schema, 'anyOf')];
  const inherited = branches(schema, 'allOf').filter((part) => part['$ref'] !== undefined);
  const lines = [
    ...inherited.map((part) => `- Everything of ${describeType(part)}.`),
    ...alternatives.map((part) => {
      const title = typeof part['title'] === 'string' ? `*${part['title']}*: ` : '';
      const items =
        isObject(part['items']) && part['items']['$ref'] === undefined
          ? describeMeaning(document, part['items'])
          : '';
      return `- ${title}${describeType(part)}. ${[descriptionOf(document, part), ...describeLimits(part), items].filter(Boolean).join(' ')}`;
    }),
  ];
  return lines.length === 0 ? [] : [prose(lines.join('\n'))];
}

function usedBy(document: OpenApiDocument, name: string): Block[] {
  const schemas = Object.entries(document.components?.schemas ?? {})
    .filter(([other, schema]) => other !== name && directReferences(schema).includes(name))
    .map(([other]) => siteLink(`\`${other}\``, `schemas/${other}`));
  const operations = listOperations(document)
    .filter(({ operation }) => referencesOfOperation(document, operation).has(name))
    .map(({ operation }) => siteLink(`\`${operation.operationId}\``, `operations/${operation.operationId}`));
  const groups = (document.tags ?? [])
    .filter((tag) =>
      [tag['x-states'], ...(tag['x-schemas'] ?? [])].some((node) => node?.$ref.endsWith(`/${name}`)),
    )
    .map((tag) => siteLink(tag.name, groupPath(tag.name)));
  const lines = [
    operations.length > 0 ? `- Operations: ${operations.join(', ')}` : '',
    schemas.length > 0 ? `- Schemas: ${schemas.join(', ')}` : '',
    groups.length > 0 ? `- Resource groups: ${groups.join(', ')}` : '',
  ].filter(Boolean);
  return lines.length === 0 ? [] : [heading(2, 'used-by', 'Used by'), prose(lines.join('\n'))];
}

/** Names of the schemas that an operation names, in shared parameters and responses too. */
function referencesOfOperation(document: OpenApiDocument, operation: object): Set<string> {
  const names = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const item of node) visit(item);
    if (!isObject(node)) return;
    const reference = node['$ref'];
    if (typeof reference === 'string') {
      const schema = /^#\/components\/schemas\/(.+)$/.exec(reference)?.[1];
      if (schema !== undefined) names.add(schema);
      else visit(dereference<object>(document, { $ref: reference }));
    }
    for (const [key, child] of Object.entries(node))
      if (key !== 'examples' && key !== 'example') visit(child);
  };
  visit(operation);
  return names;
}
