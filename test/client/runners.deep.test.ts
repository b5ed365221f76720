/** The packed client in users' test runners. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeRunnerProject, sources, type RunnerProject } from './runner-project.ts';

let project: RunnerProject;
beforeAll(async () => {
  project = await makeRunnerProject({
    jest: '30.5.2',
    'jest-environment-jsdom': '29.7.0',
    'jest-environment-jsdom-30': 'npm:jest-environment-jsdom@30.5.2',
    vitest: '4.1.12',
  });
}, 600_000);
afterAll(() => project.remove());

const passed = /Tests:\s+1 passed, 1 total/;

it('the packed client works in Jest 30 with default settings', async () => {
  const out = await project.run(
    { 'a.test.js': sources.required('') },
    process.execPath,
    'node_modules/jest/bin/jest.js',
    'a.test.js',
  );
  expect(out).toMatch(passed);
}, 300_000);

it('the packed client works in Jest 30 with ES modules', async () => {
  const out = await project.run(
    {
      'b.test.mjs': sources.imported(''),
      'jest.esm.json': '{ "testMatch": ["**/b.test.mjs"], "transform": {} }',
    },
    process.execPath,
    '--experimental-vm-modules',
    'node_modules/jest/bin/jest.js',
    '--config',
    'jest.esm.json',
  );
  expect(out).toMatch(passed);
}, 300_000);

it.each(['jsdom', 'jsdom-30'])(
  'the packed client works in Jest 30 with jest-environment-%s',
  async (environment) => {
    const out = await project.run(
      { 'c.test.js': sources.required('') },
      process.execPath,
      'node_modules/jest/bin/jest.js',
      `--env=${environment}`,
      'c.test.js',
    );
    expect(out).toMatch(passed);
  },
  300_000,
);

it('the packed client works in Vitest', async () => {
  const out = await project.run(
    { 'd.test.mjs': sources.imported("import { test } from 'vitest';\n") },
    process.execPath,
    'node_modules/vitest/vitest.mjs',
    'run',
    'd.test.mjs',
  );
  expect(out).toMatch(/Tests\s+1 passed/);
}, 300_000);
