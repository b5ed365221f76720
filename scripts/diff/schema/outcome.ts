import type { Level } from '../change.ts';
import { createFinding, type Finding } from '../finding.ts';
import type { ChangeKind } from '../kinds.ts';
import type { Adjust } from './differences.ts';

/** What the places around a pair of schemas make of the levels of its findings. */
export interface Outcome {
  /** The levels that each of {@link SAMPLES} ends up with. */
  readonly levels: readonly { readonly sends: Level; readonly receives: Level }[];
  /** Equal for equal levels: two paths to a pair with the same key report the same. */
  readonly key: string;
}

/** Kinds about what a property is used for. They leave the set of allowed values as it is. */
const ABOUT_USE: ReadonlySet<ChangeKind> = new Set(['now-read-only', 'now-write-only']);

/** Kinds about what a missing value means, or how to choose an alternative. These leave that set as it is, too. */
const ABOUT_MEANING: ReadonlySet<ChangeKind> = new Set([
  'default-removed',
  'default-changed',
  'discriminator-changed',
]);

/** True for a kind that changes which values are allowed, so that other alternatives can make it better or worse. */
export function changesValues(kind: ChangeKind): boolean {
  return !ABOUT_USE.has(kind) && !ABOUT_MEANING.has(kind);
}

/**
 * Adjustments are functions, which can't be compared. Two have the same effect if they do the same to each of these: one
 * finding with each pair of levels, of a kind from each group that adjustments treat differently.
 */
const SAMPLES: readonly Finding[] = (['type-changed', 'now-read-only', 'default-changed'] as const).flatMap(
  (kind) =>
    (['safe', 'breaking'] as const).flatMap((sends) =>
      (['safe', 'breaking'] as const).map((receives) =>
        createFinding(kind, { base: undefined, head: undefined }, '', { effect: { sends, receives } }),
      ),
    ),
);

function sampleLike({ kind, sends, receives }: Finding): number {
  const group = ABOUT_USE.has(kind)
    ? 'now-read-only'
    : changesValues(kind)
      ? 'type-changed'
      : 'default-changed';
  return SAMPLES.findIndex(
    (sample) => sample.kind === group && sample.sends === sends && sample.receives === receives,
  );
}

/** The outcome without any adjustment. */
export const UNADJUSTED = toOutcome(SAMPLES);

/** The outcome of some adjustments inside a place that has an outcome itself. */
export function outcomeOf(adjust: readonly Adjust[], outer: Outcome): Outcome {
  if (adjust.length === 0) return outer;
  return toOutcome(
    SAMPLES.map((sample) =>
      seenThrough(
        outer,
        adjust.reduce((finding, one) => one(finding), sample),
      ),
    ),
  );
}

function toOutcome(levels: Outcome['levels']): Outcome {
  return { levels, key: levels.map(({ sends, receives }) => `${sends} ${receives}`).join() };
}

/** A finding with the levels that it has as seen from the compared schemas. Documentation stays as it is. */
export function seenThrough(outcome: Outcome, finding: Finding): Finding {
  if (outcome === UNADJUSTED) return finding;
  const { sends, receives } = outcome.levels[sampleLike(finding)] ?? finding;
  return { ...finding, sends, receives };
}
