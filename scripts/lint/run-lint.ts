import { bundleSpec } from '../bundle/bundle-spec.ts';
import { openSpec } from '../source/open-spec.ts';
import { BuildError, sortProblems, type SourceProblem } from '../source/problems.ts';
import { isStructural, leadsNowhere } from './lint-spec.ts';
import { oneEach } from './one-each.ts';
import {
  bundleStages,
  sourceStages,
  spellingStage,
  type LintStage,
  type LintWorkers,
} from './lint-stages.ts';

/**
 * Runs every stage of lint and gathers what they find.
 *
 * @param rootFile absolute path of `openapi.yaml`
 * @param configFile absolute path of `redocly.yaml`
 * @param workers threads to use; not stopped
 * @returns all problems in the order of the files; when the files cannot be read or joined, those that keep them from it
 */
export async function runLint(
  rootFile: string,
  configFile: string,
  workers: LintWorkers,
): Promise<SourceProblem[]> {
  try {
    const source = await openSpec(rootFile, configFile);
    const found = await runInTurn(sourceStages(source));
    const spelling = spellingStage(source, workers).find();
    // A file that is not as OpenAPI wants it would only make the stages after it say the same in other words.
    const stopped = found.some(({ rule = '' }) => isStructural(rule) || leadsNowhere.has(rule));
    const later = stopped ? [] : await runTogether(bundleStages(source, await bundleSpec(source), workers));
    return sortProblems(oneEach([...found, ...(await spelling), ...later]));
  } catch (error) {
    if (error instanceof BuildError) return sortProblems(error.problems);
    throw error;
  }
}

async function runInTurn(stages: readonly LintStage[]): Promise<SourceProblem[]> {
  const found: SourceProblem[] = [];
  for (const { find } of stages) found.push(...(await find()));
  return found;
}

async function runTogether(stages: readonly LintStage[]): Promise<SourceProblem[]> {
  return (await Promise.all(stages.map(async ({ find }) => find()))).flat();
}
