/** Exact amounts, in a process whose JSON.parse passes the source text to its reviver. */
import { expect, it } from 'vitest';
import { exactRecords, runExact } from './exact-program.ts';

it('exact() returns the digits as sent', () => {
  const flags = process.version.startsWith('v20.') ? ['--harmony-json-parse-with-source'] : [];
  expect(runExact(process.execPath, ...flags)).toEqual(exactRecords);
});
