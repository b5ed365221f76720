/** What the mock keeps of requests, and how it shows them. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { exchange } from '../support/raw-http.ts';
import { closeMocks, facts, send, slugOf, start } from '../support/mock.ts';

const run = promisify(execFile);
afterEach(closeMocks);

const fund = `/fund/${slugOf('fund')}`;
const contributor = `/contributor/${slugOf('contributor')}`;

describe('a recorded request', () => {
  it('has the headers that a test may look for', async () => {
    const mock = await start();
    await send(mock, fund, { headers: { 'x-correlation-id': 'abc', 'user-agent': 'test/1' } });
    expect(mock.requests()[0]?.headers).toMatchObject({
      'x-correlation-id': 'abc',
      'user-agent': 'test/1',
      accept: facts.jsonMediaType,
    });
  });

  it('cannot be changed, and is not changed by what comes later', async () => {
    const mock = await start();
    await send(mock, fund);
    const [request] = mock.requests();
    expect(() => Object.assign(request ?? {}, { status: 500 })).toThrow(TypeError);
    expect(() => Object.assign(request?.headers ?? {}, { accept: 'x' })).toThrow(TypeError);
    (mock.requests() as unknown[]).length = 0;
    expect(mock.requests()).toEqual([request]);
  });

  it('has no key, wherever it was sent, and no other secret', async () => {
    const secret = 'secret-key-0123456789';
    const mock = await start();
    await send(mock, `${contributor}?token=${secret}&${facts.apiKeyHeader}=short`, {
      body: { fields: { AbCdEfGh: secret } },
      headers: {
        [facts.apiKeyHeader]: secret,
        authorization: 'Bearer other-secret',
        cookie: 'session=other-secret',
        'x-debug': `key ${secret}`,
      },
    });
    const shown = JSON.stringify(mock.requests());
    for (const text of [secret, 'other-secret', 'short']) expect(shown).not.toContain(text);
    expect(mock.requests()[0]).toMatchObject({
      url: `${contributor}?token=***&${facts.apiKeyHeader}=***`,
      body: '{"fields":{"AbCdEfGh":"***"}}',
      headers: { authorization: '***', cookie: '***', 'x-debug': 'key ***' },
    });
  });
});

function bodyOf(length: number): string {
  return JSON.stringify({ fields: { MDfktWCW: 'é'.repeat(length) } });
}

describe('the body of a recorded request', () => {
  it('is whole', async () => {
    const mock = await start();
    const body = bodyOf(90_000);
    await send(mock, `${contributor}?${'a'.repeat(5_000)}`, {
      body,
      headers: { 'x-note': 'n'.repeat(3_000) },
    });
    expect(mock.requests()).toMatchObject([{ body, bodyTruncated: false }]);
    expect(mock.requests()[0]?.url).toHaveLength(contributor.length + 5_001);
    expect(mock.requests()[0]?.headers['x-note']).toHaveLength(3_000);
  });

  it.each([
    ['longer than what is kept', 200_000, 100_000],
    ['larger than the mock takes', 600_000, undefined],
  ])('that is %s says so, and so does its command', async (_, sent, kept) => {
    const mock = await start();
    await send(mock, contributor, { body: bodyOf(sent) });
    const [request] = mock.requests();
    expect([request?.body?.length, request?.bodyTruncated]).toEqual([kept, true]);
    const commands = await (await fetch(`${mock.url}/__mock/requests?as=curl`)).text();
    expect(commands).toMatch(/^# The body was longer than what is kept:/);
  });
});

describe('requests can be asked for', () => {
  it('by operation, method, status, and what came before', async () => {
    const mock = await start();
    await send(mock, fund);
    const [first] = mock.requests();
    await send(mock, '/fund/short');
    await send(mock, contributor, { body: { fields: {} } });
    const urls = (filter: Parameters<typeof mock.requests>[0]): string[] =>
      mock.requests(filter).map(({ url }) => url);
    expect(urls({ operation: 'getFund' })).toEqual([fund, '/fund/short']);
    expect(urls({ operation: 'getFund', status: 400 })).toEqual(['/fund/short']);
    expect(urls({ method: 'put' })).toEqual([contributor]);
    expect(urls({ since: first?.id ?? 0 })).toEqual(['/fund/short', contributor]);
    expect(urls({ since: first?.time ?? '' })).toHaveLength(3);
    expect(urls({ since: new Date(Date.now() + 60_000) })).toEqual([]);
    expect(urls({ status: null })).toEqual([]);
    const ahead = encodeURIComponent(new Date(Date.now() + 3_600_000).toISOString().slice(0, -1));
    for (const zone of ['+01:00', '%2B01:00'])
      expect((await fetch(`${mock.url}/__mock/requests?since=${ahead}${zone}`)).status).toBe(200);
    const query = `operation=getFund&since=${first?.id}`;
    const shown = (await (await fetch(`${mock.url}/__mock/requests?${query}`)).json()) as { url: string }[];
    expect(shown.map(({ url }) => url)).toEqual(['/fund/short']);
  });

  it.each([
    [{ operation: 'getFunds' }, 'There is no operation "getFunds".'],
    [
      { operationId: 'getFund' },
      'Requests cannot be filtered by "operationId", only by operation, method, status, since.',
    ],
    [{ since: 'yesterday' }, 'since must be the id of a request, or a time in ISO 8601.'],
    [{ since: 9_999_999 }, 'since is 9999999, and the last request has the id 0. A time must be a Date'],
    [{ status: 'ok' }, 'status must be a whole number, or null for connections that were reset.'],
  ])('and a filter that can find nothing is refused: %j', async (filter, message) => {
    const mock = await start();
    expect(() => mock.requests(filter as never)).toThrow(message);
    const response = await fetch(
      `${mock.url}/__mock/requests?${new URLSearchParams(filter as never).toString()}`,
    );
    const answer = (await response.json()) as { message: string };
    expect([response.status, answer.message]).toEqual([400, expect.stringContaining(message)]);
  });
});

it('finds connections that were reset by status null', async () => {
  const mock = await start({ faults: [{ kind: 'reset' }] });
  await expect(send(mock, fund)).rejects.toThrow('fetch failed');
  await send(mock, fund);
  expect(mock.requests({ status: null }).map(({ id }) => id)).toEqual([1]);
  const shown = await (await fetch(`${mock.url}/__mock/requests?status=null`)).json();
  expect(shown).toMatchObject([{ id: 1, status: null }]);
  expect((await fetch(`${mock.url}/__mock/requests?status=200&status=404`)).status).toBe(400);
});

it('prints requests as curl commands that send them again', async () => {
  const mock = await start();
  await send(mock, contributor, {
    body: { fields: { MDfktWCW: "it's $HOME & `more`" } },
    headers: { 'x-note': "a 'quoted' value" },
  });
  await send(mock, `${fund}?a=b&c=d`, { method: 'HEAD' });
  const commands = await (await fetch(`${mock.url}/__mock/requests?as=curl`)).text();
  expect(commands.trim().split('\n\n')).toEqual(mock.requests().map((request) => mock.asCurl(request)));
  const sent = mock.requests();
  for (const request of sent)
    await run('sh', ['-c', `${mock.asCurl(request)} -s`], { env: { ...process.env, API_KEY: 'test-key' } });
  const again = mock.requests({ since: sent.at(-1)?.id ?? 0 });
  const essence = ({ method, url, body, status, headers }: (typeof sent)[number]): unknown[] => [
    method,
    url,
    body,
    status,
    headers['accept'],
    headers['x-note'],
  ];
  expect(again.map(essence)).toEqual(sent.map(essence));
});

/** What a command may send that is not what was sent: the order of headers, and how the connection is kept. */
const ofConnection = new Set(['host', 'connection', 'content-length', 'transfer-encoding']);

it.each([
  ['a body that names a file', 'PUT', contributor, ['Content-Type: application/json'], '@/etc/hostname'],
  ['a body without a media type', 'PUT', contributor, [], '{"fields":{}}'],
  ['an empty header', 'GET', fund, [`${facts.languageHeader}:`], ''],
  ['no Accept', 'GET', fund, [], ''],
  ['brackets', 'GET', `${fund}?a[0]={b,c}`, [], ''],
  ['parts of dots', 'GET', '/fund/./x/../y', [], ''],
  ['a file as a query', 'GET', `${fund}?@a`, ['X-Note: @a'], ''],
])('prints a request with %s as a command that sends it again', async (_, method, path, headers, body) => {
  const mock = await start();
  const length = body === '' ? [] : [`Content-Length: ${body.length}`];
  const lines = [`${method} ${path} HTTP/1.1`, 'Host: mock', ...headers, ...length, '', body];
  await exchange(mock.port, lines.join('\r\n'));
  const [sent] = mock.requests();
  if (!sent) throw new Error('nothing was recorded');
  await run('sh', ['-c', `${mock.asCurl(sent)} -s`]);
  const [again] = mock.requests({ since: sent.id });
  const headersOf = (each: typeof sent | undefined): object =>
    Object.fromEntries(Object.entries(each?.headers ?? {}).filter(([name]) => !ofConnection.has(name)));
  const essence = { method, url: path, body: sent.body, status: sent.status };
  expect(again).toMatchObject(essence);
  expect(headersOf(again)).toEqual(headersOf(sent));
});

it('says so where a body that is not UTF-8 cannot be sent again', async () => {
  const mock = await start();
  await fetch(mock.url + contributor, { method: 'PUT', body: new Uint8Array([0xff, 0xfe]) });
  const [sent] = mock.requests();
  if (!sent) throw new Error('nothing was recorded');
  expect(mock.asCurl(sent)).toMatch(/^# The body may not have been UTF-8/);
});

it.each([[undefined], [[]], ['x']])('refuses to print %j', async (what) => {
  const mock = await start();
  expect(() => mock.asCurl(what as never)).toThrow(
    expect.objectContaining({ name: 'SettingsError', message: expect.stringContaining('must be') as string }),
  );
});

describe('faults', () => {
  const change = { body: { fields: { MDfktWCW: 'changed' } } };

  it.each([
    ['reset', false, null],
    ['lost-response', true, null],
    ['truncated', true, 200],
  ] as const)('%s: the write is performed: %s', async (kind, performed, status) => {
    const mock = await start({ faults: [{ kind }] });
    const before = mock.state().data;
    const received = send(mock, contributor, change).then((response) => response.text());
    await expect(received).rejects.toThrow(/fetch failed|terminated/);
    expect(JSON.stringify(mock.state().data) !== JSON.stringify(before)).toBe(performed);
    expect(mock.requests()).toMatchObject([{ status, fault: kind, operation: 'updateContributor' }]);
  });

  it('that are used up are not among the settings', async () => {
    const mock = await start({ faults: [{ kind: 'status', status: 500, times: 2 }, { kind: 'reset' }] });
    const faults = async (): Promise<unknown> => {
      const state = (await (await fetch(`${mock.url}/__mock/state`)).json()) as {
        settings: { faults: unknown };
      };
      return state.settings.faults;
    };
    await send(mock, fund);
    expect(await faults()).toEqual([
      { kind: 'status', status: 500, times: 1 },
      { kind: 'reset', times: 1 },
    ]);
    await send(mock, fund);
    expect(await faults()).toEqual([{ kind: 'reset', times: 1 }]);
    const state = (await (await fetch(`${mock.url}/__mock/state`)).json()) as { settings: { faults: never } };
    mock.set({ faults: state.settings.faults });
    await expect(send(mock, fund)).rejects.toThrow('fetch failed');
    expect(await faults()).toEqual([]);
  });
});

it('of a query parameter that stands twice, the first counts, and the response says so', async () => {
  const mock = await start();
  const ask = async (query: string): Promise<unknown[]> => {
    const { status, headers } = await send(mock, `/allocation-payment?${query}`);
    return [status, headers.get('x-mock-choice')];
  };
  expect(await ask('per_page=5&per_page=500')).toEqual([200, 'repeated-parameter']);
  expect(await ask('per_page=500&per_page=5')).toEqual([400, 'repeated-parameter']);
  expect(await ask('unknown=1&unknown=2')).toEqual([200, null]);
});

describe('the page at /', () => {
  it('shows requests, state and conditions, and loads nothing', async () => {
    const mock = await start({ faults: [{ kind: 'reset' }], maintenance: true });
    const lines = [`GET ${fund}?x=<script>alert(1)</script> HTTP/1.1`, 'Host: mock', '', ''];
    await exchange(mock.port, lines.join('\r\n')).catch(() => undefined);
    mock.set({ maintenance: false });
    const response = await fetch(mock.url);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await response.text();
    const keys = facts.conditions.map(({ id }) => `mock-key-${id}`);
    for (const text of [slugOf('fund'), '&lt;script&gt;', ...keys]) expect(page).toContain(text);
    expect(page).not.toMatch(/<script|src=|@import|url\(/i);
    for (const [, address = ''] of page.matchAll(/href="([^"]+)"/g))
      expect((await fetch(mock.url + address.replaceAll('&amp;', '&'))).status).toBe(200);
  });

  it('shows each request with its headers and its body, times with their zone, and no marks of Markdown', async () => {
    const mock = await start();
    const headers = { [facts.languageHeader]: 'fr_FR', prefer: 'code=200' };
    await send(mock, contributor, { body: { fields: { MDfktWCW: '<b>' } }, headers });
    await exchange(mock.port, 'nonsense\r\n\r\n');
    const page = await (await fetch(mock.url)).text();
    const own = ['fr_FR', 'prefer: code=200', '&lt;b&gt;', 'curl -i -X PUT', 'Time (UTC)', 'not a request'];
    for (const text of own) expect(page).toContain(text);
    expect(page).not.toMatch(/`|<b>|- -/);
  });

  it('is not counted and not recorded, and is there for HEAD', async () => {
    const mock = await start({ rateLimit: 1 });
    for (let index = 0; index < 3; index += 1) expect((await fetch(`${mock.url}/`)).status).toBe(200);
    expect((await fetch(mock.url, { method: 'HEAD' })).status).toBe(200);
    expect((await send(mock, fund)).status).toBe(200);
    expect(mock.requests()).toHaveLength(1);
  });

  it('is not what a client with a key gets', async () => {
    const mock = await start();
    const response = await send(mock, '/');
    expect([response.status, response.headers.get('x-mock-condition')]).toEqual([404, 'mock/unknown-path']);
  });
});
