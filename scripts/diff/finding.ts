import type { Json } from '../model/document.ts';
import { type Level, worse } from './change.ts';
import type { ChangeKind } from './kinds.ts';

/**
 * What a finding is about, as far as gaps go: a gap of a kind excuses findings of some of these and no others (see
 * `gaps.ts`). `fixed` is excused by none.
 */
export type Aspect =
  | 'unknown'
  | 'members'
  | 'presence'
  | 'values'
  | 'types'
  | 'limit'
  | 'default'
  | 'status'
  | 'body'
  | 'header'
  | 'parameter'
  | 'address'
  | 'security'
  | 'fixed';

/** What a change does to the set of what is allowed, or for whom it breaks at once: `breaking` is so in both directions. */
export type Effect = 'narrowed' | 'widened' | 'breaking' | 'harmless' | 'note';

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
  /** True where what was lost was itself not known, so that a gap that closes accounts for its loss. */
  readonly wasUnknown?: boolean;
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

export interface FindingInput {
  kind: ChangeKind;
  effect: Effect | { sends: Level; receives: Level };
  what: string;
  base: string | null;
  head: string | null;
  aspect?: Aspect;
  path?: readonly string[];
  before?: Json | undefined;
  after?: Json | undefined;
  gaps?: readonly string[];
  details?: readonly string[];
  wasUnknown?: boolean;
}

/** Makes a finding at the compared node itself. */
export function finding(input: FindingInput): Finding {
  const {
    kind,
    effect,
    what,
    base,
    head,
    aspect = 'fixed',
    path = [],
    before,
    after,
    gaps,
    details,
    wasUnknown,
  } = input;
  return {
    kind,
    aspect,
    ...(typeof effect === 'string' ? LEVELS_OF_EFFECT[effect] : effect),
    what,
    path,
    base,
    head,
    depth: 0,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
    ...(gaps === undefined ? {} : { gaps }),
    ...(details === undefined ? {} : { details }),
    ...(wasUnknown ? { wasUnknown } : {}),
  };
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
