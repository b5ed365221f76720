import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../diff/git.ts';
import { compareFaces, parseFace, readPublicFace, writeFace, type FaceChange } from './public-face.ts';

/** A package that is published, with the committed report of what it exports. */
export interface Package {
  readonly name: string;
  readonly folder: string;
  readonly report: string;
}

/** The packages, by their place in the repository. */
export const PACKAGES: readonly Package[] = ['client', 'mock'].map((name) => ({
  name,
  folder: `generated/${name}`,
  report: `api/${name}.txt`,
}));

/** What is done outside of `generated/` and goes into a package or the documentation. */
const SOURCES = [
  'generated',
  ...['build', 'client', 'docs', 'mock', 'model', 'variants'].map((room) => `scripts/${room}`),
  'spec',
];

/**
 * Checks that a package is built from this version and exports what its report says.
 *
 * @returns what does not fit, with what to do
 */
export function checkPackage(cwd: string, { folder, report }: Package, version: string): string[] {
  const manifest = readManifest(cwd, folder);
  if (manifest === undefined)
    return [`There is no ${folder}/package.json that can be read. Run \`npm run build\` to make it.`];
  if (manifest.version !== version) {
    return [
      `${folder}/package.json has the version ${manifest.version}, and package.json ${version}. Run \`npm run build\`, and commit what it makes.`,
    ];
  }
  try {
    if (isReported(cwd, { folder, report })) return [];
    return [
      `${report} is not what ${folder} exports. Run \`npm run release -- --write-api\`, look at the difference, and commit it.`,
    ];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Tells whether the committed report of a package says something else than the built package exports. */
export function isReportStale(cwd: string, one: Package): boolean {
  try {
    return !isReported(cwd, one);
  } catch {
    return false; // what cannot be read is told by checkPackage
  }
}

function isReported(cwd: string, { folder, report }: Pick<Package, 'folder' | 'report'>): boolean {
  const face = writeFace(readPublicFace(join(cwd, folder)));
  return existsSync(join(cwd, report)) && readFileSync(join(cwd, report), 'utf8') === face;
}

/** Lists what changed in the exports, and among the files, of a package since a tag that has it. */
export function packageChanges(cwd: string, tag: string, one: Package): FaceChange[] {
  const { name, folder, report } = one;
  const before = git(cwd, ['show', `${tag}:./${report}`]);
  const after = existsSync(join(cwd, report)) ? readFileSync(join(cwd, report), 'utf8') : undefined;
  const faces =
    before.ok && after !== undefined ? compareFaces(name, parseFace(before.text), parseFace(after)) : [];
  const published = new Set([...(readManifest(cwd, folder)?.files ?? []), 'package.json', 'README.md']);
  const files = git(cwd, ['ls-tree', '-r', '--name-only', tag, '--', `${folder}/`]);
  const removed = (files.ok ? files.text.split('\n') : []).filter((file) => {
    const path = file.slice(folder.length + 1);
    return published.has(path.split('/')[0] ?? '') && !existsSync(join(cwd, file));
  });
  const known = new Set(faces.map(({ what }) => what));
  return [
    ...faces,
    ...manifestChanges(cwd, tag, one).filter(({ what }) => !known.has(what)),
    ...removed.map((file): FaceChange => ({
      level: 'breaking',
      what: `The package no longer has \`${file}\`.`,
    })),
  ];
}

/** Lists the files that changed since a tag and go into what is published. */
export function changedFiles(cwd: string, tag: string): string[] {
  const found = git(cwd, ['diff', '--name-only', tag, '--', ...SOURCES]);
  return found.ok ? found.text.split('\n').filter((file) => file !== '') : [];
}

/** What of a manifest its users name: commands, and ways to import. One that is gone stops them. */
function manifestChanges(cwd: string, tag: string, { name, folder }: Package): FaceChange[] {
  const before = git(cwd, ['show', `${tag}:./${folder}/package.json`]);
  const after = readManifest(cwd, folder);
  if (!before.ok || !after) return [];
  const old = parseManifest(before.text);
  const lost = [
    ...gone(old.commands, after.commands).map(
      (command) => `\`${name}\` no longer has the command \`${command}\`.`,
    ),
    ...gone(old.entries, after.entries).map(
      (entry) => `\`${name}${entry.slice(1)}\` can no longer be imported.`,
    ),
    ...gone(old.required, after.required).map(
      (entry) => `\`${name}${entry.slice(1)}\` can no longer be required by CommonJS.`,
    ),
  ];
  return lost.map((what) => ({ level: 'breaking', what }));
}

function gone(before: readonly string[], after: readonly string[]): string[] {
  return before.filter((one) => !after.includes(one));
}

interface Manifest {
  readonly version: string;
  readonly files: readonly string[];
  readonly commands: readonly string[];
  /** Ways to import it. */
  readonly entries: readonly string[];
  /** Those of them that CommonJS can take. */
  readonly required: readonly string[];
}

function readManifest(cwd: string, folder: string): Manifest | undefined {
  const file = join(cwd, folder, 'package.json');
  try {
    return parseManifest(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function parseManifest(text: string): Manifest {
  const { version, files, bin, exports } = JSON.parse(text) as Record<string, unknown>;
  return {
    version: String(version),
    files: Array.isArray(files) ? files.map(String) : [],
    commands: Object.keys(Object(bin)),
    entries: Object.keys(Object(exports)),
    required: Object.entries(Object(exports) as Record<string, unknown>).flatMap(([entry, conditions]) =>
      'require' in Object(conditions) ? [entry] : [],
    ),
  };
}
