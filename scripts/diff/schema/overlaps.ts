import { createFinding, type Finding } from '../finding.ts';
import { canonical, sameJson } from '../json.ts';
import { matchAlternatives } from './alternatives.ts';
import { type SchemaNode, type Site, siteKey, type Variant } from './node.ts';
import { satisfiesScalars } from './normalize.ts';
import type { SchemaReader } from './reader.ts';

/** Alternatives that differ only below this depth count as overlapping. */
const MAX_DEPTH = 8;

/** Detects branches of a `oneOf` that a value may match at the same time. */
export class Overlaps {
  readonly #reader: SchemaReader;
  /** Results by pair of schemas. False while a pair is being compared, because a pair inside itself proves nothing. */
  readonly #disjoint = new Map<string, boolean>();

  constructor(reader: SchemaReader) {
    this.#reader = reader;
  }

  /** True if a schema has a `oneOf` with branches that aren't provably disjoint. */
  hasOverlappingOneOf(node: SchemaNode): boolean {
    return node.exclusive.some((branches) => this.#overlap(branches));
  }

  #overlap(branches: readonly (readonly Variant[])[]): boolean {
    return branches.some((branch, index) =>
      branches.slice(index + 1).some((other) => branch.some((a) => other.some((b) => this.mayOverlap(a, b)))),
    );
  }

  /** True unless provably no value matches both alternatives. */
  mayOverlap(a: Variant, b: Variant): boolean {
    return !this.#areDisjoint(a, b, MAX_DEPTH);
  }

  /** True if provably no value matches both alternatives. */
  #areDisjoint(a: Variant, b: Variant, depth: number): boolean {
    if (a.type === 'any' || b.type === 'any') return false;
    if (a.type !== b.type) return !(isNumeric(a) && isNumeric(b));
    if (a.values && b.values) {
      const seen = new Set(a.values.value.map(canonical));
      return !b.values.value.some((value) => seen.has(canonical(value)));
    }
    if (a.values) return !a.values.value.some((value) => satisfiesScalars(value, b));
    if (b.values) return !b.values.value.some((value) => satisfiesScalars(value, a));
    if (a.type === 'array') return this.#arraysAreDisjoint(a, b, depth);
    return a.type === 'object' && this.#objectsAreDisjoint(a, b, depth);
  }

  #arraysAreDisjoint(a: Variant, b: Variant, depth: number): boolean {
    const least = Math.max(limitOf(a, 'minItems', 0), limitOf(b, 'minItems', 0));
    const most = Math.min(limitOf(a, 'maxItems', Infinity), limitOf(b, 'maxItems', Infinity));
    if (least > most) return true;
    if (least === 0 || a.prefixItems.length > 0 || b.prefixItems.length > 0) return false;
    return this.#sitesAreDisjoint(a.items, b.items, depth);
  }

  #objectsAreDisjoint(a: Variant, b: Variant, depth: number): boolean {
    if ([...a.required.keys()].some((name) => forbids(b, name))) return true;
    if ([...b.required.keys()].some((name) => forbids(a, name))) return true;
    return [...a.required.keys()].some(
      (name) =>
        b.required.has(name) && this.#sitesAreDisjoint(a.properties.get(name), b.properties.get(name), depth),
    );
  }

  #sitesAreDisjoint(a: readonly Site[] | undefined, b: readonly Site[] | undefined, depth: number): boolean {
    if (!a || !b || depth === 0) return false;
    const key = `${siteKey(a)} | ${siteKey(b)}`;
    const cached = this.#disjoint.get(key);
    if (cached !== undefined) return cached;
    this.#disjoint.set(key, false);
    const [left, right] = [a, b].map((sites) => this.#reader.read(sites).variants);
    const isDisjoint =
      left?.every((one) => right?.every((other) => this.#areDisjoint(one, other, depth - 1))) ?? false;
    this.#disjoint.set(key, isDisjoint);
    return isDisjoint;
  }
}

function isNumeric({ type }: Variant): boolean {
  return type === 'integer' || type === 'number';
}

function limitOf(variant: Variant, keyword: string, otherwise: number): number {
  const value = variant.facets.get(keyword)?.value;
  return typeof value === 'number' ? value : otherwise;
}

function forbids(variant: Variant, name: string): boolean {
  const isClosed = variant.additional?.some(({ value }) => value === false) ?? false;
  return isClosed && !variant.properties.has(name) && variant.patternProperties.size === 0;
}

export interface BothOverlaps {
  readonly base: Overlaps;
  readonly head: Overlaps;
}

/** Compares which alternatives exclude each other. */
export function compareExclusions(overlaps: BothOverlaps, base: SchemaNode, head: SchemaNode): Finding[] {
  const nodes = { base, head };
  const before = overlaps.base.hasOverlappingOneOf(base);
  const after = overlaps.head.hasOverlappingOneOf(head);
  if (before && after) {
    const what = 'Different alternatives exclude each other now, so it may allow more or less.';
    return haveSameExclusions(overlaps, base, head) ? [] : [createFinding('constraint-changed', nodes, what)];
  }
  if (before === after) return [];
  return after
    ? [createFinding('exclusive-added', nodes, 'A value may no longer match several alternatives.')]
    : [createFinding('exclusive-removed', nodes, 'A value may now match several alternatives.')];
}

/**
 * True if the same alternatives exclude each other before and after. Ignores alternatives without a counterpart, and
 * those that overlap on one side only, because their own changes are reported.
 */
function haveSameExclusions(overlaps: BothOverlaps, base: SchemaNode, head: SchemaNode): boolean {
  const [before, after] = [base, head].map(({ exclusive }) => [...new Set(exclusive.flat(2))]);
  const { pairs } = matchAlternatives(before ?? [], after ?? []);
  const groups = {
    base: numbered(base.exclusive, new Map(pairs.map((pair, index) => [pair.base, index]))),
    head: numbered(head.exclusive, new Map(pairs.map((pair, index) => [pair.head, index]))),
  };
  if (sameJson(groups.base, groups.head)) return true;
  const mayOverlap = (i: number, j: number): boolean => {
    const [one, other] = [pairs[i], pairs[j]];
    if (!one || !other) return false;
    return overlaps.base.mayOverlap(one.base, other.base) && overlaps.head.mayOverlap(one.head, other.head);
  };
  return exclusionsOf(groups.base, mayOverlap) === exclusionsOf(groups.head, mayOverlap);
}

/** The numbers of the alternatives in each branch of each `oneOf`. */
type Groups = number[][][];

function numbered(exclusive: SchemaNode['exclusive'], numbers: ReadonlyMap<Variant, number>): Groups {
  return exclusive.map((branches) =>
    branches.map((branch) =>
      branch.map((variant) => numbers.get(variant)).filter((number) => number !== undefined),
    ),
  );
}

/** The pairs of alternatives that each `oneOf` keeps apart, as text. */
function exclusionsOf(groups: Groups, mayOverlap: (i: number, j: number) => boolean): string {
  const exclusions = groups.map((branches) => {
    const apart = branches.flatMap((branch, index) =>
      branches
        .slice(index + 1)
        .flat()
        .flatMap((j) => branch.filter((i) => mayOverlap(i, j)).map((i) => [i, j].toSorted().join('-'))),
    );
    return [...new Set(apart)].toSorted().join(' ');
  });
  return [...new Set(exclusions.filter((pairs) => pairs !== ''))].toSorted().join(', ');
}
