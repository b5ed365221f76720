import type { Json, JsonObject } from '../model/document.ts';
import { parsePointer, toPointer } from '../model/pointer.ts';
import { arrayOf, isObject, objectOf, stringsOf } from './json.ts';

/** A node and its place in the document. */
export interface Placed<T extends Json = Json> {
  readonly value: T;
  readonly pointer: string;
}

/** One of the two documents. Resolves its references and looks up unknowns in its register. */
export class DocumentView {
  readonly root: JsonObject;
  readonly #gapKinds: Map<string, readonly string[]>;
  readonly #closedGaps: ReadonlySet<string>;
  #reached: ReadonlySet<string> | undefined;
  readonly #targets = new Map<string, Placed | undefined>();
  #anchors: ReadonlyMap<string, string> | undefined;

  constructor(root: JsonObject) {
    this.root = root;
    const register = arrayOf(root['x-gap-register']).map(objectOf);
    this.#gapKinds = new Map(
      register.map((entry) => [String(entry['id']), String(entry['kind'] ?? '').split('+')]),
    );
    this.#closedGaps = new Set(
      register.filter(({ closed }) => closed !== undefined).map(({ id }) => String(id)),
    );
  }

  /** The node at a JSON pointer; undefined if there is none. */
  get(pointer: string): Json | undefined {
    let node: Json | undefined = this.root;
    for (const segment of parsePointer(decodeFragment(pointer))) {
      if (Array.isArray(node)) node = node[Number(segment)];
      else if (isObject(node)) node = Object.hasOwn(node, segment) ? node[segment] : undefined;
      else return undefined;
    }
    return node;
  }

  /** The target of a local `$ref`; undefined for any other reference, or if the target doesn't exist. */
  target(ref: Json | undefined): Placed | undefined {
    if (typeof ref !== 'string' || !ref.startsWith('#')) return undefined;
    if (!this.#targets.has(ref)) this.#targets.set(ref, this.#find(decodeFragment(ref.slice(1))));
    return this.#targets.get(ref);
  }

  #find(fragment: string): Placed | undefined {
    const isAnchor = fragment !== '' && !fragment.startsWith('/');
    const pointer = isAnchor ? (this.#anchors ??= anchorsIn(this.root)).get(fragment) : fragment;
    const value = pointer === undefined ? undefined : this.get(pointer);
    return pointer === undefined || value === undefined ? undefined : { value, pointer };
  }

  /**
   * Follows Reference Objects. A summary or description beside a `$ref` replaces the target's. An unresolvable or
   * circular reference stays a reference.
   */
  follow(value: Json | undefined, pointer: string): Placed {
    if (!isObject(value) || typeof value['$ref'] !== 'string') return { value: value ?? null, pointer };
    let place: Placed = { value, pointer };
    const seen = new Set<Placed>();
    const words: JsonObject = {};
    for (let node: Json = value; isObject(node) && typeof node['$ref'] === 'string'; node = place.value) {
      for (const key of ['summary', 'description']) {
        if (node[key] !== undefined && words[key] === undefined) words[key] = node[key];
      }
      const target = this.target(node['$ref']);
      if (target === undefined || seen.has(target)) break;
      seen.add(target);
      place = target;
    }
    if (!isObject(place.value) || Object.keys(words).length === 0) return place;
    return { value: { ...place.value, ...words }, pointer: place.pointer };
  }

  /** True if the node at a pointer, anything inside it or any target of its `$ref`s references an unknown. */
  names(pointer: string, gap: string): boolean {
    return namesGap(this, this.get(pointer), gap, new Set());
  }

  /** True if an operation or a webhook uses the component, directly or through other components. */
  isReferenced(pointer: string): boolean {
    this.#reached ??= reachableFrom(this, [this.root['paths'], this.root['webhooks']]);
    return this.#reached.has(pointer);
  }

  /** The kinds of an unknown; undefined if its ID isn't in the register. */
  gapKinds(id: string): readonly string[] | undefined {
    return this.#gapKinds.get(id);
  }

  /** The state of an unknown in the register; undefined if its ID isn't there. */
  gapState(id: string): 'open' | 'closed' | undefined {
    if (!this.#gapKinds.has(id)) return undefined;
    return this.#closedGaps.has(id) ? 'closed' : 'open';
  }
}

function namesGap(view: DocumentView, node: Json | undefined, gap: string, seen: Set<Placed>): boolean {
  if (Array.isArray(node)) return node.some((item) => namesGap(view, item, gap, seen));
  if (!isObject(node)) return false;
  if (stringsOf(node['x-gap']).includes(gap)) return true;
  const target = view.target(node['$ref']);
  if (target !== undefined && !seen.has(target)) {
    seen.add(target);
    if (namesGap(view, target.value, gap, seen)) return true;
  }
  return Object.values(node).some((value) => namesGap(view, value, gap, seen));
}

function reachableFrom(view: DocumentView, roots: readonly (Json | undefined)[]): Set<string> {
  const reached = new Set<string>();
  const waiting = [...roots];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (Array.isArray(node)) waiting.push(...node);
    if (!isObject(node)) continue;
    waiting.push(...Object.values(node));
    const target = view.target(node['$ref']);
    if (target === undefined || reached.has(target.pointer)) continue;
    reached.add(target.pointer);
    waiting.push(target.value);
  }
  return reached;
}

/** Pointers to the schemas with an `$anchor` or a `$dynamicAnchor`, by anchor name. */
function anchorsIn(root: Json): Map<string, string> {
  const anchors = new Map<string, string>();
  const waiting: Placed[] = [{ value: root, pointer: '' }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value, pointer } = place;
    if (typeof value !== 'object' || value === null) continue;
    const anchor = objectOf(value)['$anchor'] ?? objectOf(value)['$dynamicAnchor'];
    if (typeof anchor === 'string') anchors.set(anchor, pointer);
    for (const [key, inner] of Object.entries(value))
      waiting.push({ value: inner, pointer: pointerTo(pointer, key) });
  }
  return anchors;
}

/** Appends keys to a pointer. */
export function pointerTo(pointer: string, ...keys: readonly (string | number)[]): string {
  return `${pointer}${toPointer(keys)}`;
}

function decodeFragment(pointer: string): string {
  if (!pointer.includes('%')) return pointer;
  try {
    return decodeURIComponent(pointer);
  } catch {
    return pointer;
  }
}
