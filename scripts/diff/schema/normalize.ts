import type { Json } from '../../model/document.ts';
import { canonical, isMultiple, objectOf } from '../json.ts';
import { concerns, isUndecidable } from './facets.ts';
import { ANYTHING, type KeywordValue, typeOfValue, type ValueType, type Variant } from './node.ts';

/**
 * Normalizes an alternative: drops keywords that don't concern its type, makes exclusive limits of integers inclusive, and
 * applies scalar keywords to the list of values.
 *
 * @returns undefined if no value is left
 */
export function normalize(variant: Variant): Variant | undefined {
  const { type } = variant;
  const isString = type === 'string' || type === 'any';
  const isObjectLike = type === 'object' || type === 'any';
  const isArrayLike = type === 'array' || type === 'any';
  const facets = boundsOf(type, variant.facets);
  const objects = isObjectLike ? variant : ANYTHING;
  const arrays = isArrayLike && facets.get('maxItems')?.value !== 0 ? variant : ANYTHING;
  const normalized: Variant = {
    type,
    pointer: variant.pointer,
    label: variant.label,
    branch: variant.branch,
    values: undefined,
    facets,
    patterns: isString ? distinctPatterns(variant.patterns) : [],
    properties: objects.properties,
    required: objects.required,
    patternProperties: objects.patternProperties,
    additional: objects.additional,
    names: objects.names,
    items: arrays.items,
    prefixItems: arrays.prefixItems,
  };
  return variant.values ? withValues(normalized, variant.values) : normalized;
}

function distinctPatterns(patterns: readonly KeywordValue<string>[]): readonly KeywordValue<string>[] {
  if (patterns.length < 2) return patterns;
  return [...new Map(patterns.map((pattern) => [pattern.value, pattern])).values()];
}

function boundsOf(
  type: ValueType,
  facets: ReadonlyMap<string, KeywordValue>,
): ReadonlyMap<string, KeywordValue> {
  if (facets.size === 0) return facets;
  const kept = new Map([...facets].filter(([keyword]) => concerns(keyword, type)));
  if (type !== 'integer') return kept;
  for (const [exclusive, inclusive, step] of [
    ['exclusiveMinimum', 'minimum', 1],
    ['exclusiveMaximum', 'maximum', -1],
  ] as const) {
    const bound = kept.get(exclusive);
    if (typeof bound?.value !== 'number' || !Number.isInteger(bound.value)) continue;
    kept.delete(exclusive);
    const shifted = bound.value + step;
    const other = kept.get(inclusive)?.value;
    const isTighter = typeof other !== 'number' || (step > 0 ? shifted > other : shifted < other);
    if (isTighter) kept.set(inclusive, { value: shifted, pointer: bound.pointer });
  }
  return kept;
}

function withValues(variant: Variant, values: KeywordValue<readonly Json[]>): Variant | undefined {
  const left = values.value.filter(
    (value) => hasType(value, variant.type) && satisfiesScalars(value, variant),
  );
  if (left.length === 0) return undefined;
  const isScalar = !['any', 'array', 'object'].includes(variant.type);
  const everyValue = variant.type === 'null' || (variant.type === 'boolean' && left.length === 2);
  // The filter above has applied the scalar keywords, but not those that are compared as a whole.
  const facets = isScalar
    ? new Map([...variant.facets].filter(([keyword]) => isUndecidable(keyword)))
    : variant.facets;
  return {
    ...variant,
    facets,
    patterns: isScalar ? [] : variant.patterns,
    values: everyValue ? undefined : { value: sortValues(left), pointer: values.pointer },
  };
}

function sortValues(values: readonly Json[]): Json[] {
  return [...values].toSorted((a, b) => (canonical(a) < canonical(b) ? -1 : 1));
}

function hasType(value: Json, type: ValueType): boolean {
  const actual = typeOfValue(value);
  if (type === 'any' || type === actual) return true;
  return type === 'integer' && Number.isInteger(value);
}

/** True if a value satisfies the pattern and the limits of an alternative. Ignores formats. */
export function satisfiesScalars(value: Json, { facets, patterns }: Variant): boolean {
  const bound = (keyword: string): number | undefined => {
    const limit = facets.get(keyword)?.value;
    return typeof limit === 'number' ? limit : undefined;
  };
  const within = (size: number, least: string, most: string): boolean =>
    size >= (bound(least) ?? -Infinity) && size <= (bound(most) ?? Infinity);
  if (typeof value === 'string') {
    return (
      within([...value].length, 'minLength', 'maxLength') &&
      patterns.every(({ value: pattern }) => matches(pattern, value))
    );
  }
  if (typeof value === 'number') {
    const step = bound('multipleOf');
    return (
      within(value, 'minimum', 'maximum') &&
      value > (bound('exclusiveMinimum') ?? -Infinity) &&
      value < (bound('exclusiveMaximum') ?? Infinity) &&
      (step === undefined || isMultiple(value, step))
    );
  }
  if (Array.isArray(value)) return within(value.length, 'minItems', 'maxItems');
  if (typeof value === 'object' && value !== null) {
    return within(Object.keys(objectOf(value)).length, 'minProperties', 'maxProperties');
  }
  return true;
}

/** Tests a pattern like JSON Schema. A pattern that doesn't compile matches everything. */
export function matches(pattern: string, text: string): boolean {
  const expression = compiled(pattern);
  return expression === undefined || expression.test(text);
}

const expressions = new Map<string, RegExp | undefined>();

function compiled(pattern: string): RegExp | undefined {
  if (!expressions.has(pattern)) {
    let expression: RegExp | undefined;
    try {
      expression = new RegExp(pattern, 'u');
    } catch {
      expression = undefined;
    }
    expressions.set(pattern, expression);
  }
  return expressions.get(pattern);
}
