import type { Response } from '../model/body.ts';
import type { MediaType } from '../model/media-type.ts';
import type { Model } from '../model/model.ts';
import type { Operation, UnplacedOperation } from '../model/operation.ts';
import type { Parameter } from '../model/parameter.ts';
import { roleOf } from '../model/well-known.ts';
import { GapCollector } from './collect-gaps.ts';
import { collectionOf, slugsIn } from './places.ts';
import { recordFacts } from './record-facts.ts';
import type { Data } from './runtime/api.ts';
import type {
  InterfaceFacts,
  OperationFacts,
  QueryParameterFacts,
  ResponseFacts,
} from './runtime/interface-facts.ts';

/**
 * What the mock's runtime has to know of the interface, taken from the model.
 *
 * @param data the records that the mock has, by their names
 * @throws Error when the bundle lacks a fact that the mock needs
 */
export function readInterfaceFacts(model: Model, data: Data): InterfaceFacts {
  const { languages, mediaTypes } = model;
  return {
    title: model.title,
    version: model.version,
    apiKeyHeader: model.key.header,
    languageHeader: required(languages, 'a header that lists languages').header,
    languages: languages?.locales ?? [],
    usualLanguage: usualLanguage(data, new Set(languages?.locales)),
    everyLanguage: languages?.every ?? [],
    jsonMediaType: mediaTypes.json,
    xmlMediaType: mediaTypes.xml ?? null,
    slugPattern: required(model.slugPattern, 'a pattern of slugs'),
    conditions: model.conditions.map(({ id, status, when, operations }) => ({
      id,
      status,
      when,
      operations,
    })),
    unplacedGaps: gapsOfAll(model.unplaced),
    gaps: model.gaps.map(({ id, slug: name, statement }) => ({ id, slug: name, statement })),
    operations: model.operations.map((operation) => operationFacts(model, operation)),
    collections: Object.keys(data),
  };
}

/** The locale code that stands before most texts of some records. */
function usualLanguage(data: Data, codes: ReadonlySet<string>): string | null {
  const names = [...JSON.stringify(data).matchAll(/"(\w+)":"/g)].flatMap(([, name = '']) => name);
  const counts = new Map<string, number>();
  for (const code of names.filter((name) => codes.has(name))) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}

function operationFacts(model: Model, operation: Operation): OperationFacts {
  const { id, path, body, list, success: response } = operation;
  const responses = operation.responses.flatMap((each) => responseFacts(model, operation, each) ?? []);
  const success = required(
    responses.find(({ documented }) => documented === response?.status),
    `a success of ${id}`,
  );
  const schema = body?.schema;
  return {
    id,
    method: operation.method.toUpperCase(),
    path,
    slugs: slugsIn(path),
    collection: collectionOf(path, list !== undefined),
    query: operation.queryParameters.map(queryFacts),
    bodyMediaTypes: body?.content.map(({ name }) => name) ?? [],
    bodyTypes: schema?.types ?? [],
    requiredMembers: schema?.members.filter((member) => member.required).map(({ name }) => name) ?? [],
    conditions: operation.conditions.map((condition) => condition.id),
    gaps: new GapCollector().addOwn(operation).ids,
    bodyGaps: new GapCollector().addOwn(body).ids,
    unplacedGaps: gapsOfAll(model.unplaced.filter(({ group }) => group === operation.group)),
    record: path.endsWith('}') ? recordFacts(response?.schema, schema) : null,
    listItem: listItemOf(operation),
    success: success.status,
    responses: Object.fromEntries(responses.map((each) => [String(each.status), each])),
  };
}

/** Undefined for a response that stands for every other status. */
function responseFacts(model: Model, operation: Operation, response: Response): ResponseFacts | undefined {
  const status = response.statusKnown ? Number(response.status) : 100 * Number(response.status[0]);
  if (Number.isNaN(status)) return undefined;
  const { content } = response;
  return {
    status,
    documented: response.status,
    headers: response.headers.map(({ name }) => name),
    xmlRoot: content.map(rootOf).find((root) => root !== undefined) ?? 'Response',
    examples: (content[0]?.examples ?? [])
      .map(({ name }) => name)
      .filter((name) => applies(model, operation, name)),
    gaps: Object.fromEntries(content.map((each) => [each.name, gapsOf(model, operation, response, each)])),
  };
}

/** Whether an example is one of the operation: a response that several operations share shows more conditions than apply. */
function applies({ conditions }: Model, operation: Operation, example: string): boolean {
  const isCondition = conditions.some(({ id }) => id === example);
  return !isCondition || operation.conditions.some(({ id }) => id === example);
}

function gapsOfAll(operations: readonly UnplacedOperation[]): string[] {
  return new GapCollector().addOwn(...operations).ids;
}

/**
 * Every unknown that a response touches: those of the operation, the response and, when it succeeds, the request, and
 * those of the base address where an address in the response stands for one that is not shown.
 */
function gapsOf(model: Model, operation: Operation, response: Response, media: MediaType): string[] {
  const gaps = new GapCollector().addOwn(operation).addHead(response).addValues(media);
  if (!response.successful) return gaps.ids;
  const { parameters, unnamedParameters, body } = operation;
  gaps.addValues(...parameters, ...unnamedParameters, ...(body?.content ?? [])).addOwn(body);
  const shown = JSON.stringify(media.examples.map(({ value }) => value));
  return standInAddress.test(shown) ? gaps.addOwn(...model.regions).ids : gaps.ids;
}

/** The host that says in the examples that an address is not shown. */
const standInAddress = /:\/\/not-shown\.invalid\b/;

/** Names of the members that a record has in a list, or null where they are unknown; undefined for no list. */
function listItemOf({ list }: Operation): OperationFacts['listItem'] {
  if (!list) return undefined;
  const names = list.item?.members.map(({ name }) => name) ?? [];
  return names.length > 0 ? names : null;
}

function queryFacts(parameter: Parameter): QueryParameterFacts {
  const { name, schema } = parameter;
  return {
    name,
    role: roleOf(parameter),
    integer: schema.types.includes('integer'),
    default: numberOf(schema.default),
    maximum: schema.maximum ?? null,
    gaps: new GapCollector().addValues(parameter).ids,
  };
}

/** Name of the root element of the examples in XML. */
function rootOf({ examples }: MediaType): string | undefined {
  return examples.flatMap(({ value }) =>
    typeof value === 'string' ? (/<([A-Z_a-z][\w.-]*)/.exec(value)?.[1] ?? []) : [],
  )[0];
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The bundle lacks ${what}, which the mock is made from.`);
  return value;
}
