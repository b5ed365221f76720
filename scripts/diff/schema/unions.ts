import { createFinding, type Finding, type Nodes } from '../finding.ts';
import type { ChangeKind } from '../kinds.ts';
import { matchAlternatives, typeGroup } from './alternatives.ts';
import type { Adjust, Differences, InnerPair } from './differences.ts';
import {
  allowsAnything,
  describeNode,
  describeVariant,
  isUnconstrained,
  type SchemaNode,
  type ValueType,
  type Variant,
} from './node.ts';
import { normalize } from './normalize.ts';
import { changesValues } from './outcome.ts';
import { type BothOverlaps, compareExclusions } from './overlaps.ts';

/** Kinds about a union as a whole, or about an alternative that was added or removed. */
const UNION_KINDS: ReadonlySet<ChangeKind> = new Set([
  'enum-added',
  'enum-removed',
  'exclusive-added',
  'exclusive-removed',
  'known-values-changed',
  'nullable-added',
  'nullable-removed',
  'type-added',
  'type-changed',
  'type-removed',
  'type-restricted',
  'type-unrestricted',
]);

/** True for a finding about the set of alternatives, not about the values of one of them. */
export function isAboutUnion({ kind }: Finding): boolean {
  return UNION_KINDS.has(kind);
}

/** Compares two alternatives of one type. */
type Compare = (base: Variant, head: Variant) => Differences;

interface VariantPair {
  readonly base: Variant;
  readonly head: Variant;
}

interface Sides {
  readonly base: readonly Variant[];
  readonly head: readonly Variant[];
  readonly nodes: Nodes;
  readonly coverage: Coverage;
}

/**
 * Compares two schemas as lists of alternatives. Matching alternatives form pairs, and each pair is compared. The
 * others were removed or added. A loss in one alternative doesn't count if another one certainly allows the same
 * values.
 */
export function compareUnions(
  compare: Compare,
  overlaps: BothOverlaps,
  base: SchemaNode,
  head: SchemaNode,
): Differences {
  if (allowsAnything(base) || allowsAnything(head))
    return { findings: compareUnconstrained(base, head), innerPairs: [] };
  const unions = [base, head];
  const areBothAny = unions.every(({ variants }) => variants.length === 1 && variants[0]?.type === 'any');
  // An alternative of any type is compared with others type by type.
  const isSplit = !areBothAny && unions.some(({ variants }) => variants.some(({ type }) => type === 'any'));
  const [before = [], after = []] = unions.map(({ variants }) =>
    isSplit ? variants.flatMap(splitByType) : variants,
  );
  const isUndecided =
    unions.some((union) => union.isCircular) ||
    overlaps.base.hasOverlappingOneOf(base) ||
    overlaps.head.hasOverlappingOneOf(head);
  // Where a value that matches two alternatives is invalid, allowing it in one doesn't make up for losing it in
  // another.
  const coverage = new Coverage(compare, isUndecided ? [] : before, isUndecided ? [] : after);
  const { findings, innerPairs } = compareAlternatives(
    compare,
    { base: before, head: after, nodes: { base, head }, coverage },
    isSplit,
  );
  if (!isUndecided) return { findings, innerPairs };
  return {
    findings: [...findings.map(undecided), ...compareExclusions(overlaps, base, head)],
    innerPairs: adjusted(innerPairs, [], undecided),
  };
}

function compareUnconstrained(base: SchemaNode, head: SchemaNode): Finding[] {
  const nodes = { base, head };
  if (allowsAnything(base) && allowsAnything(head)) return [];
  return allowsAnything(base)
    ? [createFinding('type-restricted', nodes, `It was unconstrained and is now ${describeNode(head)}.`)]
    : [createFinding('type-unrestricted', nodes, `It was ${describeNode(base)} and is now unconstrained.`)];
}

const SPLIT_TYPES: readonly ValueType[] = ['null', 'boolean', 'number', 'string', 'array', 'object'];

function splitByType(variant: Variant): Variant[] {
  if (variant.type !== 'any') return [variant];
  return SPLIT_TYPES.map((type) => normalize({ ...variant, type })).filter((one) => one !== undefined);
}

/**
 * Makes a breaking finding about allowed values breaking for both sides. Neither direction is safe, because allowing
 * more in one of several overlapping alternatives can forbid values that now match two.
 */
function undecided(finding: Finding): Finding {
  const isBreaking = finding.sends === 'breaking' || finding.receives === 'breaking';
  return isBreaking && changesValues(finding.kind)
    ? { ...finding, sends: 'breaking', receives: 'breaking' }
    : finding;
}

/** Prepends segments to the pairs' paths, and adds an adjustment of their findings. */
function adjusted(innerPairs: readonly InnerPair[], path: readonly string[], adjust: Adjust): InnerPair[] {
  return innerPairs.map((one) => ({
    ...one,
    path: [...path, ...one.path],
    adjust: [...one.adjust, adjust],
  }));
}

function compareAlternatives(compare: Compare, sides: Sides, isSplit: boolean): Differences {
  const { base, head, coverage } = sides;
  const { pairs, removed, added } = matchAlternatives(base, head);
  const isUnion = [base, head].some((list) => list.filter(({ type }) => type !== 'null').length > 1);
  const findings: Finding[] = [];
  const innerPairs: InnerPair[] = [];
  for (const pair of pairs) {
    const differences = compare(pair.base, pair.head);
    const alternative = alternativeOf(pair);
    if (!isUnion) {
      findings.push(...differences.findings.map((one) => (alternative ? { ...one, alternative } : one)));
      innerPairs.push(...differences.innerPairs);
      continue;
    }
    const label = pair.head.label ?? pair.base.label ?? pair.head.type;
    const path = pair.base.type === 'object' || pair.base.type === 'array' ? [`(${label})`] : [];
    findings.push(
      ...differences.findings.map((one) => ({
        ...softened(one, pair, coverage),
        path: [...path, ...one.path],
        alternative,
      })),
    );
    innerPairs.push(...adjusted(differences.innerPairs, path, (one) => softened(one, pair, coverage)));
  }
  const leftovers = { ...sides, removed, added };
  findings.push(...(isSplit ? compareSplitLeftovers(leftovers) : compareLeftovers(leftovers)));
  return { findings, innerPairs };
}

/** The branches of `anyOf` or `oneOf` that two alternatives belong to. */
function alternativeOf({ base, head }: VariantPair): Finding['alternative'] {
  if (!base.branch && !head.branch) return undefined;
  return { base: base.branch?.pointer, head: head.branch?.pointer };
}

/** After this many comparisons of two alternatives, the others count as not covered. */
const MAX_COMPARISONS = 400;

/**
 * Finds alternatives that are covered: one alternative of the other document allows all their values. If anything
 * inside the two differs, this isn't certain, so the alternative counts as not covered.
 */
class Coverage {
  readonly #compare: Compare;
  readonly #base: readonly Variant[];
  readonly #head: readonly Variant[];
  readonly #covered = new Map<Variant, boolean>();
  #comparisons = 0;

  constructor(compare: Compare, base: readonly Variant[], head: readonly Variant[]) {
    this.#compare = compare;
    this.#base = base;
    this.#head = head;
  }

  /** True if every value of an alternative of the base is still allowed. */
  byHead(variant: Variant): boolean {
    return this.#isCovered(variant, () => this.#head.some((outer) => this.#covers(variant, outer, 'sends')));
  }

  /** True if every value of an alternative of the head was already allowed. */
  byBase(variant: Variant): boolean {
    return this.#isCovered(variant, () =>
      this.#base.some((outer) => this.#covers(outer, variant, 'receives')),
    );
  }

  #isCovered(variant: Variant, find: () => boolean): boolean {
    const cached = this.#covered.get(variant) ?? find();
    this.#covered.set(variant, cached);
    return cached;
  }

  #covers(base: Variant, head: Variant, side: 'sends' | 'receives'): boolean {
    if (typeGroup(base.type) !== typeGroup(head.type) || this.#comparisons === MAX_COMPARISONS) return false;
    this.#comparisons += 1;
    const { findings, innerPairs } = this.#compare(base, head);
    return innerPairs.length === 0 && findings.every((finding) => finding[side] !== 'breaking');
  }
}

/** Makes a finding inside a pair of alternatives safe for a side if another alternative allows its values. */
function softened(finding: Finding, pair: VariantPair, coverage: Coverage): Finding {
  if (!changesValues(finding.kind)) return finding;
  const losesNothing = finding.sends === 'breaking' && coverage.byHead(pair.base);
  const bringsNothing = finding.receives === 'breaking' && coverage.byBase(pair.head);
  return {
    ...finding,
    ...(losesNothing ? { sends: 'safe' } : {}),
    ...(bringsNothing ? { receives: 'safe' } : {}),
  };
}

interface Leftovers extends Sides {
  readonly removed: readonly Variant[];
  readonly added: readonly Variant[];
}

/** Compares the alternatives without a counterpart if one side allows values of every type. */
function compareSplitLeftovers({ base, head, removed, added, nodes }: Leftovers): Finding[] {
  const [was, is] = [base, head].map((variants) => describeNode({ variants }));
  const aspect = { aspect: 'types' } as const;
  return [
    ...(removed.length > 0
      ? [createFinding('type-restricted', nodes, `It allowed every type and now allows only ${is}.`, aspect)]
      : []),
    ...(added.length > 0
      ? [
          createFinding(
            'type-unrestricted',
            nodes,
            `It allowed only ${was} and now allows every type.`,
            aspect,
          ),
        ]
      : []),
  ];
}

function compareLeftovers({ base, head, removed, added, nodes, coverage }: Leftovers): Finding[] {
  const [lost, gained] = [removed[0], added[0]];
  // One alternative replaces another, so a program that supported the old one has to support the new one.
  const isReplacement =
    removed.length === 1 && added.length === 1 && lost?.type !== 'null' && gained?.type !== 'null';
  if (isReplacement && lost && gained && !coverage.byHead(lost) && !coverage.byBase(gained)) {
    const what = `It was ${describeVariant(lost)} and is now ${describeVariant(gained)}.`;
    return [createFinding('type-changed', { base: lost, head: gained }, what)];
  }
  return [
    ...removed.map((variant) => judgeRemoved(variant, coverage.byHead(variant), head, nodes)),
    ...added.map((variant) => judgeAdded(variant, coverage.byBase(variant), base, nodes)),
  ];
}

function judgeRemoved(
  variant: Variant,
  isCovered: boolean,
  others: readonly Variant[],
  { head }: Nodes,
): Finding {
  const nodes = { base: variant, head };
  const name = describeVariant(variant);
  if (isCovered)
    return createFinding('known-values-changed', nodes, `No longer listed, but still allowed: ${name}.`);
  if (variant.type === 'null') return createFinding('nullable-removed', nodes, 'Null is no longer allowed.');
  if (isOpenEnd(variant, others))
    return createFinding('enum-added', nodes, `Only the listed values are allowed now, no longer ${name}.`);
  const isLossOfUnknown = variant.type === 'any' && isUnconstrained(variant);
  return createFinding('type-removed', nodes, `No longer allowed: ${name}.`, { isLossOfUnknown });
}

function judgeAdded(
  variant: Variant,
  isCovered: boolean,
  others: readonly Variant[],
  { base }: Nodes,
): Finding {
  const nodes = { base, head: variant };
  const name = describeVariant(variant);
  if (isCovered)
    return createFinding('known-values-changed', nodes, `Now listed, but already allowed: ${name}.`);
  if (variant.type === 'null') return createFinding('nullable-added', nodes, 'Null is now allowed.');
  if (isOpenEnd(variant, others))
    return createFinding(
      'enum-removed',
      nodes,
      `Values other than the listed ones are now allowed: ${name}.`,
    );
  return createFinding('type-added', nodes, `Now allowed: ${name}.`);
}

/** True for an alternative that makes a list of values open, because it has the same type and no list. */
function isOpenEnd(variant: Variant, others: readonly Variant[]): boolean {
  return !variant.values && others.some(({ type, values }) => type === variant.type && values !== undefined);
}
