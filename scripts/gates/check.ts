/** `npm run check`: all checks that need no build. */
import { staleReason } from '../build/made-from.ts';
import { exitCodes, runAsProgram, type CommandContext } from '../cli/command.ts';
import { checkSteps, type CheckStep } from './check-steps.ts';
import { root, runTests } from './program.ts';

/** Number of programs to run at a time. */
const concurrency = 2;

/**
 * Runs all checks, even after one has failed.
 *
 * @param filters run only the unit tests whose path contains one of these; all if empty
 * @param context receives the report
 * @returns the exit code
 */
export async function runCheck(filters: readonly string[], context: CommandContext): Promise<number> {
  // Only a warning: no check reads the build's output, and tests that do refuse to run.
  const stale = staleReason(root);
  if (stale !== undefined) context.err(`! ${stale}\n`);
  const failed = await runSteps(checkSteps(), context);
  const tests = await runTests('unit', filters);
  return failed > 0 ? exitCodes.failed : tests;
}

/**
 * Runs steps concurrently and reports each when it is done.
 *
 * @returns the number of failed steps
 */
export async function runSteps(steps: readonly CheckStep[], { out, err }: CommandContext): Promise<number> {
  const queue = [...steps];
  let failed = 0;
  const work = async (): Promise<void> => {
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
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
  await Promise.all(Array.from({ length: concurrency }, work));
  return failed;
}

await runAsProgram(import.meta.url, {
  usage: `Usage: npm run check -- [<filter>…]

Runs every check that needs no build: format, spelling, Spectral, lint, types and unit tests. Warns if generated/ is out of
date.
  <filter>  run only the unit tests whose path contains this text
  --help    show this help
Exit codes: 0 passed; 1 failed; 2 the command line is invalid.`,
  allowPositionals: true,
  run: (_, filters, context) => runCheck(filters, context),
});
