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
  readonly before: Json | undefined;
  readonly after: Json | undefined;
  readonly gaps: readonly string[];
  readonly details: readonly string[];
  /** True if what was removed was itself marked as unknown, so that closing the unknown excuses the removal. */
  readonly isLossOfUnknown: boolean;
  /** The compared branches of `anyOf` or `oneOf`, if the finding is about such a pair. */
  readonly alternative: { readonly base: string | undefined; readonly head: string | undefined } | undefined;
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

/** The nodes of both documents that a finding is about; undefined if the node is new or was removed. */
export interface Nodes {
  readonly base: Located | undefined;
  readonly head: Located | undefined;
}

interface Located {
  readonly pointer: string;
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

/** Creates a finding about the compared node. The kind defines its effect and its aspect, unless `more` does. */
export function createFinding(kind: ChangeKind, nodes: Nodes, what: string, more: Details = {}): Finding {
  const definition = definitionOf(kind);
  const { effect = definition.effect, aspect = definition.aspect ?? 'fixed' } = more;
  const { sends, receives } = typeof effect === 'string' ? LEVELS_OF_EFFECT[effect] : effect;
  return {
    kind,
    aspect,
    sends,
    receives,
    what,
    path: more.path ?? [],
    base: nodes.base?.pointer ?? null,
    head: nodes.head?.pointer ?? null,
    before: more.before,
    after: more.after,
    gaps: more.gaps ?? [],
    details: more.details ?? [],
    isLossOfUnknown: more.isLossOfUnknown ?? false,
    alternative: undefined,
    depth: 0,
  };
}

/** Prepends segments to the findings' paths. */
export function prefixPaths(segments: readonly string[], findings: readonly Finding[]): readonly Finding[] {
  if (segments.length === 0) return findings;
  return findings.map((inner) => ({ ...inner, path: [...segments, ...inner.path] }));
}

/** True unless the finding is only about documentation. */
export function isMaterial({ sends, receives }: Finding): boolean {
  return worse(sends, receives) !== 'documentation';
}
