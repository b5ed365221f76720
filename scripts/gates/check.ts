/** `npm run check`. */
import { runAsProgram } from '../cli/command.ts';
import { runCheck } from './run-check.ts';

await runAsProgram(import.meta.url, {
  usage: `Usage: npm run check -- [<filter>…]

Looks at everything that starts nothing of what is built: whether generated/ is made from the present files, the format,
lint of the code, types, and the unit tests.

  <filter>  of the unit tests, run only those whose path contains it
  --help    show this

Exit codes: 0 nothing to report; 1 something was found; 2 the command line is wrong.`,
  allowPositionals: true,
  run: (_, filters, surroundings) => runCheck(filters, surroundings),
});
