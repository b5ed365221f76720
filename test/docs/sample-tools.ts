/**
 * The server and client package for testing samples. To use others, change `startServer` or `clientPackage`.
 */
import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { generated } from '../support/generated.ts';
import { freePort, startPrism } from '../../scripts/prism/stock-prism.ts';

const require = createRequire(import.meta.url);
const run = promisify(execFile);
const root = dirname(generated);

/** A server that responds as documented. */
export interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts stock Prism, which returns the documented examples. */
export async function startServer(): Promise<Server> {
  const document = join(generated, 'openapi.json');
  return startPrism({ document, host: '127.0.0.1', port: await freePort(), output: 'ignore' });
}

/** The client package that samples import. */
const clientPackage = { name: '@grant-management/client', folder: join(generated, 'client') };

/** Creates an npm project with the client package installed. */
export async function installClient(project: string): Promise<void> {
  await writeFile(join(project, 'package.json'), '{ "type": "module", "private": true }\n');
  const target = join(project, 'node_modules', clientPackage.name);
  await mkdir(dirname(target), { recursive: true });
  await cp(clientPackage.folder, target, { recursive: true });
  const { dependencies = {} } = require(join(clientPackage.folder, 'package.json')) as {
    dependencies?: Record<string, string>;
  };
  for (const name of Object.keys(dependencies)) {
    await mkdir(dirname(join(project, 'node_modules', name)), { recursive: true });
    await symlink(join(root, 'node_modules', name), join(project, 'node_modules', name));
  }
}

/** TypeScript 7 is much faster than 5. The client's own tests cover the supported versions. */
const nativeCompiler = join(dirname(require.resolve('typescript-native/package.json')), 'bin/tsc');

/** Compiles a project's TypeScript files with the strictest settings. */
export async function compile(project: string, files: readonly string[]): Promise<void> {
  const types = dirname(dirname(require.resolve('@types/node/package.json')));
  const options = [
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2022',
    '--types',
    'node',
    '--typeRoots',
    types,
  ];
  const names = files.map((file) => file.replace(/^.*\//, ''));
  await run(process.execPath, [nativeCompiler, ...options, '--moduleDetection', 'force', ...names], {
    cwd: project,
  }).catch((error: unknown) => {
    throw new Error(`The samples don't compile:\n${String(Object(error).stdout)}`, { cause: error });
  });
}

/** True if a program is installed on this machine. */
export function isInstalled(program: string, ...args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Returns a folder with a stub of `requests`; undefined if Python has the real package. */
export function pythonPath(): string | undefined {
  if (!isInstalled('python3', '--version')) {
    throw new Error('The Python samples need python3. Install it.');
  }
  return isInstalled('python3', '-c', 'import requests') ? undefined : join(import.meta.dirname, 'stand-in');
}
