import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../diff/git.ts';
import type { Check } from './inspect-package.ts';
import { compareFaces, parseFace, readPublicFace, writeFace, type FaceChange } from './public-face.ts';

/** A published package, with the committed report of its public API. */
export interface Package {
  readonly name: string;
  readonly folder: string;
  readonly report: string;
}

/** The published packages. */
export const PACKAGES: readonly Package[] = ['client', 'mock', 'contract'].map((name) => ({
  name,
  folder: `generated/${name}`,
  report: `api/${name}.txt`,
}));

/** Files and folders that packages and the documentation are made from. */
const SOURCES = [
  'generated',
  'spec',
  ...['build', 'client', 'contract', 'docs', 'mock', 'model', 'prism', 'variants'].map(
    (room) => `scripts/${room}`,
  ),
];

/** The packages in `generated/`. A repository that only has a bundle has none. */
export function builtPackages(cwd: string): readonly Package[] {
  return PACKAGES.filter(({ folder }) => existsSync(join(cwd, folder, 'package.json')));
}

/** Checks that each built package has this version, and that its public API matches its API report. */
export function checkPackages(cwd: string, version: string): Check {
  const name = 'the packages have this version, and the API that api/ reports';
  const problems = builtPackages(cwd).flatMap((one) => {
    const { folder, report } = one;
    const built = JSON.parse(readFileSync(join(cwd, folder, 'package.json'), 'utf8')) as { version?: string };
    if (built.version !== version)
      return [`${folder}/package.json has the version ${built.version}. Run \`npm run build\`, and commit.`];
    if (readReport(cwd, one) === writeFace(readPublicFace(join(cwd, folder)))) return [];
    return [
      `${report} is not what ${folder} exports. Run \`npm run release -- --write-api\`, look at the difference, and commit it.`,
    ];
  });
  return { name, problems };
}

function readReport(cwd: string, { report }: Package): string | undefined {
  return existsSync(join(cwd, report)) ? readFileSync(join(cwd, report), 'utf8') : undefined;
}

/** Lists changes in the packages' public API since a tag. */
export function faceChanges(cwd: string, tag: string): FaceChange[] {
  return PACKAGES.flatMap((one) => {
    const before = git(cwd, ['show', `${tag}:./${one.report}`]);
    const after = readReport(cwd, one);
    if (!before.ok || after === undefined) return [];
    return compareFaces(one.name, parseFace(before.text), parseFace(after));
  });
}

/** Lists the published files and their sources that changed since a tag. */
export function changedFiles(cwd: string, tag: string): string[] {
  const diff = git(cwd, ['diff', '--name-only', tag, '--', ...SOURCES]);
  return diff.ok ? diff.text.split('\n').filter((file) => file !== '') : [];
}
