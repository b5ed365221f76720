import type { Step } from '../diff/step.ts';

export interface Version {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
  /** What follows a hyphen, empty for a release. */
  readonly preRelease: string;
}

/** Reads a semantic version, with or without a leading `v`; undefined for anything else. */
export function parseVersion(text: string): Version | undefined {
  const parts = /^v?(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([\w.-]+))?(?:\+[\w.-]+)?$/.exec(text);
  if (!parts) return undefined;
  const [, major, minor, patch, preRelease = ''] = parts;
  return { major: Number(major), minor: Number(minor), patch: Number(patch), preRelease };
}

export function showVersion({ major, minor, patch, preRelease }: Version): string {
  return `${major}.${minor}.${patch}${preRelease === '' ? '' : `-${preRelease}`}`;
}

/** The smallest release that is a step, or more, above a version. */
export function leastAfter({ major, minor, patch }: Version, step: Step): Version {
  const preRelease = '';
  if (step === 'major') return { major: major + 1, minor: 0, patch: 0, preRelease };
  if (step === 'minor') return { major, minor: minor + 1, patch: 0, preRelease };
  return { major, minor, patch: step === 'patch' ? patch + 1 : patch, preRelease };
}

/** Negative, zero or positive as a version's numbers are below, equal to or above another's. */
export function compareNumbers(a: Version, b: Version): number {
  return a.major - b.major || a.minor - b.minor || a.patch - b.patch;
}
