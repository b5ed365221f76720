import type { Group } from '../../model/group.ts';
import type { Model } from '../../model/model.ts';
import type { AnswerShape } from '../runtime/request/request.ts';
import type { ClientOperation } from './client-operations.ts';
import { banner, Comments, comment, indent } from './comments.ts';
import { literal, SchemaTypes } from './schema-type.ts';

const runtime = '../../../scripts/client/runtime';

/** Writes `src/resources.ts`, with a class per resource group and a method per operation. */
export function writeResourcesSource(model: Model, operations: readonly ClientOperation[]): string {
  const comments = new Comments(model);
  const types = new SchemaTypes(comments);
  const text = resourcesOf(operations)
    .map(({ name, group, members }) => {
      const methods = members.map((operation) => methodOf(operation, comments, types));
      return `${comments.ofPlace(group)}export class ${name} {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

${indent(methods.join('\n'))}}
`;
    })
    .join('\n');
  return [banner, importsOf(model, operations, text), text].join('\n');
}

/** Writes `src/client.ts`, with the client class, which has a property per resource group. */
export function writeClientSource(operations: readonly ClientOperation[]): string {
  const resources = resourcesOf(operations);
  const properties = resources.map(
    ({ property, name, group }) => `${comment([group.description])}readonly ${property}: ${name};\n`,
  );
  const values = resources.map(({ property, name }) => `this.${property} = new ${name}(this.#transport);\n`);
  return `${banner}
import { type Call, startRequest } from '${runtime}/calls/call.ts';
import type { RateLimit } from '${runtime}/response/meta.ts';
import type { ClientOptions, RequestOptions } from '${runtime}/request/options.ts';
import type { Method } from '${runtime}/request/request.ts';
import { ${resources.map(({ name }) => name).join(', ')} } from './resources.ts';
import { Transport } from '${runtime}/transport/transport.ts';

/** Client for the grant-management API, for one account. */
export class GrantManagement {
  readonly #transport: Transport;
${indent(properties.join(''))}
  /** @throws InvalidArgumentError if an option is missing or invalid */
  constructor(options: ClientOptions);
  constructor(options: ClientOptions | Transport) {
    this.#transport = options instanceof Transport ? options : new Transport(options);
${indent(indent(values.join('')))}  }

  /** The rate limit in the last response that reported one. */
  get rateLimit(): RateLimit | undefined {
    return this.#transport.rateLimit;
  }

  /**
   * Creates a copy with other options. It shares the rate limit with this client, unless \`baseUrl\`, \`apiKey\` or
   * \`concurrency\` changes.
   *
   * @throws InvalidArgumentError if an option is invalid
   */
  with(options?: Partial<ClientOptions>): GrantManagement {
    return new GrantManagement(this.#transport.with(options) as never);
  }

  /**
   * Calls an operation that this package has no method for. Only GET and PUT are retried.
   *
   * @param path below \`baseUrl\`, such as \`/account\`
   */
  request(method: Method, path: string, options: RequestOptions & { as: 'xml' }): Call<string>;
  request<T = unknown>(
    method: Method,
    path: string,
    options?: RequestOptions & { as?: 'json' | undefined },
  ): Call<NoInfer<T>>;
  request(method: Method, path: string, options?: RequestOptions): Call<unknown> {
    return startRequest(this.#transport, method, path, options);
  }
}
`;
}

interface Resource {
  /** Property of the client. */
  readonly property: string;
  /** Name of its type. The suffix prevents conflicts with schemas of the same name (`Account`). */
  readonly name: string;
  readonly group: Group;
  readonly members: readonly ClientOperation[];
}

function resourcesOf(operations: readonly ClientOperation[]): Resource[] {
  const groups = new Map<string, ClientOperation[]>();
  for (const operation of operations)
    groups.set(operation.group, [...(groups.get(operation.group) ?? []), operation]);
  return [...groups].flatMap(([property, members]) => {
    const group = members[0]?.operation.group;
    const name = `${property.charAt(0).toUpperCase()}${property.slice(1)}Resource`;
    return group ? [{ property, name, group, members }] : [];
  });
}

/** Types of responses without a schema. */
const typeOfAnswer: Partial<Record<AnswerShape, string>> = { nothing: 'void', text: 'string', blob: 'Blob' };

function methodOf(call: ClientOperation, comments: Comments, types: SchemaTypes): string {
  const { method, name, slugs, body, query, answer, item, gaps, errors, redirects } = call;
  const failures = errors.map((kind) => `${kind}Error`).join(' | ');
  const result = item ? types.typeOf(item) : (typeOfAnswer[answer] ?? types.typeOf(call.result));
  const typed = [
    ...slugs.map((slug) => `${slug.name}: ${types.typeOf(slug.parameter.schema.keywords)}`),
    ...(body ? [`body: ${types.typeOf(body.schema)}`] : []),
    ...(query.length > 0 ? [`query?: ${call.type}Query`] : []),
    `options?: ${item ? 'ListOptions' : 'CallOptions'}`,
  ];
  const request = [
    `operation: ${literal(name)}`,
    `answer: ${literal(answer)}`,
    ...(slugs.length > 0 ? [`slugs: { ${slugs.map((slug) => slug.name).join(', ')} }`] : []),
    ...(call.file === undefined ? [] : [`accept: ${literal(call.file)}`]),
    ...(redirects.length > 0 ? [`redirects: [${redirects.join(', ')}]`] : []),
    ...(body ? [`body: { value: body${body.isForm ? ', toForm: formOf' : ''} }`] : []),
    ...(query.length > 0 ? ['query'] : []),
    'options',
    ...(gaps.length > 0 ? [`gaps: [${gaps.map(literal).join(', ')}]`] : []),
  ];
  const type = `${item ? 'List' : 'Call'}<${result}${failures === '' ? '' : `, ${failures}`}>`;
  return `${methodComment(comments, call)}${method}(${typed.join(', ')}): ${type} {
  return ${item ? 'createList' : 'startCall'}(this.#transport, { ${request.join(', ')} });
}
`;
}

function importsOf(model: Model, operations: readonly ClientOperation[], text: string): string {
  const used = (names: readonly string[]): string[] =>
    names.filter((name) => new RegExp(`[:&|<,] ?${name}\\b`).test(text));
  const errors = [...new Set(operations.flatMap((operation) => operation.errors))].map(
    (kind) => `${kind}Error`,
  );
  const queries = operations.filter(({ query }) => query.length > 0).map(({ type }) => `${type}Query`);
  const hasList = operations.some(({ item }) => item !== undefined);
  const hasForm = operations.some(({ body }) => body?.isForm);
  const hasCall = operations.some(({ item }) => item === undefined);
  const lines: [names: readonly string[], from: string][] = [
    [errors.toSorted(), './status-errors.ts'],
    [used([...model.schemas.keys()]), './models.ts'],
    [queries, './queries.ts'],
    [used(['CallOptions', 'ListOptions']), `${runtime}/request/options.ts`],
    [['Transport'], `${runtime}/transport/transport.ts`],
  ];
  const types = lines
    .filter(([names]) => names.length > 0)
    .map(([names, from]) => `import type { ${names.join(', ')} } from '${from}';\n`);
  return [
    ...(hasCall ? [`import { type Call, startCall } from '${runtime}/calls/call.ts';\n`] : []),
    ...(hasForm ? [`import { formOf } from '${runtime}/request/body.ts';\n`] : []),
    ...(hasList ? [`import { createList, type List } from '${runtime}/calls/list.ts';\n`] : []),
    ...types,
  ].join('');
}

function methodComment(
  comments: Comments,
  { operation, slugs, query, body, errors, item, answer }: ClientOperation,
): string {
  const headers = answer === 'nothing' ? (operation.success?.headers ?? []) : [];
  const unnamed = operation.unnamedParameters.map(
    ({ role, description }) => `- ${role}: ${description.replaceAll('\n', ' ')}`,
  );
  const more = [
    ...(unnamed.length > 0
      ? [
          `Accepts parameters whose names aren't documented; send them with \`options.query\`:\n${unnamed.join('\n')}`,
        ]
      : []),
    ...slugs.map(({ name, parameter }) => `@param ${name} ${oneLine(parameter.description)}`),
    ...(body ? [`@param body ${oneLine(body.description)}`] : []),
    ...(query.length > 0 ? ['@param query filters, order and page of the list'] : []),
    `@param options for this ${item ? 'list' : 'call'}`,
    ...(headers.length > 0
      ? [
          `@returns nothing; to read ${headers.map(({ name }) => `\`${name}\``).join(' and ')}, use \`withMeta()\` and \`meta.header()\``,
        ]
      : []),
    // Editors would parse a link at the start of a tag as a type in braces.
    ...(errors.length > 0
      ? [`@throws one of ${errors.map((kind) => `{@link ${kind}Error}`).join(', ')}, or a transport failure`]
      : []),
  ];
  return comments.ofPlace(operation, more, operation.summary);
}

function oneLine(text = ''): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
