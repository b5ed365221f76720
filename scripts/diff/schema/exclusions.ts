import { type Finding, finding } from '../finding.ts';
import { matchAlternatives } from './alternatives.ts';
import type { SchemaNode, Variant } from './node.ts';

/** A schema as a list of alternatives. */
export interface Union extends SchemaNode {
  /** True if a value can match several branches of a `oneOf`, which then refuses it. */
  readonly hasOverlappingOneOf: boolean;
  /** True unless provably no value matches both alternatives. */
  mayOverlap(a: Variant, b: Variant): boolean;
}

/**
 * Compares which alternatives exclude each other.
 *
 * @param at the places of the schemas, for the finding
 */
export function compareExclusions(base: Union, head: Union, at: { base: string; head: string }): Finding[] {
  if (base.hasOverlappingOneOf && head.hasOverlappingOneOf) {
    const what = 'Other alternatives exclude each other, so it may allow more or less.';
    return haveSameExclusions(base, head) ? [] : [finding('constraint-changed', at, what)];
  }
  if (base.hasOverlappingOneOf === head.hasOverlappingOneOf) return [];
  return head.hasOverlappingOneOf
    ? [finding('exclusive-added', at, 'A value may no longer match several alternatives.')]
    : [finding('exclusive-removed', at, 'A value may now match several alternatives.')];
}

/**
 * True if the same alternatives exclude each other before and after. Leaves out alternatives without a counterpart, and
 * those that overlap on one side only: they have changed themselves, which is reported.
 */
function haveSameExclusions(base: Union, head: Union): boolean {
  const [before, after] = [base, head].map(({ exclusive }) => [...new Set(exclusive.flat(2))]);
  const { pairs } = matchAlternatives(before ?? [], after ?? []);
  const mayOverlap = (i: number, j: number): boolean => {
    const [one, other] = [pairs[i], pairs[j]];
    if (!one || !other) return false;
    return base.mayOverlap(one.base, other.base) && head.mayOverlap(one.head, other.head);
  };
  const [was, is] = (['base', 'head'] as const).map((side) => {
    const numbers = new Map(pairs.map((pair, index) => [pair[side], index]));
    const { exclusive } = { base, head }[side];
    return exclusionsOf(exclusive, numbers, mayOverlap);
  });
  return was === is;
}

/** The pairs of numbered alternatives that each `oneOf` keeps apart, as text. */
function exclusionsOf(
  exclusive: SchemaNode['exclusive'],
  numbers: ReadonlyMap<Variant, number>,
  mayOverlap: (i: number, j: number) => boolean,
): string {
  const groups = exclusive.map((branches) => {
    const numbered = branches.map((branch) =>
      branch.map((variant) => numbers.get(variant)).filter((number) => number !== undefined),
    );
    const apart = numbered.flatMap((branch, index) =>
      numbered
        .slice(index + 1)
        .flat()
        .flatMap((j) => branch.filter((i) => mayOverlap(i, j)).map((i) => [i, j].toSorted().join('-'))),
    );
    return [...new Set(apart)].toSorted().join(' ');
  });
  return [...new Set(groups.filter((group) => group !== ''))].toSorted().join(', ');
}
