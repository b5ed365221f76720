/**
 * `npm run bench -- <name>…` runs `<name>.bench.ts` of this folder, without a name all of them. Such a module exports
 * `run`, which prints what it measures and returns what is worse than it should be.
 */
import { readdirSync } from 'node:fs';
import { exitCodes, runAsProgram } from '../../scripts/cli/command.ts';
import { UsageError } from '../../scripts/cli/errors.ts';

/** Runs a bench, prints its figures and returns the limits that they miss. */
export type Bench = () => Promise<string[]>;

const suffix = '.bench.ts';
const known = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith(suffix))
  .map((name) => name.slice(0, -suffix.length))
  .toSorted();

await runAsProgram(import.meta.url, {
  usage: `Usage: npm run bench -- [<name>…]

Measures, and says what is worse than it should be. The names are ${known.join(', ')}; without one, all run.

  --help  show this

Exit codes: 0 all is well; 1 something is worse than it should be; 2 there is no such bench.`,
  allowPositionals: true,
  async run(_, wanted, { out, err }) {
    const unknown = wanted.filter((name) => !known.includes(name));
    if (unknown.length > 0) throw new UsageError(`There is no bench ${unknown.join(', ')}.`);
    const misses: string[] = [];
    for (const name of wanted.length > 0 ? wanted : known) {
      out(`\n# ${name}\n\n`);
      const { run } = (await import(new URL(name + suffix, import.meta.url).href)) as { run: Bench };
      misses.push(...(await run()).map((miss) => `${name}: ${miss}`));
    }
    for (const miss of misses) err(`✗ ${miss}\n`);
    return misses.length > 0 ? exitCodes.failed : exitCodes.done;
  },
});
