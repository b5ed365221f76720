import { buildCopy } from './built.ts';
import type { Edit } from './edit.ts';
import { SpecCopy } from './spec-copy.ts';

/**
 * Makes an edit in a copy of the spec, builds the copy and checks that the edit shows up in the output.
 *
 * @throws if lint, the build or the check fails
 */
export async function tryEdit({ edit, shows }: Edit): Promise<void> {
  const spec = new SpecCopy();
  try {
    edit(spec);
    const built = await buildCopy(spec);
    try {
      await shows(built);
    } finally {
      await built.dispose();
    }
  } finally {
    spec.dispose();
  }
}
