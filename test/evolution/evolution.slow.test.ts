/**
 * Editing `spec/` is enough. Runs representative edits, several per build. `evolution.deep.test.ts` runs the others,
 * each in a separate build.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Built, buildCopy } from './built.ts';
import type { Representatives } from './edit.ts';
import { edits } from './edits.ts';
import { SpecCopy } from './spec-copy.ts';

describe.each<Representatives>(['of this version', 'of the next version'])('edits %s', (which) => {
  const batch = edits.filter(({ representative }) => representative === which);
  const spec = new SpecCopy();

  beforeAll(async () => {
    for (const { edit } of batch) edit(spec);
    await buildCopy(spec);
  });
  afterAll(() => spec.dispose());

  it.each(batch)('show up in the output: $name', async ({ shows }) => {
    // Use a separate mock for each edit, because one edit may delete a record that another requests.
    const built = new Built(spec.out);
    try {
      expect(await shows(built)).toBeUndefined();
    } finally {
      await built.dispose();
    }
  });
});
