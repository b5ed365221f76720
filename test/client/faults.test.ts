/** Failures of real connections to a server on localhost. */
import { errorKind } from '../../scripts/model/documented-error.ts';
import { afterEach, describe, expect, it } from 'vitest';
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
    // Shorter than the test's timeout, and long enough for a busy machine.
    timeout: 20_000,
    ...options,
  });
}

/** Returns the error of a call, which must be a GrantManagementError. */
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
  ['missing headers', 'Timeout', () => {}],
  ['an endless body', 'Timeout', (response) => response.writeHead(200, { 'content-type': json }).write('{')],
];

describe('a broken response', () => {
  it.each(broken)('%s causes a %s error', async (_, kind, answer) => {
    const { url, requests } = await loopback(answer);
    const limits = kind === 'Timeout' ? { timeout: 300 } : {};
    const error = await failure(clientFor(url, limits).funds.get(slug));
    expect(error.kind).toBe(kind);
    expect(error.name).toBe(error.constructor.name);
    expect(error.message).toContain('GET /fund/{}');
    // On a busy machine the timeout can fire before the request arrives.
    expect(kind === 'Timeout' ? [0, 1] : [1]).toContain(requests.length);
  });

  it('a refused connection causes a ConnectionError', async () => {
    const { url } = await loopback(() => {});
    closeLoopbacks();
    const error = await failure(clientFor(url).funds.get(slug));
    expect(error).toBeInstanceOf(client.ConnectionError);
    expect(error.message).toContain('ECONNREFUSED');
  });

  it('a URL that fetch refuses causes a ConnectionError with the reason', async () => {
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
  ])('a request with the header %s is refused before it is sent', async (name) => {
    const { url, requests } = await loopback((response) => sendJson(response, 200, fund));
    const headers = { [name]: '1' } as Record<Lowercase<string>, string>;
    expect(await failure(clientFor(url).funds.get(slug, { headers }))).toMatchObject({
      kind: 'InvalidArgument',
      operation: `headers.${name}`,
    });
    expect(requests).toEqual([]);
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

  it.each(cases)('is thrown as its class: %s, %s', async (component, _, body) => {
    const name = errorKind(component);
    const status = Number(body['status_code'] ?? 503);
    const { url } = await loopback((response) => sendJson(response, status, body));
    const error = await failure(clientFor(url).funds.get(slug));
    expect(error).toMatchObject({ kind: name, status, body });
    expect(error).toBeInstanceOf((client as unknown as Record<string, new () => Error>)[`${name}Error`]);
    expect(error.message).toContain(String(body['message'] ?? ''));
    expect(error.constructor.name).toBe(`${name}Error`);
  });

  it("keeps a body that isn't JSON as text", async () => {
    const { url } = await loopback((response) =>
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not here'),
    );
    const error = await failure(clientFor(url).funds.get(slug));
    expect(error).toMatchObject({ kind: 'NotFound', body: undefined, text: '<h1>Not here' });
  });
});

describe('a retry', () => {
  it('follows a lost connection, such as an idle one closed by the server', async () => {
    const { url, requests } = await loopback((response, _, turn) =>
      turn === 1 ? response.destroy() : sendJson(response, 200, fund),
    );
    const faultyClient = clientFor(url, { maxRetries: 1 });
    await faultyClient.funds.get(slug);
    expect(await faultyClient.funds.get(slug)).toEqual(fund);
    expect(requests).toHaveLength(3);
  });
});

describe('an abort ends a call', () => {
  it.each<[string, Answer, Partial<ClientOptions>]>([
    ['while it waits for headers', () => {}, {}],
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
      'while it waits for the rate limit',
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
    const faultyClient = clientFor(url, options);
    if (_.includes('rate limit')) await faultyClient.funds.get(slug);
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 80);
    expect(await failure(faultyClient.funds.get(slug, { signal: controller.signal }))).toBeInstanceOf(
      client.AbortError,
    );
  });
});
