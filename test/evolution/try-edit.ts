import { buildCopy } from './built.ts';
import type { Edit } from './edit.ts';
import { SpecCopy } from './spec-copy.ts';

/**
 * Makes an edit on a copy of the spec, builds the copy, and looks for the edit in what was made.
 *
 * @throws what lint, the build or the look says against it
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
