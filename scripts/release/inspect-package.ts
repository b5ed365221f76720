import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { counted } from '../cli/counted.ts';
import { checkLicences } from './licences.ts';

const run = promisify(execFile);

/** The result of a release check. */
export interface Check {
  /** The statement that is true if there are no problems. */
  readonly name: string;
  /** Information for the maintainer. */
  readonly notes?: readonly string[];
  /** Problems, each with a fix. */
  readonly problems: readonly string[];
}

interface Manifest {
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly publishConfig?: { readonly access?: string; readonly provenance?: boolean };
}

/** A tarball in the output of `npm pack --json`. */
interface Packed {
  readonly id: string;
  readonly filename: string;
  readonly size: number;
  readonly integrity: string;
  readonly files: readonly { readonly path: string }[];
}

/**
 * Packs a package and checks the tarball with publint, Are The Types Wrong and our licence rules.
 *
 * @param folder the built package
 * @throws Error if npm can't pack it
 */
export async function inspectPackage(folder: string): Promise<Check> {
  const tarballFolder = await mkdtemp(join(tmpdir(), 'release-'));
  try {
    const { exports, publishConfig = {} } = JSON.parse(
      await readFile(join(folder, 'package.json'), 'utf8'),
    ) as Manifest;
    const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', tarballFolder];
    const [{ id, filename, size, integrity, files }] = JSON.parse(
      (await run('npm', args, npmOptions(folder))).stdout,
    ) as [Packed];
    const tarball = join(tarballFolder, filename);
    const { componentCount, problems } = await checkLicences(
      folder,
      files.map(({ path }) => path),
    );
    return {
      name: `${id}: publint, Are The Types Wrong, licences`,
      notes: [
        `${id}, ${publishConfig.access ?? 'restricted'}, ${publishConfig.provenance ? 'with' : 'without'} provenance: ${filename}, ${counted(files.length, 'file')}, ${(size / 1000).toFixed(1)} kB, ${counted(componentCount, 'bundled package')}, ${integrity}`,
      ],
      problems: [
        ...problems,
        ...(await runTool('publint', ['run', '--strict', tarball])),
        // A package without `exports` contains only a command, so it has no types.
        ...(exports ? await runTool('attw', [tarball, ...typeOptions(exports)]) : []),
      ].map((problem) => `${id}: ${problem}`),
    };
  } finally {
    await rm(tarballFolder, { recursive: true, force: true });
  }
}

/** Runs one of the project's tools. If it fails, returns its output as the problem. */
async function runTool(tool: string, args: readonly string[]): Promise<string[]> {
  const options = { ...npmOptions(import.meta.dirname), env: { ...process.env, NO_COLOR: '1' } };
  try {
    await run('npm', ['exec', '--no', '--', tool, ...args], options);
    return [];
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return [`${tool} failed:\n${`${stdout}${stderr}`.trim()}`];
  }
}

function npmOptions(cwd: string) {
  // On Windows, npm is a shell script.
  return { cwd, maxBuffer: 64e6, shell: process.platform === 'win32' };
}

function typeOptions(exports: Readonly<Record<string, unknown>>): string[] {
  // Skip entries that are neither modules nor JSON, because they have no types.
  const files = Object.entries(exports).flatMap(([entry, file]) =>
    typeof file === 'string' && !/\.(?:[cm]?js|json)$/.test(file) ? [entry.replace(/^\.\//, '')] : [],
  );
  const excluded = files.length > 0 ? ['--exclude-entrypoints', ...files] : [];
  return ['--profile', 'strict', '--format', 'ascii', ...excluded];
}
