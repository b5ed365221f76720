import type { OpenApiDocument, RequestBody, Tag, UnplacedOperation } from '../../model/document.ts';
import { leadOf } from '../markdown.ts';
import { dereference, type PlacedOperation } from '../../model/operations.ts';
import { siteLink } from '../site/links.ts';
import { type Block, heading, type Page, prose } from '../site/model.ts';
import { groupPath } from './atlas.ts';
import { schemaName, sinceMark } from './describe-schema.ts';
import { FieldWriter } from './fields.ts';
import { idsOf, marksText, Notes } from './notes.ts';
import { operationsOf } from './operations-of.ts';
import { plainSentence } from './plain-text.ts';
import { valueList } from './schema-blocks.ts';
import { operationList } from './schema.ts';

/** The pages of the resource groups: what is known of each, and what is not. */
export function groupPages(document: OpenApiDocument): Page[] {
  return (document.tags ?? []).map((tag) => groupPage(document, tag));
}

function groupPage(document: OpenApiDocument, tag: Tag): Page {
  const notes = new Notes(document);
  const placed = placedOf(document, tag);
  const unplaced = unplacedOf(document, tag.name);
  const { lead, rest } = leadOf(tag.description ?? '');
  const facts = [
    ...(tag['x-read-only'] ? [{ term: 'Access', text: 'read-only' }] : []),
    ...(tag['x-asynchronous'] ? [{ term: 'Work', text: 'asynchronous' }] : []),
    { term: 'Operations with a path', text: String(placed.length) },
    { term: 'Without a path', text: String(unplaced.length) },
  ];
  return {
    path: groupPath(tag.name),
    title: tag.name,
    description: `Resource group ${tag.name}: ${plainSentence(tag.description ?? '')}`,
    kind: 'group',
    group: tag.name,
    lead,
    intro: [
      ...(rest === '' ? [] : [prose(rest)]),
      { kind: 'facts', facts },
      ...(placed.length === 0 && unplaced.length === 0
        ? [
            prose(
              `No operation of this group is shown: with what is known, a program cannot read or change ${tag.name.toLowerCase()}.`,
            ),
          ]
        : []),
      ...notes.about(tag.name.toLowerCase(), [tag], true),
    ],
    blocks: [
      ...(placed.length > 0
        ? [heading(2, 'operations', 'Operations'), operationList(`Operations of ${tag.name}`, placed)]
        : []),
      ...webhookBlocks(document, tag),
      ...unplacedBlocks(document, tag.name, notes),
      ...stateBlocks(document, tag, notes),
      ...schemaBlocks(document, tag, notes),
    ],
  };
}

/** The list of groups, and the operations that belong to none. */
export function groupIndex(document: OpenApiDocument): Page {
  const tags = document.tags ?? [];
  return {
    path: 'groups/index',
    title: 'Resource groups',
    description: `The ${tags.length} resource groups of the interface and what is known of each.`,
    kind: 'index',
    lead: `The ${tags.length} resource groups of the interface and what is known of each.`,
    blocks: [
      {
        kind: 'table',
        label: 'Resource groups',
        head: ['Group', 'What is known', 'With a path', 'Without'],
        rows: tags.map((tag) => ({
          cells: [
            siteLink(tag.name, groupPath(tag.name)),
            tag.description ?? '',
            String(placedOf(document, tag).length),
            String(unplacedOf(document, tag.name).length),
          ],
        })),
      },
      ...unplacedBlocks(document, undefined, new Notes(document)),
    ],
  };
}

function placedOf(document: OpenApiDocument, tag: Tag): PlacedOperation[] {
  return operationsOf(document).filter(({ operation }) => operation.tags?.includes(tag.name));
}

function webhookBlocks(document: OpenApiDocument, tag: Tag): Block[] {
  const names = Object.entries(document.webhooks ?? {})
    .filter(([, item]) => [item.post, item.get].some((operation) => operation?.tags?.includes(tag.name)))
    .map(([name]) => siteLink(`\`${name}\``, `webhooks/${name}`));
  return names.length === 0
    ? []
    : [heading(2, 'deliveries', 'What the service sends'), prose(`Webhook: ${names.join(', ')}.`)];
}

function unplacedOf(document: OpenApiDocument, tag: string | undefined): UnplacedOperation[] {
  return (document['x-unplaced']?.operations ?? []).filter((operation) => operation.tag === tag);
}

function unplacedBlocks(document: OpenApiDocument, tag: string | undefined, notes: Notes): Block[] {
  const operations = unplacedOf(document, tag);
  if (operations.length === 0) return [];
  const title =
    tag === undefined
      ? 'Operations without a group and without a path'
      : 'Operations whose paths are not shown';
  return [
    heading(2, 'unplaced', title),
    prose(
      'These operations exist. Their names here are ours, and their paths are not shown: do not guess them.',
    ),
    {
      kind: 'fields',
      label: title,
      fields: operations.map((operation) => {
        const body = operation.requestBody && dereference<RequestBody>(document, operation.requestBody);
        const schemas = Object.values(body?.content ?? {}).flatMap(
          ({ schema }) => (schema && schemaName(schema)) ?? [],
        );
        const since = operation['x-since'];
        return {
          id: operation.operationId,
          kind: 'gap' as const,
          name: operation.summary ?? operation.operationId,
          look: 'words' as const,
          type: operation.operationId,
          chips: since === undefined ? [] : [{ kind: 'since' as const, version: since }],
          meaning: `${operation.description ?? ''} ${marksText(idsOf(operation))}`,
          rules:
            schemas.length > 0
              ? `Request body: ${schemas.map((name) => siteLink(`\`${name}\``, `schemas/${name}`)).join(', ')}.`
              : '',
          values: [],
          valuesLabel: '',
        };
      }),
    },
    ...notes.about('these operations', operations),
  ];
}

function stateBlocks(document: OpenApiDocument, tag: Tag, notes: Notes): Block[] {
  const states = tag['x-states'];
  if (!states) return [];
  const schema = { $ref: states };
  const name = schemaName(schema) ?? '';
  return [
    heading(2, 'states', 'States'),
    prose(`Schema: ${siteLink(`\`${name}\``, `schemas/${name}`)}.`),
    ...(valueList(document, schema, name) ?? []),
    ...notes.about('the states', [dereference<object>(document, schema)]),
  ];
}

function schemaBlocks(document: OpenApiDocument, tag: Tag, notes: Notes): Block[] {
  return (tag['x-schemas'] ?? []).flatMap(({ $ref }): Block[] => {
    const name = schemaName({ $ref }) ?? '';
    const writer = new FieldWriter(document, false);
    const fields = writer.members({ $ref }, name);
    return [
      heading(2, name, `What is known of \`${name}\``),
      prose(`Schema: ${siteLink(`\`${name}\``, `schemas/${name}`)}. ${sinceOfSchema(document, name)}`),
      ...(fields.length > 0 ? [{ kind: 'fields' as const, label: `Fields of ${name}`, fields }] : []),
      ...notes.about(name, [dereference<object>(document, { $ref }), ...writer.entries]),
    ];
  });
}

function sinceOfSchema(document: OpenApiDocument, name: string): string {
  const since = document.components?.schemas?.[name]?.['x-since'];
  return typeof since === 'string' ? sinceMark(since) : '';
}
