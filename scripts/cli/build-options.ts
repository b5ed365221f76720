import { readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from './errors.ts';

export interface BuildOptions {
  /** The project's root folder. */
  readonly root: string;
  /** Root file of the spec, absolute. */
  readonly spec: string;
  /** Folder that the build makes, absolute. */
  readonly out: string;
}

/** The options of every command that reads a spec or makes output. */
export const specOption = { spec: { type: 'string' } } as const;
export const outOption = { out: { type: 'string' } } as const;

/**
 * Finds the folders and files of a build.
 *
 * @param given what the command line says, with paths relative to the working directory
 * @throws UsageError when files that no build has made would be lost
 */
export function readBuildOptions(given: { readonly spec?: string; readonly out?: string }): BuildOptions {
  const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
  const named = given.spec === undefined ? join(root, 'spec') : resolve(given.spec);
  const spec = isFolder(named) ? join(named, 'openapi.yaml') : named;
  const out = given.out === undefined ? join(root, 'generated') : resolve(given.out);
  assertReplaceable(out, [root, dirname(spec)]);
  return { root, spec, out };
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
