import type { Json } from '../../model/document.ts';
import { canonical, objectOf } from '../json.ts';
import type { ValueType, Variant } from './node.ts';

export interface Match {
  readonly base: Variant;
  readonly head: Variant;
}

export interface Matching {
  readonly pairs: readonly Match[];
  readonly gone: readonly Variant[];
  readonly come: readonly Variant[];
}

/** Whether two alternatives are the same one, before and after. */
type Identity = (base: Variant, head: Variant) => boolean;

/**
 * Pairs the alternatives of two schemas by what they are known by, the surest first: the same text, the constants of
 * their members, their names, and at last their type. Where several could be a pair, those that stand at the same
 * place are.
 */
export function matchAlternatives(base: readonly Variant[], head: readonly Variant[]): Matching {
  const [[only], [other]] = [base, head];
  if (only && other && base.length === 1 && head.length === 1 && kindOf(only.type) === kindOf(other.type))
    return { pairs: [{ base: only, head: other }], gone: [], come: [] };
  const isSole = [base, head].every((list) => list.filter(({ type }) => type === 'object').length < 2);
  const mayBeKin: Identity = (a, b) => kindOf(a.type) === kindOf(b.type) && (isSole || !areStrangers(a, b));
  const identities: readonly Identity[] = [
    haveSameText,
    haveSameConstants,
    haveSameName,
    (a, b) => a.type === b.type && listsValues(a) === listsValues(b) && mayBeKin(a, b),
    mayBeKin,
  ];
  const gone = new Map(base.map((variant, index) => [variant, index]));
  const come = new Map(head.map((variant, index) => [variant, index]));
  const pairs: Match[] = [];
  for (const isPair of identities) {
    const candidates = [...gone].flatMap(([a, i]) =>
      [...come].filter(([b]) => isPair(a, b)).map(([b, j]) => ({ base: a, head: b, i, j })),
    );
    // In an order that is the same both ways, so that the way back has the same pairs.
    candidates.sort((x, y) => x.i + x.j - y.i - y.j || Math.abs(x.i - x.j) - Math.abs(y.i - y.j));
    for (const { base: a, head: b } of candidates) {
      if (!gone.has(a) || !come.has(b)) continue;
      gone.delete(a);
      come.delete(b);
      pairs.push({ base: a, head: b });
    }
  }
  return { pairs, gone: [...gone.keys()], come: [...come.keys()] };
}

function haveSameText(a: Variant, b: Variant): boolean {
  return a.type === b.type && a.branch !== undefined && b.branch !== undefined && textOf(a) === textOf(b);
}

const texts = new WeakMap<Variant, string>();

function textOf(variant: Variant): string {
  const known = texts.get(variant) ?? canonical(variant.branch?.value);
  texts.set(variant, known);
  return known;
}

/** True for objects that share members with one value each, such as a `kind`, and have the same values there. */
function haveSameConstants(a: Variant, b: Variant): boolean {
  const [before, after] = [constantsOf(a), constantsOf(b)];
  const common = [...before.keys()].filter((name) => after.has(name));
  return common.length > 0 && common.every((name) => before.get(name) === after.get(name));
}

const constants = new WeakMap<Variant, ReadonlyMap<string, string>>();

function constantsOf(variant: Variant): ReadonlyMap<string, string> {
  const known = constants.get(variant);
  if (known) return known;
  const found = [...variant.properties].flatMap(([name, sites]): [string, string][] => {
    const value = sites.map((site) => onlyValue(site.value)).find((only) => only !== undefined);
    return value === undefined ? [] : [[name, canonical(value)]];
  });
  const result = new Map(found);
  constants.set(variant, result);
  return result;
}

function onlyValue(schema: Json): Json | undefined {
  const { const: only, enum: values } = objectOf(schema);
  return only ?? (Array.isArray(values) && values.length === 1 ? values[0] : undefined);
}

/** True for alternatives with the same title, or that refer to components of the same name. */
function haveSameName(a: Variant, b: Variant): boolean {
  return a.type === b.type && a.label !== undefined && a.label !== a.type && a.label === b.label;
}

function listsValues(variant: Variant): boolean {
  return variant.values !== undefined;
}

/** Integers are numbers, so one may become the other. */
export function kindOf(type: ValueType): ValueType {
  return type === 'integer' ? 'number' : type;
}

/** Objects among several that share no member are not the same object changed. */
function areStrangers(a: Variant, b: Variant): boolean {
  if (a.type !== 'object' || a.properties.size === 0 || b.properties.size === 0) return false;
  return ![...a.properties.keys()].some((name) => b.properties.has(name));
}
