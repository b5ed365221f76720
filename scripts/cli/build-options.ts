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

/** Options of every command that reads a spec or writes output. */
export const specOption = { spec: { type: 'string' } } as const;
export const outOption = { out: { type: 'string' } } as const;

/**
 * Resolves a build's paths.
 *
 * @param paths from the command line, relative to the working directory
 * @throws UsageError if files would be lost that no build created
 */
export function readBuildOptions(paths: { readonly spec?: string; readonly out?: string }): BuildOptions {
  const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
  const named = paths.spec === undefined ? join(root, 'spec') : resolve(paths.spec);
  const spec = isFolder(named) ? join(named, 'openapi.yaml') : named;
  const out = paths.out === undefined ? join(root, 'generated') : resolve(paths.out);
  assertReplaceable(out, [root, dirname(spec)]);
  return { root, spec, out };
}

/**
 * The build replaces the whole folder, so refuse one that no build created.
 *
 * @throws UsageError if something else would be lost
 */
function assertReplaceable(out: string, kept: readonly string[]): void {
  const refuse = (why: string): never => {
    throw new UsageError(`--out ${out} would be replaced as a whole, and ${why}; name a new folder`);
  };
  const inside = kept.find((folder) => isWithin(folder, out));
  if (inside !== undefined) refuse(`it holds ${inside}`);
  const stats = statSync(out, { throwIfNoEntry: false });
  if (stats === undefined) return;
  if (!stats.isDirectory()) refuse('it is not a folder');
  const names = readdirSync(out);
  if (names.length > 0 && !names.includes('openapi.json')) refuse('it holds files that no build has made');
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Whether `path` is `folder` or inside it. */
function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`));
}
