import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A supported version of Node. */
export interface SupportedNode {
  /** Release line, such as `20`. */
  readonly line: string;
  /** The tested version, such as `20.19.0`. */
  readonly version: string;
  /**
   * Folder of its binary. Call the binary by path, because in `node_modules/.bin` it would replace `node` for every
   * script.
   */
  readonly folder: string;
}

const here = import.meta.dirname;
const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

/** Supported versions, oldest first, as pinned in this folder's `package.json`. */
export const supportedNodes: readonly SupportedNode[] = Object.entries(dependencies).map(
  ([name, source]) => ({
    line: name.replace('node-', ''),
    version: source.replace(/^.*@/, ''),
    folder: join(here, 'node_modules', name, 'bin'),
  }),
);

/** Installs missing binaries. */
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
