/** A request with the parameters' examples returns the first response example. */
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

/** Requests an operation with the first example of every path parameter, in the default language. */
async function ask({ path, pathParameters }: Operation): Promise<unknown> {
  const address = pathParameters.reduce(
    (before, { name, examples: [value] }) => before.replace(`{${name}}`, String(value)),
    path,
  );
  const headers = { Accept: jsonMediaType, [model.key.header]: 'any-key' };
  return (await fetch(mock + address, { headers })).json();
}

describe("the first response example is returned for the parameters' examples:", () => {
  it.each(reads.map((operation) => [operation.id, operation] as const))('%s', async (_, operation) => {
    const [example] = operation.success?.as('json')?.examples ?? [];
    expect(await ask(operation)).toEqual(example?.value);
  });
});
