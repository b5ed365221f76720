import type { OpenApiDocument, Parameter } from '../../model/document.ts';
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
 * @param document the bundled document
 * @param operations of the client
 * @returns TypeScript source that exports types only
 */
export function writeCallsSource(document: OpenApiDocument, operations: readonly ClientOperation[]): string {
  const comments = new Comments(document);
  const types = new SchemaTypes(comments);
  const kinds = [...new Set(operations.flatMap(({ errors }) => errors))].toSorted();
  const models = Object.keys(document.components?.schemas ?? {});
  const texts = operations.flatMap((operation) => [
    ...(operation.query.length > 0 ? [queryInterface(operation, comments, types)] : []),
    `/** What {@link ${operation.type}Call} can fail with. */\nexport type ${operation.type}Failure =\n${union([...operation.errors.map((kind) => `${kind}Error`), 'TransportFailure'])};\n`,
    callInterface(operation, types),
  ]);
  const used = models.filter((name) => texts.some((text) => new RegExp(`\\b${name}\\b`).test(text)));
  return [
    banner,
    `import type { ${[...kinds.map((kind) => `${kind}Error`), 'TransportFailure'].join(', ')} } from './errors.ts';\n` +
      "import type { WithMeta } from '../../../scripts/client/runtime/meta.ts';\n" +
      `import type { ${used.join(', ')} } from './models.ts';\n`,
    ...texts,
  ].join('\n');
}

function queryInterface(
  { type, query, placed }: ClientOperation,
  comments: Comments,
  types: SchemaTypes,
): string {
  const members = query.map(
    (parameter) =>
      `${comments.of(parameter, bounds(parameter))}${parameter.name}?: ${types.typeOf(parameter.schema ?? {})} | undefined;\n`,
  );
  return (
    comment([`Query of \`${placed.operation.operationId}\`.`]) +
    `export interface ${type}Query {\n${indent(members.join(''))}}\n`
  );
}

function bounds({ schema = {} }: Parameter): string[] {
  const { minimum, maximum, default: value } = schema;
  const text = [
    ...(minimum === undefined ? [] : [`at least ${String(minimum)}`]),
    ...(maximum === undefined ? [] : [`at most ${String(maximum)}`]),
    ...(value === undefined ? [] : [`default ${String(value)}`]),
  ].join(', ');
  return text === '' ? [] : [`${text.charAt(0).toUpperCase()}${text.slice(1)}.`];
}

function callInterface({ type, result, item, placed }: ClientOperation, types: SchemaTypes): string {
  const data = types.typeOf(result);
  const { operationId } = placed.operation;
  const failed = 'failed?: ((error: unknown) => B | PromiseLike<B>) | null';
  const list =
    item === undefined
      ? ''
      : `  /** Visits the pages from the first that was asked for, in order. An empty page is not visited. */
  pages(): AsyncGenerator<${data}, void>;
  /** Visits the items of all pages. */
  [Symbol.asyncIterator](): AsyncGenerator<${types.typeOf(item)}, void>;
`;
  return `${comment([`A call of \`${operationId}\`, to be awaited${item === undefined ? '' : ' for its first page, or iterated over'}.`])}export interface ${type}Call {
  then<A = ${data}, B = never>(done?: ((data: ${data}) => A | PromiseLike<A>) | null, ${failed}): Promise<A | B>;
  catch<B = never>(${failed}): Promise<${data} | B>;
  finally(done?: (() => void) | null): Promise<${data}>;
  readonly [Symbol.toStringTag]: string;
  /** The result with status, entity tag, rate limit and number of attempts. */
  withMeta(): Promise<WithMeta<${data}>>;
  /** The result or the error, without throwing. */
  safe(): Promise<({ readonly ok: true } & WithMeta<${data}>) | { readonly ok: false; readonly error: ${type}Failure }>;
  /** The XML representation as text. Must be called before the call is awaited. */
  xml(): Promise<string>;
${list}}
`;
}
