/** `npm test`: checks, build and the tests of the build. */
import { exitCodes, runAsProgram } from '../cli/command.ts';
import { runCheck } from './check.ts';
import { runNode, runTests } from './program.ts';

await runAsProgram(import.meta.url, {
  usage: `Usage: npm test

Runs \`npm run check\`, a build and the tests of the build, and stops at the first failure. \`npm run test:deep\` runs the long
test suites.
  --help  show this help
Exit codes: 0 passed; 1 failed; 2 the command line is invalid.`,
  async run(_, __, context) {
    // Check before building, which proves in a fresh clone that the check needs no build.
    const checkCode = await runCheck([], context);
    if (checkCode !== exitCodes.done) return checkCode;
    const { code } = await runNode(['--import', 'tsx', 'scripts/build.ts'], 'stream');
    return code === 0 ? runTests('slow', []) : exitCodes.failed;
  },
});
