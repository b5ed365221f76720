/** Editing `spec/` is enough. Runs every edit that has no group, each in a separate build. */
import { expect, it } from 'vitest';
import { buildCopy } from './built.ts';
import type { Edit } from './edit.ts';
import { edits } from './edits.ts';
import { SpecCopy } from './spec-copy.ts';

it.each(edits.filter(({ representative }) => !representative))(
  'the edit shows up in the output: $name',
  async (edit) => {
    await expect(tryEdit(edit)).resolves.toBeUndefined();
  },
);

/**
 * Makes an edit in a copy of the spec, builds the copy, and checks that the edit shows up in the output.
 *
 * @throws if lint, the build or the check fails
 */
async function tryEdit({ edit, shows }: Edit): Promise<void> {
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
