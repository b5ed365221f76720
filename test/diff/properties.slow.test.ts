import { expect, test } from 'vitest';
import { nothingAgainstItself, safeIsSafe, seenBothWays, strangeSeenBothWays } from './properties.ts';
import { safeSchemasAreSafe } from './safe-schemas.ts';

test('a document has no changes compared with itself', () => {
  expect(nothingAgainstItself(20)).toBe('');
});

test('a change reported in one direction is reported in the other', () => {
  expect(seenBothWays(20)).toBe('');
});

test('a change in a strange document is reported in both directions', () => {
  expect(strangeSeenBothWays(50)).toBe('');
});

test('a safe change neither refuses old requests nor allows unexpected responses', () => {
  const tally = safeIsSafe(12, 4);
  expect(tally.requests).toBeGreaterThan(50);
  expect(tally.responses).toBeGreaterThan(50);
});

test('a safe schema change neither refuses valid values nor allows new ones', () => {
  const tally = safeSchemasAreSafe(120, 20);
  expect(tally.values).toBeGreaterThan(600);
  expect(Math.min(tally.safe, tally.breaking)).toBeGreaterThan(10);
});
