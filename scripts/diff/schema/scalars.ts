import type { Json } from '../../model/document.ts';
import { type Finding, createFinding } from '../finding.ts';
import { canonical, quoteValues, sameJson, showValue } from '../json.ts';
import type { KeywordValue, Variant } from './node.ts';
import { satisfiesScalars } from './normalize.ts';

/** Compares lists of allowed values. */
export function compareValues(base: Variant, head: Variant): Finding[] {
  const pointers = { base: base.values?.pointer ?? base.pointer, head: head.values?.pointer ?? head.pointer };
  const [before, after] = [base.values?.value, head.values?.value];
  if (before && after) return compareLists(before, after, pointers);
  if (after) {
    const effect = after.every((value) => certainlyMatches(value, base)) ? 'narrowed' : 'breaking';
    const what = `Only ${quoteValues(after)} ${after.length === 1 ? 'is' : 'are'} allowed now.`;
    return [createFinding('enum-added', pointers, what, { effect, after: [...after] })];
  }
  if (before) {
    const effect = before.every((value) => certainlyMatches(value, head)) ? 'widened' : 'breaking';
    const what = `Values other than ${quoteValues(before)} are now allowed.`;
    return [createFinding('enum-removed', pointers, what, { effect, before: [...before] })];
  }
  return [];
}

/** Whether a string has a format is not worked out. */
function certainlyMatches(value: Json, variant: Variant): boolean {
  const isCertain = typeof value !== 'string' || !variant.facets.has('format');
  return isCertain && satisfiesScalars(value, variant);
}

function compareLists(
  before: readonly Json[],
  after: readonly Json[],
  pointers: { base: string; head: string },
): Finding[] {
  const [old, now] = [before, after].map((list) => new Set(list.map(canonical)));
  const added = after.filter((value) => !old?.has(canonical(value)));
  const removed = before.filter((value) => !now?.has(canonical(value)));
  return [
    ...(added.length > 0
      ? [createFinding('enum-values-added', pointers, sentence(added, 'added'), { after: added })]
      : []),
    ...(removed.length > 0
      ? [createFinding('enum-values-removed', pointers, sentence(removed, 'removed'), { before: removed })]
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
  before: KeywordValue<string> | undefined,
  after: KeywordValue<string> | undefined,
): Finding {
  const pointers = { base: before?.pointer ?? base.pointer, head: after?.pointer ?? head.pointer };
  const values = { before: before?.value, after: after?.value };
  const [old, now] = [before, after].map((pattern) => showValue(pattern?.value));
  if (!before)
    return createFinding('pattern-added', pointers, `It now has to match the pattern ${now}.`, values);
  if (!after) return createFinding('pattern-removed', pointers, `The pattern ${old} was removed.`, values);
  return createFinding('pattern-changed', pointers, `The pattern changed from ${old} to ${now}.`, values);
}

const WIDENING_FORMATS: ReadonlySet<string> = new Set(['int32 int64', 'float double']);

/** Compares formats, because generated clients and validators act on them. */
export function compareFormats(base: Variant, head: Variant): Finding[] {
  const [before, after] = [base.facets.get('format'), head.facets.get('format')];
  const values = { before: before?.value, after: after?.value };
  if (sameJson(values.before, values.after)) return [];
  const pointers = { base: before?.pointer ?? base.pointer, head: after?.pointer ?? head.pointer };
  const [old, now] = [showValue(values.before), showValue(values.after)];
  if (!before)
    return [createFinding('format-added', pointers, `It now has to have the format ${now}.`, values)];
  if (!after) return [createFinding('format-removed', pointers, `The format ${old} was removed.`, values)];
  const widens = WIDENING_FORMATS.has(`${String(before.value)} ${String(after.value)}`);
  const narrows = WIDENING_FORMATS.has(`${String(after.value)} ${String(before.value)}`);
  const effect = widens ? 'widened' : narrows ? 'narrowed' : 'breaking';
  return [
    createFinding('format-changed', pointers, `The format changed from ${old} to ${now}.`, {
      ...values,
      effect,
    }),
  ];
}
