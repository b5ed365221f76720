/** Ways to trigger errors: keys, `Prefer`, settings, faults, and the routes below /__mock. */
import { inspect } from 'node:util';
import type { Fault } from '../../scripts/mock/runtime/api.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { exchange } from '../support/raw-http.ts';
import {
  closeMocks,
  facts,
  jsonMediaType,
  type MockServer,
  mockData,
  send,
  sendForJson,
  slugOf,
  start,
  xmlMediaType,
} from '../support/mock.ts';

afterEach(closeMocks);

const fund = `/fund/${slugOf('fund')}`;
/** A fund with names in several languages. */
const translated = (mockData['fund'] ?? []).find(({ name }) => Object.keys(Object(name)).length > 1);
const translatedFund = `/fund/${String(translated?.['slug'])}`;
const contributor = `/contributor/${slugOf('contributor')}`;
const conditionOf = async (
  mock: MockServer,
  path: string,
  key: string,
  body?: object,
): Promise<unknown[]> => {
  const response = await send(mock, path, { headers: { [facts.apiKeyHeader]: key }, body });
  return [response.status, response.headers.get('x-mock-condition')];
};

describe('keys', () => {
  it('are all valid, except those that start with mock-key-', async () => {
    const mock = await start();
    for (const key of ['any', 'constructor', 'a b', 'mock-key'])
      expect(await conditionOf(mock, fund, key)).toEqual([200, null]);
  });

  it('that start with mock-key- trigger their error condition; a misspelt one counts as unknown', async () => {
    const mock = await start();
    expect(await conditionOf(mock, fund, 'mock-key-maintenance')).toEqual([503, 'maintenance']);
    expect(await conditionOf(mock, fund, 'mock-key-maintenence')).toEqual([403, 'unknown-api-key']);
    expect(await conditionOf(mock, fund, 'mock-key-validation-failed')).toEqual([200, null]);
    expect(await conditionOf(mock, fund, 'mock-key-read-only-key')).toEqual([200, null]);
    const write = await conditionOf(mock, contributor, 'mock-key-read-only-key', { fields: {} });
    expect(write).toEqual([403, 'read-only-key']);
  });

  it("don't appear in responses, records or logs", async () => {
    const secret = 'secret-key-0123456789';
    const mock = await start();
    await send(mock, fund, { headers: { [facts.apiKeyHeader]: secret } });
    await send(mock, `${fund}?x=1`, { headers: { [facts.apiKeyHeader]: secret, accept: 'x' } });
    const state = await (await fetch(`${mock.url}/__mock/state`)).text();
    const requests = await (await fetch(`${mock.url}/__mock/requests`)).text();
    for (const shown of [
      state,
      requests,
      inspect(mock, { depth: 9, showHidden: true }),
      JSON.stringify(mock.requests()),
    ])
      expect(shown).not.toContain(secret);
    expect(mock.requests()[0]).toMatchObject({ hasKey: true, operation: 'getFund', url: fund, status: 200 });
  });
});

describe('Prefer', () => {
  it('selects a response by code, by example or by both, in the requested format', async () => {
    const mock = await start();
    const ask = async (prefer: string, accept = jsonMediaType): Promise<unknown[]> => {
      const response = await send(mock, fund, { headers: { prefer, accept } });
      return [
        response.status,
        response.headers.get('x-mock-condition'),
        response.headers.get('content-type'),
      ];
    };
    expect(await ask('code=404')).toEqual([404, 'not-found', jsonMediaType]);
    expect(await ask('example=suspended-account', xmlMediaType)).toEqual([
      403,
      'suspended-account',
      xmlMediaType,
    ]);
    expect(await ask('code=400; example="invalid-slug"')).toEqual([400, 'invalid-slug', jsonMediaType]);
    expect(await ask('code=2XX')).toEqual([200, null, jsonMediaType]);
    expect(await ask('code=2xx, example=arts-fund')).toEqual([200, null, jsonMediaType]);
    expect(await ask('code=201, example=arts-fund')).toEqual([201, null, jsonMediaType]);
    expect(await ask('code=204')).toEqual([204, null, null]);
    expect(await ask('respond-async, wait=10')).toEqual([200, null, jsonMediaType]);
  });

  it.each([
    ['code=418', 'no status 418'],
    ['example=no-such', 'no example no-such'],
    ['code=404, example=suspended-account', 'no example suspended-account for 404'],
    ['code=400, example=per-page-out-of-range', 'no example per-page-out-of-range for 400'],
    ['code=x', 'no status x'],
    ['code=3XX', 'no status 3XX'],
    ['code=4 04', 'no status 4 04'],
    ['code', 'no status '],
    ['example', 'no example '],
  ])('returns the list of documented responses if %s selects an undocumented one', async (prefer, wrong) => {
    const mock = await start();
    const { status, body, headers } = await sendForJson(mock, fund, { headers: { prefer } });
    expect([status, headers.get('x-mock-condition')]).toEqual([400, 'mock/unknown-preference']);
    expect(body['message']).toMatch(
      new RegExp(`^getFund has ${wrong}\\. Use one of 2XX \\(.*404 \\(not-found\\)`),
    );
    expect(body['message']).not.toMatch(/Use one of .*(?:empty-body|per-page|sort-direction|read-only)/);
    expect(mock.requests()[0]).toMatchObject({ operation: 'getFund' });
  });
});

describe('the rate limit', () => {
  it('is counted per key and clock minute', async () => {
    let clock = Date.parse('2026-12-01T00:00:00.500Z');
    const mock = await start({ rateLimit: 2, now: () => clock });
    const tab = `/tab/${slugOf('tab')}`;
    const ask = async (key: string): Promise<unknown[]> => {
      const { status, headers } = await send(mock, tab, { headers: { [facts.apiKeyHeader]: key } });
      const names = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'retry-after'];
      return [status, ...names.map((name) => headers.get(name))];
    };
    const reset = String(Date.parse('2026-12-01T00:01:01Z') / 1000);
    expect(await ask('a')).toEqual([200, '2', '1', reset, null]);
    expect(await ask('a')).toEqual([200, '2', '0', reset, null]);
    // For a 429, the interface documents only Retry-After.
    expect(await ask('a')).toEqual([429, null, null, null, '60']);
    expect(await ask('b')).toEqual([200, '2', '1', reset, null]);
    clock += 30_000;
    expect(await ask('a')).toEqual([429, null, null, null, '30']);
    clock += 30_000;
    expect((await ask('a')).slice(0, 3)).toEqual([200, '2', '1']);
  });

  it("doesn't hide errors that take precedence", async () => {
    const mock = await start({ rateLimit: 0 });
    expect(await conditionOf(mock, fund, '')).toEqual([401, 'missing-api-key']);
    expect(await conditionOf(mock, fund, 'k')).toEqual([429, 'rate-limited']);
  });
});

describe('settings', () => {
  it('can be changed while the mock runs, and reset restores them', async () => {
    const mock = await start({ latency: 1 });
    mock.set({ rateLimit: 1 });
    await send(mock, fund);
    expect((await send(mock, fund)).status).toBe(429);
    mock.reset();
    expect((await send(mock, fund)).status).toBe(200);
    expect(mock.requests()).toHaveLength(1);
  });

  it('use the first language as the default and refuse unlisted languages', async () => {
    const mock = await start({ languages: ['fr_FR', 'en_GB'] });
    const nameIn = async (languages?: string): Promise<unknown> => {
      const { status, body } = await sendForJson(mock, translatedFund, {
        headers: { [facts.languageHeader]: languages },
      });
      return status === 200 ? Object.keys(body['name'] as object) : status;
    };
    expect(await nameIn()).toEqual(['fr_FR']);
    expect(await nameIn('en_GB')).toEqual(['en_GB']);
    expect(await nameIn('en_GB,fr_FR')).toEqual(['en_GB', 'fr_FR']);
    expect(await nameIn('en_GB,all')).toHaveLength(Object.keys(translated?.['name'] as object).length);
    expect(await nameIn('ja_JP')).toBe(400);
    expect(await nameIn('en_GB, fr_FR')).toEqual(['en_GB', 'fr_FR']);
    expect(await nameIn('xx_XX')).toBe(400);
  });

  it('name the unsupported language in the error message, in JSON and XML', async () => {
    const mock = await start({ languages: ['fr_FR', 'en_GB'] });
    for (const [sent, named] of [
      ['ja_JP', 'ja_JP'],
      ['en_GB, de_DE', 'de_DE'],
      ['xx', 'xx'],
      ['xx,all', 'xx'],
    ] as const) {
      const headers = { [facts.languageHeader]: sent };
      const message = `The account doesn't support the language ${named}.`;
      const { status, body } = await sendForJson(mock, fund, { headers });
      expect([status, body]).toEqual([400, { message, status_code: 400 }]);
      const xml = await send(mock, fund, { headers: { ...headers, accept: xmlMediaType } });
      expect(await xml.text()).toContain(`<message>${message}</message>`);
    }
  });

  it('accept languages in two headers or with spaces, and let `all` override unsupported ones', async () => {
    const mock = await start({ languages: ['fr_FR', 'en_GB'] });
    const ask = async (languages: string): Promise<number> =>
      (await send(mock, fund, { headers: { [facts.languageHeader]: languages } })).status;
    for (const languages of ['en_GB,fr_FR', 'en_GB \t, fr_FR', 'de_DE,all', 'en_GB,all'])
      expect([languages, await ask(languages)]).toEqual([languages, 200]);
    for (const languages of ['en_GB,,fr_FR', '', 'de_DE', 'xx,all'])
      expect([languages, await ask(languages)]).toEqual([languages, 400]);
    const twice = [
      `GET ${translatedFund} HTTP/1.1`,
      'Host: mock',
      `Accept: ${jsonMediaType}`,
      `${facts.apiKeyHeader}: k`,
    ];
    const bytes = [...twice, `${facts.languageHeader}: en_GB`, `${facts.languageHeader}: fr_FR`, '', ''].join(
      '\r\n',
    );
    const [answer] = await exchange(mock.port, bytes);
    expect(Object.keys((JSON.parse(answer?.body ?? '') as { name: object }).name)).toEqual([
      'en_GB',
      'fr_FR',
    ]);
  });

  it('leave a text empty if it has no translation into a requested language', async () => {
    const mock = await start();
    const { body } = await sendForJson(mock, fund, { headers: { [facts.languageHeader]: 'ms_MY' } });
    expect(body['name']).toEqual({});
  });

  it('delay every response by the latency', async () => {
    const mock = await start({ latency: 120 });
    const begin = performance.now();
    await send(mock, fund);
    expect(performance.now() - begin).toBeGreaterThanOrEqual(115);
  });

  it.each([
    [{ nonsense: 1 }, 'Unknown name "nonsense".'],
    [{ latency: -1 }, 'latency must be an integer'],
    [{ maintenance: true }, 'Unknown name "maintenance".'],
    [{ languages: [] }, 'languages must be a list'],
    [{ languages: ['xx_XX'] }, 'xx_XX'],
    [{ keys: {} }, 'Unknown name "keys".'],
    [{ faults: {} }, 'faults must be a list'],
    [{ faults: [{ kind: 'explode' }] }, 'faults[0].kind must be one of'],
    [{ faults: [{ kind: 'reset', operation: 'getNothing' }] }, 'getNothing'],
    [{ faults: [{ kind: 'status', status: 503 }] }, 'faults[0].kind must be one of slow, reset, '],
    [{ faults: [{ kind: 'condition', condition: 'bad-luck' }] }, 'bad-luck'],
    [{ faults: [{ kind: 'reset', typo: 1 }] }, 'typo'],
    [
      { faults: [{ operation: 'getFund', kind: 'condition', condition: 'empty-body' }] },
      'getFund never responds with "empty-body"',
    ],
    [{ faults: [1] }, 'faults[0] must be an object'],
    [{ __proto__: null, constructor: 1 }, 'constructor'],
  ])('are refused if invalid: %j', async (change, message) => {
    const mock = await start();
    const { status, body } = await sendForJson(mock, '/__mock/state', { method: 'PATCH', body: change });
    expect(status).toBe(400);
    expect(body).toMatchObject({ status_code: 400, message: expect.stringContaining(message) as string });
    await expect(start(change as never)).rejects.toThrow(message);
  });

  it('must be an object', async () => {
    const mock = await start();
    const { status, body } = await sendForJson(mock, '/__mock/state', { method: 'PATCH', body: [] });
    expect([status, body['message']]).toEqual([400, 'The settings must be an object.']);
  });
});

describe('faults', () => {
  it('affect only the next responses of their operation', async () => {
    const mock = await start({ faults: [{ operation: 'getFund', kind: 'response', status: 502, times: 2 }] });
    expect((await send(mock, '/account')).status).toBe(200);
    const { status, body } = await sendForJson(mock, fund);
    expect([status, body['status_code']]).toEqual([502, 502]);
    expect((await send(mock, fund)).status).toBe(502);
    expect((await send(mock, fund)).status).toBe(200);
  });

  it('respond with the documented error if there is one', async () => {
    const mock = await start({
      faults: [
        { kind: 'response', status: 503 },
        { kind: 'condition', condition: 'suspended-account' },
      ],
    });
    expect((await sendForJson(mock, fund)).body).toEqual({ status: 'Maintenance in progress' });
    expect((await send(mock, fund)).headers.get('x-mock-condition')).toBe('suspended-account');
    expect((await send(mock, fund)).status).toBe(200);
  });

  it('reset, truncate and delay responses', async () => {
    const mock = await start();
    mock.set({ faults: [{ kind: 'reset' }, { kind: 'truncated' }, { kind: 'slow', delay: 120 }] });
    await expect(send(mock, fund)).rejects.toThrow('fetch failed');
    const truncated = await send(mock, fund);
    expect(truncated.status).toBe(200);
    await expect(truncated.text()).rejects.toThrow('terminated');
    const begin = performance.now();
    expect((await send(mock, fund)).status).toBe(200);
    expect(performance.now() - begin).toBeGreaterThanOrEqual(115);
  });
});

it('faults without an operation affect only operations that can have them', async () => {
  const mock = await start({ faults: [{ kind: 'condition', condition: 'empty-body' }] });
  expect((await send(mock, fund)).status).toBe(200);
  expect((await send(mock, '/nowhere')).status).toBe(404);
  const post = { method: 'POST', body: {} };
  expect((await send(mock, '/action-task', post)).headers.get('x-mock-condition')).toBe('empty-body');
  expect((await send(mock, '/action-task', post)).status).toBe(200);
});

it('requests() distinguishes a reset from a response, and state() returns a copy', async () => {
  const mock = await start({ faults: [{ kind: 'reset' }, { kind: 'truncated' }] });
  await send(mock, fund).catch(() => undefined);
  await (await send(mock, fund)).text().catch(() => undefined);
  await send(mock, fund);
  expect(mock.requests().map(({ status, fault }) => [status, fault])).toEqual([
    [null, 'reset'],
    [200, 'truncated'],
    [200, null],
  ]);
  const [first] = mock.state().data['fund'] ?? [];
  Object.assign(first ?? {}, { currency: 'changed' });
  (mock.state().writes as unknown[]).push({});
  expect(mock.state()).toEqual({ data: mockData, writes: [] });
});

describe('a custom response', () => {
  const page = '<html><h1>502 Bad Gateway</h1></html>';

  it("can imitate a gateway's status, headers and page", async () => {
    const headers = { 'content-type': 'text/html', 'Retry-After': '7' };
    const mock = await start({ faults: [{ kind: 'response', status: 502, headers, body: page }] });
    const response = await send(mock, fund);
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      502,
      'text/html',
      page,
    ]);
    expect(response.headers.get('retry-after')).toBe('7');
    expect(mock.requests()).toMatchObject([{ status: 502, fault: 'response', operation: 'getFund' }]);
    expect((await send(mock, fund)).status).toBe(200);
  });

  it('may be a success with a broken body', async () => {
    const mock = await start({ faults: [{ kind: 'response', status: 200, body: '{"slug": "bx' }] });
    const response = await send(mock, fund);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, jsonMediaType]);
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });

  it('can be sent for an undocumented path without changing the data', async () => {
    const order = { slug: 'AbCdEfGh' };
    const mock = await start({
      faults: [
        { kind: 'response', path: '/order/AbCdEfGh', status: 200, body: order },
        { operation: 'updateContributor', kind: 'response', status: 204 },
      ],
    });
    const before = mock.state();
    expect(await sendForJson(mock, '/order/AbCdEfGh?x=1')).toMatchObject({ status: 200, body: order });
    expect((await send(mock, '/order/AbCdEfGh')).status).toBe(404);
    expect((await send(mock, contributor, { body: { fields: { MDfktWCW: 'x' } } })).status).toBe(204);
    expect(mock.state()).toEqual(before);
  });
});

it('Retry-After is sent with every response that may have it, or with none', async () => {
  const mock = await start();
  const limited = { headers: { [facts.apiKeyHeader]: 'mock-key-rate-limited' } };
  expect((await send(mock, fund, limited)).headers.get('retry-after')).toBe('1');
  mock.set({ retryAfter: false });
  const response = await send(mock, fund, limited);
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, null]);
});

it('the settings in the state can be sent back', async () => {
  const faults: Fault[] = [{ kind: 'response', status: 502, times: 3 }];
  const mock = await start({ latency: 1, languages: ['fr_FR'], faults });
  const { settings } = (await (await fetch(`${mock.url}/__mock/state`)).json()) as { settings: object };
  const sent = await send(mock, '/__mock/state', { method: 'PATCH', body: settings });
  expect([sent.status, await sent.json()]).toEqual([200, settings]);
});

it("HEAD with a read-only key is refused, because it isn't GET", async () => {
  const mock = await start();
  const headers = { [facts.apiKeyHeader]: 'mock-key-read-only-key' };
  for (const path of [fund, `/tab/${slugOf('tab')}`, '/account', '/field']) {
    const head = await send(mock, path, { method: 'HEAD', headers });
    expect([head.status, head.headers.get('x-mock-condition')]).toEqual([403, 'read-only-key']);
    expect((await send(mock, path, { headers })).status).toBe(200);
  }
});

describe('routes below /__mock', () => {
  it('need no key and respond in JSON', async () => {
    const mock = await start();
    const get = async (path: string): Promise<unknown> => (await fetch(`${mock.url}/__mock${path}`)).json();
    expect(await get('/ready')).toEqual({ ready: true });
    expect(await get('/')).toMatchObject({ routes: expect.arrayContaining(['/__mock/ready']) as string[] });
    expect(await get('/openapi.json')).toMatchObject({ openapi: '3.1.0' });
    expect(await get('/state')).toMatchObject({ settings: { latency: 0 }, writes: [], data: mockData });
  });

  it('change and reset the mock', async () => {
    const mock = await start();
    expect((await send(mock, '/__mock/state', { method: 'PATCH', body: { latency: 1 } })).status).toBe(200);
    await send(mock, contributor, { body: { fields: {} } });
    expect((await (await fetch(`${mock.url}/__mock/requests`)).json()) as unknown[]).toHaveLength(1);
    await fetch(`${mock.url}/__mock/requests`, { method: 'DELETE' });
    expect(mock.requests()).toEqual([]);
    await fetch(`${mock.url}/__mock/reset`, { method: 'POST' });
    expect(mock.state().data).toEqual(mockData);
  });

  it.each([
    ['GET', '/__mock/nothing', 404],
    ['DELETE', '/__mock/ready', 405],
    ['PATCH', '/__mock/state', 400],
    ['GET', '/__mockery', 404],
  ])('respond to %s %s with %s', async (method, path, status) => {
    const mock = await start();
    const { status: received, body } = await sendForJson(mock, path, {
      method,
      ...(method === 'PATCH' ? { body: '{' } : {}),
    });
    expect([received, body['status_code']]).toEqual([status, status]);
  });
});

const refusalOf = (name: string): unknown => [422, { [name]: ['A test requested this error.'] }];

describe('an invalid body', () => {
  it.each([
    [{}, 'fields'],
    [{ fields: 1 }, 'fields'],
    [{ fields: { x1: 'a' } }, 'fields.x1'],
    [{ fields: { MDfktWCW: 1 } }, 'fields.MDfktWCW'],
    [{ fields: { AbCdEfGh: 'x' } }, 'fields.AbCdEfGh'],
    [null, 'body'],
    [[], 'body'],
    ['"text"', 'body'],
  ])('is refused: contributor update %j, because of %s', async (body, field) => {
    const mock = await start();
    const answer = await sendForJson(mock, contributor, { body: body === null ? 'null' : body });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body['errors'] as object)).toContain(field);
    expect(answer.headers.get('x-mock-gap')).toContain('GAP-024');
    const xml = await send(mock, contributor, {
      body: body === null ? 'null' : body,
      headers: { accept: xmlMediaType },
    });
    expect(await xml.text()).toContain(`<${field}>`);
  });

  it.each([
    [{ reviewer: null }, 'reviewer'],
    [{ reviewer: 'short' }, 'reviewer'],
    [{ reviewer: 'AbCdEfGh', score_set: 'short' }, 'score_set'],
    [{ score_set: 'AbCdEfGh' }, 'reviewer'],
  ])('is refused: recusal %j, because of %s', async (body, field) => {
    const mock = await start();
    const answer = await sendForJson(mock, `/application/${slugOf('application')}/recuse`, { body });
    expect([answer.status, Object.keys(answer.body['errors'] as object)]).toEqual([422, [field]]);
  });

  it.each([
    ['/contributor', 'null', { body: ['must be object'] }],
    ['/contributor', '{"fields":null}', { fields: ['must be object'] }],
    ['/contributor', '[]', { body: ['must be object'] }],
  ])('sent to %s is reported as invalid, not as missing: %s', async (_, body, errors) => {
    const mock = await start();
    expect((await sendForJson(mock, contributor, { body })).body['errors']).toEqual(errors);
  });

  it('causes one message per problem', async () => {
    const mock = await start();
    const { body } = await sendForJson(mock, contributor, {
      body: { fields: { MDfktWCW: 1, 'not a slug': 'x' } },
    });
    expect(body['errors']).toEqual({
      fields: ['the name "not a slug" must match pattern "^[A-Za-z]{8}$"'],
      'fields.MDfktWCW': ['must be string or boolean'],
    });
  });

  it.each([
    ['a key', {}, { [facts.apiKeyHeader]: 'mock-key-validation-failed' }],
    ['Prefer', {}, { prefer: 'code=422' }],
    ['a condition fault', { faults: [{ kind: 'condition', condition: 'validation-failed' }] as const }, {}],
  ])(
    'is reported with the name of a field even if only %s makes it invalid',
    async (_, { faults }: { faults?: readonly Fault[] }, headers) => {
      const mock = await start(faults ? { faults: faults.flatMap((fault) => [fault, fault]) } : {});
      const ask = async (path: string, body: object): Promise<unknown> => {
        const { status, body: answer } = await sendForJson(mock, path, { body, headers });
        return [status, answer['errors']];
      };
      expect(await ask(contributor, { fields: { MDfktWCW: 'x' } })).toEqual(refusalOf('fields.MDfktWCW'));
      const recusal = `/application/${slugOf('application')}/recuse`;
      expect(await ask(recusal, { reviewer: 'AbCdEfGh' })).toEqual(refusalOf('reviewer'));
    },
  );
});

it("a value with characters that XML can't contain is stored, and has replacements in XML", async () => {
  const mock = await start();
  const field = 'MDfktWCW';
  const value = 'a\u0000b < & > \uD800 \r\n c';
  const json = await sendForJson(mock, contributor, { body: { fields: { [field]: value } } });
  expect(JSON.stringify(json.body)).toContain('\\u0000');
  const xml = await send(mock, contributor, {
    body: { fields: { [field]: value } },
    headers: { accept: xmlMediaType },
  });
  expect([xml.status, await xml.text()]).toEqual([
    200,
    expect.stringContaining('a\uFFFDb &lt; &amp; &gt; \uFFFD &#13;\n c') as string,
  ]);
});
