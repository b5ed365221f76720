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
    const effect = isNarrower ? 'narrowed' : 'breaking';
    const after = [...head.values.value];
    return {
      findings: [
        finding(
          'enum-added',
          at,
          `Only ${showValues(head.values.value)} ${head.values.value.length === 1 ? 'is' : 'are'} allowed; it was open before.`,
          { effect, after },
        ),
      ],
      isSettled: true,
    };
  }
  const values = base.values?.value ?? [];
  const effect = values.every((value) => surelyKeeps(value, head)) ? 'widened' : 'breaking';
  return {
    findings: [
      finding('enum-removed', at, `Other values than ${showValues(values)} are allowed.`, {
        effect,
        before: [...values],
      }),
    ],
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
    findings.push(finding('enum-values-added', at, what, { after: added }));
  }
  if (removed.length > 0) {
    const what = `${plural(removed, 'Value', 'Values')} ${showValues(removed)} ${removed.length === 1 ? 'was' : 'were'} removed.`;
    findings.push(finding('enum-values-removed', at, what, { before: removed }));
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
    return finding('pattern-added', places, `It has to match the pattern ${showValue(after?.value)}.`, {
      ...values,
    });
  }
  if (!after) {
    return finding('pattern-removed', places, `The pattern ${showValue(before.value)} was removed.`, {
      ...values,
    });
  }
  const what = `The pattern changed from ${showValue(before.value)} to ${showValue(after.value)}.`;
  return finding('pattern-changed', places, what, { ...values });
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
    return [finding('format-added', at, `The format ${showValue(now)} is asked for.`, { after: now })];
  }
  if (now === undefined) {
    return [
      finding('format-removed', at, `The format ${showValue(old)} is no longer asked for.`, { before: old }),
    ];
  }
  const widens = WIDENING_FORMATS.has(`${String(old)} ${String(now)}`);
  const narrows = WIDENING_FORMATS.has(`${String(now)} ${String(old)}`);
  const effect = widens ? 'widened' : narrows ? 'narrowed' : 'breaking';
  return [
    finding('format-changed', at, `The format changed from ${showValue(old)} to ${showValue(now)}.`, {
      effect,
      before: old,
      after: now,
    }),
  ];
}
