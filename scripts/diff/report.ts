import type { JsonObject, OpenApiDocument } from '../model/document.ts';
import { withoutNotes } from '../model/notes.ts';
import { type Change, type Level, LEVELS, worstLevel } from './change.ts';
import { versionStep, type VersionStep } from './changelog.ts';
import { diffDocuments } from './diff-documents.ts';
import { isObject, objectOf } from './json.ts';
import { type LoadedDocument, UnreadableDocument } from './load.ts';
import { type Step, stepFor, suggestStep } from './step.ts';

export interface Report {
  /** Labels of the documents, such as a path or a git ref. */
  readonly base: string;
  readonly head: string;
  readonly changes: readonly Change[];
  readonly worst: Level | 'none';
  readonly counts: Readonly<Record<Level, number>>;
  /** The step that the changes require from 1.0 on. */
  readonly suggestedStep: Step;
  readonly suggestedStepBefore1: Step;
  /** The titles of the operations by operationId, such as `Get a fund (GET /fund/{fund_slug})`. */
  readonly titles: Readonly<Record<string, string>>;
  /** Set if `info.version` changed. */
  readonly step?: VersionStep;
}

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
 * Compares two documents and summarizes what changed, including the interface's changelog.
 *
 * @throws UnreadableDocument if one of them is nested too deeply to be compared
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

/** Maximum nesting of objects and arrays. Handwritten documents have about 30 levels. */
const MAX_LEVELS = 1_000;

function changesOf(base: LoadedDocument, head: LoadedDocument): Change[] {
  for (const { label, document } of [base, head])
    if (isDeeperThan(MAX_LEVELS, document)) throw new UnreadableDocument(tooDeep(label));
  try {
    return diffDocuments(withoutNotesOf(base), withoutNotesOf(head));
  } catch (error) {
    // A chain of references can be too deep, too.
    if (!(error instanceof RangeError)) throw error;
    throw new UnreadableDocument(tooDeep(`${base.label} or ${head.label}`), { cause: error });
  }
}

/** Notes repeat the registers, so their changes are reported there. */
function withoutNotesOf({ document }: LoadedDocument): JsonObject {
  return withoutNotes(document as unknown as OpenApiDocument) as unknown as JsonObject;
}

function tooDeep(label: string): string {
  return `${label} is nested too deeply to be compared. Move nested schemas to components and use $ref.`;
}

/** Works level by level, because recursion would overflow the stack. */
function isDeeperThan(levels: number, document: unknown): boolean {
  let level = new Set([document]);
  for (let count = 0; count <= levels; count += 1) {
    const nodes = [...level].filter((node) => typeof node === 'object' && node !== null);
    if (nodes.length === 0) return false;
    level = new Set(nodes.flatMap((node) => Object.values(node)));
  }
  return true;
}

/** The levels that occur, worst first, with their changes. */
export function byLevel({ changes }: Report): [Level, Change[]][] {
  return LEVELS.toReversed()
    .map((level): [Level, Change[]] => [level, changes.filter((change) => change.level === level)])
    .filter(([, list]) => list.length > 0);
}

const FOR_WHOM = { sends: 'senders', receives: 'receivers', both: 'both sides' } as const;

export function forWhom({ audience }: Change): string {
  return FOR_WHOM[audience];
}

/** The counts as text, such as `1 breaking, 2 safe`. */
export function showCounts({ counts }: Report): string {
  const words = LEVELS.toReversed()
    .filter((level) => counts[level] > 0)
    .map((level) => `${counts[level]} ${level}`);
  return words.join(', ') || 'no change';
}

/** The titles of a document's operations by operationId: summary, method and path. */
function operationTitles(document: JsonObject): Record<string, string> {
  const titles: Record<string, string> = {};
  for (const [path, item] of Object.entries(objectOf(document['paths']))) {
    for (const [method, operation] of Object.entries(objectOf(item))) {
      if (!isObject(operation) || typeof operation['operationId'] !== 'string') continue;
      const { operationId: id, summary } = operation;
      const request = `\`${method.toUpperCase()} ${path}\``;
      titles[id as string] = typeof summary === 'string' ? `${summary} (${request})` : request;
    }
  }
  return titles;
}

export function formatJson(report: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}
