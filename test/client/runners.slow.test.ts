/** The packed client under the test runner of Node, required and imported. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeRunnerProject, sources, type RunnerProject } from './runner-project.ts';

let project: RunnerProject;
beforeAll(async () => {
  project = await makeRunnerProject();
});
afterAll(() => project.remove());

it('works under node:test, required and imported', async () => {
  const out = await project.run(
    {
      'a.test.cjs': sources.required("const { test } = require('node:test');\n"),
      'b.test.mjs': sources.imported("import { test } from 'node:test';\n"),
    },
    process.execPath,
    '--test',
    'a.test.cjs',
    'b.test.mjs',
  );
  expect(out).toMatch(/pass 2\b/);
  expect(out).toMatch(/fail 0\b/);
});
