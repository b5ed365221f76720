import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFailure } from '../cli/errors.ts';
import { git } from '../diff/git.ts';
import { sectionOf } from './changelog.ts';
import { parseVersion } from './version.ts';

/**
 * Gives a release its version: in package.json, in the lock file, in the names of tarballs in the README, and as the heading
 * of what the changelog has under `[Unreleased]`. Where the version of package.json was prepared and not released, its section
 * gets the new one, with what waits. Everything else of these files stays to the letter.
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
  const manifest = readFileSync(join(cwd, 'package.json'), 'utf8');
  const before = (JSON.parse(manifest) as { version?: string }).version ?? '';
  const written: Record<string, string> = {
    'CHANGELOG.md': isOnlyPrepared(cwd, changelog, before)
      ? withOtherVersion(changelog, before, version, date)
      : withNewSection(changelog, version, date),
    'package.json': withVersion(manifest, version, 1),
  };
  const lock = join(cwd, 'package-lock.json');
  // npm names the version of the project twice, before those of others.
  if (existsSync(lock)) written['package-lock.json'] = withVersion(readFileSync(lock, 'utf8'), version, 2);
  const readme = join(cwd, 'README.md');
  // It names the tarballs.
  if (existsSync(readme))
    written['README.md'] = readFileSync(readme, 'utf8').replaceAll(`-${before}.tgz`, `-${version}.tgz`);
  for (const [name, text] of Object.entries(written)) writeFileSync(join(cwd, name), text);
  return Object.keys(written);
}

/**
 * Whether the version of package.json has a section and no tag: it was prepared, and then it turned out that another one is
 * asked for. Without any tag, what waits is the sign that work goes on after it.
 */
function isOnlyPrepared(cwd: string, changelog: string, version: string): boolean {
  if (!sectionOf(changelog, version)) return false;
  const tags = git(cwd, ['tag', '--list', 'v*']);
  const released = tags.ok ? tags.text.split('\n').filter((tag) => parseVersion(tag) !== undefined) : [];
  if (released.length === 0) return waitingIn(changelog) === 0;
  return !released.includes(`v${version}`);
}

function waitingIn(changelog: string): number {
  return sectionOf(changelog, 'Unreleased')?.entries.length ?? 0;
}

function withNewSection(changelog: string, version: string, date: string): string {
  refuseTaken(changelog, version);
  if (waitingIn(changelog) === 0)
    throw new CommandFailure(
      'The section [Unreleased] of CHANGELOG.md is empty: say in it what changes for users.',
    );
  return changelog.replace(UNRELEASED, `## [Unreleased]\n\n## [${version}] - ${date}`);
}

function withOtherVersion(changelog: string, before: string, version: string, date: string): string {
  if (version !== before) refuseTaken(changelog, version);
  const sections = changelog.split(/^(?=## )/m);
  const isOf = (section: string, name: string): boolean => sectionOf(section, name) !== undefined;
  const waiting = sections.find((section) => isOf(section, 'Unreleased'));
  const prepared = sections.find((section) => isOf(section, before)) ?? '';
  const renamed = `## [${version}] - ${date}\n${joined(bodyOf(waiting ?? ''), bodyOf(prepared))}`;
  return sections
    .map((section) => {
      if (section === prepared) return renamed;
      return section === waiting ? '## [Unreleased]\n\n' : section;
    })
    .join('');
}

const UNRELEASED = /^##\s+\[?Unreleased\]?.*$/m;

function refuseTaken(changelog: string, version: string): void {
  if (sectionOf(changelog, version))
    throw new CommandFailure(`CHANGELOG.md has a section for ${version} already. Give the version after it.`);
}

/** What stands below the heading of a section. */
function bodyOf(section: string): string {
  return section.replace(/^##.*\n?/, '');
}

/** Two bodies as one: what stands under the same heading stands under it once. */
function joined(first: string, second: string): string {
  const parts = new Map<string, string[]>();
  for (const part of [first, second].flatMap((body) => body.split(/^(?=### )/m))) {
    const heading = /^### .*/.exec(part)?.[0] ?? '';
    const text = part.slice(heading.length).trim();
    if (text !== '') parts.set(heading, [...(parts.get(heading) ?? []), text]);
  }
  const written = [...parts].map(([heading, texts]) =>
    heading === '' ? texts.join('\n\n') : `${heading}\n\n${texts.join('\n')}`,
  );
  return `\n${written.join('\n\n')}\n\n`;
}

function withVersion(json: string, version: string, times: number): string {
  let left = times;
  return json.replaceAll(/"version": *"[^"]*"/g, (found) => (left-- > 0 ? `"version": "${version}"` : found));
}
