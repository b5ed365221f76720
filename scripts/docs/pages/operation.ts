import { STATUS_CODES } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import type { Body, Response } from '../../model/body.ts';
import type { Model } from '../../model/model.ts';
import type { Operation } from '../../model/operation.ts';
import type { Header, Parameter } from '../../model/parameter.ts';
import type { Schema } from '../../model/schema.ts';
import { leadOf, sentencesOf } from '../markdown.ts';
import { siteLink } from '../site/links.ts';
import { code, join, markdownOf, type Phrase, say } from '../site/phrase.ts';
import { withGuide } from './guide-link.ts';
import {
  type Block,
  type Facts,
  type Field,
  heading,
  type Page,
  prose,
  type Samples,
  type Status,
  type ViewGroup,
} from '../site/page-model.ts';
import { schemaLink } from './atlas.ts';
import { idsOf } from './describe-schema.ts';
import { exampleCases } from './examples.ts';
import { FieldWriter, isAllOptional } from './fields.ts';
import { marksText, Notes } from './notes.ts';
import { plainSentence } from './plain-text.ts';

/** Builds the page of a documented operation. */
export function operationPage(
  model: Model,
  operation: Operation,
  samples: Samples['samples'],
  call: string,
): Page {
  const { id, method, path, summary: title, description, group, body } = operation;
  const notes = new Notes(model);
  const { lead, rest } = leadOf(description);
  const values = operation.pathParameters.map((parameter) => model.samples.pathValue(operation, parameter));
  return {
    path: `operations/${id}`,
    title,
    description: `${method.toUpperCase()} ${path}: ${plainSentence(description === '' ? title : description)}`,
    kind: 'operation',
    group: group.name,
    prominent: true,
    lead,
    intro: [
      { kind: 'address', method, path },
      ...(rest === '' ? [] : [prose(rest)]),
      { kind: 'facts', facts: factsOf(operation, call) },
      ...notes.about('operation', [operation]),
    ],
    panes: [
      { kind: 'samples', id: 'samples', title, samples, values },
      {
        kind: 'views',
        title: 'Response',
        about: title,
        groups: viewGroups(model, operation),
      },
    ],
    blocks: [
      ...parameterBlocks(operation, notes),
      ...unnamedBlocks(operation, notes),
      ...bodyBlocks(body, notes),
      ...headerBlocks(model, operation),
      ...successBlocks(model, operation, notes),
      ...responseHeaderBlocks(operation),
      ...errorBlocks(model, operation, notes),
    ],
  };
}

function factsOf({ id, returns, since }: Operation, call: string): Facts['facts'] {
  return [
    { term: 'Operation', text: code(id) },
    { term: 'TypeScript client', text: code(call) },
    ...(returns.length > 0 ? [{ term: 'Returns', text: join(returns.map(schemaLink), ', ') }] : []),
    ...(since === undefined ? [] : [{ term: 'Since', text: siteLink(since, 'changelog', `v${since}`) }]),
  ];
}

function parameterBlocks({ pathParameters, queryParameters }: Operation, notes: Notes): Block[] {
  const places = [
    ['path', pathParameters],
    ['query', queryParameters],
  ] as const;
  return places
    .filter(([, parameters]) => parameters.length > 0)
    .flatMap(([place, parameters], index): Block[] => {
      const writer = new FieldWriter(true);
      const title = `${place === 'path' ? 'Path' : 'Query'} ${parameters.length === 1 ? 'parameter' : 'parameters'}`;
      const fields = parameters.map((parameter) => parameterField(writer, parameter));
      return [
        heading(2, index === 0 ? 'parameters' : `${place}-parameters`, title),
        { kind: 'fields', label: title, fields },
        ...notes.about('parameters', [...writer.entries, ...parameters]),
      ];
    });
}

export function parameterField(writer: FieldWriter, parameter: Parameter, id = parameter.name): Field {
  return writer.value(parameter.schema, {
    id: `parameter-${id}`,
    name: parameter.name,
    kind: 'parameter',
    look: parameter.in === 'path' ? 'path' : 'name',
    presence: [{ kind: parameter.required ? 'required' : 'optional' }],
    description: parameter.description,
    marks: idsOf(parameter),
    examples: exampleValues(parameter),
    more: listSentence(parameter),
  });
}

/** Shows examples that add something to the default and the limits, which the field has anyway. */
function exampleValues({ examples, schema }: Parameter): Phrase {
  const stated = new Set<unknown>([schema.default, schema.withoutNull.minimum, schema.withoutNull.maximum]);
  const others = examples.filter((value) => !stated.has(value));
  return others.length === 0
    ? ''
    : say`${others.length === 1 ? 'Example' : 'Examples'}: ${join(
        others.map((value) => code(String(value))),
        ', ',
      )}.`;
}

/** Links to the enumeration's values, for a parameter that is a list of them. */
function listSentence({ listOf }: Parameter): Phrase {
  return listOf ? say`All codes: ${schemaLink(listOf)}.` : '';
}

function unnamedBlocks({ unnamedParameters: parameters }: Operation, notes: Notes): Block[] {
  if (parameters.length === 0) return [];
  const writer = new FieldWriter(true);
  const fields = parameters.map((parameter): Field => {
    const role = parameter.role.replaceAll('-', ' ');
    return writer.value(parameter.schema, {
      id: `unnamed-${parameter.role}`,
      name: role.charAt(0).toUpperCase() + role.slice(1),
      kind: 'parameter',
      look: 'words',
      presence: [],
      description: parameter.description,
      marks: idsOf(parameter),
      more: parameter.in === 'query' ? 'Sent as a query parameter.' : `Sent in the ${parameter.in}.`,
    });
  });
  return [
    heading(2, 'unnamed-parameters', 'Parameters with undocumented names'),
    { kind: 'fields', label: 'Parameters with undocumented names', fields },
    ...notes.about('parameter names', [...parameters, ...writer.entries]),
  ];
}

function bodyBlocks(body: Body | undefined, notes: Notes): Block[] {
  const [media] = body?.content ?? [];
  if (!body || !media) return [];
  const { schema, name: type } = media;
  const writer = new FieldWriter(true);
  const fields = writer.members(schema, schema.name ?? 'request');
  const cases = exampleCases(body.content, 'request');
  return [
    heading(2, 'request-body', 'Request body'),
    prose(
      join([
        fields.some(({ meaning }) => markdownOf(meaning).startsWith(body.description))
          ? ''
          : body.description,
        say`${body.required ? 'Required. ' : ''}Sent as ${code(type)}.`,
        schema.refersTo && say`Schema: ${schemaLink(schema.refersTo)}.`,
      ]),
    ),
    ...(fields.length > 0 ? [{ kind: 'fields' as const, label: 'Fields of the request body', fields }] : []),
    ...notes.about(
      'request body',
      [body, media, schema, schema.meant, ...writer.entries],
      fields.length === 0 ? 'open' : undefined,
    ),
    ...(cases.length > 0 && fields.length > 0
      ? [
          {
            kind: 'fold' as const,
            id: 'request-examples',
            title: cases.length === 1 ? 'Example' : `${cases.length} examples`,
            blocks: cases.flatMap(({ id, title, text, sides }): Block[] => [
              heading(3, id, title),
              ...(text === undefined ? [] : [prose(text)]),
              ...sides.map((side) => ({ kind: 'code' as const, language: side.format, text: side.text })),
            ]),
          },
        ]
      : []),
  ];
}

/** Lists the headers of every request. Their unknowns are on the page that all operations link to. */
function headerBlocks(model: Model, operation: Operation): Block[] {
  const { headerParameters, parameters } = operation;
  const writer = new FieldWriter(true, false);
  const fields = [
    ...commonHeaders(model, operation),
    ...headerParameters.map((parameter) => parameterField(writer, parameter)),
  ];
  const hasOthers = parameters.length > headerParameters.length;
  return [
    heading(2, hasOthers ? 'headers' : 'parameters', 'Request headers'),
    { kind: 'fields', label: 'Request headers', fields },
    prose(say`See also ${siteLink('what applies to every operation', 'requests', 'everywhere')}.`),
  ];
}

/** Returns the headers that OpenAPI doesn't treat as parameters: the key and the media types. */
function commonHeaders({ key }: Model, { body, mediaTypes }: Operation): Field[] {
  return [
    requiredHeader(key.header, say`Your ${siteLink('API key', 'requests', 'key')}.`),
    requiredHeader('Accept', 'The response format and the version of the API.', mediaTypes),
    ...(body
      ? [
          requiredHeader(
            'Content-Type',
            'The format of the request body.',
            body.content.map(({ name }) => name),
          ),
        ]
      : []),
  ];
}

function requiredHeader(name: string, meaning: Phrase, values: readonly string[] = []): Field {
  return {
    id: `header-${name}`,
    kind: 'header',
    name,
    look: 'name',
    type: 'string',
    chips: [{ kind: 'required' }],
    meaning,
    rules: '',
    values: values.map((value) => ({ value: code(value), meaning: '' })),
    valuesLabel: values.length > 1 ? 'One of' : 'Always',
  };
}

function successBlocks(model: Model, { successes }: Operation, notes: Notes): Block[] {
  // Fields of inline bodies need a distinct ID for each response.
  const taken = new Set<string>();
  return successes.flatMap((response, index): Block[] => {
    const { status, content, schema } = response;
    const writer = new FieldWriter(false);
    const same = successes.slice(0, index).find((each) => hasSameBody(each, response));
    const name = schema?.name ?? 'response';
    const prefix = taken.has(name) ? `response-${status}` : name;
    const fields = schema && !same ? writer.members(schema, prefix) : [];
    if (fields.length > 0) taken.add(prefix);
    // The sentence on the status code covers its unknown, so the mark is there rather than in the note.
    const numbers = same ? [] : numberGaps(model, response);
    const concerned = [response, ...content, schema, schema?.meant]
      .flatMap((place) => idsOf(place))
      .filter((id) => !numbers.includes(id));
    return [
      heading(2, `response-${status}`, successTitle(response), statusOf(status)),
      prose(
        same
          ? sameSentence(response, same)
          : join([bodySentence(response, fields.length), numberSentence(response), marksText(numbers)]),
      ),
      ...(fields.length > 0 ? [{ kind: 'fields' as const, label: 'Fields of the response', fields }] : []),
      ...notes.about('response', [...concerned, ...writer.entries], fields.length === 0 ? 'open' : undefined),
    ];
  });
}

/** True if two responses have the same body, by component or inline; an unknown body equals no other. */
function hasSameBody({ schema: one }: Response, { schema: other }: Response): boolean {
  if (!one || !other) return false;
  if (one.meant === other.meant) return true;
  return !one.unknown && isDeepStrictEqual(one.meant.keywords, other.meant.keywords);
}

/** Returns the unknowns that only concern a response's exact status code. */
function numberGaps({ openGaps }: Model, response: Response): string[] {
  if (response.statusKnown) return [];
  const ids = idsOf(response);
  return openGaps.filter(({ id, kind }) => kind === 'status-code' && ids.includes(id)).map(({ id }) => id);
}

/** Describes a success by its first sentence, and notes an unknown body. */
function successTitle({ description, schema }: Response): string {
  const [first = ''] = sentencesOf(description);
  const title = first.replace(/\.$/, '');
  return schema?.meant.kind === 'unknown' ? `${title} (body undocumented)` : title;
}

function sameSentence(response: Response, { status }: Response): Phrase {
  return join([say`The body is the same as for ${code(status)}.`, numberSentence(response)]);
}

function numberSentence({ statusKnown }: Response): string {
  return statusKnown ? '' : 'Treat any 2xx as success.';
}

/** Describes a success body in a sentence. */
function bodySentence({ schema, file, result }: Response, count: number): Phrase {
  if (!schema) return result === 'none' ? 'The response has no body.' : 'No body is documented.';
  if (file) return say`A file: ${code(file.name)}.`;
  const link = schema.refersTo && schemaLink(schema.refersTo);
  if (count === 0) return join([schema.description, link && say`Schema: ${link}.`]);
  const fields = `${count} ${count === 1 ? 'field' : 'fields'}${isAllOptional(schema) ? ', all optional' : ''}`;
  return link ? say`Schema: ${link}, with ${fields}.` : `An object with ${fields}.`;
}

/** Lists the headers of all responses, each once. */
function responseHeaderBlocks({ responses }: Operation): Block[] {
  const users = new Map<string, { header: Header; statuses: string[] }>();
  for (const { status, headers } of responses)
    for (const header of headers) {
      const entry = users.get(header.name) ?? { header, statuses: [] };
      entry.statuses.push(status);
      users.set(header.name, entry);
    }
  if (users.size === 0) return [];
  const writer = new FieldWriter(false, false);
  const fields = [...users.values()].map(({ header, statuses }) =>
    headerField(
      writer,
      header,
      `response-header-${header.name}`,
      say`${header.required ? 'Sent' : 'May be sent'} with ${listed(statuses.map(code))}.`,
    ),
  );
  return [
    heading(2, 'response-headers', 'Response headers'),
    { kind: 'fields', label: 'Response headers', fields },
  ];
}

/** Writes a received header (of a response or a delivery) as a field. */
export function headerField(
  writer: FieldWriter,
  header: Header | Parameter,
  id: string,
  where: Phrase,
): Field {
  const { name, description, schema, required, examples } = header;
  const [example] = examples;
  return writer.value(schema, {
    id,
    name,
    kind: 'header',
    look: 'name',
    presence: required ? [] : [{ kind: 'optional' }],
    description,
    marks: idsOf(header),
    more: join([where, example === undefined ? '' : say`Example: ${code(String(example))}.`]),
  });
}

function errorBlocks(model: Model, operation: Operation, notes: Notes): Block[] {
  const errors = operation.responses.filter(({ successful }) => !successful);
  if (errors.length === 0) return [];
  const rows = errors.flatMap((response) => {
    const { status, description, content } = response;
    const examples = [...new Set(content.flatMap((media) => media.examples.map(({ name }) => name)))];
    const applying = operation.conditionsOf(response);
    const shown = applying.length > 0 ? applying : [undefined];
    return shown.map((condition, index) => {
      const example = condition?.id ?? examples[0];
      return {
        ...(index === 0 && { id: `response-${status}` }),
        status,
        when: condition?.when ?? description,
        ...(condition && { condition: condition.id }),
        ...(example !== undefined &&
          examples.includes(example) && { example: `response-${status}-${example}` }),
      };
    });
  });
  return [
    heading(2, 'errors', 'Errors'),
    prose(
      say`${errorBodies(errors)}${withGuide(model, 'errors', (link) => say`${link} explains what to do about each.`)}`,
    ),
    { kind: 'errors', rows },
    // The error index has the entries of the shared responses.
    ...notes.about(
      'errors',
      errors
        .filter(({ component }) => component === undefined)
        .flatMap((response) => [response, ...response.content]),
    ),
  ];
}

const bodyLink = (body: Schema | undefined): Phrase => (body ? schemaLink(body) : 'an undocumented body');

/** Describes which error has which body, starting with the most common one. */
function errorBodies(errors: readonly Response[]): Phrase {
  const byBody = new Map<Schema | undefined, string[]>();
  for (const { status, named } of errors) byBody.set(named[0], [...(byBody.get(named[0]) ?? []), status]);
  const [mostCommon, ...others] = [...byBody].toSorted(([, a], [, b]) => b.length - a.length);
  if (!mostCommon) return '';
  const except = others.map(([body, statuses]) => say`${listed(statuses)} (${bodyLink(body)})`);
  return say`Errors have the body ${bodyLink(mostCommon[0])}${except.length === 0 ? '' : say`, except ${listed(except)}`}.`;
}

/** Joins words into a list: a, b and c. */
export function listed(words: readonly Phrase[]): Phrase {
  return words.length < 2 ? words : say`${join(words.slice(0, -1), ', ')} and ${words.at(-1) ?? ''}`;
}

/** Returns the examples of all responses by status. A condition's example has the condition's name. */
function viewGroups({ conditions }: Model, operation: Operation): ViewGroup[] {
  const conditionIds = new Set(conditions.map(({ id }) => id));
  return operation.responses.map((response): ViewGroup => {
    const applying = new Set(operation.conditionsOf(response).map(({ id }) => id));
    return {
      ...(response.result === 'none' && { blank: 'The response has no body.' }),
      ...(response.file && { blank: 'The response is a file, so there is no example.' }),
      status: { ...statusOf(response.status), text: statusText(response.status) },
      cases: exampleCases(
        response.content,
        `response-${response.status}`,
        (name) => !conditionIds.has(name) || applying.has(name),
      ),
    };
  });
}

/** Returns a status, with `known` false if its exact code isn't documented. */
export function statusOf(status: string): Status {
  return { code: status, known: !status.endsWith('XX') };
}

export function statusText(status: string): string {
  return status.endsWith('XX') ? 'success, exact code unknown' : (STATUS_CODES[status] ?? '');
}
