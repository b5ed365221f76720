import type { OpenApiDocument, Operation, PathItem, RequestBody, Response } from '../../model/document.ts';
import { HTTP_METHODS } from '../../model/document.ts';
import { dereference } from '../../model/operations.ts';
import { siteLink } from '../site/links.ts';
import { type Block, heading, type Page, prose } from '../site/model.ts';
import { groupPath } from './atlas.ts';
import { directReferences } from './describe-schema.ts';
import { Notes } from './notes.ts';
import { operationsOf } from './operations-of.ts';
import { returned } from './returned.ts';

/** The page of something that the service sends. */
export function webhookPage(document: OpenApiDocument, name: string, item: PathItem): Page {
  const notes = new Notes(document);
  const operations = HTTP_METHODS.flatMap((method) => item[method] ?? []);
  const group = operations.flatMap(({ tags }) => tags ?? [])[0];
  return {
    path: `webhooks/${name}`,
    title: titleOf(name),
    description: `What the service sends: ${operations.map(({ summary, operationId }) => summary ?? operationId).join('; ')}.`,
    kind: 'webhook',
    ...(group !== undefined && { group }),
    prominent: true,
    lead: `What the service sends to you. How to live with what is not known: ${siteLink('Webhooks', 'guides/webhooks')}.`,
    intro: aboutBlocks(document, operations),
    blocks: operations.flatMap((operation) => deliveryBlocks(document, operation, notes)),
  };
}

/** The name of a webhook as a title: `eventDelivery` is “Event delivery”. */
function titleOf(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Where the subscriptions are that lead to a delivery: the resource groups that it belongs to. */
function aboutBlocks(document: OpenApiDocument, operations: readonly Operation[]): Block[] {
  const groups = new Set(operations.flatMap(({ tags }) => tags ?? []));
  const related = operationsOf(document).filter(({ operation }) =>
    operation.tags?.some((tag) => groups.has(tag)),
  );
  const schemas = new Set(related.flatMap(({ operation }) => returned(document, operation)));
  const reached = [...schemas].flatMap((name) => [
    name,
    ...directReferences(document.components?.schemas?.[name]).filter((other) => other.startsWith(name)),
  ]);
  const facts = [
    {
      term: 'Subscriptions',
      text: related.map(({ operation }) => `\`${operation.operationId}\``).join(', '),
    },
    { term: 'Kinds of event', text: reached.map((name) => `\`${name}\``).join(', ') },
    { term: 'Group', text: [...groups].map((tag) => siteLink(tag, groupPath(tag))).join(', ') },
  ].filter(({ text }) => text !== '');
  return facts.length === 0 ? [] : [{ kind: 'facts', facts }];
}

function deliveryBlocks(document: OpenApiDocument, operation: Operation, notes: Notes): Block[] {
  const body = operation.requestBody && dereference<RequestBody>(document, operation.requestBody);
  const id = operation.operationId;
  const since = operation['x-since'];
  const media = Object.values(body?.content ?? {});
  return [
    heading(2, id, operation.summary ?? id),
    prose(operation.description ?? ''),
    {
      kind: 'facts',
      facts: [
        { term: 'Operation', text: `\`${id}\`` },
        ...(since === undefined ? [] : [{ term: 'Since', text: siteLink(since, 'changelog', `v${since}`) }]),
      ],
    },
    ...(body
      ? [
          heading(3, `${id}-body`, 'Body'),
          prose(
            [
              body.description ?? '',
              ...Object.keys(body.content)
                .filter((type) => !type.includes('*'))
                .map((type) => `Media type: \`${type}\`.`),
              ...media.map(({ schema }) => String(schema?.['description'] ?? '')),
            ].join(' '),
          ),
        ]
      : []),
    ...Object.entries(operation.responses).flatMap(([status, node]): Block[] => {
      const response = dereference<Response>(document, node);
      return [
        heading(
          3,
          `${id}-${status}`,
          status === 'default' ? 'Your response' : `Your response: \`${status}\``,
        ),
        prose(response.description),
      ];
    }),
    ...notes.about(
      'this delivery',
      [
        operation,
        body,
        ...media,
        ...media.map(({ schema }) => schema as object | undefined),
        ...Object.values(operation.responses).map((node) => dereference<object>(document, node)),
      ],
      true,
    ),
  ];
}
