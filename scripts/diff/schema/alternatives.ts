import type { Json } from '../../model/document.ts';
import { canonical, objectOf } from '../json.ts';
import type { ValueType, Variant } from './node.ts';

interface Matching {
  readonly pairs: readonly { readonly base: Variant; readonly head: Variant }[];
  readonly removed: readonly Variant[];
  readonly added: readonly Variant[];
}

/** True if an alternative of the base and one of the head are the same. */
type Identity = (base: Variant, head: Variant) => boolean;

/**
 * Pairs the alternatives of two schemas by identity, the most certain first: the same text, the same constants in
 * properties, the same name, and last the same type. If several alternatives could form a pair, position decides.
 */
export function matchAlternatives(base: readonly Variant[], head: readonly Variant[]): Matching {
  const [only, other] = [base[0], head[0]];
  if (
    only &&
    other &&
    base.length === 1 &&
    head.length === 1 &&
    typeGroup(only.type) === typeGroup(other.type)
  )
    return { pairs: [{ base: only, head: other }], removed: [], added: [] };
  const hasOneObject = [base, head].every((list) => list.filter(({ type }) => type === 'object').length < 2);
  const mayBeSame: Identity = (a, b) =>
    typeGroup(a.type) === typeGroup(b.type) && (hasOneObject || !areStrangers(a, b));
  const identities: readonly Identity[] = [
    haveSameText,
    haveSameConstants,
    haveSameName,
    (a, b) => a.type === b.type && listsValues(a) === listsValues(b) && mayBeSame(a, b),
    mayBeSame,
  ];
  const removed = new Map(base.map((variant, index) => [variant, index]));
  const added = new Map(head.map((variant, index) => [variant, index]));
  const pairs: { base: Variant; head: Variant }[] = [];
  for (const isPair of identities) {
    const candidates = [...removed].flatMap(([a, i]) =>
      [...added].filter(([b]) => isPair(a, b)).map(([b, j]) => ({ base: a, head: b, i, j })),
    );
    // This order is symmetric, so both directions form the same pairs.
    candidates.sort((x, y) => x.i + x.j - y.i - y.j || Math.abs(x.i - x.j) - Math.abs(y.i - y.j));
    for (const { base: a, head: b } of candidates) {
      if (!removed.has(a) || !added.has(b)) continue;
      removed.delete(a);
      added.delete(b);
      pairs.push({ base: a, head: b });
    }
  }
  return { pairs, removed: [...removed.keys()], added: [...added.keys()] };
}

function haveSameText(a: Variant, b: Variant): boolean {
  return a.type === b.type && a.branch !== undefined && b.branch !== undefined && textOf(a) === textOf(b);
}

const texts = new WeakMap<Variant, string>();

function textOf(variant: Variant): string {
  const text = texts.get(variant) ?? canonical(variant.branch?.value);
  texts.set(variant, text);
  return text;
}

/** True for objects with common single-value properties, such as `kind`, that all have the same value in both. */
function haveSameConstants(a: Variant, b: Variant): boolean {
  const [before, after] = [constantsOf(a), constantsOf(b)];
  const common = [...before.keys()].filter((name) => after.has(name));
  return common.length > 0 && common.every((name) => before.get(name) === after.get(name));
}

const constants = new WeakMap<Variant, ReadonlyMap<string, string>>();

function constantsOf(variant: Variant): ReadonlyMap<string, string> {
  const cached = constants.get(variant);
  if (cached) return cached;
  const result = new Map(
    [...variant.properties].flatMap(([name, sites]): [string, string][] => {
      const value = sites.map((site) => onlyValue(site.value)).find((only) => only !== undefined);
      return value === undefined ? [] : [[name, canonical(value)]];
    }),
  );
  constants.set(variant, result);
  return result;
}

function onlyValue(schema: Json): Json | undefined {
  const { const: only, enum: values } = objectOf(schema);
  // `null` is a valid constant.
  if (only !== undefined) return only;
  return Array.isArray(values) && values.length === 1 ? values[0] : undefined;
}

/** True for alternatives with the same title, or that refer to components with the same name. */
function haveSameName(a: Variant, b: Variant): boolean {
  return a.type === b.type && a.label !== undefined && a.label !== a.type && a.label === b.label;
}

function listsValues(variant: Variant): boolean {
  return variant.values !== undefined;
}

/** The type, or `number` for an integer, because integers are numbers and one may become the other. */
export function typeGroup(type: ValueType): ValueType {
  return type === 'integer' ? 'number' : type;
}

/**
 * True for objects without a common property. If there are several objects, such a pair isn't a change of one of them.
 */
function areStrangers(a: Variant, b: Variant): boolean {
  if (a.type !== 'object' || a.properties.size === 0 || b.properties.size === 0) return false;
  return ![...a.properties.keys()].some((name) => b.properties.has(name));
}
