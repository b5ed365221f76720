/** Mutations of the spec never crash lint, and any mutated spec that passes can be built. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { build } from '../../scripts/build.ts';
import { projectRoot } from '../support/run-script.ts';
import { mutateSpec } from './fuzz.ts';
import { lintParts } from './planted/lint-parts.ts';
import { SpecCopy } from './planted/spec-copy.ts';

/** Batches that can run alone, for example with `-t 'seeds 501 to'`: 5,000 lint runs and 100 builds in total. */
const PIECES = Array.from({ length: 10 }, (_, index) => ({
  first: index * 500 + 1,
  last: index * 500 + 500,
}));
const BUILDS = 10;

const spec = new SpecCopy();
const lint = lintParts(spec);
const out = mkdtempSync(join(tmpdir(), 'fuzz-'));

afterAll(() => {
  spec.remove();
  rmSync(out, { recursive: true, force: true });
});

test.each(PIECES)(
  'lint survives every mutation, and every spec that passes it can be built: seeds $first to $last',
  async ({ first, last }) => {
    const failures: string[] = [];
    let builds = 0;
    for (let seed = first; seed <= last; seed += 1) {
      const change = mutateSpec(spec, seed);
      try {
        const problems = await lint.everything();
        if (problems.length === 0 && builds < BUILDS) {
          builds += 1;
          await build({ root: projectRoot, spec: spec.root, out: join(out, 'generated') });
        }
      } catch (error) {
        failures.push(`${seed} ${change}: ${error instanceof Error ? error.stack : String(error)}`);
      }
      spec.restore();
    }
    expect(failures).toEqual([]);
    expect(builds).toBe(BUILDS);
  },
  3_600_000,
);
