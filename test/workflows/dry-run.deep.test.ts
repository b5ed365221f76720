/**
 * The steps of the workflows, one by one, in a clone of the last commit; publishing is a dry run. The gates themselves
 * are left out: they are what runs this.
 */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../support/run-script.ts';
import { workflows } from './workflow.ts';

const folder = mkdtempSync(join(tmpdir(), 'workflows-'));
const clone = join(folder, 'clone');
const gates = new Set(['.ci/run', 'npm run check', 'npm run test:deep']);
/** What needs an account of the service. */
const withAccount = /^npm run contract /;

beforeAll(async () => {
  execFileSync('git', ['clone', '--quiet', projectRoot, clone]);
  await run('npm ci --prefer-offline');
  await run('npm run build');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @returns what was printed on stderr when it failed; `done` otherwise */
async function run(command: string, env: Readonly<Record<string, string>> = {}): Promise<string> {
  const environment = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:npm_|VITEST)/i.test(name)),
  );
  try {
    await promisify(execFile)('bash', ['-eo', 'pipefail', '-c', command], {
      cwd: clone,
      env: { ...environment, ...env },
      maxBuffer: 64e6,
    });
    return 'done';
  } catch (error) {
    return (error as { stderr: string }).stderr.slice(-2000);
  }
}

const jobs = workflows.flatMap(({ file, jobs: all }) =>
  Object.entries(all).map(([name, { steps }]) => ({
    name: `${file}: ${name}`,
    commands: steps.flatMap((step) => (step.run === undefined ? [] : [step.run])),
  })),
);

describe.each(jobs.filter(({ commands }) => commands.length > 0))('$name', ({ commands }) => {
  it.each(commands.filter((command) => !gates.has(command) && !withAccount.test(command)))(
    '%s',
    async (command) => {
      const harmless = command
        .replace(/^npm ci$/, 'npm ci --prefer-offline')
        .replace('npm publish', 'npm publish --dry-run');
      expect(await run(harmless, { DOCS_BASE_URL: 'https://docs.example.org' })).toBe('done');
    },
  );
});

it('both packages were packed', () => {
  expect(readdirSync(clone).filter((name) => name.endsWith('.tgz'))).toHaveLength(2);
});
