/** Requests, timeouts, aborts, and the limit on requests in flight. */
import fc from 'fast-check';
import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  DecodeError,
  GrantManagement,
  TimeoutError,
  type FetchFunction,
  type LogEvent,
} from '../../scripts/client/runtime/index.ts';
import { startCall } from '../../scripts/client/runtime/calls/call.ts';
import { Transport } from '../../scripts/client/runtime/transport/transport.ts';
import { packageVersion } from '../../generated/client/src/interface.ts';
import { apiKey, end, json, reply, simulate, slug, startClock, type Ending } from './simulated.ts';
import { xmlMediaType as xml } from '../support/generated.ts';

const userAgent = `grant-management-client/${packageVersion}`;

beforeEach(startClock);
afterEach(() => {
  vi.useRealTimers();
});

describe('a request', () => {
  it('has only the method, URL, headers and body of its call', async () => {
    const { client, sent } = simulate(() => reply({ slug }));
    await end(client.funds.get(slug));
    await end(client.contributors.update(slug, { fields: { AbCdEfGh: 'new' } }));
    const headers = { 'x-api-key': apiKey, accept: json, 'user-agent': userAgent };
    const common = { redirect: 'manual', signal: expect.any(AbortSignal) as AbortSignal };
    expect(sent.map(({ url, init, context }) => ({ url, init: { ...init }, context }))).toMatchObject([
      {
        url: 'https://eu.invalid/fund/AbCdEfGh',
        init: { ...common, method: 'GET', headers, body: undefined },
        context: { call: expect.any(Number) as number, operation: 'GET /fund/{}', attempt: 1 },
      },
      {
        url: 'https://eu.invalid/contributor/AbCdEfGh',
        init: { ...common, method: 'PUT', body: '{"fields":{"AbCdEfGh":"new"}}' },
        context: { call: expect.any(Number) as number, operation: 'PUT /contributor/{}', attempt: 1 },
      },
    ]);
    expect(sent.map(({ init }) => init.headers)).toStrictEqual([
      headers,
      { ...headers, 'content-type': 'application/json' },
    ]);
  });

  it("keeps the base URL's path, with or without a trailing slash", async () => {
    for (const baseUrl of [
      'https://eu.invalid/grants',
      'https://eu.invalid/grants/',
      'HTTP://eu.invalid/grants//',
    ]) {
      const { client, sent } = simulate(() => reply({}), { baseUrl });
      await end(client.account.get());
      expect(sent[0]?.url.toLowerCase()).toMatch(/^https?:\/\/eu\.invalid\/grants\/account$/);
    }
  });

  it('has the query, headers, languages and entity tag from the options', async () => {
    const { client, sent } = simulate(() => reply({ slug }), { languages: ['en_GB'] });
    await end(client.funds.get(slug, { query: { a: 'x&y', b: 1, c: true, d: undefined } }));
    await end(client.tabs.get(slug, { headers: { 'x-trace': '7' }, ifNoneMatch: '"t"', languages: ['all'] }));
    await end(client.fields.list());
    await end(client.fields.list({ page: 3 }, { query: { extra: 'e' } }));
    expect(sent.map(({ url }) => url.replace('https://eu.invalid', ''))).toEqual([
      '/fund/AbCdEfGh?a=x%26y&b=1&c=true',
      '/tab/AbCdEfGh',
      '/field',
      '/field?extra=e&page=3',
    ]);
    expect(sent[0]?.init.headers).toMatchObject({ 'x-api-language': 'en_GB' });
    expect(sent[1]?.init.headers).toMatchObject({
      'x-api-language': 'all',
      'x-trace': '7',
      'if-none-match': '"t"',
    });
  });

  it('uses the global fetch by default', async () => {
    const { fetch } = simulate(() => reply({ slug }));
    vi.stubGlobal('fetch', fetch);
    const client = new GrantManagement({ baseUrl: 'https://eu.invalid', apiKey });
    expect((await end(client.account.get())).data).toEqual({ slug });
    vi.unstubAllGlobals();
  });
});

describe('a request body', () => {
  it('is the value at the time of the call in every attempt', async () => {
    const { client, sent } = simulate((turn) => (turn === 1 ? reply({}, 503) : reply({ slug })));
    const body = { fields: { AbCdEfGh: '1' } };
    const first = client.contributors.update(slug, body);
    body.fields.AbCdEfGh = '2';
    const second = client.contributors.update(slug, body);
    body.fields.AbCdEfGh = '3';
    await end(Promise.all([first, second]));
    expect(sent.map(({ init }) => init.body)).toEqual(
      ['1', '2', '2'].map((value) => JSON.stringify({ fields: { AbCdEfGh: value } })),
    );
  });

  it.each([null, 0, false, ''])('can be %j', async (body) => {
    const { client, sent } = simulate(() => reply({ slug }));
    await end(client.actionTasks.create(body as unknown as object));
    expect(sent[0]?.init).toMatchObject({
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  });
});

describe('a key function', () => {
  it('counts towards totalTimeout', async () => {
    const { client, sent } = simulate(() => reply({}), { apiKey: () => new Promise<never>(() => {}) });
    const start = performance.now();
    expect(await end(client.account.get({ totalTimeout: 700 }))).toMatchObject({
      time: start + 700,
      error: { kind: 'Timeout' },
    });
    expect((await end(client.account.get({ totalTimeout: 700 }).safe())).data).toMatchObject({
      ok: false,
      error: { kind: 'Timeout' },
    });
    expect(sent).toHaveLength(0);
  });

  it("ends with an abort and isn't called after one", async () => {
    let keyRequests = 0;
    const { client, sent } = simulate(() => reply({}), {
      apiKey: () => (keyRequests++, new Promise<never>(() => {})),
    });
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 40);
    const start = performance.now();
    expect(await end(client.account.get({ signal: controller.signal }))).toMatchObject({
      time: start + 40,
      error: { kind: 'Abort' },
    });
    expect(await end(client.account.get({ signal: controller.signal }))).toMatchObject({
      error: { kind: 'Abort' },
    });
    expect([keyRequests, sent.length, vi.getTimerCount()]).toEqual([1, 0, 0]);
    expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error(apiKey);
      },
    ],
    ['rejects', () => Promise.reject(new Error(apiKey))],
    ['returns undefined', () => undefined as unknown as string],
  ])('causes an InvalidArgumentError without its message if it %s', async (_, getKey) => {
    const { client, sent } = simulate(() => reply({}), { apiKey: getKey });
    const { error } = await end(client.account.get());
    expect(error).toMatchObject({
      kind: 'InvalidArgument',
      operation: 'apiKey',
    });
    expect((await end(client.account.get().safe())).data).toMatchObject({
      error: { kind: 'InvalidArgument' },
    });
    expect(sent).toHaveLength(0);
  });
});

describe('an error', () => {
  it("doesn't redact a key that is short enough to be a word", async () => {
    for (const [key, message] of [
      ['seven77', 'the seven77'],
      ['eight888', 'the ***'],
    ] as const) {
      const { client } = simulate(() => reply({ message: `the ${key}` }, 403), { apiKey: key });
      expect((await end(client.account.get())).error).toMatchObject({ body: { message } });
    }
  });
});

const answerOf = (type: string, body: string | null, status = 200): Response =>
  new Response(body === null ? null : new TextEncoder().encode(body), {
    status,
    headers: type ? { 'content-type': type } : {},
  });

const transportFor = (type: string, body: string | null): Transport =>
  new Transport({
    baseUrl: 'https://eu.invalid',
    apiKey,
    fetch: () => Promise.resolve(answerOf(type, body)),
  });

describe('a response', () => {
  const fund = '{"slug":"AbCdEfGh"}';
  const decodable: [string, string, unknown][] = [
    [json, fund, { slug }],
    ['application/json', fund, { slug }],
    [`${json}; charset=utf-8`, fund, { slug }],
    [`${json};charset="UTF-8"`, fund, { slug }],
    [`${json};Charset=utf8`, fund, { slug }],
    ['Application/Json', fund, { slug }],
    ['APPLICATION/JSON; CHARSET=UTF-8', fund, { slug }],
  ];
  it.each(decodable)('with content type %j and body %j is decoded', async (type, body, expected) => {
    const { client } = simulate(() => answerOf(type, body));
    expect((await end(client.funds.get(slug))).data).toEqual(expected);
  });

  const undecodable: [string, string][] = [
    ['', fund],
    ['text/html', fund],
    [xml, fund],
    [`${json}; charset=latin1`, fund],
    [`${json}; charset=x-utf-8`, fund],
    [`${json}; charset=utf-80`, fund],
    [`${json}; Charset="iso-8859-1"`, fund],
    [json, ''],
    [json, 'null'],
    [json, '7'],
    [json, '"text"'],
    [json, '{"slug":'],
  ];
  it.each(undecodable)('with content type %j and body %j causes a DecodeError', async (type, body) => {
    const { client } = simulate(() => answerOf(type, body));
    const { error } = await end(client.funds.get(slug));
    expect(error).toMatchObject({
      kind: 'Decode',
      status: 200,
      text: body,
      body: undefined,
      meta: { status: 200, attempts: 1 },
    });
    expect(error).toBeInstanceOf(DecodeError);
    expect(error).not.toBeInstanceOf(TimeoutError);
  });

  it("may be empty or any JSON if it isn't documented", async () => {
    const shown: [string, string | null, Partial<Ending> | object][] = [
      [json, '7', { data: 7 }],
      [json, 'null', { data: null }],
      [json, '[]', { data: [] }],
      [json, '', { data: undefined }],
      ['', null, { data: undefined }],
      [json, '{', { error: { kind: 'Decode' } }],
      ['text/html', '<p>', { error: { kind: 'Decode' } }],
      ['text/html', '7', { error: { kind: 'Decode' } }],
    ];
    for (const [type, body, expected] of shown) {
      const ending = await end(
        startCall(transportFor(type, body), { operation: 'GET /x', answer: 'unknown' }),
      );
      expect(ending, `${type} ${body}`).toMatchObject(expected);
    }
  });

  it('is ignored if none is expected', async () => {
    for (const [type, body] of [
      ['', null],
      ['text/html', '<p>'],
      [json, '{'],
    ] as const) {
      const call = startCall(transportFor(type, body), { operation: 'PUT /x', answer: 'nothing' });
      expect(await end(call)).not.toHaveProperty('error');
    }
  });

  it('to a list must contain an array of records', async () => {
    for (const body of [
      'null',
      '7',
      '{}',
      '[]',
      '{"data":[]}',
      '{"data":[],"current_page":2}',
      '{"data":[1],"current_page":"1"}',
      '{"current_page":1,"data":null}',
      '{"current_page":1,"data":{}}',
      '{"current_page":1,"data":"text"}',
    ]) {
      const { client } = simulate(() => answerOf(json, body));
      expect((await end(client.fields.list())).error, body).toMatchObject({ kind: 'Decode' });
    }
    const { client } = simulate(() => answerOf(json, '{"data":[],"current_page":1}'));
    expect((await end(client.fields.list())).data).toEqual({ data: [], current_page: 1 });
  });

  it('in XML is returned as a string by every operation', async () => {
    for (const call of ['get', 'list', 'recuse']) {
      const { client, sent } = simulate(() => answerOf(xml, '<a/>'));
      const makeCall = {
        get: () => client.request('GET', `/fund/${slug}`, { as: 'xml' }),
        list: () => client.request('GET', '/field', { as: 'xml' }),
        recuse: () => client.request('PUT', `/application/${slug}/recuse`, { body: {}, as: 'xml' }),
      }[call];
      expect((await end(makeCall?.() ?? Promise.reject(new Error('none')))).data).toBe('<a/>');
      expect(sent[0]?.init.headers['accept']).toBe(xml);
    }
    const { client } = simulate(() => answerOf(json, '{}'));
    expect((await end(client.request('GET', '/x', { as: 'xml' }))).error).toMatchObject({ kind: 'Decode' });
    const other = simulate(() => answerOf(xml, '<e/>', 404)).client;
    expect((await end(other.request('GET', '/x', { as: 'xml' }))).error).toMatchObject({
      kind: 'NotFound',
      text: '<e/>',
      body: undefined,
    });
  });

  it.each([
    [301, 'Redirect'],
    [399, 'Redirect'],
    [304, 'NotModified'],
    [400, 'BadRequest'],
    [405, 'UnexpectedStatus'],
    [500, 'UnexpectedStatus'],
    [503, 'ServiceUnavailable'],
  ])('with status %i causes an error of kind %s', async (status, kind) => {
    const { client } = simulate(() => answerOf('', null, status), { maxRetries: 0 });
    expect((await end(client.funds.get(slug))).error).toMatchObject({ kind, status });
  });

  it('of type opaqueredirect (status 0) counts as a redirect', async () => {
    const shown = { status: { value: 0 }, ok: { value: false }, type: { value: 'opaqueredirect' } };
    const { client } = simulate(() => Object.defineProperties(new Response(), shown));
    expect((await end(client.funds.get(slug))).error).toMatchObject({ kind: 'Redirect', status: 0 });
  });

  it("can't be Response.error()", async () => {
    const { client, sent } = simulate(() => Response.error());
    expect((await end(client.funds.get(slug))).error).toMatchObject({ kind: 'Fetch' });
    expect(sent).toHaveLength(1);
  });
});

describe('a timeout', () => {
  it('ends an attempt after a minute and a call after five, by default', async () => {
    const { client, sent } = simulate(() => 'hang');
    const start = performance.now();
    expect(await end(client.account.get({ maxRetries: 0 }))).toMatchObject({
      time: start + 60_000,
      error: { kind: 'Timeout' },
    });
    const next = performance.now();
    const options = { timeout: Infinity, maxRetries: 0 };
    expect((await end(client.account.get(options))).time - next).toBe(300_000);
    const third = performance.now();
    expect((await end(client.account.get({ timeout: 700, totalTimeout: 500 }))).time - third).toBe(500);
    expect(sent).toHaveLength(3);
    for (const { init } of sent) expect(init.signal?.aborted).toBe(true);
  });

  it('can be Infinity', async () => {
    const { client } = simulate(() => ({ after: 86_400_000, response: reply({ slug }) }));
    const call = client.funds.get(slug, { timeout: Infinity, totalTimeout: Infinity });
    expect((await end(call)).data).toEqual({ slug });
  });

  it('can exceed the longest timer', async () => {
    const longest = 2 ** 31 - 1;
    const start = performance.now();
    const options = { totalTimeout: Infinity, maxRetries: 0 };
    const { client } = simulate(() => 'hang');
    expect(await end(client.account.get({ ...options, timeout: longest }))).toMatchObject({
      time: start + longest,
      error: { kind: 'Timeout' },
    });
    const { client: late } = simulate(() => ({ after: 5000, response: reply({ slug }) }));
    expect((await end(late.account.get({ ...options, timeout: longest + 1 }))).data).toEqual({ slug });
  });

  it('leaves no timer or listener behind', async () => {
    const { client, sent } = simulate((turn) => (turn === 0 ? reply({}, 503) : reply({ slug })));
    const { signal } = new AbortController();
    await end(client.funds.get(slug, { signal }));
    expect(vi.getTimerCount()).toBe(0);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
    expect(sent.map(({ init }) => init.signal?.aborted)).toEqual([false, false]);
  });

  it('includes reading the body', async () => {
    const body = new ReadableStream({ start: () => {} });
    const { client } = simulate(() => new Response(body, { headers: { 'content-type': json } }), {
      timeout: 500,
      maxRetries: 0,
    });
    expect((await end(client.account.get())).error?.kind).toBe('Timeout');
  });
});

describe('an abort', () => {
  it('ends the call and its request at once', async () => {
    const { client, sent } = simulate(() => 'hang');
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 40);
    const start = performance.now();
    const call = client.account.get({ signal: controller.signal });
    const ending = await end(call);
    expect(ending).toMatchObject({ time: start + 40, error: { kind: 'Abort' } });
    expect(sent.map(({ init }) => init.signal?.aborted)).toEqual([true]);
    expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
    // A wrapper may have copied the init object.
    expect({ ...sent[0]?.init }.signal?.aborted).toBe(true);
  });

  it('ends all unfinished calls that share the signal', async () => {
    const { client } = simulate((turn) => (turn === 0 ? reply({ slug }) : 'hang'));
    const controller = new AbortController();
    const { signal } = controller;
    const calls = Array.from({ length: 3 }, () => client.account.get({ signal, maxRetries: 0 }).safe());
    await calls[0];
    setTimeout(() => controller.abort(), 40);
    const results = (await end(Promise.all(calls))).data as { ok: boolean; error?: { kind: string } }[];
    expect(results.map(({ ok, error }) => (ok ? 'ok' : error?.kind))).toEqual(['ok', 'Abort', 'Abort']);
  });

  it('uses one listener for all calls, even after a late response', async () => {
    const { client } = simulate((turn) => (turn === 0 ? { after: 100, response: reply({ slug }) } : 'hang'));
    const { signal } = new AbortController();
    const options = { signal, maxRetries: 0 };
    const late = client.account.get({ ...options, timeout: 50 }).safe();
    await vi.advanceTimersByTimeAsync(60);
    const second = client.account.get({ ...options, timeout: 500 }).safe();
    await vi.advanceTimersByTimeAsync(60);
    const third = client.account.get({ ...options, timeout: 500 }).safe();
    await vi.advanceTimersByTimeAsync(0);
    expect(getEventListeners(signal, 'abort')).toHaveLength(1);
    await end(Promise.all([late, second, third]));
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('before the call prevents the request', async () => {
    const { client, sent } = simulate(() => reply({}));
    expect((await end(client.account.get({ signal: AbortSignal.abort() }))).error?.kind).toBe('Abort');
    expect(sent).toHaveLength(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('concurrency', () => {
  it('limits requests in flight and lets the oldest call go first', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 15 }),
        async (concurrency, durations) => {
          let active = 0;
          let maxInFlight = 0;
          const order: string[] = [];
          const fetch: FetchFunction = async (url) => {
            maxInFlight = Math.max(maxInFlight, ++active);
            order.push(url);
            await new Promise((resolve) => setTimeout(resolve, durations[order.length - 1]));
            active--;
            return reply({ slug });
          };
          const { client } = simulate(() => 'hang', { fetch, concurrency });
          const queries = durations.map((_, index) => ({ query: { n: index } }));
          const { error } = await end(Promise.all(queries.map((query) => client.account.get(query))));
          expect(error).toBeUndefined();
          expect(maxInFlight).toBe(Math.min(concurrency, durations.length));
          expect(order).toEqual(durations.map((_, index) => `https://eu.invalid/account?n=${index}`));
        },
      ),
    );
  });

  it('frees the slot of a call that fails, times out or is aborted', async () => {
    const { client, sent } = simulate(
      (turn) => (turn === 0 ? 'hang' : turn === 1 ? new Error('lost') : reply({ slug })),
      { concurrency: 1, maxRetries: 0, timeout: 1000 },
    );
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 10);
    const kinds = Promise.all(
      [{}, {}, { signal: controller.signal }, {}].map(async (options) => {
        const result = await client.account.get(options).safe();
        return result.ok ? 'ok' : result.error.kind;
      }),
    );
    expect((await end(kinds)).data).toEqual(['Timeout', 'Connection', 'Abort', 'ok']);
    expect(sent).toHaveLength(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('never delays a call beyond totalTimeout', async () => {
    const { client } = simulate(() => 'hang', { concurrency: 1, timeout: 9000, totalTimeout: 9000 });
    const first = client.account.get().safe();
    const start = performance.now();
    const second = await end(client.account.get({ totalTimeout: 300 }));
    expect(second).toMatchObject({ time: start + 300, error: { kind: 'Timeout' } });
    await end(first);
  });

  it('causes no log events', async () => {
    const types: string[] = [];
    const { fetch } = simulate(() => ({ after: 10, response: reply({ slug }) }));
    const log = ({ type }: LogEvent): void => void types.push(type);
    const { client } = simulate(() => 'hang', { fetch, log, concurrency: 1 });
    await end(client.account.get());
    await end(Promise.allSettled([client.account.get(), client.account.get()]));
    expect(new Set(types)).toEqual(new Set(['start', 'request', 'response', 'end']));
  });

  it("doesn't count calls that wait for the rate limit", async () => {
    const { client, sent } = simulate(
      (turn) =>
        turn === 0
          ? {
              after: 100,
              response: reply({ slug }, 200, {
                'x-ratelimit-limit': '2',
                'x-ratelimit-remaining': '0',
                'x-ratelimit-reset': String(Date.now() / 1000 + 10),
              }),
            }
          : reply({ slug }),
      { concurrency: 1 },
    );
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 500);
    const start = performance.now();
    const calls = [{}, { signal: controller.signal }, {}, {}].map((options) =>
      client.account.get(options).safe(),
    );
    const { data: decodable, time } = await end(Promise.all(calls));
    expect((decodable as { ok: boolean }[]).map(({ ok }) => ok)).toEqual([true, false, true, true]);
    expect(sent.map((request) => Math.round((request.time - start) / 1000))).toEqual([0, 10, 10]);
    expect(time - start).toBeLessThan(11_000);
  });

  it('frees the slot after an unreadable response', async () => {
    const { client } = simulate((turn) => (turn === 0 ? answerOf(json, '{') : reply({ slug })), {
      concurrency: 1,
    });
    const calls = Promise.allSettled([client.account.get(), client.account.get()]);
    expect(((await end(calls)).data as { status: string }[]).map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
    ]);
  });
});

const refusal = (seconds: number): Response => reply({}, 429, { 'retry-after': String(seconds) });
/** A client whose first request is refused for one second, and whose second is refused, later, for three seconds. */
const refusedTwice = (log: (event: LogEvent) => void, maxWait: number) => {
  const { fetch } = simulate((turn) => {
    if (turn === 0) return refusal(1);
    return turn === 1 ? { after: 500, response: refusal(3) } : reply({ slug });
  });
  return simulate(() => 'hang', { fetch, log, maxWait }).client;
};

describe('a call that waits for the rate limit', () => {
  it('fails as soon as the wait becomes longer than maxWait', async () => {
    const client = refusedTwice(() => {}, 2000);
    const start = performance.now();
    const first = client.account.get();
    client.account.get().catch(() => {});
    expect(await end(first)).toMatchObject({ time: start + 500, error: { kind: 'Timeout' } });
  });

  it('logs the wait, each extension, and the total duration', async () => {
    const events: LogEvent[] = [];
    const client = refusedTwice((event) => void events.push(event), 60_000);
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const first = client.account.get();
    client.account.get().catch(() => {});
    await end(first);
    vi.restoreAllMocks();
    const [{ call } = { call: 0 }] = events;
    expect(
      events.filter((event) => event.call === call).map(({ type, attempt, ms }) => [type, attempt, ms]),
    ).toEqual([
      ['start', 0, 0],
      ['request', 1, 0],
      ['response', 1, 0],
      ['retry', 1, 1000],
      ['rateLimit', 2, 3000],
      ['request', 2, 0],
      ['response', 2, 0],
      ['end', 2, 3500],
    ]);
  });
});
