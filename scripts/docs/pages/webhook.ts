import type { OpenApiDocument, Operation, PathItem, RequestBody, Response } from '../../shared/document.ts';
import { HTTP_METHODS } from '../../shared/document.ts';
import { dereference } from '../../shared/operations.ts';
import { siteLink } from '../site/links.ts';
import { type Block, heading, type Page, prose } from '../site/model.ts';
import { Notes, sinceText } from './notes.ts';
import { plainSentence } from './plain-text.ts';

/** The page of something that the service sends. */
export function webhookPage(document: OpenApiDocument, name: string, item: PathItem): Page {
  const operations = HTTP_METHODS.flatMap((method) => item[method] ?? []);
  return {
    path: `webhooks/${name}`,
    title: name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').replace(/^./, (letter) => letter.toUpperCase()),
    description: plainSentence(operations[0]?.description ?? name),
    kind: 'webhook',
    blocks: [
      prose(
        `What the service sends to you. How to live with what is not known: ${siteLink('Webhooks', 'guides/webhooks')}.`,
      ),
      ...operations.flatMap((operation) => deliveryBlocks(document, operation)),
    ],
  };
}

function deliveryBlocks(document: OpenApiDocument, operation: Operation): Block[] {
  const notes = new Notes(document);
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
            `${body.description ?? ''} Media type: ${Object.keys(body.content)
              .map((type) => `\`${type}\``)
              .join(', ')}.`,
          ),
          ...Object.values(body.content).map(({ schema }) => prose(String(schema?.['description'] ?? ''))),
          ...notes.on(body, ...Object.values(body.content).map(({ schema }) => schema as object | undefined)),
        ]
      : []),
    ...Object.entries(operation.responses).flatMap(([status, node]): Block[] => {
      const response = dereference<Response>(document, node);
      return [
        heading(3, `${id}-${status}`, `Answer: \`${status}\``),
        prose(response.description),
        ...notes.on(response),
      ];
    }),
  ];
}
