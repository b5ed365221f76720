import type { Json } from '../../model/document.ts';
import { createFinding, type Finding, type Nodes } from '../finding.ts';
import { canonical, isMultiple, quoteValues, sameJson, showValue } from '../json.ts';
import type { ChangeKind } from '../kinds.ts';
import type { Sameness } from '../sameness.ts';
import { isUndecidable } from './facets.ts';
import type { KeywordValue, Variant } from './node.ts';
import { satisfiesScalars } from './normalize.ts';

/** Compares all keywords of two alternatives of one type, except those about properties and items. */
export function compareKeywords(base: Variant, head: Variant, sameness: Sameness): Finding[] {
  // A list of scalars contains only values that satisfy the other keywords, so these need no comparison.
  const isScalarList = (base.values ?? head.values) && base.type !== 'object' && base.type !== 'array';
  return [
    ...compareNumericTypes(base, head),
    ...compareValues(base, head),
    ...(isScalarList
      ? []
      : [...compareLimits(base, head), ...comparePatterns(base, head), ...compareFormats(base, head)]),
    ...compareWhole(base, head, sameness),
  ];
}

function compareNumericTypes(base: Variant, head: Variant): Finding[] {
  if (base.type === head.type) return [];
  const isWider = head.type === 'number';
  const what = isWider ? 'It was an integer and is now a number.' : 'It was a number and is now an integer.';
  return [createFinding('type-changed', { base, head }, what, { effect: isWider ? 'widened' : 'narrowed' })];
}

function compareValues(base: Variant, head: Variant): Finding[] {
  const nodes = { base: base.values ?? base, head: head.values ?? head };
  const [before, after] = [base.values?.value, head.values?.value];
  if (before && after) return compareLists(before, after, nodes);
  if (after) {
    const effect = after.every((value) => certainlyMatches(value, base)) ? 'narrowed' : 'breaking';
    const what = `Only ${quoteValues(after)} ${after.length === 1 ? 'is' : 'are'} allowed now.`;
    return [createFinding('enum-added', nodes, what, { effect, after: [...after] })];
  }
  if (before) {
    const effect = before.every((value) => certainlyMatches(value, head)) ? 'widened' : 'breaking';
    const what = `Values other than ${quoteValues(before)} are now allowed.`;
    return [createFinding('enum-removed', nodes, what, { effect, before: [...before] })];
  }
  return [];
}

/** True only if the match is certain. Formats aren't evaluated, so a string with a `format` never is. */
function certainlyMatches(value: Json, variant: Variant): boolean {
  const isCertain = typeof value !== 'string' || !variant.facets.has('format');
  return isCertain && satisfiesScalars(value, variant);
}

function compareLists(before: readonly Json[], after: readonly Json[], nodes: Nodes): Finding[] {
  const added = withoutValues(after, before);
  const removed = withoutValues(before, after);
  return [
    ...(added.length > 0
      ? [createFinding('enum-values-added', nodes, `${valuesWere(added)} added.`, { after: added })]
      : []),
    ...(removed.length > 0
      ? [createFinding('enum-values-removed', nodes, `${valuesWere(removed)} removed.`, { before: removed })]
      : []),
  ];
}

function withoutValues(values: readonly Json[], others: readonly Json[]): Json[] {
  const excluded = new Set(others.map(canonical));
  return values.filter((value) => !excluded.has(canonical(value)));
}

function valuesWere(values: readonly Json[]): string {
  return values.length === 1 ? `Value ${quoteValues(values)} was` : `Values ${quoteValues(values)} were`;
}

interface Sentences {
  readonly added: string;
  readonly removed: string;
  readonly changed: string;
}

/** Creates a finding about a keyword. `kind` and `effect` apply only to a changed value. */
function keywordChanged(
  keyword: 'limit' | 'pattern' | 'format',
  { base, head }: { base: Variant; head: Variant },
  before: KeywordValue | undefined,
  after: KeywordValue | undefined,
  sentences: Sentences,
  kind: ChangeKind = `${keyword}-changed`,
  effect?: 'widened' | 'narrowed',
): Finding {
  const nodes = { base: before ?? base, head: after ?? head };
  const values = { before: before?.value, after: after?.value };
  if (!before) return createFinding(`${keyword}-added`, nodes, sentences.added, values);
  if (!after) return createFinding(`${keyword}-removed`, nodes, sentences.removed, values);
  return createFinding(kind, nodes, sentences.changed, effect ? { ...values, effect } : values);
}

interface Limit extends KeywordValue<number> {
  readonly keyword: string;
}

/** A larger rank is a tighter limit: a higher minimum, a lower maximum, or the exclusive one of two equal limits. */
type Rank = (limit: Limit) => readonly [number, number];

const isExclusive = ({ keyword }: Limit): number => Number(keyword.startsWith('exclusive'));
const lower: Rank = (limit) => [limit.value, isExclusive(limit)];
const upper: Rank = (limit) => [-limit.value, isExclusive(limit)];

/** Keywords that limit the same quantity. */
const GROUPS: readonly { keywords: readonly string[]; rank: Rank }[] = [
  { keywords: ['minimum', 'exclusiveMinimum'], rank: lower },
  { keywords: ['maximum', 'exclusiveMaximum'], rank: upper },
  ...['minLength', 'minItems', 'minProperties'].map((keyword) => ({ keywords: [keyword], rank: lower })),
  ...['maxLength', 'maxItems', 'maxProperties'].map((keyword) => ({ keywords: [keyword], rank: upper })),
];

/** Compares limits, steps and uniqueness. */
function compareLimits(base: Variant, head: Variant): Finding[] {
  if (base.facets.size === 0 && head.facets.size === 0) return [];
  return [
    ...GROUPS.flatMap(({ keywords, rank }) => {
      const [before, after] = [tightest(base, keywords, rank), tightest(head, keywords, rank)];
      if (!before && !after) return [];
      const tightening = before && after ? compareRanks(rank(after), rank(before)) : 1;
      if (tightening === 0) return [];
      const [old, now] = [before, after].map((limit) => `\`${limit?.keyword}\` ${limit?.value}`);
      const kind = tightening > 0 ? 'limit-narrowed' : 'limit-widened';
      return keywordChanged('limit', { base, head }, before, after, limitSentences(old, now), kind);
    }),
    ...compareSteps('multipleOf', base, head),
    ...compareSteps('uniqueItems', base, head),
  ];
}

function limitSentences(old = '', now = ''): Sentences {
  return { added: `${now} was added.`, removed: `${old} was removed.`, changed: `${old} became ${now}.` };
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

/** `uniqueItems` can only be added or removed, because `false` has no effect. */
function compareSteps(keyword: 'multipleOf' | 'uniqueItems', base: Variant, head: Variant): Finding[] {
  const [before, after] = [base.facets.get(keyword), head.facets.get(keyword)];
  const [old, now] = [before?.value, after?.value];
  if (sameJson(old, now)) return [];
  const areNumbers = typeof old === 'number' && typeof now === 'number';
  const narrows = areNumbers && isMultiple(now, old);
  const widens = areNumbers && isMultiple(old, now);
  const kind = narrows ? 'limit-narrowed' : widens ? 'limit-widened' : 'limit-changed';
  const [was, is] = [old, now].map((step) => `\`${keyword}\` ${showValue(step)}`);
  const sentences = { ...limitSentences(was, is), changed: `${was} became ${showValue(now)}.` };
  return [keywordChanged('limit', { base, head }, before, after, sentences, kind)];
}

/** Compares patterns as text, because the diff can't tell which of two matches more. */
function comparePatterns(base: Variant, head: Variant): Finding[] {
  const removed = base.patterns.filter(({ value }) => !head.patterns.some((other) => other.value === value));
  const added = head.patterns.filter(({ value }) => !base.patterns.some((other) => other.value === value));
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, index) => {
    const [before, after] = [removed[index], added[index]];
    const [old, now] = [showValue(before?.value), showValue(after?.value)];
    return keywordChanged('pattern', { base, head }, before, after, {
      added: `It now has to match the pattern ${now}.`,
      removed: `The pattern ${old} was removed.`,
      changed: `The pattern changed from ${old} to ${now}.`,
    });
  });
}

const WIDENING_FORMATS: ReadonlySet<string> = new Set(['int32 int64', 'float double']);

/** Compares formats, because generated clients and validators act on them. */
function compareFormats(base: Variant, head: Variant): Finding[] {
  const [before, after] = [base.facets.get('format'), head.facets.get('format')];
  if (sameJson(before?.value, after?.value)) return [];
  const [old, now] = [showValue(before?.value), showValue(after?.value)];
  const sentences = {
    added: `It now has to have the format ${now}.`,
    removed: `The format ${old} was removed.`,
    changed: `The format changed from ${old} to ${now}.`,
  };
  const widens = WIDENING_FORMATS.has(`${String(before?.value)} ${String(after?.value)}`);
  const narrows = WIDENING_FORMATS.has(`${String(after?.value)} ${String(before?.value)}`);
  const effect = widens ? 'widened' : narrows ? 'narrowed' : undefined;
  return [keywordChanged('format', { base, head }, before, after, sentences, 'format-changed', effect)];
}

/** Keywords that have no effect alone. Adding one can allow more or less, depending on the keywords beside it. */
const DEPENDENT: ReadonlySet<string> = new Set(['if', 'then', 'else', 'minContains', 'maxContains']);

/** Compares keywords such as `not` and `contains` as a whole, because the diff can't tell which of two allows more. */
function compareWhole(base: Variant, head: Variant, sameness: Sameness): Finding[] {
  return [...new Set([...base.facets.keys(), ...head.facets.keys()])].flatMap((keyword): Finding[] => {
    const [before, after] = [base.facets.get(keyword), head.facets.get(keyword)];
    if (!isUndecidable(keyword) || sameness.meansSame(before?.value, after?.value)) return [];
    const nodes = { base: before ?? base, head: after ?? head };
    const isPlain = !DEPENDENT.has(keyword);
    if (!before && isPlain) return [createFinding('constraint-added', nodes, `\`${keyword}\` was added.`)];
    if (!after && isPlain) return [createFinding('constraint-removed', nodes, `\`${keyword}\` was removed.`)];
    const what = `\`${keyword}\` changed, so it may allow more or less.`;
    return [createFinding('constraint-changed', nodes, what)];
  });
}
