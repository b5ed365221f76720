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
const SOURCES = ['generated', 'scripts/client', 'scripts/mock', 'scripts/docs', 'scripts/model', 'spec'];

/**
 * Checks that a package is built from this version and exports what its report says.
 *
 * @returns what does not fit, with what to do
 */
export function checkPackage(cwd: string, { folder, report }: Package, version: string): string[] {
  const manifest = readManifest(cwd, folder);
  if (manifest === undefined)
    return [`There is no ${folder}/package.json. Run \`npm run build\` to make it.`];
  if (manifest.version !== version) {
    return [
      `${folder}/package.json has the version ${manifest.version}, and package.json ${version}. Run \`npm run build\`, and commit what it makes.`,
    ];
  }
  try {
    const face = writeFace(readPublicFace(join(cwd, folder)));
    const known = existsSync(join(cwd, report)) ? readFileSync(join(cwd, report), 'utf8') : '';
    if (face === known) return [];
    return [
      `${report} is not what ${folder} exports. Run \`npm run release -- --write-api\`, look at the difference, and commit it.`,
    ];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Lists what changed in the exports, and among the files, of a package since a tag that has it. */
export function packageChanges(cwd: string, tag: string, { name, folder, report }: Package): FaceChange[] {
  const before = git(cwd, ['show', `${tag}:./${report}`]);
  const after = existsSync(join(cwd, report)) ? readFileSync(join(cwd, report), 'utf8') : undefined;
  const faces =
    before.ok && after !== undefined ? compareFaces(name, parseFace(before.text), parseFace(after)) : [];
  const published = new Set([...(readManifest(cwd, folder)?.files ?? []), 'package.json', 'README.md']);
  const files = git(cwd, ['ls-tree', '-r', '--name-only', tag, '--', `${folder}/`]);
  const gone = (files.ok ? files.text.split('\n') : []).filter((file) => {
    const path = file.slice(folder.length + 1);
    return published.has(path.split('/')[0] ?? '') && !existsSync(join(cwd, file));
  });
  return [
    ...faces,
    ...gone.map((file): FaceChange => ({
      level: 'breaking',
      what: `The package no longer has \`${file}\`.`,
    })),
  ];
}

/** Whether anything changed since a tag that goes into what is published. */
export function isPublishedChanged(cwd: string, tag: string): boolean {
  const found = git(cwd, ['diff', '--name-only', tag, '--', ...SOURCES]);
  return found.ok && found.text.trim() !== '';
}

function readManifest(cwd: string, folder: string): { version: string; files: string[] } | undefined {
  const file = join(cwd, folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { version, files } = JSON.parse(readFileSync(file, 'utf8')) as { version?: unknown; files?: unknown };
  return { version: String(version), files: Array.isArray(files) ? files.map(String) : [] };
}
