import { HTTP_METHODS, type OpenApiDocument, type Schema } from '../../model/document.ts';
import { leadOf } from '../markdown.ts';
import { dereference, type PlacedOperation } from '../../model/operations.ts';
import { oncePer } from '../once-per.ts';
import { isObject } from '../schema-text.ts';
import { siteLink, siteTarget } from '../site/links.ts';
import { type Block, type Facts, heading, type Page, type Pane, prose } from '../site/model.ts';
import { groupPath } from './atlas.ts';
import {
  branches,
  describeLimits,
  describeType,
  descriptionOf,
  directReferences,
  schemasOnTag,
  entriesOn,
  furtherMembers,
  itemsSentence,
} from './describe-schema.ts';
import { exampleCases } from './examples.ts';
import { FieldWriter } from './fields.ts';
import { marksText, Notes } from './notes.ts';
import { responsesOf } from './operation.ts';
import { operationsOf } from './operations-of.ts';
import { plainSentence } from './plain-text.ts';
import { returned } from './returned.ts';
import { isSent, valueList } from './schema-blocks.ts';
import { groupOfSchemas } from './schema-groups.ts';

/** The page of a component schema. */
export function schemaPage(document: OpenApiDocument, name: string, schema: Schema): Page {
  const notes = new Notes(document);
  const title = typeof schema['title'] === 'string' ? schema['title'] : name;
  const writer = new FieldWriter(document, isSent(document, name));
  const fields = writer.members(schema, name);
  const values = valueList(document, schema, name);
  const forms = formsOf(document, schema);
  const { lead, rest } = leadOf(descriptionOf(document, schema));
  const rules = [...describeLimits(schema), furtherMembers(document, schema), itemsSentence(schema)].filter(
    Boolean,
  );
  const pattern =
    typeof schema['pattern'] === 'string' && !rules.join().includes(schema['pattern'])
      ? [`As a regular expression: \`${schema['pattern']}\`.`]
      : [];
  const { group, prominent } = groupOfSchemas(document).get(name) ?? {};
  return {
    path: `schemas/${name}`,
    title,
    description: `${name}: ${plainSentence(descriptionOf(document, schema))}`,
    kind: 'schema',
    ...(group !== undefined && { group }),
    ...(prominent && { prominent }),
    lead: [lead, marksText(entriesOn(document, schema).filter((id) => id.startsWith('AMB')))]
      .join(' ')
      .trim(),
    intro: [
      ...(rest === '' ? [] : [prose(rest)]),
      factsOf(document, name, schema, fields.length),
      ...([...rules, ...pattern].length > 0 ? [prose([...rules, ...pattern].join(' '))] : []),
      ...(fields.length === 0 && !values && forms.length === 0
        ? notes.about('this schema', entriesOn(document, schema), true)
        : []),
    ],
    panes: examplePanes(document, name, title, schema),
    blocks: [
      ...(forms.length > 0
        ? [
            heading(2, 'forms', 'allOf' in schema ? 'Builds on' : 'Forms'),
            ...forms,
            ...(fields.length === 0 ? notes.about('these forms', entriesOn(document, schema)) : []),
          ]
        : []),
      ...(fields.length > 0
        ? [
            heading(2, 'fields', 'Fields'),
            { kind: 'fields' as const, label: `Fields of ${name}`, fields },
            ...notes.about('the fields', [
              ...entriesOn(document, schema),
              ...inheritedEntries(document, schema),
              ...writer.entries,
            ]),
          ]
        : []),
      ...(values
        ? [
            heading(2, 'values', 'Values'),
            ...values,
            ...notes.about('the values', entriesOn(document, schema)),
          ]
        : []),
      ...usedBy(document, name),
    ],
  };
}

/** Entries on what a schema builds on: its fields stand on this page. */
function inheritedEntries(document: OpenApiDocument, schema: Schema): string[] {
  return branches(schema, 'allOf').flatMap((part) => {
    const target = dereference<Schema>(document, part);
    return [...entriesOn(document, target), ...inheritedEntries(document, target)];
  });
}

function factsOf(document: OpenApiDocument, name: string, schema: Schema, count: number): Facts {
  const returning = operationsOf(document).filter(({ operation }) =>
    returned(document, operation).includes(name),
  );
  const type = describeType(document, schema);
  const since = schema['x-since'];
  return {
    kind: 'facts',
    facts: [
      { term: 'Type', text: count === 0 ? type : `object, ${count} ${count === 1 ? 'field' : 'fields'}` },
      { term: 'Name', text: `\`${name}\`` },
      ...(returning.length > 0
        ? [
            {
              term: 'Returned by',
              text: returning
                .map(({ operation: { operationId } }) =>
                  siteLink(`\`${operationId}\``, `operations/${operationId}`),
                )
                .join(', '),
            },
          ]
        : []),
      ...(typeof since === 'string'
        ? [{ term: 'Since', text: siteLink(since, 'changelog', `v${since}`) }]
        : []),
    ],
  };
}

/** The examples of responses whose body is the schema, else the first object that the schema itself gives. */
function examplePanes(document: OpenApiDocument, name: string, title: string, schema: Schema): Pane[] {
  const cases = operationsOf(document)
    .filter(({ operation }) => returned(document, operation).includes(name))
    .flatMap(({ operation }) =>
      responsesOf(document, operation)
        .filter(({ status }) => status.startsWith('2'))
        .flatMap(({ response }) =>
          exampleCases(document, response.content ?? {}, `example-${operation.operationId}`),
        ),
    );
  const own = [schema['examples'] ?? []].flat().find(isObject);
  if (own)
    cases.push({
      id: 'example',
      title: 'Made-up example',
      sides: [{ format: 'json', text: JSON.stringify(own, null, 2) }],
    });
  const shown = cases.length > 1 ? cases.filter(({ id }) => id !== 'example') : cases;
  return shown.length === 0
    ? []
    : [{ kind: 'views', title: 'Example', about: title, groups: [{ cases: shown }] }];
}

/** The alternatives or parts of a schema as a list. */
function formsOf(document: OpenApiDocument, schema: Schema): Block[] {
  const alternatives = [...branches(schema, 'oneOf'), ...branches(schema, 'anyOf')];
  const inherited = branches(schema, 'allOf').filter((part) => part['$ref'] !== undefined);
  const lines = [
    ...inherited.map((part) => `- Everything of ${describeType(document, part)}.`),
    ...alternatives.map((part) => {
      const title = typeof part['title'] === 'string' ? `**${part['title']}**: ` : '';
      const type = describeType(document, part);
      const items =
        isObject(part['items']) && part['items']['$ref'] === undefined
          ? descriptionOf(document, part['items'])
          : '';
      const since =
        typeof part['x-since'] === 'string'
          ? ` Since ${siteLink(part['x-since'], 'changelog', `v${part['x-since']}`)}.`
          : '';
      const text = [
        descriptionOf(document, part),
        ...describeLimits(part),
        furtherMembers(document, part),
        items,
      ]
        .filter(Boolean)
        .join(' ');
      return `- ${title}${type === '' ? 'null' : type}. ${text}${since}`;
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
  const deliveries = Object.entries(document.webhooks ?? {})
    .filter(([, item]) => HTTP_METHODS.some((method) => item[method]?.tags?.some((tag) => tags.has(tag))))
    .map(([webhook]) => siteLink(`\`${webhook}\``, `webhooks/${webhook}`));
  const lines = [
    schemas.length > 0 ? `- Schemas: ${schemas.join(', ')}` : '',
    groups.length > 0 ? `- Resource groups: ${groups.join(', ')}` : '',
    deliveries.length > 0 ? `- What the service sends: ${deliveries.join(', ')}` : '',
  ].filter(Boolean);
  if (lines.length === 0 && operations.length === 0) return [];
  return [
    heading(2, 'used-by', 'Used by'),
    ...(operations.length > 0 ? [operationList(`Operations that use ${name}`, operations)] : []),
    ...(lines.length > 0 ? [prose(lines.join('\n'))] : []),
  ];
}

/** Operations as a list, each with method and path. */
export function operationList(label: string, operations: readonly PlacedOperation[]): Block {
  return {
    kind: 'operations',
    label,
    operations: operations.map(({ operation, method, path }) => ({
      method,
      title: operation.summary ?? operation.operationId,
      target: siteTarget(`operations/${operation.operationId}`),
      path,
    })),
  };
}

/** What names a schema. */
interface Users {
  operations: PlacedOperation[];
  schemas: string[];
  groups: string[];
}

/** What names each schema, found in one walk: asked schema by schema, the walk would be one over everything for each. */
const usersOf = oncePer((document: OpenApiDocument): ReadonlyMap<string, Users> => {
  const all = new Map<string, Users>();
  const usersOfName = (name: string): Users => {
    const users = all.get(name) ?? { operations: [], schemas: [], groups: [] };
    all.set(name, users);
    return users;
  };
  for (const [other, schema] of Object.entries(document.components?.schemas ?? {})) {
    for (const name of directReferences(schema).filter((found) => found !== other))
      usersOfName(name).schemas.push(siteLink(`\`${other}\``, `schemas/${other}`));
  }
  const shared = new Map<string, ReadonlySet<string>>();
  for (const placed of operationsOf(document)) {
    for (const name of schemasNamedBy(document, placed.operation, shared))
      usersOfName(name).operations.push(placed);
  }
  for (const tag of document.tags ?? []) {
    for (const name of new Set(schemasOnTag(tag).map((pointer) => pointer.split('/').at(-1) ?? '')))
      usersOfName(name).groups.push(siteLink(tag.name, groupPath(tag.name)));
  }
  return all;
});

/**
 * Names of the schemas that a node names, in shared parameters and responses too.
 *
 * @param shared what is known of shared parameters and responses already, by their references
 */
export function schemasNamedBy(
  document: OpenApiDocument,
  node: object,
  shared: Map<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    if (!isObject(value)) return;
    for (const reference of [value['$ref'], value['x-list-of']]) {
      if (typeof reference !== 'string') continue;
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
