import type { OpenApiDocument, Tag } from '../../model/document.ts';
import { banner } from './banner.ts';
import type { ClientOperation } from './client-operations.ts';
import { Comments, comment, indent } from './comments.ts';
import { literal, SchemaTypes } from './schema-type.ts';

/**
 * Writes `src/resources.ts` of the client: an interface per resource group, with a method per operation.
 *
 * @param document the bundled document
 * @param operations of the client
 * @returns TypeScript source that exports types only
 */
export function writeResourcesSource(
  document: OpenApiDocument,
  operations: readonly ClientOperation[],
): string {
  const comments = new Comments(document);
  const types = new SchemaTypes(comments);
  const text = groupsOf(operations)
    .map(({ name, tag, members }) => {
      const methods = members.map(
        (operation) =>
          `${methodComment(comments, operation)}${operation.method}(${parametersOf(operation, types).join(', ')}): ${operation.type}Call;\n`,
      );
      return `${comments.of(tag)}export interface ${name} {\n${indent(methods.join('\n'))}}\n`;
    })
    .join('\n');
  return [banner, importsOf(document, operations, text), text].join('\n');
}

/**
 * Writes `src/client.ts` of the client: the class that users make, with a property per resource group.
 *
 * @param document the bundled document
 * @param operations of the client
 * @returns TypeScript source
 */
export function writeClientSource(document: OpenApiDocument, operations: readonly ClientOperation[]): string {
  const groups = groupsOf(operations);
  const types = new SchemaTypes(new Comments(document));
  const properties = groups.map(
    ({ property, name, tag }) => `${comment([tag.description ?? ''])}readonly ${property}: ${name};\n`,
  );
  const values = groups.map(({ property, members }) => {
    const methods = members.map((operation) => `  ${operation.method}: ${functionOf(operation, types)},\n`);
    return `${property}: {\n${methods.join('')}},\n`;
  });
  return `${banner}
import { createCaller } from '../../../scripts/client/runtime/call.ts';
import { decode } from '../../../scripts/client/runtime/decode.ts';
import type { RateLimit } from '../../../scripts/client/runtime/meta.ts';
import type { ClientOptions } from '../../../scripts/client/runtime/options.ts';
import type { ${groups.map(({ name }) => name).join(', ')} } from './resources.ts';
import { createTransport } from '../../../scripts/client/runtime/transport.ts';

/** Client of the grant-management interface, for one account. */
export interface GrantManagement {
${indent(properties.join(''))}}

export class GrantManagement {
  /** The rate limit that the last response told of; undefined before, and while none tells it. */
  declare readonly rateLimit?: RateLimit;

  /**
   * @param options where the service is, the key, and how to behave
   * @throws InvalidArgumentError when an option is missing or cannot be used; no message holds the key
   */
  constructor(options: ClientOptions) {
    const call = createCaller(createTransport(options, this, decode));
    Object.assign(this, {
${indent(indent(indent(values.join(''))))}    } satisfies GrantManagement);
  }
}
`;
}

interface Group {
  /** Property of the client. */
  readonly property: string;
  /** Its type: not the group's name alone, which can be that of a schema (`Account`). */
  readonly name: string;
  readonly tag: Tag;
  readonly members: readonly ClientOperation[];
}

function groupsOf(operations: readonly ClientOperation[]): Group[] {
  const groups = new Map<string, ClientOperation[]>();
  for (const operation of operations)
    groups.set(operation.group, [...(groups.get(operation.group) ?? []), operation]);
  return [...groups].map(([property, members]) => ({
    property,
    name: `${property.charAt(0).toUpperCase()}${property.slice(1)}Resource`,
    tag: members[0]?.tag ?? { name: property },
    members,
  }));
}

function parametersOf({ slugs, body, query, type, item }: ClientOperation, types: SchemaTypes): string[] {
  return [
    ...slugs.map((slug) => `${slug.name}: ${types.typeOf(slug.parameter.schema ?? {})}`),
    ...(body ? [`body: ${types.typeOf(body.schema)}`] : []),
    ...(query.length > 0 ? [`query?: ${type}Query`] : []),
    `options?: ${item ? 'ListOptions' : 'CallOptions'}`,
  ];
}

/** What a method does: it hands its arguments over, with what makes the request one of this operation. */
function functionOf({ name, slugs, body, query, item, result }: ClientOperation, types: SchemaTypes): string {
  const names = [
    ...slugs.map((slug) => slug.name),
    ...(body ? ['body'] : []),
    ...(query.length > 0 ? ['query'] : []),
    'options',
  ];
  const given = [
    literal(name),
    item ? '1' : types.typeOf(result) === 'unknown' ? '-1' : '0',
    'options',
    ...(slugs.length > 0 || body || query.length > 0
      ? [`[${slugs.map((slug) => slug.name).join(', ')}]`]
      : []),
    ...(body || query.length > 0 ? [body ? 'body' : 'undefined'] : []),
    ...(query.length > 0 ? ['query'] : []),
  ];
  return `(${names.join(', ')}) => call(${given.join(', ')})`;
}

function importsOf(document: OpenApiDocument, operations: readonly ClientOperation[], text: string): string {
  const models = Object.keys(document.components?.schemas ?? {}).filter((name) =>
    new RegExp(`: ${name}\\b`).test(text),
  );
  const calls = operations.flatMap(({ type, query }) => [
    `${type}Call`,
    ...(query.length > 0 ? [`${type}Query`] : []),
  ]);
  const options = ['CallOptions', 'ListOptions'].filter((name) => text.includes(`options?: ${name}`));
  return [
    `import type { ${calls.join(', ')} } from './calls.ts';\n`,
    ...(models.length > 0 ? [`import type { ${models.join(', ')} } from './models.ts';\n`] : []),
    `import type { ${options.join(', ')} } from '../../../scripts/client/runtime/options.ts';\n`,
  ].join('');
}

function methodComment(
  comments: Comments,
  { placed, slugs, query, body, errors, item }: ClientOperation,
): string {
  const { operation } = placed;
  const unnamed = (operation['x-unnamed-parameters'] ?? []).map(
    ({ role, description = '' }) => `- ${role}: ${description.replaceAll('\n', ' ')}`,
  );
  return comments.of(operation, [
    ...(unnamed.length > 0
      ? [`Takes parameters whose names are not shown; \`options.query\` sends any:\n${unnamed.join('\n')}`]
      : []),
    ...slugs.map(({ name, parameter }) => `@param ${name} ${oneLine(parameter.description)}`),
    ...(body ? [`@param body ${oneLine(body.description)}`] : []),
    ...(query.length > 0 ? ['@param query which part of the list'] : []),
    `@param options for this ${item ? 'list' : 'call'}`,
    ...errors.map((kind) => `@throws {@link ${kind}Error}`),
  ]);
}

function oneLine(text = ''): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
