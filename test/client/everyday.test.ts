/** Common problems in practice: proxies, test doubles, clocks, amounts, and servers that echo the key. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  GrantManagement,
  GrantManagementError,
  NotFoundError,
  type ClientOptions,
  type FetchFunction,
} from '../../scripts/client/runtime/index.ts';
import { apiKey, end, json, reply, simulate, slug, startClock, type Reaction } from './simulated.ts';

beforeEach(startClock);
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const methods = {
  GET: (client: GrantManagement) => client.funds.get(slug),
  PUT: (client: GrantManagement) => client.contributors.update(slug, { fields: {} }),
  POST: (client: GrantManagement) => client.actionTasks.create({}),
};

/** A response whose body breaks off or stalls. */
function broken(status: number, failure: 'breaks' | 'stalls'): Response {
  const body = new ReadableStream({
    pull: (controller) =>
      failure === 'breaks' ? controller.error(new Error('gone')) : new Promise(() => {}),
  });
  return new Response(body, { status, headers: { 'content-type': json } });
}

/** Number of requests made by a call whose first request fails. */
async function requestsOf(
  method: keyof typeof methods,
  fails: () => Reaction,
  options: Partial<ClientOptions> = {},
) {
  const { client, sent } = simulate((turn) => (turn === 0 ? fails() : reply({ slug })), {
    timeout: 1000,
    ...options,
  });
  await end(methods[method](client));
  return sent.length;
}

const html = (): Response => new Response('<p>', { headers: { 'content-type': 'text/html' } });

const thrown =
  (error: unknown): (() => FetchFunction) =>
  () => {
    let turn = 0;
    return async () => {
      if (turn++ === 0) throw error;
      return reply({ slug });
    };
  };

describe("a GET is retried, and a PUT only if the service can't have processed it,", () => {
  it.each([408, 425, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524])('after a %i', async (status) => {
    const fails = (): Response => reply({}, status);
    const isForNow = [429, 502, 503, 504].includes(status);
    expect(await requestsOf('GET', fails)).toBe(2);
    expect(await requestsOf('PUT', fails)).toBe(isForNow ? 2 : 1);
    expect(await requestsOf('POST', fails)).toBe(1);
  });

  it.each([
    [200, 'breaks', 1],
    [200, 'stalls', 1],
    [429, 'breaks', 2],
    [503, 'breaks', 2],
    [503, 'stalls', 2],
    [500, 'breaks', 1],
  ] as const)('after a %i whose body %s', async (status, failure, puts) => {
    const fails = (): Response => broken(status, failure);
    expect(await requestsOf('GET', fails)).toBe(2);
    expect(await requestsOf('PUT', fails)).toBe(puts);
    expect(await requestsOf('POST', fails)).toBe(1);
  });

  it.each([302, 401, 404, 409, 422, 501])(
    'but not after a %i, even if its body breaks off',
    async (status) => {
      for (const failure of ['breaks', 'stalls'] as const) {
        for (const method of ['GET', 'PUT', 'POST'] as const)
          expect(await requestsOf(method, () => broken(status, failure))).toBe(1);
        const { client } = simulate(() => broken(status, failure), { timeout: 1000 });
        const { error } = await end(client.funds.get(slug));
        expect(error).toMatchObject({ status, text: '' });
        expect(error?.message).not.toContain('Try again');
      }
    },
  );

  it.each<[string, unknown, number]>([
    ['a TypeError with any message', new TypeError('Network request failed'), 2],
    ["Chromium's TypeError", new TypeError('net::ERR_CONNECTION_RESET'), 2],
    ["an error with a system call's code", Object.assign(new Error('x'), { code: 'ECONNRESET' }), 2],
    ['a database error', Object.assign(new Error('x'), { code: '23505' }), 1],
    ["workerd's error for a lost connection", Object.assign(new Error('lost'), { retryable: true }), 1],
    ['any other exception', new RangeError('x'), 1],
    ['a string', 'x', 1],
  ])('after %s', async (_, error, puts) => {
    for (const [method, requests] of [
      ['GET', 2],
      ['PUT', puts],
      ['POST', 1],
    ] as const) {
      let sent = 0;
      const inner = thrown(error)();
      const fetch: FetchFunction = (...parts) => (sent++, inner(...parts));
      await end(methods[method](simulate(() => 'hang', { fetch }).client));
      expect([method, sent]).toEqual([method, requests]);
    }
  });

  it("but not after a complete body that can't be decoded", async () => {
    expect(await requestsOf('GET', html)).toBe(1);
  });
});

describe('the error message of a PUT that is refused after a failed attempt', () => {
  it.each([502, 503, 504])(
    'warns that the earlier attempt may have succeeded after a %i, which may come from a gateway',
    async (status) => {
      const { client } = simulate((turn) => reply({}, turn === 0 ? status : 422));
      expect((await end(methods.PUT(client))).error?.message).toMatch(
        /An earlier attempt may have succeeded/,
      );
    },
  );

  it.each([409, 418])(
    'warns that the earlier attempt may have succeeded if the PUT is refused with an undocumented %i',
    async (status) => {
      const { client } = simulate((turn) => reply({}, turn === 0 ? 502 : status));
      expect((await end(methods.PUT(client))).error?.message).toMatch(
        /An earlier attempt may have succeeded, so check before you change the request\.$/,
      );
    },
  );

  it("doesn't warn of an earlier success after a 429, or for a GET", async () => {
    const refused = simulate((turn) => reply({}, turn === 0 ? 429 : 422)).client;
    expect((await end(methods.PUT(refused))).error?.message).toMatch(/\. Change the request\.$/);
    const lost = simulate((turn) => (turn === 0 ? new Error('lost') : reply({}, 404))).client;
    expect((await end(methods.GET(lost))).error?.message).toMatch(/\. Change the request\.$/);
  });
});

/** A key function that rejects late. */
function lateKey(): Promise<string> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('no key')), 40);
  });
}

describe('unusual responses and callbacks', () => {
  const doubles: Record<string, () => object> = {
    'without headers': () => ({ ok: true, status: 200, text: async () => '{"slug":"AbCdEfGh"}' }),
    'with a plain object as headers': () => ({
      ok: true,
      status: 200,
      headers: { 'Content-Type': 'application/json', ETag: '"a"' },
      text: async () => '{"slug":"AbCdEfGh"}',
    }),
    'that fails': () => ({ ok: false, status: 404, text: async () => '' }),
    'whose text is a number': () => ({ ok: true, status: 200, headers: {}, text: async () => 7 }),
    'whose headers throw': () => ({
      ok: true,
      status: 200,
      headers: {
        get: () => {
          throw new Error('no headers');
        },
      },
      text: async () => '{}',
    }),
  };

  it.each(Object.keys(doubles))('a response %s settles the call and frees its slot', async (name) => {
    const fetch = (async () => doubles[name]?.()) as unknown as FetchFunction;
    const { client } = simulate(() => 'hang', { fetch, concurrency: 1, maxRetries: 0 });
    for (let turn = 0; turn < 3; turn++) {
      const { error, data } = await end(client.funds.get(slug));
      expect(error === undefined ? data : error instanceof GrantManagementError).toBeTruthy();
    }
  });

  it('plain-object headers are read case-insensitively', async () => {
    const fetch = (async () => doubles['with a plain object as headers']?.()) as unknown as FetchFunction;
    const { client } = simulate(() => 'hang', { fetch });
    expect((await end(client.funds.get(slug).withMeta())).data).toMatchObject({
      data: { slug },
      meta: { etag: '"a"' },
    });
  });

  it('a failure with JSON nested 20,000 levels deep causes its status error, without the key', async () => {
    const text = `${'{"a":'.repeat(20_000)}"${apiKey}"${'}'.repeat(20_000)}`;
    const { client } = simulate(() => new Response(text, { status: 403, headers: { 'content-type': json } }));
    const { error } = await end(client.funds.get(slug));
    expect(error).toMatchObject({ kind: 'Forbidden', status: 403 });
    expect((error as unknown as NotFoundError).text).toBe(text.replace(apiKey, '***'));
    let body = (error as { body?: unknown } | undefined)?.body;
    while (typeof body === 'object' && body !== null) body = (body as { a: unknown }).a;
    expect([undefined, '***']).toContain(body); // some stacks are too small to parse it
  });

  it.each(['an already aborted signal', 'a totalTimeout'])(
    'a key function that rejects after %s causes no unhandled rejection',
    async (failure) => {
      vi.useRealTimers();
      const seen: unknown[] = [];
      const note = (reason: unknown): void => void seen.push(reason);
      process.on('unhandledRejection', note);
      const options = failure === 'a totalTimeout' ? { totalTimeout: 5 } : { signal: AbortSignal.abort() };
      const client = new GrantManagement({ baseUrl: 'https://eu.invalid', apiKey: lateKey });
      await expect(client.account.get(options)).rejects.toBeInstanceOf(GrantManagementError);
      await new Promise((resolve) => setTimeout(resolve, 80));
      process.off('unhandledRejection', note);
      expect(seen).toEqual([]);
    },
  );
});

/** An object that references itself. */
const circular: Record<string, unknown> = {};
circular['self'] = circular;

describe('a request body', () => {
  const invalidBodies: [what: string, body: unknown, path: string][] = [
    ['an amount that is NaN', { amount: Number('12,50') }, 'body.amount'],
    ['an infinity', { lines: [{ amount: 1 / 0 }] }, 'body.lines.0.amount'],
    ['a boxed NaN', { a: Object(NaN) as unknown }, 'body.a'],
    ['an invalid date', { deep: { due: new Date('soon') } }, 'body.deep.due'],
    ['an object that becomes null', { due: { toJSON: () => null } }, 'body.due'],
    ['an object that becomes undefined', { due: { toJSON: () => undefined } }, 'body.due'],
    ['undefined in an array', [1, undefined], 'body.1'],
    ['a function in an array', { a: [() => 1] }, 'body.a.0'],
    ['NaN itself', NaN, 'body'],
    ['a circular reference', circular, 'body'],
  ];
  it.each(invalidBodies)('with %s is refused, with the path of the field', async (_, body, path) => {
    const { client, sent } = simulate(() => reply({}));
    expect((await end(client.actionTasks.create(body))).error).toMatchObject({
      kind: 'InvalidArgument',
      operation: path,
    });
    expect(sent).toEqual([]);
  });

  it('with valid dates, null and undefined fields is sent as JSON', async () => {
    const { client, sent } = simulate(() => reply({}));
    const body = {
      date: new Date(0),
      none: undefined,
      empty: null,
      amount: 12.5,
      list: [null, 0],
      nested: { toJSON: () => 7 },
    };
    await end(client.actionTasks.create(body));
    expect(sent[0]?.init.body).toBe(
      '{"date":"1970-01-01T00:00:00.000Z","empty":null,"amount":12.5,"list":[null,0],"nested":7}',
    );
  });
});

describe('redaction', () => {
  it('is fast even if a percent-encoded copy of the key is truncated', async () => {
    const key = 'abcdefghij'.repeat(3);
    const percent = Array.from(key, (character) => `%${character.charCodeAt(0).toString(16)}`);
    const text = percent.slice(0, -1).join('');
    const { client } = simulate(() => new Response(text, { status: 404 }), { apiKey: key });
    const start = process.cpuUsage().user;
    expect((await end(client.funds.get(slug))).error).toMatchObject({ kind: 'NotFound' });
    expect((process.cpuUsage().user - start) / 1e6).toBeLessThan(1);
  });

  it('covers the entity tag and headers of an error', async () => {
    const { client } = simulate(() => reply({}, 404, { etag: `"${apiKey}"`, 'x-echo': apiKey }));
    const { error } = await end(client.funds.get(slug));
    const { meta } = error as unknown as NotFoundError;
    expect([meta.etag, meta.header('x-echo')]).toEqual(['"***"', '***']);
  });
});

it("an error quotes one line of the server's message, truncated after redaction", async () => {
  const message = `${'x'.repeat(295)}${apiKey}${'y'.repeat(5_000_000)}`;
  const { client } = simulate(() => reply({ message }, 404));
  const { error } = await end(client.funds.get(slug));
  expect(error?.message.length).toBeLessThan(500);
  expect(error?.message).not.toContain(apiKey.slice(0, 5));
});

const date = (ahead: number): string => new Date(Date.now() + ahead).toUTCString();

describe('waits', () => {
  const hour = 3_600_000;

  it.each([-hour, 0, hour])(
    "for a reset follow the service's clock while ours is %i ms behind",
    async (ahead) => {
      const limited = {
        date: date(ahead),
        'x-ratelimit-limit': '60',
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': String((Date.now() + ahead) / 1000 + 20),
      };
      const { client, sent } = simulate(() => reply({ slug }, 200, limited));
      const start = performance.now();
      await end(client.funds.get(slug));
      await end(client.funds.get(slug));
      expect(sent.map(({ time }) => time - start)).toEqual([0, 20_000]);
    },
  );

  it.each([-hour, 0, hour])(
    "for a Retry-After date follow the service's clock while ours is %i ms behind",
    async (ahead) => {
      const headers = { date: date(ahead), 'retry-after': date(ahead + 7000) };
      const { client, sent } = simulate((turn) => (turn === 0 ? reply({}, 503, headers) : reply({ slug })));
      const start = performance.now();
      await end(client.funds.get(slug));
      expect(sent.map(({ time }) => time - start)).toEqual([0, 7000]);
    },
  );

  it.each(['0x10', '1e1', ' ', '+5', '5 s'])('ignore a Retry-After of %j', async (value) => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { client, sent } = simulate((turn) =>
      turn === 0 ? reply({}, 503, { 'retry-after': value }) : reply({ slug }),
    );
    const start = performance.now();
    await end(client.funds.get(slug));
    expect(sent.map(({ time }) => time - start)).toEqual([0, 0]);
  });

  it('longer than the longest timer end the call at once', async () => {
    const headers = { 'retry-after': String(2 ** 31 / 1000) };
    const { client, sent } = simulate(() => reply({}, 503, headers), {
      maxWait: Infinity,
      totalTimeout: Infinity,
    });
    const start = performance.now();
    expect(await end(client.funds.get(slug))).toMatchObject({ time: start, error: { status: 503 } });
    expect(sent).toHaveLength(1);
  });
});

describe('an error class', () => {
  it("keeps its name, and a user's subclass doesn't match its errors", async () => {
    class MissingFund extends NotFoundError {}
    const { client } = simulate(() => reply({}, 404));
    const { error } = await end(client.funds.get(slug));
    expect(error?.constructor.name).toBe('NotFoundError');
    expect(error).toBeInstanceOf(NotFoundError);
    expect(error).not.toBeInstanceOf(MissingFund);
    expect(Object.keys(error ?? {})).toEqual(expect.arrayContaining(['kind', 'status']));
  });
});
