import type { Json } from '../../model/document.ts';
import { type Effect, type Finding, finding } from '../finding.ts';
import { isMultiple, sameJson, showValue } from '../json.ts';
import type { ChangeKind } from '../kinds.ts';
import type { Stated, Variant } from './node.ts';

interface Bound {
  keyword: string;
  value: number;
  at: string;
}

/** Keywords that say the same kind of thing, the exclusive one last. */
const PAIRS: readonly { keywords: readonly string[]; side: 'least' | 'most' }[] = [
  { keywords: ['minimum', 'exclusiveMinimum'], side: 'least' },
  { keywords: ['maximum', 'exclusiveMaximum'], side: 'most' },
  { keywords: ['minLength'], side: 'least' },
  { keywords: ['maxLength'], side: 'most' },
  { keywords: ['minItems'], side: 'least' },
  { keywords: ['maxItems'], side: 'most' },
  { keywords: ['minProperties'], side: 'least' },
  { keywords: ['maxProperties'], side: 'most' },
];

/** Compares bounds, steps and uniqueness. */
export function compareLimits(base: Variant, head: Variant): Finding[] {
  const places = { base: base.pointer, head: head.pointer };
  return [
    ...PAIRS.flatMap(({ keywords, side }) =>
      compareBounds(tightest(base, keywords, side), tightest(head, keywords, side), side, places),
    ),
    ...compareSteps(base, head),
    ...compareUniqueness(base, head),
  ];
}

function tightest(variant: Variant, keywords: readonly string[], side: 'least' | 'most'): Bound | undefined {
  return keywords
    .map((keyword) => ({ keyword, stated: variant.facets.get(keyword) }))
    .filter(
      (entry): entry is { keyword: string; stated: Stated<number> } =>
        typeof entry.stated?.value === 'number',
    )
    .map(({ keyword, stated }) => ({ keyword, value: stated.value, at: stated.at }))
    .reduce<Bound | undefined>((best, bound) => {
      if (!best) return bound;
      return tightness(bound, side) >= tightness(best, side) ? bound : best;
    }, undefined);
}

/** Larger is tighter; of two equal numbers the exclusive one wins, being listed last. */
function tightness({ value }: Bound, side: 'least' | 'most'): number {
  return side === 'least' ? value : -value;
}

function isExclusive({ keyword }: Bound): boolean {
  return keyword.startsWith('exclusive');
}

function compareBounds(
  before: Bound | undefined,
  after: Bound | undefined,
  side: 'least' | 'most',
  places: { base: string; head: string },
): Finding[] {
  const keyword = after?.keyword ?? before?.keyword ?? '';
  const at = { base: before?.at ?? places.base, head: after?.at ?? places.head };
  if (!before && after) {
    const what = `\`${keyword}\` is ${after.value}; there was no such bound.`;
    return [limit('limit-added', 'narrowed', what, at, undefined, after.value)];
  }
  if (before && !after) {
    const what = `\`${keyword}\` ${before.value} was removed.`;
    return [limit('limit-removed', 'widened', what, at, before.value, undefined)];
  }
  if (!before || !after) return [];
  const step =
    tightness(after, side) - tightness(before, side) ||
    Number(isExclusive(after)) - Number(isExclusive(before));
  if (step === 0) return [];
  const what = `\`${before.keyword}\` ${before.value} became \`${after.keyword}\` ${after.value}.`;
  return step > 0
    ? [limit('limit-narrowed', 'narrowed', what, at, before.value, after.value)]
    : [limit('limit-widened', 'widened', what, at, before.value, after.value)];
}

function limit(
  kind: ChangeKind,
  effect: Effect,
  what: string,
  at: { base: string; head: string },
  before: Json | undefined,
  after: Json | undefined,
): Finding {
  const aspect = kind === 'limit-added' || kind === 'limit-removed' ? 'limit' : 'fixed';
  return finding({ kind, effect, aspect, what, ...at, before, after });
}

function compareSteps(base: Variant, head: Variant): Finding[] {
  const before = base.facets.get('multipleOf');
  const after = head.facets.get('multipleOf');
  const at = { base: before?.at ?? base.pointer, head: after?.at ?? head.pointer };
  const [old, now] = [before?.value, after?.value];
  if (sameJson(old, now)) return [];
  if (old === undefined) {
    return [limit('limit-added', 'narrowed', `It has to be a multiple of ${showValue(now)}.`, at, old, now)];
  }
  const what = `\`multipleOf\` ${showValue(old)} became ${showValue(now)}.`;
  if (now === undefined) return [limit('limit-removed', 'widened', what, at, old, now)];
  const numbers = typeof old === 'number' && typeof now === 'number';
  if (numbers && isMultiple(now, old)) return [limit('limit-narrowed', 'narrowed', what, at, old, now)];
  if (numbers && isMultiple(old, now)) return [limit('limit-widened', 'widened', what, at, old, now)];
  return [limit('limit-changed', 'breaking', what, at, old, now)];
}

function compareUniqueness(base: Variant, head: Variant): Finding[] {
  const before = base.facets.get('uniqueItems');
  const after = head.facets.get('uniqueItems');
  const at = { base: before?.at ?? base.pointer, head: after?.at ?? head.pointer };
  if ((before === undefined) === (after === undefined)) return [];
  return after
    ? [limit('limit-added', 'narrowed', 'Items have to be unique.', at, undefined, true)]
    : [limit('limit-removed', 'widened', 'Items may be repeated.', at, true, undefined)];
}
