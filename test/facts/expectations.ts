/** The kinds of expectation a fact can have, and for each the check that compares it with the document. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import {
  componentsOf,
  contentOf,
  deref,
  examplesOf,
  headersOf,
  isClosed,
  isObject,
  isOpenObject,
  isRequired,
  keywordPerAlternative,
  knownValues,
  listOf,
  objectOf,
  operationOf,
  operationsOf,
  parametersOf,
  propertyNames,
  propertyOf,
  reachable,
  responsesOf,
  schemaOf,
  stringsOf,
  textsOfSchema,
  typesOf,
  visit,
} from './lookup.ts';
import type { Json, JsonObject, JsonType, Schema } from './lookup.ts';
import {
  allResponses,
  entryOf,
  marksAt,
  mediaTypesOf,
  parameterOf,
  placeName,
  registerOf,
  requestBodyOf,
  responseOf,
  schemaAt,
  textsAt,
  unnamedParameter,
} from './places.ts';
import type { Place, SchemaPlace } from './places.ts';

type Location = 'query' | 'path' | 'header' | 'cookie';
interface At {
  readonly at: SchemaPlace;
}
interface Named extends At {
  readonly name: string;
}

/** Every kind with the data it needs. */
export interface ExpectationData {
  /** The schema declares the property. */
  property: Named;
  /** The schema exists and does not declare the property. */
  'no-property': Named;
  /** The property is (or is not) required. */
  required: Named & { readonly required: boolean };
  /** The schema declares exactly these properties. */
  'only-properties': At & { readonly names: readonly string[] };
  /** The value has exactly these types. */
  types: At & { readonly types: readonly (JsonType | 'any')[] };
  /** Every string the schema permits has one of these formats. */
  format: At & { readonly formats: readonly string[] };
  /** Every string the schema permits has exactly this pattern. */
  pattern: At & { readonly pattern: string };
  /** The listed values are exactly these; `closed` says whether others are refused. */
  'enum-exact': At & { readonly values: readonly string[]; readonly closed?: boolean };
  /** The listed values include this one (in the schema itself or in its items). */
  'enum-has': At & { readonly value: string };
  /** The listed values do not include this one. */
  'enum-lacks': At & { readonly value: string };
  /** The listed values of the schema or its items are this many. */
  'enum-count': At & { readonly count: number };
  /** No list restricts the value. */
  'not-closed': At;
  /** Members beyond the declared ones are not refused. */
  'open-object': At;
  /** Nothing is said about the value. */
  unconstrained: At;
  /** A component schema is part of the schema itself. */
  component: At & { readonly component: string };
  /** A keyword has this value wherever the type is permitted; undefined: the keyword is absent. */
  keyword: At & { readonly type: JsonType; readonly keyword: string; readonly value: Json | undefined };
  /** The schema accepts the value. */
  accepts: At & { readonly value: Json };
  /** The schema refuses the value. */
  rejects: At & { readonly value: Json };
  /** The value stands among the examples, the listed values or the words of the schema. */
  'names-value': At & { readonly value: string };
  /** A place says it: every pattern matches its words. Several places: one of them is enough. */
  prose: { readonly places: readonly Place[]; readonly sentences: readonly string[] };
  /** No prose of the document says it. */
  'not-said': { readonly words: RegExp };
  /** No reference leads to the component schema from any operation or from another schema. */
  unattached: { readonly schema: string };
  /** No schema anywhere uses the keyword. */
  'keyword-nowhere': { readonly keyword: string };
  /** The operation exists with this method and path. */
  operation: { readonly operationId: string; readonly method: string; readonly path: string };
  /** These are all operations of the path map. */
  'operation-set': { readonly operationIds: readonly string[] };
  /** These are all paths. */
  'path-set': { readonly paths: readonly string[] };
  /** No path and no operationId matches. */
  'no-operation': { readonly words: RegExp };
  /** The operation belongs to the resource group. */
  'operation-tag': { readonly operationId: string; readonly tag: string };
  /** The parameter exists, and is required or not. */
  parameter: {
    readonly operationId: string;
    readonly location: Location;
    readonly name: string;
    readonly required?: boolean;
  };
  /** Neither the operation nor any other (`*`) has the parameter, in any spelling of case. */
  'no-parameter': { readonly operationId: string; readonly name: string };
  /** The named parameters in this location are exactly these. */
  'parameter-set': {
    readonly operationId: string;
    readonly location: Location;
    readonly names: readonly string[];
  };
  /** A query parameter whose name is not shown: role, location, and no name. */
  'unnamed-parameter': { readonly operationId: string; readonly role: string };
  /** The roles of the unnamed parameters are exactly these. */
  'unnamed-roles': { readonly operationId: string; readonly roles: readonly string[] };
  /** The documented statuses are exactly these. */
  'response-statuses': { readonly operationId: string; readonly statuses: readonly string[] };
  /** The status is not documented. */
  'no-response-status': { readonly operationId: string; readonly status: string };
  /** No status of the operation matches. */
  'no-status-like': { readonly operationId: string; readonly words: RegExp };
  /** Every media type of the response has the component as its schema. */
  'response-schema': { readonly operationId: string; readonly status: string; readonly component: string };
  /** Every response of the operation has exactly these media types. */
  'response-media-types': { readonly operationId: string; readonly mediaTypes: readonly string[] };
  /** Every response of the operation has one and the same schema in all its media types. */
  'same-schema': { readonly operationId: string };
  /** Every response of the operation names the gap at the media type. */
  'media-type-gap': { readonly operationId: string; readonly mediaType: string; readonly id: string };
  /** The response has the header, with a schema. */
  'response-header': { readonly operationId: string; readonly status: string; readonly header: string };
  /** The response (`*`: any response but those listed as `operationId status`) lacks the header. */
  'no-response-header': {
    readonly operationId: string;
    readonly header: string;
    readonly except?: readonly string[];
  };
  /** No response promises the header. */
  'header-never-required': { readonly header: string };
  /** The body of the request: its component (or none at all), media types and whether it is required. */
  'request-body': {
    readonly operationId: string;
    readonly component?: string;
    readonly mediaTypes: readonly string[];
  };
  /** The operation takes no body. */
  'no-request-body': { readonly operationId: string };
  /** The operation needs the API key header, with no way round it. */
  secured: { readonly operationId: string; readonly header: string };
  /** Deliveries to a subscriber need no key. */
  'webhooks-unsecured': Record<never, never>;
  /** Deliveries to a subscriber have no header of a known name. */
  'webhooks-no-header': Record<never, never>;
  /** There are this many servers, and the address of each is a placeholder of its own. */
  server: { readonly count: number };
  /** One server is that of the region. */
  'server-region': { readonly name: string };
  /** The tags are exactly these, in this order. */
  'tags-exact': { readonly names: readonly string[] };
  /** The tag exists at this place of the list, counted from 1. */
  tag: { readonly name: string; readonly position: number };
  /** The tag carries the mark, or does not. */
  'tag-word': { readonly name: string; readonly word: RegExp; readonly present: boolean };
  /** The version in `info`. */
  'info-version': { readonly words: RegExp };
  /** The condition exists once with this status and these operations. */
  condition: { readonly id: string; readonly status: number; readonly operations: readonly string[] };
  /** The condition ids are exactly these, in this order. */
  'condition-order': { readonly ids: readonly string[] };
  /** The gap is registered once, with slug and origin, and has a statement. */
  'gap-registered': { readonly id: string; readonly slug: string; readonly origin: 'stated' | 'implied' };
  /** Some node outside the register names the gap. */
  'gap-named': { readonly id: string };
  /** One of the places names the gap. */
  'gap-at': { readonly id: string; readonly places: readonly Place[] };
  /** The register entry names the subject. */
  'gap-subject': { readonly id: string; readonly words: RegExp };
  /** The reading is registered once. */
  'ambiguity-registered': { readonly id: string };
  /** One of the places names the reading. */
  'ambiguity-at': { readonly id: string; readonly places: readonly Place[] };
  /** The operation is known to exist and has no address: no path, no method, and at least one gap. */
  unplaced: { readonly operationId: string };
  /** The unplaced operation takes this body. */
  'unplaced-request': { readonly operationId: string; readonly component: string };
  /** The history has this entry and its changes say it. */
  changelog: { readonly version: string; readonly breaking: boolean; readonly words: readonly RegExp[] };
  /** The history has exactly these entries, `2.1!` for a breaking one. */
  'changelog-set': { readonly entries: readonly string[] };
  /** The history has no date. */
  'changelog-undated': Record<never, never>;
  /** A place says since which version: with `x-since` or in words. */
  since: { readonly places: readonly Place[]; readonly version: string };
}

/** One of the kinds above. */
export type Kind = keyof ExpectationData;
/** What a fact expects, told apart by `kind`. */
export type Expectation = { [K in Kind]: { readonly kind: K } & ExpectationData[K] }[Kind];

type Check<K extends Kind> = (root: JsonObject, data: ExpectationData[K]) => string[];

function problem(ok: boolean, message: string): string[] {
  return ok ? [] : [message];
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

function sameList(actual: readonly unknown[], expected: readonly unknown[], what: string): string[] {
  return problem(
    show(actual) === show(expected),
    `${what}: expected ${show(expected)}, found ${show(actual)}`,
  );
}

function sameSet(actual: readonly string[], expected: readonly string[], what: string): string[] {
  return sameList([...new Set(actual)].toSorted(), [...new Set(expected)].toSorted(), what);
}

const DOCUMENT = 'https://bundle.invalid/openapi.json';
const validators = new WeakMap<JsonObject, Ajv2020>();

function validatorOf(root: JsonObject): Ajv2020 {
  const known = validators.get(root);
  if (known !== undefined) return known;
  const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false });
  addFormatsModule.default(ajv);
  ajv.addSchema(root as Record<string, unknown>, DOCUMENT);
  validators.set(root, ajv);
  return ajv;
}

function anchored(node: Json | undefined): Json | undefined {
  if (Array.isArray(node)) return listOf(node).map((item) => anchored(item) ?? null);
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) =>
      key === '$ref' && typeof value === 'string' ? [key, `${DOCUMENT}${value}`] : [key, anchored(value)],
    ),
  );
}

function isValid(root: JsonObject, schema: Schema, value: Json): boolean {
  const node = anchored(schema);
  return validatorOf(root).compile(isObject(node) ? { ...node } : node === true)(value);
}

function listedValues(root: JsonObject, schema: Schema): string[] {
  const found = new Set<string>();
  const queue: Schema[] = [schema];
  for (const current of queue) {
    for (const value of stringsOf(knownValues(root, current))) found.add(value);
    for (const list of keywordPerAlternative(root, current, 'array', 'items')) {
      for (const items of list) if (isObject(items)) queue.push(items);
    }
    if (queue.length > 50) break;
  }
  return [...found].toSorted();
}

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** True when one of the places has every sentence, however its lines are folded; `anywhere` needs them in one passage. */
export function isSaid(root: JsonObject, places: readonly Place[], sentences: readonly string[]): boolean {
  return places.some((place) =>
    textsAt(root, place).some((text) => sentences.every((each) => onOneLine(text).includes(onOneLine(each)))),
  );
}

function changelogOf(root: JsonObject): JsonObject[] {
  return listOf(objectOf(root['info'])['x-changelog']).filter(isObject);
}

function markedIds(root: JsonObject, mark: string, registers: readonly string[]): Set<string> {
  const found = new Set<string>();
  visit(
    root,
    (value) => {
      for (const id of stringsOf(objectOf(value)[mark])) found.add(id);
    },
    (key) => registers.includes(key),
  );
  return found;
}

function securityOf(root: JsonObject, node: JsonObject): JsonObject[] {
  return listOf(node['security'] ?? root['security'] ?? []).filter(isObject);
}

function isKeyHeader(root: JsonObject, requirement: JsonObject, name: string): boolean {
  const schemes = objectOf(objectOf(root['components'])['securitySchemes']);
  return Object.keys(requirement).some((key) => {
    const scheme = deref(root, schemes[key]) ?? {};
    return (
      scheme['type'] === 'apiKey' &&
      scheme['in'] === 'header' &&
      String(scheme['name']).toLowerCase() === name.toLowerCase()
    );
  });
}

/** A negative fact says nothing about a document without operations. */
function someOperations(root: JsonObject): string[] {
  return problem(operationsOf(root).length > 0, 'there are no operations');
}

function tagNames(root: JsonObject): string[] {
  return listOf(root['tags'])
    .filter(isObject)
    .flatMap((item) => stringsOf(item['name']));
}

function serversOf(root: JsonObject): JsonObject[] {
  return listOf(root['servers']).filter(isObject);
}

function keywordCheck(root: JsonObject, { at, type, keyword, value }: ExpectationData['keyword']): string[] {
  const lists = keywordPerAlternative(root, schemaAt(root, at), type, keyword);
  const what = `${keyword} of ${placeName(at)}`;
  if (lists.length === 0) return [`${placeName(at)} permits no ${type}`];
  return lists.flatMap((list) =>
    value === undefined
      ? problem(list.length === 0, `${what}: expected none, found ${show(list)}`)
      : problem(
          list.length > 0 && list.every((found) => show(found) === show(value)),
          `${what}: expected ${show(value)}, found ${show(list)}`,
        ),
  );
}

function formatCheck(root: JsonObject, { at, formats }: ExpectationData['format']): string[] {
  const lists = keywordPerAlternative(root, schemaAt(root, at), 'string', 'format');
  const ok = lists.length > 0 && lists.every((list) => stringsOf(list).some((f) => formats.includes(f)));
  return problem(ok, `format of ${placeName(at)}: expected one of ${show(formats)}, found ${show(lists)}`);
}

function patternCheck(root: JsonObject, { at, pattern }: ExpectationData['pattern']): string[] {
  const lists = keywordPerAlternative(root, schemaAt(root, at), 'string', 'pattern');
  const ok = lists.length > 0 && lists.every((list) => stringsOf(list).includes(pattern));
  return problem(ok, `pattern of ${placeName(at)}: expected ${pattern}, found ${show(lists)}`);
}

function enumCheck(root: JsonObject, { at, values, closed }: ExpectationData['enum-exact']): string[] {
  const schema = schemaAt(root, at);
  const found = knownValues(root, schema).map(String);
  return [
    ...sameSet(found, values, `values of ${placeName(at)}`),
    ...problem(
      closed === undefined || isClosed(root, schema) === closed,
      `values of ${placeName(at)} are ${closed === true ? 'open' : 'closed'}`,
    ),
  ];
}

function namesValue(root: JsonObject, { at, value }: ExpectationData['names-value']): string[] {
  const schema = schemaAt(root, at);
  const listed = [...examplesOf(root, schema), ...knownValues(root, schema)];
  const said = textsOfSchema(root, schema).some((text) => text.includes(value));
  return problem(said || listed.includes(value), `${placeName(at)} does not name ${value}`);
}

function unattachedCheck(root: JsonObject, { schema }: ExpectationData['unattached']): string[] {
  const ref = `#/components/schemas/${schema}`;
  const components = objectOf(objectOf(root['components'])['schemas']);
  const others = Object.entries(components).filter(([name]) => name !== schema);
  const roots = [root['paths'], root['webhooks'], ...others.map(([, value]) => value)];
  const used = roots.some((node) => reachable(root, node).some((value) => objectOf(value)['$ref'] === ref));
  return [
    ...problem(components[schema] !== undefined, `there is no schema ${schema}`),
    ...problem(!used, `${schema} is attached to something`),
  ];
}

/** Keys below which nothing is a schema. */
function holdsNoSchema(key: string): boolean {
  return ['example', 'examples', 'enum', 'const', 'default'].includes(key) || key.startsWith('x-');
}

function keywordNowhere(root: JsonObject, { keyword }: ExpectationData['keyword-nowhere']): string[] {
  let count = 0;
  visit(
    { paths: root['paths'], webhooks: root['webhooks'], components: root['components'] },
    (value, key) => {
      if (key !== 'properties' && objectOf(value)[keyword] !== undefined) count += 1;
    },
    holdsNoSchema,
  );
  return [...someOperations(root), ...problem(count === 0, `${keyword} is used ${count} times`)];
}

function parameterCheck(
  root: JsonObject,
  { operationId, location, name, required }: ExpectationData['parameter'],
): string[] {
  const found = parameterOf(root, operationId, location, name);
  if (found === undefined) return [`${operationId} has no ${location} parameter ${name}`];
  return problem(
    required === undefined || (found['required'] === true) === required,
    `${name} of ${operationId} is ${required === true ? 'not ' : ''}required`,
  );
}

function noParameter(root: JsonObject, { operationId, name }: ExpectationData['no-parameter']): string[] {
  const operations = operationId === '*' ? operationsOf(root) : [operationOf(root, operationId)];
  const found = operations
    .filter((op) =>
      parametersOf(root, op).some((p) => String(p['name']).toLowerCase() === name.toLowerCase()),
    )
    .map((op) => `${op.operationId} has a parameter ${name}`);
  return [...someOperations(root), ...found];
}

function parameterSet(
  root: JsonObject,
  { operationId, location, names }: ExpectationData['parameter-set'],
): string[] {
  const found = parametersOf(root, operationOf(root, operationId))
    .filter((parameter) => parameter['in'] === location)
    .map((parameter) => String(parameter['name']));
  return sameSet(found, names, `${location} parameters of ${operationId}`);
}

function unnamedCheck(
  root: JsonObject,
  { operationId, role }: ExpectationData['unnamed-parameter'],
): string[] {
  const found = unnamedParameter(root, operationId, role);
  return [
    ...problem(found['name'] === undefined, `${role} of ${operationId} has the name ${show(found['name'])}`),
    ...problem(found['in'] === 'query', `${role} of ${operationId} is not in the query`),
    ...problem(schemaOf(found) !== undefined, `${role} of ${operationId} has no schema`),
    ...problem(stringsOf(found['x-gap']).length > 0, `${role} of ${operationId} names no gap`),
  ];
}

function responseSchema(
  root: JsonObject,
  { operationId, status, component }: ExpectationData['response-schema'],
): string[] {
  const content = contentOf(responseOf(root, operationId, status));
  if (content.length === 0) return [`${operationId} ${status} has no content`];
  return content.flatMap(({ mediaType, schema }) =>
    problem(
      schema !== undefined && componentsOf(root, schema).includes(component),
      `${operationId} ${status} ${mediaType} is not ${component}`,
    ),
  );
}

function statusesOf(root: JsonObject, operationId: string): string[] {
  return [...responsesOf(root, operationOf(root, operationId)).keys()];
}

function sameSchema(root: JsonObject, { operationId }: ExpectationData['same-schema']): string[] {
  return [...responsesOf(root, operationOf(root, operationId))].flatMap(([status, value]) => {
    const schemas = contentOf(value).map(({ schema }) => show(schema));
    const ok = schemas.length > 0 && !schemas.includes('nothing') && new Set(schemas).size === 1;
    return problem(ok, `${operationId} ${status} has the schemas ${show(schemas)}`);
  });
}

function mediaTypeGap(
  root: JsonObject,
  { operationId, mediaType, id }: ExpectationData['media-type-gap'],
): string[] {
  const responses = [...responsesOf(root, operationOf(root, operationId))];
  const lacking = responses.filter(([, value]) => {
    const media = objectOf(objectOf(value['content'])[mediaType]);
    return !stringsOf(media['x-gap']).includes(id);
  });
  return [
    ...problem(responses.length > 0, `${operationId} has no responses`),
    ...lacking.map(([status]) => `${operationId} ${status} ${mediaType} does not name ${id}`),
  ];
}

function noResponseHeader(
  root: JsonObject,
  { operationId, header, except }: ExpectationData['no-response-header'],
): string[] {
  if (operationId !== '*') operationOf(root, operationId);
  const found = allResponses(root)
    .filter((r) => operationId === '*' || r.operationId === operationId)
    .filter((r) => except?.includes(`${r.operationId} ${r.status}`) !== true)
    .filter((r) => r.headers.has(header.toLowerCase()))
    .map((r) => `${r.operationId} ${r.status} has ${header}`);
  return [...someOperations(root), ...found];
}

function requestBody(
  root: JsonObject,
  { operationId, component, mediaTypes }: ExpectationData['request-body'],
): string[] {
  const body = requestBodyOf(root, operationId);
  if (body === undefined) return [`${operationId} has no request body`];
  const wrong = contentOf(body).filter(
    ({ schema }) =>
      component !== undefined && (schema === undefined || !componentsOf(root, schema).includes(component)),
  );
  return [
    ...sameSet(mediaTypesOf(body), mediaTypes, `request media types of ${operationId}`),
    ...problem(body['required'] === true, `the body of ${operationId} is not required`),
    ...wrong.map(({ mediaType }) => `the ${mediaType} body of ${operationId} is not ${String(component)}`),
  ];
}

function conditionCheck(
  root: JsonObject,
  { id, status, operations }: ExpectationData['condition'],
): string[] {
  const entry = entryOf(root, 'x-conditions', id);
  const found = entry['operations'] === '*' ? operationsOf(root).map((op) => op.operationId) : undefined;
  return [
    ...problem(
      Number(entry['status']) === status,
      `${id}: expected ${status}, found ${show(entry['status'])}`,
    ),
    ...sameSet(found ?? stringsOf(entry['operations']), operations, `operations of ${id}`),
    ...problem(stringsOf(entry['when']).join('').trim() !== '', `${id} does not say when`),
  ];
}

function gapRegistered(root: JsonObject, { id, slug, origin }: ExpectationData['gap-registered']): string[] {
  const entry = entryOf(root, 'x-gap-register', id);
  const slugs = registerOf(root, 'x-gap-register').filter((other) => other['slug'] === slug);
  return [
    ...problem(entry['slug'] === slug, `${id}: expected the slug ${slug}, found ${show(entry['slug'])}`),
    ...problem(slugs.length === 1, `${slugs.length} gaps have the slug ${slug}`),
    ...problem(entry['origin'] === origin, `${id}: expected ${origin}, found ${show(entry['origin'])}`),
    ...problem(stringsOf(entry['statement']).join('').trim() !== '', `${id} has no statement`),
  ];
}

function markCheck(root: JsonObject, mark: string, id: string, places: readonly Place[]): string[] {
  const named = places.map((place) => marksAt(root, place, mark));
  const found = named.some((ids) => ids.includes(id));
  return problem(found, `${id} is not named at ${places.map(placeName).join(' or ')}`);
}

function unplacedCheck(root: JsonObject, { operationId }: ExpectationData['unplaced']): string[] {
  const entry = entryOf(root, 'x-unplaced', operationId, 'operationId');
  const placed = operationsOf(root).some((op) => op.operationId === operationId);
  return [
    ...['path', 'method', 'url'].flatMap((key) =>
      problem(entry[key] === undefined || entry[key] === null, `${operationId} has a ${key}`),
    ),
    ...problem(!placed, `${operationId} stands among the paths`),
    ...problem(stringsOf(entry['x-gap']).length > 0, `${operationId} names no gap`),
  ];
}

function unplacedRequest(
  root: JsonObject,
  { operationId, component }: ExpectationData['unplaced-request'],
): string[] {
  const entry = entryOf(root, 'x-unplaced', operationId, 'operationId');
  const ref = `#/components/schemas/${component}`;
  const found = reachable(root, entry['requestBody']).some((value) => objectOf(value)['$ref'] === ref);
  return problem(found, `the body of ${operationId} is not ${component}`);
}

function changelogCheck(
  root: JsonObject,
  { version, breaking, words }: ExpectationData['changelog'],
): string[] {
  const entries = changelogOf(root).filter(
    (entry) => String(entry['version']) === version && (entry['breaking'] === true) === breaking,
  );
  const text = JSON.stringify(entries.map((entry) => entry['changes'] ?? entry));
  const what = `the ${breaking ? 'breaking ' : ''}changes of ${version}`;
  if (entries.length === 0) return [`${what} are missing`];
  return words.flatMap((pattern) => problem(pattern.test(text), `${what} do not say ${String(pattern)}`));
}

function undated(root: JsonObject): string[] {
  const entries = changelogOf(root);
  const dated = entries.filter(
    (entry) =>
      Object.keys(entry).some((key) => /date/i.test(key)) || /\b(19|20)\d\d\b/.test(JSON.stringify(entry)),
  );
  return [
    ...problem(entries.length > 0, 'there is no history'),
    ...dated.map((entry) => `the entry ${show(entry['version'])} has a date`),
  ];
}

function sinceCheck(root: JsonObject, { places, version }: ExpectationData['since']): string[] {
  const found = places.some(
    (place) =>
      marksAt(root, place, 'x-since').includes(version) ||
      textsAt(root, place).some((text) => new RegExp(`\\b${version.replace('.', '\\.')}\\b`).test(text)),
  );
  return problem(found, `${places.map(placeName).join(' or ')} does not say since ${version}`);
}

const checks: { [K in Kind]: Check<K> } = {
  property: (root, { at, name }) =>
    problem(propertyOf(root, schemaAt(root, at), name) !== undefined, `${placeName(at)} has no ${name}`),
  'no-property': (root, { at, name }) =>
    problem(propertyOf(root, schemaAt(root, at), name) === undefined, `${placeName(at)} has ${name}`),
  required: (root, { at, name, required }) =>
    problem(
      isRequired(root, schemaAt(root, at), name) === required,
      `${name} of ${placeName(at)} is ${required ? 'not ' : ''}required`,
    ),
  'only-properties': (root, { at, names }) =>
    sameSet(propertyNames(root, schemaAt(root, at)), names, `properties of ${placeName(at)}`),
  types: (root, { at, types }) =>
    sameSet(typesOf(root, schemaAt(root, at)), types, `types of ${placeName(at)}`),
  format: formatCheck,
  pattern: patternCheck,
  'enum-exact': enumCheck,
  'enum-has': (root, { at, value }) =>
    problem(
      listedValues(root, schemaAt(root, at)).includes(value),
      `${placeName(at)} does not list ${value}`,
    ),
  'enum-lacks': (root, { at, value }) =>
    problem(!listedValues(root, schemaAt(root, at)).includes(value), `${placeName(at)} lists ${value}`),
  'enum-count': (root, { at, count }) =>
    sameList([listedValues(root, schemaAt(root, at)).length], [count], `values of ${placeName(at)}`),
  'not-closed': (root, { at }) =>
    problem(!isClosed(root, schemaAt(root, at)), `${placeName(at)} is a closed list`),
  'open-object': (root, { at }) =>
    problem(isOpenObject(root, schemaAt(root, at)), `${placeName(at)} refuses further members`),
  unconstrained: (root, { at }) => [
    ...sameList(typesOf(root, schemaAt(root, at)), ['any'], `types of ${placeName(at)}`),
    ...sameList(propertyNames(root, schemaAt(root, at)), [], `properties of ${placeName(at)}`),
  ],
  component: (root, { at, component }) =>
    problem(
      componentsOf(root, schemaAt(root, at)).includes(component) ||
        (at.in === 'schema' && at.path === undefined && at.name === component),
      `${placeName(at)} is not ${component}`,
    ),
  keyword: keywordCheck,
  accepts: (root, { at, value }) =>
    problem(isValid(root, schemaAt(root, at), value), `${placeName(at)} refuses ${show(value)}`),
  rejects: (root, { at, value }) =>
    problem(!isValid(root, schemaAt(root, at), value), `${placeName(at)} accepts ${show(value)}`),
  'names-value': namesValue,
  prose: (root, { places, sentences }) => [
    ...problem(sentences.length > 0, 'the row has no sentence'),
    ...problem(
      isSaid(root, places, sentences),
      `${places.map(placeName).join(' or ')} does not say "${sentences.join(' ')}"`,
    ),
  ],
  'not-said': (root, { words }) => [
    ...someOperations(root),
    ...textsAt(root, { in: 'anywhere' })
      .filter((text) => words.test(text))
      .map((text) => `this says ${String(words)}: ${text.slice(0, 200)}`),
  ],
  unattached: unattachedCheck,
  'keyword-nowhere': keywordNowhere,
  operation: (root, { operationId, method, path }) => {
    const found = operationOf(root, operationId);
    return sameList([found.method, found.path], [method, path], `address of ${operationId}`);
  },
  'operation-set': (root, { operationIds }) =>
    sameList(
      operationsOf(root)
        .map((op) => op.operationId)
        .toSorted(),
      [...operationIds].toSorted(),
      'operations',
    ),
  'path-set': (root, { paths }) => sameSet(Object.keys(objectOf(root['paths'])), paths, 'paths'),
  'no-operation': (root, { words }) => [
    ...someOperations(root),
    ...operationsOf(root)
      .filter((op) => words.test(op.path) || words.test(op.operationId))
      .map((op) => `there is an operation ${op.operationId} at ${op.path}`),
  ],
  'operation-tag': (root, { operationId, tag }) =>
    sameSet(stringsOf(operationOf(root, operationId).node['tags']), [tag], `tags of ${operationId}`),
  parameter: parameterCheck,
  'no-parameter': noParameter,
  'parameter-set': parameterSet,
  'unnamed-parameter': unnamedCheck,
  'unnamed-roles': (root, { operationId, roles }) =>
    sameSet(
      listOf(operationOf(root, operationId).node['x-unnamed-parameters'])
        .filter(isObject)
        .map((item) => String(item['role'])),
      roles,
      `unnamed parameters of ${operationId}`,
    ),
  'response-statuses': (root, { operationId, statuses }) =>
    sameSet(statusesOf(root, operationId), statuses, `statuses of ${operationId}`),
  'no-response-status': (root, { operationId, status }) =>
    problem(!statusesOf(root, operationId).includes(status), `${operationId} documents ${status}`),
  'no-status-like': (root, { operationId, words }) =>
    statusesOf(root, operationId)
      .filter((status) => words.test(status))
      .map((status) => `${operationId} documents ${status}`),
  'response-schema': responseSchema,
  'response-media-types': (root, { operationId, mediaTypes }) => {
    const responses = responsesOf(root, operationOf(root, operationId));
    return [
      ...problem(responses.size > 0, `${operationId} has no responses`),
      ...[...responses].flatMap(([status, value]) =>
        sameSet(mediaTypesOf(value), mediaTypes, `media types of ${operationId} ${status}`),
      ),
    ];
  },
  'same-schema': sameSchema,
  'media-type-gap': mediaTypeGap,
  'response-header': (root, { operationId, status, header }) => {
    const found = headersOf(root, responseOf(root, operationId, status)).get(header.toLowerCase());
    const ok = found !== undefined && schemaOf(found) !== undefined;
    return problem(ok, `${operationId} ${status} has no ${header}`);
  },
  'no-response-header': noResponseHeader,
  'header-never-required': (root, { header }) => [
    ...someOperations(root),
    ...allResponses(root)
      .filter((r) => r.headers.get(header.toLowerCase())?.['required'] === true)
      .map((r) => `${r.operationId} ${r.status} promises ${header}`),
  ],
  'request-body': requestBody,
  'no-request-body': (root, { operationId }) =>
    problem(requestBodyOf(root, operationId) === undefined, `${operationId} has a request body`),
  secured: (root, { operationId, header }) => {
    const requirements = securityOf(root, operationOf(root, operationId).node);
    const ok = requirements.length > 0 && requirements.every((item) => isKeyHeader(root, item, header));
    return problem(ok, `${operationId} does not always need ${header}`);
  },
  'webhooks-unsecured': (root) => {
    const deliveries = operationsOf(root, 'webhooks');
    return [
      ...problem(deliveries.length > 0, 'there are no webhooks'),
      ...deliveries
        .filter((op) => securityOf(root, op.node).length > 0)
        .map((op) => `the webhook ${op.path} asks for a key`),
    ];
  },
  'webhooks-no-header': (root) => {
    const deliveries = operationsOf(root, 'webhooks');
    return [
      ...problem(deliveries.length > 0, 'there are no webhooks'),
      ...deliveries.flatMap((op) =>
        parametersOf(root, op)
          .filter((parameter) => parameter['in'] === 'header')
          .map((parameter) => `the webhook ${op.path} has the header ${show(parameter['name'])}`),
      ),
    ];
  },
  server: (root, { count }) => {
    const servers = serversOf(root);
    const urls = servers.map(({ url }) => String(url));
    const shown = servers
      .map(({ url }) => String(url))
      .filter((url) => !/^https:\/\/[a-z-]+\.invalid$/.test(url));
    return [
      ...sameList([new Set(urls).size, urls.length], [count, count], 'number of regional addresses'),
      ...shown.map((url) => `the address ${url} is not a placeholder`),
    ];
  },
  'server-region': (root, { name }) =>
    problem(
      serversOf(root).filter(({ description }) => description === name).length === 1,
      `there is not exactly one server described as ${name}`,
    ),
  'tags-exact': (root, { names }) => sameList(tagNames(root), names, 'tags'),
  tag: (root, { name, position }) =>
    sameList([tagNames(root).indexOf(name) + 1], [position], `position of the tag ${name}`),
  'tag-word': (root, { name, word, present }) => {
    const found = listOf(root['tags'])
      .filter(isObject)
      .filter((item) => item['name'] === name);
    const description = String(found[0]?.['description']);
    return [
      ...problem(found.length === 1, `there are ${found.length} tags ${name}`),
      ...problem(word.test(description) === present, `the tag ${name} says: ${description}`),
    ];
  },
  'info-version': (root, { words }) => {
    const version = String(objectOf(root['info'])['version']);
    return problem(words.test(version), `the version is ${version}`);
  },
  condition: conditionCheck,
  'condition-order': (root, { ids }) =>
    sameList(
      registerOf(root, 'x-conditions').map((entry) => entry['id']),
      ids,
      'condition ids',
    ),
  'gap-registered': gapRegistered,
  'gap-named': (root, { id }) => {
    const named = markedIds(root, 'x-gap', ['x-gap-register']).has(id);
    const closed = entryOf(root, 'x-gap-register', id)['closed'] !== undefined;
    return problem(named !== closed, closed ? `a node names the closed ${id}` : `no node names ${id}`);
  },
  'gap-at': (root, { id, places }) => markCheck(root, 'x-gap', id, places),
  'gap-subject': (root, { id, words }) => {
    const { nodes: _nodes, ...entry } = entryOf(root, 'x-gap-register', id);
    return problem(words.test(JSON.stringify(entry)), `${id} does not name ${String(words)}`);
  },
  'ambiguity-registered': (root, { id }) => {
    const entry = entryOf(root, 'x-ambiguities', id);
    return [
      ...problem(stringsOf(entry['ambiguity']).join('').trim() !== '', `${id} does not say what is unclear`),
      ...problem(stringsOf(entry['assumption']).join('').trim() !== '', `${id} has no assumption`),
    ];
  },
  'ambiguity-at': (root, { id, places }) => markCheck(root, 'x-amb', id, places),
  unplaced: unplacedCheck,
  'unplaced-request': unplacedRequest,
  changelog: changelogCheck,
  'changelog-set': (root, { entries }) =>
    sameSet(
      changelogOf(root).map((entry) => `${String(entry['version'])}${entry['breaking'] === true ? '!' : ''}`),
      entries,
      'versions in the history',
    ),
  'changelog-undated': undated,
  since: sinceCheck,
};

/** Compares one expectation with the document: a list of problems, empty when the fact holds. */
export function check(root: JsonObject, expectation: Expectation): string[] {
  const run = checks[expectation.kind] as (root: JsonObject, data: Expectation) => string[];
  try {
    return run(root, expectation);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
