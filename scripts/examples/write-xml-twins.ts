/** `npm run examples`: writes the XML twin of every response example beside it, and removes twins whose example is gone. */

import { counted } from '../cli/counted.ts';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exitCodes, runAsProgram } from '../cli/command.ts';
import { CommandFailure, UsageError } from '../cli/errors.ts';
import { findTwinProblems, listResponseExamples, type TwinProblem } from './twins.ts';

await runAsProgram(import.meta.url, {
  usage: `Usage: npm run examples -- [options] [<folder>]

Writes the XML twin of each response example beside it, and removes twins whose example is gone.

  <folder>  folder of the spec                                                       (default: spec)
  --check   change nothing, and name what is missing, stale or orphaned
  --help    show this

Exit codes: 0 done; 1 --check found something, or an example cannot be written; 2 the command line is wrong.`,
  options: { check: { type: 'boolean' } },
  allowPositionals: true,
  run({ check }, [folder, ...others], { out, err }) {
    if (others.length > 0) throw new UsageError('There is one folder of the spec at most.');
    const spec = folder ?? fileURLToPath(new URL('../../spec', import.meta.url));
    const examples = join(spec, 'examples');
    const problems = find(spec);
    if (check) for (const { kind, path } of problems) err(`${kind}: ${path}\n`);
    else for (const problem of problems) repair(examples, problem);
    const state = problems.length === 0 ? 'up to date' : check ? 'not up to date' : 'written or removed';
    out(
      `XML twins of ${counted(listResponseExamples(examples).length, 'example')}: ${problems.length || 'all'} ${state}\n`,
    );
    return check && problems.length > 0 ? exitCodes.failed : exitCodes.done;
  },
});

function find(spec: string): TwinProblem[] {
  try {
    return findTwinProblems(spec);
  } catch (error) {
    throw new CommandFailure(error instanceof Error ? error.message : String(error));
  }
}

function repair(examples: string, problem: TwinProblem): void {
  const path = join(examples, problem.path);
  if (problem.kind === 'orphan') rmSync(path);
  else writeFileSync(path, problem.content);
}
