/** `npm run facts`: writes the readable page of the facts, `test/facts/README.md`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runAsProgram } from '../../scripts/cli/command.ts';
import { factsPage } from './facts-page.ts';

await runAsProgram(import.meta.url, {
  usage: `Usage: npm run facts

Writes test/facts/README.md: every fact of the interface document that the tests hold, by its heading.

  --help  show this

Exit codes: 0 done; 2 the command line is wrong.`,
  options: {},
  run(_values, _positionals, { out }) {
    writeFileSync(join(import.meta.dirname, 'README.md'), factsPage());
    out('Wrote test/facts/README.md.\n');
  },
});
