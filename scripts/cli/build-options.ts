import { readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from './errors.ts';

export interface BuildOptions {
  /** The project's root folder. */
  readonly root: string;
  /** Root file of the spec, absolute. */
  readonly spec: string;
  /** Output folder, absolute. */
  readonly out: string;
}

/** The `--spec` option, for every command that reads a spec. */
export const specOption = { spec: { type: 'string' } } as const;
export const outOption = { out: { type: 'string' } } as const;

/**
 * Resolves a build's paths.
 *
 * @param paths from the command line, relative to the working directory
 * @throws UsageError if the build must not overwrite the output folder
 */
export function readBuildOptions(paths: { readonly spec?: string; readonly out?: string }): BuildOptions {
  const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
  const specPath = paths.spec === undefined ? join(root, 'spec') : resolve(paths.spec);
  const spec = isFolder(specPath) ? join(specPath, 'openapi.yaml') : specPath;
  const out = paths.out === undefined ? join(root, 'generated') : resolve(paths.out);
  assertReplaceable(out, [root, dirname(spec)]);
  return { root, spec, out };
}

/**
 * Refuses an output folder that the build must not overwrite, because the build replaces the whole folder.
 *
 * @throws UsageError if the folder contains an input or files that no build created, or if it isn't a folder
 */
function assertReplaceable(out: string, inputs: readonly string[]): void {
  const refuse = (why: string): never => {
    throw new UsageError(`The build would replace ${out}, but ${why}. Pass a new folder to --out.`);
  };
  const inside = inputs.find((folder) => isInside(folder, out));
  if (inside !== undefined) refuse(`it contains ${inside}`);
  const stats = statSync(out, { throwIfNoEntry: false });
  if (stats === undefined) return;
  if (!stats.isDirectory()) refuse("it isn't a folder");
  const names = readdirSync(out);
  if (names.length > 0 && !names.includes('openapi.json')) refuse('it contains files that no build created');
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** True if `path` is `folder` or inside it. */
function isInside(path: string, folder: string): boolean {
  const relativePath = relative(folder, path);
  return relativePath === '' || (relativePath !== '..' && !relativePath.startsWith(`..${sep}`));
}
