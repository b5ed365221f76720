import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exitCodes, type Command } from '../cli/command.ts';
import { UsageError } from '../cli/errors.ts';
import { PACKAGES } from './packages.ts';
import { readPublicFace, writeFace } from './public-face.ts';
import { staleBundle } from './stale.ts';
import { checkRelease } from './check.ts';

const usage = `Usage: npm run release -- --dry-run | --write-api

Checks that the version in package.json and CHANGELOG.md fit the changes since the last tag v*.

  --dry-run    only look; there is no release without it: tagging and publishing stay with the maintainer
  --write-api  write anew what client and mock export (api/*.txt), after a build
  --help       show this

Exit codes: 0 the version and the changelog fit; 1 they do not; 2 the command line is wrong.`;

const options = { 'dry-run': { type: 'boolean' }, 'write-api': { type: 'boolean' } } as const;

/** `npm run release`. */
export const releaseCommand: Command<typeof options> = {
  usage,
  options,
  async run(values, _, { cwd, out, err }) {
    if (values['write-api']) {
      for (const { folder, report } of PACKAGES) {
        mkdirSync(dirname(join(cwd, report)), { recursive: true });
        writeFileSync(join(cwd, report), writeFace(readPublicFace(join(cwd, folder))));
        out(`${report}\n`);
      }
      return exitCodes.done;
    }
    if (!values['dry-run']) throw new UsageError('Only --dry-run exists.');
    const { findings, problems: found } = checkRelease(cwd);
    const stale = await staleBundle(cwd);
    const problems = [...(stale === undefined ? [] : [stale]), ...found];
    for (const line of findings) out(`${line}\n`);
    for (const line of problems) err(`✗ ${line}\n`);
    if (problems.length > 0) return exitCodes.failed;
    out('The version and the changelog fit.\n');
    return exitCodes.done;
  },
};
