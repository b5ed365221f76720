import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { READ_AGAIN } from '../../scripts/source/read-again.ts';
import { SpecCopy } from '../evolution/spec-copy.ts';

/** A copy of the spec for one test, which is gone after it, without what is left to read in the spec itself. */
export function newCopy(): SpecCopy {
  const spec = new SpecCopy();
  onTestFinished(() => spec.dispose());
  rmSync(join(spec.folder, READ_AGAIN), { force: true });
  return spec;
}
