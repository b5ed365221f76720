/**
 * Every tool in the table works as the guide describes, with the description itself and with the file recommended for
 * it. `npx tsx test/readers/main.ts` covers the rest.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeMocks, start } from '../support/mock.ts';
import { differences } from './expectations.ts';
import type { FileName } from './reader.ts';
import { readers } from './readers.ts';
import { tryReader } from './try-reader.ts';
import { fileFor } from './works-with.ts';

let mock: string;
beforeAll(async () => {
  mock = (await start()).url;
});
afterAll(closeMocks);

describe.each(readers.map((reader) => [reader.name, reader] as const))('%s', (_, reader) => {
  const use = fileFor(reader);
  it.each([...new Set<FileName>(['openapi.json', use])])('with %s', { timeout: 600_000 }, async (file) => {
    expect(differences(reader, file, await tryReader(reader, file, mock))).toEqual([]);
  });
});
