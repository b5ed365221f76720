import type {
  Example,
  Json,
  JsonObject,
  OpenApiDocument,
  Parameter,
  RequestBody,
  Response,
  Schema,
} from '../../shared/document.ts';
import { dereference, type PlacedOperation } from '../../shared/operations.ts';
import { isObject } from '../schema-text.ts';

/** A request that a sample sends, made from the examples of the bundle. */
export interface SampleRequest {
  placed: PlacedOperation;
  method: string;
  /** With the placeholders of the interface. */
  template: string;
  /** With values in the place of the placeholders. */
  path: string;
  slugs: { name: string; value: string }[];
  query: { name: string; value: string | number }[];
  /** Media type that the sample asks for. */
  accept: string;
  /** Name of the header that carries the key. */
  keyHeader: string;
  body: { type: string; value: Json } | undefined;
  /** Whether the shape of a successful answer is known, so that a sample can read it as JSON. */
  readsJson: boolean;
  /** The gap that says that the body sent only stands in for one that is not shown. */
  standIn: string | undefined;
}

/** The request that the samples of an operation send. */
export function sampleRequest(document: OpenApiDocument, placed: PlacedOperation): SampleRequest {
  const { operation, method, path } = placed;
  const parameters = (operation.parameters ?? []).map((node) => dereference<Parameter>(document, node));
  const slugs = parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name }) => ({ name, value: findSlug(document, operation.responses, name) }));
  const body = operation.requestBody && dereference<RequestBody>(document, operation.requestBody);
  const [type, media] = Object.entries(body?.content ?? {})[0] ?? [];
  const example = Object.values(media?.examples ?? {})[0];
  const success = successOf(document, operation.responses);
  const [scheme] = Object.values(document.components?.securitySchemes ?? {});
  const schema = media?.schema;
  const unknown =
    schema && isUnknown(document, schema) && Array.isArray(schema['x-gap']) ? schema['x-gap'] : [];
  return {
    placed,
    method: method.toUpperCase(),
    template: path,
    path: slugs.reduce((text, { name, value }) => text.replace(`{${name}}`, value), path),
    slugs,
    query: parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, schema: type_ }) => ({ name, value: valueOf(document, type_ ?? {}) })),
    accept: Object.keys(success?.content ?? {}).find((name) => name.endsWith('json')) ?? '',
    keyHeader: String(scheme?.['name'] ?? ''),
    body:
      type === undefined || !example
        ? undefined
        : { type, value: dereference<Example>(document, example).value ?? null },
    readsJson: Object.values(success?.content ?? {}).some(
      ({ schema: answer }) => answer && !isUnknown(document, answer),
    ),
    standIn: unknown.length === 0 ? undefined : String(unknown[0]),
  };
}

function successOf(
  document: OpenApiDocument,
  responses: Record<string, Response | { $ref: string }>,
): Response | undefined {
  const node = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  return node && dereference<Response>(document, node);
}

/** Whether a schema says nothing of a body. */
function isUnknown(document: OpenApiDocument, schema: Schema): boolean {
  const resolved = dereference<Schema>(document, schema);
  return !['type', 'allOf', 'anyOf', 'oneOf', 'properties'].some((key) => key in resolved);
}

/** The value of a query parameter: its default, else a bound. */
function valueOf(document: OpenApiDocument, schema: Schema): string | number {
  const resolved = dereference<Schema>(document, schema);
  const value = resolved['default'] ?? resolved['maximum'] ?? resolved['minimum'];
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new Error('A sample needs a value for a parameter.');
  return value;
}

/**
 * A slug for a parameter such as `fund_slug`: that of the record which the operation's own example shows, or that of a
 * record of the kind anywhere in the examples.
 */
function findSlug(
  document: OpenApiDocument,
  responses: Record<string, Response | { $ref: string }>,
  parameter: string,
): string {
  const kind = parameter.replace(/_slug$/, '');
  const own = examplesOf(successOf(document, responses), document).find(
    (value) => typeof value['slug'] === 'string',
  );
  if (own) return String(own['slug']);
  const pattern = new RegExp(document.components?.schemas?.['Slug']?.['pattern']?.toString() ?? '.');
  for (const value of allExamples(document)) {
    const found = findMember(value, kind);
    if (found !== undefined && pattern.test(found)) return found;
  }
  throw new Error(`No example of the bundle shows a ${kind}.`);
}

function examplesOf(response: Response | undefined, document: OpenApiDocument): JsonObject[] {
  return Object.values(response?.content ?? {}).flatMap(({ examples }) =>
    Object.values(examples ?? {}).flatMap((node) => {
      const { value } = dereference<Example>(document, node);
      return isObject(value) ? [value] : [];
    }),
  );
}

function allExamples(document: OpenApiDocument): JsonObject[] {
  return Object.values(document.paths).flatMap((item) =>
    [item.get, item.put, item.post].flatMap((operation) =>
      Object.values(operation?.responses ?? {}).flatMap((node) =>
        examplesOf(dereference<Response>(document, node), document),
      ),
    ),
  );
}

/** The slug of the first member of this name, at any depth. */
function findMember(value: Json, name: string): string | undefined {
  if (Array.isArray(value))
    return value.map((item) => findMember(item, name)).find((found) => found !== undefined);
  if (!isObject(value)) return undefined;
  const member = value[name];
  if (isObject(member) && typeof member['slug'] === 'string') return member['slug'];
  return Object.values(value)
    .map((child) => findMember(child, name))
    .find((found) => found !== undefined);
}
