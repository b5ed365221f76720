import type { Model } from '../../model/model.ts';
import type { Operation } from '../../model/operation.ts';
import { withGuide } from './guide-link.ts';
import { code, join, type Phrase, say, unknown } from '../site/phrase.ts';
import { type Block, type Field, heading, type Page, prose } from '../site/page-model.ts';
import { idsOf } from './describe-schema.ts';
import { FieldWriter } from './fields.ts';
import { marksText, Notes } from './notes.ts';
import { headerField, parameterField } from './operation.ts';

/** Documents what all requests share: base URL, key, media types, parameters and response headers. */
export function requestsPage(model: Model): Page {
  const notes = new Notes(model);
  const { openGaps, readings } = model;
  const writer = new FieldWriter(true);
  const answered = new FieldWriter(false);
  return {
    path: 'requests',
    title: 'Base URL, key and headers',
    description: 'The base URLs, the API key, the media types, and all parameters and response headers.',
    kind: 'register',
    lead: 'The base URLs, the API key, the media types, and all parameters and response headers.',
    blocks: [
      ...addressBlocks(model, notes),
      ...keyBlocks(model, notes),
      heading(2, 'media-types', 'Media types'),
      { kind: 'table', label: 'Media types', head: ['Media type', 'Used for'], rows: mediaTypeRows(model) },
      heading(2, 'parameters', 'Parameters'),
      {
        kind: 'fields',
        label: 'Parameters',
        fields: [...model.parameters]
          .filter(([name]) => !isReceived(model, name))
          .map(([name, parameter]): Field => {
            const field = parameterField(writer, parameter, name);
            return { ...field, rules: join([field.rules, usersOf(model, name)]) };
          }),
      },
      ...notes.about('parameters', writer.entries),
      heading(2, 'response-headers', 'Response headers'),
      {
        kind: 'fields',
        label: 'Response headers',
        fields: [...model.headers.values()].map((header) =>
          headerField(answered, header, `header-${header.name}`, ''),
        ),
      },
      ...notes.about('response headers', answered.entries),
      heading(2, 'everywhere', 'What applies to every operation'),
      prose(
        "The operation and schema pages don't repeat these unknowns and assumptions. The ones above about base URLs, API keys and languages apply to every operation too.",
      ),
      ...notes.about(
        'every operation',
        [...openGaps, ...readings]
          .filter(({ id }) => model.nodesOf(id).includes('/info'))
          .map(({ id }) => id),
        'everywhere',
      ),
    ],
  };
}

/** True if only the service sends a shared parameter, which is then on its webhook's page. */
function isReceived(model: Model, name: string): boolean {
  const isOf = ({ parameters }: Operation): boolean => parameters.some(({ component }) => component === name);
  return model.deliveries.some(isOf) && !model.operations.some(isOf);
}

/** Lists the operations that use a shared parameter, since several parameters have the same name. */
function usersOf({ operations }: Model, name: string): Phrase {
  const users = operations.filter(({ parameters }) => parameters.some(({ component }) => component === name));
  if (users.length === 0) return '';
  if (users.length === operations.length) return 'Every operation accepts it.';
  return say`Used by ${join(
    users.map(({ id }) => code(id)),
    ', ',
  )}.`;
}

/** Lists the base URLs as a table, with a placeholder for each unknown one. */
function addressBlocks(model: Model, notes: Notes): Block[] {
  return [
    heading(2, 'base-urls', 'Base URLs'),
    prose(withGuide(model, 'keys', (link) => say`${link} explains how to form a request URL.`)),
    {
      kind: 'table',
      label: 'Base URLs',
      head: ['Region', 'Base URL', 'Placeholder'],
      rows: model.regions.map(({ description, url, known }) => {
        const name = description.trim().replace(/\.$/, '');
        return { cells: known ? [name, code(url), ''] : [name, unknown, code(url)] };
      }),
    },
    ...notes.about('base URLs', model.regions),
  ];
}

function keyBlocks(model: Model, notes: Notes): Block[] {
  const { key } = model;
  return [
    heading(2, 'key', 'API key'),
    prose(join([key.description, marksText(idsOf(key))])),
    prose(
      withGuide(model, 'keys', (link) => say`${link} explains which key to use and how to keep it private.`),
    ),
    ...notes.about('API keys', [key]),
  ];
}

function mediaTypeRows({ operations }: Model): { cells: Phrase[] }[] {
  const responses = new Set(operations.flatMap(({ mediaTypes }) => mediaTypes));
  const bodies = new Set(operations.flatMap(({ body }) => body?.content.map(({ name }) => name) ?? []));
  return [
    ...[...responses].map((type) => ({
      cells: [code(type), say`responses, if the ${code('Accept')} header requests it`],
    })),
    ...[...bodies].map((type) => ({
      cells: [code(type), say`request bodies; send it in the ${code('Content-Type')} header`],
    })),
  ];
}
