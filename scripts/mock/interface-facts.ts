import type {
  Example,
  Json,
  MediaType,
  OpenApiDocument,
  Operation,
  Parameter,
  RequestBody,
  Response,
  Schema,
} from '../model/document.ts';
import { dereference, joinedSchema, listOperations, type PlacedOperation } from '../model/operations.ts';
import { readCommonFacts, required, stringOf, stringsOf } from '../model/common-facts.ts';
import { collectGaps } from './collect-gaps.ts';
import { recordFacts } from './record-facts.ts';
import { membersOf } from './members.ts';
import type {
  InterfaceFacts,
  OperationFacts,
  QueryParameterFacts,
  ResponseFacts,
} from './runtime/interface-facts.ts';

/**
 * What the mock's runtime has to know of the interface, taken from the bundle.
 *
 * @param document the bundled document
 * @param collections names of the records that the mock has
 * @throws Error when the document lacks a fact that the mock needs
 */
export function readInterfaceFacts(
  document: OpenApiDocument,
  collections: readonly string[],
): InterfaceFacts {
  const placed = listOperations(document);
  const common = readCommonFacts(document);
  const slug = dereference<Schema>(
    document,
    required(document.components?.schemas?.['Slug'], 'the schema Slug'),
  );
  return {
    title: document.info.title,
    version: document.info.version,
    ...common,
    xmlMediaType: common.xmlMediaType ?? null,
    slugPattern: required(stringOf(slug['pattern']), 'a pattern of slugs'),
    conditions: (document['x-conditions'] ?? []).map(({ id, status, when, operations }) => ({
      id,
      status,
      when,
      operations,
    })),
    unplacedGaps: collectGaps(
      document,
      unplacedOf(document).map((node) => ({ 'x-gap': node['x-gap'] })),
    ),
    gaps: (document['x-gap-register'] ?? []).map(({ id, slug: name, statement }) => ({
      id,
      slug: name,
      statement,
    })),
    operations: placed.map((each) => operationFacts(document, each)),
    collections,
  };
}

function operationFacts(document: OpenApiDocument, placed: PlacedOperation): OperationFacts {
  const { path, method, operation } = placed;
  const parameters = parametersOf(document, placed);
  const body = operation.requestBody && dereference<RequestBody>(document, operation.requestBody);
  const responses = Object.entries(operation.responses).map(([documented, node]) =>
    responseFacts(document, placed, documented, dereference<Response>(document, node)),
  );
  const bodySchema = Object.values(body?.content ?? {})[0]?.schema;
  const listItem = listItemOf(document, operation);
  const success = required(
    responses.find(({ status }) => status < 300),
    `a success of ${operation.operationId}`,
  );
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    ...placesOf(path, listItem !== undefined),
    query: parameters
      .filter((parameter) => parameter.in === 'query')
      .map((each) => queryFacts(document, each)),
    bodyMediaTypes: Object.keys(body?.content ?? {}),
    bodyTypes: typesOf(document, bodySchema),
    requiredMembers: requiredOf(document, bodySchema),
    conditions: operation['x-conditions'] ?? [],
    gaps: ownGaps(document, operation),
    bodyGaps: ownGaps(document, body),
    unplacedGaps: collectGaps(
      document,
      unplacedOf(document)
        .filter(({ tag }) => operation.tags?.some((each) => each === tag))
        .map((node) => ({ 'x-gap': node['x-gap'] })),
    ),
    record: path.endsWith('}') ? recordFacts(document, schemaOfSuccess(document, operation), bodySchema) : null,
    listItem,
    success: success.status,
    responses: Object.fromEntries(responses.map((each) => [String(each.status), each])),
  };
}

function responseFacts(
  document: OpenApiDocument,
  placed: PlacedOperation,
  documented: string,
  response: Response,
): ResponseFacts {
  const media = Object.entries(response.content ?? {});
  const success = documented.startsWith('2');
  return {
    status: documented === '2XX' ? 200 : Number(documented),
    documented,
    headers: Object.entries(response.headers ?? {}).map(([name]) => name),
    xmlRoot: media.map(([, each]) => rootOf(document, each)).find((root) => root !== undefined) ?? 'Response',
    examples: Object.keys(media[0]?.[1].examples ?? {}).filter((name) => applies(document, placed, name)),
    gaps: Object.fromEntries(
      media.map(([type, each]) => [type, gapsOf(document, placed, response, each, success)]),
    ),
  };
}

/** Whether an example is one of the operation: a response that several operations share shows more conditions than apply. */
function applies(document: OpenApiDocument, { operation }: PlacedOperation, example: string): boolean {
  const isCondition = document['x-conditions']?.some(({ id }) => id === example) ?? false;
  return !isCondition || (operation['x-conditions']?.includes(example) ?? false);
}

/** The gaps that a node names itself. */
function ownGaps(document: OpenApiDocument, node: object | undefined): string[] {
  return node && 'x-gap' in node ? collectGaps(document, [{ 'x-gap': node['x-gap'] }]) : [];
}

function unplacedOf(document: OpenApiDocument): readonly Record<string, unknown>[] {
  return (document['x-unplaced']?.operations ?? []) as unknown as readonly Record<string, unknown>[];
}

function requiredOf(document: OpenApiDocument, schema: Schema | undefined): string[] {
  return schema === undefined ? [] : stringsOf(dereference<Schema>(document, schema)['required']);
}

/**
 * Every unknown that an answer touches: those of the operation, the response and, when it succeeds, the request, and
 * those of the base address where an address in the answer stands for one that is not shown.
 */
function gapsOf(
  document: OpenApiDocument,
  { operation, pathItem }: PlacedOperation,
  response: Response,
  media: MediaType,
  success: boolean,
): string[] {
  const request = success
    ? [operation.parameters, pathItem.parameters, operation.requestBody, operation['x-unnamed-parameters']]
    : [];
  const { examples, ...described } = media;
  const { content: _content, ...head } = response;
  const addresses = success && standInAddress.test(JSON.stringify(examples ?? {})) ? document.servers : [];
  return collectGaps(document, [{ 'x-gap': operation['x-gap'] }, head, described, addresses, ...request]);
}

/** The host that says in the examples that an address is not shown. */
const standInAddress = /:\/\/not-shown\.invalid\b/;

/** The slugs of a path, each with the part before it, and the part that names the records of the operation. */
function placesOf(path: string, isList: boolean): Pick<OperationFacts, 'slugs' | 'collection'> {
  const parts = path.split('/').slice(1);
  const slugs = parts.flatMap((part, index) => {
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    return name === undefined ? [] : [{ name, collection: parts[index - 1] ?? '' }];
  });
  const last = parts.findLast((part) => !part.startsWith('{'));
  const collection = isList ? last : (slugs.at(-1)?.collection ?? parts[0]);
  return { slugs, collection: required(collection, `a part of ${path} that is not a slug`) };
}

function typesOf(document: OpenApiDocument, schema: Schema | undefined): string[] {
  if (schema === undefined) return [];
  const { type } = dereference<Schema>(document, schema);
  return typeof type === 'string' ? [type] : stringsOf(type);
}

function schemaOfSuccess(document: OpenApiDocument, operation: Operation): Schema | undefined {
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1];
  return Object.values((success && dereference<Response>(document, success).content) ?? {})[0]?.schema;
}

/** Names of the members that a record has in a list, or null where the list's records are unknown; absent for no list. */
function listItemOf(document: OpenApiDocument, operation: Operation): OperationFacts['listItem'] {
  const schema = schemaOfSuccess(document, operation);
  const members = schema === undefined ? new Map<string, Schema>() : membersOf(document, schema);
  const data = members.get('data');
  if (!members.has('per_page') || data === undefined) return undefined;
  const item = data['items'];
  const names = item === undefined ? [] : [...membersOf(document, item as Schema).keys()];
  return names.length > 0 ? names : null;
}

function queryFacts(document: OpenApiDocument, parameter: Parameter): QueryParameterFacts {
  const { name, schema = {} } = parameter;
  const { type, default: fallback, maximum } = joinedSchema(document, schema);
  const component = /[^/]+$/.exec(String(schema['$ref'] ?? ''))?.[0];
  return {
    name,
    ...(component !== undefined && { component }),
    integer: type === 'integer',
    default: numberOf(fallback),
    maximum: numberOf(maximum),
    gaps: collectGaps(document, [parameter]),
  };
}

function rootOf(document: OpenApiDocument, { examples }: MediaType): string | undefined {
  const values = Object.values(examples ?? {}).map((node) => dereference<Example>(document, node).value);
  return values.flatMap((value) =>
    typeof value === 'string' ? (/<([A-Z_a-z][\w.-]*)/.exec(value)?.[1] ?? []) : [],
  )[0];
}

function parametersOf(document: OpenApiDocument, { operation, pathItem }: PlacedOperation): Parameter[] {
  return [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
    dereference<Parameter>(document, parameter),
  );
}

function numberOf(value: Json | undefined): number | null {
  return typeof value === 'number' ? value : null;
}
