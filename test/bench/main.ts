/**
 * `npm run bench -- <name>…` runs `<name>.bench.ts` of this folder, without a name all of them. Such a module exports
 * `run`, which prints what it measures, and returns figures for the table and what is worse than it should be.
 */
import { readdirSync } from 'node:fs';
import { exitCodes, runAsProgram } from '../../scripts/cli/command.ts';
import { UsageError } from '../../scripts/cli/errors.ts';
import { type BenchOptions, type Measured, type Row, tableOf } from './table.ts';

/** Measures, and prints its figures as it goes. */
export type Bench = (options: BenchOptions) => Promise<Measured>;

const suffix = '.bench.ts';
const known = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith(suffix))
  .map((name) => name.slice(0, -suffix.length))
  .toSorted();

await runAsProgram(import.meta.url, {
  usage: `Usage: npm run bench -- [<name>…] [--quick]

Measures, prints one table of all figures with those of our peers, and says what is worse than it should be. The names
are ${known.join(', ')}; without one, all run.

  --quick  in under a minute: fewer repetitions, and without the peers that take long
  --help   show this

Exit codes: 0 all is well; 1 something is worse than it should be; 2 there is no such bench.`,
  allowPositionals: true,
  options: { quick: { type: 'boolean' } },
  async run({ quick = false }, wanted, { out, err }) {
    const unknown = wanted.filter((name) => !known.includes(name));
    if (unknown.length > 0) throw new UsageError(`There is no bench ${unknown.join(', ')}.`);
    const misses: string[] = [];
    const benches: Record<string, readonly Row[]> = {};
    for (const name of wanted.length > 0 ? wanted : known) {
      out(`\n# ${name}\n\n`);
      const { run } = (await import(new URL(name + suffix, import.meta.url).href)) as { run: Bench };
      const measured = await run({ quick });
      benches[name] = measured.rows;
      misses.push(...measured.misses.map((miss) => `${name}: ${miss}`));
    }
    out(`\n# All\n\n${tableOf(benches, { quick }, new Date())}`);
    for (const miss of misses) err(`✗ ${miss}\n`);
    return misses.length > 0 ? exitCodes.failed : exitCodes.done;
  },
});
