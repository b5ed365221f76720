import type { Json } from '../model/document.ts';
import type { DocumentView, Placed } from './document-view.ts';
import { canonical, isObject, objectOf, sameJson } from './json.ts';

/** Detects equal parts of two documents, including everything they refer to. They need no comparison. */
export class Sameness {
  readonly #base: DocumentView;
  readonly #head: DocumentView;
  readonly #unchanged: ReadonlySet<string>;

  constructor(base: DocumentView, head: DocumentView) {
    this.#base = base;
    this.#head = head;
    this.#unchanged = unchangedComponents(base, head);
  }

  /** True if both nodes are equal and refer to nothing that changed. */
  isSame(base: Placed, head: Placed): boolean {
    return !this.#refersToChange(base.value) && sameJson(base.value, head.value);
  }

  /** True if both values are equal after resolving references, even if components have other names. */
  meansSame(base: Json | undefined, head: Json | undefined, visited: Set<string> = new Set()): boolean {
    const [before, after] = [followed(this.#base, base), followed(this.#head, head)];
    if (before.refs !== '' || after.refs !== '') {
      // This pair has been compared, or is being compared.
      const key = `${before.refs} -> ${after.refs}`;
      if (before.refs !== '' && after.refs !== '' && visited.has(key)) return true;
      visited.add(key);
    }
    const [a, b] = [before.value, after.value];
    if (Array.isArray(a) && Array.isArray(b))
      return a.length === b.length && a.every((item, index) => this.meansSame(item, b[index], visited));
    if (!isObject(a) || !isObject(b)) return sameJson(a, b);
    const keys = Object.keys(a);
    return (
      keys.length === Object.keys(b).length &&
      keys.every((key) => Object.hasOwn(b, key) && this.meansSame(a[key], b[key], visited))
    );
  }

  #refersToChange(node: Json): boolean {
    if (Array.isArray(node)) return node.some((item) => this.#refersToChange(item));
    if (!isObject(node)) return false;
    for (const key of Object.keys(node)) {
      const member = node[key] ?? null;
      const isChanged = isReference(key, member)
        ? !this.#unchanged.has(member.slice(1))
        : this.#refersToChange(member);
      if (isChanged) return true;
    }
    return false;
  }
}

/** Resolves a value's references. Returns its target, and these references with the keys beside them. */
function followed(view: DocumentView, value: Json | undefined): { value: Json | undefined; refs: string } {
  let node = value;
  const visited = new Set<Placed>();
  const refs: string[] = [];
  while (isObject(node)) {
    const target = view.target(node['$ref']);
    if (target === undefined || visited.has(target)) break;
    visited.add(target);
    const { $ref: _, ...beside } = node;
    refs.push(target.pointer, canonical(beside));
    node = Object.keys(beside).length === 0 ? target.value : { ...objectOf(target.value), ...beside };
  }
  return { value: node, refs: refs.join(' ') };
}

function unchangedComponents(base: DocumentView, head: DocumentView): Set<string> {
  const references = new Map<string, readonly string[]>();
  for (const [section, components] of Object.entries(objectOf(base.root['components']))) {
    for (const [name, value] of Object.entries(objectOf(components))) {
      const pointer = `/components/${section}/${name}`;
      if (sameJson(value, head.get(pointer))) references.set(pointer, [...referencesIn(value)]);
    }
  }
  // A component that refers to a changed one has changed, too.
  const unchanged = new Set(references.keys());
  for (let size = -1; size !== unchanged.size;) {
    size = unchanged.size;
    for (const [pointer, refs] of references) {
      if (!refs.every((ref) => unchanged.has(ref))) unchanged.delete(pointer);
    }
  }
  return unchanged;
}

/** JSON pointers of the local references in a node. */
function referencesIn(node: Json, pointers: Set<string> = new Set()): Set<string> {
  if (Array.isArray(node)) for (const item of node) referencesIn(item, pointers);
  else if (isObject(node))
    for (const [key, member] of Object.entries(node)) {
      if (isReference(key, member)) pointers.add(member.slice(1));
      else referencesIn(member, pointers);
    }
  return pointers;
}

/** True for a reference, including one to another document, which matches no component and so counts as changed. */
function isReference(key: string, value: Json): value is string {
  return (key === '$ref' || key === '$dynamicRef') && typeof value === 'string';
}
