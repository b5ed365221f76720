import { exitCodes, type Command } from '../cli/command.ts';
import { UsageError } from '../cli/errors.ts';
import { checkRelease } from './check.ts';

const usage = `Usage: npm run release -- --dry-run

Checks that the version in package.json and CHANGELOG.md fit the changes since the last tag v*.

  --dry-run  only look; there is no release without it: tagging and publishing stay with the maintainer
  --help     show this

Exit codes: 0 the version and the changelog fit; 1 they do not; 2 the command line is wrong.`;

const options = { 'dry-run': { type: 'boolean' } } as const;

/** `npm run release`. */
export const releaseCommand: Command<typeof options> = {
  usage,
  options,
  run(values, _, { cwd, out, err }) {
    if (!values['dry-run']) throw new UsageError('Only --dry-run exists.');
    const { findings, problems } = checkRelease(cwd);
    for (const line of findings) out(`${line}\n`);
    for (const line of problems) err(`✗ ${line}\n`);
    if (problems.length > 0) return exitCodes.failed;
    out('The version and the changelog fit.\n');
    return exitCodes.done;
  },
};
