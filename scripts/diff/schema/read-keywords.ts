import type { Json, JsonObject } from '../../model/document.ts';
import { pointerTo } from '../document-view.ts';
import { arrayOf, canonical, isObject, objectOf, stringsOf } from '../json.ts';
import { facetType, hasNoEffect } from './facets.ts';
import { ANYTHING, type KeywordValue, type Site, typeOfValue, type ValueType, type Variant } from './node.ts';
import { normalize } from './normalize.ts';

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
 * Reads the keywords of a schema, except references and composition: one alternative for each type that it declares, or
 * one for any value.
 *
 * @param site a schema that is an object
 */
export function readKeywords(site: Site): Variant[] {
  const schema = objectOf(site.value);
  if (!Object.keys(schema).some((keyword) => RESTRICTING.has(keyword) || facetType(keyword) !== undefined)) {
    return [ANYTHING];
  }
  const values = allowedValues(schema, site.pointer);
  const shared: Variant = {
    ...ANYTHING,
    pointer: site.pointer,
    values,
    facets: facetsOf(schema, site.pointer),
    patterns:
      typeof schema['pattern'] === 'string' ? [{ value: schema['pattern'], pointer: site.pointer }] : [],
    properties: sitesByName(site, 'properties'),
    required: new Map(stringsOf(schema['required']).map((name) => [name, site])),
    patternProperties: sitesByName(site, 'patternProperties'),
    additional: siteUnder(site, 'additionalProperties'),
    names: siteUnder(site, 'propertyNames'),
    items: siteUnder(site, 'items'),
    prefixItems: arrayOf(schema['prefixItems']).map((value, index) => [
      { value, pointer: pointerTo(site.pointer, 'prefixItems', index) },
    ]),
  };
  return typesOf(schema, values)
    .map((type) => normalize({ ...shared, type }))
    .filter((variant) => variant !== undefined);
}

function typesOf(schema: JsonObject, values: KeywordValue<readonly Json[]> | undefined): ValueType[] {
  const declared = typeof schema['type'] === 'string' ? [schema['type']] : stringsOf(schema['type']);
  const types = declared.filter((type): type is ValueType => TYPES.has(type));
  if (types.includes('number')) return types.filter((type) => type !== 'integer');
  if (types.length > 0) return types;
  if (values) return [...new Set(values.value.map(typeOfValue))];
  return ['any'];
}

function allowedValues(schema: JsonObject, pointer: string): KeywordValue<readonly Json[]> | undefined {
  const lists: Json[][] = [];
  if (Array.isArray(schema['enum'])) lists.push(schema['enum']);
  if (schema['const'] !== undefined) lists.push([schema['const']]);
  const [first, second] = lists;
  if (!first) return undefined;
  const distinct = [...new Map(first.map((value) => [canonical(value), value])).values()];
  if (!second) return { value: distinct, pointer };
  const kept = new Set(second.map(canonical));
  return { value: distinct.filter((value) => kept.has(canonical(value))), pointer };
}

function facetsOf(schema: JsonObject, pointer: string): Map<string, KeywordValue> {
  const facets = new Map<string, KeywordValue>();
  for (const keyword of Object.keys(schema)) {
    if (facetType(keyword) === undefined) continue;
    const value = schema[keyword] ?? null;
    if (hasNoEffect(keyword, value)) continue;
    // Compared as a whole, with its target.
    facets.set(keyword, { value: keyword === '$dynamicRef' ? { $ref: value } : value, pointer });
  }
  return facets;
}

function sitesByName(site: Site, keyword: 'properties' | 'patternProperties'): Variant['properties'] {
  const schemas = objectOf(site.value)[keyword];
  if (!isObject(schemas)) return ANYTHING.properties;
  const pointer = pointerTo(site.pointer, keyword);
  return new Map(
    Object.entries(schemas).map(([name, value]) => [name, [{ value, pointer: pointerTo(pointer, name) }]]),
  );
}

/** The schema under a keyword. Ignores `true` and `{}`, because they allow anything. */
function siteUnder(site: Site, keyword: string): Site[] | undefined {
  const value = objectOf(site.value)[keyword];
  if (value === undefined || value === true) return undefined;
  if (isObject(value) && Object.keys(value).length === 0) return undefined;
  return [{ value, pointer: pointerTo(site.pointer, keyword) }];
}
