import { bundleSpec } from '../bundle/bundle-spec.ts';
import { openSpec } from '../source/open-spec.ts';
import { BuildError, sortProblems, type SourceProblem } from '../source/problems.ts';
import { isStructural, unresolvedRules } from './lint-spec.ts';
import { bundleStages, sourceStages, type LintStage } from './lint-stages.ts';

/**
 * Runs every lint stage and collects the problems.
 *
 * @param rootFile absolute path of `openapi.yaml`
 * @param configFile absolute path of `redocly.yaml`
 * @returns all problems in stage order; if the files can't be read or bundled, only the problems that prevent that
 */
export async function runLint(rootFile: string, configFile: string): Promise<SourceProblem[]> {
  try {
    const source = await openSpec(rootFile, configFile);
    const problems = await runInTurn(sourceStages(source));
    // On structurally invalid files, later stages would only repeat the same problems in other words.
    const isBlocked = problems.some(({ rule = '' }) => isStructural(rule) || unresolvedRules.has(rule));
    return isBlocked
      ? problems
      : [...problems, ...(await runInTurn(bundleStages(source, await bundleSpec(source))))];
  } catch (error) {
    if (error instanceof BuildError) return [...error.problems];
    throw error;
  }
}

/**
 * Picks the worst problem of each line: errors before warnings, then the earliest stage, because later problems are often
 * consequences. Other problems on the line are reported once the first is fixed.
 *
 * @param problems in stage order
 * @returns problems in file order
 */
export function worstOfEachLine(problems: readonly SourceProblem[]): SourceProblem[] {
  const worst = new Map<string, SourceProblem>();
  for (const problem of problems) {
    const line = `${problem.file}:${problem.line}`;
    const other = worst.get(line);
    if (!other || (other.severity === 'warning' && problem.severity !== 'warning')) worst.set(line, problem);
  }
  return sortProblems([...worst.values()]);
}

async function runInTurn(stages: readonly LintStage[]): Promise<SourceProblem[]> {
  const problems: SourceProblem[] = [];
  for (const { find } of stages) problems.push(...(await find()));
  return problems;
}
