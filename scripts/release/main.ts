/** `npm run release`: checks a release, prepares the next version, and updates the API reports. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { staleReason } from '../build/made-from.ts';
import { exitCodes, runAsProgram, type Command, type CommandContext } from '../cli/command.ts';
import { UsageError } from '../cli/errors.ts';
import { checkChangelog, checkManifest, checkVersion, readProject } from './check.ts';
import { type Check, inspectPackage } from './inspect-package.ts';
import { builtPackages, checkPackages } from './packages.ts';
import { prepareRelease } from './prepare.ts';
import { readPublicApi, formatApi } from './public-api.ts';

const usage = `Usage: npm run release -- --dry-run | --prepare <version> | --write-api

Checks that the version and CHANGELOG.md match the changes since the last release, and checks the packages with publint,
Are The Types Wrong and our licence rules.
  --dry-run            report what would be published and what blocks the release; publish nothing
  --prepare <version>  set the version in package.json and the changelog's [Unreleased] heading; build afterwards
  --write-api          update the reports of the packages' public API (api/*.txt); build first
  --help               show this help
Exit codes: 0 ready for release; 1 not ready; 2 the command line is invalid.`;

const options = {
  'dry-run': { type: 'boolean' },
  prepare: { type: 'string' },
  'write-api': { type: 'boolean' },
} as const;

/**
 * Creates the command.
 *
 * @param inspect packs and checks a package
 */
export function makeReleaseCommand(inspect: (folder: string) => Promise<Check>): Command<typeof options> {
  return {
    usage,
    options,
    async run(values, _, context) {
      const { cwd, out } = context;
      if (Object.keys(values).length !== 1)
        throw new UsageError('Pass exactly one of --dry-run, --prepare <version> and --write-api.');
      if (values['dry-run']) return dryRun(inspect, context);
      if (values.prepare !== undefined) {
        const written = prepareRelease(cwd, values.prepare, new Date().toISOString().slice(0, 10));
        out(
          `Set the version ${values.prepare} in ${written.join(', ')}. Next: npm run build, npm test, commit.\n`,
        );
      } else
        for (const { folder, report } of builtPackages(cwd)) {
          mkdirSync(dirname(join(cwd, report)), { recursive: true });
          writeFileSync(join(cwd, report), formatApi(readPublicApi(join(cwd, folder))));
          out(`${report}\n`);
        }
      return exitCodes.done;
    },
  };
}

/** Runs the checks in rounds. A round depends on the rounds before it, so it runs only if they pass. */
async function dryRun(
  inspect: (folder: string) => Promise<Check>,
  { cwd, out, err }: Pick<CommandContext, 'cwd' | 'out' | 'err'>,
): Promise<number> {
  const project = readProject(cwd);
  if (typeof project === 'string') {
    err(`✗ ${project}\n`);
    return exitCodes.failed;
  }
  const version = String(project.version);
  const stale = staleReason(cwd);
  const built: Check = {
    name: 'generated/ is up to date',
    problems: stale === undefined ? [] : [stale],
  };
  const rounds: readonly (() => Promise<Check[]>)[] = [
    async () => [built],
    // The version check reads the API reports, so check those first.
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
      out('Not ready for release. Later checks were skipped.\n');
      return exitCodes.failed;
    }
  }
  out(`Ready for release. Push the tag v${version}.\n`);
  return exitCodes.done;
}

await runAsProgram(import.meta.url, makeReleaseCommand(inspectPackage));
