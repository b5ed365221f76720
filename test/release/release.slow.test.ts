import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../scripts/model/document.ts';
import { readPublicApi, formatApi } from '../../scripts/release/public-api.ts';
import { makeReleaseCommand } from '../../scripts/release/main.ts';
import { recordInputs } from '../../scripts/build/made-from.ts';
import { runInProcess, type CommandRun } from '../support/run-command.ts';
import { documentOf } from '../diff/documents.ts';
import { Repository } from '../diff/repository.ts';

const base = documentOf({ receives: { type: 'string' } });
const descriptionAdded = documentOf({ receives: { type: 'string', description: 'Text.' } });
const constraintAdded = documentOf({ receives: { type: 'string', maxLength: 3 } });
const typeChanged = documentOf({ receives: { type: 'number' } });

/** These repositories have no packages. packages.slow.test.ts inspects the real ones. */
const releaseCommand = makeReleaseCommand(async (folder) => ({ name: folder, problems: [] }));

let repository: Repository;
beforeEach(() => {
  repository = new Repository();
});
afterEach(() => repository.remove());

function state(version: string, document: JsonObject, changelog = section(version)): void {
  repository.write('package.json', { version, repository: source });
  repository.write('CHANGELOG.md', `# Changelog\n\n${changelog}`);
  repository.bundle(document);
}

const source = { type: 'git', url: 'git+https://example.com/grants.git' };

function section(version: string): string {
  return `## [${version}] - 2024-01-31\n\n### Changed\n\n- Something.\n`;
}

function run(...args: string[]): Promise<CommandRun> {
  return runInProcess(releaseCommand, args, repository.path);
}

describe('a repository without a tag', () => {
  test('is reported as a first release', async () => {
    state('0.1.0', base);
    repository.commit();
    const { status, out, err } = await run('--dry-run');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain('There is no earlier v* tag, so this is the first release.');
    expect(out).toContain('Version in package.json: 0.1.0.');
  });

  test('has no release if it has no commit', async () => {
    state('0.1.0', base);
    expect((await run('--dry-run')).status).toBe(0);
  });

  test('needs the version in its changelog', async () => {
    state('0.1.0', base, section('0.2.0'));
    repository.commit();
    expect(await run('--dry-run')).toMatchObject({ status: 1 });
    expect((await run('--dry-run')).err).toContain('CHANGELOG.md has no section for 0.1.0');
  });

  test("may have a tag that isn't a version", async () => {
    state('0.1.0', base);
    repository.commit('vendor');
    expect((await run('--dry-run')).out).toContain('There is no earlier v* tag');
  });
});

describe('changes since a tag', () => {
  test.each([
    ['1.0.0', descriptionAdded, '1.0.1', 'patch'],
    ['1.0.0', constraintAdded, '1.1.0', 'minor'],
    ['1.0.0', typeChanged, '2.0.0', 'major'],
    ['0.1.0', typeChanged, '0.2.0', 'minor (from 1.0 on: major)'],
    ['0.1.0', constraintAdded, '0.1.1', 'patch (from 1.0 on: minor)'],
    ['0.1.0', constraintAdded, '0.2.0', 'patch (from 1.0 on: minor)'],
    ['1.9.0', constraintAdded, '1.10.0', 'minor'],
  ])('from %s are accepted with a high enough version (%#)', async (before, document, after, step) => {
    state(before, base);
    repository.commit(`v${before}`);
    state(after, document);
    const { status, out, err } = await run('--dry-run');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain(`Suggested version bump: ${step}.`);
    expect(out).toContain(`Ready for release. Push the tag v${after}.`);
  });

  test.each([
    ['1.0.0', descriptionAdded, '1.0.0', '1.0.1'],
    ['1.0.0', constraintAdded, '1.0.9', '1.1.0'],
    ['1.0.0', typeChanged, '1.9.9', '2.0.0'],
    ['0.1.0', typeChanged, '0.1.9', '0.2.0'],
    ['1.0.0', base, '0.9.0', '1.0.0'],
  ])('from %s are refused if the version is too low (%#)', async (before, document, after, least) => {
    state(before, base);
    repository.commit(`v${before}`);
    state(after, document);
    const { status, err } = await run('--dry-run');
    expect(status).toBe(1);
    expect(err).toContain(
      `The version ${after} is too low. The changes since v${before} require ${least} or higher.`,
    );
  });

  test('are listed if they are breaking', async () => {
    state('1.0.0', base);
    repository.commit('v1.0.0');
    state('1.1.0', typeChanged);
    expect((await run('--dry-run')).err).toContain(
      'makeThing > response 200 > application/json: It was a string',
    );
  });

  test('are counted from the highest version, not from the newest tag or a prerelease', async () => {
    for (const version of ['1.10.0', '1.9.0', '2.0.0-rc.1']) {
      state(version, constraintAdded);
      repository.commit(`v${version}`);
    }
    state('1.10.1', constraintAdded);
    repository.commit();
    expect((await run('--dry-run')).out).toContain('Changes since v1.10.0: no change.');
  });

  test('are never counted from a tag on another branch', async () => {
    state('1.0.0', base);
    repository.commit('v1.0.0');
    repository.git('switch', '--quiet', '--create', 'other');
    state('3.0.0', typeChanged);
    repository.commit('v3.0.0');
    repository.git('switch', '--quiet', 'main');
    state('1.0.1', descriptionAdded);
    expect((await run('--dry-run')).out).toContain('Changes since v1.0.0');
  });
});

describe('the tagged commit, which the workflow checks', () => {
  beforeEach(() => {
    state('0.1.0', base);
    repository.commit('v0.1.0');
  });

  test.each([
    ['0.1.1', typeChanged, 1],
    ['0.2.0', typeChanged, 0],
    ['0.1.1', descriptionAdded, 0],
  ])(
    'has the same result as before the tag, compared with the previous release (%s)',
    async (version, document, code) => {
      state(version, document);
      repository.commit();
      const before = await run('--dry-run');
      repository.git('tag', `v${version}`);
      const after = await run('--dry-run');
      expect([before.status, after.status]).toEqual([code, code]);
      expect(after.out + after.err).toBe(before.out + before.err);
      expect(after.out).toContain('Changes since v0.1.0');
    },
  );

  test('is compared with the releases of both branches if it is a merge', async () => {
    repository.git('switch', '--quiet', '--create', 'fix');
    state('0.1.1', descriptionAdded);
    repository.commit('v0.1.1');
    repository.git('switch', '--quiet', 'main');
    repository.git('merge', '--quiet', '--no-ff', '--message', 'Merge', 'fix');
    state('0.1.2', constraintAdded);
    repository.commit('v0.1.2');
    expect((await run('--dry-run')).out).toContain('Changes since v0.1.1');
  });

  test("is refused if the tag isn't v and the version", async () => {
    state('0.1.1', descriptionAdded);
    repository.commit('v0.2.0');
    const { status, err } = await run('--dry-run');
    expect(status).toBe(1);
    expect(err).toContain('The tag v0.2.0 is on a commit with version 0.1.1.');
  });

  test('must have a new version if something changed after a release', async () => {
    state('0.1.0', descriptionAdded);
    expect((await run('--dry-run')).err).toContain('The changes since v0.1.0 require 0.1.1 or higher');
  });

  test("isn't a first release in a shallow clone", async () => {
    state('0.1.1', typeChanged);
    repository.commit('v0.1.1');
    const clone = `${repository.path}/clone`;
    repository.git('clone', '--quiet', '--depth', '1', `file://${repository.path}`, clone);
    recordInputs(clone, `${clone}/spec/openapi.yaml`)(`${clone}/generated`);
    const { status, err } = await runInProcess(releaseCommand, ['--dry-run'], clone);
    expect(status).toBe(1);
    expect(err).toContain('The clone is shallow');
  });
});

describe('a release is refused because of', () => {
  test.each([
    [
      'an empty section',
      (): void => state('0.1.0', base, '## [0.1.0] - 2024-01-31\n\n### Added\n'),
      'The 0.1.0 section of CHANGELOG.md is empty.',
    ],
    [
      'no changelog',
      (): void => {
        state('0.1.0', base);
        repository.remove('CHANGELOG.md');
        repository.built();
      },
      "CHANGELOG.md doesn't exist.",
    ],
    [
      'no version',
      (): void => {
        state('0.1.0', base);
        repository.write('package.json', {});
        repository.built();
      },
      'package.json has the version undefined',
    ],
    [
      'a prerelease, which npm would refuse',
      (): void => state('1.0.0-rc.1', base),
      "prereleases aren't supported",
    ],
    [
      'a placeholder for the repository',
      (): void => {
        state('0.1.0', base);
        repository.write('package.json', {
          version: '0.1.0',
          repository: { url: 'git+https://repository.invalid/x.git' },
        });
        repository.built();
      },
      'package.json has no real repository URL',
    ],
    [
      'no valid package.json',
      (): void => {
        state('0.1.0', base);
        repository.write('package.json', '{');
      },
      "package.json isn't valid JSON.",
    ],
    [
      'no bundle',
      (): void => {
        state('0.1.0', base);
        repository.remove('generated');
      },
      "generated/ hasn't been built. Run `npm run build`.",
    ],
  ])('%s', async (_, prepare, message) => {
    prepare();
    repository.commit();
    const { status, err } = await run('--dry-run');
    expect(status).toBe(1);
    expect(err).toContain(message);
  });

  test('a tag without a bundle', async () => {
    repository.write('README.md', 'Nothing here.');
    repository.commit('v0.1.0');
    state('0.2.0', base);
    const { status, err } = await run('--dry-run');
    expect(status).toBe(1);
    expect(err).toContain('v0.1.0 has no generated/openapi.json');
  });
});

/** Writes a built package with one export and one command. */
function client(declared: string, version = '1.0.0', without?: 'command' | 'entry' | 'CommonJS'): void {
  const exports = {
    '.': { types: './dist/index.d.ts', ...(without === 'CommonJS' ? {} : { require: './dist/index.cjs' }) },
    ...(without === 'entry' ? {} : { './package.json': './package.json' }),
  };
  const bin = without === 'command' ? {} : { clientele: 'dist/cli.js' };
  repository.write('generated/client/package.json', { version, exports, bin, files: ['dist'] });
  repository.write('generated/client/dist/index.d.ts', declared);
}

function report(): void {
  const api = formatApi(readPublicApi(`${repository.path}/generated/client`));
  repository.write('api/client.txt', api);
  repository.built();
}

/** Writes a version with a built bundle and package. */
function built(version: string, changelog = section(version)): void {
  state(version, descriptionAdded, changelog);
  client('export interface Fund { slug: string; }', version);
}

describe('packages', () => {
  const fund = 'export interface Fund { slug: string; }';

  beforeEach(() => {
    state('1.0.0', base);
    client(fund);
    repository.write('scripts/client/runtime/transport/retry.ts', 'export const attempts = 3;');
    report();
    repository.commit('v1.0.0');
  });

  test('with a changed runtime need a new version', async () => {
    repository.write('scripts/client/runtime/transport/retry.ts', 'export const attempts = 4;');
    repository.built();
    expect((await run('--dry-run')).err).toBe(
      '✗ The version 1.0.0 is too low. The changes since v1.0.0 require 1.0.1 or higher. Run `npm run release -- --prepare 1.0.1` and `npm run build`.\n  scripts/client/runtime/transport/retry.ts changed.\n',
    );
    state('1.0.1', base);
    client(fund, '1.0.1');
    repository.built();
    expect(await run('--dry-run')).toMatchObject({ status: 0, err: '' });
  });

  test('are refused if the build is outdated', async () => {
    repository.built();
    repository.write('scripts/client/runtime/transport/retry.ts', 'export const attempts = 4;');
    const { out, err } = await run('--dry-run');
    expect(err).toContain(
      'generated/ is out of date: scripts/client/runtime/transport/retry.ts has changed. Run `npm run build`.',
    );
    expect(out).toContain('✗ generated/ is up to date');
    expect(out).toContain('Later checks were skipped');
    expect(err).not.toContain('too low');
  });

  test.each([
    ['command' as const, 'The package no longer has `client: command clientele`.'],
    ['entry' as const, 'The package no longer has `client/package.json`.'],
    ['CommonJS' as const, 'The package no longer has `client for require`.'],
  ])('have a breaking change if their %s is removed', async (without, what) => {
    state('1.0.1', base);
    client(fund, '1.0.1', without);
    report();
    const { err } = await run('--dry-run');
    expect(err).toContain('require 2.0.0 or higher');
    expect(err).toContain(what);
  });

  test('have a breaking change if an exported type changes, and need a new API report first', async () => {
    const renamed = 'export interface Fund { slug: number; }';
    state('1.0.1', base);
    client(renamed, '1.0.1');
    repository.built();
    const early = await run('--dry-run');
    expect(early.err).toContain("api/client.txt doesn't match the exports of generated/client");
    // The required version depends on the API report. While that is outdated, don't suggest a version that the next run
    // might refuse.
    expect(early.err).not.toContain('too low');
    expect(early.out).toContain('Later checks were skipped');
    expect(await run('--write-api')).toMatchObject({ status: 0, out: 'api/client.txt\n' });
    repository.built();
    const { err } = await run('--dry-run');
    expect(err).toContain('require 2.0.0 or higher');
    expect(err).toContain('`Fund` of `client` has an incompatible new declaration.');
  });

  test.each([
    [
      'a manifest with another version',
      () => client(fund, '0.9.0'),
      'generated/client/package.json has the version 0.9.0. Run `npm run build` and commit.',
    ],
    [
      'an unfinished section',
      () => built('1.0.1', '## [1.0.1] - 2024-01-31\n\n- TODO\n'),
      'The 1.0.1 section of CHANGELOG.md has an unfinished line; finish it: `- TODO`',
    ],
    [
      'unreleased changes',
      () => built('1.0.1', `## [Unreleased]\n\n- More.\n\n${section('1.0.1')}`),
      'The [Unreleased] section of CHANGELOG.md has 1 line. Run `npm run release -- --prepare <version>`.',
    ],
    ['a version that skips others', () => built('1.4.0'), 'The version 1.4.0 skips versions after v1.0.0'],
  ])('are refused because of %s', async (_, prepare, message) => {
    prepare();
    repository.built();
    expect((await run('--dry-run')).err).toContain(message);
  });
});

describe('--prepare', () => {
  const waiting = `## [Unreleased]\n\n- More.\n\n${section('0.1.0')}`;

  test('moves unreleased changes to a version that can be released', async () => {
    state('0.1.0', base);
    repository.commit('v0.1.0');
    state('0.1.0', descriptionAdded, waiting);
    repository.write(
      'package-lock.json',
      '{"version": "0.1.0", "packages": {"": {"version": "0.1.0"}, "a": {"version": "0.1.0"}}}',
    );
    repository.write('README.md', 'npm install ./client-0.1.0.tgz\n');
    expect((await run('--dry-run')).status).toBe(1);
    expect(await run('--prepare', '0.1.1')).toMatchObject({
      status: 0,
      out: expect.stringContaining(
        'Set the version 0.1.1 in CHANGELOG.md, package.json, package-lock.json, README.md',
      ),
    });
    repository.built();
    expect(await run('--dry-run')).toMatchObject({
      status: 0,
      out: expect.stringContaining('Ready for release. Push the tag v0.1.1.'),
    });
    expect(repository.read('package-lock.json')).toBe(
      '{"version": "0.1.1", "packages": {"": {"version": "0.1.1"}, "a": {"version": "0.1.0"}}}',
    );
    expect(repository.read('README.md')).toBe('npm install ./client-0.1.1.tgz\n');
    expect(repository.read('CHANGELOG.md')).toContain('## [Unreleased]\n\n## [0.1.1]');
  });

  test('changes the version of a prepared release', async () => {
    state('0.1.0', base);
    repository.commit('v0.1.0');
    const prepared = '## [0.1.1] - 2024-01-31\n\n### Client\n\n- Something.\n\n';
    state('0.1.1', typeChanged, `## [Unreleased]\n\n${prepared}${section('0.1.0')}`);
    expect((await run('--dry-run')).err).toContain('require 0.2.0 or higher');
    expect(await run('--prepare', '0.2.0')).toMatchObject({ status: 0 });
    expect(repository.read('CHANGELOG.md')).toMatch(
      /^# Changelog\n\n## \[Unreleased\]\n\n## \[0\.2\.0\] - [\d-]+\n\n### Client\n\n- Something\.\n\n## \[0\.1\.0\]/,
    );
    repository.built();
    expect(await run('--dry-run')).toMatchObject({ status: 0, err: '' });
  });

  test.each([
    ['v0.1.1', waiting, "v0.1.1 isn't a release version"],
    ['0.1.1-rc.1', waiting, "0.1.1-rc.1 isn't a release version"],
    ['0.1.0', waiting, 'CHANGELOG.md already has a section for 0.1.0'],
    ['0.1.1', section('0.1.0'), 'The [Unreleased] section of CHANGELOG.md is empty'],
  ])("refuses %s if it can't be prepared", async (version, changelog, why) => {
    state('0.1.0', base, changelog);
    repository.commit('v0.1.0');
    const before = repository.read('CHANGELOG.md');
    const { status, err } = await run('--prepare', version);
    expect(status).toBe(1);
    expect(err).toContain(why);
    expect(repository.read('CHANGELOG.md')).toBe(before);
  });
});

describe('the command line', () => {
  test('takes exactly one option', async () => {
    expect(await run()).toMatchObject({ status: 2, out: '' });
    expect((await run()).err).toContain(
      'Pass exactly one of --dry-run, --prepare <version> and --write-api.',
    );
    expect(await run('--dry-run', '--write-api')).toMatchObject({ status: 2, out: '' });
    expect(await run('--publish')).toMatchObject({ status: 2, out: '' });
    expect((await run('--dry-run', '--publish')).err).toContain("Unknown option '--publish'");
  });

  test('has --help', async () => {
    expect(await run('--help')).toMatchObject({ status: 0, err: '' });
    expect((await run('--help')).out).toContain('npm run release -- --dry-run');
  });
});
