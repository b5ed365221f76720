/**
 * Writes the XML twin of every response example beside it, and removes twins whose example is gone.
 *
 *     tsx scripts/examples/write-xml-twins.ts            write
 *     tsx scripts/examples/write-xml-twins.ts --check    change nothing; exit 1 and name what is not up to date
 *
 * A second argument, if given, is the folder of the spec.
 */

import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findTwinProblems, listResponseExamples, type TwinProblem } from './twins.ts';

function main(): void {
  const { values, positionals } = parseArgs({
    options: { check: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const spec = positionals[0] ?? fileURLToPath(new URL('../../spec', import.meta.url));
  const examples = join(spec, 'examples');
  const problems = findTwinProblems(spec);
  if (values.check) {
    for (const { kind, path } of problems) console.error(`${kind}: ${path}`);
    if (problems.length > 0) process.exitCode = 1;
  } else {
    for (const problem of problems) repairTwin(examples, problem);
  }
  const state = problems.length === 0 ? 'up to date' : values.check ? 'not up to date' : 'written or removed';
  console.log(
    `XML twins of ${listResponseExamples(examples).length} examples: ${problems.length || 'all'} ${state}`,
  );
}

function repairTwin(examples: string, problem: TwinProblem): void {
  const path = join(examples, problem.path);
  if (problem.kind === 'orphan') rmSync(path);
  else writeFileSync(path, problem.content);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
