import { whyStale } from '../build/made-from.ts';
import { exitCodes } from '../cli/command.ts';
import type { Surroundings } from '../cli/surroundings.ts';
import { root } from './program.ts';
import { checkSteps, type CheckStep } from './check-steps.ts';
import { runTests } from './run-tests.ts';

/** How many programs run at the same time. */
const programs = 2;

/**
 * Does what `npm run check` does, to the end also when something was found.
 *
 * @param filters parts of the paths of the unit tests to run; all when empty
 * @param surroundings where the report goes
 * @returns the exit code
 */
export async function runCheck(filters: readonly string[], surroundings: Surroundings): Promise<number> {
  // Nothing here reads what is built; the tests that do refuse to run.
  const stale = whyStale(root);
  if (stale !== undefined) surroundings.err(`! ${stale}\n`);
  const failed = await runSteps(checkSteps(), surroundings);
  const tests = await runTests('unit', filters);
  return failed > 0 ? exitCodes.failed : tests;
}

/**
 * Runs steps, a few at the same time, and reports each when it is done.
 *
 * @returns how many of them found something
 */
export async function runSteps(steps: readonly CheckStep[], { out, err }: Surroundings): Promise<number> {
  const waiting = [...steps];
  let failed = 0;
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const start = performance.now();
      const problem = await step.find();
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const line = `${step.name.padEnd(36)} ${seconds.padStart(5)} s\n`;
      if (problem === '') out(`✓ ${line}`);
      else {
        failed += 1;
        err(`✗ ${line}\n${problem}\n\n`);
      }
    }
  };
  await Promise.all(Array.from({ length: programs }, work));
  return failed;
}
