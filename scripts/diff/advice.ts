import type { Change } from './change.ts';
import { kindOf } from './kinds.ts';

const LOOK = 'Look at every place that uses it.';

/** What to do about a change that breaks, in one sentence. */
export function adviceFor({ kind, audience }: Change): string {
  const { advice = LOOK } = kindOf(kind);
  if (typeof advice === 'string') return advice;
  const sides = audience === 'both' ? (['sends', 'receives'] as const) : [audience];
  return sides.flatMap((side) => advice[side] ?? []).join(' ') || LOOK;
}
