/** A few light tools, each with the file recommended for it. `readers.deep.test.ts` tests all of them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeMocks, start } from '../support/mock.ts';
import { differences } from './expectations.ts';
import { readers } from './readers.ts';
import { tryReader } from './try-reader.ts';
import { fileFor } from './works-with.ts';

let mock: string;
beforeAll(async () => {
  mock = (await start()).url;
});
afterAll(closeMocks);

const light = readers.flatMap((reader) =>
  reader.light ? [[reader.name, reader, fileFor(reader)] as const] : [],
);

it.each(light)('the tool %s works as expected', { timeout: 300_000 }, async (_, reader, file) => {
  expect(differences(reader, file, await tryReader(reader, file, mock))).toEqual([]);
});
