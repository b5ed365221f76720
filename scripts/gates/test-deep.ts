/** `npm run test:deep`. */
import { runAsProgram } from '../cli/command.ts';
import { runTests } from './run-tests.ts';

await runAsProgram(import.meta.url, {
  usage: `Usage: npm run test:deep -- [<filter>…]

Runs the long tests on what was built: kinds of which \`npm test\` has a few cases, many times over.

  <filter>  run only the test files whose path contains it
  --help    show this

Exit codes: 0 all is well; 1 something failed; 2 the command line is wrong.`,
  allowPositionals: true,
  run: (_, filters) => runTests('deep', filters),
});
