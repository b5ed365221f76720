import type { Json } from '../../model/document.ts';
import { type DocumentView, type Placed, pointerTo } from '../document-view.ts';
import type { Finding, Nodes } from '../finding.ts';
import { type GapNode, type GapPolicy, NO_GAPS } from '../gaps.ts';
import { objectOf, stringsOf } from '../json.ts';
import type { Sameness } from '../sameness.ts';
import type { SchemaComparer } from '../schema/comparer.ts';

/** The same node in both documents. */
export interface Pair {
  readonly base: Placed;
  readonly head: Placed;
}

/** State shared by the comparisons of all parts of the documents. */
export class Walk {
  readonly views: { readonly base: DocumentView; readonly head: DocumentView };
  readonly schemas: SchemaComparer;
  readonly sameness: Sameness;
  readonly policy: GapPolicy;
  readonly openCallbacks = new Set<string>();
  readonly #done = new Map<string, readonly Finding[]>();
  readonly #firstNodes = new Map<string, Nodes>();

  constructor(
    views: { readonly base: DocumentView; readonly head: DocumentView },
    schemas: SchemaComparer,
    sameness: Sameness,
    policy: GapPolicy,
  ) {
    this.views = views;
    this.schemas = schemas;
    this.sameness = sameness;
    this.policy = policy;
  }

  /** Follows the references of two nodes, or of their values under a key. */
  pair(base: Placed, head: Placed, key?: string): Pair {
    const follow = (side: 'base' | 'head', placed: Placed): Placed => {
      const { value, pointer } = key === undefined ? placed : member(placed, key);
      return this.views[side].follow(value, pointer);
    };
    return { base: follow('base', base), head: follow('head', head) };
  }

  /** Compares a pair of components once, however often it is used. */
  once(purpose: string, pair: Pair, compare: () => readonly Finding[]): readonly Finding[] {
    if (this.sameness.isSame(pair.base, pair.head)) return [];
    // Hardly any other pair is compared more than once.
    if (!pair.base.pointer.startsWith('/components/')) return compare();
    const key = `${purpose} ${pair.base.pointer} -> ${pair.head.pointer}`;
    const findings = this.#done.get(key) ?? compare();
    this.#done.set(key, findings);
    return findings;
  }

  /** The nodes of the first finding about a subject, so that a change of many nodes is reported once. */
  firstNodes(subject: string, nodes: Nodes): Nodes {
    const first = this.#firstNodes.get(subject) ?? nodes;
    this.#firstNodes.set(subject, first);
    return first;
  }
}

export interface Matched<T> {
  readonly pairs: readonly { readonly base: T; readonly head: T }[];
  readonly removed: readonly T[];
  readonly added: readonly T[];
}

/** Pairs the entries of two maps by key. */
export function matchKeys<T>(base: ReadonlyMap<string, T>, head: ReadonlyMap<string, T>): Matched<T> {
  const pairs: { base: T; head: T }[] = [];
  const removed: T[] = [];
  for (const [key, old] of base) {
    const now = head.get(key);
    if (now === undefined) removed.push(old);
    else pairs.push({ base: old, head: now });
  }
  const added: T[] = [];
  for (const [key, now] of head) if (!base.has(key)) added.push(now);
  return { pairs, removed, added };
}

/** An object's value under a key, with its place. The value is null if there is none. */
export function member(placed: Placed, key: string): Placed {
  return { value: objectOf(placed.value)[key] ?? null, pointer: pointerTo(placed.pointer, key) };
}

/** An OpenAPI object with the unknowns that it references itself. */
export function gapNode({ value, pointer }: Placed, isUndocumented = false): GapNode {
  const ids = stringsOf(objectOf(value)['x-gap']);
  const gaps = ids.length === 0 ? NO_GAPS : new Map(ids.map((id) => [id, pointer]));
  return { gaps, pointer, isUndocumented };
}

/** The schema of an OpenAPI object as sites; none if it has no schema. */
export function schemaSites(placed: Placed): Placed<Json>[] {
  const schema = member(placed, 'schema');
  return objectOf(placed.value)['schema'] === undefined ? [] : [schema];
}
