import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { inspect } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import {
  createGrantManagementClient,
  type GrantManagementClientOptions,
  jsonMediaType,
} from '../../generated/client/src/index.ts';

const apiKey = 'secret-key-0123456789';
const slug = 'AbCdEfGh';
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A client whose `fetch` notes the requests and answers all alike. */
function noting(
  options: Partial<GrantManagementClientOptions> = {},
  answer = (): Response => Response.json({}),
) {
  const requests: Request[] = [];
  const client = createGrantManagementClient({
    baseUrl: 'https://eu.invalid',
    apiKey,
    fetch: (request) => {
      requests.push(request);
      return Promise.resolve(answer());
    },
    ...options,
  });
  return { client, requests };
}

/** A server of this machine; what it was asked is noted. */
async function listen(
  status: number,
  headers: Record<string, string>,
): Promise<{ url: string; asked: IncomingMessage[] }> {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    response.writeHead(status, headers).end();
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? String(address?.port) : ''}`, asked };
}

async function failure(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  const text = inspect(error, { showHidden: true, depth: null });
  expect(text).not.toContain(apiKey);
  return text;
}

describe('a request', () => {
  it('carries the JSON media type and the key', async () => {
    const { client, requests } = noting();
    await client.GET('/account');
    expect(requests).toHaveLength(1);
    expect(requests[0]?.url).toBe('https://eu.invalid/account');
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({
      accept: jsonMediaType,
      'x-api-key': apiKey,
    });
  });

  it('keeps the path of the base address', async () => {
    for (const baseUrl of ['https://eu.invalid/grants/v2', 'https://eu.invalid/grants/v2/']) {
      const { client, requests } = noting({ baseUrl });
      await client.GET('/fund/{fund_slug}', { params: { path: { fund_slug: slug } } });
      expect(requests[0]?.url).toBe(`https://eu.invalid/grants/v2/fund/${slug}`);
    }
  });

  it('sends a body as JSON', async () => {
    const { client, requests } = noting();
    const body = { fields: { [slug]: 'new value' } };
    await client.PUT('/contributor/{contributor_slug}', {
      params: { path: { contributor_slug: slug } },
      body,
    });
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
    expect(await requests[0]?.json()).toEqual(body);
  });

  it('asks for the languages of the client, or for those of the call', async () => {
    const { client, requests } = noting({ languages: ['en_GB', 'fr_FR'] });
    await client.GET('/account');
    await client.GET('/account', { params: { header: { 'x-api-language': 'all' } } });
    expect(requests.map(({ headers }) => headers.get('x-api-language'))).toEqual(['en_GB,fr_FR', 'all']);
  });

  it('cannot change the media type or the key from a call', async () => {
    const { client, requests } = noting();
    await client.GET('/account', { headers: { Accept: 'text/html', 'X-Api-Key': 'another' } });
    expect(requests[0]?.headers.get('accept')).toBe(jsonMediaType);
    expect(requests[0]?.headers.get('x-api-key')).toBe(apiKey);
  });

  it('can be aborted', async () => {
    const { client } = noting({ fetch: (request) => fetch(request) });
    const call = client.GET('/account', { signal: AbortSignal.abort() });
    expect(await failure(call)).toContain('AbortError');
  });
});

describe('a request that would go elsewhere is refused before it is sent', () => {
  it.each([
    '..',
    '.',
    '',
    'AbCdEfG',
    'AbCdEfGh1',
    '../account',
    '%2e%2e',
    'a/b',
    'AbCdEfGh/x',
    'AbCd?fGh',
    'Ab#dEfGh',
  ])('slug %j', async (fund_slug) => {
    const { client, requests } = noting();
    expect(await failure(client.GET('/fund/{fund_slug}', { params: { path: { fund_slug } } }))).toContain(
      'Not sent',
    );
    expect(requests).toEqual([]);
  });

  it.each([
    'https://evil.invalid',
    'https://eu.invalid.evil.invalid',
    'http://eu.invalid',
    'https://eu.invalid:444',
  ])('another base address for one call, %s', async (baseUrl) => {
    const { client, requests } = noting();
    expect(await failure(client.GET('/account', { baseUrl }))).toContain('Not sent');
    expect(requests).toEqual([]);
  });

  it('a path that is no operation', async () => {
    const { client, requests } = noting();
    expect(await failure(client.GET('/admin' as '/account'))).toContain('Not sent');
    expect(requests).toEqual([]);
  });

  it('an address beside the path of the base address', async () => {
    const { client, requests } = noting({ baseUrl: 'https://eu.invalid/grants' });
    expect(await failure(client.GET('/../account' as '/account'))).toContain('Not sent');
    expect(requests).toEqual([]);
  });
});

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])('%i is not followed', async (status) => {
    const other = await listen(200, {});
    const first = await listen(status, { Location: `${other.url}/account` });
    const client = createGrantManagementClient({ baseUrl: first.url, apiKey });
    expect(await failure(client.GET('/account'))).toContain('redirect');
    expect(first.asked).toHaveLength(1);
    expect(other.asked).toEqual([]);
  });

  it('is not followed within the origin either', async () => {
    const first = await listen(302, { Location: '/account' });
    const client = createGrantManagementClient({ baseUrl: first.url, apiKey });
    await failure(client.GET('/account'));
    expect(first.asked).toHaveLength(1);
  });

  it('304 is an answer', async () => {
    const { client } = noting({}, () => new Response(null, { status: 304 }));
    expect((await client.GET('/account')).response.status).toBe(304);
  });
});

describe('the key does not show', () => {
  it('in the client', async () => {
    const { client } = noting();
    const shown = [
      inspect(client, { showHidden: true, depth: null, getters: true }),
      JSON.stringify(client),
      inspect({ ...client }, { showHidden: true, depth: null }),
      String(client),
    ];
    for (const text of shown) expect(text).not.toContain(apiKey);
  });

  it('in what middlewares see, or in a result', async () => {
    const { client } = noting({}, () => Response.json({ message: 'no', status_code: 403 }, { status: 403 }));
    const seen: unknown[] = [];
    client.use({
      onRequest: (event) => void seen.push(event),
      onResponse: (event) => void seen.push(event),
    });
    seen.push(await client.GET('/account'));
    expect(seen).toHaveLength(3);
    for (const event of seen) expect(inspect(event, { showHidden: true, depth: null })).not.toContain(apiKey);
  });

  it('in the error of a connection that fails', async () => {
    const first = await listen(200, {});
    const client = createGrantManagementClient({ baseUrl: first.url, apiKey });
    servers.splice(0).forEach((server) => server.close());
    expect(await failure(client.GET('/account'))).toContain('fetch failed');
  });
});
