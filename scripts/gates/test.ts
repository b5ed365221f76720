/** `npm test`. */
import { exitCodes, runAsProgram } from '../cli/command.ts';
import { runCheck } from './check.ts';
import { runNode, runTests } from './program.ts';

await runAsProgram(import.meta.url, {
  usage: `Usage: npm test

Runs \`npm run check\`, a build, and the tests of what was built. It stops at the first of the three that fails. The long tests
are \`npm run test:deep\`.

  --help  show this

Exit codes: 0 all passed; 1 something failed; 2 the command line is wrong.`,
  async run(_, __, surroundings) {
    // The check comes first: in a fresh clone, that shows that it needs no build.
    const checkCode = await runCheck([], surroundings);
    if (checkCode !== exitCodes.done) return checkCode;
    const { code } = await runNode(['--import', 'tsx', 'scripts/build.ts'], 'show');
    return code === 0 ? runTests('slow', []) : exitCodes.failed;
  },
});
