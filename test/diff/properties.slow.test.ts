import { expect, test } from 'vitest';
import { nothingAgainstItself, safeIsSafe, seenBothWays, strangeSeenBothWays } from './properties.ts';
import { safeSchemasAreSafe } from './safe-schemas.ts';

test('a document has no changes against itself', () => {
  expect(nothingAgainstItself(20)).toBe('');
}, 60_000);

test('a change that is seen one way is seen the other way', () => {
  expect(seenBothWays(20)).toBe('');
}, 60_000);

test('and so it is in documents that nobody would write', () => {
  expect(strangeSeenBothWays(50)).toBe('');
}, 60_000);

test('what is declared safe refuses no old request and brings no unexpected response', () => {
  const tally = safeIsSafe(12, 4);
  expect(tally.requests).toBeGreaterThan(50);
  expect(tally.responses).toBeGreaterThan(50);
}, 120_000);

test('a schema whose change is declared safe refuses no value that was valid, and brings none that was not', () => {
  const tally = safeSchemasAreSafe(120, 20);
  expect(tally.values).toBeGreaterThan(600);
  expect(Math.min(tally.safe, tally.breaking)).toBeGreaterThan(10);
}, 60000);
