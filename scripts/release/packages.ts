import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../diff/git.ts';
import type { Check } from './inspect-package.ts';
import { compareApis, parseApi, readPublicApi, formatApi, type ApiChange } from './public-api.ts';

export interface Package {
  readonly name: string;
  readonly folder: string;
  /** The committed report of its public API. */
  readonly report: string;
}

export const PACKAGES: readonly Package[] = ['client', 'mock', 'contract'].map((name) => ({
  name,
  folder: `generated/${name}`,
  report: `api/${name}.txt`,
}));

/** Files and folders that affect the packages and the documentation. */
const SOURCES = [
  'generated',
  'spec',
  ...['build', 'client', 'contract', 'docs', 'mock', 'model', 'prism', 'variants'].map(
    (room) => `scripts/${room}`,
  ),
];

/** Lists the packages in `generated/`; empty if only the bundle exists. */
export function builtPackages(cwd: string): readonly Package[] {
  return PACKAGES.filter(({ folder }) => existsSync(join(cwd, folder, 'package.json')));
}

/** Checks that each built package has this version, and that its public API matches its API report. */
export function checkPackages(cwd: string, version: string): Check {
  const name = 'the packages have this version, and their public API matches api/';
  const problems = builtPackages(cwd).flatMap((one) => {
    const { folder, report } = one;
    const built = JSON.parse(readFileSync(join(cwd, folder, 'package.json'), 'utf8')) as { version?: string };
    if (built.version !== version)
      return [`${folder}/package.json has the version ${built.version}. Run \`npm run build\` and commit.`];
    if (readReport(cwd, one) === formatApi(readPublicApi(join(cwd, folder)))) return [];
    return [
      `${report} doesn't match the exports of ${folder}. Run \`npm run release -- --write-api\`, review the diff and commit.`,
    ];
  });
  return { name, problems };
}

function readReport(cwd: string, { report }: Package): string | undefined {
  return existsSync(join(cwd, report)) ? readFileSync(join(cwd, report), 'utf8') : undefined;
}

/** Lists changes in the packages' public API since a tag. */
export function apiChanges(cwd: string, tag: string): ApiChange[] {
  return PACKAGES.flatMap((one) => {
    const before = git(cwd, ['show', `${tag}:./${one.report}`]);
    const after = readReport(cwd, one);
    if (!before.ok || after === undefined) return [];
    return compareApis(one.name, parseApi(before.text), parseApi(after));
  });
}

/** Lists the published files and their sources that changed since a tag. */
export function changedFiles(cwd: string, tag: string): string[] {
  const diff = git(cwd, ['diff', '--name-only', tag, '--', ...SOURCES]);
  return diff.ok ? diff.text.split('\n').filter((file) => file !== '') : [];
}
