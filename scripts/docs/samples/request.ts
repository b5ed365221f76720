import type {
  Example,
  Json,
  JsonObject,
  OpenApiDocument,
  Parameter,
  RequestBody,
  Response,
  Schema,
} from '../../model/document.ts';
import { readCommonFacts } from '../../model/common-facts.ts';
import { dereference, joinedSchema, type PlacedOperation } from '../../model/operations.ts';
import { oncePer } from '../once-per.ts';
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
      .flatMap((parameter) => {
        const value = valueOf(document, parameter);
        return value === undefined ? [] : [{ name: parameter.name, value }];
      }),
    accept: Object.keys(success?.content ?? {}).find((name) => name.endsWith('json')) ?? '',
    keyHeader: readCommonFacts(document).apiKeyHeader,
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

/**
 * The value of a query parameter in samples: its default, else a bound, else, where one has to be sent, the first of its
 * values. Undefined when it has none and may be left out.
 */
function valueOf(
  document: OpenApiDocument,
  { name, required, schema = {} }: Parameter,
): string | number | undefined {
  const { default: fallback, maximum, minimum, enum: values } = joinedSchema(document, schema);
  const value = fallback ?? maximum ?? minimum ?? (required && Array.isArray(values) ? values[0] : undefined);
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (!required) return undefined;
  throw new Error(
    `Samples need a value for the parameter \`${name}\`; give its schema a default, a bound or values.`,
  );
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
  const found = (slugsIn(document).get(kind) ?? []).find((slug) => pattern.test(slug));
  if (found !== undefined) return found;
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

/** The slugs that the examples show, in their order, by the name of the member that has the slug. */
const slugsIn = oncePer((document: OpenApiDocument): ReadonlyMap<string, readonly string[]> => {
  const slugs = new Map<string, string[]>();
  const visit = (value: Json): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    if (!isObject(value)) return;
    for (const [name, member] of Object.entries(value)) {
      if (!isObject(member) || typeof member['slug'] !== 'string') continue;
      const known = slugs.get(name);
      if (known) known.push(member['slug']);
      else slugs.set(name, [member['slug']]);
    }
    for (const member of Object.values(value)) visit(member);
  };
  const responses = new Set(
    Object.values(document.paths).flatMap((item) =>
      [item.get, item.put, item.post].flatMap((operation) =>
        Object.values(operation?.responses ?? {}).map((node) => dereference<Response>(document, node)),
      ),
    ),
  );
  for (const response of responses) for (const example of examplesOf(response, document)) visit(example);
  return slugs;
});
