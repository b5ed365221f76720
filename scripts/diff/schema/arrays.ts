import { finding } from '../finding.ts';
import type { Comparison } from './comparison.ts';
import type { Site, Variant } from './node.ts';

/** Compares items: position by position as far as `prefixItems` goes, then the rest. */
export function compareArrays(comparison: Comparison, base: Variant, head: Variant): void {
  const positions = Math.max(base.prefixItems.length, head.prefixItems.length);
  const at = { base: base.pointer, head: head.pointer };
  for (let index = 0; index < positions; index += 1) {
    const [before, after] = [base, head].map(({ prefixItems, items }) => prefixItems[index] ?? items);
    compareItems(comparison, `[${index}]`, before, after, at);
  }
  compareItems(comparison, '[]', base.items, head.items, at);
}

/** If one side says nothing about items, the finding belongs to the array, which may name an unknown. */
function compareItems(
  comparison: Comparison,
  segment: string,
  before: readonly Site[] | undefined,
  after: readonly Site[] | undefined,
  at: { base: string; head: string },
): void {
  if (before && after) return comparison.below(segment, before, after);
  if (after && !comparison.isUnknown('head', after)) {
    const what = `Items were unconstrained; each is now ${comparison.describe('head', after)}.`;
    const places = { base: at.base, head: after[0]?.pointer ?? at.head };
    comparison.add(finding('type-restricted', places, what, { path: [segment] }));
  }
  if (before && !comparison.isUnknown('base', before)) {
    const what = `Each item was ${comparison.describe('base', before)}; items are now unconstrained.`;
    const places = { base: before[0]?.pointer ?? at.base, head: at.head };
    comparison.add(finding('type-unrestricted', places, what, { path: [segment] }));
  }
}
