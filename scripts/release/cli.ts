import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exitCodes, type Command } from '../cli/command.ts';
import { UsageError } from '../cli/errors.ts';
import { dryRun } from './dry-run.ts';
import { type Inspected, inspectPackage } from './inspect-package.ts';
import { PACKAGES } from './packages.ts';
import { prepareRelease } from './prepare.ts';
import { readPublicFace, writeFace } from './public-face.ts';

const usage = `Usage: npm run release -- --dry-run | --prepare <version> | --write-api

Checks that the version in package.json and CHANGELOG.md fit the changes since the last tag v*, packs what would be
published, and looks at the packages: publint, Are The Types Wrong, scripts, licences, a second pack.

  --dry-run            say what would be published, where, and what was checked; tagging and publishing stay with the
                       maintainer
  --prepare <version>  give package.json and the section [Unreleased] of CHANGELOG.md a version; build afterwards
  --write-api          write anew what client and mock export (api/*.txt), after a build
  --help               show this

Exit codes: 0 it can be released; 1 something does not fit; 2 the command line is wrong.`;

const options = {
  'dry-run': { type: 'boolean' },
  prepare: { type: 'string' },
  'write-api': { type: 'boolean' },
} as const;

/** `npm run release`. */
export const releaseCommand = makeReleaseCommand(inspectPackage);

/**
 * The command.
 *
 * @param inspect packs a package and looks at it
 */
export function makeReleaseCommand(inspect: (folder: string) => Promise<Inspected>): Command<typeof options> {
  return {
    usage,
    options,
    async run(values, _, surroundings) {
      const { cwd, out } = surroundings;
      if (Object.keys(values).length !== 1)
        throw new UsageError('Give one of --dry-run, --prepare <version> and --write-api.');
      if (values['write-api']) {
        for (const { folder, report } of PACKAGES) {
          mkdirSync(dirname(join(cwd, report)), { recursive: true });
          writeFileSync(join(cwd, report), writeFace(readPublicFace(join(cwd, folder))));
          out(`${report}\n`);
        }
        return exitCodes.done;
      }
      if (values.prepare === undefined) return dryRun(inspect, surroundings);
      const written = prepareRelease(cwd, values.prepare, new Date().toISOString().slice(0, 10));
      out(
        `${written.join(', ')} have the version ${values.prepare}. Next: npm run build, npm test, commit.\n`,
      );
      return exitCodes.done;
    },
  };
}
