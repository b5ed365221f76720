/** An edit of `spec/` is enough: everything that may become known, one edit each. */
import { expect, it } from 'vitest';
import { edits } from './edits.ts';
import { tryEdit } from './try-edit.ts';

it.each(edits.filter(({ representative }) => !representative))('$name', async (edit) => {
  await expect(tryEdit(edit)).resolves.toBeUndefined();
});
