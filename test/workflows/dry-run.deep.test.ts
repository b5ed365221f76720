/**
 * Runs the workflows' steps in a clone of the last commit, with the mock as the service. Publishing is tested
 * separately, the audit needs a network, and the gates are skipped because they run this test.
 */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inc } from 'semver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeMocks, start } from '../support/mock.ts';
import { projectRoot } from '../support/run-script.ts';
import { workflows } from './workflow.ts';

const folder = mkdtempSync(join(tmpdir(), 'workflows-'));
const clone = join(folder, 'clone');
const gates = new Set(['.ci/run', 'npm run check', 'npm run test:deep']);
const leftOut = /^node scripts\/release\/publish\.ts|^npm audit/;
const environment: Record<string, string> = {
  DOCS_BASE_URL: 'https://docs.example.org',
  GRANT_MANAGEMENT_KEY: 'key-of-a-workflow-1',
  GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
};

beforeAll(async () => {
  execFileSync('git', ['clone', '--quiet', projectRoot, clone]);
  await prepare('npm ci --prefer-offline');
  const mock = await start({ rateLimit: 1_000_000 });
  environment['GRANT_MANAGEMENT_URL'] = mock.url;
});
afterAll(async () => {
  await closeMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** Prepares the clone like a release: the changelog has a version, and the build is committed. */
async function release(): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(clone, 'package.json'), 'utf8')) as { version: string };
  const next = inc(version, 'minor') ?? '';
  const commit =
    'git -c user.name=Test -c user.email=test@example.com commit --quiet --all --message Release';
  // A maintainer sets the repository's URL before the first release.
  const repository = 'npm pkg set repository.url=git+https://example.com/grants.git';
  const command = `${repository} && npm run release -- --prepare ${next} && npm run build && ${commit} && git tag v${next}`;
  await prepare(command);
}

/**
 * Runs a command in the clone.
 *
 * @returns the end of stderr if the command failed, otherwise `done`
 */
async function run(command: string): Promise<string> {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:npm_|VITEST)/i.test(name)),
  );
  try {
    await promisify(execFile)('bash', ['-eo', 'pipefail', '-c', command], {
      cwd: clone,
      env: { ...inherited, ...environment },
      maxBuffer: 64e6,
    });
    return 'done';
  } catch (error) {
    return (error as { stderr: string }).stderr.slice(-2000);
  }
}

/**
 * Runs a setup command that the steps depend on.
 *
 * @throws Error with its stderr if it fails
 */
async function prepare(command: string): Promise<void> {
  const end = await run(command);
  if (end !== 'done') throw new Error(`${command}: ${end}`);
}

const jobs = workflows.flatMap(({ file, jobs: all }) =>
  Object.entries(all).map(([name, { steps }]) => ({
    name: `${file}: ${name}`,
    isRelease: file === 'publish.yml' && name === 'check',
    commands: steps.flatMap(({ run: command }) =>
      command === undefined || gates.has(command) || leftOut.test(command) ? [] : [command],
    ),
  })),
);

describe.each(jobs.filter(({ commands }) => commands.length > 0))('$name', ({ commands, isRelease }) => {
  beforeAll(() => (isRelease ? release() : undefined));

  it.each(commands)('runs %s', async (command) => {
    expect(await run(command.replace(/^npm ci$/, 'npm ci --prefer-offline'))).toBe('done');
  });
});

it('the workflows pack every package', () => {
  expect(readdirSync(clone).filter((name) => name.endsWith('.tgz'))).toHaveLength(3);
});
