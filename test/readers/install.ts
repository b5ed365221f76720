import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import versions from './versions.json' with { type: 'json' };

const run = promisify(execFile);

/** A tool's pinned packages. */
export interface Pinned {
  readonly packages: Readonly<Record<string, string>>;
  /** Oldest major Node version supported by the tool, if newer than the project's. */
  readonly node?: number;
}

export const pinned: Readonly<Record<string, Pinned>> = versions;

/** Node versions from npm, for tools that need a newer one than the running one. */
const NODE_VERSIONS: Readonly<Record<number, string>> = { 24: '24.21.0' };

/** Cache of installed tools. It is outside the project, so that a tool finds only its declared dependencies. */
const toolsFolder =
  process.env['READERS_TOOLS'] ??
  join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'grant-management-interface', 'readers');

/**
 * Installs a tool into its own folder, unless this version is already installed.
 *
 * @param name key in `versions.json`
 * @returns absolute path of the folder
 * @throws Error if npm can't install it
 */
export async function install(name: string): Promise<string> {
  const tool = pinned[name];
  if (!tool) throw new Error(`versions.json has no tool ${name}.`);
  return installPackages(name, tool.packages);
}

/**
 * Finds a Node version that a tool supports: the running one if it is new enough, otherwise one from npm.
 *
 * @returns absolute path of the binary
 */
export async function nodeFor(name: string): Promise<string> {
  const major = pinned[name]?.node;
  if (major === undefined || Number(process.versions.node.split('.')[0]) >= major) return process.execPath;
  const version = NODE_VERSIONS[major];
  if (version === undefined) throw new Error(`No version of Node ${major} is pinned.`);
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const packageName = `node-${platform}-${process.arch}`;
  const folder = await installPackages(`node-${major}`, { [packageName]: version });
  return join(folder, 'node_modules', packageName, 'bin', 'node');
}

async function installPackages(name: string, packages: Readonly<Record<string, string>>): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(packages)).digest('hex').slice(0, 8);
  const folder = join(toolsFolder, `${name}-${hash}`);
  if (existsSync(folder)) return folder;
  const half = `${folder}.${process.pid}`;
  await mkdir(half, { recursive: true });
  try {
    await writeFile(
      join(half, 'package.json'),
      JSON.stringify({ private: true, type: 'module', dependencies: packages }),
    );
    await run(
      'npm',
      ['install', '--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund', '--prefer-offline'],
      {
        cwd: half,
        timeout: 540_000,
      },
    );
    await rename(half, folder);
  } finally {
    await rm(half, { recursive: true, force: true });
  }
  return folder;
}
