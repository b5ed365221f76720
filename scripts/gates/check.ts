/** `npm run check`. */
import { whyStale } from '../build/made-from.ts';
import { exitCodes, runAsProgram, type Surroundings } from '../cli/command.ts';
import { checkSteps, type CheckStep } from './check-steps.ts';
import { root, runTests } from './program.ts';

/** Number of concurrent programs. */
const programs = 2;

/**
 * Runs all checks, to the end even if one finds something.
 *
 * @param filters run only the unit tests whose path contains one of these; all if empty
 * @param surroundings where the report goes
 * @returns the exit code
 */
export async function runCheck(filters: readonly string[], surroundings: Surroundings): Promise<number> {
  // Nothing here reads the build's output; the tests that do refuse to run.
  const stale = whyStale(root);
  if (stale !== undefined) surroundings.err(`! ${stale}\n`);
  const failed = await runSteps(checkSteps(), surroundings);
  const tests = await runTests('unit', filters);
  return failed > 0 ? exitCodes.failed : tests;
}

/**
 * Runs steps, a few at a time, and reports each when it is done.
 *
 * @returns the number of steps that found something
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

await runAsProgram(import.meta.url, {
  usage: `Usage: npm run check -- [<filter>…]

Checks everything that needs no build: format, spelling, Spectral, code, types and unit tests. It warns if generated/ is out
of date.

  <filter>  run only the unit tests whose path contains it
  --help    show this

Exit codes: 0 nothing to report; 1 something was found; 2 the command line is wrong.`,
  allowPositionals: true,
  run: (_, filters, surroundings) => runCheck(filters, surroundings),
});
