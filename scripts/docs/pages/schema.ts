import { isObject } from '../../model/json.ts';
import type { Model } from '../../model/model.ts';
import type { Operation } from '../../model/operation.ts';
import type { Schema } from '../../model/schema.ts';
import { leadOf } from '../markdown.ts';
import { oncePer } from '../once-per.ts';
import { siteLink, siteTarget } from '../site/links.ts';
import { code, isEmpty, join, markdownOf, type Phrase, say, strong, words } from '../site/phrase.ts';
import {
  type Block,
  type Facts,
  heading,
  type Heading,
  type Page,
  type Pane,
  prose,
} from '../site/page-model.ts';
import { groupLink, schemaLink, VALUES } from './atlas.ts';
import {
  describeLimits,
  describeType,
  entriesOn,
  exampleSentence,
  furtherMembers,
  isNull,
  itemsSentence,
} from './describe-schema.ts';
import { findExamplePart } from './example-part.ts';
import { exampleCases } from './examples.ts';
import { FieldWriter, isAllOptional } from './fields.ts';
import { marksText, Notes } from './notes.ts';
import { plainSentence } from './plain-text.ts';
import { valueList } from './schema-blocks.ts';
import { groupOfSchemas } from './schema-groups.ts';

/** Builds the pages of component schemas: one per object, and one for all enumerations and scalars. */
export function schemaPages(model: Model): Page[] {
  const objects = [...model.schemas].filter(([, schema]) => !schema.isValue);
  return [...valuesPage(model), ...objects.map(([name, schema]) => schemaPage(model, name, schema))];
}

function valuesPage(model: Model): Page[] {
  const values = [...model.schemas].filter(([, schema]) => schema.isValue);
  if (values.length === 0) return [];
  const notes = new Notes(model);
  return [
    {
      path: VALUES,
      title: 'Enumerations and scalars',
      description: `The ${values.length} enumeration and scalar schemas, such as ${values[0]?.[0] ?? ''}, with their values and formats.`,
      kind: 'schema',
      lead: `The ${values.length} enumeration and scalar schemas, with their values and formats.`,
      blocks: values.flatMap(([name, schema]): Block[] => {
        const entries = entriesOn(schema);
        const forms = formsOf(schema);
        const listed = valueList(schema, name) ?? [];
        return [
          heading(2, name, words(name)),
          prose(join([schema.description, marksText(entries)])),
          factsOf(model, schema, 0),
          ...ruleBlocks(schema),
          ...forms,
          ...listed,
          ...notes.about(name, entries, 'open'),
          ...usedBy(model, schema, undefined),
        ];
      }),
    },
  ];
}

function schemaPage(model: Model, name: string, schema: Schema): Page {
  const notes = new Notes(model);
  const writer = new FieldWriter(model.sentSchemas.has(schema));
  const fields = writer.members(schema, name);
  const values = valueList(schema, name);
  const forms = formsOf(schema);
  const entries = entriesOn(schema);
  const { lead, rest } = leadOf(schema.description);
  const { group, prominent } = groupOfSchemas(model).get(schema) ?? {};
  return {
    path: `schemas/${name}`,
    title: name,
    description: `${name}: ${plainSentence(schema.description)}`,
    kind: 'schema',
    ...(group && { group: group.name }),
    ...(prominent && { prominent }),
    lead,
    intro: [
      ...(rest === '' ? [] : [prose(rest)]),
      factsOf(model, schema, fields.length),
      ...ruleBlocks(schema),
      ...(fields.length === 0 && !values && forms.length === 0 ? notes.about('schema', entries, 'open') : []),
    ],
    panes: examplePanes(model, name, schema),
    blocks: [
      ...(forms.length > 0
        ? [
            heading(2, 'forms', schema.kind === 'combination' ? 'Based on' : 'One of'),
            ...forms,
            ...(fields.length === 0 ? notes.about('variants', entries) : []),
          ]
        : []),
      ...(fields.length > 0
        ? [
            heading(2, 'fields', 'Fields'),
            { kind: 'fields' as const, label: `Fields of ${name}`, fields },
            ...relationBlocks(schema),
            ...notes.about('fields', [...entries, ...inheritedEntries(schema), ...writer.entries]),
          ]
        : []),
      ...(values ? [heading(2, 'values', 'Values'), ...values, ...notes.about('values', entries)] : []),
      ...usedBy(model, schema, heading(2, 'used-by', 'Used by')),
    ],
  };
}

function ruleBlocks(schema: Schema): Block[] {
  const limits = join([
    ...describeLimits(schema, true, schema.description),
    exampleSentence(schema),
    furtherMembers(schema),
    itemsSentence(schema),
  ]);
  const rules =
    schema.pattern === undefined || markdownOf(limits).includes(schema.pattern)
      ? limits
      : join([limits, say`Pattern: ${code(schema.pattern)}.`]);
  return isEmpty(rules) ? [] : [prose(rules)];
}

/** Lists the rules that relate a schema's fields to each other or to the request. */
function relationBlocks({ relations }: Schema): Block[] {
  if (relations.length === 0) return [];
  return [
    heading(3, 'relations', 'Rules for fields'),
    { kind: 'list', items: relations.map(({ says }) => says) },
  ];
}

/** Returns the entries on a schema's base schemas, whose fields are on this page. */
function inheritedEntries({ parts }: Schema): string[] {
  return parts.flatMap(({ meant }) => [...entriesOn(meant), ...inheritedEntries(meant)]);
}

function factsOf(model: Model, schema: Schema, count: number): Facts {
  const returning = operationsReturning(model, schema);
  const { since } = schema;
  return {
    kind: 'facts',
    facts: [
      {
        term: 'Type',
        text:
          count === 0
            ? describeType(schema)
            : `object, ${count} ${count === 1 ? 'field' : 'fields'}${isAllOptional(schema) ? ', all optional' : ''}`,
      },
      ...(returning.length > 0
        ? [
            {
              term: 'Returned by',
              text: join(
                returning.map(({ id }) => siteLink(code(id), `operations/${id}`)),
                ', ',
              ),
            },
          ]
        : []),
      ...(since === undefined ? [] : [{ term: 'Since', text: siteLink(since, 'changelog', `v${since}`) }]),
    ],
  };
}

function operationsReturning(model: Model, schema: Schema): readonly Operation[] {
  return returningOf(model).get(schema) ?? [];
}

const returningOf = oncePer((model: Model): ReadonlyMap<Schema, Operation[]> => {
  const all = new Map<Schema, Operation[]>();
  for (const operation of model.operations)
    for (const schema of operation.returns) all.set(schema, [...(all.get(schema) ?? []), operation]);
  return all;
});

/**
 * Shows the examples of responses with this body, else the schema's own first object, else one from an operation's
 * example.
 */
function examplePanes(model: Model, name: string, schema: Schema): Pane[] {
  const cases = operationsReturning(model, schema).flatMap(({ id, successes }) =>
    successes.flatMap(({ content }) => exampleCases(content, `example-${id}`)),
  );
  const example = schema.examples.find(isObject);
  if (example)
    cases.push({
      id: 'example',
      title: name,
      sides: [{ format: 'json', text: JSON.stringify(example, null, 2) }],
    });
  const part = cases.length === 0 ? findExamplePart(model, schema) : undefined;
  if (part)
    cases.push({
      id: 'example',
      title: name,
      text: say`From ${part.sent ? 'a request' : 'a response'} to ${code(part.operation.id)}.`,
      sides: [{ format: 'json', text: JSON.stringify(part.value, null, 2) }],
    });
  const shown = cases.length > 1 ? cases.filter(({ id }) => id !== 'example') : cases;
  return shown.length === 0
    ? []
    : [{ kind: 'views', title: 'Example', about: name, groups: [{ cases: shown }] }];
}

/** Lists a schema's alternatives or parts. */
function formsOf(schema: Schema): Block[] {
  const inherited = schema.parts.filter(({ kind }) => kind === 'reference');
  const lines = [
    ...inherited.map(
      (part) => say`All fields of ${part.refersTo ? schemaLink(part.refersTo) : describeType(part)}.`,
    ),
    ...schema.alternatives.map((part) => {
      const title = part.refersTo || part.title === undefined ? '' : say`${strong(part.title)}: `;
      const type = isNull(part) ? 'null' : describeType(part);
      const each = part.kind === 'array' && !part.items?.refersTo ? part.items?.description : '';
      const since =
        part.since === undefined ? '' : say`Since ${siteLink(part.since, 'changelog', `v${part.since}`)}.`;
      const rules = part.refersTo
        ? []
        : [...describeLimits(part), exampleSentence(part), furtherMembers(part)];
      return join([say`${title}${type}.`, part.description, ...rules, each, since]);
    }),
  ];
  return lines.length === 0 ? [] : [{ kind: 'list', items: lines }];
}

/** Lists a schema's uses, under a heading or as an additional line. */
function usedBy(model: Model, schema: Schema, title: Heading | undefined): Block[] {
  const { name = '' } = schema;
  const { operations = [], schemas = [], groups = [] } = usersOf(model).get(schema) ?? {};
  const returning = new Set(operationsReturning(model, schema).map(({ group }) => group));
  const deliveries = new Set(
    model.deliveries.filter(({ group }) => returning.has(group)).map(({ path }) => path),
  );
  const links = [...deliveries].map((webhook) => siteLink(code(webhook), `webhooks/${webhook}`));
  const lines = [
    ...(operations.length > 0 && !title
      ? [
          say`Operations: ${join(
            operations.map(({ id }) => code(id)),
            ', ',
          )}`,
        ]
      : []),
    ...(schemas.length > 0 ? [say`Schemas: ${join(schemas.map(schemaLink), ', ')}`] : []),
    ...(groups.length > 0 ? [say`Resource groups: ${join(groups, ', ')}`] : []),
    ...(links.length > 0 ? [say`Webhooks: ${join(links, ', ')}`] : []),
  ];
  if (lines.length === 0 && operations.length === 0) return [];
  if (!title) return [prose('Used by:'), { kind: 'list', items: lines }];
  return [
    title,
    ...(operations.length > 0 ? [operationList(`Operations that use ${name}`, operations)] : []),
    ...(lines.length > 0 ? [{ kind: 'list' as const, items: lines }] : []),
  ];
}

/** Lists operations, each with method and path. */
export function operationList(label: string, operations: readonly Operation[]): Block {
  return {
    kind: 'operations',
    label,
    operations: operations.map(({ id, summary, method, path }) => ({
      method,
      title: summary,
      target: siteTarget(`operations/${id}`),
      path,
    })),
  };
}

/** The users of a schema. */
interface Users {
  operations: Operation[];
  schemas: Schema[];
  groups: Phrase[];
}

/** Finds the users of every schema in one pass; a pass per schema would be too slow. */
const usersOf = oncePer((model: Model): ReadonlyMap<Schema, Users> => {
  const all = new Map<Schema, Users>();
  const users = (schema: Schema): Users => {
    const entry = all.get(schema) ?? { operations: [], schemas: [], groups: [] };
    all.set(schema, entry);
    return entry;
  };
  for (const schema of model.schemas.values())
    for (const named of schema.references) if (named !== schema) users(named).schemas.push(schema);
  for (const operation of model.operations)
    for (const named of operation.schemas) users(named).operations.push(operation);
  for (const group of model.groups)
    for (const named of new Set([group.states, ...group.schemas]))
      if (named) users(named.meant).groups.push(groupLink(model, group));
  return all;
});
