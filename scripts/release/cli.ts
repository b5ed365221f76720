import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { whyStale } from '../build/made-from.ts';
import { exitCodes, type Command } from '../cli/command.ts';
import { UsageError } from '../cli/errors.ts';
import type { Surroundings } from '../cli/surroundings.ts';
import { checkChangelog, checkManifest, checkVersion, readProject } from './check.ts';
import { type Check, inspectPackage } from './inspect-package.ts';
import { builtPackages, checkPackages } from './packages.ts';
import { prepareRelease } from './prepare.ts';
import { readPublicFace, writeFace } from './public-face.ts';

const usage = `Usage: npm run release -- --dry-run | --prepare <version> | --write-api

Checks that the version in package.json and CHANGELOG.md fit the changes since the last release, packs what would be
published, and has the packages judged: publint, Are The Types Wrong, licences.

  --dry-run            say what would be published and what is in the way; publish nothing
  --prepare <version>  give package.json and the section [Unreleased] of CHANGELOG.md a version; build afterwards
  --write-api          write the public API of the packages anew (api/*.txt), after a build
  --help               show this

Exit codes: 0 it can be released; 1 something is in the way; 2 the command line is wrong.`;

const options = {
  'dry-run': { type: 'boolean' },
  prepare: { type: 'string' },
  'write-api': { type: 'boolean' },
} as const;

/** `npm run release`. */
export const releaseCommand = makeReleaseCommand(inspectPackage);

/**
 * Makes the command.
 *
 * @param inspect packs a package and judges it
 */
export function makeReleaseCommand(inspect: (folder: string) => Promise<Check>): Command<typeof options> {
  return {
    usage,
    options,
    async run(values, _, surroundings) {
      const { cwd, out } = surroundings;
      if (Object.keys(values).length !== 1)
        throw new UsageError('Give one of --dry-run, --prepare <version> and --write-api.');
      if (values['dry-run']) return dryRun(inspect, surroundings);
      if (values.prepare !== undefined) {
        const written = prepareRelease(cwd, values.prepare, new Date().toISOString().slice(0, 10));
        out(
          `${written.join(', ')} have the version ${values.prepare}. Next: npm run build, npm test, commit.\n`,
        );
      } else
        for (const { folder, report } of builtPackages(cwd)) {
          mkdirSync(dirname(join(cwd, report)), { recursive: true });
          writeFileSync(join(cwd, report), writeFace(readPublicFace(join(cwd, folder))));
          out(`${report}\n`);
        }
      return exitCodes.done;
    },
  };
}

/** Runs the checks in rounds: a round relies on those before it, so it waits until they pass. */
async function dryRun(
  inspect: (folder: string) => Promise<Check>,
  { cwd, out, err }: Pick<Surroundings, 'cwd' | 'out' | 'err'>,
): Promise<number> {
  const project = readProject(cwd);
  if (typeof project === 'string') {
    err(`✗ ${project}\n`);
    return exitCodes.failed;
  }
  const version = String(project.version);
  const stale = whyStale(cwd);
  const built: Check = {
    name: 'generated/ is what a build makes now',
    problems: stale === undefined ? [] : [stale],
  };
  const rounds: readonly (() => Promise<Check[]>)[] = [
    async () => [built],
    // The step follows from what the packages export, so their reports come first.
    async () => [checkPackages(cwd, version)],
    async () => [checkManifest(project), checkVersion(cwd, version), checkChangelog(cwd, version)],
    async () => {
      const inspected: Check[] = [];
      for (const { folder } of builtPackages(cwd)) inspected.push(await inspect(join(cwd, folder)));
      return inspected;
    },
  ];
  for (const round of rounds) {
    const checks = await round();
    for (const { name, notes = [], problems } of checks) {
      out(`${problems.length === 0 ? '✓' : '✗'} ${name}\n`);
      for (const note of notes) out(`  ${note}\n`);
      for (const problem of problems) err(`✗ ${problem}\n`);
    }
    if (checks.some(({ problems }) => problems.length > 0)) {
      out('It cannot be released yet; what follows was not checked.\n');
      return exitCodes.failed;
    }
  }
  out(`It can be released: push the tag v${version}.\n`);
  return exitCodes.done;
}
