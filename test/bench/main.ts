/**
 * `npm run bench -- <name>…` runs this folder's `<name>.bench.ts`, or all of them. Such a module exports `run`, which prints
 * its figures, and returns rows for the table and missed bounds.
 */
import { readdirSync } from 'node:fs';
import { exitCodes, runAsProgram } from '../../scripts/cli/command.ts';
import { UsageError } from '../../scripts/cli/errors.ts';
import { type BenchOptions, type Measured, type Row, tableOf } from './table.ts';

/** Measures something, and prints its figures as it goes. */
export type Bench = (options: BenchOptions) => Promise<Measured>;

const suffix = '.bench.ts';
const benchNames = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith(suffix))
  .map((name) => name.slice(0, -suffix.length))
  .toSorted();

await runAsProgram(import.meta.url, {
  usage: `Usage: npm run bench -- [<name>…] [--quick]

Measures our products and their peers, prints one table of all figures, and reports missed bounds. The names are
${benchNames.join(', ')}; the default is all of them.

  --quick  takes under a minute: fewer repetitions, and no slow peers
  --help   show this

Exit codes: 0 every bound is kept; 1 a bound is missed; 2 there is no such bench.`,
  allowPositionals: true,
  options: { quick: { type: 'boolean' } },
  async run({ quick = false }, wanted, { out, err }) {
    const unknown = wanted.filter((name) => !benchNames.includes(name));
    if (unknown.length > 0) throw new UsageError(`There is no bench ${unknown.join(', ')}.`);
    const misses: string[] = [];
    const benches: Record<string, readonly Row[]> = {};
    for (const name of wanted.length > 0 ? wanted : benchNames) {
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
