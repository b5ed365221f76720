import type { Response } from '../model/body.ts';
import type { MediaType } from '../model/media-type.ts';
import type { Model } from '../model/model.ts';
import type { Operation } from '../model/operation.ts';
import type { Parameter } from '../model/parameter.ts';
import type { Schema } from '../model/schema.ts';
import { roleOf } from '../model/well-known.ts';
import { recordFacts } from './record-facts.ts';
import type {
  InterfaceFacts,
  OperationFacts,
  QueryParameterFacts,
  ResponseFacts,
  SlugFacts,
} from './runtime/interface-facts.ts';

/**
 * Reads the facts about the interface that the mock's runtime needs.
 *
 * @throws Error if the bundle lacks one of them
 */
export function readInterfaceFacts(model: Model): InterfaceFacts {
  const { mediaTypes } = model;
  const languages = required(model.languages, 'a header that lists languages');
  const operations = model.operations.map((operation) => operationFacts(model, operation));
  return {
    title: model.title,
    version: model.version,
    apiKeyHeader: model.key.header,
    languageHeader: languages.header,
    languages: mostUsedFirst(languages.locales, JSON.stringify(operations)),
    everyLanguage: languages.every,
    jsonMediaType: mediaTypes.json,
    xmlMediaType: mediaTypes.xml ?? null,
    slugPattern: required(model.slugPattern, 'a slug pattern'),
    conditions: model.conditions.map(({ id, status }) => ({ id, status })),
    operations,
  };
}

/** Moves the locale code with the most texts to the front. It is the default language of the mock's account. */
function mostUsedFirst(codes: readonly string[], texts: string): string[] {
  const countOf = (code: string): number => texts.split(`"${code}":"`).length;
  return codes.toSorted((one, other) => countOf(other) - countOf(one));
}

function operationFacts(model: Model, operation: Operation): OperationFacts {
  const { id, path, body, list, success: response } = operation;
  const responses = operation.responses.flatMap((each) => responseFacts(model, operation, each) ?? []);
  const success = required(
    responses.find(({ documented }) => documented === response?.status),
    `a success response of ${id}`,
  );
  const schema = body?.schema;
  return {
    id,
    method: operation.method.toUpperCase(),
    path,
    slugs: slugsIn(path),
    collection: collectionOf(path, list !== undefined),
    query: operation.queryParameters.map(queryFacts),
    mediaTypes: operation.mediaTypes,
    bodyMediaTypes: body?.content.map(({ name }) => name) ?? [],
    requiredMembers: schema?.members.filter((member) => member.required).map(({ name }) => name) ?? [],
    conditions: operation.conditions.map((condition) => condition.id),
    record: path.endsWith('}') ? recordFacts(response?.schema, body?.as('json')?.schema) : null,
    listItem: listItemOf(operation),
    success: success.status,
    responses: Object.fromEntries(responses.map((each) => [String(each.status), each])),
  };
}

/** Returns undefined for the `default` response. */
function responseFacts(model: Model, operation: Operation, response: Response): ResponseFacts | undefined {
  const status = response.statusKnown ? Number(response.status) : 100 * Number(response.status[0]);
  if (Number.isNaN(status)) return undefined;
  const { content } = response;
  const examples = response.as('json')?.examples ?? [];
  return {
    status,
    documented: response.status,
    headers: Object.fromEntries(
      response.headers.map(({ name, schema, examples: [shown] }) => [
        name,
        String(shown ?? schema.examples[0] ?? ''),
      ]),
    ),
    files: Object.fromEntries(
      content
        .filter(({ file }) => file)
        .map(({ name, examples: [shown] }) => [name, String(shown?.value ?? '')]),
    ),
    mediaTypes: content.map(({ name }) => name),
    xmlRoot: content.map(rootOf).find((root) => root !== undefined) ?? 'Response',
    examples: Object.fromEntries(examples.map(({ name, value }) => [name, value])),
    gaps: [...unknownsOf(response)].toSorted(),
  };
}

/** Returns the unknowns about a response's status or shape. */
function unknownsOf(response: Response): ReadonlySet<string> {
  const gaps = new Set(response.statusKnown ? [] : response.gaps.map(({ id }) => id));
  const seen = new Set<Schema>();
  const visit = (schema: Schema): void => {
    if (seen.has(schema)) return;
    seen.add(schema);
    const { meant } = schema;
    const isShapeless = meant.types.includes('object') && meant.open && meant.members.length === 0;
    if (schema.unknown || isShapeless) for (const { id } of [...schema.gaps, ...meant.gaps]) gaps.add(id);
    for (const child of schema.refersTo ? [meant] : meant.children) visit(child);
  };
  if (response.schema) visit(response.schema);
  return gaps;
}

/** Returns the properties of a listed record; null if they are unknown, undefined if the operation isn't a list. */
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
    default: typeof schema.default === 'number' ? schema.default : null,
  };
}

/** Returns the root element of the XML examples. */
function rootOf({ examples }: MediaType): string | undefined {
  return examples.flatMap(({ value }) =>
    typeof value === 'string' ? (/<([A-Z_a-z][\w.-]*)/.exec(value)?.[1] ?? []) : [],
  )[0];
}

function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The bundle lacks ${what}, which the mock needs.`);
  return value;
}

/** Returns the path's slugs, in order, with the segment before each. */
export function slugsIn(path: string): SlugFacts[] {
  const parts = path.split('/').slice(1);
  return parts.flatMap((part, index) => {
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    return name === undefined ? [] : [{ name, collection: parts[index - 1] ?? '' }];
  });
}

/**
 * Returns the path segment that names an operation's records: for a list the last segment, otherwise the one before the
 * last slug, or else the first.
 */
export function collectionOf(path: string, isList: boolean): string {
  const parts = path.split('/').slice(1);
  const last = parts.findLast((part) => !part.startsWith('{'));
  return (isList ? last : (slugsIn(path).at(-1)?.collection ?? parts[0])) ?? '';
}
