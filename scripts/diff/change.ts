import type { Json } from '../model/document.ts';
import type { ChangeKind } from './kinds.ts';

/** How bad a change is, from nothing but words to something that stops a correct program from working. */
export const LEVELS = ['documentation', 'safe', 'breaking'] as const;
export type Level = (typeof LEVELS)[number];

/** Who notices: whoever sends (requests, answers to a delivery), whoever receives (responses, deliveries), or both. */
export type Audience = 'sends' | 'receives' | 'both';

export interface Where {
  /** JSON pointer into the base document, null where the node is new. */
  readonly base: string | null;
  /** JSON pointer into the head document, null where the node is gone. */
  readonly head: string | null;
  /** The first place in words, such as `getFund > response 2XX > application/json > available`. */
  readonly path: string;
  /** Every place in words: a shared component is reported once, with all that it touches. */
  readonly paths: readonly string[];
}

export interface Change {
  readonly kind: ChangeKind;
  readonly level: Level;
  readonly audience: Audience;
  /** One sentence. */
  readonly what: string;
  readonly where: Where;
  /** The value before, where one value says it. */
  readonly before?: Json;
  readonly after?: Json;
  /** Ids of the gaps that the change closes, narrows or reopens. */
  readonly gaps: readonly string[];
  /** What became known or unknown with a gap. */
  readonly details: readonly string[];
}

/** The worse of two levels. */
export function worse(a: Level, b: Level): Level {
  return LEVELS.indexOf(a) >= LEVELS.indexOf(b) ? a : b;
}

/** The worst level among changes, `none` when there are none. */
export function worstLevel(changes: readonly Change[]): Level | 'none' {
  return changes.reduce<Level | 'none'>(
    (worst, { level }) => (worst === 'none' ? level : worse(worst, level)),
    'none',
  );
}
