import { createFinding, type Nodes } from '../finding.ts';
import type { Reporter } from './differences.ts';
import type { Site, Variant } from './node.ts';

/** Compares items: by position up to the end of `prefixItems`, then the rest. */
export function compareArrays(reporter: Reporter, base: Variant, head: Variant): void {
  const positions = Math.max(base.prefixItems.length, head.prefixItems.length);
  for (let index = 0; index < positions; index += 1) {
    const [before, after] = [base, head].map(({ prefixItems, items }) => prefixItems[index] ?? items);
    compareItems(reporter, `[${index}]`, before, after, { base, head });
  }
  compareItems(reporter, '[]', base.items, head.items, { base, head });
}

/** If one side doesn't describe items, the finding belongs to the array, which may reference an unknown. */
function compareItems(
  reporter: Reporter,
  segment: string,
  before: readonly Site[] | undefined,
  after: readonly Site[] | undefined,
  nodes: Nodes,
): void {
  if (before && after) return reporter.below(segment, before, after);
  if (after && !reporter.schemas.allowsAnything('head', after)) {
    const what = `Items were unconstrained; each is now ${reporter.schemas.describe('head', after)}.`;
    const pair = { base: nodes.base, head: after[0] ?? nodes.head };
    reporter.add(createFinding('type-restricted', pair, what, { path: [segment] }));
  }
  if (before && !reporter.schemas.allowsAnything('base', before)) {
    const what = `Each item was ${reporter.schemas.describe('base', before)}; items are now unconstrained.`;
    const pair = { base: before[0] ?? nodes.base, head: nodes.head };
    reporter.add(createFinding('type-unrestricted', pair, what, { path: [segment] }));
  }
}
