import { type Change, type Level, LEVELS, worstLevel } from './change.ts';
import { versionStep, type VersionStep } from './changelog.ts';
import { diffDocuments } from './diff-documents.ts';
import { type LoadedDocument, UnreadableDocument } from './load.ts';
import { type Step, suggestStep } from './step.ts';

export interface Report {
  /** What was compared, in words. */
  readonly base: string;
  readonly head: string;
  readonly changes: readonly Change[];
  readonly worst: Level | 'none';
  readonly counts: Readonly<Record<Level, number>>;
  readonly suggestedStep: Step;
  /** What happened to the version of the interface; absent where it is the same. */
  readonly step?: VersionStep;
}

/** Sums up the changes. */
export function makeReport(
  base: string,
  head: string,
  changes: readonly Change[],
  step?: VersionStep,
): Report {
  const counts = { documentation: 0, safe: 0, breaking: 0 };
  for (const { level } of changes) counts[level] += 1;
  const worst = worstLevel(changes);
  return { base, head, changes, worst, counts, suggestedStep: suggestStep(worst), ...(step ? { step } : {}) };
}

/**
 * Compares two documents and sums up what changed, the history of the interface included.
 *
 * @throws UnreadableDocument when one of them is nested so deeply that the comparison would not end
 */
export function compareDocuments(base: LoadedDocument, head: LoadedDocument): Report {
  const changes = changesOf(base, head);
  return makeReport(base.label, head.label, changes, versionStep(base.document, head.document, changes));
}

function changesOf(base: LoadedDocument, head: LoadedDocument): Change[] {
  try {
    return diffDocuments(base.document, head.document);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new UnreadableDocument(
      `${base.label} or ${head.label} is nested too deeply to be compared. Write what is inside as components, with $ref.`,
      { cause: error },
    );
  }
}

/** The levels that occur, worst first, each with its changes. */
export function byLevel({ changes }: Report): [Level, Change[]][] {
  return LEVELS.toReversed()
    .map((level): [Level, Change[]] => [level, changes.filter((change) => change.level === level)])
    .filter(([, list]) => list.length > 0);
}

const FOR_WHOM = { sends: 'whoever sends', receives: 'whoever receives', both: 'both sides' } as const;

/** For whom a change matters, in words. */
export function forWhom({ audience }: Change): string {
  return FOR_WHOM[audience];
}

/** The counts in words: `1 breaking, 2 safe`. */
export function showCounts({ counts }: Report): string {
  const words = LEVELS.toReversed()
    .filter((level) => counts[level] > 0)
    .map((level) => `${counts[level]} ${level}`);
  return words.join(', ') || 'no change';
}

/** The suggested step in words, with the rule for versions before 1.0. */
export function showStep({ suggestedStep }: Report): string {
  if (suggestedStep === 'major') return 'major (before 1.0: minor)';
  return suggestedStep === 'minor' ? 'minor (before 1.0: patch)' : suggestedStep;
}
