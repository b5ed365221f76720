/** What can go wrong, each against a real server on this machine, and the typed error or the retry that follows. */
import { errorKind } from '../../scripts/model/documented-error.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as client from '../../scripts/client/runtime/index.ts';
import {
  GrantManagement,
  type ClientOptions,
  type GrantManagementError,
} from '../../scripts/client/runtime/index.ts';
import { closeLoopbacks, loopback, sendJson } from '../support/loopback.ts';
import { jsonMediaType as json, readBundle } from '../support/generated.ts';

const slug = 'AbCdEfGh';
const fund = { slug, name: { en_GB: 'Fund' } };

afterEach(closeLoopbacks);

function clientFor(baseUrl: string, options: Partial<ClientOptions> = {}): GrantManagement {
  return new GrantManagement({
    baseUrl,
    apiKey: 'secret-key-0123',
    maxRetries: 0,
    // What hangs is to fail before the test does; what a busy machine slows down is not.
    timeout: 20_000,
    ...options,
  });
}

/** The error of a call, which must be one of the package. */
async function failure(call: PromiseLike<unknown>): Promise<GrantManagementError> {
  const error: unknown = await call.then(
    (data) => expect.fail(`the call succeeded with ${JSON.stringify(data)}`),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(client.GrantManagementError);
  return error as GrantManagementError;
}

type Answer = Parameters<typeof loopback>[0];

const broken: [name: string, kind: string, answer: Answer][] = [
  ['connection reset before the headers', 'Connection', (response) => response.destroy()],
  [
    'connection reset in the middle of the body',
    'Connection',
    (response) => {
      response.writeHead(200, { 'content-type': json, 'content-length': '100' }).write('{"slug":');
      setTimeout(() => response.destroy(), 20);
    },
  ],
  ['headers that do not come', 'Timeout', () => {}],
  [
    'a body that does not end',
    'Timeout',
    (response) => response.writeHead(200, { 'content-type': json }).write('{'),
  ],
  [
    'JSON that is cut off',
    'Decode',
    (response) => response.writeHead(200, { 'content-type': json }).end('{"slug":"Ab'),
  ],
  [
    'HTML with status 200',
    'Decode',
    (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hi'),
  ],
  ['an empty 200', 'Decode', (response) => response.writeHead(200, { 'content-type': json }).end()],
  ['JSON null', 'Decode', (response) => response.writeHead(200, { 'content-type': json }).end('null')],
  ['no media type', 'Decode', (response) => response.writeHead(200).end('{}')],
  [
    'another charset',
    'Decode',
    (response) => response.writeHead(200, { 'content-type': `${json}; charset=latin1` }).end('{}'),
  ],
  [
    'XML where JSON was asked for',
    'Decode',
    (response) => response.writeHead(200, { 'content-type': 'application/xml' }).end('<a/>'),
  ],
  ['304', 'NotModified', (response) => response.writeHead(304).end()],
  ['an empty 500', 'UnexpectedStatus', (response) => response.writeHead(500).end()],
  [
    'an unknown status',
    'UnexpectedStatus',
    (response) => response.writeHead(418, { 'content-type': json }).end('{}'),
  ],
  ['a redirect', 'Redirect', (response) => response.writeHead(302, { location: '/account' }).end()],
];

describe('a broken answer', () => {
  it.each(broken)('%s is a %s error', async (_, kind, answer) => {
    const { url, asked } = await loopback(answer);
    const limits = kind === 'Timeout' ? { timeout: 300 } : {};
    const error = await failure(clientFor(url, limits).funds.get(slug));
    expect(error.kind).toBe(kind);
    expect(error.name).toBe(error.constructor.name);
    expect(error.message).toContain('GET /fund/{}');
    // On a busy machine the time can be over before the request has arrived.
    expect(kind === 'Timeout' ? [0, 1] : [1]).toContain(asked.length);
  });

  it('a refused connection', async () => {
    const { url } = await loopback(() => {});
    closeLoopbacks();
    const error = await failure(clientFor(url).funds.get(slug));
    expect(error).toBeInstanceOf(client.ConnectionError);
    expect(error.message).toContain('ECONNREFUSED');
  });

  it('an address that fetch refuses is a failed connection, and the error says why', async () => {
    const error = await failure(clientFor('http://127.0.0.1:6000').funds.get(slug));
    expect(error).toBeInstanceOf(client.ConnectionError);
    expect(error.message).toContain('bad port');
  });

  it.each([
    'connection',
    'content-length',
    'expect',
    'host',
    'keep-alive',
    'proxy-connection',
    'te',
    'trailer',
    'transfer-encoding',
    'upgrade',
  ])('a request with the header %s is not sent, whoever sets it', async (name) => {
    const { url, asked } = await loopback((response) => sendJson(response, 200, fund));
    const headers = { [name]: '1' } as Record<Lowercase<string>, string>;
    expect(await failure(clientFor(url).funds.get(slug, { headers }))).toMatchObject({
      kind: 'InvalidArgument',
      operation: `headers.${name}`,
    });
    const fetch = client.observing({
      onRequest: (request) => void (request.headers[name.toUpperCase()] = '1'),
    });
    expect(await failure(clientFor(url, { fetch, maxRetries: 2 }).funds.get(slug))).toMatchObject({
      kind: 'Hook',
      cause: { kind: 'InvalidArgument', operation: `headers.${name}` },
    });
    expect(asked).toEqual([]);
  });

  it('an answer that the interface does not show may be empty', async () => {
    const { url } = await loopback((response) => response.writeHead(200).end());
    expect(await clientFor(url).applications.recuse(slug, { reviewer: slug })).toBeUndefined();
  });

  it('UTF-8 may be named', async () => {
    const { url } = await loopback((response) =>
      sendJson(response, 200, fund, { 'content-type': `${json}; charset="UTF-8"` }),
    );
    expect(await clientFor(url).funds.get(slug)).toEqual(fund);
  });
});

describe('every documented error', () => {
  const responses = Object.entries(readBundle().components?.responses ?? {}).filter(
    ([name]) => !name.includes('With'),
  );
  const cases = responses.flatMap(([name, { content = {} }]) =>
    Object.entries(content[json]?.examples ?? {}).map(
      ([example, value]) => [name, example, (value as { value: Record<string, unknown> }).value] as const,
    ),
  );

  it.each(cases)('%s: %s', async (component, _, body) => {
    const name = errorKind(component);
    const status = Number(body['status_code'] ?? 503);
    const { url } = await loopback((response) => sendJson(response, status, body));
    const error = await failure(clientFor(url).funds.get(slug));
    expect(error).toMatchObject({ kind: name, status, body });
    expect(error).toBeInstanceOf((client as unknown as Record<string, new () => Error>)[`${name}Error`]);
    expect(error.message).toContain(String(body['message'] ?? ''));
    expect(error.constructor.name).toBe(`${name}Error`);
  });

  it('keeps what is no envelope as text', async () => {
    const { url } = await loopback((response) =>
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not here'),
    );
    const error = await failure(clientFor(url).funds.get(slug));
    expect(error).toMatchObject({ kind: 'NotFound', body: undefined, text: '<h1>Not here' });
  });
});

const once =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response, _, turn) =>
    turn === 0
      ? sendJson(response, status, { message: 'no', status_code: status }, headers)
      : sendJson(response, 200, fund);

describe('retries', () => {
  it.each([408, 425, 429, 500, 502, 503, 504, 520, 524])('GET after %i', async (status) => {
    const { url, asked } = await loopback(once(status));
    const { data, meta } = await clientFor(url, { maxRetries: 2 }).funds.get(slug).withMeta();
    expect([data, meta.attempts, asked.length]).toEqual([fund, 2, 2]);
  });

  it.each([400, 401, 403, 404, 422, 501])('not after %i', async (status) => {
    const { url, asked } = await loopback(once(status));
    await failure(clientFor(url, { maxRetries: 2 }).funds.get(slug));
    expect(asked).toHaveLength(1);
  });

  it('PUT, but never POST', async () => {
    const { url, asked } = await loopback(once(503));
    const made = clientFor(url, { maxRetries: 2 });
    await made.contributors.update(slug, { fields: {} });
    expect(asked.map(({ method }) => method)).toEqual(['PUT', 'PUT']);
    const other = await loopback(once(503));
    expect((await failure(clientFor(other.url, { maxRetries: 2 }).actionTasks.create({}))).kind).toBe(
      'ServiceUnavailable',
    );
    expect(other.asked).toHaveLength(1);
  });

  it('after a lost connection, as when a server closes an idle one', async () => {
    const { url, asked } = await loopback((response, _, turn) =>
      turn === 1 ? response.destroy() : sendJson(response, 200, fund),
    );
    const made = clientFor(url, { maxRetries: 1 });
    await made.funds.get(slug);
    expect(await made.funds.get(slug)).toEqual(fund);
    expect(asked).toHaveLength(3);
  });

  it('gives up with the last error', async () => {
    const { url, asked } = await loopback((response) =>
      sendJson(response, 503, { status: 'Maintenance in progress' }),
    );
    const error = await failure(clientFor(url, { maxRetries: 1 }).funds.get(slug));
    expect(error).toMatchObject({
      kind: 'ServiceUnavailable',
      body: { status: 'Maintenance in progress' },
      meta: { attempts: 2 },
    });
    expect(asked).toHaveLength(2);
  });

  it.each(['99999999', new Date(Date.now() + 1e9).toUTCString()])(
    'Retry-After beyond the cap is an error at once: %s',
    async (value) => {
      const { url, asked } = await loopback(once(429, { 'retry-after': value }));
      expect(await failure(clientFor(url, { maxRetries: 5 }).funds.get(slug))).toBeInstanceOf(
        client.TooManyRequestsError,
      );
      expect(asked).toHaveLength(1);
    },
  );

  it('never wait longer than the whole call may take', async () => {
    const { url, asked } = await loopback(once(429, { 'retry-after': '50' }));
    await failure(clientFor(url, { maxRetries: 5, totalTimeout: 20_000 }).funds.get(slug));
    expect(asked).toHaveLength(1);
  });
});

describe('an abort', () => {
  it('before the call', async () => {
    const { url, asked } = await loopback((response) => sendJson(response, 200, fund));
    expect((await failure(clientFor(url).funds.get(slug, { signal: AbortSignal.abort() }))).kind).toBe(
      'Abort',
    );
    expect(asked).toHaveLength(0);
  });

  it.each<[string, Answer, Partial<ClientOptions>]>([
    ['while headers are awaited', () => {}, {}],
    [
      'while the body is read',
      (response) => response.writeHead(200, { 'content-type': json }).write('{'),
      {},
    ],
    [
      'between retries',
      (response) => sendJson(response, 429, {}, { 'retry-after': '30' }),
      { maxRetries: 3 },
    ],
    [
      'while the rate limit is awaited',
      (response) =>
        sendJson(response, 200, fund, {
          'x-ratelimit-limit': '60',
          'x-ratelimit-remaining': '0',
          'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000) + 30),
        }),
      {},
    ],
  ])('%s', async (_, answer, options) => {
    const { url } = await loopback(answer);
    const made = clientFor(url, options);
    if (_.includes('rate limit')) await made.funds.get(slug);
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 80);
    expect(await failure(made.funds.get(slug, { signal: controller.signal }))).toBeInstanceOf(
      client.AbortError,
    );
  });

  it('while a slot is awaited, and the slot is not lost', async () => {
    const held: Parameters<Answer>[0][] = [];
    const { url, asked } = await loopback((response, _, turn) => {
      if (turn === 0) held.push(response);
      else sendJson(response, 200, fund);
    });
    const made = clientFor(url, { concurrency: 1 });
    const first = made.funds.get(slug);
    const controller = new AbortController();
    const second = failure(made.funds.get(slug, { signal: controller.signal }));
    const third = made.funds.get(slug);
    await vi.waitUntil(() => asked.length === 1);
    controller.abort();
    expect((await second).kind).toBe('Abort');
    for (const response of held) sendJson(response, 200, fund);
    expect(await Promise.all([first, third])).toEqual([fund, fund]);
  });
});

const limited = (reset: number): Record<string, string> => ({
  'x-ratelimit-limit': '60',
  'x-ratelimit-remaining': '0',
  'x-ratelimit-reset': String(reset),
});

describe('the rate limit', () => {
  it('is waited for, and shown', async () => {
    const reset = Math.floor(Date.now() / 1000) + 2;
    const arrived: number[] = [];
    const { url } = await loopback((response, _, turn) => {
      arrived.push(Date.now());
      sendJson(response, 200, fund, turn === 0 ? limited(reset) : {});
    });
    const made = clientFor(url);
    expect(made.rateLimit).toBeUndefined();
    await made.funds.get(slug);
    expect(made.rateLimit).toMatchObject({ limit: 60, remaining: 0 });
    await made.funds.get(slug);
    // The clock of the timers and that of the system differ by some milliseconds.
    expect(arrived[1]).toBeGreaterThanOrEqual(reset * 1000 - 50);
  });

  it('is not waited for when that takes longer than a call may wait, and no answer is made up', async () => {
    const { url, asked } = await loopback((response) =>
      sendJson(response, 200, fund, limited(Math.floor(Date.now() / 1000) + 86_400)),
    );
    const made = clientFor(url, { maxWait: 200 });
    await made.funds.get(slug);
    for (let call = 0; call < 3; call++)
      expect((await failure(made.funds.get(slug))).message).toMatch(
        /longer than maxWait \(200 ms\); nothing was sent/,
      );
    expect(asked).toHaveLength(1);
  });

  it('that was reset in the past is not waited for', async () => {
    const { url } = await loopback((response) => sendJson(response, 200, fund, limited(1)));
    const made = clientFor(url);
    await made.funds.get(slug);
    expect(await made.funds.get(slug)).toEqual(fund);
  });
});

it('never has more requests on their way than it may', async () => {
  let active = 0;
  let most = 0;
  const { url } = await loopback((response) => {
    most = Math.max(most, ++active);
    setTimeout(() => {
      active--;
      sendJson(response, 200, fund);
    }, 10);
  });
  const made = clientFor(url, { concurrency: 3 });
  await Promise.all(Array.from({ length: 30 }, () => made.funds.get(slug)));
  expect(most).toBe(3);
});
