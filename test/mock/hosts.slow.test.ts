/** Host names for the routes below /__mock, which another site's page could reach by DNS rebinding. */
import { request as httpRequest } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { exchange } from '../support/raw-http.ts';
import { closeMocks, facts, jsonMediaType, type MockServer, send, slugOf, start } from '../support/mock.ts';

afterEach(closeMocks);

interface Received {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly body: string;
}

/** Sends a request with any Host header, which fetch wouldn't allow. */
function ask(
  mock: MockServer,
  path: string,
  host: string,
  { method = 'GET', body, ...headers }: Record<string, string> = {},
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sent = { host, ...headers };
    const request = httpRequest({ port: mock.port, host: '127.0.0.1', path, method, headers: sent });
    request.once('error', reject).once('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
      );
    });
    request.end(body);
  });
}

const routes = [
  ['GET', '/__mock'],
  ['GET', '/__mock/state'],
  ['GET', '/__mock/requests'],
  ['DELETE', '/__mock/requests'],
  ['PATCH', '/__mock/state'],
  ['POST', '/__mock/reset'],
  ['POST', '/__mock/stop'],
] as const;

describe('an unknown host name', () => {
  it.each(routes)("can't %s %s, even from the same origin", async (method, path) => {
    const mock = await start();
    await send(mock, `/fund/${slugOf('fund')}`);
    const before = mock.state();
    for (const origin of [undefined, 'http://evil.test', 'http://evil.test:4010']) {
      const headers: Record<string, string> = { method };
      if (method === 'PATCH') headers['body'] = '{"maintenance":true}';
      if (origin !== undefined) headers['origin'] = origin;
      for (const host of [
        'evil.test',
        'evil.test:4010',
        'EVIL.test',
        '127.0.0.1.evil.test',
        'localhost.evil.test',
        'mock.',
        '127.1',
      ]) {
        const { status, body } = await ask(mock, path, host, headers);
        expect([host, status]).toEqual([host, 403]);
        expect(body).toContain(origin === undefined ? '--public-url' : '"status_code":403');
      }
    }
    expect(mock.state()).toEqual(before);
    expect(mock.requests()).toHaveLength(1);
  });

  it('can read the text at /, which contains no data', async () => {
    const mock = await start();
    await send(mock, `/fund/${slugOf('fund')}`);
    const { status, body } = await ask(mock, '/', 'evil.test');
    expect(status).toBe(200);
    expect(body).not.toContain('/fund/');
  });

  it('can read /ready and the description', async () => {
    const mock = await start();
    expect((await ask(mock, '/__mock/ready', 'evil.test')).status).toBe(200);
    expect((await ask(mock, '/__mock/openapi.json', 'evil.test')).status).toBe(200);
  });
});

it.each([
  '127.0.0.1',
  '127.0.0.1:4010',
  '[::1]:4010',
  'localhost',
  'LOCALHOST:4010',
  'mock',
  'mock:80',
  '10.0.0.7',
])('the mock returns its state for the host %s', async (host) => {
  const mock = await start();
  expect((await ask(mock, '/__mock/state', host)).status).toBe(200);
  expect((await ask(mock, '/__mock/state', host, { origin: `http://${host}` })).status).toBe(200);
  expect((await ask(mock, '/__mock/state', host, { origin: 'http://page.invalid' })).status).toBe(403);
});

it('the mock returns its state for the host of its public URL', async () => {
  const mock = await start({ publicUrl: 'https://Mock.internal:8443/grants' });
  for (const host of ['mock.internal', 'mock.internal:4010', 'MOCK.internal']) {
    expect((await ask(mock, '/__mock/state', host)).status).toBe(200);
    const origin = 'https://mock.internal:8443';
    expect((await ask(mock, '/__mock/state', host, { origin })).status).toBe(200);
  }
  expect((await ask(mock, '/__mock/state', 'other.internal')).status).toBe(403);
});

it('pages of other origins can read only the description', async () => {
  const mock = await start();
  const headers = { origin: 'http://editor.invalid' };
  const description = await fetch(`${mock.url}/__mock/openapi.json`, { headers });
  expect([description.status, description.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  for (const [method, path] of routes) {
    const { status, headers: received } = await fetch(mock.url + path, { method, headers });
    expect([status, received.get('access-control-allow-origin')]).toEqual([403, null]);
  }
});

it('a request with two Host headers is refused', async () => {
  const mock = await start();
  const lines = [
    'GET /account HTTP/1.1',
    'Host: a',
    'Host: b',
    `Accept: ${jsonMediaType}`,
    `${facts.apiKeyHeader}: k`,
  ];
  const [answer] = await exchange(mock.port, [...lines, '', ''].join('\r\n'));
  expect([answer?.status, answer?.headers['x-mock-condition']]).toEqual([400, 'mock/malformed-request']);
  expect(answer?.body).toContain('more than one Host header');
});
