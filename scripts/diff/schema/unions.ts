import { type Finding, finding, isMaterial, named } from '../finding.ts';
import type { ChangeKind } from '../kinds.ts';
import { describeNode, describeVariant } from './describe.ts';
import { matchVariants } from './match.ts';
import { isUnconstrained, isUnknown, type SchemaNode, type ValueType, type Variant } from './node.ts';
import { settle } from './settle.ts';

const SPLIT_TYPES: readonly ValueType[] = ['null', 'boolean', 'number', 'string', 'array', 'object'];

/** What the comparison of two sets of alternatives needs to know of single alternatives. */
export interface VariantJudge {
  /** Compares two alternatives of one type. */
  compare(base: Variant, head: Variant): { direct: Finding[]; nested: Finding[] };
  /** How far two alternatives of one type are apart. */
  cost(base: Variant, head: Variant): number;
  /** True where the head surely allows, by one alternative, whatever the base's alternative allows. */
  baseFitsHead(base: Variant, head: readonly Variant[]): boolean;
  /** True where the base surely allowed, by one alternative, whatever the head's alternative allows. */
  headFitsBase(head: Variant, base: readonly Variant[]): boolean;
}

/** Compares two schemas as sets of alternatives. */
export function compareUnions(
  judge: VariantJudge,
  base: SchemaNode,
  head: SchemaNode,
): { direct: Finding[]; nested: Finding[] } {
  const wasUnknown = isUnknown(base);
  const nowUnknown = isUnknown(head);
  if (wasUnknown && nowUnknown) return { direct: [], nested: [] };
  const at = { base: base.pointer, head: head.pointer };
  if (wasUnknown) {
    const what = `It was anything and is ${describeNode(head)} now.`;
    const found = finding({ kind: 'type-restricted', aspect: 'unknown', effect: 'narrowed', what, ...at });
    return { direct: [found], nested: [] };
  }
  if (nowUnknown) {
    const what = `It was ${describeNode(base)} and may be anything now.`;
    const found = finding({ kind: 'type-unrestricted', aspect: 'unknown', effect: 'widened', what, ...at });
    return { direct: [found], nested: [] };
  }
  const wasAny = base.variants.some(({ type }) => type === 'any');
  const nowAny = head.variants.some(({ type }) => type === 'any');
  const split =
    (wasAny || nowAny) && !(base.variants.length === 1 && head.variants.length === 1 && wasAny && nowAny);
  const before = split ? base.variants.flatMap(splitByType) : base.variants;
  const after = split ? head.variants.flatMap(splitByType) : head.variants;
  const { direct, nested } = compareVariants(judge, before, after, at, split);
  const overlap = compareOverlap(base, head, at);
  if (!base.overlapping && !head.overlapping) return { direct: [...direct, ...overlap], nested };
  return { direct: [...direct.map(undecided), ...overlap], nested: nested.map(undecided) };
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

/** Kinds that leave the set of allowed values as it is, so that no alternative can get in the way of another. */
const SAYS_NOTHING_OF_VALUES: ReadonlySet<ChangeKind> = new Set([
  'default-removed',
  'default-changed',
  'now-read-only',
  'now-write-only',
]);

function compareOverlap(base: SchemaNode, head: SchemaNode, at: { base: string; head: string }): Finding[] {
  if (base.overlapping === head.overlapping) return [];
  return head.overlapping
    ? [
        finding({
          kind: 'exclusive-added',
          effect: 'narrowed',
          what: 'A value that fits several alternatives is no longer allowed.',
          ...at,
        }),
      ]
    : [
        finding({
          kind: 'exclusive-removed',
          effect: 'widened',
          what: 'A value may fit several alternatives.',
          ...at,
        }),
      ];
}

function compareVariants(
  judge: VariantJudge,
  base: readonly Variant[],
  head: readonly Variant[],
  at: { base: string; head: string },
  isSplit: boolean,
): { direct: Finding[]; nested: Finding[] } {
  const { pairs, gone, come } = matchVariants(base, head, (a, b) => judge.cost(a, b));
  const isUnion = [base, head].some((list) => list.filter(({ type }) => type !== 'null').length > 1);
  const direct: Finding[] = [];
  const nested: Finding[] = [];
  for (const pair of pairs) {
    const found = judge.compare(pair.base, pair.head);
    const material = [...found.direct, ...found.nested].some(isMaterial);
    // What another alternative allows anyway is not lost, and not new, when this one changes.
    const keepsAll = material && isUnion && judge.baseFitsHead(pair.base, head);
    const bringsNothing = material && isUnion && judge.headFitsBase(pair.head, base);
    const soften = (some: readonly Finding[]): readonly Finding[] =>
      keepsAll || bringsNothing ? some.map((one) => softened(one, keepsAll, bringsNothing)) : some;
    const label = pair.head.label ?? pair.base.label ?? pair.head.type;
    const path = isUnion && (pair.base.type === 'object' || pair.base.type === 'array') ? [`(${label})`] : [];
    for (const one of named(path, soften(found.direct))) direct.push(one);
    for (const one of named(path, soften(found.nested))) nested.push(one);
  }
  const leftovers = { base, head, gone, come, at };
  direct.push(...(isSplit ? compareRest(leftovers) : compareLeftovers(judge, leftovers)));
  return { direct, nested };
}

function softened(found: Finding, keepsAll: boolean, bringsNothing: boolean): Finding {
  if (!isMaterial(found)) return found;
  const sends = keepsAll && found.sends === 'breaking' ? 'safe' : found.sends;
  const receives = bringsNothing && found.receives === 'breaking' ? 'safe' : found.receives;
  return { ...found, sends, receives };
}

interface Leftovers {
  base: readonly Variant[];
  head: readonly Variant[];
  gone: readonly Variant[];
  come: readonly Variant[];
  at: { base: string; head: string };
}

/** What is left where one side allowed values of every type. */
function compareRest({ base, head, gone, come, at }: Leftovers): Finding[] {
  const findings: Finding[] = [];
  if (gone.length > 0) {
    const what = `Values of any type were allowed, and ${describeNode({ variants: head })} is left.`;
    findings.push(finding({ kind: 'type-restricted', aspect: 'types', effect: 'narrowed', what, ...at }));
  }
  if (come.length > 0) {
    const what = `Values of any type are allowed; only ${describeNode({ variants: base })} was.`;
    findings.push(finding({ kind: 'type-unrestricted', aspect: 'types', effect: 'widened', what, ...at }));
  }
  return findings;
}

function compareLeftovers(judge: VariantJudge, { base, head, gone, come, at }: Leftovers): Finding[] {
  const [lost] = gone;
  const [gained] = come;
  const isExchange =
    lost &&
    gained &&
    gone.length === 1 &&
    come.length === 1 &&
    lost.type !== 'null' &&
    gained.type !== 'null';
  if (isExchange && !judge.baseFitsHead(lost, head) && !judge.headFitsBase(gained, base)) {
    const what = `It was ${describeVariant(lost)} and is ${describeVariant(gained)} now.`;
    return [
      finding({
        kind: 'type-changed',
        effect: 'breaking',
        what,
        base: lost.pointer,
        head: gained.pointer,
      }),
    ];
  }
  return [
    ...gone.map((variant) => judgeGone(variant, judge.baseFitsHead(variant, head), head, at)),
    ...come.map((variant) => judgeCome(variant, judge.headFitsBase(variant, base), base, at)),
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
    const what = 'Null is no longer allowed.';
    return finding({ kind: 'nullable-removed', aspect: 'types', effect: 'narrowed', what, ...places });
  }
  if (isOpenEnd(variant, head)) {
    const what = `Other values than those listed are no longer allowed; ${name} was.`;
    return finding({ kind: 'enum-added', aspect: 'values', effect: 'narrowed', what, ...places });
  }
  const what = `${capital(name)} is no longer allowed.`;
  const wasUnknown = variant.type === 'any' && isUnconstrained(variant);
  return finding({ kind: 'type-removed', aspect: 'types', effect: 'narrowed', what, wasUnknown, ...places });
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
    const what = 'Null is allowed.';
    return finding({ kind: 'nullable-added', aspect: 'types', effect: 'widened', what, ...places });
  }
  if (isOpenEnd(variant, base)) {
    const what = `Other values than those listed are allowed: ${name}.`;
    return finding({ kind: 'enum-removed', aspect: 'values', effect: 'widened', what, ...places });
  }
  const what = `${capital(name)} is allowed.`;
  return finding({ kind: 'type-added', aspect: 'types', effect: 'widened', what, ...places });
}

function knownValues(what: string, places: { base: string; head: string }): Finding {
  return finding({ kind: 'known-values-changed', effect: 'harmless', what, ...places });
}

/** The alternative that keeps a list of values open: the same type without a list, beside one with a list. */
function isOpenEnd(variant: Variant, others: readonly Variant[]): boolean {
  return !variant.values && others.some(({ type, values }) => type === variant.type && values !== undefined);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
