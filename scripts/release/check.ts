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
import { changedFiles, faceChanges } from './packages.ts';

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
      ? 'package.json is not valid JSON. Correct it.'
      : 'There is no package.json. Run this in the root of the project.';
  }
}

/** Whether this is a version that can be published: npm refuses a prerelease without `--tag`. */
export function isRelease(version: unknown): version is string {
  return typeof version === 'string' && valid(version) === version && prerelease(version) === null;
}

/** Checks that packages can be published with provenance: npm compares the repository's URL. */
export function checkManifest({ version, repository }: ProjectManifest): Check {
  const problems: string[] = [];
  if (!isRelease(version))
    problems.push(
      `package.json has the version ${JSON.stringify(version)}. Give it a release version such as 0.1.0; a prerelease is not published.`,
    );
  const url = repository?.url ?? '';
  if (url === '' || /\.invalid\b/.test(url))
    problems.push(
      'package.json has no real repository URL, and npm refuses provenance without it. Put the URL into `repository`.',
    );
  const notes = [`Version in package.json: ${String(version)}.`];
  return { name: 'package.json can be published', notes, problems };
}

/**
 * Checks that a version fits the changes since the release before it.
 *
 * @param cwd the project's root, in a git repository, with built packages and current API reports
 * @param version the version in package.json
 */
export function checkVersion(cwd: string, version: string): Check {
  const name = 'the version fits what has changed';
  if (!isRelease(version)) return { name, problems: ['The version is not one that can be compared.'] };
  const wrongTags = mistagged(cwd);
  if (wrongTags.length > 0) return { name, problems: wrongTags };
  try {
    const tag = tagBefore(cwd, version);
    if (tag !== undefined) return { name, ...compareWith(tag, cwd, version) };
    loadFile(BUNDLE, cwd);
    return { name, notes: ['There is no earlier tag v*, so this is the first release.'], problems: [] };
  } catch (error) {
    if (error instanceof UnreadableDocument) return { name, problems: [error.message] };
    throw error;
  }
}

/** Reasons why the tags can't be trusted. */
function mistagged(cwd: string): string[] {
  const shallow = git(cwd, ['rev-parse', '--is-shallow-repository']);
  if (!shallow.ok) return [`This is not a git repository, so the last release is unknown: ${shallow.reason}`];
  if (shallow.text.trim() === 'true')
    return ['The clone is shallow, so the last release is unknown. Run `git fetch --unshallow --tags`.'];
  const committed = git(cwd, ['show', 'HEAD:./package.json']);
  if (!committed.ok) return [];
  const { version } = JSON.parse(committed.text) as ProjectManifest;
  return releaseTags(cwd, '--points-at', 'HEAD')
    .filter((tag) => tag !== `v${String(version)}`)
    .map(
      (tag) =>
        `The tag ${tag} is on a commit whose package.json has the version ${String(version)}. Delete it, and tag the commit of that version as v${String(version)}.`,
    );
}

/**
 * The tag of the release before this one. A tagged commit is compared with the tag before it, unless its files have changed
 * since.
 */
function tagBefore(cwd: string, version: string): string | undefined {
  const tag = `v${version}`;
  const isThisCommit =
    releaseTags(cwd, '--points-at', 'HEAD').includes(tag) && changedFiles(cwd, tag).length === 0;
  return releaseTags(cwd, '--merged', 'HEAD', ...(isThisCommit ? ['--no-contains', 'HEAD'] : []))[0];
}

/** Release tags, the highest version first. */
function releaseTags(cwd: string, ...filter: readonly string[]): string[] {
  const listed = git(cwd, ['tag', '--list', 'v*', ...filter]);
  const tags = listed.ok ? listed.text.split('\n') : [];
  return tags.filter((tag) => isRelease(tag.slice(1))).toSorted(rcompare);
}

const steps: readonly Step[] = ['none', 'patch', 'minor', 'major'];

function compareWith(tag: string, cwd: string, version: string): Pick<Check, 'notes' | 'problems'> {
  const before = tag.slice(1);
  const report = compareDocuments(loadRef(tag, cwd), loadFile(BUNDLE, cwd));
  const faces = faceChanges(cwd, tag);
  const files = changedFiles(cwd, tag);
  const wanted = [
    report.suggestedStep,
    ...faces.map(({ level }) => suggestStep(level)),
    suggestStep(files.length > 0 ? 'documentation' : 'none'),
  ].reduce((most, step) => (steps.indexOf(step) > steps.indexOf(most) ? step : most));
  const major = Number(before.split('.')[0]);
  const step = stepFor(wanted, major);
  const least = step === 'none' ? before : (inc(before, step) ?? before);
  const notes = [
    `Changes since ${tag}: ${showCounts(report)}. Suggested step: ${stepInWords(wanted, major)}.`,
    ...(faces.length === 0 ? [] : [`Changes of what the packages export: ${faces.length}.`]),
    ...(step === 'none' ? [`Nothing changed since ${tag}, so there is nothing to release.`] : []),
  ];
  const problems = (report.step?.forgotten ?? []).map(
    ({ where, what }) =>
      `${where.path}: ${what} It breaks programs, and no entry for version ${report.step?.to} in spec/registers/changelog.yaml names it; add one, with \`migrate\`.`,
  );
  if (lt(version, least)) {
    const worst = report.changes.filter(({ level }) => level === report.worst).slice(0, 3);
    const described = [
      ...worst.map(({ where, what }) => `${where.path}: ${what}`),
      ...faces.filter(({ level }) => level === 'breaking').map(({ what }) => what),
    ].slice(0, 5);
    // Changes that don't show in the description are listed by file.
    const examples = described.length > 0 ? described : files.slice(0, 3).map((file) => `${file} changed.`);
    problems.push(
      [
        `The version ${version} is too low: the changes since ${tag} ask for ${least} or more. Run \`npm run release -- --prepare ${least}\` and \`npm run build\`.`,
        ...examples.map((example) => `  ${example}`),
      ].join('\n'),
    );
  }
  const next = (['patch', 'minor', 'major'] as const).map((each) => inc(before, each) ?? '');
  if (gte(version, least) && version !== before && !next.includes(version))
    problems.push(
      `The version ${version} skips others after ${tag}. Run \`npm run release -- --prepare\` with one of ${next.join(', ')}.`,
    );
  return { notes, problems };
}

const UNFINISHED = /\b(?:TODO|TBD|FIXME|XXX)\b/;

/** Checks that CHANGELOG.md has a finished section for a version, and that `[Unreleased]` is empty. */
export function checkChangelog(cwd: string, version: string): Check {
  const name = 'the changelog has a finished section for it';
  let text: string;
  try {
    text = readFileSync(join(cwd, 'CHANGELOG.md'), 'utf8');
  } catch {
    return { name, problems: ['There is no CHANGELOG.md. Write one, with a section [Unreleased].'] };
  }
  const problems: string[] = [];
  const waiting = sectionOf(text, 'Unreleased')?.entries.length ?? 0;
  if (waiting > 0)
    problems.push(
      `The section [Unreleased] of CHANGELOG.md has ${counted(waiting, 'line')}. Run \`npm run release -- --prepare <version>\`.`,
    );
  const section = sectionOf(text, version);
  const unfinished = section?.entries.find((entry) => UNFINISHED.test(entry));
  if (!section)
    problems.push(`CHANGELOG.md has no section for ${version}. Prepare the version, or write it.`);
  else if (section.entries.length === 0)
    problems.push(`The section ${version} of CHANGELOG.md is empty. Say in it what changes for users.`);
  else if (unfinished !== undefined)
    problems.push(
      `The section ${version} of CHANGELOG.md is not finished: \`${unfinished}\`. Finish the line.`,
    );
  return { name, problems };
}
