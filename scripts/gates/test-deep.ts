/** `npm run test:deep`. */
import { runAsProgram } from '../cli/command.ts';
import { runTests } from './program.ts';

await runAsProgram(import.meta.url, {
  usage: `Usage: npm run test:deep -- [<filter>…]

Runs the long test suites on the last build. They take an hour or more.

  <filter>  run only the test files whose path contains it
  --help    show this

Exit codes: 0 all passed; 1 something failed; 2 the command line is wrong.`,
  allowPositionals: true,
  run: (_, filters) => runTests('deep', filters),
});
