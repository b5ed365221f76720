import { expect, test } from 'vitest';
import { nothingAgainstItself, safeIsSafe, seenBothWays, strangeSeenBothWays } from './properties.ts';

// What these throw names the seed and what was done with it, so that a failure can be repeated.

test('a document has no changes against itself', () => nothingAgainstItself(30), 60_000);

test('a change that is seen one way is seen the other way', () => seenBothWays(30), 60_000);

test('and so it is in documents that nobody would write', () => strangeSeenBothWays(100), 60_000);

test('what is declared safe refuses no old request and brings no unexpected response', () => {
  const tally = safeIsSafe(20, 4);
  expect(tally.requests).toBeGreaterThan(50);
  expect(tally.responses).toBeGreaterThan(50);
}, 120_000);
