import type { OpenApiDocument, Parameter, RequestBody, Response, Schema, Tag } from '../../model/document.ts';
import { dereference, listOperations, type PlacedOperation } from '../../model/operations.ts';
import { documentedErrors } from './documented-errors.ts';
import { camelCase, nameOperation, type OperationNames, wordsOf } from './names.ts';

/** An operation as the client shows it. */
export interface ClientOperation extends OperationNames {
  readonly placed: PlacedOperation;
  /** The resource group. */
  readonly tag: Tag;
  /** Name that the transport knows it by: `GET /fund/{}`. */
  readonly name: string;
  readonly slugs: readonly { readonly name: string; readonly parameter: Parameter }[];
  readonly query: readonly Parameter[];
  readonly body: { readonly schema: Schema; readonly description: string } | undefined;
  /** What a success returns; a schema without a type when the interface does not show it. */
  readonly result: Schema;
  /** The record of a list, when the operation is one. */
  readonly item: Schema | undefined;
  /** Kinds of the errors that it documents. */
  readonly errors: readonly string[];
}

const envelope = '#/components/schemas/PaginationEnvelope';

/**
 * Lists the operations of the client.
 *
 * @param document the bundled document
 * @returns in document order
 * @throws Error when two operations would get the same method, or one cannot be expressed
 */
export function clientOperations(document: OpenApiDocument): ClientOperation[] {
  const kinds = new Map(documentedErrors(document).map(({ status, kind }) => [String(status), kind]));
  const taken = new Map<string, string>();
  return listOperations(document).map((placed) => {
    const { operation, pathItem, method, path } = placed;
    const names = nameOperation(placed);
    const place = `${names.group}.${names.method}`;
    const other = taken.get(place);
    if (other !== undefined) throw new Error(`${other} and ${operation.operationId} would both be ${place}.`);
    taken.set(place, operation.operationId);

    const parameters = [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
      dereference<Parameter>(document, parameter),
    );
    const query = parameters.filter((parameter) => parameter.in === 'query');
    const result = resultOf(document, placed);
    return {
      ...names,
      placed,
      tag: document.tags?.find(({ name }) => name === operation.tags?.[0]) ?? { name: names.group },
      name: `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`,
      slugs: slugsOf(path, parameters),
      query,
      body: bodyOf(document, placed),
      result,
      item: query.some(({ name }) => name === 'page') ? itemOf(document, result) : undefined,
      errors: Object.keys(operation.responses).flatMap((status) => kinds.get(status) ?? []),
    };
  });
}

function slugsOf(path: string, parameters: readonly Parameter[]): ClientOperation['slugs'] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const parameter = parameters.find((candidate) => candidate.in === 'path' && candidate.name === name);
    if (!parameter) throw new Error(`${path} has no parameter ${name}.`);
    return { name: camelCase(wordsOf(name)), parameter };
  });
}

function bodyOf(document: OpenApiDocument, { operation }: PlacedOperation): ClientOperation['body'] {
  if (!operation.requestBody) return undefined;
  const { content, description = '' } = dereference<RequestBody>(document, operation.requestBody);
  const [media, ...others] = Object.values(content);
  if (!media || others.length > 0)
    throw new Error(`${operation.operationId}: the client expects one media type.`);
  return { schema: media.schema ?? {}, description };
}

function resultOf(document: OpenApiDocument, { operation }: PlacedOperation): Schema {
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'));
  const { content = {} } = success ? dereference<Response>(document, success[1]) : {};
  return Object.entries(content).find(([type]) => type.endsWith('json'))?.[1].schema ?? {};
}

/** The record of a page: the item of its `data`. */
function itemOf(document: OpenApiDocument, result: Schema): Schema | undefined {
  const schemas = partsOf(document, result);
  if (!schemas.includes(dereference<Schema>(document, { $ref: envelope }))) return undefined;
  const items = schemas.flatMap(({ properties }) => {
    const data = (Object(properties) as Record<string, Schema>)['data'];
    return data?.['items'] ? [data['items'] as Schema] : [];
  });
  return items[0];
}

function partsOf(document: OpenApiDocument, schema: Schema): Schema[] {
  const found = dereference<Schema>(document, schema);
  const parts = (found['allOf'] ?? []) as Schema[];
  return [found, ...parts.flatMap((part) => partsOf(document, part))];
}
