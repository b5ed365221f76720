import { canonical } from '../json.ts';
import { type SchemaNode, type Site, siteKey, type Variant } from './node.ts';
import { satisfiesScalars } from './normalize.ts';
import type { SchemaReader } from './reader.ts';

/** Alternatives that differ only deeper inside count as overlapping. */
const MAX_DEPTH = 8;

/** Knows whether a value can match several branches of a `oneOf`. */
export class Overlaps {
  readonly #reader: SchemaReader;
  readonly #nodes = new WeakMap<SchemaNode, boolean>();
  /** Whether two schemas are disjoint. False while that is being worked out, because a pair inside itself proves nothing. */
  readonly #disjoint = new Map<string, boolean>();

  constructor(reader: SchemaReader) {
    this.#reader = reader;
  }

  /** True if a schema has a `oneOf` with branches that aren't provably disjoint. */
  hasOverlappingOneOf(node: SchemaNode): boolean {
    const cached = this.#nodes.get(node) ?? node.exclusive.some((branches) => this.#overlap(branches));
    this.#nodes.set(node, cached);
    return cached;
  }

  #overlap(branches: readonly (readonly Variant[])[]): boolean {
    return branches.some((branch, index) =>
      branches.slice(index + 1).some((other) => branch.some((a) => other.some((b) => this.mayOverlap(a, b)))),
    );
  }

  /** True unless provably no value matches both alternatives. */
  mayOverlap(a: Variant, b: Variant): boolean {
    return !this.#areDisjoint(a, b, MAX_DEPTH);
  }

  /** True if provably no value matches both alternatives. */
  #areDisjoint(a: Variant, b: Variant, depth: number): boolean {
    if (a.type === 'any' || b.type === 'any') return false;
    if (a.type !== b.type) return !(isNumeric(a) && isNumeric(b));
    if (a.values && b.values) {
      const seen = new Set(a.values.value.map(canonical));
      return !b.values.value.some((value) => seen.has(canonical(value)));
    }
    if (a.values) return !a.values.value.some((value) => satisfiesScalars(value, b));
    if (b.values) return !b.values.value.some((value) => satisfiesScalars(value, a));
    if (a.type === 'array') return this.#arraysAreDisjoint(a, b, depth);
    return a.type === 'object' && this.#objectsAreDisjoint(a, b, depth);
  }

  #arraysAreDisjoint(a: Variant, b: Variant, depth: number): boolean {
    const least = Math.max(limitOf(a, 'minItems', 0), limitOf(b, 'minItems', 0));
    const most = Math.min(limitOf(a, 'maxItems', Infinity), limitOf(b, 'maxItems', Infinity));
    if (least > most) return true;
    if (least === 0 || a.prefixItems.length > 0 || b.prefixItems.length > 0) return false;
    return this.#sitesAreDisjoint(a.items, b.items, depth);
  }

  #objectsAreDisjoint(a: Variant, b: Variant, depth: number): boolean {
    if ([...a.required.keys()].some((name) => forbids(b, name))) return true;
    if ([...b.required.keys()].some((name) => forbids(a, name))) return true;
    return [...a.required.keys()].some(
      (name) =>
        b.required.has(name) && this.#sitesAreDisjoint(a.properties.get(name), b.properties.get(name), depth),
    );
  }

  #sitesAreDisjoint(a: readonly Site[] | undefined, b: readonly Site[] | undefined, depth: number): boolean {
    if (!a || !b || depth === 0) return false;
    const key = `${siteKey(a)} | ${siteKey(b)}`;
    const cached = this.#disjoint.get(key);
    if (cached !== undefined) return cached;
    this.#disjoint.set(key, false);
    const [left, right] = [a, b].map((sites) => this.#reader.read(sites).variants);
    const isDisjoint =
      left?.every((one) => right?.every((other) => this.#areDisjoint(one, other, depth - 1))) ?? false;
    this.#disjoint.set(key, isDisjoint);
    return isDisjoint;
  }
}

function isNumeric({ type }: Variant): boolean {
  return type === 'integer' || type === 'number';
}

function limitOf(variant: Variant, keyword: string, otherwise: number): number {
  const value = variant.facets.get(keyword)?.value;
  return typeof value === 'number' ? value : otherwise;
}

function forbids(variant: Variant, name: string): boolean {
  const isClosed = variant.additional?.some(({ value }) => value === false) ?? false;
  return isClosed && !variant.properties.has(name) && variant.patternProperties.size === 0;
}
