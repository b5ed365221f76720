import type { Level } from './change.ts';

/** The part of a version number that changes. */
export type Step = 'none' | 'patch' | 'minor' | 'major';

/** The step that changes of a level require. Documentation requires a patch, because the packages contain it. */
export function suggestStep(level: Level | 'none'): Step {
  const steps = { none: 'none', documentation: 'patch', safe: 'minor', breaking: 'major' } as const;
  return steps[level];
}

/**
 * The step for a version with a given major number. Before 1.0, `^0.y.z` accepts only patches, so breaking changes are a
 * minor step and all others a patch.
 *
 * @param step the step that the changes require from 1.0 on
 */
export function stepFor(step: Step, major: number): Step {
  if (major > 0) return step;
  if (step === 'major') return 'minor';
  return step === 'minor' ? 'patch' : step;
}

/**
 * Formats a step.
 *
 * @param major the version's major number; without it, the text has the steps both before and from 1.0 on
 */
export function stepInWords(step: Step, major?: number): string {
  const early = stepFor(step, 0);
  if (early === step || (major !== undefined && major > 0)) return step;
  return major === undefined ? `${step} (before 1.0: ${early})` : `${early} (from 1.0 on: ${step})`;
}
