import type { Json } from '../model/document.ts';
import { type ChangeKind, definitionOf } from './kinds.ts';

/** How bad a change is, from documentation only to something that breaks a correct program. */
export const LEVELS = ['documentation', 'safe', 'breaking'] as const;
export type Level = (typeof LEVELS)[number];

/** Who notices: those who send (requests, responses to deliveries), those who receive (responses, deliveries), or both. */
export type Audience = 'sends' | 'receives' | 'both';

export interface Where {
  /** JSON pointer into the base document; null if the node is new. */
  readonly base: string | null;
  /** JSON pointer into the head document; null if the node was removed. */
  readonly head: string | null;
  /** The first place as text, such as `getFund > response 2XX > application/json > available`. */
  readonly path: string;
  /** Every place as text: a shared component is reported once, with all its uses. */
  readonly paths: readonly string[];
}

export interface Change {
  readonly kind: ChangeKind;
  readonly level: Level;
  readonly audience: Audience;
  /** One sentence. */
  readonly what: string;
  readonly where: Where;
  /** The old value, if the change is about one value. */
  readonly before?: Json;
  readonly after?: Json;
  /** The ids of the unknowns that the change closes, narrows or reopens. */
  readonly gaps: readonly string[];
  /** The changes that an unknown excuses or explains. */
  readonly details: readonly string[];
}

/** The worse of two levels. */
export function worse(a: Level, b: Level): Level {
  return LEVELS.indexOf(a) >= LEVELS.indexOf(b) ? a : b;
}

/** The worst level of changes; `none` without changes. */
export function worstLevel(changes: readonly Change[]): Level | 'none' {
  return changes.reduce<Level | 'none'>(
    (worst, { level }) => (worst === 'none' ? level : worse(worst, level)),
    'none',
  );
}

const FALLBACK = 'Look at every place that uses it.';

/** What to do about a breaking change, in a sentence or two. */
export function adviceFor({ kind, audience }: Change): string {
  const { advice = FALLBACK } = definitionOf(kind);
  if (typeof advice === 'string') return advice;
  const sides = audience === 'both' ? (['sends', 'receives'] as const) : [audience];
  return sides.flatMap((side) => advice[side] ?? []).join(' ') || FALLBACK;
}
