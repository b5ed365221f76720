/** Editing `spec/` is enough: runs every edit without a group, each in its own build. */
import { expect, it } from 'vitest';
import { edits } from './edits.ts';
import { tryEdit } from './try-edit.ts';

it.each(edits.filter(({ representative }) => !representative))('$name', async (edit) => {
  await expect(tryEdit(edit)).resolves.toBeUndefined();
});
