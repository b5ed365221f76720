import type { Json } from '../model/document.ts';
import { type Level, worse } from './change.ts';
import { type Aspect, type ChangeKind, type Effect, kindOf } from './kinds.ts';

/** A change before it is known in which direction its node is used. */
export interface Finding {
  readonly kind: ChangeKind;
  readonly aspect: Aspect;
  /** Level where the node is sent. */
  readonly sends: Level;
  /** Level where the node is received. */
  readonly receives: Level;
  readonly what: string;
  /** Names from the compared node down to the change. */
  readonly path: readonly string[];
  readonly base: string | null;
  readonly head: string | null;
  readonly before?: Json;
  readonly after?: Json;
  readonly gaps?: readonly string[];
  readonly details?: readonly string[];
  /** True if what was lost was itself unknown, so that an unknown that closes excuses the loss. */
  readonly isLossOfUnknown?: boolean;
  /** Number of nodes between the compared one and the one that changed. */
  readonly depth: number;
}

const LEVELS_OF_EFFECT: Record<Effect, { sends: Level; receives: Level }> = {
  narrowed: { sends: 'breaking', receives: 'safe' },
  widened: { sends: 'safe', receives: 'breaking' },
  breaking: { sends: 'breaking', receives: 'breaking' },
  harmless: { sends: 'safe', receives: 'safe' },
  note: { sends: 'documentation', receives: 'documentation' },
};

/** Where a finding stands in both documents; null where the node is new, or gone. */
interface Places {
  readonly base: string | null;
  readonly head: string | null;
}

interface Details {
  /** Where it is not that of the kind. */
  readonly effect?: Effect | { readonly sends: Level; readonly receives: Level };
  readonly aspect?: Aspect;
  readonly path?: readonly string[];
  readonly before?: Json | undefined;
  readonly after?: Json | undefined;
  readonly gaps?: readonly string[];
  readonly details?: readonly string[];
  readonly isLossOfUnknown?: boolean;
}

/** Makes a finding at the compared node itself, with the effect and the aspect of its kind unless it has its own. */
export function finding(kind: ChangeKind, at: Places & Details, what: string, more: Details = {}): Finding {
  const own = kindOf(kind);
  const {
    base,
    head,
    effect = own.effect,
    aspect = own.aspect,
    path = [],
    ...rest
  } = {
    ...at,
    ...more,
  };
  const said = Object.entries(rest).filter(([, value]) => value !== undefined && value !== false);
  const levels = typeof effect === 'string' ? LEVELS_OF_EFFECT[effect] : effect;
  return { kind, aspect, ...levels, what, path, base, head, depth: 0, ...Object.fromEntries(said) };
}

/** The same findings under further names, without going down a node. */
export function named(segments: readonly string[], findings: readonly Finding[]): readonly Finding[] {
  if (segments.length === 0) return findings;
  return findings.map((inner) => ({ ...inner, path: [...segments, ...inner.path] }));
}

/** True where a finding says more than words. */
export function isMaterial({ sends, receives }: Finding): boolean {
  return worse(sends, receives) !== 'documentation';
}
