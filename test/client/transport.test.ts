/** How a request is made, how long it may take, and how many may be on their way. */
import fc from 'fast-check';
import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  DecodeError,
  GrantManagement,
  GrantManagementError,
  NotFoundError,
  observing,
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
  it('is what the call says, and nothing else', async () => {
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

  it('goes below the base address, whatever that ends with', async () => {
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

  it('carries what options add: query, headers, languages, entity tag', async () => {
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

  it('has media types, the key and the headers of the call', async () => {
    const { client, sent } = simulate(() => reply({ slug }));
    const headers = { 'x-trace': '7' };
    await end(client.funds.get(slug, { headers }));
    await end(client.contributors.update(slug, { fields: {} }, { headers }));
    const own = { accept: json, 'x-api-key': apiKey, 'x-trace': '7', 'user-agent': userAgent };
    expect(sent.map(({ init }) => init.headers)).toStrictEqual([
      own,
      { ...own, 'content-type': 'application/json' },
    ]);
  });

  it('goes through the global fetch when no other is given', async () => {
    const { fetch } = simulate(() => reply({ slug }));
    vi.stubGlobal('fetch', fetch);
    const made = new GrantManagement({ baseUrl: 'https://eu.invalid', apiKey });
    expect((await end(made.account.get())).data).toEqual({ slug });
    vi.unstubAllGlobals();
  });

  it('is not sent when an argument cannot be right, and the error says which', async () => {
    const { client, sent } = simulate(() => reply({}));
    const { error } = await end(client.funds.get('nope'));
    expect(error).toMatchObject({
      kind: 'InvalidArgument',
      name: 'InvalidArgumentError',
      message: 'fundSlug: must be a slug: 8 letters from A to Z; got a string of length 4.',
      operation: 'fundSlug',
    });
    const { error: second } = await end(client.account.get({ languages: ['en GB' as 'all'] }));
    expect(second?.message).toMatch(/^languages: must be an array of language codes/);
    expect(sent).toHaveLength(0);
  });
});

describe('what is sent', () => {
  it('is the body as it was when the call was made, in each attempt', async () => {
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

  it.each([null, 0, false, ''])('is JSON also when the body is %j', async (body) => {
    const { client, sent } = simulate(() => reply({ slug }));
    await end(client.actionTasks.create(body as unknown as object));
    expect(sent[0]?.init).toMatchObject({
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  });

  it('is nothing when the body is no JSON', async () => {
    const { client, sent } = simulate(() => reply({ slug }));
    const circular: Record<string, unknown> = {};
    circular['self'] = circular;
    for (const [body, operation] of [
      [circular, 'body'],
      [{ amount: 1n }, 'body.amount'],
    ]) {
      expect((await end(client.contributors.update(slug, body as never).safe())).data).toMatchObject({
        error: { kind: 'InvalidArgument', operation },
      });
    }
    expect(sent).toHaveLength(0);
  });
});

describe('a function that gives the key', () => {
  it('is ended by the time of the whole call', async () => {
    const { client, sent } = simulate(() => reply({}), { apiKey: () => new Promise<never>(() => {}) });
    const start = performance.now();
    expect(await end(client.account.get({ totalTimeout: 700 }))).toMatchObject({
      at: start + 700,
      error: { kind: 'Timeout' },
    });
    expect((await end(client.account.get({ totalTimeout: 700 }).safe())).data).toMatchObject({
      ok: false,
      error: { kind: 'Timeout' },
    });
    expect(sent).toHaveLength(0);
  });

  it('is ended by an abort, and not called after one', async () => {
    let asked = 0;
    const { client, sent } = simulate(() => reply({}), {
      apiKey: () => (asked++, new Promise<never>(() => {})),
    });
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 40);
    const start = performance.now();
    expect(await end(client.account.get({ signal: controller.signal }))).toMatchObject({
      at: start + 40,
      error: { kind: 'Abort' },
    });
    expect(await end(client.account.get({ signal: controller.signal }))).toMatchObject({
      error: { kind: 'Abort' },
    });
    expect([asked, sent.length, vi.getTimerCount()]).toEqual([1, 0, 0]);
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
    ['gives nothing', () => undefined as unknown as string],
  ])('and %s makes an error that does not show what it said', async (_, given) => {
    const { client, sent } = simulate(() => reply({}), { apiKey: given });
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
  it('is of its class and of the common one, and of no other', async () => {
    const { client } = simulate(() => reply({ message: 'Not there' }, 404));
    const { error } = await end(client.funds.get(slug));
    expect(error).toMatchObject({
      name: 'NotFoundError',
      operation: 'GET /fund/{}',
      message: `GET /fund/{}: 404 "Not there". Change the request.`,
      body: { message: 'Not there' },
      text: '{"message":"Not there"}',
    });
    expect(error?.constructor.name).toBe('NotFoundError');
    expect(error).toBeInstanceOf(NotFoundError);
    expect(error).toBeInstanceOf(GrantManagementError);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(TimeoutError);
    for (const other of [undefined, null, 'text', {}, new Error('x'), { kind: 'NotFound' }])
      expect(other).not.toBeInstanceOf(GrantManagementError);
  });

  it('of a connection tells its code, or what was thrown', async () => {
    const causes: [unknown, string, string][] = [
      [
        new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } }),
        'Connection',
        'no response came (ECONNRESET), in attempt 1',
      ],
      [new TypeError('fetch failed'), 'Connection', 'no response came (fetch failed), in attempt 1'],
      [`thrown with ${apiKey}`, 'Fetch', 'fetch failed: thrown with ***'],
      [undefined, 'Fetch', 'fetch failed: an error without a message'],
      [null, 'Fetch', 'fetch failed: an error without a message'],
    ];
    for (const [thrown, kind, text] of causes) {
      const fetch: FetchFunction = async () => {
        throw thrown;
      };
      const { client } = simulate(() => 'hang', { fetch, maxRetries: 0 });
      expect((await end(client.account.get())).error).toMatchObject({
        kind,
        message: expect.stringContaining(text) as string,
      });
    }
  });

  it('of a service under maintenance says what its body says', async () => {
    const { client } = simulate(() => reply({ status: 'Back at noon' }, 503), { maxRetries: 0 });
    expect((await end(client.account.get())).error?.message).toContain('503 "Back at noon"');
  });

  it('leaves a key alone that is too short to be told from words', async () => {
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

describe('an answer', () => {
  const fund = '{"slug":"AbCdEfGh"}';
  const data: [string, string, unknown][] = [
    [json, fund, { slug }],
    ['application/json', fund, { slug }],
    [`${json}; charset=utf-8`, fund, { slug }],
    [`${json};charset="UTF-8"`, fund, { slug }],
    [`${json};Charset=utf8`, fund, { slug }],
  ];
  it.each(data)('of type %j is read: %j', async (type, body, expected) => {
    const { client } = simulate(() => answerOf(type, body));
    expect((await end(client.funds.get(slug))).data).toEqual(expected);
  });

  const bad: [string, string][] = [
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
  it.each(bad)('of type %j is an error when it is not what was asked for: %j', async (type, body) => {
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

  it('that the interface does not show may be anything that can be read, or empty', async () => {
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
      const { client } = simulate(() => answerOf(type, body));
      const ending = await end(client.applications.recuse(slug, { reviewer: slug }));
      expect(ending, `${type} ${body}`).toMatchObject(expected);
    }
  });

  it('is not looked at where none is expected', async () => {
    for (const [type, body] of [
      ['', null],
      ['text/html', '<p>'],
      [json, '{'],
    ] as const) {
      const transport = new Transport({
        baseUrl: 'https://eu.invalid',
        apiKey,
        fetch: () => Promise.resolve(answerOf(type, body)),
      });
      const call = startCall(transport, { operation: 'PUT /x', answer: 'nothing' });
      expect(await end(call)).not.toHaveProperty('error');
    }
  });

  it('of a list has a list of records', async () => {
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

  it('in XML is text, whatever is called', async () => {
    for (const call of ['get', 'list', 'recuse']) {
      const { client, sent } = simulate(() => answerOf(xml, '<a/>'));
      const made = {
        get: () => client.request('GET', `/fund/${slug}`, { as: 'xml' }),
        list: () => client.request('GET', '/field', { as: 'xml' }),
        recuse: () => client.request('PUT', `/application/${slug}/recuse`, { body: {}, as: 'xml' }),
      }[call];
      expect((await end(made?.() ?? Promise.reject(new Error('none')))).data).toBe('<a/>');
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
  ])('with status %i is a %s error', async (status, kind) => {
    const { client } = simulate(() => answerOf('', null, status), { maxRetries: 0 });
    expect((await end(client.funds.get(slug))).error).toMatchObject({ kind, status });
  });

  it('that a browser shows as status 0 is a redirect', async () => {
    const shown = { status: { value: 0 }, ok: { value: false }, type: { value: 'opaqueredirect' } };
    const { client } = simulate(() => Object.defineProperties(new Response(), shown));
    expect((await end(client.funds.get(slug))).error).toMatchObject({ kind: 'Redirect', status: 0 });
  });

  it('is none when a fetch gives Response.error()', async () => {
    const { client, sent } = simulate(() => Response.error());
    expect((await end(client.funds.get(slug))).error).toMatchObject({ kind: 'Fetch' });
    expect(sent).toHaveLength(1);
  });
});

describe('time', () => {
  it('for an attempt and for a call ends both exactly, and is a minute and five unless said', async () => {
    const { client, sent } = simulate(() => 'hang');
    const start = performance.now();
    expect(await end(client.account.get({ maxRetries: 0 }))).toMatchObject({
      at: start + 60_000,
      error: { kind: 'Timeout' },
    });
    const next = performance.now();
    const options = { timeout: Infinity, maxRetries: 0 };
    expect((await end(client.account.get(options))).at - next).toBe(300_000);
    const third = performance.now();
    expect((await end(client.account.get({ timeout: 700, totalTimeout: 500 }))).at - third).toBe(500);
    expect(sent).toHaveLength(3);
    for (const { init } of sent) expect(init.signal?.aborted).toBe(true);
  });

  it('without a limit does not end a call early', async () => {
    const { client } = simulate(() => ({ after: 86_400_000, response: reply({ slug }) }));
    const call = client.funds.get(slug, { timeout: Infinity, totalTimeout: Infinity });
    expect((await end(call)).data).toEqual({ slug });
  });

  it('is as long as it was asked for, also when no timer can be set to it', async () => {
    const longest = 2 ** 31 - 1;
    const start = performance.now();
    const options = { totalTimeout: Infinity, maxRetries: 0 };
    const { client } = simulate(() => 'hang');
    expect(await end(client.account.get({ ...options, timeout: longest }))).toMatchObject({
      at: start + longest,
      error: { kind: 'Timeout' },
    });
    const { client: late } = simulate(() => ({ after: 5000, response: reply({ slug }) }));
    expect((await end(late.account.get({ ...options, timeout: longest + 1 }))).data).toEqual({ slug });
  });

  it('leaves no timer and no listener behind', async () => {
    const { client, sent } = simulate((turn) => (turn === 0 ? reply({}, 503) : reply({ slug })));
    const { signal } = new AbortController();
    await end(client.funds.get(slug, { signal }));
    expect(vi.getTimerCount()).toBe(0);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
    expect(sent.map(({ init }) => init.signal?.aborted)).toEqual([false, false]);
  });

  it('that is up while the body is read ends the call too', async () => {
    const body = new ReadableStream({ start: () => {} });
    const { client } = simulate(() => new Response(body, { headers: { 'content-type': json } }), {
      timeout: 500,
      maxRetries: 0,
    });
    expect((await end(client.account.get())).error?.kind).toBe('Timeout');
  });
});

describe('an abort', () => {
  it('ends what is on its way at once, and the request with it', async () => {
    const { client, sent } = simulate(() => 'hang');
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 40);
    const start = performance.now();
    const call = client.account.get({ signal: controller.signal });
    const ending = await end(call);
    expect(ending).toMatchObject({ at: start + 40, error: { kind: 'Abort' } });
    expect(sent.map(({ init }) => init.signal?.aborted)).toEqual([true]);
    expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
    // A wrapper may copy the request.
    expect({ ...sent[0]?.init }.signal?.aborted).toBe(true);
  });

  it('ends all calls that share the signal and are still on their way', async () => {
    const { client } = simulate((turn) => (turn === 0 ? reply({ slug }) : 'hang'));
    const controller = new AbortController();
    const { signal } = controller;
    const calls = Array.from({ length: 3 }, () => client.account.get({ signal, maxRetries: 0 }).safe());
    await calls[0];
    setTimeout(() => controller.abort(), 40);
    const results = (await end(Promise.all(calls))).data as { ok: boolean; error?: { kind: string } }[];
    expect(results.map(({ ok, error }) => (ok ? 'ok' : error?.kind))).toEqual(['ok', 'Abort', 'Abort']);
  });

  it('has one listener, also after an answer that came too late', async () => {
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

  it('before the call sends nothing', async () => {
    const { client, sent } = simulate(() => reply({}));
    expect((await end(client.account.get({ signal: AbortSignal.abort() }))).error?.kind).toBe('Abort');
    expect(sent).toHaveLength(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('slots', () => {
  it('are as many as were asked for, and go to whoever came first', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 15 }),
        async (concurrency, durations) => {
          let active = 0;
          let most = 0;
          const order: string[] = [];
          const fetch: FetchFunction = async (url) => {
            most = Math.max(most, ++active);
            order.push(url);
            await new Promise((resolve) => setTimeout(resolve, durations[order.length - 1]));
            active--;
            return reply({ slug });
          };
          const { client } = simulate(() => 'hang', { fetch, concurrency });
          const queries = durations.map((_, index) => ({ query: { n: index } }));
          const { error } = await end(Promise.all(queries.map((query) => client.account.get(query))));
          expect(error).toBeUndefined();
          expect(most).toBe(Math.min(concurrency, durations.length));
          expect(order).toEqual(durations.map((_, index) => `https://eu.invalid/account?n=${index}`));
        },
      ),
    );
  });

  it('are given back by calls that fail, time out or are aborted', async () => {
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

  it('are not awaited longer than the whole call may take', async () => {
    const { client } = simulate(() => 'hang', { concurrency: 1, timeout: 9000, totalTimeout: 9000 });
    const first = client.account.get().safe();
    const start = performance.now();
    const second = await end(client.account.get({ totalTimeout: 300 }));
    expect(second).toMatchObject({ at: start + 300, error: { kind: 'Timeout' } });
    await end(first);
  });

  it('are awaited without an event', async () => {
    const types: string[] = [];
    const { fetch } = simulate(() => ({ after: 10, response: reply({ slug }) }));
    const log = ({ type }: LogEvent): void => void types.push(type);
    const { client } = simulate(() => 'hang', { fetch: observing({ log }, fetch), concurrency: 1 });
    await end(client.account.get());
    await end(Promise.allSettled([client.account.get(), client.account.get()]));
    expect(new Set(types)).toEqual(new Set(['start', 'request', 'response', 'end']));
  });

  it('are not held, and not lost, by whoever waits for the rate limit', async () => {
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
    const { data, at } = await end(Promise.all(calls));
    expect((data as { ok: boolean }[]).map(({ ok }) => ok)).toEqual([true, false, true, true]);
    expect(sent.map((request) => Math.round((request.at - start) / 1000))).toEqual([0, 10, 10]);
    expect(at - start).toBeLessThan(11_000);
  });

  it('are given back after an answer that cannot be read', async () => {
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
/** A client whose first request is refused for a second, and whose second one, later, for three. */
const refusedTwice = (log: (event: LogEvent) => void, maxWait: number) => {
  const { fetch } = simulate((turn) => {
    if (turn === 0) return refusal(1);
    return turn === 1 ? { after: 500, response: refusal(3) } : reply({ slug });
  });
  return simulate(() => 'hang', { fetch: observing({ log }, fetch), maxWait }).client;
};

describe('a call that waits for the rate limit', () => {
  it('fails as soon as it learns that the wait is longer than it may be', async () => {
    const client = refusedTwice(() => {}, 2000);
    const start = performance.now();
    const first = client.account.get();
    client.account.get().catch(() => {});
    expect(await end(first)).toMatchObject({ at: start + 500, error: { kind: 'Timeout' } });
  });

  it('tells of the wait, and again when it becomes longer, and how long all took', async () => {
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

describe('a wrapped fetch', () => {
  it('tells each observer once of what is waited for', async () => {
    const seen: string[] = [];
    const { fetch } = simulate((turn) => (turn === 0 ? reply({}, 503) : reply({ slug })));
    const inner = observing({ log: ({ type }) => void seen.push(`inner ${type}`) }, fetch);
    const outer = observing({ log: ({ type }) => void seen.push(`outer ${type}`) }, inner);
    const { client } = simulate(() => 'hang', { fetch: outer });
    await end(client.funds.get(slug));
    expect(seen.filter((event) => event.endsWith('retry'))).toEqual(['outer retry', 'inner retry']);
  });
});
