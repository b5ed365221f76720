import { type Change, type Level, LEVELS, worstLevel } from './change.ts';
import { versionStep, type VersionStep } from './changelog.ts';
import type { JsonObject, OpenApiDocument } from '../model/document.ts';
import { withoutNotes } from '../model/notes.ts';
import { diffDocuments } from './diff-documents.ts';
import { operationTitles } from './titles.ts';
import { type LoadedDocument, UnreadableDocument } from './load.ts';
import { type Step, stepFor, suggestStep } from './step.ts';

export interface Report {
  /** What was compared, in words. */
  readonly base: string;
  readonly head: string;
  readonly changes: readonly Change[];
  readonly worst: Level | 'none';
  readonly counts: Readonly<Record<Level, number>>;
  /** From 1.0 on. */
  readonly suggestedStep: Step;
  readonly suggestedStepBefore1: Step;
  /** What the operations are called, by operationId, as `Get a fund (GET /fund/{fund_slug})`. */
  readonly titles: Readonly<Record<string, string>>;
  /** What happened to the version of the interface; absent where it is the same. */
  readonly step?: VersionStep;
}

/** Sums up the changes. */
export function makeReport(
  base: string,
  head: string,
  changes: readonly Change[],
  step?: VersionStep,
  titles: Readonly<Record<string, string>> = {},
): Report {
  const counts = { documentation: 0, safe: 0, breaking: 0 };
  for (const { level } of changes) counts[level] += 1;
  const worst = worstLevel(changes);
  const suggestedStep = suggestStep(worst);
  const suggestedStepBefore1 = stepFor(suggestedStep, 0);
  const steps = { suggestedStep, suggestedStepBefore1, ...(step ? { step } : {}) };
  return { base, head, changes, worst, counts, titles, ...steps };
}

/**
 * Compares two documents and sums up what changed, the history of the interface included.
 *
 * @throws UnreadableDocument when one of them is nested so deeply that the comparison would not end
 */
export function compareDocuments(base: LoadedDocument, head: LoadedDocument): Report {
  const changes = changesOf(base, head);
  const titles = { ...operationTitles(base.document), ...operationTitles(head.document) };
  return makeReport(
    base.label,
    head.label,
    changes,
    versionStep(base.document, head.document, changes),
    titles,
  );
}

/** Most levels of objects and lists in a document; what people write has some thirty. */
const mostLevels = 1_000;

function changesOf(base: LoadedDocument, head: LoadedDocument): Change[] {
  for (const { label, document } of [base, head])
    if (isDeeperThan(mostLevels, document)) throw new UnreadableDocument(tooDeep(label));
  try {
    return diffDocuments(withoutNotesOf(base), withoutNotesOf(head));
  } catch (error) {
    // References, too, can lead deeper and deeper.
    if (!(error instanceof RangeError)) throw error;
    throw new UnreadableDocument(tooDeep(`${base.label} or ${head.label}`), { cause: error });
  }
}

/** What the notes say is in the registers, and changes there. */
function withoutNotesOf({ document }: LoadedDocument): JsonObject {
  return withoutNotes(document as unknown as OpenApiDocument) as unknown as JsonObject;
}

function tooDeep(label: string): string {
  return `${label} is nested too deeply to be compared. Write what is inside as components, with $ref.`;
}

/** Level by level: to call itself for each would end where the stack does. */
function isDeeperThan(levels: number, document: unknown): boolean {
  let level = new Set([document]);
  for (let count = 0; count <= levels; count += 1) {
    const nodes = [...level].filter((node) => typeof node === 'object' && node !== null);
    if (nodes.length === 0) return false;
    level = new Set(nodes.flatMap((node) => Object.values(node)));
  }
  return true;
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
