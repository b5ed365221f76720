import { expect, test } from 'vitest';
import { compareNumbers, leastAfter, parseVersion, showVersion } from '../../scripts/release/version.ts';

test.each([
  ['1.2.3', '1.2.3'],
  ['v1.2.3', '1.2.3'],
  ['0.0.0', '0.0.0'],
  ['1.2.3-rc.1', '1.2.3-rc.1'],
  ['1.2.3+build', '1.2.3'],
])('%s is a version', (text, shown) => {
  const version = parseVersion(text);
  expect(version && showVersion(version)).toBe(shown);
});

test.each(['', '1', '1.2', '01.2.3', '1.2.3.4', 'latest', 'v', '1.2.x'])('%j is none', (text) => {
  expect(parseVersion(text)).toBeUndefined();
});

test.each([
  ['1.2.3', 'none', '1.2.3'],
  ['1.2.3', 'patch', '1.2.4'],
  ['1.2.3', 'minor', '1.3.0'],
  ['1.2.3', 'major', '2.0.0'],
  ['0.2.3', 'minor', '0.3.0'],
] as const)('%s and a step %s: at least %s', (text, step, least) => {
  const version = parseVersion(text);
  expect(version && showVersion(leastAfter(version, step))).toBe(least);
});

test('numbers are compared as numbers', () => {
  const [low, high] = ['1.9.0', '1.10.0'].map(parseVersion);
  expect(low && high && compareNumbers(low, high)).toBeLessThan(0);
});
