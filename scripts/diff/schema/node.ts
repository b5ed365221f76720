import type { Json } from '../../model/document.ts';
import type { Placed } from '../document-view.ts';

/** A schema as it stands in the document. */
export type Site = Placed;

export type ValueType = 'any' | 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';

/** A keyword's value with the pointer of the schema that holds it. */
export interface Stated<T = Json> {
  readonly value: T;
  readonly at: string;
}

/**
 * One alternative of a schema: values of one type (or of any), with the keywords that matter for it. References,
 * `allOf` and type arrays are gone; members and items stay as sites, since they are read when they are reached.
 */
export interface Variant {
  readonly type: ValueType;
  /** Pointer of the schema that introduced the alternative. */
  readonly pointer: string;
  /** Set where the alternative is a branch of `anyOf` or `oneOf`: how people tell it from the others. */
  readonly label?: string;
  /** The branch itself, for its words. */
  readonly branch?: Site;
  /** The only values allowed, from `enum` and `const`, filtered by the other keywords. */
  readonly values?: Stated<readonly Json[]>;
  /** Bounds, `format`, and keywords that are compared as a whole. */
  readonly facets: ReadonlyMap<string, Stated>;
  readonly patterns: readonly Stated<string>[];
  readonly properties: ReadonlyMap<string, readonly Site[]>;
  readonly required: ReadonlyMap<string, string>;
  readonly patternProperties: ReadonlyMap<string, readonly Site[]>;
  /** What other members must be; undefined where they may be anything. */
  readonly additional?: readonly Site[];
  /** What the names of members must be. */
  readonly names?: readonly Site[];
  readonly items?: readonly Site[];
  readonly prefixItems: readonly (readonly Site[])[];
}

/** A schema as a set of alternatives. */
export interface SchemaNode {
  readonly key: string;
  /** Where the schema stands after its references are followed. */
  readonly pointer: string;
  readonly sites: readonly Site[];
  readonly variants: readonly Variant[];
  /** The branches of each `oneOf`, of which a value may keep only one. */
  readonly exclusive: readonly (readonly (readonly Variant[])[])[];
  /** True where references and composition alone lead back to the schema, so that what it allows is not defined. */
  readonly isMadeOfItself: boolean;
  /** Gap ids named by the schema, what it refers to, and its alternatives, with the pointer that names each. */
  readonly gaps: ReadonlyMap<string, string>;
  /** Of these, the gaps that only alternatives name, with the pointers of the alternatives and of what they refer to. */
  readonly gapsOfAlternatives: ReadonlyMap<string, ReadonlySet<string>>;
  /** Pointers of the schemas that it refers to, so that it is made of them. */
  readonly targets: ReadonlySet<string>;
}

export const ANYTHING: Variant = {
  type: 'any',
  pointer: '',
  facets: new Map(),
  patterns: [],
  properties: new Map(),
  required: new Map(),
  patternProperties: new Map(),
  prefixItems: [],
};

/** Where a schema meets itself while it is read: like {@link ANYTHING}, it restricts nothing, and it adds no value either. */
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

/** True where any value is allowed, so that nothing is known of it. */
export function isUnknown({ variants }: SchemaNode): boolean {
  return variants.length === 1 && variants[0]?.type === 'any' && isUnconstrained(variants[0]);
}

/** Identity of a list of sites, within one document. */
export function siteKey(sites: readonly Site[]): string {
  return sites.map(({ pointer }) => pointer).join(' & ');
}
