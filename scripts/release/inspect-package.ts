import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { counted } from '../cli/counted.ts';
import { checkLicences } from './licences.ts';

const run = promisify(execFile);

/** Something that is looked at before a release. */
export interface Check {
  /** What was looked at, and what is right when there is no problem. */
  readonly name: string;
  /** What does not fit, each with what to do. */
  readonly problems: readonly string[];
  /** Why it was not looked at yet; absent where it was. */
  readonly notRun?: string;
}

/** A package as it would be published. */
export interface Inspected {
  /** What would be published, in a line. */
  readonly what: string;
  readonly checks: readonly Check[];
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly publishConfig?: { readonly access?: string; readonly provenance?: boolean };
}

/** What `npm pack --json` says of a tarball. */
interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly integrity: string;
  readonly files: readonly { readonly path: string }[];
}

/** A package that was packed, and where. */
interface PackedPackage {
  /** The package, as a build has left it. */
  readonly folder: string;
  readonly manifest: Manifest;
  /** The packed file, and the paths of what is in it. */
  readonly tarball: string;
  readonly files: readonly string[];
  /** A folder for what a check needs, which is removed afterwards. */
  readonly place: string;
}

/** A judge of packages: what it looks at, and what it finds wrong. */
type Judge = (packed: PackedPackage) => Promise<Check>;

/** What a package is judged by, each by the name of the tool or of the question. */
export const judges = {
  publint: async ({ tarball }) => ({
    name: 'publint, strict',
    problems: await lintPackage(await readFile(tarball)),
  }),
  types: async ({ tarball, manifest }) => ({
    name: 'Are The Types Wrong, strict',
    problems: await checkTypes(tarball, manifest),
  }),
  installs: async ({ manifest, files }) => ({
    name: 'no install script, no dependency',
    problems: installs(manifest, files),
  }),
  licences: async ({ folder, files }) => {
    const { inside, problems } = await checkLicences(folder, files);
    return { name: `licences complete, with ${inside} packages inside`, problems };
  },
  packs: async ({ folder, place, tarball }) => ({
    name: 'two packs are identical',
    problems: await packAgain(folder, place, tarball),
  }),
} as const satisfies Readonly<Record<string, Judge>>;

/**
 * Packs a package, and looks at the tarball with the tools that others judge it by.
 *
 * @param folder the package, as a build has left it
 * @param asked the names of the judges to ask; all of them when left out
 * @throws Error when npm cannot pack it
 */
export async function inspectPackage(
  folder: string,
  asked = Object.keys(judges) as readonly (keyof typeof judges)[],
): Promise<Inspected> {
  const place = await mkdtemp(join(tmpdir(), 'release-'));
  try {
    const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
    const packed = await pack(folder, join(place, 'first'));
    const tarball = join(place, 'first', packed.filename);
    const files = packed.files.map(({ path }) => path);
    const checks: Check[] = [];
    for (const name of asked) {
      const found = await judges[name]({ folder, manifest, tarball, files, place });
      checks.push({
        name: `${manifest.name}: ${found.name}`,
        problems: found.problems.map((problem) => `${manifest.name}: ${problem}`),
      });
    }
    return { what: describe(manifest, packed), checks };
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

function describe({ name, version, publishConfig = {} }: Manifest, packed: Packed): string {
  const { access = 'restricted', provenance = false } = publishConfig;
  const size = `${counted(packed.files.length, 'file')}, ${kilobytes(packed.size)} packed, ${kilobytes(packed.unpackedSize)} unpacked`;
  const how = `${access}, ${provenance ? 'with' : 'without'} provenance`;
  return `${name}@${version}  ${how}\n  ${packed.filename}: ${size}\n  ${packed.integrity}`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

async function pack(folder: string, into: string): Promise<Packed> {
  await mkdir(into, { recursive: true });
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', into];
  // On Windows npm is a script of the shell.
  const { stdout } = await run('npm', args, {
    cwd: folder,
    maxBuffer: 16e6,
    shell: process.platform === 'win32',
  });
  const [packed] = JSON.parse(stdout) as [Packed];
  return packed;
}

async function lintPackage(tarball: Buffer): Promise<string[]> {
  const bytes = new Uint8Array(tarball).buffer;
  const { messages, pkg } = await publint({ pack: { tarball: bytes }, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

async function checkTypes(tarball: string, { exports = {} }: Manifest): Promise<string[]> {
  const manifest = createRequire(import.meta.url).resolve('@arethetypeswrong/cli/package.json');
  // What is neither a module nor JSON is there to be read, and no way of resolving modules finds a type for it.
  const unread = Object.entries(exports).flatMap(([entry, file]) =>
    typeof file === 'string' && !/\.(?:[cm]?js|json)$/.test(file) ? [entry.replace(/^\.\//, '')] : [],
  );
  const args = ['--profile', 'strict', '--format', 'json'];
  if (unread.length > 0) args.push('--exclude-entrypoints', ...unread);
  const { stdout } = await run(
    process.execPath,
    [join(dirname(manifest), 'dist/index.js'), tarball, ...args],
    {
      maxBuffer: 64e6,
    },
  ).catch((error: { stdout: string }) => error);
  const { analysis } = JSON.parse(stdout) as {
    analysis: {
      types: unknown;
      problems?: readonly { kind: string; entrypoint?: string; resolutionKind?: string }[];
    };
  };
  if (analysis.types === false) return ['It has no types.'];
  return (analysis.problems ?? []).map(({ kind, entrypoint = '', resolutionKind = '' }) =>
    ['Are The Types Wrong:', kind, entrypoint, resolutionKind].filter((word) => word !== '').join(' '),
  );
}

/** Scripts that npm runs where a package is installed, or packed by whoever installs it from a repository. */
const atInstall = [
  'preinstall',
  'install',
  'postinstall',
  'prepublish',
  'preprepare',
  'prepare',
  'postprepare',
];

function installs({ scripts = {}, dependencies = {} }: Manifest, files: readonly string[]): string[] {
  return [
    ...atInstall.filter((name) => Object.hasOwn(scripts, name)).map((name) => `It has the script ${name}.`),
    // npm builds it without being told.
    ...(files.includes('binding.gyp') ? ['It has a binding.gyp, which npm builds at install.'] : []),
    ...Object.keys(dependencies).map((name) => `It depends on ${name}.`),
  ];
}

/** Packs a copy, whose files have other times and another place. */
async function packAgain(folder: string, place: string, tarball: string): Promise<string[]> {
  const copy = join(place, 'copy');
  await cp(folder, copy, { recursive: true });
  const { filename } = await pack(copy, join(place, 'second'));
  const [first, second] = await Promise.all(
    [tarball, join(place, 'second', filename)].map((file) => readFile(file)),
  );
  return first && second && first.equals(second) ? [] : ['Two packs of it differ.'];
}
