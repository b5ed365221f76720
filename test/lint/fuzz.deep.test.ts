/** Lint ends with problems or none on whatever becomes of a spec, and what it lets pass can be built. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { build } from '../../scripts/build.ts';
import { projectRoot } from '../support/run-script.ts';
import { mutateSpec } from './fuzz.ts';
import { lintParts } from './planted/lint-parts.ts';
import { SpecCopy } from './planted/spec-copy.ts';

const LINTS = 5000;
const BUILDS = 100;

const spec = new SpecCopy();
const lint = lintParts(spec);
afterAll(async () => {
  await lint.stop();
  spec.remove();
});

test(
  'no mutation of the spec ends lint with an exception, and none that passes ends the build with one',
  async () => {
    const out = mkdtempSync(join(tmpdir(), 'fuzz-'));
    const failures: string[] = [];
    let builds = 0;
    for (let seed = 1; seed <= LINTS; seed += 1) {
      const done = mutateSpec(spec, seed);
      try {
        const problems = await lint.everything();
        if (problems.length === 0 && builds < BUILDS) {
          builds += 1;
          await build({ root: projectRoot, spec: spec.root, out: join(out, 'generated') }, () => undefined);
        }
      } catch (error) {
        failures.push(`${seed} ${done}: ${String(error)}`);
      }
      spec.restore();
    }
    rmSync(out, { recursive: true, force: true });
    expect(failures).toEqual([]);
  },
  6 * 3_600_000,
);
