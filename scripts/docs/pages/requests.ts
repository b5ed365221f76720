import type { Model } from '../../model/model.ts';
import { withGuide } from './guide-link.ts';
import { code, join, type Phrase, say, unknown } from '../site/phrase.ts';
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
        fields: [...model.parameters].map(([name, parameter]): Field => {
          const field = parameterField(asked, parameter, name);
          return { ...field, rules: join([field.rules, usersOf(model, name)]) };
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

/** The operations that take a shared parameter: several parameters have one name. */
function usersOf({ operations }: Model, name: string): Phrase {
  const users = operations.filter(({ parameters }) => parameters.some(({ component }) => component === name));
  if (users.length === 0) return '';
  if (users.length === operations.length) return 'Every operation takes it.';
  return say`Taken by ${join(
    users.map(({ id }) => code(id)),
    ', ',
  )}.`;
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
        return { cells: known ? [name, code(url), ''] : [name, unknown, code(url)] };
      }),
    },
    ...notes.about('addresses', regions),
  ];
}

function keyBlocks(model: Model, notes: Notes): Block[] {
  const { key } = model;
  return [
    heading(2, 'key', 'API key'),
    prose(join([key.description, marksText(idsOf(key))])),
    prose(say`Header: ${code(key.header)}.${withGuide(model, 'keys', (link) => say`See ${link}.`)}`),
    ...notes.about('keys', [key]),
  ];
}

function mediaTypeRows({ operations }: Model): { cells: Phrase[] }[] {
  const responses = new Set(operations.flatMap(({ mediaTypes }) => mediaTypes));
  const bodies = new Set(operations.flatMap(({ body }) => body?.content.map(({ name }) => name) ?? []));
  return [
    ...[...responses].map((type) => ({
      cells: [code(type), say`responses, chosen with the ${code('Accept')} header`],
    })),
    ...[...bodies].map((type) => ({
      cells: [code(type), say`request bodies, in the ${code('Content-Type')} header`],
    })),
  ];
}
