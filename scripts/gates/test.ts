/** `npm test`. */
import { exitCodes, runAsProgram } from '../cli/command.ts';
import { runNode } from './program.ts';
import { runCheck } from './run-check.ts';
import { runTests } from './run-tests.ts';

await runAsProgram(import.meta.url, {
  usage: `Usage: npm test

Builds, does what \`npm run check\` does, and runs the tests that start what was built. It stops where something failed.
The long tests are \`npm run test:deep\`.

  --help  show this

Exit codes: 0 all is well; 1 something failed; 2 the command line is wrong.`,
  async run(_, __, surroundings) {
    const { code } = await runNode(['--import', 'tsx', 'scripts/build.ts'], 'show');
    if (code !== 0) return exitCodes.failed;
    const found = await runCheck([], surroundings);
    return found === exitCodes.done ? runTests('slow', []) : found;
  },
});
