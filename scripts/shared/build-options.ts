import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
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
    const spec = values.spec === undefined ? join(root, 'spec') : resolve(values.spec);
    return {
      root,
      spec: statSync(spec, { throwIfNoEntry: false })?.isDirectory() ? join(spec, 'openapi.yaml') : spec,
      out: values.out === undefined ? join(root, 'generated') : resolve(values.out),
    };
  } catch (error) {
    const [firstSentence = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new UsageError(firstSentence);
  }
}
