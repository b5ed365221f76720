import { expect, test } from 'vitest';
import { nearest } from '../../scripts/lint/nearest.js';

test.each([
  ['GAP-002', ['GAP-002', 'GAP-003', 'GAP-103', 'AMB-01'], ['GAP-002', 'GAP-003', 'GAP-103']],
  ['x-sinse', ['x-since', 'x-states'], ['x-since']],
  ['x', ['x-since'], []],
  ['', [], []],
])('nearest to %j in %j', (word, candidates, expected) => {
  expect(nearest(word, candidates)).toEqual(expected);
});

test('what is not a name is neither meant nor corrected', () => {
  expect(nearest('Funds', [undefined, 'Fund', 3])).toEqual(['Fund']);
  expect(nearest(undefined, ['Fund'])).toEqual([]);
});
