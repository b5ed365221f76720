import type { Change } from './change.ts';
import { definitionOf } from './kinds.ts';

const FALLBACK = 'Look at every place that uses it.';

/** What to do about a breaking change, in a sentence or two. */
export function adviceFor({ kind, audience }: Change): string {
  const { advice = FALLBACK } = definitionOf(kind);
  if (typeof advice === 'string') return advice;
  const sides = audience === 'both' ? (['sends', 'receives'] as const) : [audience];
  return sides.flatMap((side) => advice[side] ?? []).join(' ') || FALLBACK;
}
