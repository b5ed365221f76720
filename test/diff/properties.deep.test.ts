import { expect, test } from 'vitest';
import { nothingAgainstItself, safeIsSafe, seenBothWays, strangeSeenBothWays } from './properties.ts';
import { safeSchemasAreSafe } from './safe-schemas.ts';

test('a document has no changes against itself', () => {
  expect(nothingAgainstItself(250)).toBe('');
}, 300_000);

test('a change that is seen one way is seen the other way', () => {
  expect(seenBothWays(250)).toBe('');
}, 300_000);

test('and so it is in documents that nobody would write', () => {
  expect(strangeSeenBothWays(2_000)).toBe('');
}, 600_000);

test('what is declared safe refuses no old request and brings no unexpected response', () => {
  const tally = safeIsSafe(250, 10);
  expect(tally.requests).toBeGreaterThan(5_000);
  expect(tally.responses).toBeGreaterThan(5_000);
  expect(Math.min(tally.safe, tally.breaking)).toBeGreaterThan(20);
}, 600_000);

test('a schema whose change is declared safe refuses no value that was valid, and brings none that was not', () => {
  const tally = safeSchemasAreSafe(4000, 30);
  expect(tally.values).toBeGreaterThan(20000);
  expect(Math.min(tally.safe, tally.breaking)).toBeGreaterThan(333);
}, 600000);
