import { type Finding, finding, named } from '../finding.ts';
import type { ChangeKind } from '../kinds.ts';
import { kindOf, type Match, matchAlternatives } from './alternatives.ts';
import type { Adjust, Differences, Inside } from './comparison.ts';
import { describeNode, describeVariant } from './describe.ts';
import { isUnconstrained, isUnknown, type SchemaNode, type ValueType, type Variant } from './node.ts';
import { settle } from './settle.ts';

const SPLIT_TYPES: readonly ValueType[] = ['null', 'boolean', 'number', 'string', 'array', 'object'];

/** Where there are this many ways for one alternative to be a part of another, the rest is not looked at. */
const MOST_LOOKS = 400;

/** A schema as a set of alternatives, of which a value may have to keep exactly one. */
type Union = SchemaNode & { readonly isOverlapping: boolean };

/** Compares two alternatives of one type. */
type Compare = (base: Variant, head: Variant) => Differences;

/**
 * Compares two schemas as sets of alternatives: those that are the same one before and after are paired, and each pair is
 * compared; what is left was removed or added. What another alternative surely allows as well is neither lost nor new.
 */
export function compareUnions(compare: Compare, base: Union, head: Union): Differences {
  const at = { base: base.pointer, head: head.pointer };
  const [wasUnknown, nowUnknown] = [isUnknown(base), isUnknown(head)];
  if (wasUnknown && nowUnknown) return { own: [], inside: [] };
  if (wasUnknown) {
    const found = finding('type-restricted', at, `It was anything and is ${describeNode(head)} now.`);
    return { own: [found], inside: [] };
  }
  if (nowUnknown) {
    const found = finding('type-unrestricted', at, `It was ${describeNode(base)} and may be anything now.`);
    return { own: [found], inside: [] };
  }
  const [wasAny, nowAny] = [base, head].map(({ variants }) => variants.some(({ type }) => type === 'any'));
  const isPair = base.variants.length === 1 && head.variants.length === 1 && wasAny && nowAny;
  const isSplit = (wasAny === true || nowAny === true) && !isPair;
  const [before, after] = [base.variants, head.variants].map((list) =>
    isSplit ? list.flatMap(splitByType) : list,
  );
  const isUndecided = [base, head].some((union) => union.isOverlapping || union.isMadeOfItself);
  // Where a value that fits two alternatives is refused, one that covers another does not make up for it.
  const covered = new Covered(compare, isUndecided ? [] : (before ?? []), isUndecided ? [] : (after ?? []));
  const sides = { base: before ?? [], head: after ?? [], at, covered };
  const { own, inside } = compareAlternatives(compare, sides, isSplit);
  if (!isUndecided) return { own, inside };
  const overlap = compareOverlap(base, head, at);
  return { own: [...own.map(undecided), ...overlap], inside: adjusted(inside, [], undecided) };
}

/** The same pairs under further names, with one more adjustment of what is found there. */
function adjusted(inside: readonly Inside[], path: readonly string[], adjust?: Adjust): Inside[] {
  return inside.map((one) => ({
    ...one,
    path: [...path, ...one.path],
    adjust: adjust ? [...one.adjust, adjust] : one.adjust,
  }));
}

function splitByType(variant: Variant): Variant[] {
  if (variant.type !== 'any') return [variant];
  return SPLIT_TYPES.map((type) => settle({ ...variant, type })).filter((one) => one !== undefined);
}

/** Where alternatives overlap, allowing more in one can forbid a value that now fits two: no direction is safe. */
function undecided(found: Finding): Finding {
  const isOneSided = found.sends === 'breaking' || found.receives === 'breaking';
  if (!isOneSided || SAYS_NOTHING_OF_VALUES.has(found.kind)) return found;
  return { ...found, sends: 'breaking', receives: 'breaking' };
}

/** Kinds that leave the set of allowed values as it is, so that no other alternative makes them better or worse. */
const SAYS_NOTHING_OF_VALUES: ReadonlySet<ChangeKind> = new Set([
  'default-removed',
  'default-changed',
  'discriminator-changed',
  'now-read-only',
  'now-write-only',
]);

function compareOverlap(base: Union, head: Union, at: { base: string; head: string }): Finding[] {
  if (base.isOverlapping === head.isOverlapping) return [];
  return head.isOverlapping
    ? [finding('exclusive-added', at, 'A value that fits several alternatives is no longer allowed.')]
    : [finding('exclusive-removed', at, 'A value may fit several alternatives.')];
}

/** The alternatives of two schemas. */
interface Sides {
  readonly base: readonly Variant[];
  readonly head: readonly Variant[];
  readonly at: { readonly base: string; readonly head: string };
  readonly covered: Covered;
}

function compareAlternatives(compare: Compare, sides: Sides, isSplit: boolean): Differences {
  const { base, head, covered } = sides;
  const { pairs, gone, come } = matchAlternatives(base, head);
  const isUnion = [base, head].some((list) => list.filter(({ type }) => type !== 'null').length > 1);
  const own: Finding[] = [];
  const inside: Inside[] = [];
  for (const pair of pairs) {
    const found = compare(pair.base, pair.head);
    const soften = isUnion ? (one: Finding): Finding => softened(one, pair, covered) : undefined;
    const label = pair.head.label ?? pair.base.label ?? pair.head.type;
    const path = isUnion && (pair.base.type === 'object' || pair.base.type === 'array') ? [`(${label})`] : [];
    own.push(...named(path, soften ? found.own.map(soften) : found.own));
    inside.push(...adjusted(found.inside, path, soften));
  }
  const leftovers = { ...sides, gone, come };
  own.push(...(isSplit ? compareRest(leftovers) : compareLeftovers(leftovers)));
  return { own, inside };
}

/**
 * Which alternatives of one side are a part of an alternative of the other. Only what differs in the two themselves is
 * looked at: where something inside them differs, it is not sure.
 */
class Covered {
  readonly #compare: Compare;
  readonly #base: readonly Variant[];
  readonly #head: readonly Variant[];
  readonly #known = new Map<Variant, boolean>();
  #looks = 0;

  constructor(compare: Compare, base: readonly Variant[], head: readonly Variant[]) {
    this.#compare = compare;
    this.#base = base;
    this.#head = head;
  }

  /** True where whatever an alternative of the base allowed is surely allowed now. */
  byHead(variant: Variant): boolean {
    return this.#isCovered(variant, () => this.#head.some((outer) => this.#holds(variant, outer, 'sends')));
  }

  /** True where whatever an alternative of the head allows was surely allowed before. */
  byBase(variant: Variant): boolean {
    return this.#isCovered(variant, () =>
      this.#base.some((outer) => this.#holds(outer, variant, 'receives')),
    );
  }

  #isCovered(variant: Variant, look: () => boolean): boolean {
    const known = this.#known.get(variant) ?? look();
    this.#known.set(variant, known);
    return known;
  }

  #holds(base: Variant, head: Variant, side: 'sends' | 'receives'): boolean {
    if (kindOf(base.type) !== kindOf(head.type) || this.#looks === MOST_LOOKS) return false;
    this.#looks += 1;
    const { own, inside } = this.#compare(base, head);
    return inside.length === 0 && own.every((found) => found[side] !== 'breaking');
  }
}

function softened(found: Finding, { base, head }: Match, covered: Covered): Finding {
  if (SAYS_NOTHING_OF_VALUES.has(found.kind)) return found;
  const keepsAll = found.sends === 'breaking' && covered.byHead(base);
  const bringsNothing = found.receives === 'breaking' && covered.byBase(head);
  return {
    ...found,
    ...(keepsAll ? { sends: 'safe' } : {}),
    ...(bringsNothing ? { receives: 'safe' } : {}),
  };
}

interface Leftovers extends Sides {
  readonly gone: readonly Variant[];
  readonly come: readonly Variant[];
}

/** What is left where one side allowed values of every type. */
function compareRest({ base, head, gone, come, at }: Leftovers): Finding[] {
  const findings: Finding[] = [];
  if (gone.length > 0) {
    const what = `Values of any type were allowed, and ${describeNode({ variants: head })} is left.`;
    findings.push(finding('type-restricted', at, what, { aspect: 'types' }));
  }
  if (come.length > 0) {
    const what = `Values of any type are allowed; only ${describeNode({ variants: base })} was.`;
    findings.push(finding('type-unrestricted', at, what, { aspect: 'types' }));
  }
  return findings;
}

function compareLeftovers({ base, head, gone, come, at, covered }: Leftovers): Finding[] {
  const [lost] = gone;
  const [gained] = come;
  const isExchange =
    lost &&
    gained &&
    gone.length === 1 &&
    come.length === 1 &&
    lost.type !== 'null' &&
    gained.type !== 'null';
  if (isExchange && !covered.byHead(lost) && !covered.byBase(gained)) {
    const what = `It was ${describeVariant(lost)} and is ${describeVariant(gained)} now.`;
    return [finding('type-changed', { base: lost.pointer, head: gained.pointer }, what)];
  }
  return [
    ...gone.map((variant) => judgeGone(variant, covered.byHead(variant), head, at)),
    ...come.map((variant) => judgeCome(variant, covered.byBase(variant), base, at)),
  ];
}

function judgeGone(
  variant: Variant,
  isCovered: boolean,
  head: readonly Variant[],
  at: { base: string; head: string },
): Finding {
  const places = { base: variant.pointer, head: at.head };
  const name = describeVariant(variant);
  if (isCovered) return knownValues(`${capital(name)} is no longer named; it stays allowed.`, places);
  if (variant.type === 'null') {
    return finding('nullable-removed', places, 'Null is no longer allowed.');
  }
  if (isOpenEnd(variant, head)) {
    return finding(
      'enum-added',
      places,
      `Other values than those listed are no longer allowed; ${name} was.`,
    );
  }
  const isLossOfUnknown = variant.type === 'any' && isUnconstrained(variant);
  return finding('type-removed', places, `${capital(name)} is no longer allowed.`, { isLossOfUnknown });
}

function judgeCome(
  variant: Variant,
  isCovered: boolean,
  base: readonly Variant[],
  at: { base: string; head: string },
): Finding {
  const places = { base: at.base, head: variant.pointer };
  const name = describeVariant(variant);
  if (isCovered) return knownValues(`${capital(name)} is named; it was allowed before.`, places);
  if (variant.type === 'null') {
    return finding('nullable-added', places, 'Null is allowed.');
  }
  if (isOpenEnd(variant, base)) {
    return finding('enum-removed', places, `Other values than those listed are allowed: ${name}.`);
  }
  const what = `${capital(name)} is allowed.`;
  return finding('type-added', places, what);
}

function knownValues(what: string, places: { base: string; head: string }): Finding {
  return finding('known-values-changed', places, what);
}

/** The alternative that keeps a list of values open: the same type without a list, beside one with a list. */
function isOpenEnd(variant: Variant, others: readonly Variant[]): boolean {
  return !variant.values && others.some(({ type, values }) => type === variant.type && values !== undefined);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
