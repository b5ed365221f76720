import { type Finding, createFinding } from '../finding.ts';
import { isMultiple, sameJson, showValue } from '../json.ts';
import type { Variant } from './node.ts';

interface Limit {
  readonly keyword: string;
  readonly value: number;
  readonly pointer: string;
}

/** A larger rank is a tighter limit: a higher minimum, a lower maximum, or the exclusive one of two equal limits. */
type Rank = (limit: Limit) => readonly [number, number];

const isExclusive = ({ keyword }: Limit): number => Number(keyword.startsWith('exclusive'));
const lower: Rank = (limit) => [limit.value, isExclusive(limit)];
const upper: Rank = (limit) => [-limit.value, isExclusive(limit)];

/** Keywords that limit the same thing. */
const GROUPS: readonly { keywords: readonly string[]; rank: Rank }[] = [
  { keywords: ['minimum', 'exclusiveMinimum'], rank: lower },
  { keywords: ['maximum', 'exclusiveMaximum'], rank: upper },
  ...['minLength', 'minItems', 'minProperties'].map((keyword) => ({ keywords: [keyword], rank: lower })),
  ...['maxLength', 'maxItems', 'maxProperties'].map((keyword) => ({ keywords: [keyword], rank: upper })),
];

/** Compares limits, steps and uniqueness. */
export function compareLimits(base: Variant, head: Variant): Finding[] {
  if (base.facets.size === 0 && head.facets.size === 0) return [];
  return [
    ...GROUPS.flatMap(({ keywords, rank }) => {
      const [before, after] = [tightest(base, keywords, rank), tightest(head, keywords, rank)];
      if (!before && !after) return [];
      const pointers = { base: before?.pointer ?? base.pointer, head: after?.pointer ?? head.pointer };
      return compareLimit(before, after, rank, pointers);
    }),
    ...compareSteps(base, head),
    ...compareUniqueness(base, head),
  ];
}

function tightest({ facets }: Variant, keywords: readonly string[], rank: Rank): Limit | undefined {
  let limit: Limit | undefined;
  for (const keyword of keywords) {
    const { value, pointer = '' } = facets.get(keyword) ?? {};
    if (typeof value !== 'number') continue;
    const other = { keyword, value, pointer };
    if (!limit || compareRanks(rank(other), rank(limit)) > 0) limit = other;
  }
  return limit;
}

function compareRanks(a: readonly [number, number], b: readonly [number, number]): number {
  return a[0] - b[0] || a[1] - b[1];
}

function compareLimit(
  before: Limit | undefined,
  after: Limit | undefined,
  rank: Rank,
  pointers: { base: string; head: string },
): Finding[] {
  const [old, now] = [before, after].map((limit) => `\`${limit?.keyword}\` ${limit?.value}`);
  const values = { before: before?.value, after: after?.value };
  if (!before) return [createFinding('limit-added', pointers, `${now} was added.`, values)];
  if (!after) return [createFinding('limit-removed', pointers, `${old} was removed.`, values)];
  const step = compareRanks(rank(after), rank(before));
  if (step === 0) return [];
  return [
    createFinding(step > 0 ? 'limit-narrowed' : 'limit-widened', pointers, `${old} became ${now}.`, values),
  ];
}

function compareSteps(base: Variant, head: Variant): Finding[] {
  const [before, after] = [base.facets.get('multipleOf'), head.facets.get('multipleOf')];
  const pointers = { base: before?.pointer ?? base.pointer, head: after?.pointer ?? head.pointer };
  const [old, now] = [before?.value, after?.value];
  if (sameJson(old, now)) return [];
  const values = { before: old, after: now };
  if (old === undefined)
    return [createFinding('limit-added', pointers, `\`multipleOf\` ${showValue(now)} was added.`, values)];
  if (now === undefined)
    return [
      createFinding('limit-removed', pointers, `\`multipleOf\` ${showValue(old)} was removed.`, values),
    ];
  const areNumbers = typeof old === 'number' && typeof now === 'number';
  const narrows = areNumbers && isMultiple(now, old);
  const widens = areNumbers && isMultiple(old, now);
  const kind = narrows ? 'limit-narrowed' : widens ? 'limit-widened' : 'limit-changed';
  return [
    createFinding(kind, pointers, `\`multipleOf\` ${showValue(old)} became ${showValue(now)}.`, values),
  ];
}

function compareUniqueness(base: Variant, head: Variant): Finding[] {
  const [before, after] = [base.facets.get('uniqueItems'), head.facets.get('uniqueItems')];
  if ((before === undefined) === (after === undefined)) return [];
  const pointers = { base: before?.pointer ?? base.pointer, head: after?.pointer ?? head.pointer };
  return after
    ? [createFinding('limit-added', pointers, 'Items now have to be unique.', { after: true })]
    : [createFinding('limit-removed', pointers, 'Items no longer have to be unique.', { before: true })];
}
