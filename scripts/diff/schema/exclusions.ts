import { type Finding, createFinding } from '../finding.ts';
import { sameJson } from '../json.ts';
import { matchAlternatives } from './alternatives.ts';
import type { SchemaNode, Variant } from './node.ts';
import type { Overlaps } from './overlaps.ts';

/** Answers for each document whether alternatives overlap. */
export interface BothOverlaps {
  readonly base: Overlaps;
  readonly head: Overlaps;
}

/** Compares which alternatives exclude each other. */
export function compareExclusions(overlaps: BothOverlaps, base: SchemaNode, head: SchemaNode): Finding[] {
  const nodes = { base, head };
  const did = overlaps.base.hasOverlappingOneOf(base);
  const does = overlaps.head.hasOverlappingOneOf(head);
  if (did && does) {
    const what = 'Other alternatives exclude each other, so it may allow more or less.';
    return haveSameExclusions(overlaps, base, head) ? [] : [createFinding('constraint-changed', nodes, what)];
  }
  if (did === does) return [];
  return does
    ? [createFinding('exclusive-added', nodes, 'A value may no longer match several alternatives.')]
    : [createFinding('exclusive-removed', nodes, 'A value may now match several alternatives.')];
}

/**
 * True if the same alternatives exclude each other before and after. Leaves out alternatives without a counterpart, and
 * those that overlap on one side only: they have changed themselves, which is reported.
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
