/**
 * Semantic look-ups in the bundled document. What a fact sees does not depend on how the spec spells it:
 * `$ref`, `allOf`, `anyOf`, `oneOf`, type arrays, `enum` and `const` are all reduced to the same answers.
 */
import { readBundle } from '../support/generated.ts';

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}
export type JsonType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null';

/** A schema as found in the document, or one put together from several that apply at the same place. */
export type Schema = JsonObject | boolean;

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'] as const;
const JSON_TYPES: readonly JsonType[] = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null'];
const COMBINATORS = new Set(['$ref', 'allOf', 'anyOf', 'oneOf']);

/** The bundle of `spec/` as it is now, with the guides. */
export function loadBundle(): JsonObject {
  return readBundle() as unknown as JsonObject;
}

/** True for a JSON object (not null, not an array). */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value as an object, or an empty one. */
export function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

/** The value as a list, or an empty one. */
export function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}

/** The strings of a list (other items are dropped); a single string counts as a list of one. */
export function stringsOf(value: Json | undefined): string[] {
  if (typeof value === 'string') return [value];
  return listOf(value).filter((item): item is string => typeof item === 'string');
}

/** Resolves a local JSON pointer reference such as `#/components/schemas/Slug`. */
export function resolvePointer(root: JsonObject, ref: string): Json | undefined {
  if (!ref.startsWith('#')) throw new Error(`not a local reference: ${ref}`);
  let node: Json | undefined = root;
  for (const part of ref.slice(1).split('/').slice(1)) {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(node)) node = (node as readonly Json[])[Number(key)];
    else if (isObject(node)) node = node[key];
    else return undefined;
  }
  return node;
}

/** Follows `$ref` on anything but a schema (a parameter, response, header, …); siblings override the target. */
export function deref(root: JsonObject, node: Json | undefined): JsonObject | undefined {
  let current = node;
  for (let hops = 0; hops < 20; hops += 1) {
    if (!isObject(current)) return undefined;
    const { $ref: ref, ...siblings } = current;
    if (typeof ref !== 'string') return current;
    const target = resolvePointer(root, ref);
    if (!isObject(target)) return undefined;
    current = { ...target, ...siblings };
  }
  return undefined;
}

/** One way in which a value may satisfy a schema: every facet applies at once, and no facet combines others. */
export interface Alternative {
  /** Types a value may have; undefined when the type is not constrained. */
  readonly types: ReadonlySet<JsonType> | undefined;
  /** The closed list of values from `enum` and `const`; undefined when open. */
  readonly values: readonly Json[] | undefined;
  readonly facets: readonly JsonObject[];
  /** Names of the component schemas that were followed to get here. */
  readonly components: readonly string[];
}

interface Expansion {
  readonly facets: readonly JsonObject[];
  readonly components: readonly string[];
}

function cross(left: readonly Expansion[], right: readonly Expansion[]): Expansion[] {
  return left.flatMap((a) =>
    right.map((b) => ({
      facets: [...a.facets, ...b.facets],
      components: [...a.components, ...b.components],
    })),
  );
}

function expand(root: JsonObject, schema: Json | undefined, trail: readonly string[]): Expansion[] {
  if (schema === false || schema === undefined) return [];
  if (!isObject(schema)) return [{ facets: [{}], components: [] }];
  const own = Object.fromEntries(Object.entries(schema).filter(([key]) => !COMBINATORS.has(key)));
  let result: Expansion[] = [{ facets: [own], components: [] }];
  const ref = schema['$ref'];
  if (typeof ref === 'string' && !trail.includes(ref)) {
    const name = /^#\/components\/schemas\/([^/]+)$/.exec(ref)?.[1];
    const target = expand(root, resolvePointer(root, ref), [...trail, ref]);
    result = cross(
      result,
      target.map((e) => ({ ...e, components: name ? [name, ...e.components] : e.components })),
    );
  }
  for (const part of listOf(schema['allOf'])) result = cross(result, expand(root, part, trail));
  for (const key of ['anyOf', 'oneOf']) {
    if (!Array.isArray(schema[key])) continue;
    const branches = listOf(schema[key]).flatMap((branch) => expand(root, branch, trail));
    result = cross(result, branches);
  }
  return result;
}

function typesOfValue(value: Json): JsonType[] {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  if (typeof value === 'number') return Number.isInteger(value) ? ['integer', 'number'] : ['number'];
  return [typeof value as 'string' | 'boolean' | 'object'];
}

function declaredTypes(facet: JsonObject): Set<JsonType> | undefined {
  if (facet['type'] === undefined) return undefined;
  const named = JSON_TYPES.filter((type) => stringsOf(facet['type']).includes(type));
  return new Set(named.flatMap((type): JsonType[] => (type === 'number' ? ['integer', 'number'] : [type])));
}

function declaredValues(facet: JsonObject): readonly Json[] | undefined {
  if (facet['const'] !== undefined) return [facet['const']];
  return Array.isArray(facet['enum']) ? listOf(facet['enum']) : undefined;
}

function same(a: Json, b: Json): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function intersectTypes(sets: readonly ReadonlySet<JsonType>[]): ReadonlySet<JsonType> | undefined {
  const [first, ...rest] = sets;
  if (first === undefined) return undefined;
  return new Set([...first].filter((type) => rest.every((set) => set.has(type))));
}

function toAlternative(expansion: Expansion): Alternative | undefined {
  const declared = expansion.facets.map(declaredTypes).filter((set) => set !== undefined);
  const lists = expansion.facets.map(declaredValues).filter((list) => list !== undefined);
  const common = lists[0]?.filter((v) => lists.every((list) => list.some((w) => same(v, w))));
  const byType = intersectTypes(declared);
  const values = common?.filter((v) => byType === undefined || typesOfValue(v).some((t) => byType.has(t)));
  const byValue = values && new Set(values.flatMap(typesOfValue));
  const types = intersectTypes([byType, byValue].filter((set) => set !== undefined));
  if (types?.size === 0) return undefined;
  return { types, values, facets: expansion.facets, components: expansion.components };
}

/** All the ways in which a value may satisfy the schema, with combinators and references resolved. */
function alternatives(root: JsonObject, schema: Schema): Alternative[] {
  return expand(root, schema, [])
    .map(toAlternative)
    .filter((alternative) => alternative !== undefined);
}

function permits(alternative: Alternative, type: JsonType): boolean {
  return alternative.types === undefined || alternative.types.has(type);
}

function onlyNull(alternative: Alternative): boolean {
  return alternative.types?.size === 1 && alternative.types.has('null');
}

/** Types the value may have, sorted; `number` stands for integers too; `any` when some way is unconstrained. */
export function typesOf(root: JsonObject, schema: Schema): (JsonType | 'any')[] {
  const found = new Set<JsonType | 'any'>();
  for (const { types } of alternatives(root, schema)) {
    if (types === undefined) found.add('any');
    for (const type of types ?? []) found.add(type);
  }
  if (found.has('number')) found.delete('integer');
  return [...found].toSorted();
}

/** Every value listed by an enum or const, null removed, whether or not other values are allowed too. */
export function knownValues(root: JsonObject, schema: Schema): Json[] {
  const found: Json[] = [];
  for (const alternative of alternatives(root, schema)) {
    for (const value of alternative.values ?? []) {
      if (value !== null && !found.some((other) => same(other, value))) found.push(value);
    }
  }
  return found;
}

/** True when every non-null value is restricted to a list. */
export function isClosed(root: JsonObject, schema: Schema): boolean {
  const relevant = alternatives(root, schema).filter((alternative) => !onlyNull(alternative));
  return relevant.length > 0 && relevant.every((alternative) => alternative.values !== undefined);
}

/** Component schema names that are part of the schema itself (not of its properties or items). */
export function componentsOf(root: JsonObject, schema: Schema): string[] {
  return [...new Set(alternatives(root, schema).flatMap((alternative) => alternative.components))];
}

/**
 * Values of a keyword for every way that permits the type: one list per way, empty where the keyword is absent.
 */
export function keywordPerAlternative(
  root: JsonObject,
  schema: Schema,
  type: JsonType,
  keyword: string,
): Json[][] {
  return alternatives(root, schema)
    .filter((alternative) => permits(alternative, type) && !onlyNull(alternative))
    .map(({ facets }) => facets.map((facet) => facet[keyword]).filter((value) => value !== undefined));
}

/** Values of a keyword anywhere on the schema itself. */
export function keywordValues(root: JsonObject, schema: Schema, keyword: string): Json[] {
  return alternatives(root, schema).flatMap(({ facets }) =>
    facets.map((facet) => facet[keyword]).filter((value) => value !== undefined),
  );
}

function isSchema(value: Json | undefined): value is Schema {
  return isObject(value) || typeof value === 'boolean';
}

function combine(perAlternative: readonly (readonly Schema[])[]): Schema | undefined {
  const branches = perAlternative
    .filter((parts) => parts.length > 0)
    .map((parts): Schema => (parts.length === 1 && parts[0] !== undefined ? parts[0] : { allOf: parts }));
  return branches.length > 1 ? { anyOf: branches } : branches[0];
}

function collect(
  root: JsonObject,
  schema: Schema,
  type: JsonType,
  pick: (facet: JsonObject) => (Json | undefined)[],
): Schema | undefined {
  return combine(
    alternatives(root, schema)
      .filter((alternative) => permits(alternative, type))
      .map(({ facets }) => facets.flatMap(pick).filter(isSchema)),
  );
}

/** Schema of a property, merged over everything that declares it. */
export function propertyOf(root: JsonObject, schema: Schema, name: string): Schema | undefined {
  return collect(root, schema, 'object', (facet) => [objectOf(facet['properties'])[name]]);
}

/** Names of all declared properties, sorted. */
export function propertyNames(root: JsonObject, schema: Schema): string[] {
  const names = alternatives(root, schema)
    .filter((alternative) => permits(alternative, 'object'))
    .flatMap(({ facets }) => facets.flatMap((facet) => Object.keys(objectOf(facet['properties']))));
  return [...new Set(names)].toSorted();
}

/** True when every way that permits an object requires the property. */
export function isRequired(root: JsonObject, schema: Schema, name: string): boolean {
  const objects = alternatives(root, schema).filter((alternative) => permits(alternative, 'object'));
  return (
    objects.length > 0 &&
    objects.every(({ facets }) => facets.some((facet) => stringsOf(facet['required']).includes(name)))
  );
}

/** True when no way closes the object with `additionalProperties: false` or `unevaluatedProperties: false`. */
export function isOpenObject(root: JsonObject, schema: Schema): boolean {
  return !['additionalProperties', 'unevaluatedProperties'].some((keyword) =>
    keywordValues(root, schema, keyword).includes(false),
  );
}

/** Schema of the items of an array. */
export function itemsOf(root: JsonObject, schema: Schema): Schema | undefined {
  return collect(root, schema, 'array', (facet) => [facet['items'], ...listOf(facet['prefixItems'])]);
}

/** Schema of the values of a map (`additionalProperties` and `patternProperties`). */
function mapValuesOf(root: JsonObject, schema: Schema): Schema | undefined {
  return collect(root, schema, 'object', (facet) =>
    [facet['additionalProperties'], ...Object.values(objectOf(facet['patternProperties']))].filter(
      (value) => value !== false,
    ),
  );
}

/** Walks a path of property names; `name[]` steps into items and `name.*` into the values of a map. */
export function walk(root: JsonObject, schema: Schema | undefined, path: string): Schema | undefined {
  let current = schema;
  for (const step of path.replaceAll('[]', '.[]').split('.').filter(Boolean)) {
    if (current === undefined) return undefined;
    if (step === '[]') current = itemsOf(root, current);
    else if (step === '*') current = mapValuesOf(root, current);
    else current = propertyOf(root, current, step);
  }
  return current;
}

/** Titles and descriptions of the schema itself, of its values, of its alternatives, and of its items and map values. */
export function textsOfSchema(root: JsonObject, schema: Schema): string[] {
  const inner = [itemsOf(root, schema), mapValuesOf(root, schema)].filter((part) => part !== undefined);
  return [schema, ...inner].flatMap((part) => [
    ...['title', 'description'].flatMap((keyword) => stringsOf(keywordValues(root, part, keyword))),
    ...keywordValues(root, part, 'x-enumDescriptions').flatMap(describedValues),
  ]);
}

/** What `x-enumDescriptions` says of each value, one line each with the value before it. */
export function describedValues(descriptions: Json): string[] {
  return Object.entries(objectOf(descriptions)).map(([value, text]) => `${value}: ${String(text)}`);
}

/** Example values of the schema itself: `example`, `examples` and `default`. */
export function examplesOf(root: JsonObject, schema: Schema): Json[] {
  return ['example', 'default', 'examples'].flatMap((keyword) =>
    keywordValues(root, schema, keyword).flatMap((value) => (Array.isArray(value) ? listOf(value) : [value])),
  );
}

/** One operation of the path map or of the webhooks map. */
export interface Operation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly node: JsonObject;
  readonly pathItem: JsonObject;
}

/** All operations below `paths` or `webhooks`, in document order. */
export function operationsOf(root: JsonObject, key: 'paths' | 'webhooks' = 'paths'): Operation[] {
  return Object.entries(objectOf(root[key])).flatMap(([path, item]) => {
    const pathItem = deref(root, item) ?? {};
    return METHODS.filter((method) => isObject(pathItem[method])).map((method) => {
      const node = objectOf(pathItem[method]);
      return { operationId: stringsOf(node['operationId'])[0] ?? '', method, path, node, pathItem };
    });
  });
}

/** The operation with this operationId; throws when there is not exactly one. */
export function operationOf(root: JsonObject, operationId: string): Operation {
  const found = operationsOf(root).filter((operation) => operation.operationId === operationId);
  if (found.length !== 1 || found[0] === undefined) {
    throw new Error(`${found.length} operations have the operationId ${operationId}`);
  }
  return found[0];
}

/** Parameters of an operation, those of its path item included, references resolved. */
export function parametersOf(root: JsonObject, operation: Operation): JsonObject[] {
  const merged = new Map<string, JsonObject>();
  for (const owner of [operation.pathItem, operation.node]) {
    for (const item of listOf(owner['parameters'])) {
      const parameter = deref(root, item) ?? {};
      merged.set(`${String(parameter['in'])} ${String(parameter['name']).toLowerCase()}`, parameter);
    }
  }
  return [...merged.values()];
}

/** Schema of a parameter or header, under `schema` or under its first media type. */
export function schemaOf(holder: JsonObject): Schema | undefined {
  if (isSchema(holder['schema'])) return holder['schema'];
  return contentOf(holder).find(({ schema }) => schema !== undefined)?.schema;
}

/** Media types of a request body, response, parameter or header, with their schemas. */
export function contentOf(holder: JsonObject): { mediaType: string; schema: Schema | undefined }[] {
  return Object.entries(objectOf(holder['content'])).map(([mediaType, value]) => {
    const schema = objectOf(value)['schema'];
    return { mediaType, schema: isSchema(schema) ? schema : undefined };
  });
}

/** Responses of an operation by status key, references resolved. */
export function responsesOf(root: JsonObject, operation: Operation): ReadonlyMap<string, JsonObject> {
  const entries = Object.entries(objectOf(operation.node['responses']));
  return new Map(entries.map(([status, response]) => [status, deref(root, response) ?? {}]));
}

/** Headers of a response by lower-case name, references resolved. */
export function headersOf(root: JsonObject, response: JsonObject): ReadonlyMap<string, JsonObject> {
  const entries = Object.entries(objectOf(response['headers']));
  return new Map(entries.map(([name, header]) => [name.toLowerCase(), deref(root, header) ?? {}]));
}

/** Visits every value below a node, with the key it stands under; `skip` prunes. */
export function visit(
  node: Json | undefined,
  see: (value: Json, key: string) => void,
  skip: (key: string) => boolean = () => false,
  key = '',
): void {
  if (node === undefined || skip(key)) return;
  see(node, key);
  if (Array.isArray(node)) for (const item of listOf(node)) visit(item, see, skip, key);
  else if (isObject(node)) for (const [name, value] of Object.entries(node)) visit(value, see, skip, name);
}

/** Every component and every node that can be reached from a node through references, the node included. */
export function reachable(root: JsonObject, node: Json | undefined): Json[] {
  const seen = new Set<string>();
  const found: Json[] = [];
  const queue: (Json | undefined)[] = [node];
  while (queue.length > 0) {
    visit(queue.shift(), (value) => {
      found.push(value);
      const ref = objectOf(value)['$ref'];
      if (typeof ref === 'string' && !seen.has(ref)) {
        seen.add(ref);
        queue.push(resolvePointer(root, ref));
      }
    });
  }
  return found;
}
