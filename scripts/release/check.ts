import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../diff/git.ts';
import { BUNDLE, loadFile, loadRef, UnreadableDocument } from '../diff/load.ts';
import { compareDocuments, type Report, showCounts } from '../diff/report.ts';
import { type Step, stepFor, stepInWords, suggestStep } from '../diff/step.ts';
import type { Check } from './inspect-package.ts';
import { changedFiles, checkPackage, isReportStale, packageChanges, PACKAGES } from './packages.ts';
import { counted } from '../cli/counted.ts';
import { sectionOf } from './changelog.ts';
import { compareNumbers, leastAfter, parseVersion, showVersion, type Version } from './version.ts';

/** What the check of a release found. */
export interface ReleaseCheck {
  /** That of package.json; undefined where it has none. */
  readonly version: string | undefined;
  /** Lines that say what was looked at. */
  readonly findings: readonly string[];
  /** What was looked at, each with what does not fit. */
  readonly checks: readonly Check[];
}

/**
 * Checks that the version in package.json and the changelog fit the changes since the last tag.
 *
 * @param cwd the project's root, inside a git repository
 * @param isBuilt whether `generated/` is what a build makes now; what follows from it is not looked at otherwise
 */
export function checkRelease(cwd: string, isBuilt = true): ReleaseCheck {
  const findings: string[] = [];
  const problems: string[] = [];
  const inChangelog: string[] = [];
  const inPackages: string[] = [];
  const version = readVersion(cwd, problems);
  if (version) findings.push(`Version in package.json: ${showVersion(version)}.`);
  const tag = lastTag(cwd, problems);
  if (tag === undefined && problems.length === 0) {
    findings.push('There is no tag v* yet, so this is the first release.');
    if (isBuilt) checkBundle(cwd, problems);
  }
  const here = PACKAGES.filter(({ folder }) => isBuiltHere(cwd, folder));
  // The step follows from what the packages export, so it is not known before their reports say so.
  const unreported = here.filter((one) => isReportStale(cwd, one)).map(({ report }) => report);
  const isStepKnown = isBuilt && unreported.length === 0;
  const next =
    tag !== undefined && version && isStepKnown
      ? checkStep(cwd, tag, version, findings, problems)
      : undefined;
  if (!isStepKnown) {
    const first = isBuilt ? `write ${unreported.join(' and ')} anew` : 'build';
    findings.push(`The next version is not known yet: first ${first}, as said below.`);
  }
  if (version) {
    checkChangelog(cwd, showVersion(version), next, findings, inChangelog);
    for (const one of here) inPackages.push(...checkPackage(cwd, one, showVersion(version)));
  }
  return {
    version: version && showVersion(version),
    findings,
    checks: [
      {
        name: 'the version fits what has changed',
        problems,
        ...(isStepKnown || problems.length > 0
          ? {}
          : {
              notRun: isBuilt
                ? 'it follows from api/, which is not what the packages export'
                : 'it follows from generated/, which is stale',
            }),
      },
      { name: 'the changelog has a finished section for it', problems: inChangelog },
      { name: 'the packages are of this version, and export what api/ says', problems: inPackages },
    ],
  };
}

function readVersion(cwd: string, problems: string[]): Version | undefined {
  const text = readText(cwd, 'package.json', problems);
  if (text === undefined) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    const version =
      typeof parsed === 'object' && parsed !== null && 'version' in parsed ? parsed.version : undefined;
    const read = typeof version === 'string' ? parseVersion(version) : undefined;
    if (!read)
      problems.push(
        `package.json has no semantic version: ${JSON.stringify(version)}. Give it one such as 0.1.0.`,
      );
    return read;
  } catch {
    problems.push('package.json is not valid JSON. Correct it.');
    return undefined;
  }
}

function readText(cwd: string, name: string, problems: string[]): string | undefined {
  try {
    return readFileSync(join(cwd, name), 'utf8');
  } catch {
    problems.push(`There is no ${name}. Run this in the root of the project, or write the file.`);
    return undefined;
  }
}

/** The tag of the highest version among those that the current commit builds on. */
function lastTag(cwd: string, problems: string[]): string | undefined {
  const inside = git(cwd, ['rev-parse', '--is-inside-work-tree']);
  if (!inside.ok) {
    problems.push(`This is no git repository, and the last release is known from its tag: ${inside.reason}`);
    return undefined;
  }
  // A repository without a commit has no tag either.
  const merged = git(cwd, ['tag', '--list', 'v*', '--merged', 'HEAD']);
  if (!merged.ok) return undefined;
  return merged.text
    .split('\n')
    .map((tag) => ({ tag, version: parseVersion(tag) }))
    .filter((entry): entry is { tag: string; version: Version } => entry.version !== undefined)
    .toSorted((a, b) => compareNumbers(b.version, a.version) || comparePreReleases(b.version, a.version))[0]
    ?.tag;
}

/** A release comes after its pre-releases. */
function comparePreReleases(a: Version, b: Version): number {
  if (a.preRelease === b.preRelease) return 0;
  if (a.preRelease === '') return 1;
  return b.preRelease === '' ? -1 : a.preRelease.localeCompare(b.preRelease, 'en', { numeric: true });
}

function checkBundle(cwd: string, problems: string[]): void {
  try {
    loadFile(BUNDLE, cwd);
  } catch (error) {
    problems.push(explain(error));
  }
}

/** @returns the least version that the changes ask for, where it can be told */
function checkStep(
  cwd: string,
  tag: string,
  version: Version,
  findings: string[],
  problems: string[],
): string | undefined {
  const before = parseVersion(tag);
  if (!before) return undefined;
  let report: Report;
  try {
    const base = loadRef(tag, cwd);
    const head = loadFile(BUNDLE, cwd);
    report = compareDocuments(base, head);
  } catch (error) {
    problems.push(explain(error));
    return undefined;
  }
  for (const { where, what } of report.step?.forgotten ?? []) {
    problems.push(
      `${where.path}: ${what} It breaks programs, and no entry for version ${report.step?.to} in spec/registers/changelog.yaml names it; add one, with \`migrate\`.`,
    );
  }
  const faces = PACKAGES.flatMap((one) => packageChanges(cwd, tag, one));
  const files = changedFiles(cwd, tag);
  const changed = files.length > 0 ? 'documentation' : 'none';
  const wanted = [...faces.map(({ level }) => suggestStep(level)), suggestStep(changed)].reduce(
    larger,
    report.suggestedStep,
  );
  if (faces.length > 0) findings.push(`Changes of what the packages export: ${faces.length}.`);
  const step = stepFor(wanted, before.major);
  const inWords = stepInWords(wanted, before.major);
  findings.push(`Changes since ${tag}: ${showCounts(report)}. Suggested step: ${inWords}.`);
  const least = leastAfter(before, step);
  if (compareNumbers(version, least) < 0) {
    const worst = report.changes.filter(({ level }) => level === report.worst).slice(0, 3);
    const described = [
      ...worst.map(({ where, what }) => `${where.path}: ${what}`),
      ...faces.filter(({ level }) => level === 'breaking').map(({ what }) => what),
    ].slice(0, 5);
    // What changes nothing that is described is told by its files.
    const examples = described.length > 0 ? described : files.slice(0, 3).map((file) => `${file} changed.`);
    problems.push(
      [
        `The version ${showVersion(version)} is too low: the changes since ${tag} ask for ${showVersion(least)} or more. Run \`npm run release -- --prepare ${showVersion(least)}\` and \`npm run build\`.`,
        ...examples.map((example) => `  ${example}`),
      ].join('\n'),
    );
  } else if (skips(before, version)) {
    problems.push(
      `The version ${showVersion(version)} leaves out others after ${tag}: the next ones are ${(['patch', 'minor', 'major'] as const).map((one) => showVersion(leastAfter(before, one))).join(', ')}. Run \`npm run release -- --prepare\` with one of them.`,
    );
  } else if (step === 'none' && compareNumbers(version, before) === 0) {
    findings.push(`Nothing changed since ${tag}, so there is nothing to release.`);
  }
  return step === 'none' ? undefined : showVersion(least);
}

/** The larger of two steps. */
function larger(a: Step, b: Step): Step {
  const order: readonly Step[] = ['none', 'patch', 'minor', 'major'];
  return order.indexOf(a) >= order.indexOf(b) ? a : b;
}

/** Whether a version is none of the next ones after another. */
function skips(before: Version, version: Version): boolean {
  const steps = ['none', 'patch', 'minor', 'major'] as const;
  return !steps.some((step) => compareNumbers(leastAfter(before, step), version) === 0);
}

const UNFINISHED = /\b(?:TODO|TBD|FIXME|XXX)\b/;

/** Whether a package is there: a repository that only holds a bundle has none. */
export function isBuiltHere(cwd: string, folder: string): boolean {
  return existsSync(join(cwd, folder, 'package.json'));
}

/** A document that cannot be read is a finding like any other; anything else is a defect of this program. */
function explain(error: unknown): string {
  if (error instanceof UnreadableDocument) return error.message;
  throw error;
}

function checkChangelog(
  cwd: string,
  version: string,
  next: string | undefined,
  findings: string[],
  problems: string[],
): void {
  const text = readText(cwd, 'CHANGELOG.md', problems);
  if (text === undefined) return;
  const waiting = sectionOf(text, 'Unreleased');
  if (waiting && waiting.entries.length > 0) {
    problems.push(
      `The section [Unreleased] of CHANGELOG.md has ${counted(waiting.entries.length, 'line')}; \`npm run release -- --prepare ${next ?? '<version>'}\` makes a section of what is there.`,
    );
  }
  const section = sectionOf(text, version);
  if (!section) {
    problems.push(
      `CHANGELOG.md has no section for ${version}. Say under [Unreleased] what changes for users, and run \`npm run release -- --prepare <version>\`.`,
    );
  } else if (section.entries.some((entry) => UNFINISHED.test(entry))) {
    const entry = section.entries.find((one) => UNFINISHED.test(one));
    problems.push(
      `The section ${version} of CHANGELOG.md is not finished: \`${entry}\`. Say what changed, or remove the line.`,
    );
  } else if (section.entries.length === 0) {
    problems.push(`The section ${version} of CHANGELOG.md is empty. Say in it what changes for users.`);
  } else {
    findings.push(
      `CHANGELOG.md, "${section.heading.replace(/^#+\s*/, '')}": ${counted(section.entries.length, 'line')}.`,
    );
  }
}
