import { HTTP_METHODS, type OpenApiDocument, type Schema } from '../../model/document.ts';
import { dereference } from '../../model/operations.ts';
import { oncePer } from '../once-per.ts';
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
  furtherMembers,
  itemsSentence,
} from './describe-schema.ts';
import { Notes, sinceText } from './notes.ts';
import { operationsOf } from './operations-of.ts';
import { plainSentence } from './plain-text.ts';
import { returned } from './returned.ts';
import { memberTable, valueTable } from './schema-blocks.ts';

/** The page of a component schema. */
export function schemaPage(document: OpenApiDocument, name: string, schema: Schema): Page {
  const notes = new Notes(document);
  const title = typeof schema['title'] === 'string' ? schema['title'] : name;
  const members = memberTable(document, schema, name);
  const values = valueTable(document, schema, name);
  const forms = formsOf(document, schema);
  const limits = describeLimits(schema);
  const facts = [
    `Name: \`${name}\`.`,
    members || forms.length > 0 ? '' : `Type: ${describeType(schema)}.`,
    ...limits,
    furtherMembers(document, schema),
    itemsSentence(schema),
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
      ...exampleOf(schema),
      ...usedBy(document, name),
    ],
  };
}

/** The first example of an object; those of texts stand among the values. */
function exampleOf(schema: Schema): Block[] {
  const example = [schema['examples'] ?? []].flat().find(isObject);
  if (!example) return [];
  const text = JSON.stringify(example, null, 2);
  return [heading(2, 'example', 'Example'), { kind: 'code', language: 'json', text }];
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
      return `- ${title}${describeType(part)}. ${[descriptionOf(document, part), ...describeLimits(part), furtherMembers(document, part), items].filter(Boolean).join(' ')}`;
    }),
  ];
  return lines.length === 0 ? [] : [prose(lines.join('\n'))];
}

function usedBy(document: OpenApiDocument, name: string): Block[] {
  const { operations = [], schemas = [], groups = [] } = usersOf(document).get(name) ?? {};
  const returning = operationsOf(document).filter(({ operation }) =>
    returned(document, operation).includes(name),
  );
  const tags = new Set(returning.flatMap(({ operation }) => operation.tags ?? []));
  const examples = returning.map(({ operation }) => {
    const status = Object.keys(operation.responses).find((key) => key.startsWith('2')) ?? '';
    return siteLink(
      `\`${operation.operationId}\``,
      `operations/${operation.operationId}`,
      `response-${status}`,
    );
  });
  const deliveries = Object.entries(document.webhooks ?? {})
    .filter(([, item]) => HTTP_METHODS.some((method) => item[method]?.tags?.some((tag) => tags.has(tag))))
    .map(([webhook]) => siteLink(`\`${webhook}\``, `webhooks/${webhook}`));
  const lines = [
    examples.length > 0 ? `- Examples: in the answer of ${examples.join(', ')}` : '',
    deliveries.length > 0 ? `- What the service sends: ${deliveries.join(', ')}` : '',
    operations.length > 0 ? `- Operations: ${operations.join(', ')}` : '',
    schemas.length > 0 ? `- Schemas: ${schemas.join(', ')}` : '',
    groups.length > 0 ? `- Resource groups: ${groups.join(', ')}` : '',
  ].filter(Boolean);
  return lines.length === 0 ? [] : [heading(2, 'used-by', 'Used by'), prose(lines.join('\n'))];
}

/** Links to what names a schema. */
interface Users {
  operations: string[];
  schemas: string[];
  groups: string[];
}

/** What names each schema, found in one walk: asked schema by schema, the walk would be one over everything for each. */
const usersOf = oncePer((document: OpenApiDocument): ReadonlyMap<string, Users> => {
  const all = new Map<string, Users>();
  const add = (kind: keyof Users, names: Iterable<string>, link: string): void => {
    for (const name of names) {
      const users = all.get(name) ?? { operations: [], schemas: [], groups: [] };
      users[kind].push(link);
      all.set(name, users);
    }
  };
  for (const [other, schema] of Object.entries(document.components?.schemas ?? {})) {
    const names = directReferences(schema).filter((name) => name !== other);
    add('schemas', names, siteLink(`\`${other}\``, `schemas/${other}`));
  }
  const shared = new Map<string, ReadonlySet<string>>();
  for (const { operation } of operationsOf(document)) {
    const link = siteLink(`\`${operation.operationId}\``, `operations/${operation.operationId}`);
    add('operations', schemasNamedBy(document, operation, shared), link);
  }
  for (const tag of document.tags ?? []) {
    const nodes = [tag['x-states'], ...(tag['x-schemas'] ?? [])];
    const names = new Set(nodes.flatMap((node) => node?.$ref.split('/').at(-1) ?? []));
    add('groups', names, siteLink(tag.name, groupPath(tag.name)));
  }
  return all;
});

/**
 * Names of the schemas that a node names, in shared parameters and responses too.
 *
 * @param shared what is known of shared parameters and responses already, by their references
 */
function schemasNamedBy(
  document: OpenApiDocument,
  node: object,
  shared: Map<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    if (!isObject(value)) return;
    const reference = value['$ref'];
    if (typeof reference === 'string') {
      const schema = /^#\/components\/schemas\/(.+)$/.exec(reference)?.[1];
      if (schema !== undefined) names.add(schema);
      else for (const name of behind(reference)) names.add(name);
    }
    for (const [key, child] of Object.entries(value))
      if (key !== 'examples' && key !== 'example') visit(child);
  };
  const behind = (reference: string): ReadonlySet<string> => {
    const known = shared.get(reference);
    if (known) return known;
    const found = schemasNamedBy(document, dereference<object>(document, { $ref: reference }), shared);
    shared.set(reference, found);
    return found;
  };
  visit(node);
  return names;
}
