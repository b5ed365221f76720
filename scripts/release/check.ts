import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gte, inc, lt, prerelease, rcompare, valid } from 'semver';
import { counted } from '../cli/counted.ts';
import { git } from '../diff/git.ts';
import { BUNDLE, loadFile, loadRef, UnreadableDocument } from '../diff/load.ts';
import { compareDocuments, showCounts } from '../diff/report.ts';
import { type Step, stepFor, stepInWords, suggestStep } from '../diff/step.ts';
import { sectionOf } from './changelog.ts';
import type { Check } from './inspect-package.ts';
import { changedFiles, apiChanges } from './packages.ts';

/** The fields of package.json that a release needs. */
export interface ProjectManifest {
  readonly version?: unknown;
  readonly repository?: { readonly url?: string };
}

/**
 * Reads package.json.
 *
 * @returns the manifest, or why it can't be read
 */
export function readProject(cwd: string): ProjectManifest | string {
  try {
    return JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')) as ProjectManifest;
  } catch (error) {
    return error instanceof SyntaxError
      ? "package.json isn't valid JSON. Correct it."
      : "package.json doesn't exist. Run this in the project's root folder.";
  }
}

/** True for a version that can be published. npm rejects a prerelease without `--tag`. */
export function isRelease(version: unknown): version is string {
  return typeof version === 'string' && valid(version) === version && prerelease(version) === null;
}

/** Checks that packages can be published with provenance, for which npm compares the repository URL. */
export function checkManifest({ version, repository }: ProjectManifest): Check {
  const problems: string[] = [];
  if (!isRelease(version))
    problems.push(
      `package.json has the version ${JSON.stringify(version)}. Set a release version such as 0.1.0; prereleases aren't supported.`,
    );
  const url = repository?.url ?? '';
  if (url === '' || /\.invalid\b/.test(url))
    problems.push(
      'package.json has no real repository URL, which npm requires for provenance. Set `repository`.',
    );
  const notes = [`Version in package.json: ${String(version)}.`];
  return { name: 'package.json can be published', notes, problems };
}

/**
 * Checks that the version bump matches the changes since the previous release.
 *
 * @param cwd the project's root, in a git repository, with built packages and current API reports
 * @param version the version in package.json
 */
export function checkVersion(cwd: string, version: string): Check {
  const name = 'the version bump matches the changes';
  if (!isRelease(version)) return { name, problems: [`${version} isn't a release version. Correct it.`] };
  const wrongTags = wrongTagProblems(cwd);
  if (wrongTags.length > 0) return { name, problems: wrongTags };
  try {
    const tag = tagBefore(cwd, version);
    if (tag !== undefined) return { name, ...compareWith(tag, cwd, version) };
    loadFile(BUNDLE, cwd);
    return { name, notes: ['There is no earlier v* tag, so this is the first release.'], problems: [] };
  } catch (error) {
    if (error instanceof UnreadableDocument) return { name, problems: [error.message] };
    throw error;
  }
}

/** Finds reasons not to trust the tags. */
function wrongTagProblems(cwd: string): string[] {
  const shallow = git(cwd, ['rev-parse', '--is-shallow-repository']);
  if (!shallow.ok) return [`This isn't a git repository, so the last release is unknown: ${shallow.reason}`];
  if (shallow.text.trim() === 'true')
    return ['The clone is shallow, so the last release is unknown. Run `git fetch --unshallow --tags`.'];
  const committed = git(cwd, ['show', 'HEAD:./package.json']);
  if (!committed.ok) return [];
  const { version } = JSON.parse(committed.text) as ProjectManifest;
  return releaseTags(cwd, '--points-at', 'HEAD')
    .filter((tag) => tag !== `v${String(version)}`)
    .map(
      (tag) =>
        `The tag ${tag} is on a commit with version ${String(version)}. Delete the tag, and tag the commit as v${String(version)}.`,
    );
}

/**
 * Returns the tag of the previous release. If this commit is tagged itself and unchanged since, that's the tag before it.
 */
function tagBefore(cwd: string, version: string): string | undefined {
  const tag = `v${version}`;
  const isThisCommit =
    releaseTags(cwd, '--points-at', 'HEAD').includes(tag) && changedFiles(cwd, tag).length === 0;
  return releaseTags(cwd, '--merged', 'HEAD', ...(isThisCommit ? ['--no-contains', 'HEAD'] : []))[0];
}

/** Lists release tags, highest version first. */
function releaseTags(cwd: string, ...filter: readonly string[]): string[] {
  const listed = git(cwd, ['tag', '--list', 'v*', ...filter]);
  const tags = listed.ok ? listed.text.split('\n') : [];
  return tags.filter((tag) => isRelease(tag.slice(1))).toSorted(rcompare);
}

const steps: readonly Step[] = ['none', 'patch', 'minor', 'major'];

function compareWith(tag: string, cwd: string, version: string): Pick<Check, 'notes' | 'problems'> {
  const before = tag.slice(1);
  const report = compareDocuments(loadRef(tag, cwd), loadFile(BUNDLE, cwd));
  const apiDifferences = apiChanges(cwd, tag);
  const files = changedFiles(cwd, tag);
  const required = [
    report.suggestedStep,
    ...apiDifferences.map(({ level }) => suggestStep(level)),
    suggestStep(files.length > 0 ? 'documentation' : 'none'),
  ].reduce((highest, step) => (steps.indexOf(step) > steps.indexOf(highest) ? step : highest));
  const major = Number(before.split('.')[0]);
  const step = stepFor(required, major);
  const minVersion = step === 'none' ? before : (inc(before, step) ?? before);
  const notes = [
    `Changes since ${tag}: ${showCounts(report)}. Suggested version bump: ${stepInWords(required, major)}.`,
    ...(apiDifferences.length === 0
      ? []
      : [`Changes to the packages' public API: ${apiDifferences.length}.`]),
    ...(step === 'none' ? [`Nothing changed since ${tag}, so there is nothing to release.`] : []),
  ];
  const problems = (report.step?.forgotten ?? []).map(
    ({ where, what }) =>
      `${where.path}: ${what} This is a breaking change without an entry for version ${report.step?.to} in spec/registers/changelog.yaml. Add one, with \`migrate\`.`,
  );
  if (lt(version, minVersion)) {
    const worst = report.changes.filter(({ level }) => level === report.worst).slice(0, 3);
    const described = [
      ...worst.map(({ where, what }) => `${where.path}: ${what}`),
      ...apiDifferences.filter(({ level }) => level === 'breaking').map(({ what }) => what),
    ].slice(0, 5);
    // If the description hasn't changed, list files instead.
    const examples = described.length > 0 ? described : files.slice(0, 3).map((file) => `${file} changed.`);
    problems.push(
      [
        `The version ${version} is too low. The changes since ${tag} require ${minVersion} or higher. Run \`npm run release -- --prepare ${minVersion}\` and \`npm run build\`.`,
        ...examples.map((example) => `  ${example}`),
      ].join('\n'),
    );
  }
  const next = (['patch', 'minor', 'major'] as const).map((each) => inc(before, each) ?? '');
  if (gte(version, minVersion) && version !== before && !next.includes(version))
    problems.push(
      `The version ${version} skips versions after ${tag}. Run \`npm run release -- --prepare\` with ${next.join(', ')}.`,
    );
  return { notes, problems };
}

const UNFINISHED = /\b(?:TODO|TBD|FIXME|XXX)\b/;

/** Checks that CHANGELOG.md has a finished section for a version, and that `[Unreleased]` is empty. */
export function checkChangelog(cwd: string, version: string): Check {
  const name = 'the changelog has a finished section for the version';
  let text: string;
  try {
    text = readFileSync(join(cwd, 'CHANGELOG.md'), 'utf8');
  } catch {
    return { name, problems: ["CHANGELOG.md doesn't exist. Add it, with an [Unreleased] section."] };
  }
  const problems: string[] = [];
  const unreleased = sectionOf(text, 'Unreleased')?.entries.length ?? 0;
  if (unreleased > 0)
    problems.push(
      `The [Unreleased] section of CHANGELOG.md has ${counted(unreleased, 'line')}. Run \`npm run release -- --prepare <version>\`.`,
    );
  const section = sectionOf(text, version);
  const unfinished = section?.entries.find((entry) => UNFINISHED.test(entry));
  if (!section)
    problems.push(
      `CHANGELOG.md has no section for ${version}. Run \`npm run release -- --prepare ${version}\`.`,
    );
  else if (section.entries.length === 0)
    problems.push(`The ${version} section of CHANGELOG.md is empty. List the changes for users.`);
  else if (unfinished !== undefined)
    problems.push(
      `The ${version} section of CHANGELOG.md has an unfinished line; finish it: \`${unfinished}\``,
    );
  return { name, problems };
}
