import type { Level } from '../change.ts';
import { createFinding, type Finding } from '../finding.ts';
import type { ChangeKind } from '../kinds.ts';
import type { Adjust } from './differences.ts';

/** The effect of a pair's context, such as a read-only property around it, on the severity of its findings. */
export interface Outcome {
  /** The resulting levels of each of {@link SAMPLES}. */
  readonly levels: readonly { readonly sends: Level; readonly receives: Level }[];
  /** Equal for equal levels, because two paths to a pair with the same key report the same findings. */
  readonly key: string;
}

/** Kinds about the use of a property. They don't change the allowed values. */
const ABOUT_USE: ReadonlySet<ChangeKind> = new Set(['now-read-only', 'now-write-only']);

/**
 * Kinds about the meaning of a missing value, or the choice of an alternative. They don't change the allowed values
 * either.
 */
const ABOUT_MEANING: ReadonlySet<ChangeKind> = new Set([
  'default-removed',
  'default-changed',
  'discriminator-changed',
]);

/** True for a kind that changes the allowed values, so that other alternatives can change its severity. */
export function changesValues(kind: ChangeKind): boolean {
  return !ABOUT_USE.has(kind) && !ABOUT_MEANING.has(kind);
}

/**
 * Adjustments are functions and can't be compared, so they are compared by their results for these findings: every pair
 * of levels, for one kind of each group that adjustments treat differently.
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

export const UNADJUSTED = toOutcome(SAMPLES);

/** The outcome of adjustments inside a context that has an outcome itself. */
export function outcomeOf(adjust: readonly Adjust[], outer: Outcome): Outcome {
  if (adjust.length === 0) return outer;
  return toOutcome(
    SAMPLES.map((sample) =>
      applyOutcome(
        outer,
        adjust.reduce((finding, one) => one(finding), sample),
      ),
    ),
  );
}

function toOutcome(levels: Outcome['levels']): Outcome {
  return { levels, key: levels.map(({ sends, receives }) => `${sends} ${receives}`).join() };
}

/** Applies an outcome to a finding. Documentation stays as it is. */
export function applyOutcome(outcome: Outcome, finding: Finding): Finding {
  if (outcome === UNADJUSTED) return finding;
  const { sends, receives } = outcome.levels[sampleLike(finding)] ?? finding;
  return { ...finding, sends, receives };
}
