import type { Model } from '../../model/model.ts';
import type { Parameter } from '../../model/parameter.ts';
import { banner } from './banner.ts';
import type { ClientOperation } from './client-operations.ts';
import { Comments, comment, indent } from './comments.ts';
import { union } from './errors-source.ts';
import { SchemaTypes } from './schema-type.ts';

/**
 * Writes `src/calls.ts` of the client: what each method takes as query, returns, and can fail with.
 *
 * The types of calls are written out, operation by operation, instead of being made from a generic one: the compiler
 * of whoever uses the package then has nothing to instantiate.
 *
 * @param model of the bundle
 * @param operations of the client
 * @returns TypeScript source that exports types only
 */
export function writeCallsSource(model: Model, operations: readonly ClientOperation[]): string {
  const comments = new Comments(model);
  const types = new SchemaTypes(comments);
  const kinds = [...new Set(operations.flatMap(({ errors }) => errors))].toSorted();
  const texts = operations.flatMap((operation) => [
    ...(operation.query.length > 0 ? [queryInterface(operation, comments, types)] : []),
    failureType(operation),
    callInterface(operation, types),
  ]);
  const used = [...model.schemas.keys()].filter((name) =>
    texts.some((text) => new RegExp(`\\b${name}\\b`).test(text)),
  );
  const runtime = '../../../scripts/client/runtime';
  const lists = operations.some(({ item }) => item !== undefined);
  return [
    banner,
    `import type { ${kinds.map((kind) => `${kind}Error`).join(', ')} } from './errors.ts';\n` +
      `import type { WithMeta } from '${runtime}/meta.ts';\n` +
      `import type { ${used.join(', ')} } from './models.ts';\n` +
      `import type { ${lists ? 'ListFailure, ' : ''}TransportFailure } from '${runtime}/own-errors.ts';\n`,
    ...texts,
  ].join('\n');
}

function queryInterface(
  { type, query, operation }: ClientOperation,
  comments: Comments,
  types: SchemaTypes,
): string {
  const members = query.map(
    (parameter) =>
      `${comments.ofPlace(parameter, bounds(parameter))}${parameter.name}?: ${types.typeOf(parameter.schema.keywords)} | undefined;\n`,
  );
  return (
    comment([`Query of \`${operation.id}\`.`]) +
    `export interface ${type}Query {\n${indent(members.join(''))}}\n`
  );
}

function bounds({ schema }: Parameter): string[] {
  const { minimum, maximum, default: value } = schema;
  const text = [
    ...(minimum === undefined ? [] : [`at least ${String(minimum)}`]),
    ...(maximum === undefined ? [] : [`at most ${String(maximum)}`]),
    ...(value === undefined ? [] : [`default ${String(value)}`]),
  ].join(', ');
  return text === '' ? [] : [`${text.charAt(0).toUpperCase()}${text.slice(1)}.`];
}

function failureType({ type, errors, item }: ClientOperation): string {
  const names = [
    ...errors.map((kind) => `${kind}Error`),
    ...(item ? ['ListFailure'] : []),
    'TransportFailure',
  ];
  return `/** What {@link ${type}Call} can fail with. */\nexport type ${type}Failure =\n${union(names)};\n`;
}

/** The type of what a call gives. */
export function resultType({ answer, result }: ClientOperation, types: SchemaTypes): string {
  return answer === 'nothing' ? 'void' : types.typeOf(result);
}

function callInterface(call: ClientOperation, types: SchemaTypes): string {
  const { type, item, operation } = call;
  const data = resultType(call, types);
  const failed = 'failed?: ((error: unknown) => B | PromiseLike<B>) | null';
  const what =
    item === undefined
      ? ''
      : ' for its first page, or iterated over. Nothing is sent before, and each iteration reads the list anew';
  return `${comment([`A call of \`${operation.id}\`, to be awaited${what}.`])}export interface ${type}Call {
  then<A = ${data}, B = never>(done?: ((data: ${data}) => A | PromiseLike<A>) | null, ${failed}): Promise<A | B>;
  catch<B = never>(${failed}): Promise<${data} | B>;
  finally(done?: (() => void) | null): Promise<${data}>;
  readonly [Symbol.toStringTag]: string;
  /** The result with status, entity tag, rate limit and number of attempts. */
  withMeta(): Promise<WithMeta<${data}>>;
  /** The result or the error, without throwing. */
  safe(): Promise<({ readonly ok: true } & WithMeta<${data}>) | { readonly ok: false; readonly error: ${type}Failure }>;
${item === undefined ? '' : listMembers(data, types.typeOf(item))}}
`;
}

function listMembers(page: string, item: string): string {
  const array = /[|&]/.test(item) ? `(${item})[]` : `${item}[]`;
  return `  /** Visits the pages that have records, in order, from the one that was asked for. */
  pages(): AsyncGenerator<${page}, void>;
  /** Visits the records of all pages. */
  [Symbol.asyncIterator](): AsyncGenerator<${item}, void>;
  /** Collects the records of all pages; more than \`most\` (default 10,000) are a \`ListTooLongError\`. */
  all(most?: number): Promise<${array}>;
  /**
   * Reads the list until it is proven whole: until two readings that follow each other agree, or its only page has all.
   * After \`rounds\` readings (from 2, default 5) it gives up with an \`UnprovenListError\`, and when there are more
   * records than \`most\` (default 100,000) with a \`ListTooLongError\`. It assumes that no record leaves the list and comes
   * back meanwhile.
   */
  snapshot(rounds?: number, most?: number): Promise<${array}>;
`;
}
