import type { Json } from '../../model/document.ts';
import { type Finding, finding } from '../finding.ts';
import { canonical, quoteList, sameJson, showValue } from '../json.ts';
import type { Stated, Variant } from './node.ts';
import { satisfiesScalars } from './settle.ts';

/** Compares lists of allowed values. True as second member where a list settles the comparison of scalars. */
export function compareValues(base: Variant, head: Variant): { findings: Finding[]; isSettled: boolean } {
  const at = { base: base.values?.at ?? base.pointer, head: head.values?.at ?? head.pointer };
  if (!base.values && !head.values) return { findings: [], isSettled: false };
  if (base.values && head.values) {
    return { findings: compareLists(base.values.value, head.values.value, at), isSettled: true };
  }
  if (head.values) {
    const isNarrower = head.values.value.every((value) => surelyKeeps(value, base));
    const what = `Only ${showValues(head.values.value)} ${head.values.value.length === 1 ? 'is' : 'are'} allowed; it was open before.`;
    const effect = isNarrower ? 'narrowed' : 'breaking';
    const after = [...head.values.value];
    return {
      findings: [finding({ kind: 'enum-added', aspect: 'values', effect, what, ...at, after })],
      isSettled: true,
    };
  }
  const values = base.values?.value ?? [];
  const effect = values.every((value) => surelyKeeps(value, head)) ? 'widened' : 'breaking';
  const what = `Other values than ${showValues(values)} are allowed.`;
  return {
    findings: [finding({ kind: 'enum-removed', aspect: 'values', effect, what, ...at, before: [...values] })],
    isSettled: true,
  };
}

/** Whether a text keeps a format is not worked out. */
function surelyKeeps(value: Json, variant: Variant): boolean {
  const isSure = typeof value !== 'string' || !variant.facets.has('format');
  return isSure && satisfiesScalars(value, variant);
}

function showValues(values: readonly Json[]): string {
  return quoteList(values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))));
}

function compareLists(
  before: readonly Json[],
  after: readonly Json[],
  at: { base: string; head: string },
): Finding[] {
  const old = new Set(before.map(canonical));
  const now = new Set(after.map(canonical));
  const added = after.filter((value) => !old.has(canonical(value)));
  const removed = before.filter((value) => !now.has(canonical(value)));
  const findings: Finding[] = [];
  if (added.length > 0) {
    const what = `${plural(added, 'Value', 'Values')} ${showValues(added)} ${added.length === 1 ? 'was' : 'were'} added.`;
    findings.push(
      finding({ kind: 'enum-values-added', aspect: 'values', effect: 'widened', what, ...at, after: added }),
    );
  }
  if (removed.length > 0) {
    const what = `${plural(removed, 'Value', 'Values')} ${showValues(removed)} ${removed.length === 1 ? 'was' : 'were'} removed.`;
    findings.push(finding({ kind: 'enum-values-removed', effect: 'narrowed', what, ...at, before: removed }));
  }
  return findings;
}

function plural(list: readonly unknown[], one: string, many: string): string {
  return list.length === 1 ? one : many;
}

/**
 * Compares patterns by their text: which of two allows more is not worked out. Several of them, from an `allOf`, are
 * matched one to one where they are the same.
 */
export function comparePatterns(base: Variant, head: Variant): Finding[] {
  const gone = base.patterns.filter((one) => !head.patterns.some(({ value }) => value === one.value));
  const come = head.patterns.filter((one) => !base.patterns.some(({ value }) => value === one.value));
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, index) =>
    changedPattern(base, head, gone[index], come[index]),
  );
}

function changedPattern(
  base: Variant,
  head: Variant,
  before: Stated<string> | undefined,
  after: Stated<string> | undefined,
): Finding {
  const places = { base: before?.at ?? base.pointer, head: after?.at ?? head.pointer };
  const values = { before: before?.value, after: after?.value };
  if (!before) {
    const what = `It has to match the pattern ${showValue(after?.value)}.`;
    return finding({
      kind: 'pattern-added',
      aspect: 'values',
      effect: 'narrowed',
      what,
      ...places,
      ...values,
    });
  }
  if (!after) {
    const what = `The pattern ${showValue(before.value)} was removed.`;
    return finding({
      kind: 'pattern-removed',
      aspect: 'values',
      effect: 'widened',
      what,
      ...places,
      ...values,
    });
  }
  const what = `The pattern changed from ${showValue(before.value)} to ${showValue(after.value)}.`;
  return finding({ kind: 'pattern-changed', effect: 'breaking', what, ...places, ...values });
}

const WIDENING_FORMATS: ReadonlySet<string> = new Set(['int32 int64', 'float double']);

/** Compares formats, which generated clients and validators act on. */
export function compareFormats(base: Variant, head: Variant): Finding[] {
  const before = base.facets.get('format');
  const after = head.facets.get('format');
  if (sameJson(before?.value, after?.value)) return [];
  const at = { base: before?.at ?? base.pointer, head: after?.at ?? head.pointer };
  const [old, now] = [before?.value, after?.value];
  if (old === undefined) {
    const what = `The format ${showValue(now)} is asked for.`;
    return [finding({ kind: 'format-added', aspect: 'values', effect: 'narrowed', what, ...at, after: now })];
  }
  if (now === undefined) {
    const what = `The format ${showValue(old)} is no longer asked for.`;
    return [
      finding({ kind: 'format-removed', aspect: 'values', effect: 'widened', what, ...at, before: old }),
    ];
  }
  const widens = WIDENING_FORMATS.has(`${String(old)} ${String(now)}`);
  const narrows = WIDENING_FORMATS.has(`${String(now)} ${String(old)}`);
  const what = `The format changed from ${showValue(old)} to ${showValue(now)}.`;
  const effect = widens ? 'widened' : narrows ? 'narrowed' : 'breaking';
  return [finding({ kind: 'format-changed', effect, what, ...at, before: old, after: now })];
}
