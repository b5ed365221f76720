import type { Json } from '../../model/document.ts';
import type { DocumentView, Placed } from '../document-view.ts';
import type { Finding } from '../finding.ts';
import type { GapNode, GapPolicy } from '../gaps.ts';
import { objectOf, stringsOf } from '../json.ts';
import type { Sameness } from '../sameness.ts';
import type { SchemaComparer } from '../schema/comparer.ts';

/** A node of both documents. */
export interface Pair {
  readonly base: Placed;
  readonly head: Placed;
}

/** Pointers into both documents. */
interface Places {
  readonly base: string;
  readonly head: string;
}

/** What the comparison of every part of the documents shares. */
export class Walk {
  readonly views: { readonly base: DocumentView; readonly head: DocumentView };
  readonly schemas: SchemaComparer;
  readonly sameness: Sameness;
  readonly policy: GapPolicy;
  readonly openCallbacks = new Set<string>();
  readonly #done = new Map<string, readonly Finding[]>();
  readonly #firstPlaces = new Map<string, Places>();

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

  /** Follows the references of a member on both sides. */
  pair(base: Placed, head: Placed, key?: string): Pair {
    const at = (side: 'base' | 'head', placed: Placed): Placed =>
      key === undefined
        ? this.views[side].follow(placed.value, placed.pointer)
        : this.views[side].follow(objectOf(placed.value)[key], memberPointer(placed, key));
    return { base: at('base', base), head: at('head', head) };
  }

  /** Compares a pair of components once, however often it is used. */
  once(purpose: string, pair: Pair, compare: () => readonly Finding[]): readonly Finding[] {
    if (this.sameness.isSame(pair.base, pair.head)) return [];
    const key = `${purpose} ${pair.base.pointer} -> ${pair.head.pointer}`;
    const known = this.#done.get(key) ?? compare();
    this.#done.set(key, known);
    return known;
  }

  /** The places of the first finding of a subject, for a change that many nodes show and that is one all the same. */
  firstPlace(subject: string, places: Places): Places {
    const first = this.#firstPlaces.get(subject) ?? places;
    this.#firstPlaces.set(subject, first);
    return first;
  }
}

/** The pointer of a member. */
export function memberPointer({ pointer }: Placed, key: string): string {
  return `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** A member with its place; null where there is none. */
export function member(placed: Placed, key: string): Placed {
  return { value: objectOf(placed.value)[key] ?? null, pointer: memberPointer(placed, key) };
}

/** The gaps that an OpenAPI object names itself. */
export function gapNode({ value, pointer }: Placed, isUnknown = false): GapNode {
  const ids = stringsOf(objectOf(value)['x-gap']);
  return { gaps: new Map(ids.map((id) => [id, pointer])), pointer, isUnknown };
}

/** The schema of an OpenAPI object as sites; none where it has no schema. */
export function schemaSites(placed: Placed): Placed<Json>[] {
  const schema = objectOf(placed.value)['schema'];
  return schema === undefined ? [] : [{ value: schema, pointer: memberPointer(placed, 'schema') }];
}
