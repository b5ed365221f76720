/** `client.request()` and client-wide headers. */
import { afterEach, describe, expect, it } from 'vitest';
import { packageVersion } from '../../generated/client/src/interface.ts';
import { GrantManagement, type ClientOptions, type LogEvent } from '../../scripts/client/runtime/index.ts';
import { closeLoopbacks, loopback, sendJson } from '../support/loopback.ts';

const apiKey = 'secret-key-0123456789';
const clientOf = (baseUrl: string, options: Partial<ClientOptions> = {}): GrantManagement =>
  new GrantManagement({ baseUrl, apiKey, maxWait: 0, ...options });

afterEach(closeLoopbacks);

describe('client.request()', () => {
  it('shows only the fixed segments of its path in logs and errors', async () => {
    const events: string[] = [];
    const client = new GrantManagement({
      baseUrl: 'https://service.invalid',
      apiKey: 'plainkey1234',
      maxRetries: 0,
      log: ({ operation }) => void events.push(operation),
      fetch: async () => new Response('{}', { status: 404, headers: { 'content-type': 'application/json' } }),
    });
    for (const path of ['/k/plainkey1234', '/grant/12345', '/x/user@example.com', '/k/plain%6Bey1234']) {
      const error: unknown = await client.request('GET', path).catch((thrown: unknown) => thrown);
      expect(String(error)).toMatch(/GET \/[a-z]+\/\{\}: /);
    }
    expect(new Set(events)).toEqual(new Set(['GET /k/{}', 'GET /grant/{}', 'GET /x/{}']));
  });

  it('sends method, path, query, body and headers, and returns the response', async () => {
    const { url, requests } = await loopback((response) => sendJson(response, 201, { any: 'thing' }));
    const client = clientOf(`${url}/grants`);
    const options = {
      query: { a: 'b c', n: 1 },
      body: { x: [1] },
      headers: { 'x-trace': '7' },
    };
    const { data, meta } = await client.request('PATCH', '/of-this-test/AbCdEfGh', options).withMeta();
    expect([data, meta.status]).toEqual([{ any: 'thing' }, 201]);
    expect(requests).toMatchObject([
      {
        method: 'PATCH',
        path: '/grants/of-this-test/AbCdEfGh?a=b+c&n=1',
        headers: { 'x-api-key': apiKey, 'x-trace': '7', 'content-type': 'application/json' },
      },
    ]);
  });

  it.each([
    ['GET', 3],
    ['PUT', 3],
    ['POST', 1],
    ['PATCH', 1],
    ['DELETE', 1],
    ['HEAD', 1],
    ['OPTIONS', 1],
  ] as const)('sends a %s %i times in all after temporary refusals', async (method, attempts) => {
    const { url, requests } = await loopback((response) =>
      sendJson(response, 503, { message: `no ${apiKey}` }),
    );
    const error: unknown = await clientOf(url)
      .request(method, '/of-this-test')
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ kind: 'ServiceUnavailable' });
    expect(JSON.stringify(error)).not.toContain(apiKey);
    expect(requests).toHaveLength(attempts);
  });

  it('returns undefined for an empty response and for any HEAD', async () => {
    const { url } = await loopback((response) =>
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).end(),
    );
    expect(await clientOf(url).request('HEAD', '/of-this-test')).toBeUndefined();
    const empty = await loopback((response) => response.writeHead(204).end());
    expect(await clientOf(empty.url).request('DELETE', '/of-this-test')).toBeUndefined();
  });

  it.each([
    '', 'account', 'https://other.invalid/account', '//other.invalid', '/a//b', '/.', '/..', '/a/../b', '/a/.',
    '/%2e%2e/b', '/a/%2E', '/.%2e', '/a%2f..%2fb', '/a\\..\\b', '/a/%5c..', '/a?b', '/a#b', '/a b', '/a\n', '/%', '/%zz',
    '/a/', '/..;/b', '/a/..;x=1/b', '/.;/b', '/;/b', '/..%3b/b', '/%252e%252e/b', '/a%252f..', undefined, null, 7,
  ])('refuses the path %j before anything is sent', async (path) => {
    const { url, requests } = await loopback((response) => sendJson(response, 200, {}));
    await expect(clientOf(`${url}/grants`).request('GET', path as string)).rejects.toMatchObject({
      kind: 'InvalidArgument',
      operation: 'path',
    });
    expect(requests).toEqual([]);
  }); // prettier-ignore

  it('accepts parameters and encoded characters in a path segment', async () => {
    const { url, requests } = await loopback((response) => sendJson(response, 200, {}));
    await clientOf(url).request('GET', '/a;x=1/b%20c/...');
    expect(requests).toMatchObject([{ path: '/a;x=1/b%20c/...' }]);
  });

  it('refuses the body of a GET or HEAD', async () => {
    const client = clientOf('https://eu.invalid');
    for (const method of ['GET', 'HEAD'] as const)
      await expect(client.request(method, '/a', { body: {} })).rejects.toMatchObject({ operation: 'body' });
  });

  it('logs no slug, and shares the rate limit with other calls', async () => {
    const { url } = await loopback((response) =>
      sendJson(response, 200, {}, {
        'x-ratelimit-limit': '1',
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': String(Date.now() / 1000 + 30),
      }),
    ); // prettier-ignore
    const events: LogEvent[] = [];
    const client = clientOf(url, { log: (event) => events.push(event) });
    await client.request('GET', '/of-this-test/AbCdEfGh/more');
    expect(new Set(events.map(({ operation }) => operation))).toEqual(new Set(['GET /of-this-test/{}/more']));
    await expect(client.request('GET', '/of-this-test')).rejects.toMatchObject({ kind: 'Timeout' });
  });
});

describe('client-wide headers', () => {
  it('are sent with each call, unless the call overrides them', async () => {
    const { url, requests } = await loopback((response) => sendJson(response, 200, {}));
    const client = clientOf(url, { headers: { 'x-app': 'a', 'x-trace': 'client' } });
    await client.account.get({ headers: { 'x-trace': 'call' } });
    await client.account.get();
    await client.with({ headers: { 'user-agent': 'mine/1' } }).account.get();
    expect(
      requests.map(({ headers }) => [headers['x-app'], headers['x-trace'], headers['user-agent']]),
    ).toEqual([
      ['a', 'call', `grant-management-client/${packageVersion}`],
      ['a', 'client', `grant-management-client/${packageVersion}`],
      [undefined, undefined, 'mine/1'],
    ]);
  });
});
