/** The first example of a single record is the response to a request with its parameters' examples. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Model } from '../../scripts/model/model.ts';
import type { Operation } from '../../scripts/model/operation.ts';
import { jsonMediaType, readBundle } from '../support/generated.ts';
import { closeMocks, start } from '../support/mock.ts';

const model = Model.of(readBundle());
const reads = model.operations.filter(
  ({ method, pathParameters }) => method === 'get' && pathParameters.length > 0,
);

let mock: string;
beforeAll(async () => {
  mock = (await start()).url;
});
afterAll(closeMocks);

/** The request with the first example of every path parameter, and no list of languages. */
async function ask({ path, pathParameters }: Operation): Promise<unknown> {
  const address = pathParameters.reduce(
    (before, { name, examples: [value] }) => before.replace(`{${name}}`, String(value)),
    path,
  );
  const headers = { Accept: jsonMediaType, [model.key.header]: 'any-key' };
  return (await fetch(mock + address, { headers })).json();
}

describe('the first example of', () => {
  it.each(reads.map((operation) => [operation.id, operation] as const))('%s', async (_, operation) => {
    const [example] = operation.success?.as('json')?.examples ?? [];
    expect(await ask(operation)).toEqual(example?.value);
  });
});
