import { join } from 'node:path';
import { exitCodes } from '../cli/command.ts';
import type { Surroundings } from '../cli/surroundings.ts';
import { checkRelease, isBuiltHere } from './check.ts';
import type { Check, Inspected } from './inspect-package.ts';
import { PACKAGES } from './packages.ts';
import { beforeTheFirstTime, wherePublished } from './publishing.ts';
import { staleBuild } from './stale.ts';

/**
 * Says what would be published, where, and which checks it passes.
 *
 * @param inspect packs a package and looks at it
 * @returns how the command ends
 */
export async function dryRun(
  inspect: (folder: string) => Promise<Inspected>,
  { cwd, out, err }: Pick<Surroundings, 'cwd' | 'out' | 'err'>,
): Promise<number> {
  const stale = await staleBuild(cwd);
  const { version, findings, checks } = checkRelease(cwd, stale === undefined);
  for (const line of findings) out(`${line}\n`);
  const built: Check = {
    name: 'generated/ is what a build makes now',
    problems: stale === undefined ? [] : [stale],
  };
  const own: Check[] = [built, ...checks];
  // What is not built as it should be is not worth a look.
  const isSound = own.every(({ problems, notRun }) => problems.length === 0 && notRun === undefined);
  const inspected: Inspected[] = [];
  for (const { folder } of isSound ? PACKAGES.filter((each) => isBuiltHere(cwd, each.folder)) : [])
    inspected.push(await inspect(join(cwd, folder)));

  if (inspected.length > 0 && version !== undefined) {
    out('\nWould be published\n');
    for (const { what } of inspected) out(`${what.replaceAll(/^/gm, '  ')}\n`);
    for (const line of wherePublished(cwd, version)) out(`  ${line}\n`);
    for (const line of beforeTheFirstTime(cwd)) out(`  ${line}\n`);
  }
  out('\nChecked\n');
  const all: Check[] = [...own, ...inspected.flatMap((one) => one.checks)];
  for (const check of all) out(`  ${markOf(check)}\n`);
  if (!isSound) out('  – not run  the packages as they would be published: once the rest is right\n');
  const problems = all.flatMap((one) => one.problems);
  for (const line of problems) err(`✗ ${line}\n`);
  if (problems.length > 0) return exitCodes.failed;
  out('\nIt can be released.\n');
  return exitCodes.done;
}

function markOf({ name, problems, notRun }: Check): string {
  if (problems.length > 0) return `✗ refused  ${name}`;
  return notRun === undefined ? `✓ passed   ${name}` : `– not run  ${name}: ${notRun}`;
}
