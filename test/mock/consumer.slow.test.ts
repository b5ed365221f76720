/** A repository that uses the packed mock and the packed client in its tests. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generated } from '../support/generated.ts';

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const modules = dirname(dirname(require.resolve('vitest/package.json')));

let project: string;
beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'mock-consumer-'));
  await cp(join(import.meta.dirname, '../consumers/mock'), project, { recursive: true });
  for (const name of ['client', 'mock']) {
    const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', project], {
      cwd: join(generated, name),
    });
    const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
    await cp(join(project, filename), join(project, `${name}.tgz`));
  }
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock'], {
    cwd: project,
  });
  // Test runner, compiler, Node's types and what the client's other face is made of are this project's own.
  for (const name of ['vitest', 'typescript', '@types', 'openapi-fetch'])
    await symlink(join(modules, name), join(project, 'node_modules', name));
});
afterAll(() => rm(project, { recursive: true, force: true }));

it('compiles against the types of the package', async () => {
  const tsc = require.resolve('typescript/bin/tsc');
  const compiled = run(process.execPath, [tsc], { cwd: project }).catch((error: { stdout: string }) => error);
  expect((await compiled).stdout).toBe('');
});

it('runs its tests through paging, retries, 422 and maintenance', async () => {
  const begin = performance.now();
  // A busy machine is slow, and not wrong.
  const patience = ['--test-timeout=60000', '--hook-timeout=60000'];
  const { stdout } = await run(
    process.execPath,
    [join(modules, 'vitest/vitest.mjs'), 'run', '--reporter=json', ...patience],
    { cwd: project },
  ).catch((error: { stdout: string }) => error);
  const milliseconds = performance.now() - begin;
  const result = JSON.parse(stdout) as {
    numPassedTests: number;
    numTotalTests: number;
    testResults: { message: string; assertionResults: { failureMessages: string[] }[] }[];
  };
  const failures = result.testResults.flatMap(({ message, assertionResults }) => [
    ...(message === '' ? [] : [message]),
    ...assertionResults.flatMap(({ failureMessages }) => failureMessages),
  ]);
  expect(failures).toEqual([]);
  console.log(`The consumer's tests took ${milliseconds.toFixed(0)} ms.`);
  expect(result).toMatchObject({ numPassedTests: 7, numTotalTests: 7 });
});
