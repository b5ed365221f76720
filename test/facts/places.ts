/** Where in the document a fact is to be seen, named by meaning and never by the file or spelling it has there. */
import {
  contentOf,
  deref,
  describedValues,
  headersOf,
  isObject,
  itemsOf,
  keywordValues,
  listOf,
  objectOf,
  operationOf,
  operationsOf,
  parametersOf,
  reachable,
  responsesOf,
  schemaOf,
  stringsOf,
  textsOfSchema,
  visit,
  walk,
} from './lookup.ts';
import type { Json, JsonObject, Operation, Schema } from './lookup.ts';

/** A place that is a schema. `path` walks properties: `a.b`, `a[]` for items, `a.*` for map values. */
export type SchemaPlace =
  | { readonly in: 'schema'; readonly name: string; readonly path?: string }
  | {
      readonly in: 'response';
      readonly operationId: string;
      readonly status: string;
      readonly path?: string;
    }
  | { readonly in: 'request'; readonly operationId: string; readonly path?: string }
  | {
      readonly in: 'parameter';
      readonly operationId: string;
      readonly location: 'query' | 'path' | 'header';
      readonly name: string;
      readonly path?: string;
    }
  | { readonly in: 'unnamed'; readonly operationId: string; readonly role: string; readonly path?: string }
  | { readonly in: 'header'; readonly name: string; readonly path?: string };

/** A place that can hold words or marks such as `x-gap`. */
export type Place =
  | SchemaPlace
  | { readonly in: 'operation'; readonly operationId: string }
  | { readonly in: 'response-component'; readonly name: string }
  | { readonly in: 'tag'; readonly name: string }
  | { readonly in: 'unplaced'; readonly operationId: string }
  | { readonly in: 'condition' | 'gap'; readonly id: string }
  | { readonly in: 'info' | 'server' | 'security-scheme' | 'webhooks' | 'anywhere' };

/** Short form of a schema place in `components.schemas`. */
export const schema = (name: string, path?: string): SchemaPlace => ({
  in: 'schema',
  name,
  ...(path === undefined ? {} : { path }),
});
/** Short form of the body of a response. */
export const response = (operationId: string, status: string, path?: string): SchemaPlace => ({
  in: 'response',
  operationId,
  status,
  ...(path === undefined ? {} : { path }),
});
/** Short form of the body of a request. */
export const request = (operationId: string, path?: string): SchemaPlace => ({
  in: 'request',
  operationId,
  ...(path === undefined ? {} : { path }),
});
/** Short form of a query parameter. */
export const query = (operationId: string, name: string): SchemaPlace => ({
  in: 'parameter',
  operationId,
  location: 'query',
  name,
});
/** Short form of a path parameter. */
export const pathParameter = (operationId: string, name: string): SchemaPlace => ({
  in: 'parameter',
  operationId,
  location: 'path',
  name,
});
/** Short form of a request header parameter. */
export const requestHeader = (operationId: string, name: string): SchemaPlace => ({
  in: 'parameter',
  operationId,
  location: 'header',
  name,
});
/** Short form of a query parameter whose name is not shown. */
export const unnamed = (operationId: string, role: string): SchemaPlace => ({
  in: 'unnamed',
  operationId,
  role,
});
/** Short form of a response header component. */
export const header = (name: string): SchemaPlace => ({ in: 'header', name });
/** Short form of an operation. */
export const operation = (operationId: string): Place => ({ in: 'operation', operationId });
/** Short form of a tag. */
export const tag = (name: string): Place => ({ in: 'tag', name });
/** The whole document's prose: one passage of it has to say the thing. */
export const anywhere: Place = { in: 'anywhere' };

/** A readable, stable name of a place. */
export function placeName(place: Place): string {
  const path = 'path' in place && place.path !== undefined ? `.${place.path}` : '';
  switch (place.in) {
    case 'schema':
      return `${place.name}${path}`;
    case 'response':
      return `${place.operationId}.${place.status}${path}`;
    case 'request':
      return `${place.operationId}.request${path}`;
    case 'parameter':
      return `${place.operationId}.${place.location}.${place.name}${path}`;
    case 'unnamed':
      return `${place.operationId}.unnamed.${place.role}${path}`;
    case 'operation':
      return place.operationId;
    case 'unplaced':
      return `unplaced.${place.operationId}`;
    case 'header':
    case 'response-component':
    case 'tag':
      return `${place.in}.${place.name}`;
    case 'condition':
    case 'gap':
      return `${place.in}.${place.id}`;
    default:
      return place.in;
  }
}

/** The same place, with one more step of its path. */
export function below(place: SchemaPlace, step: string): SchemaPlace {
  return { ...place, path: place.path === undefined ? step : `${place.path}.${step}` };
}

/** The object of `x-unnamed-parameters` with this role; throws when there is not exactly one. */
export function unnamedParameter(root: JsonObject, operationId: string, role: string): JsonObject {
  const all = listOf(operationOf(root, operationId).node['x-unnamed-parameters']).filter(isObject);
  const found = all.filter((item) => item['role'] === role);
  if (found.length !== 1 || found[0] === undefined) {
    throw new Error(`${operationId} has ${found.length} unnamed parameters with the role ${role}`);
  }
  return deref(root, found[0]) ?? {};
}

/** A parameter of an operation by location and name (header names in any case); undefined when absent. */
export function parameterOf(
  root: JsonObject,
  operationId: string,
  location: string,
  name: string,
): JsonObject | undefined {
  return parametersOf(root, operationOf(root, operationId)).find(
    (parameter) =>
      parameter['in'] === location &&
      (location === 'header'
        ? String(parameter['name']).toLowerCase() === name.toLowerCase()
        : parameter['name'] === name),
  );
}

/** A response of an operation; throws when the status is not documented. */
export function responseOf(root: JsonObject, operationId: string, status: string): JsonObject {
  const found = responsesOf(root, operationOf(root, operationId)).get(status);
  if (found === undefined) throw new Error(`${operationId} has no ${status} response`);
  return found;
}

/** The request body of an operation; undefined when it has none. */
export function requestBodyOf(root: JsonObject, operationId: string): JsonObject | undefined {
  return deref(root, operationOf(root, operationId).node['requestBody']);
}

/** Entries of a root-level list such as `x-gap-register`; `x-unplaced` may keep its list under `operations`. */
export function registerOf(root: JsonObject, key: string): JsonObject[] {
  const value = root[key];
  const list = isObject(value) ? (value['operations'] ?? value['items'] ?? value['entries']) : value;
  return listOf(list).filter(isObject);
}

/** The entry of a register with this id; throws when there is not exactly one. */
export function entryOf(root: JsonObject, key: string, id: string, idKey = 'id'): JsonObject {
  const found = registerOf(root, key).filter((entry) => entry[idKey] === id);
  if (found.length !== 1 || found[0] === undefined)
    throw new Error(`${key} has ${found.length} entries ${id}`);
  return found[0];
}

function tagOf(root: JsonObject, name: string): JsonObject {
  const found = listOf(root['tags'])
    .filter(isObject)
    .find((item) => item['name'] === name);
  if (found === undefined) throw new Error(`there is no tag ${name}`);
  return found;
}

function component(root: JsonObject, section: string, name: string): JsonObject | undefined {
  return deref(root, objectOf(objectOf(root['components'])[section])[name]);
}

function holderOf(root: JsonObject, place: SchemaPlace): JsonObject | undefined {
  switch (place.in) {
    case 'schema':
      return undefined;
    case 'response':
      return responseOf(root, place.operationId, place.status);
    case 'request':
      return requestBodyOf(root, place.operationId);
    case 'parameter':
      return parameterOf(root, place.operationId, place.location, place.name);
    case 'unnamed':
      return unnamedParameter(root, place.operationId, place.role);
    case 'header':
      return component(root, 'headers', place.name);
  }
}

/** The schema at a place; throws an error that names the place when there is none. */
export function schemaAt(root: JsonObject, place: SchemaPlace): Schema {
  const holder = holderOf(root, place);
  const named =
    place.in === 'schema' ? objectOf(objectOf(root['components'])['schemas'])[place.name] : undefined;
  const start = place.in === 'schema' ? named : holder && schemaOf(holder);
  const found =
    isObject(start) || typeof start === 'boolean' ? walk(root, start, place.path ?? '') : undefined;
  if (found === undefined) throw new Error(`there is no schema at ${placeName(place)}`);
  return found;
}

/** A response component, or the first that the bundler made of its file: `BadRequest_getFund`. */
function responseNamed(root: JsonObject, name: string): Json | undefined {
  const responses = objectOf(objectOf(root['components'])['responses']);
  const made = Object.keys(responses).find((each) => each === name || each.startsWith(`${name}_`));
  return made === undefined ? undefined : responses[made];
}

function nodeOf(root: JsonObject, place: Exclude<Place, SchemaPlace>): Json | undefined {
  switch (place.in) {
    case 'operation':
      return operationOf(root, place.operationId).node;
    case 'response-component':
      return responseNamed(root, place.name);
    case 'tag':
      return tagOf(root, place.name);
    case 'unplaced':
      return entryOf(root, 'x-unplaced', place.operationId, 'operationId');
    case 'condition':
      return entryOf(root, 'x-conditions', place.id);
    case 'gap':
      return entryOf(root, 'x-gap-register', place.id);
    case 'info':
      return root['info'];
    case 'server':
      return root['servers'];
    case 'security-scheme':
      return component(root, 'securitySchemes', 'ApiKey');
    case 'webhooks':
      return root['webhooks'];
    case 'anywhere':
      return root;
  }
}

function isSchemaPlace(place: Place): place is SchemaPlace {
  return ['schema', 'response', 'request', 'parameter', 'unnamed', 'header'].includes(place.in);
}

const PROSE_KEYS = new Set([
  'description',
  'summary',
  'title',
  'content',
  'statement',
  'when',
  'source',
  'text',
]);
const NOT_PROSE = new Set(['x-ambiguities', 'x-changelog', 'example', 'examples', 'default', 'modelling']);

function proseBelow(node: Json | undefined): string[] {
  const found: string[] = [];
  visit(
    node,
    (value, key) => {
      if (typeof value === 'string' && PROSE_KEYS.has(key)) found.push(value);
      if (key === 'x-enumDescriptions') found.push(...describedValues(value));
    },
    (key) => NOT_PROSE.has(key),
  );
  return found;
}

function sections(text: string): string[] {
  return text.split(/\n(?=#{1,6} )/);
}

function operationProse(root: JsonObject, op: Operation): string[] {
  const body = deref(root, op.node['requestBody']);
  const bodySchema = body && schemaOf(body);
  return [
    ...proseBelow(op.node),
    ...proseBelow(body),
    ...(bodySchema === undefined ? [] : textsOfSchema(root, bodySchema)),
    ...[...responsesOf(root, op).values()].flatMap((value) => stringsOf(value['description'])),
  ];
}

/** The words at a place. A reader of the place sees them together, except `anywhere`: one passage each. */
export function textsAt(root: JsonObject, place: Place): string[] {
  if (place.in === 'anywhere') return proseBelow(root).flatMap(sections);
  if (!isSchemaPlace(place)) {
    const texts =
      place.in === 'operation'
        ? operationProse(root, operationOf(root, place.operationId))
        : proseBelow(nodeOf(root, place));
    return [texts.join('\n')];
  }
  const holder = place.path === undefined ? holderOf(root, place) : undefined;
  const texts = [...stringsOf(holder?.['description']), ...textsOfSchema(root, schemaAt(root, place))];
  return [texts.join('\n')];
}

/**
 * Ids in a marking extension (`x-gap`, `x-amb`, `x-since`) at a place. In an operation, a response, a tag and the
 * like, gaps and readings may be named by anything that belongs to it.
 */
export function marksAt(root: JsonObject, place: Place, key: string): string[] {
  if (!isSchemaPlace(place)) {
    const node = nodeOf(root, place);
    const nodes = key === 'x-since' ? [node] : reachable(root, node);
    return nodes.flatMap((value) => stringsOf(objectOf(value)[key]));
  }
  const found = schemaAt(root, place);
  const items = itemsOf(root, found);
  const holder = place.path === undefined ? holderOf(root, place) : undefined;
  return [
    ...stringsOf(holder?.[key]),
    ...Object.values(objectOf(holder?.['content'])).flatMap((media) => stringsOf(objectOf(media)[key])),
    ...[found, ...(items === undefined ? [] : [items])].flatMap((part) =>
      keywordValues(root, part, key).flatMap(stringsOf),
    ),
  ];
}

/** Names of all media types of a response or request body. */
export function mediaTypesOf(holder: JsonObject): string[] {
  return contentOf(holder)
    .map(({ mediaType }) => mediaType)
    .toSorted();
}

/** Every response of every operation under `paths`. */
export function allResponses(
  root: JsonObject,
): { operationId: string; status: string; response: JsonObject; headers: ReadonlyMap<string, JsonObject> }[] {
  return operationsOf(root).flatMap((op) =>
    [...responsesOf(root, op)].map(([status, value]) => ({
      operationId: op.operationId,
      status,
      response: value,
      headers: headersOf(root, value),
    })),
  );
}
