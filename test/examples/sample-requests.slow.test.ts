/** An operation's first example is what a request with the examples of its parameters returns. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Model } from '../../scripts/model/model.ts';
import type { Operation } from '../../scripts/model/operation.ts';
import { jsonMediaType, readBundle } from '../support/generated.ts';
import { closeMocks, start } from '../support/mock.ts';

const model = Model.of(readBundle());
const reads = model.operations.filter(
  ({ method, success }) => method === 'get' && success?.as('json')?.schema.unknown === false,
);

let mock: string;
beforeAll(async () => {
  mock = (await start()).url;
});
afterAll(closeMocks);

/** The request with the first example of every path and query parameter, and no list of languages. */
async function ask({ path, pathParameters, queryParameters }: Operation): Promise<unknown> {
  const address = pathParameters.reduce(
    (before, { name, examples: [value] }) => before.replace(`{${name}}`, String(value)),
    path,
  );
  const query = queryParameters.map(({ name, examples: [value] }) => [name, String(value)]);
  const response = await fetch(`${mock}${address}?${new URLSearchParams(query).toString()}`, {
    headers: { Accept: jsonMediaType, [model.key.header]: 'any-key' },
  });
  return response.json();
}

/** Page URLs have the address of the server that made them. */
const withoutHost = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body).replaceAll(/https?:\/\/(?:[\w-]+\.invalid|127\.0\.0\.1:\d+)/g, ''));

describe('the first example of', () => {
  it.each(reads.map((operation) => [operation.id, operation] as const))('%s', async (_, operation) => {
    const [example] = operation.success?.as('json')?.examples ?? [];
    expect(withoutHost(await ask(operation))).toEqual(withoutHost(example?.value));
  });

  it('is compared for funds, payments, tabs and webhooks', () => {
    expect(reads.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['getFund', 'getAllocationPayment', 'getTab', 'getWebhook']),
    );
  });
});
