/** `npm test`. */
import { exitCodes, runAsProgram } from '../cli/command.ts';
import { runNode } from './program.ts';
import { runCheck } from './run-check.ts';
import { runTests } from './run-tests.ts';

await runAsProgram(import.meta.url, {
  usage: `Usage: npm test

Does what \`npm run check\` does, builds, and runs the tests that start what was built. It stops where something failed.
The long tests are \`npm run test:deep\`.

  --help  show this

Exit codes: 0 all is well; 1 something failed; 2 the command line is wrong.`,
  async run(_, __, surroundings) {
    // The check comes first: on a clean checkout it shows that it needs no build.
    const found = await runCheck([], surroundings);
    if (found !== exitCodes.done) return found;
    const { code } = await runNode(['--import', 'tsx', 'scripts/build.ts'], 'show');
    return code === 0 ? runTests('slow', []) : exitCodes.failed;
  },
});
