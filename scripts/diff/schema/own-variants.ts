import type { Json, JsonObject } from '../../model/document.ts';
import { pointerTo } from '../document-view.ts';
import { arrayOf, canonical, isObject, objectOf, stringsOf } from '../json.ts';
import { facetType, saysNothing } from './facets.ts';
import { ANYTHING, type Site, type Stated, type ValueType, type Variant } from './node.ts';
import { normalize } from './normalize.ts';
import { typeOfValue } from './value-type.ts';

const TYPES: ReadonlySet<string> = new Set([
  'null',
  'boolean',
  'integer',
  'number',
  'string',
  'array',
  'object',
]);

const RESTRICTING: ReadonlySet<string> = new Set([
  'type',
  'enum',
  'const',
  'pattern',
  'properties',
  'required',
  'patternProperties',
  'additionalProperties',
  'propertyNames',
  'items',
  'prefixItems',
]);

/**
 * Reads the keywords of a schema, except references and composition: one alternative for each type that it names, or one
 * for any value.
 *
 * @param site a schema that is an object
 */
export function ownVariants(site: Site): Variant[] {
  const schema = objectOf(site.value);
  if (!Object.keys(schema).some((keyword) => RESTRICTING.has(keyword) || facetType(keyword) !== undefined)) {
    return [ANYTHING];
  }
  const child = (value: Json, ...keys: (string | number)[]): Site => ({
    value,
    pointer: pointerTo(site.pointer, ...keys),
  });
  const values = allowedValues(schema, site.pointer);
  const shared = {
    pointer: site.pointer,
    ...(values ? { values } : {}),
    facets: facetsOf(schema, site.pointer),
    patterns: typeof schema['pattern'] === 'string' ? [{ value: schema['pattern'], at: site.pointer }] : [],
    properties: sitesByName(schema['properties'], (name, value) => child(value, 'properties', name)),
    required: new Map(stringsOf(schema['required']).map((name) => [name, site.pointer])),
    patternProperties: sitesByName(schema['patternProperties'], (name, value) =>
      child(value, 'patternProperties', name),
    ),
    ...siteMember('additional', schema['additionalProperties'], (value) =>
      child(value, 'additionalProperties'),
    ),
    ...siteMember('names', schema['propertyNames'], (value) => child(value, 'propertyNames')),
    ...siteMember('items', schema['items'], (value) => child(value, 'items')),
    prefixItems: arrayOf(schema['prefixItems']).map((value, index) => [child(value, 'prefixItems', index)]),
  };
  return typesOf(schema, values)
    .map((type) => normalize({ ...shared, type }))
    .filter((variant) => variant !== undefined);
}

function typesOf(schema: JsonObject, values: Stated<readonly Json[]> | undefined): ValueType[] {
  const declared = typeof schema['type'] === 'string' ? [schema['type']] : stringsOf(schema['type']);
  const types = declared.filter((type): type is ValueType => TYPES.has(type));
  if (types.includes('number')) return types.filter((type) => type !== 'integer');
  if (types.length > 0) return types;
  if (values) return [...new Set(values.value.map(typeOfValue))];
  return ['any'];
}

function allowedValues(schema: JsonObject, at: string): Stated<readonly Json[]> | undefined {
  const lists: Json[][] = [];
  if (Array.isArray(schema['enum'])) lists.push(schema['enum']);
  if (schema['const'] !== undefined) lists.push([schema['const']]);
  const [first, second] = lists;
  if (!first) return undefined;
  const distinct = [...new Map(first.map((value) => [canonical(value), value])).values()];
  if (!second) return { value: distinct, at };
  const kept = new Set(second.map(canonical));
  return { value: distinct.filter((value) => kept.has(canonical(value))), at };
}

function facetsOf(schema: JsonObject, at: string): Map<string, Stated> {
  const facets = new Map<string, Stated>();
  for (const [keyword, value] of Object.entries(schema)) {
    if (facetType(keyword) === undefined || saysNothing(keyword, value)) continue;
    // Compared as a whole, with what it refers to.
    facets.set(keyword, { value: keyword === '$dynamicRef' ? { $ref: value } : value, at });
  }
  return facets;
}

function sitesByName(
  value: Json | undefined,
  toSite: (name: string, value: Json) => Site,
): Map<string, Site[]> {
  if (!isObject(value)) return new Map();
  return new Map(Object.entries(value).map(([name, schema]) => [name, [toSite(name, schema)]]));
}

/** Leaves out `true` and `{}`, which allow anything. */
function siteMember<K extends 'additional' | 'names' | 'items'>(
  key: K,
  value: Json | undefined,
  toSite: (value: Json) => Site,
): { [member in K]?: Site[] } {
  if (value === undefined || value === true) return {};
  if (isObject(value) && Object.keys(value).length === 0) return {};
  return { [key]: [toSite(value)] } as { [member in K]?: Site[] };
}
