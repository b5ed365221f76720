import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { counted } from '../../scripts/cli/counted.ts';
import { projectRoot } from '../support/run-script.ts';

test('counted() uses the singular for one', () => {
  expect([0, 1, 2].map((count) => counted(count, 'file'))).toEqual(['0 files', '1 file', '2 files']);
  expect(counted(2, 'is', 'are')).toBe('2 are');
});

/** Rooms whose programs print counts. */
const rooms = [
  'action',
  'build',
  'bundle',
  'cli',
  'dev',
  'diff',
  'gates',
  'lint',
  'release',
  'source',
  'variants',
];

/** A count directly before a plural noun. */
const uncounted = /\$\{(?!counted)[^{}?]*(?:\.length|\.size|\bcount)\} (?!is|was|has)[a-z]+s\b/;
/** Messages whose count is always above one. */
const alwaysPlural = ['of the ${values.length} values of'];

test('programs format counts with `counted`, so that none prints `1 files`', () => {
  const matches = rooms.flatMap((room) =>
    readdirSync(join(projectRoot, 'scripts', room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.[jt]s$/.test(name))
      .flatMap((name) => readFileSync(join(projectRoot, 'scripts', room, name), 'utf8').split('\n'))
      .filter(
        (line) =>
          uncounted.test(line) &&
          !line.includes('=== 1') &&
          !alwaysPlural.some((text) => line.includes(text)),
      ),
  );
  expect(matches).toEqual([]);
  expect('`has ${list.length} lines`').toMatch(uncounted);
});
