import { createFinding } from '../finding.ts';
import type { Reporter } from './differences.ts';
import type { Site, Variant } from './node.ts';

/** Compares items: position by position as far as `prefixItems` goes, then the rest. */
export function compareArrays(reporter: Reporter, base: Variant, head: Variant): void {
  const positions = Math.max(base.prefixItems.length, head.prefixItems.length);
  const pointers = { base: base.pointer, head: head.pointer };
  for (let index = 0; index < positions; index += 1) {
    const [before, after] = [base, head].map(({ prefixItems, items }) => prefixItems[index] ?? items);
    compareItems(reporter, `[${index}]`, before, after, pointers);
  }
  compareItems(reporter, '[]', base.items, head.items, pointers);
}

/** If one side says nothing about items, the finding belongs to the array, which may name an unknown. */
function compareItems(
  reporter: Reporter,
  segment: string,
  before: readonly Site[] | undefined,
  after: readonly Site[] | undefined,
  pointers: { base: string; head: string },
): void {
  if (before && after) return reporter.below(segment, before, after);
  if (after && !reporter.schemas.allowsAnything('head', after)) {
    const what = `Items were unconstrained; each is now ${reporter.schemas.describe('head', after)}.`;
    const places = { base: pointers.base, head: after[0]?.pointer ?? pointers.head };
    reporter.add(createFinding('type-restricted', places, what, { path: [segment] }));
  }
  if (before && !reporter.schemas.allowsAnything('base', before)) {
    const what = `Each item was ${reporter.schemas.describe('base', before)}; items are now unconstrained.`;
    const places = { base: before[0]?.pointer ?? pointers.base, head: pointers.head };
    reporter.add(createFinding('type-unrestricted', places, what, { path: [segment] }));
  }
}
