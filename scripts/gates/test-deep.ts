/** `npm run test:deep`: the long test suites. */
import { runAsProgram } from '../cli/command.ts';
import { runTests } from './program.ts';

await runAsProgram(import.meta.url, {
  usage: `Usage: npm run test:deep -- [<filter>…]

Runs the long test suites on the last build. This takes an hour or more.
  <filter>  run only the test files whose path contains this text
  --help    show this help
Exit codes: 0 passed; 1 failed; 2 the command line is invalid.`,
  allowPositionals: true,
  run: (_, filters) => runTests('deep', filters),
});
