import { checkRelease } from './check.ts';

const HELP = `Checks that the version in package.json and CHANGELOG.md fit the changes since the last tag v*.

  npm run release -- --dry-run

There is no release without --dry-run: tagging and publishing stay with the maintainer.

Exit status:
  0   the version and the changelog fit
  1   they do not
  64  the command line could not be used
`;

export interface ReleaseSurroundings {
  readonly cwd: string;
  out(text: string): void;
  err(text: string): void;
}

/**
 * Runs the check as a command.
 *
 * @param args what follows the command's name
 * @returns the exit status
 */
export function runRelease(args: readonly string[], { cwd, out, err }: ReleaseSurroundings): number {
  const [first, ...others] = args;
  if (others.length === 0 && (first === '--help' || first === '-h')) {
    out(HELP);
    return 0;
  }
  if (first !== '--dry-run' || others.length > 0) {
    const unknown = args.filter((argument) => argument !== '--dry-run');
    const reason = unknown.length > 0 ? `Unknown: ${unknown.join(' ')}.` : 'Only --dry-run exists.';
    err(`${reason}\n\n${HELP}`);
    return 64;
  }
  const { findings, problems } = checkRelease(cwd);
  for (const line of findings) out(`${line}\n`);
  for (const line of problems) err(`✗ ${line}\n`);
  if (problems.length === 0) out('The version and the changelog fit.\n');
  return problems.length === 0 ? 0 : 1;
}
