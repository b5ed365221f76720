/**
 * An edit of `spec/` is enough: a few of the edits that a maintainer makes, several in one build;
 * `evolution.deep.test.ts` makes all, each alone.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Built, buildCopy } from './built.ts';
import type { Representatives } from './edit.ts';
import { edits } from './edits.ts';
import { SpecCopy } from './spec-copy.ts';

describe.each<Representatives>(['of this version', 'of the next version'])('edits %s', (which) => {
  const together = edits.filter(({ representative }) => representative === which);
  const spec = new SpecCopy();

  beforeAll(async () => {
    for (const { edit } of together) edit(spec);
    await buildCopy(spec);
  });
  afterAll(() => spec.dispose());

  it.each(together)('$name', async ({ shows }) => {
    // Each starts a mock of its own: what one deletes, another asks for.
    const built = new Built(spec.out);
    try {
      expect(await shows(built)).toBeUndefined();
    } finally {
      await built.dispose();
    }
  });
});
