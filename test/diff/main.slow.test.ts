import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentOf } from './documents.ts';
import { Repository } from './repository.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tsx = fileURLToPath(import.meta.resolve('tsx'));

let repository: Repository;
beforeAll(() => {
  repository = new Repository();
  repository.write('package.json', { version: '1.0.0' });
  repository.write('CHANGELOG.md', '# Changelog\n\n## [1.0.0] - 2024-01-31\n\n### Added\n\n- Everything.\n');
  repository.bundle(documentOf({ receives: { type: 'string' } }));
  repository.commit();
});
afterAll(() => repository.remove());

function run(script: string, ...args: string[]): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', tsx, `${root}/${script}`, ...args],
    {
      cwd: repository.path,
      encoding: 'utf8',
      env: { ...process.env, FORCE_COLOR: undefined },
    },
  );
  return { status, stdout, stderr };
}

test('the diff works as a separate process', () => {
  repository.write('broken.json', documentOf({ receives: { type: 'number' } }));
  const broken = run('scripts/diff/main.ts', '--base', 'HEAD', '--head', 'broken.json');
  expect(broken).toMatchObject({ status: 1, stderr: '' });
  expect(broken.stdout).toContain('BREAKING (1)');
  expect(broken.stdout).not.toContain('\u001b');
  expect(run('scripts/diff/main.ts', '--base', 'HEAD')).toMatchObject({ status: 0, stderr: '' });
  expect(run('scripts/diff/main.ts')).toMatchObject({ status: 2, stdout: '' });
});

test('the release check works as a separate process', () => {
  expect(run('scripts/release/main.ts', '--help')).toMatchObject({ status: 0, stderr: '' });
  expect(run('scripts/release/main.ts')).toMatchObject({ status: 2, stdout: '' });
});
