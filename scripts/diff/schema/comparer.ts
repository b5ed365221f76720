import type { DocumentView } from '../document-view.ts';
import { below, type Finding, isMaterial } from '../finding.ts';
import type { GapPolicy } from '../gaps.ts';
import type { Sameness } from '../sameness.ts';
import { annotationsOf, compareAnnotations } from './annotations.ts';
import { compareArrays } from './arrays.ts';
import type { Comparison, Unseen } from './comparison.ts';
import { describeNode } from './describe.ts';
import { compareLimits } from './limits.ts';
import { isUnknown, type SchemaNode, type Site, siteKey, type Variant } from './node.ts';
import { compareObjects } from './objects.ts';
import { SchemaReader } from './reader.ts';
import { compareFormats, comparePatterns, compareValues } from './scalars.ts';
import { compareUnions, type VariantJudge } from './unions.ts';
import { compareWhole } from './whole.ts';

const MOST_REPETITIONS = 20;
const MOST_PLACES = 20;
/** How many nodes deep alternatives are looked into to weigh how far they are apart. */
const SIGHT = 4;

interface Found {
  direct: Finding[];
  nested: Finding[];
}

/**
 * Compares schemas of two documents. Each pair of schemas is compared once, whoever uses it, so the cost follows the
 * number of schemas and not the number of operations; a pair that is met inside itself adds nothing new.
 */
export class SchemaComparer implements VariantJudge {
  readonly #base: SchemaReader;
  readonly #head: SchemaReader;
  readonly #sameness: Sameness;
  readonly #policy: GapPolicy | undefined;
  readonly #sight: number;
  readonly #done = new Map<string, readonly Finding[]>();
  /** Pairs that are being compared, with how deep each lies. */
  readonly #open = new Map<string, number>();
  /** The outermost open pair that was met again since the current one was opened. */
  #reached = Infinity;
  #repetitions = 0;
  readonly #judged = new Set<string>();
  readonly #costs = new Map<Variant, Map<Variant, number>>();
  #plain: SchemaComparer | undefined;
  #mirror: SchemaComparer | undefined;
  #weigher: SchemaComparer | undefined;

  /**
   * @param base reader of the document before
   * @param head reader of the document after
   * @param sameness which parts need no comparison
   * @param policy how gaps are judged; without one they are not, as containment needs it
   * @param sight how many nodes deep it compares; below that it finds nothing
   */
  constructor(
    base: SchemaReader,
    head: SchemaReader,
    sameness: Sameness,
    policy?: GapPolicy,
    sight = Infinity,
  ) {
    this.#base = base;
    this.#head = head;
    this.#sameness = sameness;
    this.#policy = policy;
    this.#sight = sight;
  }

  /** A comparer with readers of its own for the two documents. */
  static of(base: DocumentView, head: DocumentView, sameness: Sameness, policy: GapPolicy): SchemaComparer {
    return new SchemaComparer(new SchemaReader(base), new SchemaReader(head), sameness, policy);
  }

  /**
   * Compares two schemas, each given by the sites that hold at once.
   *
   * @returns findings with paths relative to the schema; `depth` 0 is the schema itself
   */
  compareSchemas(base: readonly Site[], head: readonly Site[]): readonly Finding[] {
    if (this.#sight === 0) return [];
    if (base.length === head.length && base.every((site, index) => this.#isSame(site, head[index])))
      return [];
    const key = `${siteKey(base)} -> ${siteKey(head)}`;
    const known = this.#done.get(key);
    if (known) return known;
    const openAt = this.#open.get(key);
    if (openAt !== undefined) {
      // Meeting a pair inside itself finds what is being found already.
      this.#reached = Math.min(this.#reached, openAt);
      return [];
    }
    const level = this.#open.size;
    const outerReached = this.#reached;
    this.#open.set(key, level);
    this.#reached = Infinity;
    const findings = this.#compareNodes(this.#base.read(base), this.#head.read(head));
    this.#open.delete(key);
    // What was found inside a pair that is still open lacks that pair's own findings, so it holds here only. Past a
    // number of repetitions it is kept all the same, so that dense recursion ends.
    const isPartial = this.#reached < level;
    if (!isPartial || (this.#repetitions += 1) > MOST_REPETITIONS) this.#done.set(key, findings);
    this.#reached = Math.min(outerReached, isPartial ? this.#reached : Infinity);
    return findings;
  }

  #isSame(base: Site, head: Site | undefined): boolean {
    return head !== undefined && this.#sameness.isSame(base, head);
  }

  /** True where a component was compared with what it was, as a part of some schema. */
  hasJudged(pointer: string): boolean {
    return this.#judged.has(pointer);
  }

  /** True where one side's schema allows every value. */
  isUnknown(side: 'base' | 'head', sites: readonly Site[]): boolean {
    return isUnknown((side === 'base' ? this.#base : this.#head).read(sites));
  }

  /** True where one side's schema allows neither lists nor objects. */
  isScalar(side: 'base' | 'head', sites: readonly Site[]): boolean {
    const { variants } = (side === 'base' ? this.#base : this.#head).read(sites);
    return variants.every(({ type }) => !['any', 'array', 'object'].includes(type));
  }

  #compareNodes(base: SchemaNode, head: SchemaNode): readonly Finding[] {
    for (const target of base.targets) if (head.targets.has(target)) this.#judged.add(target);
    const { direct, nested } = compareUnions(this, base, head);
    const words = compareAnnotations(
      annotationsOf(this.#base.view, base.sites),
      annotationsOf(this.#head.view, head.sites),
      { base: base.pointer, head: head.pointer },
    );
    const own = [...direct, ...words];
    const settled =
      this.#policy?.settle(
        own,
        { gaps: base.gaps, pointer: base.pointer, isUnknown: isUnknown(base) || hasUnknownItems(base) },
        { gaps: head.gaps, pointer: head.pointer, isUnknown: isUnknown(head) || hasUnknownItems(head) },
      ) ?? own;
    return [...settled, ...fewPlaces(nested)];
  }

  compare(base: Variant, head: Variant): Found {
    const found: Found = { direct: [], nested: [] };
    const views = { base: this.#base.view, head: this.#head.view };
    const readers = { base: this.#base, head: this.#head };
    const comparison: Comparison = {
      views,
      add: (one) => found.direct.push(one),
      below: (segment, before, after, unseen) => {
        const inside = this.#sight === Infinity ? this : this.#weighing(this.#sight - 1);
        for (const inner of below(segment, inside.compareSchemas(before, after)))
          found.nested.push(unseen ? withoutSides(inner, unseen) : inner);
      },
      forbids: (side, sites) => readers[side].read(sites).variants.length === 0,
      isUnknown: (side, sites) => isUnknown(readers[side].read(sites)),
      describe: (side, sites) => describeNode(readers[side].read(sites)),
    };
    this.#compareNumericTypes(base, head, found);
    const { findings, isSettled } = compareValues(base, head);
    found.direct.push(...findings);
    if (!isSettled || base.type === 'object' || base.type === 'array') {
      found.direct.push(
        ...compareLimits(base, head),
        ...comparePatterns(base, head),
        ...compareFormats(base, head),
      );
    }
    found.direct.push(...compareWhole(base, head, views));
    compareObjects(comparison, base, head);
    compareArrays(comparison, base, head);
    if (base.branch && head.branch) found.direct.push(...this.#compareWords(base.branch, head.branch));
    return found;
  }

  #compareNumericTypes(base: Variant, head: Variant, found: Found): void {
    if (base.type === head.type) return;
    const isWider = head.type === 'number';
    found.direct.push({
      kind: 'type-changed',
      aspect: 'fixed',
      sends: isWider ? 'safe' : 'breaking',
      receives: isWider ? 'breaking' : 'safe',
      what: isWider ? 'It is a number; it was an integer.' : 'It is an integer; it was a number.',
      path: [],
      base: base.pointer,
      head: head.pointer,
      depth: 0,
    });
  }

  #compareWords(base: Site, head: Site): Finding[] {
    return compareAnnotations(
      annotationsOf(this.#base.view, [base]),
      annotationsOf(this.#head.view, [head]),
      {
        base: base.pointer,
        head: head.pointer,
      },
    ).filter((found) => !isMaterial(found));
  }

  cost(base: Variant, head: Variant): number {
    const known = this.#costs.get(base)?.get(head);
    if (known !== undefined) return known;
    // Some changes are told by more findings one way than the other, and both ways have to match the same alternatives.
    const weigher = this.#sight === Infinity ? this.#weighing(SIGHT) : this.#shallow();
    const cost = weigher.#distance(base, head) + weigher.#reversed().#distance(head, base);
    const costs = this.#costs.get(base) ?? new Map<Variant, number>();
    this.#costs.set(base, costs.set(head, cost));
    return cost;
  }

  #distance(base: Variant, head: Variant): number {
    const { direct, nested } = this.compare(base, head);
    const all = [...direct, ...nested];
    const material = all.filter(isMaterial).length;
    return material + 0.1 * (all.length - material) + (base.label === head.label ? 0 : 0.5);
  }

  baseFitsHead(base: Variant, head: readonly Variant[]): boolean {
    return head.some((outer) => this.#withoutGaps().#fits(base, outer));
  }

  headFitsBase(head: Variant, base: readonly Variant[]): boolean {
    return base.some((outer) => this.#reversed().#fits(head, outer));
  }

  /** True where the second alternative surely allows whatever the first allows. */
  #fits(inner: Variant, outer: Variant): boolean {
    const isNumeric = inner.type === 'integer' && outer.type === 'number';
    if (inner.type !== outer.type && !isNumeric) return false;
    const outerReached = this.#reached;
    this.#reached = Infinity;
    const { direct, nested } = this.compare(inner, outer);
    // An answer that rests on a pair which is still being compared is not sure.
    const isSure = this.#reached >= this.#open.size;
    this.#reached = Math.min(outerReached, this.#reached);
    return isSure && [...direct, ...nested].every(({ sends }) => sends !== 'breaking');
  }

  /**
   * The comparer that weighs alternatives. What is found in a schema that refers to itself depends on the pairs that are
   * open when it is met, and the two ways open them in different orders: weights from there would match different
   * alternatives each way. So a weigher looks a fixed number of nodes deep, and leaves what is inside a node to a weigher
   * that looks one node less deep. None of them meets a pair inside itself.
   */
  #weighing(sight: number): SchemaComparer {
    const plain = this.#withoutGaps();
    if (!plain.#weigher) {
      plain.#weigher = new SchemaComparer(this.#base, this.#head, this.#sameness, undefined, sight);
      plain.#reversed().#weigher = plain.#weigher.#reversed();
    }
    return plain.#weigher;
  }

  /** Alternatives inside of those that are weighed are told apart by what they hold themselves, or the work would multiply. */
  #shallow(): SchemaComparer {
    return this.#sight <= 1 ? this : this.#weighing(this.#sight - 1).#shallow();
  }

  #withoutGaps(): SchemaComparer {
    if (!this.#policy) return this;
    this.#plain ??= new SchemaComparer(this.#base, this.#head, this.#sameness);
    return this.#plain;
  }

  #reversed(): SchemaComparer {
    if (this.#policy) return this.#withoutGaps().#reversed();
    if (!this.#mirror) {
      this.#mirror = new SchemaComparer(this.#head, this.#base, this.#sameness, undefined, this.#sight);
      this.#mirror.#mirror = this;
    }
    return this.#mirror;
  }
}

function withoutSides(found: Finding, { sends, receives }: Unseen): Finding {
  // That it is read-only now, or no longer, is for the side that did not see it before.
  if (!isMaterial(found) || /-(?:read|write)-only$/.test(found.kind)) return found;
  return { ...found, ...(sends ? { sends: 'safe' } : {}), ...(receives ? { receives: 'safe' } : {}) };
}

/** In schemas that refer to each other in many ways, the ways to one change are without number: some are enough. */
function fewPlaces(findings: readonly Finding[]): readonly Finding[] {
  if (findings.length <= MOST_PLACES) return findings;
  const places = new Map<string, number>();
  return findings.filter(({ kind, base, head, what, sends, receives }) => {
    const key = [kind, base, head, what, sends, receives].join('\n');
    const count = (places.get(key) ?? 0) + 1;
    places.set(key, count);
    return count <= MOST_PLACES;
  });
}

/** An array without a word on its items knows nothing of them, as an untyped schema knows nothing of itself. */
function hasUnknownItems({ variants }: SchemaNode): boolean {
  return variants.some(
    ({ type, items, prefixItems }) => type === 'array' && !items && prefixItems.length === 0,
  );
}
