import { finding } from '../finding.ts';
import type { Comparison } from './comparison.ts';
import type { Site, Variant } from './node.ts';

/** Compares items, position by position where `prefixItems` gives positions a schema of their own. */
export function compareArrays(comparison: Comparison, base: Variant, head: Variant): void {
  const positions = Math.max(base.prefixItems.length, head.prefixItems.length);
  for (let index = 0; index < positions; index += 1) {
    compareItems(
      comparison,
      `[${index}]`,
      { sites: base.prefixItems[index] ?? base.items, pointer: base.pointer },
      { sites: head.prefixItems[index] ?? head.items, pointer: head.pointer },
    );
  }
  compareItems(
    comparison,
    '[]',
    { sites: base.items, pointer: base.pointer },
    { sites: head.items, pointer: head.pointer },
  );
}

interface Items {
  sites: readonly Site[] | undefined;
  pointer: string;
}

/** An array that says nothing of its items is itself the node that knew, or knows, nothing. */
function compareItems(comparison: Comparison, segment: string, base: Items, head: Items): void {
  if (base.sites && head.sites) {
    comparison.below(segment, base.sites, head.sites);
    return;
  }
  if (!base.sites && head.sites && !comparison.isUnknown('head', head.sites)) {
    const what = `Items were anything and are ${comparison.describe('head', head.sites)} now.`;
    comparison.add(
      finding('type-restricted', { base: base.pointer, head: head.sites[0]?.pointer ?? head.pointer }, what, {
        path: [segment],
      }),
    );
  }
  if (base.sites && !head.sites && !comparison.isUnknown('base', base.sites)) {
    const what = `Items were ${comparison.describe('base', base.sites)} and may be anything now.`;
    comparison.add(
      finding(
        'type-unrestricted',
        { base: base.sites[0]?.pointer ?? base.pointer, head: head.pointer },
        what,
        { path: [segment] },
      ),
    );
  }
}
