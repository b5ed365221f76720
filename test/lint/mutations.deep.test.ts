/** Every spec that lint accepts builds and has a working mock. Uses mutations of a small second API. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runLint } from '../../scripts/lint/run-lint.ts';
import { buildCopy } from '../evolution/built.ts';
import { configFile, SpecFolder } from '../support/spec-folder.ts';
import { choices, mutate, type Choice } from './mutations.ts';

const runs = Number(process.env['MUTATED_SPECS'] ?? 200);
const seed = Number(process.env['MUTATED_SEED'] ?? 7);

test(`each of ${runs} mutated specs is rejected with file and line, or builds and has a working mock`, async () => {
  const counts = { refused: 0, built: 0 };
  const property = fc.asyncProperty(choices(fc), async (list) => {
    const kind = await outcomeOf(list);
    counts[kind]++;
  });
  await fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
  // Make sure that both outcomes occur.
  expect(counts.refused).toBeGreaterThan(runs / 10);
  expect(counts.built).toBeGreaterThan(runs / 20);
});

async function outcomeOf(list: readonly [number, Choice][]): Promise<'refused' | 'built'> {
  const spec = new SpecFolder();
  try {
    for (const [file, choice] of list) mutate(spec, file, choice);
    const problems = await runLint(spec.root, configFile);
    if (problems.length === 0) {
      await expectResponses(spec);
      return 'built';
    }
    for (const { file, line, message } of problems) {
      expect(file.startsWith(spec.folder) && existsSync(file), `${file}: ${message}`).toBe(true);
      expect(line).toBeGreaterThan(0);
    }
    return 'refused';
  } finally {
    spec.remove();
  }
}

/** Builds a spec and calls each operation on its mock. */
async function expectResponses(spec: SpecFolder): Promise<void> {
  const built = await buildCopy({ folder: spec.folder, out: join(dirname(spec.folder), 'generated') });
  try {
    for (const operation of built.model.operations) {
      const response = await built.request(operation);
      const text = await response.text();
      expect(response.status, `${operation.id}: ${text}`).toBeLessThan(400);
      expect(built.text(`docs/operations/${operation.id}.md`)).toContain(operation.summary);
    }
  } finally {
    await built.dispose();
  }
}
