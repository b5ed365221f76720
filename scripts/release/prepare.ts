import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFailure } from '../cli/errors.ts';
import { git } from '../diff/git.ts';
import { sectionOf } from './changelog.ts';
import { isRelease } from './check.ts';

const UNRELEASED = /^##\s+\[?Unreleased\]?.*$/m;

/**
 * Sets a release's version in package.json, the lock file, the README's tarball names and the heading of the changelog's
 * `[Unreleased]` section.
 *
 * @param cwd the project's root
 * @param version such as `0.2.0`
 * @param date release date, such as `2024-01-31`
 * @returns the changed files
 * @throws CommandFailure if there is nothing to release, or the version already has a section; no file changes then
 */
export function prepareRelease(cwd: string, version: string, date: string): string[] {
  if (!isRelease(version))
    throw new CommandFailure(`${version} isn't a release version. Pass one such as 0.2.0.`);
  const read = (name: string): string => readFileSync(join(cwd, name), 'utf8');
  const changelog = read('CHANGELOG.md');
  if (sectionOf(changelog, version))
    throw new CommandFailure(
      `CHANGELOG.md already has a section for ${version}. Pass the next version, or revert the commit that prepared it.`,
    );
  const before = (JSON.parse(read('package.json')) as { version?: string }).version ?? '';
  const prepared = sectionOf(changelog, before);
  const isWaiting = (sectionOf(changelog, 'Unreleased')?.entries.length ?? 0) > 0;
  const isPrepared = prepared && !git(cwd, ['rev-parse', '--verify', `refs/tags/v${before}`]).ok;
  if (!isWaiting && !isPrepared)
    throw new CommandFailure(
      'The [Unreleased] section of CHANGELOG.md is empty. List the changes for users.',
    );
  const heading = `## [${version}] - ${date}`;
  const changes: Record<string, (text: string) => string> = {
    // If the last version was prepared but never tagged, the new version replaces it.
    'CHANGELOG.md': (text) =>
      isWaiting
        ? text.replace(UNRELEASED, `## [Unreleased]\n\n${heading}`)
        : text.replace(prepared?.heading ?? '', heading),
    'package.json': (text) => withVersion(text, version, 1),
    // The lock file starts with the project's version, twice.
    'package-lock.json': (text) => withVersion(text, version, 2),
    'README.md': (text) => text.replaceAll(`-${before}.tgz`, `-${version}.tgz`),
  };
  const written = Object.entries(changes).filter(([name]) => existsSync(join(cwd, name)));
  for (const [name, change] of written) writeFileSync(join(cwd, name), change(read(name)));
  return written.map(([name]) => name);
}

function withVersion(json: string, version: string, times: number): string {
  let left = times;
  return json.replaceAll(/"version": *"[^"]*"/g, (match) => (left-- > 0 ? `"version": "${version}"` : match));
}
