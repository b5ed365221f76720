import type { ValueType, Variant } from './node.ts';

export interface Match {
  base: Variant;
  head: Variant;
}

export interface Matching {
  pairs: readonly Match[];
  gone: readonly Variant[];
  come: readonly Variant[];
}

/**
 * Pairs the alternatives of two schemas by how well they fit: first those that both list values or both do not, then
 * what is left of a type.
 *
 * @param cost how far two alternatives of one type are apart; 0 for no difference
 */
export function matchVariants(
  base: readonly Variant[],
  head: readonly Variant[],
  cost: (base: Variant, head: Variant) => number,
): Matching {
  const gone = new Set(base);
  const come = new Set(head);
  const pairs: Match[] = [];
  const take = (mayPair: (a: Variant, b: Variant) => boolean): void => {
    const possible = [...gone].flatMap((a) =>
      [...come].filter((b) => mayPair(a, b)).map((b) => ({ base: a, head: b })),
    );
    // Where nobody has a choice, nothing needs to be weighed.
    const isForced = [possible.map(({ base: a }) => a), possible.map(({ head: b }) => b)].every(
      (list) => new Set(list).size === list.length,
    );
    const candidates = possible
      .map((match) => ({
        ...match,
        cost: isForced ? 0 : cost(match.base, match.head),
      }))
      .toSorted((a, b) => a.cost - b.cost);
    for (const { base: a, head: b } of candidates) {
      if (!gone.has(a) || !come.has(b)) continue;
      gone.delete(a);
      come.delete(b);
      pairs.push({ base: a, head: b });
    }
  };
  take((a, b) => a.type === b.type && listsValues(a) === listsValues(b) && !areStrangers(a, b, base, head));
  take((a, b) => sameKind(a.type) === sameKind(b.type) && !areStrangers(a, b, base, head));
  return { pairs, gone: [...gone], come: [...come] };
}

function listsValues(variant: Variant): boolean {
  return variant.values !== undefined;
}

function sameKind(type: ValueType): ValueType {
  return type === 'integer' ? 'number' : type;
}

/** Objects among several that share no member are not the same object changed. */
function areStrangers(a: Variant, b: Variant, base: readonly Variant[], head: readonly Variant[]): boolean {
  const isOnly = [base, head].every((list) => list.filter(({ type }) => type === a.type).length === 1);
  if (a.type !== 'object' || isOnly || a.properties.size === 0 || b.properties.size === 0) return false;
  return ![...a.properties.keys()].some((name) => b.properties.has(name));
}
