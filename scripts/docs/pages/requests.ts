import type { OpenApiDocument } from '../../model/document.ts';
import { siteLink } from '../site/links.ts';
import { type Block, heading, type Page, prose } from '../site/model.ts';
import { Notes } from './notes.ts';
import { headerCells, languageFold, mediaTypes, parameterRow } from './operation.ts';
import { operationsOf } from './operations-of.ts';

/** What requests have in common: addresses, key, media types, shared parameters and response headers. */
export function requestsPage(document: OpenApiDocument): Page {
  const { parameters = {}, headers = {} } = document.components ?? {};
  return {
    path: 'requests',
    title: 'Addresses, key and headers',
    description:
      'What every request has in common: base address, API key, media types, parameters, and the headers of responses.',
    kind: 'register',
    blocks: [
      ...addressBlocks(document),
      ...keyBlocks(document),
      heading(2, 'media-types', 'Media types'),
      {
        kind: 'table',
        label: 'Media types',
        head: ['Media type', 'Where'],
        rows: mediaTypeRows(document),
      },
      heading(2, 'parameters', 'Parameters'),
      {
        kind: 'table',
        label: 'Parameters',
        head: ['Parameter', 'Type', 'Meaning'],
        rows: Object.entries(parameters).map(([name, parameter]) => {
          const row = parameterRow(document, parameter, name);
          const [first = '', type = '', meaning = ''] = row.cells;
          return { ...row, cells: [first, type, `${meaning} ${usersOf(document, name)}`] };
        }),
      },
      ...Object.values(parameters).flatMap((parameter) => languageFold(document, parameter)),
      heading(2, 'response-headers', 'Response headers'),
      {
        kind: 'table',
        label: 'Response headers',
        head: ['Response header', 'Type', 'Meaning'],
        rows: Object.entries(headers).map(([name, header]) => ({
          id: `header-${name}`,
          kind: 'header',
          cells: headerCells(document, name, header),
        })),
      },
    ],
  };
}

/** The operations that take a shared parameter: several parameters have one name. */
function usersOf(document: OpenApiDocument, name: string): string {
  const all = operationsOf(document);
  const users = all.filter(({ operation }) =>
    (operation.parameters ?? []).some(
      (node) => '$ref' in node && node.$ref === `#/components/parameters/${name}`,
    ),
  );
  if (users.length === all.length) return 'Taken by every operation.';
  const links = users.map(({ operation: { operationId } }) =>
    siteLink(`\`${operationId}\``, `operations/${operationId}`),
  );
  return `Taken by ${links.join(', ')}.`;
}

function addressBlocks(document: OpenApiDocument): Block[] {
  const servers = document.servers ?? [];
  const [first] = servers;
  if (!first) return [];
  return [
    heading(2, 'addresses', 'Base addresses'),
    prose('Every path is relative to the base address of your own region.'),
    {
      kind: 'table',
      label: 'Base addresses',
      head: ['Region', 'Base address'],
      rows: servers.map(({ url, description = '' }) => ({ cells: [description, `\`${url}\``] })),
    },
    ...new Notes(document).on(first),
  ];
}

function keyBlocks(document: OpenApiDocument): Block[] {
  return Object.values(document.components?.securitySchemes ?? {}).flatMap((scheme): Block[] => [
    heading(2, 'key', 'API key'),
    prose(String(scheme['description'] ?? '')),
    prose(
      `Header: \`${String(scheme['name'])}\`. See ${siteLink('Authentication and regions', 'guides/authentication-and-regions')}.`,
    ),
    ...new Notes(document).on(scheme),
  ]);
}

function mediaTypeRows(document: OpenApiDocument): { cells: string[] }[] {
  const operations = operationsOf(document);
  const answers = [...new Set(operations.flatMap(({ operation }) => mediaTypes(document, operation)))];
  const bodies = [
    ...new Set(
      operations.flatMap(({ operation: { requestBody } }) =>
        requestBody && 'content' in requestBody ? Object.keys(requestBody.content) : [],
      ),
    ),
  ];
  return [
    ...answers.map((type) => ({ cells: [`\`${type}\``, 'responses, chosen with the `Accept` header'] })),
    ...bodies.map((type) => ({ cells: [`\`${type}\``, 'request bodies, in the `Content-Type` header'] })),
  ];
}
