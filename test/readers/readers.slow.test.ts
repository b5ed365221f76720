/** A few light tools of the table, each with the file that it is to be given; `readers.deep.test.ts` has all of them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeMocks, start } from '../support/mock.ts';
import { differences } from './expectations.ts';
import { readers } from './readers.ts';
import { tryReader } from './try-reader.ts';
import { worksWith } from './works-with.ts';

let mock: string;
beforeAll(async () => {
  mock = (await start()).url;
});
afterAll(closeMocks);

const { tools } = worksWith();
const light = readers.flatMap((reader) => {
  const file = tools.find(({ name }) => name === reader.name)?.use;
  return reader.light && file ? [[reader.name, reader, file] as const] : [];
});

it.each(light)('%s', { timeout: 300_000 }, async (_, reader, file) => {
  expect(differences(reader, file, await tryReader(reader, file, mock))).toEqual([]);
});
