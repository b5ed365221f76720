/** `npm run check`. */
import { runAsProgram } from '../cli/command.ts';
import { runCheck } from './run-check.ts';

await runAsProgram(import.meta.url, {
  usage: `Usage: npm run check -- [<filter>…]

Checks everything that needs no build: the format, lint of the code, types, and the unit tests. It warns when generated/ is
not made from the present files.

  <filter>  of the unit tests, run only those whose path contains it
  --help    show this

Exit codes: 0 nothing to report; 1 something was found; 2 the command line is wrong.`,
  allowPositionals: true,
  run: (_, filters, surroundings) => runCheck(filters, surroundings),
});
