/**
 * `npm run bench -- <name>…` runs `<name>.bench.ts` in this folder; without names it runs all of them. Each exports
 * `run`, which prints its figures, and returns table rows and missed bounds.
 */
import { readdirSync } from 'node:fs';
import { exitCodes, runAsProgram } from '../../scripts/cli/command.ts';
import { UsageError } from '../../scripts/cli/errors.ts';
import { type BenchOptions, type Measured, type Row, tableOf } from './table.ts';

/** Measures something, and prints figures as it goes. */
export type Bench = (options: BenchOptions) => Promise<Measured>;

const suffix = '.bench.ts';
const benchNames = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith(suffix))
  .map((name) => name.slice(0, -suffix.length))
  .toSorted();

await runAsProgram(import.meta.url, {
  usage: `Usage: npm run bench -- [<name>…] [--quick]

Measures our products and their peers, prints all figures in one table, and reports missed bounds. The names are
${benchNames.join(', ')}; the default is all of them.

  --quick  takes under a minute: fewer repetitions, and no slow peers
  --help   show this

Exit codes: 0 no bound is missed; 1 a bound is missed; 2 unknown bench.`,
  allowPositionals: true,
  options: { quick: { type: 'boolean' } },
  async run({ quick = false }, wanted, { out, err }) {
    const unknown = wanted.filter((name) => !benchNames.includes(name));
    if (unknown.length > 0) throw new UsageError(`Unknown bench: ${unknown.join(', ')}.`);
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
