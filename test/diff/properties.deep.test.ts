import { expect, test } from 'vitest';
import { nothingAgainstItself, safeIsSafe, seenBothWays, strangeSeenBothWays } from './properties.ts';
import { safeSchemasAreSafe } from './safe-schemas.ts';

test('a document has no changes compared with itself', () => {
  expect(nothingAgainstItself(250)).toBe('');
}, 300_000);

test('a change reported in one direction is reported in the other', () => {
  expect(seenBothWays(250)).toBe('');
}, 300_000);

test('a change in a strange document is reported in both directions', () => {
  expect(strangeSeenBothWays(2_000)).toBe('');
}, 600_000);

test('a safe change neither refuses old requests nor allows unexpected responses', () => {
  const tally = safeIsSafe(250, 10);
  expect(tally.requests).toBeGreaterThan(5_000);
  expect(tally.responses).toBeGreaterThan(5_000);
  expect(Math.min(tally.safe, tally.breaking)).toBeGreaterThan(20);
}, 600_000);

test('a safe schema change neither refuses valid values nor allows new ones', () => {
  const tally = safeSchemasAreSafe(4000, 30);
  expect(tally.values).toBeGreaterThan(20000);
  expect(Math.min(tally.safe, tally.breaking)).toBeGreaterThan(333);
}, 600000);
