import { relative } from 'node:path';

/** Something wrong at a known place of a source file. */
export interface SourceProblem {
  /** Absolute path. */
  file: string;
  /** 1-based. */
  line: number;
  /** 1-based. */
  column: number;
  /** JSON pointer inside `file`, where there is one. */
  pointer?: string;
  message: string;
  rule?: string;
  /** What to do about it. */
  hint?: string;
  /** Default `error`. Errors and warnings fail the build. */
  severity?: 'error' | 'warning';
}

/** A failed build stage with the source problems that made it fail. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
  readonly problems: readonly SourceProblem[];

  /**
   * @param problems what is wrong, at least one
   * @param message summary line; made from the number of problems when absent
   */
  constructor(problems: readonly SourceProblem[], message?: string) {
    super(message ?? `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`);
    this.problems = problems;
  }
}

/** Sorts by file, line and column and drops repetitions of the same message at the same place. */
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
 * Formats problems for a terminal, one `file:line:column  rule  message` line each, paths relative to `cwd`.
 *
 * @param problems what to print
 * @param cwd folder that paths are shown relative to; default the working directory
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
