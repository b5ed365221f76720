import type { Json } from '../model/document.ts';
import { type Level, worse } from './change.ts';
import { type Aspect, type ChangeKind, definitionOf, type Effect } from './kinds.ts';

/** A change, before it is known whether its node is sent or received. */
export interface Finding {
  readonly kind: ChangeKind;
  readonly aspect: Aspect;
  /** The level if the node is sent. */
  readonly sends: Level;
  /** The level if the node is received. */
  readonly receives: Level;
  readonly what: string;
  /** The path from the compared node to the change. */
  readonly path: readonly string[];
  readonly base: string | null;
  readonly head: string | null;
  readonly before?: Json;
  readonly after?: Json;
  readonly gaps?: readonly string[];
  readonly details?: readonly string[];
  /** True if what was lost was itself unknown, so that an unknown that closes excuses the loss. */
  readonly isLossOfUnknown?: boolean;
  /** The branches of `anyOf` or `oneOf` that differ, if it is about a pair of these. */
  readonly alternative?: { readonly base: string | undefined; readonly head: string | undefined };
  /** The number of schemas between the compared node and the change. */
  readonly depth: number;
}

const LEVELS_OF_EFFECT: Record<Effect, { sends: Level; receives: Level }> = {
  narrowed: { sends: 'breaking', receives: 'safe' },
  widened: { sends: 'safe', receives: 'breaking' },
  breaking: { sends: 'breaking', receives: 'breaking' },
  harmless: { sends: 'safe', receives: 'safe' },
  note: { sends: 'documentation', receives: 'documentation' },
};

/** The places of a finding in both documents; null if the node is new or was removed. */
interface Places {
  readonly base: string | null;
  readonly head: string | null;
}

interface Details {
  /** Default: the effect of the kind. */
  readonly effect?: Effect | { readonly sends: Level; readonly receives: Level };
  readonly aspect?: Aspect;
  readonly path?: readonly string[];
  readonly before?: Json | undefined;
  readonly after?: Json | undefined;
  readonly gaps?: readonly string[];
  readonly details?: readonly string[];
  readonly isLossOfUnknown?: boolean;
}

/** Creates a finding about the compared node. Its kind defines the effect and the aspect, unless given. */
export function finding(kind: ChangeKind, at: Places & Details, what: string, more: Details = {}): Finding {
  const { effect: usual, aspect: about = 'fixed' } = definitionOf(kind);
  const { base, head, effect = usual, aspect = about, path = [], ...rest } = { ...at, ...more };
  const said = Object.entries(rest).filter(([, value]) => value !== undefined && value !== false);
  const levels = typeof effect === 'string' ? LEVELS_OF_EFFECT[effect] : effect;
  return { kind, aspect, ...levels, what, path, base, head, depth: 0, ...Object.fromEntries(said) };
}

/** The same findings at a longer path. */
export function named(segments: readonly string[], findings: readonly Finding[]): readonly Finding[] {
  if (segments.length === 0) return findings;
  return findings.map((inner) => ({ ...inner, path: [...segments, ...inner.path] }));
}

/** True for a finding that is about more than documentation. */
export function isMaterial({ sends, receives }: Finding): boolean {
  return worse(sends, receives) !== 'documentation';
}
