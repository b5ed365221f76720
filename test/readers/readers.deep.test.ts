/**
 * Every tool works as the guide describes, both with the description itself and with the file recommended for it.
 * `npx tsx test/readers/main.ts` covers the other combinations.
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
  it.each([...new Set<FileName>(['openapi.json', use])])(
    'works as expected with %s',
    { timeout: 600_000 },
    async (file) => {
      expect(differences(reader, file, await tryReader(reader, file, mock))).toEqual([]);
    },
  );
});
