/** Errors of the openapi-fetch client. */
import { describe, expect, it } from 'vitest';
import { createGrantManagementClient, isStatus } from '../../scripts/client/runtime/fetch.ts';
import { StatusError, type FetchFunction } from '../../scripts/client/runtime/index.ts';

const slug = 'AbCdEfGh';
const options = { baseUrl: 'https://eu.invalid', apiKey: 'secret-key-0123', maxRetries: 0 };
const api = (fetch: FetchFunction) => createGrantManagementClient({ ...options, fetch });
const answering =
  (body: string | null, init: ResponseInit): FetchFunction =>
  () =>
    Promise.resolve(new Response(body, init));
const fund = { params: { path: { fund_slug: slug } } };

describe('a failure without a body is thrown, so that `if (error)` catches every returned failure', () => {
  it.each([
    [500, 'UnexpectedStatus'],
    [404, 'NotFound'],
    [304, 'NotModified'],
    [503, 'ServiceUnavailable'],
  ])('%i', async (status, kind) => {
    await expect(api(answering(null, { status })).GET('/fund/{fund_slug}', fund)).rejects.toMatchObject({
      kind,
      status,
    });
  });
});

it('a failure with a body is returned as `error`', async () => {
  const { error, response } = await api(answering('{"message":"no"}', { status: 404 })).GET(
    '/fund/{fund_slug}',
    fund,
  );
  expect([error, response.status]).toEqual([{ message: 'no' }, 404]);
});

it('isStatus() distinguishes failures', async () => {
  const answer = await api(answering('{"message":"no"}', { status: 404 })).GET('/fund/{fund_slug}', fund);
  expect([isStatus(answer, 404), isStatus(answer, 403)]).toEqual([true, false]);
});

it('a redirect throws an error with all declared properties', async () => {
  const call = api(answering('moved', { status: 307, headers: { location: 'https://other.invalid' } })).GET(
    '/fund/{fund_slug}',
    fund,
  );
  const error = (await call.catch((reason: unknown) => reason)) as StatusError;
  expect(error).toBeInstanceOf(StatusError);
  expect(error).toMatchObject({
    kind: 'Redirect',
    status: 307,
    text: 'moved',
    meta: { status: 307, attempts: 1 },
  });
  expect(error.meta.header('location')).toBe('https://other.invalid');
});

describe("a request that isn't documented is refused before anything is sent", () => {
  const refused: [string, (client: ReturnType<typeof api>) => Promise<unknown>][] = [
    ['another path', (client) => client.GET('/funds' as '/account')],
    ['a longer path', (client) => client.GET('/account/more' as '/account')],
    ['a prefix of a path', (client) => client.GET('/fund' as '/account')],
    ['another method', (client) => client.PUT('/account' as never, {} as never)],
    [
      'an invalid slug',
      (client) => client.GET('/fund/{fund_slug}', { params: { path: { fund_slug: 'AbCdEfG1' } } }),
    ],
    ['an origin of the same length', (client) => client.GET('/account', { baseUrl: 'https://us.invalid' })],
    ['another origin', (client) => client.GET('/account', { baseUrl: 'https://other.invalid' })],
    [
      'an origin with the same prefix',
      (client) => client.GET('/account', { baseUrl: 'https://eu.invalid.other.invalid' }),
    ],
  ];
  it.each(refused)('%s', async (_, call) => {
    let requestCount = 0;
    const client = api(() => (requestCount++, Promise.resolve(Response.json({}))));
    await expect(call(client)).rejects.toMatchObject({ kind: 'InvalidArgument', operation: 'path' });
    expect(requestCount).toBe(0);
  });
});

it('a request has the base path, slugs, headers and body', async () => {
  const sent: [string, RequestInit][] = [];
  const client = createGrantManagementClient({
    ...options,
    baseUrl: 'HTTPS://EU.invalid/grants//',
    fetch: (url, init) => (sent.push([url, { ...init }]), Promise.resolve(Response.json({}))),
  });
  await client.PUT('/contributor/{contributor_slug}', {
    params: { path: { contributor_slug: slug } },
    body: { fields: { AbCdEfGh: true } },
    headers: { 'x-trace': '7' },
  });
  await client.GET('/account');
  expect(sent).toMatchObject([
    [
      `HTTPS://EU.invalid/grants/contributor/${slug}`,
      {
        method: 'PUT',
        body: '{"fields":{"AbCdEfGh":true}}',
        headers: { 'x-trace': '7', 'x-api-key': options.apiKey },
      },
    ],
    ['HTTPS://EU.invalid/grants/account', { method: 'GET', body: undefined }],
  ]);
});

it('a call ends when its signal is aborted', async () => {
  const client = api(() => Promise.resolve(Response.json({})));
  await expect(client.GET('/account', { signal: AbortSignal.abort() })).rejects.toMatchObject({
    kind: 'Abort',
  });
});

it('the key is redacted in errors, but not in successful responses', async () => {
  const body = JSON.stringify({ message: options.apiKey });
  const { error } = await api(answering(body, { status: 403 })).GET('/fund/{fund_slug}', fund);
  expect(error).toEqual({ message: '***' });
  const headers = { 'content-type': 'application/json' };
  const { data } = await api(answering(body, { headers })).GET('/fund/{fund_slug}', fund);
  expect(data).toEqual({ message: options.apiKey });
});

it('a response to a list may have any content', async () => {
  const { data } = await api(
    answering('{"anything":1}', { headers: { 'content-type': 'application/json' } }),
  ).GET('/field');
  expect(data).toEqual({ anything: 1 });
});

it("a body whose fields aren't documented is sent unchanged", async () => {
  const sent: string[] = [];
  const client = api((_, init) => (sent.push(String(init.body)), Promise.resolve(Response.json({}))));
  await client.POST('/action-task', { body: { anything: [1] } });
  await client.POST('/action-task', { body: [1] });
  expect(sent).toEqual(['{"anything":[1]}', '[1]']);
});

it('a misspelt body field is refused before anything is sent', async () => {
  let requestCount = 0;
  const client = api(() => (requestCount++, Promise.resolve(Response.json({}))));
  const init = { params: { path: { application_slug: slug } } };
  const body = { reviewer: slug, score_sett: slug };
  await expect(client.PUT('/application/{application_slug}/recuse', { ...init, body })).rejects.toMatchObject(
    {
      kind: 'InvalidArgument',
      operation: 'body.score_sett',
    },
  );
  expect(requestCount).toBe(0);
  await client.PUT('/application/{application_slug}/recuse', {
    ...init,
    body: { reviewer: slug, score_set: slug },
  });
  expect(requestCount).toBe(1);
});

it('the client can be copied with other options', async () => {
  const seen: unknown[] = [];
  const client = api((_, { headers }) => {
    seen.push((headers as Record<string, string>)['x-api-language']);
    return Promise.resolve(Response.json({}, { status: seen.length === 1 ? 503 : 200 }));
  });
  const { data } = await client
    .with({ maxRetries: 1, maxWait: 0, languages: ['fr_FR'] })
    .GET('/fund/{fund_slug}', fund);
  expect([data, seen]).toEqual([{}, ['fr_FR', 'fr_FR']]);
  await client.GET('/fund/{fund_slug}', fund);
  expect(seen[2]).toBeUndefined();
});
