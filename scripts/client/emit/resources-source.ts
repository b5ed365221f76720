import type { Group } from '../../model/group.ts';
import type { Model } from '../../model/model.ts';
import { banner } from './banner.ts';
import type { ClientOperation } from './client-operations.ts';
import { Comments, comment, indent } from './comments.ts';
import { literal, SchemaTypes } from './schema-type.ts';

const runtime = '../../../scripts/client/runtime';

/**
 * Writes `src/resources.ts` of the client: an interface per resource group, with a method per operation.
 *
 * @param model of the bundle
 * @param operations of the client
 * @returns TypeScript source that exports types only
 */
export function writeResourcesSource(model: Model, operations: readonly ClientOperation[]): string {
  const comments = new Comments(model);
  const types = new SchemaTypes(comments);
  const text = resourcesOf(operations)
    .map(({ name, group, members }) => {
      const methods = members.map((operation) => methodsOf(operation, comments, types));
      return `${comments.ofPlace(group)}export interface ${name} {\n${indent(methods.join('\n'))}}\n`;
    })
    .join('\n');
  return [banner, importsOf(model, operations, text), text].join('\n');
}

/**
 * Writes `src/client.ts` of the client: the class that users make, with a property per resource group.
 *
 * @param operations of the client
 * @returns TypeScript source
 */
export function writeClientSource(operations: readonly ClientOperation[]): string {
  const resources = resourcesOf(operations);
  const properties = resources.map(
    ({ property, name, group }) => `${comment([group.description])}readonly ${property}: ${name};\n`,
  );
  const values = resources.map(({ property, members }) => {
    const methods = members.map((operation) => `  ${operation.method}: ${functionOf(operation)},\n`);
    return `${property}: {\n${methods.join('')}},\n`;
  });
  return `${banner}
import { createCaller } from '${runtime}/call.ts';
import type { RateLimit } from '${runtime}/meta.ts';
import type { ClientOptions, ListOptions } from '${runtime}/options.ts';
import type { ${resources.map(({ name }) => name).join(', ')} } from './resources.ts';
import { Transport } from '${runtime}/transport.ts';

/** Client of the grant-management interface, for one account. */
export interface GrantManagement {
${indent(properties.join(''))}}

export class GrantManagement {
  readonly #transport: Transport;

  /**
   * @param options where the service is, the key, and how to behave
   * @throws InvalidArgumentError when an option is missing or cannot be used; no message holds the key
   */
  constructor(options: ClientOptions) {
    this.#transport = new Transport(options);
    const call = createCaller(this.#transport);
    Object.assign(this, {
${indent(indent(indent(values.join(''))))}    } satisfies Omit<GrantManagement, 'rateLimit' | 'with'>);
  }

  /** The rate limit that the last response told of; undefined before, and while none tells it. */
  get rateLimit(): RateLimit | undefined {
    return this.#transport.rateLimit;
  }

  /**
   * A copy with other options. It shares the rate limit with this client, unless \`baseUrl\`, \`apiKey\` or \`concurrency\` is
   * another one.
   *
   * @param options what is to be different; what is left out or undefined stays
   * @throws InvalidArgumentError when an option cannot be used
   */
  with(options?: Partial<ClientOptions>): GrantManagement {
    return new GrantManagement(this.#transport.derive(options));
  }
}
`;
}

interface Resource {
  /** Property of the client. */
  readonly property: string;
  /** Its type: not the group's name alone, which can be that of a schema (`Account`). */
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

/** The method as it is mostly called, and with the option `as`, by which the caller chooses what it gives. */
function methodsOf(call: ClientOperation, comments: Comments, types: SchemaTypes): string {
  const { method, type, item } = call;
  const before = argumentsOf(call, types);
  const required = before.map((argument) => argument.replace(/^(\w+)\?: (.*)$/, '$1: $2 | undefined'));
  const plain = [...before, `options?: ${item ? 'ListOptions' : 'CallOptions'}`].join(', ');
  const chosen = (options: string): string => [...required, `options: ${options}`].join(', ');
  const typed = item
    ? '/** With each record as a schema or `exact()` makes it. */\n' +
      `${method}<T>(${chosen('ListOptions & AsRecords<T>')}): TypedList<T, ${type}Failure>;\n` +
      `/** The first page, as XML. */\n${method}(${chosen("CallOptions & { as: 'xml' }")}): TypedCall<string, ${type}Failure>;\n`
    : "/** The same, as XML (`as: 'xml'`), or as a schema or `exact()` makes it. */\n" +
      `${method}<T = string>(${chosen('CallOptions & As<T>')}): TypedCall<T, ${type}Failure>;\n`;
  // The plain form last: it is the one that the compiler explains, and whose type `ReturnType` takes.
  return `${typed}${methodComment(comments, call)}${method}(${plain}): ${type}Call;\n`;
}

function argumentsOf({ slugs, body, query, type }: ClientOperation, types: SchemaTypes): string[] {
  return [
    ...slugs.map((slug) => `${slug.name}: ${types.typeOf(slug.parameter.schema.keywords)}`),
    ...(body ? [`body: ${types.typeOf(body.schema)}`] : []),
    ...(query.length > 0 ? [`query?: ${type}Query`] : []),
  ];
}

/** What a method does: it hands its arguments over, with what makes the request one of this operation. */
function functionOf({ name, slugs, body, query, answer, gaps }: ClientOperation): string {
  const typed = [
    ...slugs.map((slug) => `${slug.name}: string`),
    ...(body ? ['body: unknown'] : []),
    ...(query.length > 0 ? ['query?: object'] : []),
    'options?: ListOptions',
  ];
  const request = [
    `operation: ${literal(name)}`,
    `answer: ${literal(answer)}`,
    ...(slugs.length > 0 ? [`slugs: { ${slugs.map((slug) => slug.name).join(', ')} }`] : []),
    ...(body ? ['body: { value: body }'] : []),
    ...(query.length > 0 ? ['query'] : []),
    'options',
    ...(gaps.length > 0 ? [`gaps: [${gaps.map(literal).join(', ')}]`] : []),
  ];
  return `(${typed.join(', ')}) => call({ ${request.join(', ')} })`;
}

function importsOf(model: Model, operations: readonly ClientOperation[], text: string): string {
  const used = (names: readonly string[]): string[] =>
    names.filter((name) => new RegExp(`[:&|<] ?${name}\\b`).test(text));
  const calls = operations.flatMap(({ type, query }) => [
    `${type}Call`,
    `${type}Failure`,
    ...(query.length > 0 ? [`${type}Query`] : []),
  ]);
  const lines: [names: readonly string[], from: string][] = [
    [calls, './calls.ts'],
    [used(['AsRecords', 'TypedCall', 'TypedList']), `${runtime}/call-types.ts`],
    [used([...model.schemas.keys()]), './models.ts'],
    [used(['CallOptions', 'ListOptions']), `${runtime}/options.ts`],
    [used(['As']), `${runtime}/representation.ts`],
  ];
  return lines
    .filter(([names]) => names.length > 0)
    .map(([names, from]) => `import type { ${names.join(', ')} } from '${from}';\n`)
    .join('');
}

function methodComment(
  comments: Comments,
  { operation, slugs, query, body, errors, item }: ClientOperation,
): string {
  const unnamed = operation.unnamedParameters.map(
    ({ role, description }) => `- ${role}: ${description.replaceAll('\n', ' ')}`,
  );
  const more = [
    ...(unnamed.length > 0
      ? [`Takes parameters whose names are not shown; \`options.query\` sends any:\n${unnamed.join('\n')}`]
      : []),
    ...slugs.map(({ name, parameter }) => `@param ${name} ${oneLine(parameter.description)}`),
    ...(body ? [`@param body ${oneLine(body.description)}`] : []),
    ...(query.length > 0 ? ['@param query which part of the list'] : []),
    `@param options for this ${item ? 'list' : 'call'}`,
    // A tag that begins with a link would be read as a type in braces, and garble what an editor shows.
    ...(errors.length > 0
      ? [`@throws one of ${errors.map((kind) => `{@link ${kind}Error}`).join(', ')}, or a transport failure`]
      : []),
  ];
  return comments.ofPlace(operation, more, operation.summary);
}

function oneLine(text = ''): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
