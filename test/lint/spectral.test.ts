import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { checkWithSpectral } from '../../scripts/lint/check-with-spectral.ts';
import { BuildWorker } from '../../scripts/build/worker.ts';
import type { SourceProblem } from '../../scripts/source/problems.ts';
import { bundle } from '../support/pipeline.ts';
import { newSpec, removeSpecs, type SpecFolder } from '../support/spec-folder.ts';

const thingPath = 'paths/thing_{thing_slug}.yaml';
// The worker loads what a whole build needs.
vi.setConfig({ testTimeout: 60_000 });
const worker = new BuildWorker();

afterEach(removeSpecs);
afterAll(() => worker.stop());

async function check(spec: SpecFolder): Promise<SourceProblem[]> {
  return checkWithSpectral(await bundle(spec), worker);
}

test('the base spec has no problem, its XML examples included', async () => {
  expect(await check(newSpec())).toEqual([]);
});

test('a warning is placed in the source', async () => {
  const spec = newSpec().edit(thingPath, '  description: Returns one thing.\n', '');
  expect(await check(spec)).toEqual([
    expect.objectContaining({
      file: spec.path(thingPath),
      line: 2,
      rule: 'spectral/operation-description',
      severity: 'warning',
    }),
  ]);
});

test('an error is placed in the source', async () => {
  const spec = newSpec().edit(
    'openapi.yaml',
    'servers:\n',
    'servers:\n  - url: http://plain.invalid\n    x-gap: [GAP-001]\n',
  );
  expect(await check(spec)).toContainEqual(
    expect.objectContaining({
      ...spec.place('openapi.yaml', 'http://plain.invalid'),
      rule: 'spectral/owasp:api8:2023-no-server-http',
      severity: 'error',
    }),
  );
});
