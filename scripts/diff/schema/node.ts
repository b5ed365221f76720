import type { Json } from '../../model/document.ts';
import type { Placed } from '../document-view.ts';
import { quoteList, quoteValues } from '../json.ts';

/** A schema and its place in the document. */
export type Site = Placed;

export type ValueType = 'any' | 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';

/** The value of a keyword, and the pointer of the schema that has it. */
export interface KeywordValue<T = Json> {
  readonly value: T;
  readonly pointer: string;
}

/**
 * One alternative of a schema: values of one type, or of any, and the keywords that restrict them. References, `allOf`
 * and lists of types have been merged. Properties and items are sites, which are read only when they are compared.
 */
export interface Variant {
  readonly type: ValueType;
  /** Pointer of the schema that introduced the alternative. */
  readonly pointer: string;
  /** The displayed name of the branch of `anyOf` or `oneOf`. */
  readonly label: string | undefined;
  /** The branch itself, for its annotations and its text. */
  readonly branch: Site | undefined;
  /** The allowed values from `enum` and `const` that satisfy the other keywords. */
  readonly values: KeywordValue<readonly Json[]> | undefined;
  /** Limits, `format`, and keywords that are compared as a whole. */
  readonly facets: ReadonlyMap<string, KeywordValue>;
  readonly patterns: readonly KeywordValue<string>[];
  readonly properties: ReadonlyMap<string, readonly Site[]>;
  /** For each required property, the schema that requires it. */
  readonly required: ReadonlyMap<string, Site>;
  readonly patternProperties: ReadonlyMap<string, readonly Site[]>;
  /** The schemas of other properties; undefined if these are unconstrained. */
  readonly additional: readonly Site[] | undefined;
  /** The schemas of property names. */
  readonly names: readonly Site[] | undefined;
  readonly items: readonly Site[] | undefined;
  readonly prefixItems: readonly (readonly Site[])[];
}

/** A schema as a list of alternatives. */
export interface SchemaNode {
  readonly key: string;
  /** The place of the schema after resolving its references. */
  readonly pointer: string;
  readonly sites: readonly Site[];
  readonly variants: readonly Variant[];
  /** The alternatives of each branch, for each `oneOf`: a value may match only one branch. */
  readonly exclusive: readonly (readonly (readonly Variant[])[])[];
  /**
   * True if the schema contains itself through references and composition alone, with no property in between. JSON
   * Schema doesn't define its meaning.
   */
  readonly isCircular: boolean;
  /** The unknowns that the schema or its parts reference, by ID, each with a pointer to the referencing schema. */
  readonly gaps: ReadonlyMap<string, string>;
  /**
   * The subset of `gaps` that only alternatives reference: pointers to these alternatives and to their targets, by ID.
   */
  readonly gapsOfAlternatives: ReadonlyMap<string, ReadonlySet<string>>;
  /** Pointers to the schemas that it includes by reference. */
  readonly targets: ReadonlySet<string>;
}

const EMPTY: ReadonlyMap<string, never> = new Map<string, never>();

export const ANYTHING: Variant = {
  type: 'any',
  pointer: '',
  label: undefined,
  branch: undefined,
  values: undefined,
  facets: EMPTY,
  patterns: [],
  properties: EMPTY,
  required: EMPTY,
  patternProperties: EMPTY,
  additional: undefined,
  names: undefined,
  items: undefined,
  prefixItems: [],
};

/** A schema inside itself. Like {@link ANYTHING} it restricts nothing, but it adds no alternative either. */
export const ITSELF: Variant = { ...ANYTHING };

/** True for an alternative that allows every value of its type. */
export function isUnconstrained(variant: Variant): boolean {
  return (
    variant.values === undefined &&
    variant.facets.size === 0 &&
    variant.patterns.length === 0 &&
    variant.properties.size === 0 &&
    variant.required.size === 0 &&
    variant.patternProperties.size === 0 &&
    variant.additional === undefined &&
    variant.names === undefined &&
    variant.items === undefined &&
    variant.prefixItems.length === 0
  );
}

/** True for a schema without a type or a constraint, which documents nothing about its values. */
export function allowsAnything({ variants }: SchemaNode): boolean {
  return variants.length === 1 && variants[0]?.type === 'any' && isUnconstrained(variants[0]);
}

/** Identifies a list of sites within one document. */
export function siteKey(sites: readonly Site[]): string {
  const [only] = sites;
  return only && sites.length === 1 ? only.pointer : sites.map(({ pointer }) => pointer).join(' & ');
}

/** The JSON type of a value; every number is `number`. */
export function typeOfValue(value: Json): ValueType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'number') return 'number';
  return typeof value === 'string' ? 'string' : 'object';
}

const NOUNS: Readonly<Record<Variant['type'], string>> = {
  any: 'any value',
  null: 'null',
  boolean: 'a boolean',
  integer: 'an integer',
  number: 'a number',
  string: 'a string',
  array: 'an array',
  object: 'an object',
};

/** A schema in a few words, such as `a string or null`. */
export function describeNode({ variants }: Pick<SchemaNode, 'variants'>): string {
  if (variants.length === 0) return 'nothing';
  const nouns = [...new Set(variants.map(describeVariant))];
  return nouns.length < 2 ? nouns.join('') : `${nouns.slice(0, -1).join(', ')} or ${nouns.at(-1)}`;
}

export function describeVariant(variant: Variant): string {
  const { type, values, properties } = variant;
  if (values) return `${values.value.length === 1 ? '' : 'one of '}${quoteValues(values.value)}`;
  if (type === 'object' && properties.size > 0)
    return `an object with ${quoteList([...properties.keys()], 4)}`;
  if (type === 'any' && !isUnconstrained(variant)) return 'any value that satisfies the constraints';
  return NOUNS[type];
}
