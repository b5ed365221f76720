import type { DocumentView } from '../document-view.ts';
import type { Finding, Nodes } from '../finding.ts';
import type { GapNode, GapPolicy } from '../gaps.ts';
import type { Sameness } from '../sameness.ts';
import { annotationsOf, compareAnnotations } from './annotations.ts';
import { compareArrays } from './arrays.ts';
import { type Differences, type InnerPair, Reporter, type Schemas } from './differences.ts';
import { compareKeywords } from './keywords.ts';
import { allowsAnything, describeNode, type SchemaNode, type Site, siteKey, type Variant } from './node.ts';
import { compareObjects } from './objects.ts';
import { applyOutcome, type Outcome, outcomeOf, UNADJUSTED } from './outcome.ts';
import { Overlaps } from './overlaps.ts';
import { SchemaReader } from './reader.ts';
import { compareUnions, isAboutUnion } from './unions.ts';

/** Recursive schemas contain a change at countless paths, so report only some of them. */
const MAX_PLACES = 20;
/** Nobody reads paths beyond this depth, so report only one. */
const MAX_DEPTH = 20;

/** A visit to a pair of schemas, on one path from the compared schemas. */
interface Visit {
  readonly pair: Differences;
  readonly segments: readonly string[];
  readonly above: Visit | undefined;
  readonly depth: number;
  readonly outcome: Outcome;
}

/**
 * Compares schemas of two documents. Comparing a pair of schemas returns its own differences, and the pairs inside it
 * that may differ. The pairs form a graph, which may have cycles, and each pair is compared once. The findings of two
 * schemas are those of all pairs reachable from theirs.
 */
export class SchemaComparer implements Schemas {
  readonly views: { readonly base: DocumentView; readonly head: DocumentView };
  readonly #readers: { readonly base: SchemaReader; readonly head: SchemaReader };
  readonly #overlaps: { readonly base: Overlaps; readonly head: Overlaps };
  readonly #sameness: Sameness;
  readonly #policy: GapPolicy;
  readonly #pairs = new Map<string, Differences>();
  readonly #judged = new Set<string>();

  constructor(base: DocumentView, head: DocumentView, sameness: Sameness, policy: GapPolicy) {
    this.views = { base, head };
    this.#readers = { base: new SchemaReader(base), head: new SchemaReader(head) };
    this.#overlaps = { base: new Overlaps(this.#readers.base), head: new Overlaps(this.#readers.head) };
    this.#sameness = sameness;
    this.#policy = policy;
  }

  /**
   * Compares two schemas, each as a list of sites. A value has to match all of them.
   *
   * @returns findings with paths relative to the schema; `depth` 0 is the schema itself
   */
  compareSchemas(base: readonly Site[], head: readonly Site[]): readonly Finding[] {
    if (this.areSame(base, head)) return [];
    const findings: Finding[] = [];
    /** Number of visits to each pair, by the outcome's key. */
    const visits = new Map<string, Map<Differences, number>>();
    const waiting: { inner: InnerPair; above: Visit | undefined }[] = [
      { inner: { path: [], base, head, adjust: [] }, above: undefined },
    ];
    // The list grows while it is read, so the shortest paths come first.
    for (const { inner, above } of waiting) {
      const visit: Visit = {
        pair: this.#differences(inner.base, inner.head),
        segments: inner.path,
        above,
        depth: above ? above.depth + 1 : 0,
        outcome: outcomeOf(inner.adjust, above?.outcome ?? UNADJUSTED),
      };
      const { pair, outcome } = visit;
      const counts = visits.get(outcome.key) ?? new Map<Differences, number>();
      const count = counts.get(pair) ?? 0;
      if (count >= (visit.depth > MAX_DEPTH ? 1 : MAX_PLACES) || (count > 0 && isInsideItself(visit)))
        continue;
      visits.set(outcome.key, counts.set(pair, count + 1));
      const path = pair.findings.length > 0 ? pathOf(visit) : [];
      for (const finding of pair.findings)
        findings.push({
          ...applyOutcome(outcome, finding),
          path: [...path, ...finding.path],
          depth: visit.depth,
        });
      for (const next of pair.innerPairs) waiting.push({ inner: next, above: visit });
    }
    return findings;
  }

  /** The number of pairs that were compared. */
  get comparisons(): number {
    return this.#pairs.size;
  }

  /** True if a component was compared with its counterpart, as a part of some schema. */
  hasJudged(pointer: string): boolean {
    return this.#judged.has(pointer);
  }

  allowsAnything(side: 'base' | 'head', sites: readonly Site[]): boolean {
    return allowsAnything(this.#readers[side].read(sites));
  }

  forbids(side: 'base' | 'head', sites: readonly Site[]): boolean {
    return this.#readers[side].read(sites).variants.length === 0;
  }

  describe(side: 'base' | 'head', sites: readonly Site[]): string {
    return describeNode(this.#readers[side].read(sites));
  }

  /** True if one side's schema allows neither arrays nor objects. */
  isScalar(side: 'base' | 'head', sites: readonly Site[]): boolean {
    const { variants } = this.#readers[side].read(sites);
    return variants.every(({ type }) => !['any', 'array', 'object'].includes(type));
  }

  #differences(base: readonly Site[], head: readonly Site[]): Differences {
    const key = `${siteKey(base)} -> ${siteKey(head)}`;
    const cached = this.#pairs.get(key);
    if (cached) return cached;
    const differences = this.#compareNodes(this.#readers.base.read(base), this.#readers.head.read(head));
    this.#pairs.set(key, differences);
    return differences;
  }

  areSame(base: readonly Site[], head: readonly Site[]): boolean {
    if (base.length !== head.length) return false;
    return base.every((site, index) => {
      const other = head[index];
      return other !== undefined && this.#sameness.isSame(site, other);
    });
  }

  #compareNodes(base: SchemaNode, head: SchemaNode): Differences {
    for (const target of base.targets) if (head.targets.has(target)) this.#judged.add(target);
    const { findings, innerPairs } = compareUnions(
      (a, b) => this.#compareVariants(a, b),
      this.#overlaps,
      base,
      head,
    );
    const reported = this.#policy.excuse(
      [...findings, ...this.#compareAnnotations(base.sites, head.sites, { base, head })],
      gapNode(base),
      gapNode(head),
      (finding, id) => {
        if (isAboutUnion(finding)) return true;
        // An unknown that only some alternatives reference excuses nothing in the others. Pointers are valid only in
        // their own document, because the alternatives can be in another order in the other.
        const [before, after] = [base.gapsOfAlternatives.get(id), head.gapsOfAlternatives.get(id)];
        if (before) return isInsideOneOf(before, finding.base, finding.alternative?.base);
        return after === undefined || isInsideOneOf(after, finding.head, finding.alternative?.head);
      },
    );
    return { findings: reported, innerPairs };
  }

  #compareAnnotations(before: readonly Site[], after: readonly Site[], nodes: Nodes): Finding[] {
    const { base, head } = this.views;
    return compareAnnotations(annotationsOf(base, before), annotationsOf(head, after), nodes);
  }

  #compareVariants(base: Variant, head: Variant): Differences {
    const reporter = new Reporter(this);
    const { findings } = reporter;
    findings.push(...compareKeywords(base, head, this.#sameness));
    if (base.type === 'object' || base.type === 'any') compareObjects(reporter, base, head);
    if (base.type === 'array' || base.type === 'any') compareArrays(reporter, base, head);
    const [before, after] = [base.branch, head.branch];
    if (before && after)
      findings.push(...this.#compareAnnotations([before], [after], { base: before, head: after }));
    return reporter;
  }
}

function pathOf(visit: Visit): string[] {
  const parts: (readonly string[])[] = [];
  for (let one: Visit | undefined = visit; one; one = one.above) parts.unshift(one.segments);
  return parts.flat();
}

/** True if the path of a visit already contains the same pair, so that continuing would repeat its findings. */
function isInsideItself({ pair, outcome, above }: Visit): boolean {
  for (let visit = above; visit; visit = visit.above)
    if (visit.pair === pair && visit.outcome.key === outcome.key) return true;
  return false;
}

function gapNode(node: SchemaNode): GapNode {
  const isUndocumented = allowsAnything(node) || hasUnconstrainedItems(node);
  return { gaps: node.gaps, pointer: node.pointer, isUndocumented };
}

/** True for an array without `items`. Like a schema without a type, it documents nothing about its values. */
function hasUnconstrainedItems({ variants }: SchemaNode): boolean {
  return variants.some(
    ({ type, items, prefixItems }) => type === 'array' && !items && prefixItems.length === 0,
  );
}

/** True if one of the places is at or below one of the pointers of the same document. */
function isInsideOneOf(
  pointers: ReadonlySet<string>,
  ...places: readonly (string | null | undefined)[]
): boolean {
  return places.some((place) =>
    [...pointers].some((pointer) => place === pointer || place?.startsWith(`${pointer}/`)),
  );
}
