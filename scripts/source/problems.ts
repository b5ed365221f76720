import { relative } from 'node:path';

export interface SourceProblem {
  /** Absolute path. */
  file: string;
  /** 1-based. */
  line: number;
  /** 1-based. */
  column: number;
  /** JSON pointer inside `file`. */
  pointer?: string;
  message: string;
  rule?: string;
  /** How to fix it. */
  hint?: string;
  /** Default `error`. Errors and warnings fail the build. */
  severity?: 'error' | 'warning';
}

/** Thrown by a build stage that found problems in the source. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
  readonly problems: readonly SourceProblem[];

  /**
   * @param problems at least one
   * @param message default: the number of problems
   */
  constructor(problems: readonly SourceProblem[], message?: string) {
    super(message ?? `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`);
    this.problems = problems;
  }
}

/** Sorts by file, line and column, and drops duplicates. */
export function sortProblems(problems: readonly SourceProblem[]): SourceProblem[] {
  const seen = new Set<string>();
  return problems
    .toSorted(
      (a, b) =>
        compareText(a.file, b.file) ||
        a.line - b.line ||
        a.column - b.column ||
        compareText(a.rule ?? '', b.rule ?? '') ||
        compareText(a.message, b.message),
    )
    .filter((problem) => {
      const key = JSON.stringify([problem.file, problem.line, problem.column, problem.rule, problem.message]);
      return !seen.has(key) && seen.add(key);
    });
}

/**
 * Formats problems for a terminal, one `file:line:column  rule  message` line each.
 *
 * @param cwd base of relative paths; default: the working directory
 */
export function formatProblems(problems: readonly SourceProblem[], cwd = process.cwd()): string {
  return sortProblems(problems)
    .map(({ file, line, column, severity, rule, message, hint }) => {
      const place = `${relative(cwd, file) || file}:${line}:${column}`;
      const label = [severity === undefined || severity === 'error' ? undefined : severity, rule]
        .filter(Boolean)
        .join(' ');
      const text = message.trim().replaceAll(/\s*\n\s*/g, ' ');
      return [place, label, hint ? `${text} (${hint})` : text].filter(Boolean).join('  ');
    })
    .join('\n');
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
