import type { OpenApiDocument, RequestBody, Tag, UnplacedOperation } from '../../model/document.ts';
import { dereference, type PlacedOperation } from '../../model/operations.ts';
import { siteLink, siteTarget } from '../site/links.ts';
import { type Block, heading, type Page, prose } from '../site/model.ts';
import { groupPath } from './atlas.ts';
import { gapMark, readingMark, schemaName } from './describe-schema.ts';
import { Notes, sinceText } from './notes.ts';
import { plainSentence } from './plain-text.ts';
import { memberTable, valueTable } from './schema-blocks.ts';
import { operationsOf } from './operations-of.ts';

/** The pages of the resource groups: what is known of each, and what is not. */
export function groupPages(document: OpenApiDocument): Page[] {
  return (document.tags ?? []).map((tag) => groupPage(document, tag));
}

function groupPage(document: OpenApiDocument, tag: Tag): Page {
  const notes = new Notes(document);
  const facts = [tag['x-read-only'] ? 'Read-only.' : '', tag['x-asynchronous'] ? 'Asynchronous.' : ''].filter(
    Boolean,
  );
  return {
    path: groupPath(tag.name),
    title: tag.name,
    description: `Resource group ${tag.name}: ${plainSentence(tag.description ?? '')}`,
    kind: 'group',
    blocks: [
      prose(tag.description ?? ''),
      ...(facts.length > 0 ? [prose(`**${facts.join(' ')}**`)] : []),
      ...notes.on(tag),
      ...placedBlocks(document, tag),
      ...webhookBlocks(document, tag),
      ...unplacedBlocks(document, tag.name),
      ...stateBlocks(document, tag),
      ...schemaBlocks(document, tag),
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
    blocks: [
      {
        kind: 'table',
        label: 'Resource groups',
        head: ['Group', 'What is known', 'Operations with a path', 'Without'],
        rows: tags.map((tag) => ({
          cells: [
            siteLink(tag.name, groupPath(tag.name)),
            tag.description ?? '',
            String(placedOf(document, tag).length),
            String(unplacedOf(document, tag.name).length),
          ],
        })),
      },
      ...unplacedBlocks(document, undefined),
    ],
  };
}

function placedOf(document: OpenApiDocument, tag: Tag): PlacedOperation[] {
  return operationsOf(document).filter(({ operation }) => operation.tags?.includes(tag.name));
}

function placedBlocks(document: OpenApiDocument, tag: Tag): Block[] {
  const placed = placedOf(document, tag);
  if (placed.length === 0) return [];
  return [
    heading(2, 'operations', 'Operations'),
    {
      kind: 'table',
      label: `Operations of ${tag.name}`,
      head: ['Operation', 'Request', 'What it does'],
      rows: placed.map(({ operation, method, path }) => ({
        cells: [
          siteLink(operation.summary ?? operation.operationId, `operations/${operation.operationId}`),
          `\`${method.toUpperCase()} ${path}\``,
          plainSentence(operation.description ?? ''),
        ],
      })),
    },
  ];
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

function unplacedBlocks(document: OpenApiDocument, tag: string | undefined): Block[] {
  const operations = unplacedOf(document, tag);
  if (operations.length === 0) return [];
  return [
    heading(
      2,
      'unplaced',
      tag === undefined
        ? 'Operations without a group and without a path'
        : 'Operations whose paths are not shown',
    ),
    prose(
      'These operations exist. Their names here are ours, and their paths are not shown: do not guess them.',
    ),
    ...operations.flatMap((operation): Block[] => {
      const body = operation.requestBody && dereference<RequestBody>(document, operation.requestBody);
      const schemas = Object.values(body?.content ?? {}).flatMap(
        ({ schema }) => (schema && schemaName(schema)) ?? [],
      );
      const facts = [
        operation.description ?? '',
        schemas.length > 0
          ? `Request body: ${schemas.map((name) => siteLink(`\`${name}\``, `schemas/${name}`)).join(', ')}.`
          : '',
        sinceText(operation),
        ...operation['x-gap'].map(gapMark),
        ...(operation['x-amb'] ?? []).map(readingMark),
      ];
      return [
        heading(
          3,
          operation.operationId,
          `${operation.summary ?? operation.operationId} (\`${operation.operationId}\`)`,
        ),
        prose(facts.filter(Boolean).join(' ')),
      ];
    }),
  ];
}

function stateBlocks(document: OpenApiDocument, tag: Tag): Block[] {
  const states = tag['x-states'];
  if (!states) return [];
  const schema = { $ref: states.$ref };
  const name = schemaName(schema) ?? '';
  const table = valueTable(document, schema, name);
  return [
    heading(2, 'states', 'States'),
    prose(`Schema: ${siteLink(`\`${name}\``, `schemas/${name}`)}.`),
    ...(table ? [table] : []),
  ];
}

function schemaBlocks(document: OpenApiDocument, tag: Tag): Block[] {
  return (tag['x-schemas'] ?? []).flatMap(({ $ref }): Block[] => {
    const name = schemaName({ $ref }) ?? '';
    const table = memberTable(document, { $ref }, name);
    return [
      heading(2, name, `What is known of \`${name}\``),
      prose(`Schema: [\`${name}\`](${siteTarget(`schemas/${name}`)}).`),
      ...(table ? [table] : []),
    ];
  });
}
