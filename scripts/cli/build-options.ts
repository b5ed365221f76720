import { readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

export interface BuildOptions {
  /** The project's root folder. */
  readonly root: string;
  /** Root file of the spec, absolute. */
  readonly spec: string;
  /** Folder that the build makes, absolute. */
  readonly out: string;
}

/** The command line cannot be understood. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const usage = `Usage: npm run build -- [options]

Lints and bundles the spec, and makes everything that is made from it.

  --spec <path>   root file of the spec, or the folder that holds its openapi.yaml   (default: spec)
  --out <folder>  folder to make; replaced as a whole                                (default: generated)
  --help          show this

Exit codes: 0 done; 1 the spec has problems, or a stage failed; 2 the command line is wrong.`;

/**
 * Reads the command line of the build.
 *
 * @param args arguments after the script's name
 * @returns the options, or `help` when they are to be explained
 * @throws UsageError for an unknown flag or a flag without its value
 */
export function readBuildOptions(args: readonly string[]): BuildOptions | 'help' {
  const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { spec: { type: 'string' }, out: { type: 'string' }, help: { type: 'boolean' } },
    });
    if (values.help) return 'help';
    const given = values.spec === undefined ? join(root, 'spec') : resolve(values.spec);
    const spec = isFolder(given) ? join(given, 'openapi.yaml') : given;
    const out = values.out === undefined ? join(root, 'generated') : resolve(values.out);
    assertReplaceable(out, [root, dirname(spec)]);
    return { root, spec, out };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const [firstSentence = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new UsageError(firstSentence);
  }
}

/**
 * A build replaces its output as a whole, so what is there has to be the output of a build.
 *
 * @throws UsageError when something else would be lost
 */
function assertReplaceable(out: string, kept: readonly string[]): void {
  const refuse = (why: string): never => {
    throw new UsageError(`--out ${out} would be replaced as a whole, and ${why}; name a new folder`);
  };
  const inside = kept.find((folder) => isWithin(folder, out));
  if (inside !== undefined) refuse(`it holds ${inside}`);
  const found = statSync(out, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (!found.isDirectory()) refuse('it is not a folder');
  const names = readdirSync(out);
  if (names.length > 0 && !names.includes('openapi.json')) refuse('it holds files that no build has made');
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Whether `path` is `folder` or lies below it. */
function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`));
}
