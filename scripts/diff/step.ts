import type { Level } from './change.ts';

/** The part of a version that has to move. */
export type Step = 'none' | 'patch' | 'minor' | 'major';

/**
 * The step that changes of a level ask for. Words are a patch, since the package that carries them is published anew.
 */
export function suggestStep(level: Level | 'none'): Step {
  const steps = { none: 'none', documentation: 'patch', safe: 'minor', breaking: 'major' } as const;
  return steps[level];
}

/**
 * The step that a version takes. Before 1.0 the first number says that nothing is settled, and `^0.y.z` accepts
 * patches alone: breaking changes move the second number, all others the third.
 *
 * @param step what the changes ask for
 * @param major the first number of the version that takes the step
 */
export function stepFor(step: Step, major: number): Step {
  if (major > 0) return step;
  if (step === 'major') return 'minor';
  return step === 'minor' ? 'patch' : step;
}

/**
 * A step in words: what the changes ask for, and what that means before 1.0.
 *
 * @param major the first number of the version that takes the step; both are said where it is not known
 */
export function stepInWords(step: Step, major?: number): string {
  const early = stepFor(step, 0);
  if (early === step || (major !== undefined && major > 0)) return step;
  return major === undefined ? `${step} (before 1.0: ${early})` : `${early} (from 1.0 on: ${step})`;
}
