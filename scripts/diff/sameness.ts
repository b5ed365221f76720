import type { Json } from '../model/document.ts';
import type { DocumentView, Placed } from './document-view.ts';
import { isObject, objectOf, sameJson } from './json.ts';

/**
 * Tells which parts of two documents are the same, with all that they refer to. Most of a document is, and what is the
 * same needs no comparison.
 */
export class Sameness {
  readonly #unchanged: ReadonlySet<string>;

  constructor(base: DocumentView, head: DocumentView) {
    this.#unchanged = unchangedComponents(base, head);
  }

  /** True where both nodes say the same and refer to nothing that changed. */
  isSame(base: Placed, head: Placed): boolean {
    return (
      sameJson(base.value, head.value) && referencesIn(base.value).every((ref) => this.#isUnchanged(ref))
    );
  }

  #isUnchanged(ref: string): boolean {
    return this.#unchanged.has(ref.replace(/^#/, ''));
  }
}

function unchangedComponents(base: DocumentView, head: DocumentView): Set<string> {
  const references = new Map<string, readonly string[]>();
  for (const [section, components] of Object.entries(objectOf(base.root['components']))) {
    for (const [name, value] of Object.entries(objectOf(components))) {
      const pointer = `/components/${section}/${name}`;
      if (sameJson(value, head.at(pointer))) references.set(pointer, referencesIn(value));
    }
  }
  // What refers to something that changed has changed, and so has what refers to that.
  const unchanged = new Set(references.keys());
  for (let size = -1; size !== unchanged.size;) {
    size = unchanged.size;
    for (const [pointer, refs] of references) {
      if (!refs.every((ref) => unchanged.has(ref.replace(/^#/, '')))) unchanged.delete(pointer);
    }
  }
  return unchanged;
}

const found = new WeakMap<object, readonly string[]>();

function referencesIn(value: Json): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const known = found.get(value);
  if (known) return known;
  const references = new Set<string>();
  const walk = (node: Json): void => {
    if (Array.isArray(node)) node.forEach(walk);
    else if (isObject(node)) {
      for (const [key, member] of Object.entries(node)) {
        if (key === '$ref' && typeof member === 'string') references.add(member);
        else walk(member);
      }
    }
  };
  walk(value);
  const list = [...references];
  found.set(value, list);
  return list;
}
