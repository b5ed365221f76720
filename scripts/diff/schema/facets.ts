import type { ValueType } from './node.ts';

/** Lower and upper limits, each with the type that it applies to. */
export const LIMITS: Readonly<Record<string, { type: ValueType; side: 'least' | 'most' }>> = {
  minimum: { type: 'number', side: 'least' },
  exclusiveMinimum: { type: 'number', side: 'least' },
  maximum: { type: 'number', side: 'most' },
  exclusiveMaximum: { type: 'number', side: 'most' },
  minLength: { type: 'string', side: 'least' },
  maxLength: { type: 'string', side: 'most' },
  minItems: { type: 'array', side: 'least' },
  maxItems: { type: 'array', side: 'most' },
  minProperties: { type: 'object', side: 'least' },
  maxProperties: { type: 'object', side: 'most' },
};

/** Keywords that are compared as a whole, each with the type that it applies to. */
const WHOLE_KEYWORDS: ReadonlyMap<string, ValueType> = new Map([
  ['not', 'any'],
  ['if', 'any'],
  ['then', 'any'],
  ['else', 'any'],
  ['dependentSchemas', 'object'],
  ['dependentRequired', 'object'],
  ['unevaluatedItems', 'array'],
  ['contains', 'array'],
  ['minContains', 'array'],
  ['maxContains', 'array'],
  ['contentEncoding', 'string'],
  ['contentMediaType', 'string'],
  ['contentSchema', 'string'],
  ['$dynamicRef', 'any'],
]);

const OTHER_FACETS: Readonly<Record<string, ValueType>> = {
  format: 'any',
  multipleOf: 'number',
  uniqueItems: 'array',
  unevaluatedProperties: 'object',
};

/** The type that a facet applies to; undefined for a keyword that isn't a facet. */
export function facetType(keyword: string): ValueType | undefined {
  return LIMITS[keyword]?.type ?? WHOLE_KEYWORDS.get(keyword) ?? OTHER_FACETS[keyword];
}

/** True if a facet restricts values of a type. */
export function concerns(keyword: string, type: ValueType): boolean {
  const about = facetType(keyword);
  if (keyword === 'format') return !['null', 'boolean', 'array', 'object'].includes(type);
  // Facets that aren't keywords, such as an unresolvable reference, apply to all values.
  if (about === undefined || about === 'any' || type === 'any') return true;
  return about === type || (about === 'number' && type === 'integer');
}

/** True for a facet that is compared as a whole. */
export function isUndecidable(keyword: string): boolean {
  return LIMITS[keyword] === undefined && OTHER_FACETS[keyword] === undefined;
}

/** True for a facet that allows everything. */
export function hasNoEffect(keyword: string, value: unknown): boolean {
  if (['minLength', 'minItems', 'minProperties'].includes(keyword)) return value === 0;
  return keyword === 'uniqueItems' && value === false;
}
