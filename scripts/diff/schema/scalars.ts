import type { Json } from '../../model/document.ts';
import { type Finding, finding } from '../finding.ts';
import { canonical, quoteValues, sameJson, showValue } from '../json.ts';
import type { Stated, Variant } from './node.ts';
import { satisfiesScalars } from './normalize.ts';

/** Compares lists of allowed values. If there is one (`isSettled`), other scalar keywords need no comparison. */
export function compareValues(base: Variant, head: Variant): { findings: Finding[]; isSettled: boolean } {
  const at = { base: base.values?.at ?? base.pointer, head: head.values?.at ?? head.pointer };
  const [before, after] = [base.values?.value, head.values?.value];
  if (!before && !after) return { findings: [], isSettled: false };
  if (before && after) return { findings: compareLists(before, after, at), isSettled: true };
  if (after) {
    const effect = after.every((value) => certainlyMatches(value, base)) ? 'narrowed' : 'breaking';
    const what = `Only ${quoteValues(after)} ${after.length === 1 ? 'is' : 'are'} allowed now.`;
    return { findings: [finding('enum-added', at, what, { effect, after: [...after] })], isSettled: true };
  }
  const values = before ?? [];
  const effect = values.every((value) => certainlyMatches(value, head)) ? 'widened' : 'breaking';
  const what = `Values other than ${quoteValues(values)} are now allowed.`;
  return { findings: [finding('enum-removed', at, what, { effect, before: [...values] })], isSettled: true };
}

/** Whether a string has a format is not worked out. */
function certainlyMatches(value: Json, variant: Variant): boolean {
  const isCertain = typeof value !== 'string' || !variant.facets.has('format');
  return isCertain && satisfiesScalars(value, variant);
}

function compareLists(
  before: readonly Json[],
  after: readonly Json[],
  at: { base: string; head: string },
): Finding[] {
  const [old, now] = [before, after].map((list) => new Set(list.map(canonical)));
  const added = after.filter((value) => !old?.has(canonical(value)));
  const removed = before.filter((value) => !now?.has(canonical(value)));
  return [
    ...(added.length > 0
      ? [finding('enum-values-added', at, sentence(added, 'added'), { after: added })]
      : []),
    ...(removed.length > 0
      ? [finding('enum-values-removed', at, sentence(removed, 'removed'), { before: removed })]
      : []),
  ];
}

function sentence(values: readonly Json[], verb: string): string {
  return `${values.length === 1 ? 'Value' : 'Values'} ${quoteValues(values)} ${values.length === 1 ? 'was' : 'were'} ${verb}.`;
}

/** Compares patterns as text, because which of two allows more is not worked out. An `allOf` can have several. */
export function comparePatterns(base: Variant, head: Variant): Finding[] {
  const removed = base.patterns.filter((one) => !head.patterns.some(({ value }) => value === one.value));
  const added = head.patterns.filter((one) => !base.patterns.some(({ value }) => value === one.value));
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, index) =>
    changedPattern(base, head, removed[index], added[index]),
  );
}

function changedPattern(
  base: Variant,
  head: Variant,
  before: Stated<string> | undefined,
  after: Stated<string> | undefined,
): Finding {
  const at = { base: before?.at ?? base.pointer, head: after?.at ?? head.pointer };
  const values = { before: before?.value, after: after?.value };
  const [old, now] = [before, after].map((pattern) => showValue(pattern?.value));
  if (!before) return finding('pattern-added', at, `It now has to match the pattern ${now}.`, values);
  if (!after) return finding('pattern-removed', at, `The pattern ${old} was removed.`, values);
  return finding('pattern-changed', at, `The pattern changed from ${old} to ${now}.`, values);
}

const WIDENING_FORMATS: ReadonlySet<string> = new Set(['int32 int64', 'float double']);

/** Compares formats, because generated clients and validators act on them. */
export function compareFormats(base: Variant, head: Variant): Finding[] {
  const [before, after] = [base.facets.get('format'), head.facets.get('format')];
  const values = { before: before?.value, after: after?.value };
  if (sameJson(values.before, values.after)) return [];
  const at = { base: before?.at ?? base.pointer, head: after?.at ?? head.pointer };
  const [old, now] = [showValue(values.before), showValue(values.after)];
  if (!before) return [finding('format-added', at, `It now has to have the format ${now}.`, values)];
  if (!after) return [finding('format-removed', at, `The format ${old} was removed.`, values)];
  const widens = WIDENING_FORMATS.has(`${String(before.value)} ${String(after.value)}`);
  const narrows = WIDENING_FORMATS.has(`${String(after.value)} ${String(before.value)}`);
  const effect = widens ? 'widened' : narrows ? 'narrowed' : 'breaking';
  return [finding('format-changed', at, `The format changed from ${old} to ${now}.`, { ...values, effect })];
}
