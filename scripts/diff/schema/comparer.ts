import type { DocumentView } from '../document-view.ts';
import { type Finding, finding, isMaterial } from '../finding.ts';
import type { ChangeKind } from '../kinds.ts';
import type { GapPolicy } from '../gaps.ts';
import type { Sameness } from '../sameness.ts';
import { annotationsOf, compareAnnotations } from './annotations.ts';
import { compareArrays } from './arrays.ts';
import type { Adjust, Comparison, Differences, Inside, Unseen } from './comparison.ts';
import { describeNode } from './describe.ts';
import { compareLimits } from './limits.ts';
import { isUnknown, type SchemaNode, type Site, siteKey, type Variant } from './node.ts';
import { compareObjects } from './objects.ts';
import { Overlaps } from './overlaps.ts';
import { SchemaReader } from './reader.ts';
import { compareFormats, comparePatterns, compareValues } from './scalars.ts';
import { compareUnions } from './unions.ts';
import { compareWhole } from './whole.ts';

/** In schemas that refer to each other in many ways, the ways to one change are without number: some are enough. */
const MOST_PLACES = 20;
/** Nobody reads several places that lie deeper than this. */
const DEEPEST = 20;

/** A pair of schemas on the way from the compared ones to what is inside them. */
interface Step {
  readonly inside: Inside;
  readonly pair: Differences;
  readonly above: Step | undefined;
  readonly depth: number;
  /** What the places on the way make of the levels of findings: two ways that do the same need not both be followed. */
  readonly levels: readonly number[];
}

/** Findings of every pair of levels, of each sort of kinds that an adjustment treats in its own way. */
const PROBES: readonly Finding[] = (['type-changed', 'now-read-only', 'default-changed'] as const).flatMap(
  (kind) =>
    (['safe', 'breaking'] as const).flatMap((sends) =>
      (['safe', 'breaking'] as const).map((receives) =>
        finding(kind, { base: null, head: null }, '', { effect: { sends, receives } }),
      ),
    ),
);

/**
 * Compares schemas of two documents. Each pair of schemas is compared once, whoever uses it: comparing it finds what
 * differs in the two themselves, and which pairs inside them differ. These pairs form a graph, which may have circles;
 * the findings of two schemas are those that can be reached from their pair.
 */
export class SchemaComparer {
  readonly #readers: { readonly base: SchemaReader; readonly head: SchemaReader };
  readonly #overlaps: { readonly base: Overlaps; readonly head: Overlaps };
  readonly #sameness: Sameness;
  readonly #policy: GapPolicy;
  readonly #pairs = new Map<string, Differences>();
  readonly #judged = new Set<string>();

  constructor(base: DocumentView, head: DocumentView, sameness: Sameness, policy: GapPolicy) {
    this.#readers = { base: new SchemaReader(base), head: new SchemaReader(head) };
    this.#overlaps = { base: new Overlaps(this.#readers.base), head: new Overlaps(this.#readers.head) };
    this.#sameness = sameness;
    this.#policy = policy;
  }

  /**
   * Compares two schemas, each given by the sites that hold at once.
   *
   * @param mostPlaces how often a pair inside is told, if many ways lead to it
   * @returns findings with paths relative to the schema; `depth` 0 is the schema itself
   */
  compareSchemas(base: readonly Site[], head: readonly Site[], mostPlaces = MOST_PLACES): readonly Finding[] {
    const findings: Finding[] = [];
    const visits = new Map<Differences, Map<string, number>>();
    const top: Inside = { path: [], base, head, adjust: [] };
    const waiting: { inside: Inside; above: Step | undefined }[] = [{ inside: top, above: undefined }];
    // The shortest ways come first, since the list grows while it is read.
    for (const { inside, above } of waiting) {
      const pair = this.#differences(inside);
      const depth = above ? above.depth + 1 : 0;
      const step: Step = { inside, pair, above, depth, levels: levelsOf(inside, above) };
      const visited = visits.get(pair) ?? new Map<string, number>();
      const way = step.levels.join();
      const times = visited.get(way) ?? 0;
      if (times >= (depth > DEEPEST ? 1 : mostPlaces) || (times > 0 && isInsideItself(step))) continue;
      visits.set(pair, visited.set(way, times + 1));
      findings.push(...asSeenFromTop(step));
      for (const inner of pair.inside) waiting.push({ inside: inner, above: step });
    }
    return findings;
  }

  /** What differs between two schemas themselves, without what is inside them. */
  compareOwn(base: readonly Site[], head: readonly Site[]): readonly Finding[] {
    return this.#differences({ base, head }).own;
  }

  /** How many pairs of schemas were compared. */
  get comparisons(): number {
    return this.#pairs.size;
  }

  /** True where a component was compared with what it was, as a part of some schema. */
  hasJudged(pointer: string): boolean {
    return this.#judged.has(pointer);
  }

  /** True where one side's schema allows every value. */
  isUnknown(side: 'base' | 'head', sites: readonly Site[]): boolean {
    return isUnknown(this.#readers[side].read(sites));
  }

  /** True where one side's schema allows neither lists nor objects. */
  isScalar(side: 'base' | 'head', sites: readonly Site[]): boolean {
    const { variants } = this.#readers[side].read(sites);
    return variants.every(({ type }) => !['any', 'array', 'object'].includes(type));
  }

  #differences({ base, head }: Pick<Inside, 'base' | 'head'>): Differences {
    const key = `${siteKey(base)} -> ${siteKey(head)}`;
    const known = this.#pairs.get(key);
    if (known) return known;
    const differences = this.#isSame(base, head)
      ? { own: [], inside: [] }
      : this.#compareNodes(this.#readers.base.read(base), this.#readers.head.read(head));
    this.#pairs.set(key, differences);
    return differences;
  }

  #isSame(base: readonly Site[], head: readonly Site[]): boolean {
    if (base.length !== head.length) return false;
    return base.every((site, index) => {
      const other = head[index];
      return other !== undefined && this.#sameness.isSame(site, other);
    });
  }

  #compareNodes(base: SchemaNode, head: SchemaNode): Differences {
    for (const target of base.targets) if (head.targets.has(target)) this.#judged.add(target);
    const { own, inside } = compareUnions(
      (a, b) => this.#compareVariants(a, b),
      { ...base, isOverlapping: this.#overlaps.base.isOverlapping(base) },
      { ...head, isOverlapping: this.#overlaps.head.isOverlapping(head) },
    );
    const words = this.#compareAnnotations(base, head);
    const settled = this.#policy.settle(
      [...own, ...words],
      { gaps: base.gaps, pointer: base.pointer, isUnknown: isUnknown(base) || hasUnknownItems(base) },
      { gaps: head.gaps, pointer: head.pointer, isUnknown: isUnknown(head) || hasUnknownItems(head) },
      (candidate, id) =>
        isAboutAlternative(candidate, base.gapsOfAlternatives.get(id) ?? head.gapsOfAlternatives.get(id)),
    );
    return { own: settled, inside };
  }

  #compareAnnotations(
    base: { sites: readonly Site[]; pointer: string },
    head: { sites: readonly Site[]; pointer: string },
  ): Finding[] {
    const { base: before, head: after } = this.#readers;
    const places = { base: base.pointer, head: head.pointer };
    return compareAnnotations(
      annotationsOf(before.view, base.sites),
      annotationsOf(after.view, head.sites),
      places,
    );
  }

  #compareVariants(base: Variant, head: Variant): Differences {
    const own: Finding[] = [];
    const inside: Inside[] = [];
    const views = { base: this.#readers.base.view, head: this.#readers.head.view };
    const comparison: Comparison = {
      views,
      add: (found) => own.push(found),
      below: (segment, before, after, unseen) => {
        const isUnseen = unseen?.sends === true || unseen?.receives === true;
        const adjust: Adjust[] = isUnseen ? [(found) => withoutSides(found, unseen)] : [];
        if (!this.#isSame(before, after)) inside.push({ path: [segment], base: before, head: after, adjust });
      },
      forbids: (side, sites) => this.#readers[side].read(sites).variants.length === 0,
      isUnknown: (side, sites) => this.isUnknown(side, sites),
      describe: (side, sites) => describeNode(this.#readers[side].read(sites)),
    };
    own.push(...compareNumericTypes(base, head));
    const { findings, isSettled } = compareValues(base, head);
    own.push(...findings);
    if (!isSettled || base.type === 'object' || base.type === 'array') {
      own.push(...compareLimits(base, head), ...comparePatterns(base, head), ...compareFormats(base, head));
    }
    own.push(...compareWhole(base, head, this.#sameness));
    compareObjects(comparison, base, head);
    compareArrays(comparison, base, head);
    if (base.branch && head.branch) {
      const [before, after] = [base, head].map(({ branch, pointer }) => ({
        sites: branch ? [branch] : [],
        pointer: branch?.pointer ?? pointer,
      }));
      if (before && after) {
        const words = this.#compareAnnotations(before, after).filter((found) => !isMaterial(found));
        own.push(...words);
      }
    }
    return { own, inside };
  }
}

function compareNumericTypes(base: Variant, head: Variant): Finding[] {
  if (base.type === head.type) return [];
  const isWider = head.type === 'number';
  const what = isWider ? 'It is a number; it was an integer.' : 'It is an integer; it was a number.';
  const effect = isWider ? 'widened' : 'narrowed';
  return [finding('type-changed', { base: base.pointer, head: head.pointer }, what, { effect })];
}

function isInsideItself({ pair, levels, above }: Step): boolean {
  for (let step = above; step; step = step.above) {
    if (step.pair === pair && step.levels.join() === levels.join()) return true;
  }
  return false;
}

/** The adjustments on the way to a pair, the innermost first. */
function adjustments(inside: Inside, above: Step | undefined): Adjust[] {
  const all = [...inside.adjust];
  for (let step = above; step; step = step.above) all.push(...step.inside.adjust);
  return all;
}

/** For each probe the number of the one that it becomes. */
function levelsOf(inside: Inside, above: Step | undefined): readonly number[] {
  if (above && inside.adjust.length === 0) return above.levels;
  return PROBES.map((probe, index) => {
    const { sends, receives } = inside.adjust.reduce((found, adjust) => adjust(found), probe);
    const inner = index - (index % 4) + (sends === 'breaking' ? 2 : 0) + (receives === 'breaking' ? 1 : 0);
    return above?.levels[inner] ?? inner;
  });
}

/** Findings of a pair under the names that lead to it, as what is around it leaves them. */
function asSeenFromTop({ inside, pair, above, depth }: Step): Finding[] {
  if (pair.own.length === 0) return [];
  const all = adjustments(inside, above);
  const path = [...inside.path];
  for (let step = above; step; step = step.above) path.unshift(...step.inside.path);
  return pair.own.map((found) => {
    const seen = all.reduce((inner, adjust) => adjust(inner), found);
    return { ...seen, path: [...path, ...seen.path], depth };
  });
}

function withoutSides(found: Finding, { sends, receives }: Unseen): Finding {
  // That it is read-only now, or no longer, is for the side that did not see it before.
  if (!isMaterial(found) || /-(?:read|write)-only$/.test(found.kind)) return found;
  return { ...found, ...(sends ? { sends: 'safe' } : {}), ...(receives ? { receives: 'safe' } : {}) };
}

/** An array without a word on its items knows nothing of them, as an untyped schema knows nothing of itself. */
function hasUnknownItems({ variants }: SchemaNode): boolean {
  return variants.some(
    ({ type, items, prefixItems }) => type === 'array' && !items && prefixItems.length === 0,
  );
}

/** True where a gap of the alternatives at `places` can account for a finding: in one of them, or about the union. */
function isAboutAlternative({ kind, base, head }: Finding, places: ReadonlySet<string> | undefined): boolean {
  if (places === undefined || UNION_KINDS.has(kind)) return true;
  return [base, head].some(
    (pointer) =>
      pointer !== null && [...places].some((place) => pointer === place || pointer.startsWith(`${place}/`)),
  );
}

/** What is told of a union, and not of one alternative. */
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
