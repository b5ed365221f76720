/** The fetch for tests, and the responses that it creates. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GrantManagement, NotFoundError } from '../../scripts/client/runtime/index.ts';
import { makeResponse } from '../../scripts/client/runtime/response/response.ts';
import { type Answer, createTestFetch } from '../../scripts/client/runtime/testing.ts';
import { jsonMediaType as json, xmlMediaType as xml } from '../support/generated.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('../../generated/client/src/examples.ts');
  vi.useRealTimers();
});

const slug = 'AbCdEfGh';
const clientHeaders = {
  accept: json,
  'user-agent': expect.stringMatching(/^grant-management-client\/\d/) as string,
};
const clientOf = (...answers: Parameters<typeof createTestFetch>) => {
  const fetch = createTestFetch(...answers);
  const client = new GrantManagement({
    baseUrl: 'https://eu.invalid/gateways',
    apiKey: 'secret-key-0123',
    fetch,
  });
  return { client, fetch };
};

describe('createTestFetch()', () => {
  it.each(['maintenance', 'rate-limited'] as const)(
    "works with Vitest's fake timers after %s",
    async (first) => {
      vi.useFakeTimers();
      const { client, fetch } = clientOf({ 'GET /fund/{}': [first, 'education-fund'] });
      const call = client.funds.get(slug);
      await vi.runAllTimersAsync();
      expect([(await call).slug, fetch.requests.length]).toEqual(['bxZvISGS', 2]);
    },
  );

  it('records requests, without the key', async () => {
    const { client, fetch } = clientOf();
    await client.contributors.update(slug, { fields: { AbCdEfGh: true } }, { languages: ['fr_FR'] });
    await client.allocationPayments.list({ per_page: 5 }, { query: { a: 'b' } });
    expect(fetch.requests).toEqual([
      {
        operation: 'PUT /contributor/{}',
        url: `https://eu.invalid/gateways/contributor/${slug}`,
        slugs: [slug],
        query: {},
        headers: { ...clientHeaders, 'content-type': 'application/json', 'x-api-language': 'fr_FR' },
        languages: 'fr_FR',
        body: { fields: { AbCdEfGh: true } },
      },
      {
        operation: 'GET /allocation-payment',
        url: 'https://eu.invalid/gateways/allocation-payment?a=b&per_page=5',
        slugs: [],
        query: { a: 'b', per_page: '5' },
        headers: clientHeaders,
        languages: undefined,
        body: undefined,
      },
    ]);
  });

  it('returns responses in order and repeats the last one', async () => {
    const customAnswer: Answer = () => Response.json({ slug, name: {} });
    const { client } = clientOf({ 'GET /fund/{}': ['not-found', customAnswer, 'arts-fund'] });
    await expect(client.funds.get(slug)).rejects.toBeInstanceOf(NotFoundError);
    expect((await client.funds.get(slug)).slug).toBe(slug);
    const { slug: arts } = await client.funds.get(slug);
    expect([arts === slug, (await client.funds.get(slug)).slug === arts]).toEqual([false, true]);
  });

  it('repeats a single response, and returns successful examples for other operations', async () => {
    const { client } = clientOf({ 'GET /fund/{}': 'not-found' });
    for (let turn = 0; turn < 2; turn++)
      await expect(client.funds.get(slug)).rejects.toBeInstanceOf(NotFoundError);
    expect((await client.tabs.get(slug)).type).toBeDefined();
  });

  it('returns the requested page and format', async () => {
    const { client } = clientOf();
    const numbers: number[] = [];
    for await (const { current_page } of client.allocationPayments.list().pages()) numbers.push(current_page);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(numbers.length).toBeGreaterThan(1);
    const { meta } = await client.allocationPayments.list().withMeta();
    expect(meta.header('content-type')).toBe(json);
    expect(await client.request('GET', `/fund/${slug}`, { as: 'xml' })).toMatch(/^<\?xml/);
  });

  it("returns the example's headers", async () => {
    const { meta } = await clientOf().client.tabs.get(slug).withMeta();
    expect([meta.etag, meta.rateLimit?.limit]).toEqual([expect.any(String), 60]);
  });

  it('refuses an unknown operation or example and lists the known ones', () => {
    expect(() => createTestFetch({ 'GET /nope': 'not-found' } as object)).toThrow(
      /^There is no operation GET \/nope; use one of GET \/tab\/\{\}, \S+ .*GET \/field/,
    );
    expect(() => createTestFetch({ 'GET /fund/{}': 'details-tab' })).toThrow(
      /^GET \/fund\/\{\} has no example details-tab; use one of (?:[\w-]+, )+[\w-]+$/,
    );
    expect(() => createTestFetch({ 'GET /fund/{}': [() => Response.json({}), 'details-tab'] })).toThrow(
      RangeError,
    );
  });

  it('returns an empty text for an example without JSON, even without a global Response', async () => {
    vi.resetModules();
    vi.doMock('../../generated/client/src/examples.ts', () => ({
      operationNames: ['DELETE /fund/{}'],
      examples: [{ name: 'no-content', operations: ['DELETE /fund/{}'], status: 204, headers: {}, xml: '' }],
    }));
    const { createTestFetch: fresh } = await import('../../scripts/client/runtime/testing.ts');
    vi.stubGlobal('Response', undefined);
    const context = { call: 1, operation: 'DELETE /fund/{}', attempt: 1 };
    const response = await fresh()(`https://eu.invalid/fund/${slug}`, { headers: {} }, context);
    expect([response.status, await response.text()]).toEqual([204, '']);
  });

  it('returns JSON by default', async () => {
    const context = { call: 1, operation: 'GET /fund/{}', attempt: 1 };
    const ask = (headers: Record<string, string>) =>
      createTestFetch()(`https://eu.invalid/fund/${slug}`, { headers }, context);
    expect((await ask({})).headers.get('content-type')).toBe(json);
    expect((await ask({ accept: xml })).headers.get('content-type')).toBe(xml);
  });
});

describe.each(['with', 'without'])('a response created %s a global Response', (how) => {
  const respond = (...parts: Parameters<typeof makeResponse>): Response => {
    if (how === 'without') vi.stubGlobal('Response', undefined);
    return makeResponse(...parts);
  };

  it.each([
    [200, true],
    [299, true],
    [300, false],
    [404, false],
  ])('has the properties of status %i', async (status, ok) => {
    const response = respond('text', { status, statusText: 'Said so', headers: { 'X-Own': 'a' } });
    expect([response.status, response.ok, response.statusText]).toEqual([status, ok, 'Said so']);
    expect([response.headers.get('x-OWN'), response.headers.get('x-none')]).toEqual(['a', null]);
    expect(await response.text()).toBe('text');
  });

  it.each([204, 205, 304])('has no body with status %i', (status) => {
    expect(respond('', { status, headers: {} }).status).toBe(status);
    expect(respond('dropped', { status, headers: {} })).toMatchObject({ status, statusText: '' });
  });

  it('can be created from another response', () => {
    const headers = new Headers({ 'x-own': 'a' });
    expect(respond('text', { status: 200, headers }).headers.get('X-Own')).toBe('a');
  });
});

it('makeResponse() creates a global Response, without a body if the text is empty', () => {
  const response = makeResponse('', { status: 200, headers: {} });
  expect(response).toBeInstanceOf(Response);
  expect(response.body).toBeNull();
});

it('makeResponse() marks an informational response as not ok without a global Response', () => {
  vi.stubGlobal('Response', undefined);
  expect(makeResponse('', { status: 103, headers: {} }).ok).toBe(false);
});

it('the fetch for tests can be loaded in a test environment without the usual globals', async () => {
  for (const name of [
    'TextEncoder',
    'TextDecoder',
    'Response',
    'Request',
    'Headers',
    'fetch',
    'structuredClone',
  ])
    vi.stubGlobal(name, undefined);
  vi.resetModules();
  const { GrantManagement: Fresh } = await import('../../scripts/client/runtime/index.ts');
  vi.unstubAllGlobals();
  expect(Fresh).not.toBe(GrantManagement);
});
