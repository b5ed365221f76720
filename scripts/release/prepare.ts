import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFailure } from '../cli/errors.ts';
import { sectionOf } from './changelog.ts';
import { parseVersion } from './version.ts';

/**
 * Gives a release its version: in package.json, in the lock file, in the names of tarballs in the README, and as the heading
 * of what the changelog has under `[Unreleased]`. Everything else of these files stays to the letter.
 *
 * @param cwd the project's root
 * @param version such as `0.2.0`
 * @param date of the release, such as `2024-01-31`
 * @returns the files that were written
 * @throws CommandFailure when there is nothing to release, or the version has a section already; nothing was written then
 */
export function prepareRelease(cwd: string, version: string, date: string): string[] {
  if (!parseVersion(version) || version.startsWith('v'))
    throw new CommandFailure(`${version} is no version: give one such as 0.2.0.`);
  const changelog = readFileSync(join(cwd, 'CHANGELOG.md'), 'utf8');
  if (sectionOf(changelog, version))
    throw new CommandFailure(`CHANGELOG.md has a section for ${version} already.`);
  if ((sectionOf(changelog, 'Unreleased')?.entries.length ?? 0) === 0)
    throw new CommandFailure(
      'The section [Unreleased] of CHANGELOG.md is empty: say in it what changes for users.',
    );
  const manifest = readFileSync(join(cwd, 'package.json'), 'utf8');
  const written: Record<string, string> = {
    'CHANGELOG.md': changelog.replace(
      /^##\s+\[?Unreleased\]?.*$/m,
      `## [Unreleased]\n\n## [${version}] - ${date}`,
    ),
    'package.json': withVersion(manifest, version, 1),
  };
  const lock = join(cwd, 'package-lock.json');
  // npm names the version of the project twice, before those of others.
  if (existsSync(lock)) written['package-lock.json'] = withVersion(readFileSync(lock, 'utf8'), version, 2);
  const readme = join(cwd, 'README.md');
  const before = (JSON.parse(manifest) as { version?: string }).version ?? '';
  // It names the tarballs.
  if (existsSync(readme))
    written['README.md'] = readFileSync(readme, 'utf8').replaceAll(`-${before}.tgz`, `-${version}.tgz`);
  for (const [name, text] of Object.entries(written)) writeFileSync(join(cwd, name), text);
  return Object.keys(written);
}

function withVersion(json: string, version: string, times: number): string {
  let left = times;
  return json.replaceAll(/"version": *"[^"]*"/g, (found) => (left-- > 0 ? `"version": "${version}"` : found));
}
