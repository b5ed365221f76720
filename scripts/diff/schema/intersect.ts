import type { Json } from '../../model/document.ts';
import { canonical, sameJson } from '../json.ts';
import { LIMITS } from './facets.ts';
import { ANYTHING, ITSELF, type KeywordValue, type Site, type ValueType, type Variant } from './node.ts';
import { matches, normalize } from './normalize.ts';

/** Maximum number of alternatives. A schema that expands to more is compared as text. */
const MAX_VARIANTS = 64;

/**
 * Combines the alternatives of a schema that requires all parts: one alternative of each part, in every combination.
 *
 * @returns undefined if there would be more than {@link MAX_VARIANTS}
 */
export function intersectAll(parts: readonly (readonly Variant[])[]): readonly Variant[] | undefined {
  let result: readonly Variant[] = [ANYTHING];
  for (const part of parts) {
    if (result.length * part.length > MAX_VARIANTS) return undefined;
    const [left] = result;
    result =
      left === ANYTHING && result.length === 1
        ? part
        : result.flatMap((a) => part.map((b) => intersect(a, b)).filter((both) => both !== undefined));
  }
  return result;
}

/** The alternative that requires both; undefined if no value can match both. */
function intersect(a: Variant, b: Variant): Variant | undefined {
  if (a === ANYTHING) return b;
  if (b === ANYTHING || b === ITSELF) return a;
  if (a === ITSELF) return b;
  const type = commonType(a.type, b.type);
  if (type === undefined) return undefined;
  return normalize({
    type,
    // Readers look for the schema that declares the type.
    pointer: a.type === 'any' ? b.pointer : a.pointer,
    label: a.label ?? b.label,
    branch: a.branch ?? b.branch,
    values: commonValues(a.values, b.values),
    facets: commonFacets(a.facets, b.facets),
    patterns: [...a.patterns, ...b.patterns],
    properties: commonProperties(a, b),
    required: new Map([...b.required, ...a.required]),
    patternProperties: joinMaps(a.patternProperties, b.patternProperties),
    additional: joined(a.additional, b.additional),
    names: joined(a.names, b.names),
    items: joined(a.items, b.items),
    prefixItems: Array.from({ length: Math.max(a.prefixItems.length, b.prefixItems.length) }, (_, index) => [
      ...(a.prefixItems[index] ?? a.items ?? []),
      ...(b.prefixItems[index] ?? b.items ?? []),
    ]),
  });
}

function commonType(a: ValueType, b: ValueType): ValueType | undefined {
  if (a === b || b === 'any') return a;
  if (a === 'any') return b;
  const numeric = [a, b].includes('integer') && [a, b].includes('number');
  return numeric ? 'integer' : undefined;
}

function commonValues(
  a: KeywordValue<readonly Json[]> | undefined,
  b: KeywordValue<readonly Json[]> | undefined,
): KeywordValue<readonly Json[]> | undefined {
  if (!a || !b) return a ?? b;
  const kept = new Set(b.value.map(canonical));
  return { value: a.value.filter((value) => kept.has(canonical(value))), pointer: a.pointer };
}

function commonFacets(
  a: ReadonlyMap<string, KeywordValue>,
  b: ReadonlyMap<string, KeywordValue>,
): Map<string, KeywordValue> {
  const facets = new Map(a);
  for (const [keyword, keywordValue] of b) {
    const other = facets.get(keyword);
    facets.set(keyword, other ? bothFacets(keyword, other, keywordValue) : keywordValue);
  }
  return facets;
}

function bothFacets(keyword: string, a: KeywordValue, b: KeywordValue): KeywordValue {
  if (sameJson(a.value, b.value)) return a;
  const limit = LIMITS[keyword];
  if (limit && typeof a.value === 'number' && typeof b.value === 'number') {
    const aIsTighter = limit.side === 'least' ? a.value > b.value : a.value < b.value;
    return aIsTighter ? a : b;
  }
  // No keyword can express both, so use a list, which is only compared as a whole.
  const list = [a.value, b.value].flatMap((value) => value);
  return { value: list.toSorted((x, y) => (canonical(x) < canonical(y) ? -1 : 1)), pointer: a.pointer };
}

function joined(a: readonly Site[] | undefined, b: readonly Site[] | undefined): readonly Site[] | undefined {
  return a && b ? distinct([...a, ...b]) : (a ?? b);
}

function joinMaps(
  a: ReadonlyMap<string, readonly Site[]>,
  b: ReadonlyMap<string, readonly Site[]>,
): Map<string, readonly Site[]> {
  const result = new Map(a);
  for (const [name, sites] of b) result.set(name, distinct([...(result.get(name) ?? []), ...sites]));
  return result;
}

/** A property that only one side declares is an additional property on the other. */
function commonProperties(a: Variant, b: Variant): Map<string, readonly Site[]> {
  const result = new Map<string, readonly Site[]>();
  for (const name of new Set([...a.properties.keys(), ...b.properties.keys()])) {
    result.set(name, distinct([...sitesOfProperty(a, name), ...sitesOfProperty(b, name)]));
  }
  return result;
}

/** All schemas that a property has to match; none if it is unconstrained. */
export function sitesOfProperty(variant: Variant, name: string): readonly Site[] {
  const declared = variant.properties.get(name);
  const byPattern = [...variant.patternProperties]
    .filter(([pattern]) => matches(pattern, name))
    .flatMap(([, sites]) => sites);
  if (declared) return declared;
  return byPattern.length > 0 ? byPattern : (variant.additional ?? []);
}

function distinct(sites: readonly Site[]): readonly Site[] {
  return [...new Map(sites.map((site) => [site.pointer, site])).values()];
}
