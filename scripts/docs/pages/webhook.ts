import type { OpenApiDocument, Operation, PathItem, RequestBody, Response } from '../../model/document.ts';
import { HTTP_METHODS } from '../../model/document.ts';
import { dereference } from '../../model/operations.ts';
import { siteLink } from '../site/links.ts';
import { type Block, heading, type Page, prose } from '../site/model.ts';
import { groupPath } from './atlas.ts';
import { directReferences } from './describe-schema.ts';
import { Notes, sinceText } from './notes.ts';
import { operationsOf } from './operations-of.ts';
import { returned } from './returned.ts';

/** The page of something that the service sends. */
export function webhookPage(document: OpenApiDocument, name: string, item: PathItem): Page {
  const notes = new Notes(document, { once: true });
  const operations = HTTP_METHODS.flatMap((method) => item[method] ?? []);
  return {
    path: `webhooks/${name}`,
    title: titleOf(name),
    description: `What the service sends: ${operations.map(({ summary, operationId }) => summary ?? operationId).join('; ')}.`,
    kind: 'webhook',
    blocks: [
      prose(
        `What the service sends to you. How to live with what is not known: ${siteLink('Webhooks', 'guides/webhooks')}.`,
      ),
      ...aboutBlocks(document, operations),
      ...operations.flatMap((operation) => deliveryBlocks(document, operation, notes)),
    ],
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
  const links = [
    ...related.map(({ operation: { operationId } }) =>
      siteLink(`\`${operationId}\``, `operations/${operationId}`),
    ),
    ...reached.map((name) => siteLink(`\`${name}\``, `schemas/${name}`)),
    ...[...groups].map((tag) => siteLink(tag, groupPath(tag))),
  ];
  return links.length === 0 ? [] : [prose(`Subscriptions and kinds of event: ${links.join(', ')}.`)];
}

function deliveryBlocks(document: OpenApiDocument, operation: Operation, notes: Notes): Block[] {
  const body = operation.requestBody && dereference<RequestBody>(document, operation.requestBody);
  const id = operation.operationId;
  return [
    heading(2, id, operation.summary ?? id),
    prose(operation.description ?? ''),
    prose([`Operation id: \`${id}\`.`, sinceText(operation)].filter(Boolean).join(' ')),
    ...notes.on(operation),
    ...(body
      ? [
          heading(3, `${id}-body`, 'Body'),
          prose(
            [
              body.description ?? '',
              ...Object.keys(body.content)
                .filter((type) => !type.includes('*'))
                .map((type) => `Media type: \`${type}\`.`),
            ].join(' '),
          ),
          ...Object.values(body.content).map(({ schema }) => prose(String(schema?.['description'] ?? ''))),
          ...notes.on(body, ...Object.values(body.content).map(({ schema }) => schema as object | undefined)),
        ]
      : []),
    ...Object.entries(operation.responses).flatMap(([status, node]): Block[] => {
      const response = dereference<Response>(document, node);
      return [
        heading(3, `${id}-${status}`, status === 'default' ? 'Your answer' : `Your answer: \`${status}\``),
        prose(response.description),
        ...notes.on(response),
      ];
    }),
  ];
}
