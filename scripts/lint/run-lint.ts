import { bundleSpec } from '../bundle/bundle-spec.ts';
import { openSpec } from '../source/open-spec.ts';
import { BuildError, sortProblems, type SourceProblem } from '../source/problems.ts';
import { isStructural, leadsNowhere } from './lint-spec.ts';
import { bundleStages, sourceStages, type LintStage } from './lint-stages.ts';

/**
 * Runs every stage of lint and gathers what they find.
 *
 * @param rootFile absolute path of `openapi.yaml`
 * @param configFile absolute path of `redocly.yaml`
 * @returns all problems in the order of the stages; if the files cannot be read or joined, those that keep them from it
 */
export async function runLint(rootFile: string, configFile: string): Promise<SourceProblem[]> {
  try {
    const source = await openSpec(rootFile, configFile);
    const found = await runInTurn(sourceStages(source));
    // In a file that is not as OpenAPI has it, the stages after it would only say the same in other words.
    const stops = found.some(({ rule = '' }) => isStructural(rule) || leadsNowhere.has(rule));
    return stops ? found : [...found, ...(await runInTurn(bundleStages(source, await bundleSpec(source))))];
  } catch (error) {
    if (error instanceof BuildError) return [...error.problems];
    throw error;
  }
}

/**
 * The worst problem of each line: an error before a warning, and of these what the earliest stage found, from which the others
 * often follow. What is left out and was a fault of its own is reported once the first is corrected.
 *
 * @param problems in the order of the stages
 * @returns problems in the order of the files
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
  const found: SourceProblem[] = [];
  for (const { find } of stages) found.push(...(await find()));
  return found;
}
