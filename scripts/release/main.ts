/** `npm run release`: checks before a release, the version of the next one, and the reports of the packages' API. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { whyStale } from '../build/made-from.ts';
import { exitCodes, runAsProgram, type Command, type Surroundings } from '../cli/command.ts';
import { UsageError } from '../cli/errors.ts';
import { checkChangelog, checkManifest, checkVersion, readProject } from './check.ts';
import { type Check, inspectPackage } from './inspect-package.ts';
import { builtPackages, checkPackages } from './packages.ts';
import { prepareRelease } from './prepare.ts';
import { readPublicFace, writeFace } from './public-face.ts';

const usage = `Usage: npm run release -- --dry-run | --prepare <version> | --write-api

Checks that the version in package.json and CHANGELOG.md fit the changes since the last release, packs what would be
published, and checks the packages: publint, Are The Types Wrong, licences.

  --dry-run            report what would be published and what is in the way; publish nothing
  --prepare <version>  write a version into package.json and the changelog's [Unreleased] heading; build afterwards
  --write-api          update the reports of the packages' public API (api/*.txt), after a build
  --help               show this

Exit codes: 0 it can be released; 1 something is in the way; 2 the command line is wrong.`;

const options = {
  'dry-run': { type: 'boolean' },
  prepare: { type: 'string' },
  'write-api': { type: 'boolean' },
} as const;

/**
 * Makes the command.
 *
 * @param inspect packs and checks a package
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

/** Runs the checks in rounds. A round relies on the rounds before it, so it runs only if they pass. */
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
    // The step depends on the packages' API, so their reports come first.
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
      out('It cannot be released yet; later checks did not run.\n');
      return exitCodes.failed;
    }
  }
  out(`It can be released: push the tag v${version}.\n`);
  return exitCodes.done;
}

await runAsProgram(import.meta.url, makeReleaseCommand(inspectPackage));
