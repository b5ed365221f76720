import { STATUS_CODES } from 'node:http';
import type {
  MediaType,
  OpenApiDocument,
  Operation,
  Parameter,
  RequestBody,
  Response,
  Schema,
} from '../../model/document.ts';
import { ownWords } from '../../model/own-words.ts';
import { dereference, joinedSchema, type PlacedOperation } from '../../model/operations.ts';
import { oncePer } from '../once-per.ts';
import type { Samples, Block, Page, Row } from '../site/model.ts';
import { heading, prose } from '../site/model.ts';
import { siteLink } from '../site/links.ts';
import { groupPath } from './atlas.ts';
import { describeMeaning, describeType, gapMark, listValues, marks, schemaName } from './describe-schema.ts';
import { exampleBlocks, madeUp } from './examples.ts';
import { markLine, marksOf, Notes, sinceText } from './notes.ts';
import { plainSentence } from './plain-text.ts';
import { bodyBlocks } from './schema-blocks.ts';

/** The page of an operation that has a path. */
export function operationPage(
  document: OpenApiDocument,
  placed: PlacedOperation,
  samples: Samples['samples'],
): Page {
  const { operation, method, path } = placed;
  const notes = new Notes(document);
  const body = operation.requestBody && dereference<RequestBody>(document, operation.requestBody);
  const group = operation.tags?.[0];
  const facts = [
    group === undefined ? '' : `Resource group: ${siteLink(group, groupPath(group))}.`,
    `Operation id: \`${operation.operationId}\`.`,
    sinceText(operation),
    `In the ${siteLink('interactive reference', 'reference/index.html')}.`,
  ];
  return {
    path: `operations/${operation.operationId}`,
    title: operation.summary ?? operation.operationId,
    description: `${method.toUpperCase()} ${path}: ${plainSentence(operation.description ?? operation.summary ?? '')}`,
    kind: 'operation',
    blocks: [
      { kind: 'endpoint', method, address: path },
      prose(operation.description ?? ''),
      prose(facts.filter(Boolean).join(' ')),
      ...notes.on(operation),
      heading(2, 'samples', 'Request'),
      { kind: 'samples', id: 'request-samples', samples },
      ...parameterBlocks(document, operation, body),
      ...unnamedBlocks(document, operation),
      ...bodyOf(document, body, notes),
      heading(2, 'responses', 'Responses'),
      prose(madeUp),
      ...inOrder(operation.responses).flatMap(([status, node]) =>
        responseBlocks(document, operation, status, dereference<Response>(document, node), notes),
      ),
    ],
  };
}

function parameterBlocks(
  document: OpenApiDocument,
  operation: Operation,
  body: RequestBody | undefined,
): Block[] {
  const parameters = (operation.parameters ?? []).map((node) => dereference<Parameter>(document, node));
  const rows = [
    ...parameters.filter((parameter) => parameter.in === 'path'),
    ...parameters.filter((parameter) => parameter.in === 'query'),
  ].map((parameter) => parameterRow(document, parameter));
  const headers = [
    ...headerRows(document, operation, body),
    ...parameters
      .filter((parameter) => parameter.in === 'header')
      .map((parameter) => parameterRow(document, parameter)),
  ];
  return [
    ...(rows.length > 0
      ? [
          heading(2, 'parameters', 'Parameters'),
          {
            kind: 'table' as const,
            label: 'Parameters in the path and the query',
            head: ['Parameter', 'Type', 'Meaning'],
            rows,
          },
        ]
      : []),
    heading(2, rows.length > 0 ? 'headers' : 'parameters', 'Request headers'),
    { kind: 'table', label: 'Request headers', head: ['Header', 'Type', 'Meaning'], rows: headers },
    ...parameters.flatMap((parameter) => languageFold(document, parameter)),
  ];
}

/** A parameter as a row of a table. */
export function parameterRow(document: OpenApiDocument, parameter: Parameter, id = parameter.name): Row {
  const schema = parameter.schema ?? {};
  return {
    id: `parameter-${id}`,
    kind: 'parameter',
    cells: [
      `\`${parameter.name}\``,
      `${describeType(schema)}, ${parameter.in}, ${parameter.required ? 'required' : 'optional'}`,
      [
        parameter.description ?? '',
        describeMeaning(document, { ...joinedSchema(document, schema), description: '' }, true),
        ...marks(document, marksOf(parameter)),
        exampleValues(parameter),
      ]
        .filter(Boolean)
        .join(' '),
    ],
  };
}

function exampleValues({ example, examples }: Parameter): string {
  const values = Object.values(examples ?? {}).flatMap((node) => ('value' in node ? [node.value] : []));
  const all = example === undefined ? values : [example, ...values];
  return all.length === 0 ? '' : `For example ${all.map((value) => `\`${String(value)}\``).join(', ')}.`;
}

/** The headers that OpenAPI does not count among the parameters: the key and the media types. */
export function headerRows(
  document: OpenApiDocument,
  operation: Operation,
  body: RequestBody | undefined,
): Row[] {
  const rows: Row[] = [];
  const required = operation.security ?? document.security ?? [];
  for (const scheme of required.flatMap((entry) => Object.keys(entry))) {
    const { name, description } = document.components?.securitySchemes?.[scheme] ?? {};
    rows.push({
      id: `header-${String(name)}`,
      kind: 'header',
      cells: [
        `\`${String(name)}\``,
        'string, required',
        `${String(description ?? '')} ${siteLink('More', 'requests', 'key')}`,
      ],
    });
  }
  const accepted = mediaTypes(document, operation);
  rows.push({
    id: 'header-Accept',
    kind: 'header',
    cells: ['`Accept`', 'string, required', `One of ${accepted.map((type) => `\`${type}\``).join(', ')}.`],
  });
  if (body) {
    const types = Object.keys(body.content).map((type) => `\`${type}\``);
    rows.push({
      id: 'header-Content-Type',
      kind: 'header',
      cells: ['`Content-Type`', 'string, required', `${types.join(', ')}.`],
    });
  }
  return rows;
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

/** The values of a parameter that is a list of an enumeration, in full. */
export function languageFold(document: OpenApiDocument, parameter: Parameter): Block[] {
  const schema = parameter.schema && dereference<Schema>(document, parameter.schema);
  const listOf = schema?.['x-list-of'];
  if (typeof listOf !== 'object' || listOf === null || Array.isArray(listOf)) return [];
  const also = Array.isArray(schema?.['x-list-also']) ? schema['x-list-also'].map(String) : [];
  const values = listValues(document, listOf)?.values.map(({ value }) => value) ?? [];
  const text = [...also, ...values].map((value) => `\`${value}\``).join(', ');
  const name = schemaName(listOf);
  return [
    {
      kind: 'fold',
      id: `values-${parameter.name}`,
      title: `Every value of ${parameter.name}`,
      blocks: [
        prose(`${text}${name === undefined ? '' : ` (${siteLink(`\`${name}\``, `schemas/${name}`)})`}`),
      ],
    },
  ];
}

function unnamedBlocks(document: OpenApiDocument, operation: Operation): Block[] {
  const parameters = operation['x-unnamed-parameters'] ?? [];
  if (parameters.length === 0) return [];
  return [
    heading(2, 'unnamed-parameters', 'Parameters whose names are not shown'),
    {
      kind: 'table',
      label: 'Parameters whose names are not shown',
      head: ['What it does', 'Type', 'Meaning'],
      rows: parameters.map((parameter) => ({
        id: `unnamed-${parameter.role}`,
        kind: 'parameter',
        cells: [
          parameter.role.replaceAll('-', ' '),
          `${describeType(parameter.schema)}, ${parameter.in}`,
          [
            parameter.description ?? '',
            describeMeaning(document, { ...joinedSchema(document, parameter.schema), description: '' }, true),
            ...parameter['x-gap'].map(gapMark),
          ]
            .filter(Boolean)
            .join(' '),
        ],
      })),
    },
  ];
}

function bodyOf(document: OpenApiDocument, body: RequestBody | undefined, notes: Notes): Block[] {
  if (!body) return [];
  const [type = '', media] = Object.entries(body.content)[0] ?? [];
  return [
    heading(2, 'request-body', 'Request body'),
    prose(`${body.description ?? ''} \`${type}\`${body.required ? ', required' : ''}.`),
    ...notes.on(body, media, media?.schema),
    ...(media?.schema ? contentBlocks(document, media.schema, 'request') : []),
    ...exampleBlocks(document, body.content, 'request'),
  ];
}

/** What is known of a body: its type and members. */
export function contentBlocks(document: OpenApiDocument, schema: Schema, fallback: string): Block[] {
  const name = schemaName(schema);
  return [
    ...(name === undefined
      ? [prose(describeMeaning(document, { ...schema, 'x-gap': [], 'x-amb': [] }))]
      : [prose(`Schema: ${siteLink(`\`${name}\``, `schemas/${name}`)}.`)]),
    ...bodyBlocks(document, schema, fallback),
  ];
}

function responseBlocks(
  document: OpenApiDocument,
  operation: Operation,
  status: string,
  response: Response,
  notes: Notes,
): Block[] {
  const conditions = conditionsOf(document);
  const applying = (response['x-conditions'] ?? []).filter((id) => operation['x-conditions']?.includes(id));
  const media: MediaType | undefined = Object.values(response.content ?? {})[0];
  const isError = /^[45]/.test(status);
  const schema = media?.schema;
  const name = schema && schemaName(schema);
  return [
    heading(3, `response-${status}`, `\`${status}\` ${statusText(status)}`),
    prose(ownWords(response.description)),
    ...(applying.length > 0
      ? [
          prose(
            applying.map((id) => `- ${siteLink(id, 'errors', id)}: ${conditions.get(id) ?? ''}`).join('\n'),
          ),
        ]
      : []),
    ...(isError
      ? [prose(markLine(document, response, ...Object.values(response.content ?? {})))]
      : notes.on(response, ...Object.values(response.content ?? {}), schema)),
    ...headerTable(document, response, status),
    ...(isError && name !== undefined
      ? [prose(`Body: ${siteLink(`\`${name}\``, `schemas/${name}`)}.`)]
      : schema
        ? contentBlocks(document, schema, 'response')
        : []),
    ...exampleBlocks(
      document,
      response.content ?? {},
      `response-${status}`,
      isError ? new Set(applying) : undefined,
    ),
  ];
}

const conditionsOf = oncePer(
  (document: OpenApiDocument) => new Map((document['x-conditions'] ?? []).map(({ id, when }) => [id, when])),
);

/** Successes first: a JavaScript engine puts numbers before `2XX`. */
function inOrder<T>(responses: Record<string, T>): [status: string, response: T][] {
  const rank = ([status]: [string, T]): number => (status.startsWith('2') ? 0 : 1);
  return Object.entries(responses).toSorted((a, b) => rank(a) - rank(b));
}

function headerTable(document: OpenApiDocument, response: Response, status: string): Block[] {
  const headers = Object.entries(response.headers ?? {});
  if (headers.length === 0) return [];
  return [
    {
      kind: 'table',
      label: `Headers of the ${status} response`,
      head: ['Response header', 'Type', 'Meaning'],
      rows: headers.map(([name, node]) => {
        const header = dereference<Parameter>(document, node as Parameter);
        return {
          id: `response-${status}-${name}`,
          kind: 'header',
          cells: headerCells(document, name, header),
        };
      }),
    },
  ];
}

/** A response header as cells: name, type, meaning. */
export function headerCells(document: OpenApiDocument, name: string, header: object): string[] {
  const { description, schema, required, example } = header as Partial<Parameter>;
  return [
    `\`${name}\``,
    `${describeType(schema ?? {})}${required ? '' : ', optional'}`,
    [
      description ?? '',
      ...marks(document, marksOf(header)),
      example === undefined ? '' : `Example, made up: \`${String(example)}\`.`,
    ]
      .filter(Boolean)
      .join(' '),
  ];
}

/** What a status says in words; a range of success says that its number is not shown. */
export function statusText(status: string): string {
  return status.endsWith('XX') ? 'success, number not shown' : (STATUS_CODES[status] ?? '');
}
