import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A version of Node that the project supports. */
export interface SupportedNode {
  /** `20`, `22` and so on. */
  readonly line: string;
  /** The version that is tried, such as `20.19.0`. */
  readonly version: string;
  /**
   * Folder of its binary. It is called by its path: in `node_modules/.bin` it would take the place of `node` for every
   * script.
   */
  readonly folder: string;
}

const here = import.meta.dirname;
const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

/** The supported versions, the oldest first, as `package.json` of this folder pins them. */
export const supportedNodes: readonly SupportedNode[] = Object.entries(dependencies).map(
  ([name, source]) => ({
    line: name.replace('node-', ''),
    version: source.replace(/^.*@/, ''),
    folder: join(here, 'node_modules', name, 'bin'),
  }),
);

/** Installs the binaries that are not there yet. */
export function installNodes(): void {
  const missing = supportedNodes.some(({ folder, version }) => {
    const node = join(folder, 'node');
    return (
      !existsSync(node) || execFileSync(node, ['--version'], { encoding: 'utf8' }).trim() !== `v${version}`
    );
  });
  if (!missing) return;
  execFileSync('npm', ['install', '--no-package-lock', '--no-bin-links', '--prefer-offline'], {
    cwd: here,
    stdio: 'pipe',
  });
}
