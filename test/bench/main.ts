/**
 * `npm run bench -- <name>…` runs `<name>.bench.ts` of this folder, without a name all of them. Such a module exports
 * `run`, which prints what it measures and returns what is worse than it should be. Exit code 1 says that there is
 * something, 2 that there is no such bench.
 */
import { readdirSync } from 'node:fs';

/** Runs a bench, prints its figures and returns the limits that they miss. */
export type Bench = () => Promise<string[]>;

const suffix = '.bench.ts';
const known = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith(suffix))
  .map((name) => name.slice(0, -suffix.length))
  .toSorted();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !known.includes(name));

if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exitCode = 2;
} else {
  for (const name of wanted.length > 0 ? wanted : known) {
    console.log(`\n# ${name}\n`);
    const { run } = (await import(new URL(name + suffix, import.meta.url).href)) as { run: Bench };
    for (const miss of await run()) {
      console.error(`✗ ${miss}`);
      process.exitCode = 1;
    }
  }
}
