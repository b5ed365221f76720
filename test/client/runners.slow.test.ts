/** The packed client in Node's test runner. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeRunnerProject, sources, type RunnerProject } from './runner-project.ts';

let project: RunnerProject;
beforeAll(async () => {
  project = await makeRunnerProject();
});
afterAll(() => project.remove());

it('the packed client works in node:test through require and import', async () => {
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
