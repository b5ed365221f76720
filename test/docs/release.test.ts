import { expect, it } from 'vitest';
import { readRelease } from '../../scripts/docs/release.ts';

const manifest = (url: string): string =>
  JSON.stringify({ version: '1.2.0', license: 'MIT', repository: { type: 'git', url } });

it('readRelease() returns the release date, the repository and a tarball for each package', () => {
  const changelog = '# Changelog\n\n## [1.2.0] - 2026-03-01\n\n- New.\n\n## [1.1.0] - 2026-02-01\n';
  const { packages, ...release } = readRelease(manifest('git+https://host.example/p.git'), changelog, 'text');
  expect(release).toEqual({
    version: '1.2.0',
    date: '2026-03-01',
    licence: 'MIT',
    licenceText: 'text',
    repository: 'https://host.example/p',
  });
  expect(packages.client).toMatchObject({
    file: 'grant-management-client-1.2.0.tgz',
    command: 'npm install ./grant-management-client-1.2.0.tgz',
  });
  expect(packages.mock.command).toBe('npm install --save-dev ./grant-management-mock-1.2.0.tgz');
});

it('readRelease() leaves out a missing date and repository', () => {
  const release = readRelease(manifest('git+https://repository.invalid/p.git'), '## [Unreleased]\n', '');
  expect([release.date, release.repository]).toEqual([undefined, undefined]);
});
