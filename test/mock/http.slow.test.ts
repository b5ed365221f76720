/** HTTP: paths, methods, bodies and connections. */
import { once } from 'node:events';
import { request as httpRequest, STATUS_CODES } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Model } from '../../scripts/model/model.ts';
import { readBundle } from '../support/generated.ts';
import { exchange } from '../support/raw-http.ts';
import {
  closeMocks,
  facts,
  jsonMediaType,
  type MockServer,
  send,
  sendForJson,
  slugOf,
  start,
  xmlMediaType,
} from '../support/mock.ts';

let mock: MockServer;
beforeAll(async () => {
  mock = await start();
});
afterAll(closeMocks);

/** The documented methods by path. */
const methodsOf = new Map<string, string[]>();
for (const { path, method } of Model.of(readBundle()).operations)
  methodsOf.set(path, [...(methodsOf.get(path) ?? []), method.toUpperCase()]);
const allowed = (methods: Iterable<string>): string => [...new Set(methods), 'OPTIONS'].join(', ');
const allowedFor = (path: string): string =>
  allowed((methodsOf.get(path) ?? []).flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])));
const allowedAnywhere = allowed([...methodsOf.values()].flat());

const head = (...lines: string[]): string => [...lines, 'Host: mock', '', ''].join('\r\n');
const validHeaders = [`Accept: ${jsonMediaType}`, `${facts.apiKeyHeader}: k`];

it.each([
  ['Content-Encoding: gzip', 'Content-Length: 0', ''],
  ['Transfer-Encoding: gzip, chunked', 'X-Note: a', '0\r\n\r\n'],
])('an encoded body is refused, even if it is empty: %s', async (encoding, more, body) => {
  const path = `/contributor/${slugOf('contributor')}`;
  const lines = head(
    `PUT ${path} HTTP/1.1`,
    ...validHeaders,
    'Content-Type: application/json',
    encoding,
    more,
  );
  const [answer] = await exchange(mock.port, lines + body);
  expect(answer?.status).toBe(415);
});

describe('paths and methods', () => {
  it.each([
    '/',
    '/nowhere',
    '/fund',
    `/fund/${slugOf('fund')}/more`,
    '//fund',
    '/FUND/AbCdEfGh',
    `/fund/${slugOf('fund')}/`,
    '/a/b/c/d/e/f/g/h/i/j',
  ])('return 404 in the envelope for the unknown path %s', async (path) => {
    const { status, body, headers } = await sendForJson(mock, path);
    expect([status, body['status_code'], headers.get('content-type')]).toEqual([404, 404, jsonMediaType]);
    expect(headers.get('x-mock-condition')).toBe('mock/unknown-path');
  });

  it.each([...methodsOf])('return 405 with Allow for %s, which has %j', async (path, documented) => {
    const method = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH'].find((each) => !documented.includes(each)) ?? '';
    const { status, body, headers } = await sendForJson(mock, path.replaceAll(/\{[^}]+\}/g, 'AbCdEfGh'), {
      method,
    });
    expect([status, body['status_code'], headers.get('allow')]).toEqual([405, 405, allowedFor(path)]);
  });

  it('return errors in XML if XML is requested', async () => {
    const response = await send(mock, '/nowhere', { headers: { accept: xmlMediaType } });
    expect(response.headers.get('content-type')).toBe(xmlMediaType);
    expect(await response.text()).toContain('<status_code>404</status_code>');
  });

  it('may have a percent-encoded slug', async () => {
    const slug = slugOf('fund');
    const encoded = `%${slug.charCodeAt(0).toString(16)}${slug.slice(1)}`;
    expect((await sendForJson(mock, `/fund/${encoded}`)).body['slug']).toBe(slug);
  });

  it.each([
    '/fund/%E0%A4%A',
    '/fund/%zz',
    '/fund/%',
    '/fund/AbCdEfG%2F',
    '/fund/..',
    '/fund/__proto__',
    '/fund/AbCdEfGhI',
    '/fund/AbCdEf%00h',
    '/fund/%C3%A4bCdEfG',
  ])('return 400 for the malformed slug in %s', async (path) => {
    const [answer] = await exchange(mock.port, head(`GET ${path} HTTP/1.1`, ...validHeaders));
    expect(answer?.status).toBe(400);
    expect(answer?.headers['x-mock-condition']).toBe('invalid-slug');
  });

  it('may come as an absolute URL in the request line', async () => {
    const [answer] = await exchange(
      mock.port,
      head(`GET http://other.invalid/fund/${slugOf('fund')} HTTP/1.1`, ...validHeaders),
    );
    expect(answer?.status).toBe(200);
  });
});

describe('HEAD', () => {
  it("has GET's headers and no body", async () => {
    const path = `/tab/${slugOf('tab')}`;
    const [get, headResponse] = [await send(mock, path), await send(mock, path, { method: 'HEAD' })];
    expect(headResponse.status).toBe(get.status);
    expect(await headResponse.text()).toBe('');
    for (const name of ['content-type', 'content-length', 'etag', 'x-mock-gap'])
      expect(headResponse.headers.get(name)).toBe(get.headers.get(name));
  });

  it("has GET's errors", async () => {
    const response = await send(mock, '/fund/short', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([400, '']);
  });
});

describe('OPTIONS and CORS', () => {
  it('list the methods without a key', async () => {
    const response = await fetch(`${mock.url}/fund/${slugOf('fund')}`, { method: 'OPTIONS' });
    expect([response.status, response.headers.get('allow')]).toEqual([204, allowedFor('/fund/{fund_slug}')]);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('work for the whole server, and return 404 for unknown paths', async () => {
    const [all] = await exchange(mock.port, head('OPTIONS * HTTP/1.1'));
    expect([all?.status, all?.headers['allow']]).toEqual([204, allowedAnywhere]);
    expect((await fetch(`${mock.url}/nowhere`, { method: 'OPTIONS' })).status).toBe(404);
  });

  it('allow calls from pages of other origins', async () => {
    const preflight = await fetch(`${mock.url}/contributor/${slugOf('contributor')}`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://page.invalid',
        'access-control-request-method': 'PUT',
        'access-control-request-headers': `${facts.apiKeyHeader},content-type`,
      },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT');
    expect(preflight.headers.get('access-control-allow-headers')).toContain(facts.apiKeyHeader);
    const response = await send(mock, '/account', { headers: { origin: 'http://page.invalid' } });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('pages of other origins', () => {
  it.each([
    ['GET', '/state'],
    ['POST', '/reset'],
    ['POST', '/stop'],
    ['PATCH', '/state'],
  ])("can't %s /__mock%s", async (method, path) => {
    const response = await fetch(`${mock.url}/__mock${path}`, {
      method,
      headers: { origin: 'http://page.invalid' },
    });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    const sameOrigin = await fetch(`${mock.url}/__mock/ready`, { headers: { origin: mock.url } });
    expect(sameOrigin.status).toBe(200);
  });
});

const conditionOfKeys = async (...keys: string[]): Promise<unknown> => {
  const lines = keys.map((key) => `${facts.apiKeyHeader}: ${key}`);
  const bytes = head('GET /account HTTP/1.1', `Accept: ${jsonMediaType}`, ...lines);
  return (await exchange(mock.port, bytes))[0]?.headers['x-mock-condition'];
};

it('two key headers count as an unknown key, and a key with a comma counts as one key', async () => {
  expect(await conditionOfKeys('a', 'b')).toBe('unknown-api-key');
  expect(await conditionOfKeys('a, b')).toBeUndefined();
});

describe('request bodies', () => {
  const path = `/contributor/${slugOf('contributor')}`;

  it.each(['text/plain', 'application/xml', 'x', undefined])(
    'get a 415 with the media type %s',
    async (contentType) => {
      const [answer] = await exchange(
        mock.port,
        head(
          `PUT ${path} HTTP/1.1`,
          ...validHeaders,
          ...(contentType === undefined ? [] : [`Content-Type: ${contentType}`]),
          'Content-Length: 13',
        ) + '{"fields":{}}',
      );
      expect([answer?.status, answer?.headers['x-mock-condition']]).toEqual([
        415,
        'mock/unsupported-content-type',
      ]);
    },
  );

  it('get a 415 if they are encoded', async () => {
    const response = await fetch(mock.url + path, {
      method: 'PUT',
      headers: {
        accept: jsonMediaType,
        [facts.apiKeyHeader]: 'k',
        'content-type': 'application/json',
        'content-encoding': 'gzip',
      },
      body: gzipSync('{"fields":{}}'),
    });
    expect([response.status, response.headers.get('x-mock-condition')]).toEqual([
      415,
      'mock/unsupported-content-type',
    ]);
  });

  it('may have a charset', async () => {
    const { status } = await sendForJson(mock, path, {
      body: { fields: {} },
      headers: { 'content-type': 'application/json; charset=utf-8' },
    });
    expect(status).toBe(200);
  });

  it.each([
    ['cut off', Buffer.from('{"fields":{')],
    ['with a byte order mark', Buffer.from('\uFEFF{"fields":{}}')],
    ['not UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22])],
    ['only a space', Buffer.from(' ')],
  ])('get a 400 if they are JSON %s', async (_, body) => {
    const response = await fetch(mock.url + path, {
      method: 'PUT',
      headers: { accept: jsonMediaType, [facts.apiKeyHeader]: 'k', 'content-type': 'application/json' },
      body,
    });
    expect(response.headers.get('x-mock-condition')).toBe('invalid-json');
  });

  it('are read completely if they are chunked', async () => {
    const chunks = ['{"fie', 'lds":', '{}}']
      .map((text) => `${text.length.toString(16)}\r\n${text}\r\n`)
      .join('');
    const [answer] = await exchange(
      mock.port,
      `${head(`PUT ${path} HTTP/1.1`, ...validHeaders, 'Content-Type: application/json', 'Transfer-Encoding: chunked')}${chunks}0\r\n\r\n`,
    );
    expect(answer?.status).toBe(200);
  });

  it('get a 413 above a megabyte, with or without Content-Length', async () => {
    const body = JSON.stringify({ fields: { AbCdEfGh: 'x'.repeat(1_100_000) } });
    const announced = await sendForJson(mock, path, { body });
    expect([announced.status, announced.body['status_code']]).toEqual([413, 413]);
    const chunked = await new Promise((resolve, reject) => {
      const request = httpRequest(mock.url + path, {
        method: 'PUT',
        headers: { accept: jsonMediaType, [facts.apiKeyHeader]: 'k', 'content-type': 'application/json' },
      });
      request.once('response', (response) => resolve(response.resume().statusCode)).once('error', reject);
      request.write(body.slice(0, 600_000));
      request.end(body.slice(600_000));
    });
    expect(chunked).toBe(413);
  });

  it.each([
    ['at once', 8_000_000],
    ['piece by piece', 100_000],
  ])('above a megabyte, sent %s, are read to the end before the connection closes', async (_, piece) => {
    const size = 8_000_000;
    // Some clients, such as Python's, keep sending after a response, and would see a broken connection.
    const socket = connect({ port: mock.port, host: '127.0.0.1', allowHalfOpen: true });
    const errors: unknown[] = [];
    let received = '';
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', (error) => errors.push(error)).once('end', () => socket.end());
    socket.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
    socket.write(
      head(
        `PUT ${path} HTTP/1.1`,
        ...validHeaders,
        'Content-Type: application/json',
        'Connection: close',
        `Content-Length: ${size}`,
      ),
    );
    for (let sent = 0; sent < size; sent += piece) {
      socket.write('x'.repeat(piece));
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    await closed;
    expect(errors).toEqual([]);
    expect(received).toMatch(/^HTTP\/1\.1 413 /);
  });

  it.each([
    ['of lists', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['of objects', '{"fields":'.repeat(20_000) + '1' + '}'.repeat(20_000)],
    ['one level too deep', '['.repeat(101) + ']'.repeat(101)],
  ])(
    'get a 400 if they are nested too deeply to be stored, and leave the state readable (%s)',
    async (_, deep) => {
      for (const [method, address] of [
        ['PUT', path],
        ['POST', '/action-task'],
      ] as const) {
        const { status, headers } = await sendForJson(mock, address, { method, body: deep });
        expect([status, headers.get('x-mock-condition')]).toEqual([400, 'mock/body-too-deep']);
      }
      const settings = await fetch(`${mock.url}/__mock/state`, {
        method: 'PATCH',
        body: `{"languages":[${deep}]}`,
      });
      expect(settings.status).toBe(400);
      expect((await fetch(`${mock.url}/__mock/state`)).status).toBe(200);
    },
  );

  const created = facts.operations.find(({ id }) => id === 'createActionTask')?.success;

  it('are accepted if they are nested 100 levels deep', async () => {
    const deep = '['.repeat(100) + ']'.repeat(100);
    expect((await sendForJson(mock, '/action-task', { method: 'POST', body: deep })).status).toBe(created);
    expect(await (await fetch(`${mock.url}/__mock/state`)).text()).toContain(deep);
  });

  it("are recorded up to a total size if their effect isn't documented", async () => {
    const body = JSON.stringify('x'.repeat(900_000));
    for (let index = 0; index < 5; index += 1)
      expect((await sendForJson(mock, '/action-task', { method: 'POST', body })).status).toBe(created);
    expect(mock.state().writes).toHaveLength(2);
  });

  it('with prototype property names change nothing else', async () => {
    const { status } = await sendForJson(mock, path, {
      body: '{"fields":{"__proto__":"x","constructor":"y"}}',
    });
    expect(status).toBe(422);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it('with many problems get an error with some of them', async () => {
    const fields = Object.fromEntries(Array.from({ length: 30_000 }, (_, index) => [`f${index}`, index]));
    const { status, body } = await sendForJson(mock, path, { body: { fields } });
    expect(status).toBe(422);
    expect(JSON.stringify(body).length).toBeLessThan(20_000);
  });
});

describe('connections', () => {
  it('get pipelined responses in order', async () => {
    const paths = ['/account', '/fund/short', `/fund/${slugOf('fund')}`, '/nowhere'];
    const answers = await exchange(
      mock.port,
      paths.map((path) => head(`GET ${path} HTTP/1.1`, ...validHeaders)).join(''),
      4,
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 200, 404]);
  });

  it('get a 100 only after earlier responses', async () => {
    for (const expectation of ['nonsense', undefined]) {
      const first = head(
        'GET /account HTTP/1.1',
        ...validHeaders,
        ...(expectation === undefined ? [] : [`Expect: ${expectation}`]),
      );
      const second = head(
        'PUT /nowhere HTTP/1.1',
        ...validHeaders,
        'Expect: 100-continue',
        'Content-Length: 2',
      );
      const answers = await exchange(mock.port, `${first}${second}{}`, 2);
      expect(answers.map(({ status }) => status).filter((status) => status !== 100)).toEqual([
        expectation === undefined ? 200 : 417,
        404,
      ]);
      for (const { body } of answers) expect(body).not.toContain('HTTP/1.1');
    }
  });

  it('get a complete large response to a pipelined request that expects a 100', async () => {
    const anotherMock = await start();
    const note = 'x'.repeat(20_000);
    for (let number = 0; number < 60; number += 1)
      await send(anotherMock, '/action-task', { method: 'POST', body: { number, note } });
    const [first, state, last] = [
      head('PUT /nowhere HTTP/1.1', ...validHeaders),
      head('GET /__mock/state HTTP/1.1', ...validHeaders, 'Expect: 100-continue', 'Content-Length: 2'),
      head('GET /nowhere HTTP/1.1', ...validHeaders, 'Content-Length: 200000'),
    ];
    const answers = await exchange(anotherMock.port, `${first}${state}{}${last}${' '.repeat(200_000)}`, 3);
    expect(answers.map(({ status }) => status)).toEqual([404, 200, 404]);
    expect(JSON.parse(answers[1]?.body ?? '')).toMatchObject({ writes: expect.any(Array) as unknown });
  });

  it('get responses to earlier requests before a refusal', async () => {
    const first = head('GET /__mock/state HTTP/1.1', ...validHeaders);
    for (const [bytes, status] of [
      ['hello\r\n\r\n', 400],
      [head('CONNECT other.invalid:443 HTTP/1.1'), 405],
      [head('PUT /account HTTP/1.1', 'Transfer-Encoding: chunked') + 'zz', 400],
    ] as const) {
      const answers = await exchange(mock.port, first + bytes, 2);
      expect(answers.map((answer) => answer.status)).toEqual([200, status]);
    }
  });

  it.each([
    ["input that isn't HTTP", 'hello\r\n\r\n', 400],
    ['an unknown method', head('BREW / HTTP/1.1'), 400],
    ['headers that are too large', head('GET / HTTP/1.1', `X-Long: ${'x'.repeat(20_000)}`), 431],
    ['CONNECT', head('CONNECT other.invalid:443 HTTP/1.1'), 405],
    ['a request without a Host header', `GET /account HTTP/1.1\r\n${validHeaders.join('\r\n')}\r\n\r\n`, 400],
  ])('get an error envelope for %s, which is recorded', async (_, bytes, status) => {
    const before = mock.requests().length;
    const [answer] = await exchange(mock.port, bytes);
    expect([answer?.status, answer?.reason]).toEqual([status, STATUS_CODES[status]]);
    expect(answer?.headers['allow']).toBe(status === 405 ? allowedAnywhere : undefined);
    const recorded = mock.requests();
    expect(recorded).toHaveLength(before + 1);
    expect(recorded.at(-1)).toMatchObject({ status, condition: answer?.headers['x-mock-condition'] });
    expect(JSON.parse(answer?.body ?? '')).toMatchObject({ status_code: status });
  });

  it('may break in the middle of a body', async () => {
    const socket = connect(mock.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`PUT /contributor/AbCdEfGh HTTP/1.1\r\nHost: mock\r\nContent-Length: 100\r\n\r\n{"fie`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.resetAndDestroy();
    expect((await send(mock, '/account')).status).toBe(200);
  });
});
