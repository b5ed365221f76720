import { canonical } from '../json.ts';
import { type SchemaNode, type Site, siteKey, type Variant } from './node.ts';
import type { SchemaReader } from './reader.ts';
import { satisfiesScalars } from './settle.ts';

/** Nobody tells alternatives apart by what lies deeper than this inside them. */
const DEEPEST = 8;

/** Tells whether a value can keep several branches of a `oneOf`. */
export class Overlaps {
  readonly #reader: SchemaReader;
  readonly #nodes = new WeakMap<SchemaNode, boolean>();
  /** Whether the schemas at two sites are apart. A pair that is met inside itself proves nothing. */
  readonly #apart = new Map<string, boolean>();

  constructor(reader: SchemaReader) {
    this.#reader = reader;
  }

  /** True where a schema has a `oneOf` whose branches are not provably apart. */
  isOverlapping(node: SchemaNode): boolean {
    const known = this.#nodes.get(node) ?? node.exclusive.some((branches) => this.#overlap(branches));
    this.#nodes.set(node, known);
    return known;
  }

  #overlap(branches: readonly (readonly Variant[])[]): boolean {
    return branches.some((branch, index) =>
      branches
        .slice(index + 1)
        .some((other) => branch.some((a) => other.some((b) => !this.#areApart(a, b, DEEPEST)))),
    );
  }

  /** True where no value can keep both alternatives. A sure answer or none: false only means that it is not proven. */
  #areApart(a: Variant, b: Variant, depth: number): boolean {
    if (a.type === 'any' || b.type === 'any') return false;
    if (a.type !== b.type) return !(isNumeric(a) && isNumeric(b));
    if (a.values && b.values) {
      const seen = new Set(a.values.value.map(canonical));
      return !b.values.value.some((value) => seen.has(canonical(value)));
    }
    if (a.values) return !a.values.value.some((value) => satisfiesScalars(value, b));
    if (b.values) return !b.values.value.some((value) => satisfiesScalars(value, a));
    if (a.type === 'array') return this.#arraysAreApart(a, b, depth);
    return a.type === 'object' && this.#objectsAreApart(a, b, depth);
  }

  #arraysAreApart(a: Variant, b: Variant, depth: number): boolean {
    const least = Math.max(size(a, 'minItems', 0), size(b, 'minItems', 0));
    const most = Math.min(size(a, 'maxItems', Infinity), size(b, 'maxItems', Infinity));
    if (least > most) return true;
    if (least === 0 || a.prefixItems.length > 0 || b.prefixItems.length > 0) return false;
    return this.#sitesAreApart(a.items, b.items, depth);
  }

  #objectsAreApart(a: Variant, b: Variant, depth: number): boolean {
    if ([...a.required.keys()].some((name) => forbids(b, name))) return true;
    if ([...b.required.keys()].some((name) => forbids(a, name))) return true;
    return [...a.required.keys()].some(
      (name) =>
        b.required.has(name) && this.#sitesAreApart(a.properties.get(name), b.properties.get(name), depth),
    );
  }

  #sitesAreApart(a: readonly Site[] | undefined, b: readonly Site[] | undefined, depth: number): boolean {
    if (!a || !b || depth === 0) return false;
    const key = `${siteKey(a)} | ${siteKey(b)}`;
    const known = this.#apart.get(key);
    if (known !== undefined) return known;
    this.#apart.set(key, false);
    const [left, right] = [a, b].map((sites) => this.#reader.read(sites).variants);
    const isApart =
      left?.every((one) => right?.every((other) => this.#areApart(one, other, depth - 1))) ?? false;
    this.#apart.set(key, isApart);
    return isApart;
  }
}

function isNumeric({ type }: Variant): boolean {
  return type === 'integer' || type === 'number';
}

function size(variant: Variant, keyword: string, otherwise: number): number {
  const value = variant.facets.get(keyword)?.value;
  return typeof value === 'number' ? value : otherwise;
}

function forbids(variant: Variant, name: string): boolean {
  const isClosed = variant.additional?.some(({ value }) => value === false) ?? false;
  return isClosed && !variant.properties.has(name) && variant.patternProperties.size === 0;
}
