import { type Finding, finding } from '../finding.ts';
import { isMultiple, sameJson, showValue } from '../json.ts';
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
    return [finding('limit-added', at, what, { after: after.value })];
  }
  if (before && !after) {
    const what = `\`${keyword}\` ${before.value} was removed.`;
    return [finding('limit-removed', at, what, { before: before.value })];
  }
  if (!before || !after) return [];
  const step =
    tightness(after, side) - tightness(before, side) ||
    Number(isExclusive(after)) - Number(isExclusive(before));
  if (step === 0) return [];
  const what = `\`${before.keyword}\` ${before.value} became \`${after.keyword}\` ${after.value}.`;
  const values = { before: before.value, after: after.value };
  return [finding(step > 0 ? 'limit-narrowed' : 'limit-widened', at, what, values)];
}

function compareSteps(base: Variant, head: Variant): Finding[] {
  const before = base.facets.get('multipleOf');
  const after = head.facets.get('multipleOf');
  const at = { base: before?.at ?? base.pointer, head: after?.at ?? head.pointer };
  const [old, now] = [before?.value, after?.value];
  if (sameJson(old, now)) return [];
  const values = { before: old, after: now };
  if (old === undefined)
    return [finding('limit-added', at, `It has to be a multiple of ${showValue(now)}.`, values)];
  const what = `\`multipleOf\` ${showValue(old)} became ${showValue(now)}.`;
  if (now === undefined) return [finding('limit-removed', at, what, values)];
  const areNumbers = typeof old === 'number' && typeof now === 'number';
  const isNarrower = areNumbers && isMultiple(now, old);
  const isWider = areNumbers && isMultiple(old, now);
  const kind = isNarrower ? 'limit-narrowed' : isWider ? 'limit-widened' : 'limit-changed';
  return [finding(kind, at, what, values)];
}

function compareUniqueness(base: Variant, head: Variant): Finding[] {
  const before = base.facets.get('uniqueItems');
  const after = head.facets.get('uniqueItems');
  const at = { base: before?.at ?? base.pointer, head: after?.at ?? head.pointer };
  if ((before === undefined) === (after === undefined)) return [];
  return after
    ? [finding('limit-added', at, 'Items have to be unique.', { after: true })]
    : [finding('limit-removed', at, 'Items may be repeated.', { before: true })];
}
