/** An edit of `spec/` is enough: everything that may become known, one edit each. */
import { afterAll, expect, it } from 'vitest';
import { stopWorkers } from './built.ts';
import { edits } from './edits.ts';
import { tryEdit } from './try-edit.ts';

afterAll(stopWorkers);

it.each(edits.filter(({ representative }) => !representative))('$name', async (edit) => {
  await expect(tryEdit(edit)).resolves.toBeUndefined();
});
