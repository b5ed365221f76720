/** A hundred thousand histories of a list that changes between pages. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changes, trySnapshot } from './changing-list.ts';

it('a snapshot never misses a persistent record without an error', async () => {
  let complete = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.array(changes, { maxLength: 2 }), { maxLength: 20 }),
      async (size, perPage, history) => {
        if (await trySnapshot(size, perPage, history)) complete++;
      },
    ),
    { numRuns: 100_000 },
  );
  console.log(`${complete} of 100,000 histories allowed a snapshot`);
  expect(complete).toBeGreaterThan(10_000);
}, 1_800_000);
