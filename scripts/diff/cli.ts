import { HELP, readArguments, UsageError } from './arguments.ts';
import { formatJson } from './format/json.ts';
import { formatMarkdown } from './format/markdown.ts';
import { formatText } from './format/text.ts';
import { CHANGE_KINDS } from './kinds.ts';
import { loadDocument, loadFile, UnreadableDocument } from './load.ts';
import { compareDocuments, type Report } from './report.ts';

/** Exit statuses of the diff; the first three say the worst level. */
export const EXIT = { none: 0, documentation: 0, safe: 1, breaking: 2, unusable: 64 } as const;

export interface Surroundings {
  readonly cwd: string;
  readonly isColoured: boolean;
  out(text: string): void;
  err(text: string): void;
}

/**
 * Runs the diff as a command.
 *
 * @param args what follows the command's name
 * @returns the exit status
 */
export function runDiff(args: readonly string[], { cwd, isColoured, out, err }: Surroundings): number {
  try {
    const request = readArguments(args);
    if (request.kind === 'help') {
      out(HELP);
      return 0;
    }
    if (request.kind === 'kinds') {
      out(listKinds());
      return 0;
    }
    const { base: baseName, head: headName, format } = request.arguments;
    const base = loadDocument(baseName, cwd);
    const head = loadFile(headName, cwd);
    const report = compareDocuments(base, head);
    out(write(report, format, isColoured));
    return EXIT[report.worst];
  } catch (error) {
    if (error instanceof UsageError) err(`${error.message}\n\n${HELP}`);
    else if (error instanceof UnreadableDocument) err(`${error.message}\n`);
    else throw error;
    return EXIT.unusable;
  }
}

function write(report: Report, format: 'text' | 'markdown' | 'json', isColoured: boolean): string {
  if (format === 'json') return formatJson(report);
  return format === 'markdown' ? formatMarkdown(report) : formatText(report, isColoured);
}

function listKinds(): string {
  const entries = Object.entries(CHANGE_KINDS);
  const width = Math.max(...entries.map(([kind]) => kind.length));
  return entries.map(([kind, rule]) => `${kind.padEnd(width)}  ${rule}\n`).join('');
}
