import { describe, expect, it } from 'vitest';
import { createGrantManagementClient } from '../../scripts/client/runtime/fetch.ts';
import type { FetchFunction } from '../../scripts/client/runtime/index.ts';
import { Model } from '../../scripts/model/model.ts';
import { readBundle } from '../support/generated.ts';

const json = 'application/json';
const path = { fund_slug: 'AbCdEfGh' };
const undocumentedGets = Model.of(readBundle()).operations.filter(
  ({ method, success }) => method === 'get' && success?.result === 'unknown',
);

function clientOf(body: string, init: ResponseInit = { headers: { 'content-type': json } }) {
  const sent: string[] = [];
  const fetch: FetchFunction = (url) => (sent.push(url), Promise.resolve(new Response(body, init)));
  return {
    api: createGrantManagementClient({ baseUrl: 'https://eu.invalid', apiKey: 'secret-key-0123', fetch }),
    sent,
  };
}

describe('the openapi-fetch client', () => {
  it('returns the data of a response', async () => {
    const { api, sent } = clientOf('{"slug":"AbCdEfGh"}');
    const { data } = await api.GET('/fund/{fund_slug}', { params: { path } });
    expect([data, sent]).toEqual([{ slug: 'AbCdEfGh' }, ['https://eu.invalid/fund/AbCdEfGh']]);
  });

  it.each([
    ['<p>', { headers: { 'content-type': 'text/html' } }],
    ['{"slug":', { headers: { 'content-type': json } }],
    ['', { headers: { 'content-type': json } }],
    ['7', { headers: { 'content-type': json } }],
  ])('throws a DecodeError for a successful response with %j', async (body, init) => {
    const { api } = clientOf(body, init);
    await expect(api.GET('/fund/{fund_slug}', { params: { path } })).rejects.toMatchObject({
      kind: 'Decode',
      status: 200,
      text: body,
    });
  });

  it.each(undocumentedGets)(
    "accepts an empty response or any JSON from $id, whose response isn't documented",
    async (operation) => {
      const slugs = Object.fromEntries(operation.pathParameters.map(({ name }) => [name, 'AbCdEfGh']));
      for (const body of ['', '7']) {
        const { api } = clientOf(body);
        const call = api.GET(operation.path as '/account', {
          params: { path: slugs as never },
          parseAs: 'text',
        });
        expect((await call).error).toBeUndefined();
      }
    },
  );

  it('returns the error body unchanged', async () => {
    const { api } = clientOf('<p>gone', { status: 404 });
    expect((await api.GET('/account', { parseAs: 'text' })).error).toBe('<p>gone');
  });

  it('sends repeated parameters', async () => {
    const { api, sent } = clientOf('{}');
    const query = { x: ['a', 'b'], page: 2 };
    await api.GET('/field', { params: { query } });
    expect(sent).toEqual(['https://eu.invalid/field?x=a&x=b&page=2']);
  });
});
