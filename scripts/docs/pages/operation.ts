import { STATUS_CODES } from 'node:http';
import type {
  OpenApiDocument,
  Operation,
  Parameter,
  RequestBody,
  Response,
  Schema,
} from '../../model/document.ts';
import { ownWords } from '../../model/own-words.ts';
import { leadOf } from '../markdown.ts';
import { dereference, type PlacedOperation } from '../../model/operations.ts';
import { oncePer } from '../once-per.ts';
import { siteLink } from '../site/links.ts';
import {
  type Block,
  type Field,
  heading,
  type Page,
  prose,
  type Samples,
  type Status,
  type ViewCase,
  type ViewGroup,
} from '../site/model.ts';
import { groupPath } from './atlas.ts';
import { schemaName } from './describe-schema.ts';
import { exampleCases } from './examples.ts';
import { FieldWriter } from './fields.ts';
import { idsOf, marksText, Notes } from './notes.ts';
import { plainSentence } from './plain-text.ts';
import { returned } from './returned.ts';

/** The page of an operation that has a path. */
export function operationPage(
  document: OpenApiDocument,
  placed: PlacedOperation,
  samples: Samples['samples'],
  call: string,
): Page {
  const { operation, method, path } = placed;
  const notes = new Notes(document);
  const body = operation.requestBody && dereference<RequestBody>(document, operation.requestBody);
  const title = operation.summary ?? operation.operationId;
  const group = operation.tags?.[0];
  const { lead, rest } = leadOf(operation.description ?? '');
  const parameters = parametersOf(document, placed);
  return {
    path: `operations/${operation.operationId}`,
    title,
    description: `${method.toUpperCase()} ${path}: ${plainSentence(operation.description ?? title)}`,
    kind: 'operation',
    ...(group !== undefined && { group }),
    prominent: true,
    lead,
    intro: [
      { kind: 'address', method, path },
      ...(rest === '' ? [] : [prose(rest)]),
      { kind: 'facts', facts: factsOf(document, operation, call) },
      ...notes.about('this operation', [operation]),
    ],
    panes: [
      { kind: 'samples', id: 'samples', title, samples, values: sampleValues(samples, parameters) },
      {
        kind: 'views',
        title: 'Response',
        about: title,
        groups: askedForFirst(viewGroups(document, operation), sampleValues(samples, parameters)),
      },
    ],
    blocks: [
      ...parameterBlocks(document, parameters, notes),
      ...unnamedBlocks(document, operation, notes),
      ...bodyBlocks(document, body, notes),
      ...headerBlocks(document, operation, parameters, body, notes),
      ...successBlocks(document, operation, notes),
      ...responseHeaderBlocks(document, operation, notes),
      ...errorBlocks(document, operation, notes),
    ],
  };
}

/** The parameters of an operation, those that its path declares for all operations among them. */
export function parametersOf(
  document: OpenApiDocument,
  { operation, pathItem }: PlacedOperation,
): Parameter[] {
  const merged = new Map<string, Parameter>();
  for (const node of [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])]) {
    const parameter = dereference<Parameter>(document, node);
    merged.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  return [...merged.values()];
}

/** The values that stand for path parameters in the samples, to be tinted. */
function sampleValues(samples: Samples['samples'], parameters: readonly Parameter[]): string[] {
  if (!parameters.some((parameter) => parameter.in === 'path')) return [];
  // Slugs are the only words of eight letters between a slash and the end of an address or another slash.
  const [first] = samples;
  return [...(first?.text ?? '').matchAll(/\/([A-Za-z]{8})(?=["'/])/g)].map(([, slug = '']) => slug);
}

function factsOf(
  document: OpenApiDocument,
  operation: Operation,
  call: string,
): { term: string; text: string; bare?: boolean }[] {
  const schemas = returned(document, operation).map((name) => siteLink(`\`${name}\``, `schemas/${name}`));
  const group = operation.tags?.[0];
  const since = operation['x-since'];
  return [
    { term: 'Operation', text: `\`${operation.operationId}\`` },
    { term: 'In the client', text: `\`${call}\`` },
    ...(schemas.length > 0 ? [{ term: 'Returns', text: schemas.join(', ') }] : []),
    ...(group === undefined ? [] : [{ term: 'Group', text: siteLink(group, groupPath(group)) }]),
    ...(since === undefined ? [] : [{ term: 'Since', text: siteLink(since, 'changelog', `v${since}`) }]),
  ];
}

function parameterBlocks(document: OpenApiDocument, parameters: readonly Parameter[], notes: Notes): Block[] {
  const places = (['path', 'query'] as const).filter((place) =>
    parameters.some((parameter) => parameter.in === place),
  );
  return places.flatMap((place, index): Block[] => {
    const own = parameters.filter((parameter) => parameter.in === place);
    const writer = new FieldWriter(document, true);
    const title = `${place === 'path' ? 'Path' : 'Query'} ${own.length === 1 ? 'parameter' : 'parameters'}`;
    const fields = own.map((parameter) => parameterField(writer, parameter));
    return [
      heading(2, index === 0 ? 'parameters' : `${place}-parameters`, title),
      { kind: 'fields', label: title, fields },
      ...notes.about('the parameters', [...writer.entries, ...own]),
    ];
  });
}

/** A parameter as a field. */
export function parameterField(writer: FieldWriter, parameter: Parameter, id = parameter.name): Field {
  for (const entry of idsOf(parameter)) writer.entries.add(entry);
  return writer.value(parameter.schema ?? {}, {
    id: `parameter-${id}`,
    name: parameter.name,
    kind: 'parameter',
    look: parameter.in === 'path' ? 'path' : 'name',
    presence: [{ kind: parameter.required ? 'required' : 'optional' }],
    description: [parameter.description ?? '', marksText(idsOf(parameter))].filter(Boolean).join(' '),
    more: [exampleValues(parameter), listSentence(parameter)].filter(Boolean).join(' '),
  });
}

function exampleValues({ example, examples }: Parameter): string {
  const values = Object.values(examples ?? {}).flatMap((node) => ('value' in node ? [node.value] : []));
  const all = example === undefined ? values : [example, ...values];
  return all.length === 0 ? '' : `For example ${all.map((value) => `\`${String(value)}\``).join(' or ')}.`;
}

/** Where the values of a parameter that is a list of an enumeration are listed. */
function listSentence({ schema }: Parameter): string {
  const listOf = schema?.['x-list-of'];
  const name = typeof listOf === 'string' ? schemaName({ $ref: listOf }) : undefined;
  return name === undefined ? '' : `Every code: ${siteLink(`\`${name}\``, `schemas/${name}`)}.`;
}

function unnamedBlocks(document: OpenApiDocument, operation: Operation, notes: Notes): Block[] {
  const parameters = operation['x-unnamed-parameters'] ?? [];
  if (parameters.length === 0) return [];
  const writer = new FieldWriter(document, true);
  const fields = parameters.map((parameter): Field => {
    const role = parameter.role.replaceAll('-', ' ');
    return writer.value(parameter.schema, {
      id: `unnamed-${parameter.role}`,
      name: role.charAt(0).toUpperCase() + role.slice(1),
      kind: 'parameter',
      look: 'words',
      presence: [],
      description: [parameter.description ?? '', marksText(idsOf(parameter))].join(' '),
      more: `In the ${parameter.in}.`,
    });
  });
  return [
    heading(2, 'unnamed-parameters', 'Parameters whose names are not shown'),
    { kind: 'fields', label: 'Parameters whose names are not shown', fields },
    ...notes.about('these parameters', [...parameters, ...writer.entries]),
  ];
}

function bodyBlocks(document: OpenApiDocument, body: RequestBody | undefined, notes: Notes): Block[] {
  if (!body) return [];
  const [type = '', media] = Object.entries(body.content)[0] ?? [];
  const schema = media?.schema;
  const name = schema && schemaName(schema);
  const writer = new FieldWriter(document, true);
  const fields = schema ? writer.members(schema, name ?? 'request') : [];
  const cases = exampleCases(document, body.content, 'request');
  return [
    heading(2, 'request-body', 'Request body'),
    prose(
      [
        body.description ?? '',
        `\`${type}\`${body.required ? ', required' : ''}${name === undefined ? '' : `, the schema ${siteLink(`\`${name}\``, `schemas/${name}`)}`}.`,
      ].join(' '),
    ),
    ...(fields.length > 0 ? [{ kind: 'fields' as const, label: 'Fields of the request body', fields }] : []),
    ...notes.about(
      'the request body',
      [body, media, schema, resolvedOf(document, schema), ...writer.entries],
      fields.length === 0,
    ),
    ...(cases.length > 0 && fields.length > 0
      ? [
          {
            kind: 'fold' as const,
            id: 'request-examples',
            title: `${cases.length} ${cases.length === 1 ? 'example' : 'examples'} of the body`,
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

function headerBlocks(
  document: OpenApiDocument,
  operation: Operation,
  parameters: readonly Parameter[],
  body: RequestBody | undefined,
  notes: Notes,
): Block[] {
  const writer = new FieldWriter(document, true);
  const own = parameters.filter((parameter) => parameter.in === 'header');
  const fields = [
    ...commonHeaders(document, operation, body, writer),
    ...own.map((parameter) => parameterField(writer, parameter)),
  ];
  const hasOthers = parameters.some(({ in: place }) => place === 'path' || place === 'query');
  return [
    heading(2, hasOthers ? 'headers' : 'parameters', 'Request headers'),
    { kind: 'fields', label: 'Request headers', fields },
    ...notes.about('the request headers', writer.entries),
  ];
}

/** The headers that OpenAPI does not count among the parameters: the key and the media types. */
export function commonHeaders(
  document: OpenApiDocument,
  operation: Operation,
  body: RequestBody | undefined,
  writer: FieldWriter,
): Field[] {
  const text = { type: 'string' };
  const required: Field['chips'] = [{ kind: 'required' }];
  const header = (name: string, description: string, values: readonly string[] = [], rules = ''): Field => ({
    id: `header-${name}`,
    kind: 'header',
    name,
    look: 'name',
    type: text.type,
    chips: required,
    meaning: description,
    rules,
    values: values.map((value) => ({ value: `\`${value}\``, meaning: '' })),
    valuesLabel: values.length > 1 ? 'One of' : '',
  });
  const keys = (operation.security ?? document.security ?? []).flatMap((entry) => Object.keys(entry));
  return [
    ...keys.flatMap((scheme): Field[] => {
      const found = document.components?.securitySchemes?.[scheme];
      if (!found) return [];
      for (const entry of idsOf(found)) writer.entries.add(entry);
      const description = [String(found['description'] ?? ''), marksText(idsOf(found))].join(' ');
      return [header(String(found['name']), description, [], siteLink('More on keys', 'requests', 'key'))];
    }),
    header('Accept', 'Chooses the format of the response, and the version.', mediaTypes(document, operation)),
    ...(body ? [header('Content-Type', 'The format of the request body.', Object.keys(body.content))] : []),
  ];
}

/** Media types of the responses of an operation. */
export function mediaTypes(document: OpenApiDocument, operation: Operation): string[] {
  return [
    ...new Set(
      Object.values(operation.responses).flatMap((node) =>
        Object.keys(dereference<Response>(document, node).content ?? {}),
      ),
    ),
  ];
}

function successBlocks(document: OpenApiDocument, operation: Operation, notes: Notes): Block[] {
  return responsesOf(document, operation)
    .filter(({ status }) => isSuccess(status))
    .flatMap(({ status, response }, index): Block[] => {
      const media = Object.values(response.content ?? {});
      const schema = media.map((type) => type.schema).find((found) => found !== undefined);
      const name = schema && schemaName(schema);
      const writer = new FieldWriter(document, false);
      const fields = schema ? writer.members(schema, name ?? 'response') : [];
      const badge = statusOf(status);
      return [
        ...(index === 0 ? [{ kind: 'place' as const, id: 'responses' }] : []),
        heading(2, `response-${status}`, response.description.replace(/\.$/, ''), badge),
        prose(bodySentence(document, schema, fields.length, badge)),
        ...(fields.length > 0 ? [{ kind: 'fields' as const, label: 'Fields of the response', fields }] : []),
        ...notes.about(
          'the response',
          [response, ...media, schema, resolvedOf(document, schema), ...writer.entries],
          fields.length === 0,
        ),
      ];
    });
}

/** What is known of the body of a success, in a sentence. */
function bodySentence(
  document: OpenApiDocument,
  schema: Schema | undefined,
  count: number,
  { known }: Status,
): string {
  const number = known ? '' : ' The number of the status is not shown: accept any from 200 to 299.';
  if (!schema) return `The response has no body that is known of.${number}`;
  const name = schemaName(schema);
  const link = name === undefined ? '' : siteLink(`\`${name}\``, `schemas/${name}`);
  if (count === 0) {
    const text = String(schema['description'] ?? resolvedOf(document, schema)?.['description'] ?? '');
    return [text, link === '' ? '' : `Schema: ${link}.`, number].filter(Boolean).join(' ');
  }
  return `An object of ${count} ${count === 1 ? 'field' : 'fields'}${link === '' ? '' : `, the schema ${link}`}.${number}`;
}

function resolvedOf(document: OpenApiDocument, schema: Schema | undefined): Schema | undefined {
  return schema && dereference<Schema>(document, schema);
}

/** The headers of all responses, each once. */
function responseHeaderBlocks(document: OpenApiDocument, operation: Operation, notes: Notes): Block[] {
  const found = new Map<string, { header: Parameter; statuses: string[] }>();
  for (const { status, response } of responsesOf(document, operation)) {
    for (const [name, node] of Object.entries(response.headers ?? {})) {
      const header = dereference<Parameter>(document, node as Parameter);
      const entry = found.get(name) ?? { header, statuses: [] };
      entry.statuses.push(status);
      found.set(name, entry);
    }
  }
  if (found.size === 0) return [];
  const writer = new FieldWriter(document, false);
  const fields = [...found].map(([name, { header, statuses }]) =>
    headerField(
      writer,
      name,
      header,
      `response-header-${name}`,
      `With ${listed(statuses.map((status) => `\`${status}\``))}.`,
    ),
  );
  return [
    heading(2, 'response-headers', 'Response headers'),
    { kind: 'fields', label: 'Response headers', fields },
    ...notes.about('the response headers', writer.entries),
  ];
}

/** A response header as a field. */
export function headerField(
  writer: FieldWriter,
  name: string,
  header: object,
  id: string,
  where: string,
): Field {
  const { description, schema, required, example } = header as Partial<Parameter>;
  const marks = idsOf(header);
  for (const entry of marks) writer.entries.add(entry);
  return writer.value(schema ?? {}, {
    id,
    name,
    kind: 'header',
    look: 'name',
    presence: required ? [] : [{ kind: 'optional' }],
    description: [description ?? '', marksText(marks)].filter(Boolean).join(' '),
    more: [where, example === undefined ? '' : `Example, made up: \`${String(example)}\`.`]
      .filter(Boolean)
      .join(' '),
  });
}

function errorBlocks(document: OpenApiDocument, operation: Operation, notes: Notes): Block[] {
  const errors = responsesOf(document, operation).filter(({ status }) => !isSuccess(status));
  if (errors.length === 0) return [];
  const conditions = conditionsOf(document);
  const rows = errors.flatMap(({ status, response }) => {
    const applying = applyingTo(operation, response);
    const examples = new Set(
      Object.values(response.content ?? {}).flatMap((media) => Object.keys(media.examples ?? {})),
    );
    const shown = applying.length > 0 ? applying : [undefined];
    return shown.map((condition, index) => {
      const example = condition ?? [...examples][0];
      return {
        ...(index === 0 && { id: `response-${status}` }),
        status,
        when:
          condition === undefined
            ? ownWords(response.description)
            : (conditions.get(condition) ?? ownWords(response.description)),
        ...(condition !== undefined && { condition }),
        ...(example !== undefined && examples.has(example) && { example: `response-${status}-${example}` }),
      };
    });
  });
  return [
    heading(2, 'errors', 'Errors'),
    prose(
      `${errorBodies(document, errors)} What to do about each stands in ${siteLink('Handling errors', 'guides/errors')}.`,
    ),
    { kind: 'errors', rows },
    ...notes.about(
      'the errors',
      errors.flatMap(({ response }) => [
        response,
        ...Object.values(response.content ?? {}),
        ...Object.values(response.content ?? {}).map(({ schema }) => resolvedOf(document, schema)),
      ]),
    ),
  ];
}

const bodyLink = (name: string): string =>
  name === '' ? 'a body that is not shown' : siteLink(`\`${name}\``, `schemas/${name}`);

/** Which error has which body, in a sentence: the most common one is that of "every error but". */
function errorBodies(
  document: OpenApiDocument,
  errors: readonly { status: string; response: Response }[],
): string {
  const byName = new Map<string, string[]>();
  for (const { status, response } of errors) {
    const schema = Object.values(response.content ?? {})[0]?.schema;
    const name = (schema && schemaName(schema)) ?? '';
    byName.set(name, [...(byName.get(name) ?? []), status]);
  }
  const [most, ...others] = [...byName].toSorted(([, a], [, b]) => b.length - a.length);
  if (!most) return '';
  const except = others.flatMap(([, statuses]) => statuses).toSorted();
  const first = `Every error${except.length === 0 ? '' : ` but ${listed(except)}`} has the body ${bodyLink(most[0])}`;
  const rest = others.map(
    ([name, statuses]) => `${listed(statuses)} ${statuses.length === 1 ? 'has' : 'have'} ${bodyLink(name)}`,
  );
  return `${[first, ...rest].join('; ')}.`;
}

/** Words as a list in a sentence: a, b and c. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

/** The examples of all responses, by status. */
function viewGroups(document: OpenApiDocument, operation: Operation): ViewGroup[] {
  const known = conditionsOf(document);
  return responsesOf(document, operation).map(({ status, response }): ViewGroup => {
    const applying = new Set(applyingTo(operation, response));
    return {
      status: { ...statusOf(status), text: statusText(status) },
      cases: exampleCases(
        document,
        response.content ?? {},
        `response-${status}`,
        (name) => !known.has(name) || applying.has(name),
      ),
    };
  });
}

/** The examples of a success, that of the record which the samples ask for before the others. */
function askedForFirst(groups: readonly ViewGroup[], values: readonly string[]): ViewGroup[] {
  const shows = ({ sides }: ViewCase): number =>
    Number(values.some((value) => sides[0]?.text.includes(`"slug": "${value}"`)));
  return groups.map(({ cases, ...group }) => ({
    ...group,
    cases: cases.toSorted((a, b) => shows(b) - shows(a)),
  }));
}

/** The conditions of an error response that concern an operation. */
export function applyingTo(operation: Operation, response: Response): string[] {
  return (response['x-conditions'] ?? []).filter((id) => operation['x-conditions']?.includes(id));
}

/** The responses of an operation, successes first: a JavaScript engine puts numbers before `2XX`. */
export function responsesOf(
  document: OpenApiDocument,
  operation: Operation,
): { status: string; response: Response }[] {
  return Object.entries(operation.responses)
    .map(([status, node]) => ({ status, response: dereference<Response>(document, node) }))
    .toSorted((a, b) => Number(isSuccess(b.status)) - Number(isSuccess(a.status)));
}

const isSuccess = (status: string): boolean => status.startsWith('2');

const conditionsOf = oncePer(
  (document: OpenApiDocument) => new Map((document['x-conditions'] ?? []).map(({ id, when }) => [id, when])),
);

/** A status as it is written: the number of a range is not known. */
export function statusOf(status: string): Status {
  return { code: status, known: !status.endsWith('XX') };
}

/** What a status says in words; a range of success says that its number is not shown. */
export function statusText(status: string): string {
  return status.endsWith('XX') ? 'success, number not shown' : (STATUS_CODES[status] ?? '');
}
