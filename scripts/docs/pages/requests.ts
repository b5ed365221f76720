import type { Model } from '../../model/model.ts';
import type { Operation } from '../../model/operation.ts';
import { withGuide } from './guide-link.ts';
import { type Block, type Field, heading, type Page, prose } from '../site/page-model.ts';
import { idsOf } from './describe-schema.ts';
import { FieldWriter } from './fields.ts';
import { marksText, Notes } from './notes.ts';
import { headerField, parameterField } from './operation.ts';

/** What requests have in common: addresses, key, media types, shared parameters and response headers. */
export function requestsPage(model: Model): Page {
  const notes = new Notes(model);
  const asked = new FieldWriter(true);
  const answered = new FieldWriter(false);
  return {
    path: 'requests',
    title: 'Addresses, key and headers',
    description:
      'What every request has in common: base address, API key, media types, parameters, and the headers of responses.',
    kind: 'register',
    lead: 'What every request has in common: base address, API key, media types, parameters, and the headers of responses.',
    blocks: [
      ...addressBlocks(model, notes),
      ...keyBlocks(model, notes),
      heading(2, 'media-types', 'Media types'),
      { kind: 'table', label: 'Media types', head: ['Media type', 'Where'], rows: mediaTypeRows(model) },
      heading(2, 'parameters', 'Parameters'),
      {
        kind: 'fields',
        label: 'Parameters',
        fields: [...model.parameters]
          .filter(([name]) => !isReceived(model, name))
          .map(([name, parameter]): Field => {
            const field = parameterField(asked, parameter, name);
            return { ...field, rules: [field.rules, usersOf(model, name)].filter(Boolean).join(' ') };
          }),
      },
      ...notes.about('parameters', asked.entries),
      heading(2, 'response-headers', 'Response headers'),
      {
        kind: 'fields',
        label: 'Response headers',
        fields: [...model.headers.values()].map((header) =>
          headerField(answered, header, `header-${header.name}`, ''),
        ),
      },
      ...notes.about('response headers', answered.entries),
    ],
  };
}

/** Whether only the service sends a shared parameter; the page of its webhook has it. */
function isReceived(model: Model, name: string): boolean {
  const isOf = ({ parameters }: Operation): boolean => parameters.some(({ component }) => component === name);
  return model.deliveries.some(isOf) && !model.operations.some(isOf);
}

/** The operations that take a shared parameter: several parameters have one name. */
function usersOf({ operations }: Model, name: string): string {
  const users = operations.filter(({ parameters }) => parameters.some(({ component }) => component === name));
  if (users.length === 0) return '';
  if (users.length === operations.length) return 'Every operation takes it.';
  return `Taken by ${users.map(({ id }) => `\`${id}\``).join(', ')}.`;
}

/** The base addresses as a table: those that are unknown say so, and have a placeholder. */
function addressBlocks({ regions }: Model, notes: Notes): Block[] {
  return [
    heading(2, 'addresses', 'Base addresses'),
    prose(
      'The address of a request is the base address of the region of your account, and the path of the operation behind it.',
    ),
    {
      kind: 'table',
      label: 'Base addresses',
      head: ['Region', 'Address', 'Placeholder here'],
      rows: regions.map(({ description, url, known }) => {
        const name = description.trim().replace(/\.$/, '');
        return { cells: known ? [name, `\`${url}\``, ''] : [name, '*unknown*', `\`${url}\``] };
      }),
    },
    ...notes.about('addresses', regions),
  ];
}

function keyBlocks(model: Model, notes: Notes): Block[] {
  const { key } = model;
  return [
    heading(2, 'key', 'API key'),
    prose(`${key.description} ${marksText(idsOf(key))}`),
    prose(`Header: \`${key.header}\`.${withGuide(model, 'keys', (link) => `See ${link}.`)}`),
    ...notes.about('keys', [key]),
  ];
}

function mediaTypeRows({ operations }: Model): { cells: string[] }[] {
  const responses = new Set(operations.flatMap(({ mediaTypes }) => mediaTypes));
  const bodies = new Set(operations.flatMap(({ body }) => body?.content.map(({ name }) => name) ?? []));
  return [
    ...[...responses].map((type) => ({
      cells: [`\`${type}\``, 'responses, chosen with the `Accept` header'],
    })),
    ...[...bodies].map((type) => ({
      cells: [`\`${type}\``, 'request bodies, in the `Content-Type` header'],
    })),
  ];
}
