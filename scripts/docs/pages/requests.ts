import type { OpenApiDocument, RequestBody } from '../../model/document.ts';
import { dereference } from '../../model/operations.ts';
import { siteLink } from '../site/links.ts';
import { type Block, type Field, heading, type Page, prose } from '../site/model.ts';
import { FieldWriter } from './fields.ts';
import { idsOf, marksText, Notes } from './notes.ts';
import { headerField, mediaTypes, parameterField } from './operation.ts';
import { operationsOf } from './operations-of.ts';

/** What requests have in common: addresses, key, media types, shared parameters and response headers. */
export function requestsPage(document: OpenApiDocument): Page {
  const { parameters = {}, headers = {} } = document.components ?? {};
  const notes = new Notes(document);
  const asked = new FieldWriter(document, true);
  const answered = new FieldWriter(document, false);
  return {
    path: 'requests',
    title: 'Addresses, key and headers',
    description:
      'What every request has in common: base address, API key, media types, parameters, and the headers of responses.',
    kind: 'register',
    lead: 'What every request has in common: base address, API key, media types, parameters, and the headers of responses.',
    blocks: [
      ...addressBlocks(document, notes),
      ...keyBlocks(document, notes),
      heading(2, 'media-types', 'Media types'),
      { kind: 'table', label: 'Media types', head: ['Media type', 'Where'], rows: mediaTypeRows(document) },
      heading(2, 'parameters', 'Parameters'),
      {
        kind: 'fields',
        label: 'Parameters',
        fields: Object.entries(parameters).map(([name, parameter]): Field => {
          const field = parameterField(asked, parameter, name);
          return { ...field, rules: [field.rules, usersOf(document, name)].filter(Boolean).join(' ') };
        }),
      },
      ...notes.about('the parameters', asked.entries),
      heading(2, 'response-headers', 'Response headers'),
      {
        kind: 'fields',
        label: 'Response headers',
        fields: Object.entries(headers).map(([name, header]) =>
          headerField(answered, name, header, `header-${name}`, ''),
        ),
      },
      ...notes.about('the response headers', answered.entries),
    ],
  };
}

/** The operations that take a shared parameter: several parameters have one name. */
function usersOf(document: OpenApiDocument, name: string): string {
  const all = operationsOf(document);
  const users = all.filter(({ operation, pathItem }) =>
    [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])].some(
      (node) => '$ref' in node && node.$ref === `#/components/parameters/${name}`,
    ),
  );
  if (users.length === 0) return '';
  if (users.length === all.length) return 'Every operation takes it.';
  const links = users.map(({ operation: { operationId } }) => `\`${operationId}\``);
  return `Taken by ${links.join(', ')}.`;
}

/** The base addresses as a table: those that are not shown say so, and have a placeholder. */
function addressBlocks(document: OpenApiDocument, notes: Notes): Block[] {
  const servers = document.servers ?? [];
  return [
    heading(2, 'addresses', 'Base addresses'),
    prose(
      'The address of a request is the base address of the region of your account, and the path of the operation behind it.',
    ),
    {
      kind: 'table',
      label: 'Base addresses',
      head: ['Region', 'Address', 'Placeholder here'],
      rows: servers.map((server) => {
        const unknown = idsOf(server).some((id) => id.startsWith('GAP'));
        const region = (server.description ?? '').trim().replace(/\.$/, '');
        return {
          cells: unknown ? [region, '*not shown*', `\`${server.url}\``] : [region, `\`${server.url}\``, ''],
        };
      }),
    },
    ...notes.about('the addresses', servers),
  ];
}

function keyBlocks(document: OpenApiDocument, notes: Notes): Block[] {
  return Object.values(document.components?.securitySchemes ?? {}).flatMap((scheme): Block[] => [
    heading(2, 'key', 'API key'),
    prose(`${String(scheme['description'] ?? '')} ${marksText(idsOf(scheme))}`),
    prose(
      `Header: \`${String(scheme['name'])}\`. See ${siteLink('Authentication and regions', 'guides/authentication-and-regions')}.`,
    ),
    ...notes.about('keys', [scheme]),
  ]);
}

function mediaTypeRows(document: OpenApiDocument): { cells: string[] }[] {
  const operations = operationsOf(document);
  const responses = [...new Set(operations.flatMap(({ operation }) => mediaTypes(document, operation)))];
  const bodies = [
    ...new Set(
      operations.flatMap(({ operation: { requestBody } }) =>
        requestBody ? Object.keys(dereference<RequestBody>(document, requestBody).content) : [],
      ),
    ),
  ];
  return [
    ...responses.map((type) => ({ cells: [`\`${type}\``, 'responses, chosen with the `Accept` header'] })),
    ...bodies.map((type) => ({ cells: [`\`${type}\``, 'request bodies, in the `Content-Type` header'] })),
  ];
}
