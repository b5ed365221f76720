import type { Json } from '../model/document.ts';
import { type ChangeKind, definitionOf } from './kinds.ts';

/** In ascending order. `breaking` means that a correct program can fail. */
export const LEVELS = ['documentation', 'safe', 'breaking'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * The affected side: senders (of requests, and of responses to deliveries), receivers (of responses, and of
 * deliveries), or both.
 */
export type Audience = 'sends' | 'receives' | 'both';

export interface Where {
  /** JSON pointer into the base document; null if the node is new. */
  readonly base: string | null;
  /** JSON pointer into the head document; null if the node was removed. */
  readonly head: string | null;
  /** The first place as text, such as `getFund > response 2XX > application/json > available`. */
  readonly path: string;
  /** Every place as text, because a shared component is reported once with all its uses. */
  readonly paths: readonly string[];
}

export interface Change {
  readonly kind: ChangeKind;
  readonly level: Level;
  readonly audience: Audience;
  /** One sentence about the change. */
  readonly what: string;
  readonly where: Where;
  /** The old value, if the change is about one value. */
  readonly before?: Json;
  readonly after?: Json;
  /** The IDs of the unknowns that the change closes, narrows or reopens. */
  readonly gaps: readonly string[];
  /** The changes that an unknown excuses or explains. */
  readonly details: readonly string[];
}

export function worse(a: Level, b: Level): Level {
  return LEVELS.indexOf(a) >= LEVELS.indexOf(b) ? a : b;
}

/** Returns `none` if there are no changes. */
export function worstLevel(changes: readonly Change[]): Level | 'none' {
  return changes.reduce<Level | 'none'>(
    (worst, { level }) => (worst === 'none' ? level : worse(worst, level)),
    'none',
  );
}

const FALLBACK = 'Look at every place that uses it.';

/** One or two sentences about fixing a program that the change breaks. */
export function adviceFor({ kind, audience }: Change): string {
  const { advice = FALLBACK } = definitionOf(kind);
  if (typeof advice === 'string') return advice;
  const sides = audience === 'both' ? (['sends', 'receives'] as const) : [audience];
  return sides.flatMap((side) => advice[side] ?? []).join(' ') || FALLBACK;
}
