/** The key is sent only to the base URL's origin, and is never visible elsewhere. */
import { inspect } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import {
  GrantManagement,
  type ClientOptions,
  type FetchFunction,
} from '../../scripts/client/runtime/index.ts';
import { createGrantManagementClient } from '../../scripts/client/runtime/fetch.ts';
import { closeLoopbacks, loopback, sendJson } from '../support/loopback.ts';
import { jsonMediaType } from '../support/generated.ts';

const apiKey = 'secret-key-0123456789';
const slug = 'AbCdEfGh';
const page = (next: string): object => ({
  current_page: 1,
  data: [{ slug }],
  first_page_url: '',
  from: 1,
  last_page: 2,
  last_page_url: '',
  next_page_url: next,
  path: '',
  per_page: 1,
  prev_page_url: '',
  to: 1,
  total: 2,
});

afterEach(closeLoopbacks);

/** Everything visible when a value is inspected, printed or cloned. */
function visibleTextOf(value: unknown): string {
  const texts = [inspect(value, { showHidden: true, depth: null, getters: true }), String(value)];
  for (const show of [
    () => JSON.stringify(value),
    () => inspect({ ...(value as object) }, { showHidden: true, depth: null, getters: true }),
    () => inspect(structuredClone(value), { showHidden: true, depth: null }),
  ]) {
    try {
      texts.push(show());
    } catch (error) {
      texts.push(inspect(error, { showHidden: true, depth: null }));
    }
  }
  for (let cause = (value as Error | undefined)?.cause; cause; cause = (cause as Error).cause)
    texts.push(visibleTextOf(cause));
  return texts.join('\n');
}

async function failure(call: PromiseLike<unknown>): Promise<unknown> {
  return call.then(
    () => expect.fail('the call succeeded'),
    (error: unknown) => error,
  );
}

function clientOf(fetch: FetchFunction, options: Partial<ClientOptions> = {}): GrantManagement {
  return new GrantManagement({ baseUrl: 'https://eu.invalid', apiKey, fetch, maxRetries: 0, ...options });
}

/** Responds with the key; the response to the first key comes later. */
const echo: FetchFunction = async (_, init) => {
  const key = new Headers(init.headers).get('x-api-key') ?? '';
  await new Promise((resolve) => setTimeout(resolve, key.startsWith('first') ? 20 : 0));
  return new Response(key, { status: 500 });
};

const never: FetchFunction = () => expect.fail('a request was sent');

describe('another origin', () => {
  it.each([301, 302, 303, 307, 308])("isn't contacted after a redirect with status %i", async (status) => {
    const other = await loopback((response) => sendJson(response, 200, {}));
    const first = await loopback((response) =>
      response.writeHead(status, { location: `${other.url}/account` }).end(),
    );
    const client = new GrantManagement({ baseUrl: first.url, apiKey });
    expect(visibleTextOf(await failure(client.account.get()))).toContain('Redirect');
    const face = createGrantManagementClient({ baseUrl: first.url, apiKey });
    expect(visibleTextOf(await failure(face.GET('/account')))).toContain('Redirect');
    expect(first.requests).toHaveLength(2);
    expect(other.requests).toEqual([]);
  });

  it("isn't contacted because of a next_page_url", async () => {
    const other = await loopback((response) => sendJson(response, 200, page('')));
    const first = await loopback((response, _, turn) =>
      sendJson(
        response,
        200,
        turn === 0 ? page(`${other.url}/allocation-payment?page=2`) : { ...page(''), current_page: 2 },
      ),
    );
    const items: unknown[] = [];
    for await (const item of new GrantManagement({ baseUrl: first.url, apiKey }).allocationPayments.list())
      items.push(item);
    expect(items).toHaveLength(2);
    expect(first.requests.map(({ path }) => path)).toEqual([
      '/allocation-payment',
      '/allocation-payment?page=2',
    ]);
    expect(other.requests).toEqual([]);
  });
});

describe('an invalid slug', () => {
  it.each([
    '..',
    '.',
    '',
    'AbCdEfG',
    'AbCdEfGh1',
    '../account',
    '%2e%2e',
    'a%2Fb',
    'AbCdEfGh/x',
    'AbCd?fGh',
    'Ab#dEfGh',
    'AbCdEfGh\n',
  ])('%j is refused before anything is sent', async (value) => {
    expect(await failure(clientOf(never).funds.get(value))).toMatchObject({ kind: 'InvalidArgument' });
    const face = createGrantManagementClient({ baseUrl: 'https://eu.invalid', apiKey, fetch: never });
    await failure(face.GET('/fund/{fund_slug}', { params: { path: { fund_slug: value } } }));
  });

  it.each([undefined, null, 12_345_678, {}])("%j is refused because it isn't a string", async (value) => {
    expect(await failure(clientOf(never).funds.get(value as unknown as string))).toMatchObject({
      kind: 'InvalidArgument',
    });
  });
});

describe('headers', () => {
  it.each([['en_GB\r\nx-evil: 1'], ['en_GB, fr'], ['é']])("can't contain the language %j", async (code) => {
    const call = clientOf(never).account.get({ languages: [code as 'all'] });
    expect(await failure(call)).toMatchObject({ kind: 'InvalidArgument' });
  });

  it.each([undefined, '', ' k-e-y', 'key\r\nx-evil: 1', 'key\0', 'key€'])(
    "can't contain the key %j, and the error doesn't quote it",
    async (value) => {
      const fromFunction = failure(
        clientOf(never, { apiKey: () => value as unknown as string }).account.get(),
      );
      const client = (async () => clientOf(never, { apiKey: value as unknown as string }))();
      const [error, fromConstructor] = [await fromFunction, await failure(client)];
      expect(visibleTextOf(fromConstructor)).not.toContain(value || apiKey);
      expect(fromConstructor).toMatchObject({ kind: 'InvalidArgument', operation: 'apiKey' });
      expect(error).toMatchObject({ kind: 'InvalidArgument' });
      expect(visibleTextOf(error)).not.toContain(value || apiKey);
    },
  );

  it("can't override the key or the media types", async () => {
    const { url, requests } = await loopback((response) => sendJson(response, 200, {}));
    const { account } = new GrantManagement({ baseUrl: url, apiKey });
    for (const name of ['x-api-key', 'X-API-Key', 'accept', 'Accept', 'content-type'] as 'accept'[])
      expect(await failure(account.get({ headers: { [name]: 'another' } }))).toMatchObject({
        kind: 'InvalidArgument',
        operation: `headers.${name.toLowerCase()}`,
      });
    expect(requests).toEqual([]);
    await account.get({ headers: { 'x-trace': '1' } });
    expect(requests[0]?.headers).toMatchObject({
      'x-api-key': apiKey,
      accept: jsonMediaType,
      'x-trace': '1',
    });
  });
});

describe('an invalid base URL', () => {
  it.each([
    undefined,
    '',
    '/v2',
    'eu.invalid',
    'ftp://eu.invalid',
    'xhttps://eu.invalid',
    'https://u:p@eu.invalid',
    'https://eu.invalid/?a',
    'https://eu.invalid#a',
    'https://eu.invalid\\@evil.invalid',
  ])('%j is refused', (baseUrl) => {
    expect(() => new GrantManagement({ baseUrl: baseUrl as string, apiKey })).toThrow(/baseUrl/);
  });
});

describe('the key is not visible', () => {
  it('in the client and its parts', () => {
    const client = clientOf(never);
    for (const part of [client, client.funds, client.funds.get, Object.getPrototypeOf(client)])
      expect(visibleTextOf(part)).not.toContain(apiKey);
    const face = createGrantManagementClient({ baseUrl: 'https://eu.invalid', apiKey });
    expect(visibleTextOf(face)).not.toContain(apiKey);
  });

  it.each<[string, FetchFunction]>([
    [
      'of a lost connection',
      () =>
        Promise.reject(
          Object.assign(new Error(`lost ${apiKey}`), {
            config: { headers: { key: apiKey } },
            cause: new Error(apiKey),
          }),
        ),
    ],
    ['of a server that echoes it', () => Promise.resolve(new Response(`<p>${apiKey}`, { status: 500 }))],
    [
      'of an error envelope that echoes it',
      () => Promise.resolve(Response.json({ message: apiKey, status_code: 403 }, { status: 403 })),
    ],
    [
      "of a body that isn't JSON",
      () => Promise.resolve(new Response(`${apiKey} {`, { headers: { 'content-type': 'application/json' } })),
    ],
    [
      'of JSON with a syntax error in the key',
      () => Promise.resolve(new Response(`{"key": ${apiKey}`, { headers: { 'content-type': 'text/json' } })),
    ],
    [
      'of HTML with status 200',
      () => Promise.resolve(new Response(`<p>${apiKey}`, { headers: { 'content-type': 'text/html' } })),
    ],
    ['of a media type', () => Promise.resolve(new Response('x', { headers: { 'content-type': apiKey } }))],
    [
      'of a response that echoes it in its headers',
      () => Promise.resolve(new Response('', { status: 500, headers: { 'x-echo': apiKey, etag: 'a' } })),
    ],
  ])('in the error %s', async (_, fetch) => {
    const events: unknown[] = [];
    const client = clientOf(fetch, { log: (event) => events.push(event) });
    // Part of the key is a secret, too: parsers quote the start of a text in their messages.
    const part = apiKey.slice(0, 8);
    expect(visibleTextOf(await failure(client.account.get()))).not.toContain(part);
    expect(visibleTextOf(await client.account.get().safe())).not.toContain(part);
    expect(visibleTextOf(events)).not.toContain(part);
  });

  it('in an error of the openapi-fetch client', async () => {
    const face = createGrantManagementClient({
      baseUrl: 'https://eu.invalid',
      apiKey,
      fetch: (_, init) => echo(_, init, { call: 1, operation: '', attempt: 1 }),
    });
    const { error } = await face.GET('/account', { parseAs: 'text' });
    expect(visibleTextOf(error)).toContain('***');
    expect(visibleTextOf(error)).not.toContain(apiKey);
  });

  it("in an earlier call's error after the key has changed", async () => {
    const keys = ['first-key-012345', 'second-key-67890'];
    const client = clientOf(echo, { apiKey: () => keys.shift() ?? '' });
    const [first, second] = await Promise.all([failure(client.account.get()), failure(client.account.get())]);
    expect([first, second]).toMatchObject([{ text: '***' }, { text: '***' }]);
  });

  it('in a call, a list and their results', async () => {
    const client = clientOf(() => Promise.resolve(Response.json(page(''))));
    const list = client.allocationPayments.list();
    expect(visibleTextOf(list)).not.toContain(apiKey);
    expect(visibleTextOf(await list.withMeta())).not.toContain(apiKey);
  });

  it("in log events, which don't contain slugs or queries either", async () => {
    const events: unknown[] = [];
    const sent: RequestInit[] = [];
    const fetch: FetchFunction = async (_, init) => (sent.push(init), Response.json({}));
    const log = (event: unknown): unknown => events.push(event);
    await clientOf(fetch, { log }).funds.get(slug, { query: { q: 'private' } });
    expect(new Headers(sent[0]?.headers).get('x-api-key')).toBe(apiKey);
    expect(events).toHaveLength(4);
    expect(visibleTextOf(events)).not.toMatch(new RegExp(`${apiKey}|AbCdEfGh|private`));
  });
});

it('the client refuses to run on a web page without dangerouslyAllowBrowser', () => {
  Object.defineProperty(globalThis, 'document', { value: {}, configurable: true });
  try {
    expect(() => clientOf(never)).toThrow(/dangerouslyAllowBrowser/);
    expect(() => clientOf(never, { dangerouslyAllowBrowser: true })).not.toThrow();
  } finally {
    Reflect.deleteProperty(globalThis, 'document');
  }
});

it('a key function is called for each call', async () => {
  const { url, requests } = await loopback((response) => sendJson(response, 200, {}));
  let count = 0;
  const client = new GrantManagement({ baseUrl: url, apiKey: () => Promise.resolve(`key-${++count}`) });
  await client.account.get();
  await client.account.get();
  expect(requests.map(({ headers }) => headers['x-api-key'])).toEqual(['key-1', 'key-2']);
});
