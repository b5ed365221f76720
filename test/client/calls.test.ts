/** Calls and lists without failures. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  GrantManagement,
  DecodeError,
  NotFoundError,
  pickTranslation,
  type FetchFunction,
  type ListOptions,
  type LogEvent,
} from '../../scripts/client/runtime/index.ts';
import { type Report, validating } from '../../scripts/client/runtime/validating.ts';
import { Model } from '../../scripts/model/model.ts';
import { readBundle } from '../support/generated.ts';
import { createTestFetch } from '../../scripts/client/runtime/testing.ts';

const apiKey = 'secret-key-0123456789';
const baseUrl = 'https://eu.invalid';
const slug = 'AbCdEfGh';

/** A client for a service with one list. `change` can modify the list before each response. */
function listing(items: unknown[], change: (turn: number) => void = () => {}) {
  const requestedPages: number[] = [];
  let active = 0;
  let maxInFlight = 0;
  const fetch: FetchFunction = async (address) => {
    const query = new URL(address).searchParams;
    const number = Number(query.get('page') ?? 1);
    const size = Number(query.get('per_page') ?? 10);
    change(requestedPages.push(number) - 1);
    maxInFlight = Math.max(maxInFlight, ++active);
    await new Promise((resolve) => setImmediate(resolve));
    active--;
    const last = Math.max(1, Math.ceil(items.length / size));
    const beyond = number > last;
    return Response.json({
      current_page: number,
      data: items.slice((number - 1) * size, number * size),
      last_page: last,
      next_page_url: beyond ? null : number < last ? `${baseUrl}/elsewhere` : '',
      per_page: size,
      total: items.length,
    });
  };
  const { fields } = new GrantManagement({ baseUrl, apiKey, fetch });
  const visit = async (
    query: { page?: number; per_page?: number },
    options?: ListOptions,
  ): Promise<unknown[]> => {
    const visited: unknown[] = [];
    for await (const item of fields.list(query, options)) visited.push(item);
    return visited;
  };
  return { fields, visit, requestedPages, most: () => maxInFlight };
}

const { every = [], locales = [] } = Model.of(readBundle()).languages ?? {};
const languageCodes = [...every, ...locales] as 'en_GB'[];

const sizes = {
  total: fc.nat(60),
  per_page: fc.integer({ min: 1, max: 20 }),
  concurrency: fc.integer({ min: 1, max: 5 }),
};

describe('a list', () => {
  it('visits every item once and in order, with at most `concurrency` requests at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.record(sizes), async ({ total, per_page, concurrency }) => {
        const items = Array.from({ length: total }, (_, index) => index);
        const { visit, requestedPages, most: maxInFlight } = listing(items);
        expect(await visit({ per_page }, { concurrency })).toEqual(items);
        expect(maxInFlight()).toBeLessThanOrEqual(concurrency);
        expect(requestedPages).toHaveLength(Math.max(1, Math.ceil(total / per_page)));
      }),
    );
  });

  it('stops at its limit and requests no superfluous page', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({ ...sizes, limit: fc.nat(70) }),
        async ({ total, per_page, concurrency, limit }) => {
          const items = Array.from({ length: total }, (_, index) => index);
          const { visit, requestedPages } = listing(items);
          expect(await visit({ per_page }, { concurrency, limit })).toEqual(items.slice(0, limit));
          const pages = Math.max(1, Math.ceil(Math.min(total, limit) / per_page));
          expect(requestedPages).toHaveLength(limit === 0 ? 0 : pages);
        },
      ),
    );
  });

  it('uses its full concurrency once the number of pages is known', async () => {
    const { visit, most: maxInFlight } = listing(Array.from({ length: 50 }, (_, index) => index));
    await visit({ per_page: 5 }, { concurrency: 3 });
    expect(maxInFlight()).toBe(3);
    const short = listing(Array.from({ length: 15 }, (_, index) => index));
    await short.visit({ per_page: 5 }, { concurrency: 3 });
    expect(short.most()).toBe(2);
  });

  const records = [{ slug }];
  it.each([
    ['a page whose next_page_url is null', [{}, { next_page_url: null, last_page: 2 }], 2],
    ['a page whose next_page_url is empty', [{ next_page_url: '', last_page: undefined }], 1],
    ['the last page, without a next_page_url', [{}, { last_page: 2, next_page_url: undefined }], 2],
    ['the last page if pages have disappeared', [{}, {}, { last_page: 2, next_page_url: '' }], 3],
  ])('ends at %s', async (_, pages, visited) => {
    let turn = 0;
    const fetch: FetchFunction = () => {
      const page = {
        current_page: turn + 1,
        data: records,
        next_page_url: 'x',
        last_page: 9,
        ...pages[turn],
      };
      turn++;
      return Promise.resolve(Response.json(page));
    };
    const client = new GrantManagement({ baseUrl, apiKey, fetch });
    const numbers: unknown[] = [];
    for await (const { current_page } of client.fields.list().pages()) numbers.push(current_page);
    expect(numbers).toEqual(Array.from({ length: visited }, (__, index) => index + 1));
    expect(turn).toBe(pages.length);
  });

  it('visits the initial items once while others are appended', async () => {
    const additions = fc.array(fc.nat(15), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(
        fc.record({ ...sizes, additions }),
        async ({ total, per_page, concurrency, additions: added }) => {
          const items = Array.from({ length: total }, (_, index) => index);
          const { visit } = listing(items, (turn) => {
            for (let more = added[turn] ?? 0; more > 0; more--) items.push(items.length);
          });
          const visited = (await visit({ per_page }, { concurrency })) as number[];
          expect(new Set(visited).size).toBe(visited.length);
          expect(visited.filter((item) => item < total)).toEqual(
            Array.from({ length: total }, (_, index) => index),
          );
        },
      ),
    );
  });

  it('stops pages() with the page that reaches the limit', async () => {
    for (const [limit, expected] of [
      [0, []],
      [10, [1]],
      [11, [1, 2]],
      [25, [1, 2, 3]],
      [99, [1, 2, 3]],
    ] as const) {
      const { fields, requestedPages } = listing(Array.from({ length: 25 }, (_, index) => index));
      const pages: number[] = [];
      for await (const page of fields.list({}, { limit }).pages()) pages.push(page.current_page);
      expect(pages).toEqual(expected);
      expect(requestedPages).toEqual(expected);
    }
  });

  it('starts at the page in options.query', async () => {
    const { visit, requestedPages } = listing(Array.from({ length: 25 }, (_, index) => index));
    expect(await visit({}, { query: { page: 2 } })).toHaveLength(15);
    expect(await visit({ page: 3 }, { query: { page: 2 } })).toHaveLength(5);
    expect(requestedPages).toEqual([2, 3, 3]);
  });

  it('copies its query, so that later changes have no effect', async () => {
    const { fields, requestedPages } = listing(Array.from({ length: 25 }, (_, index) => index));
    const query = { per_page: 10, page: 1 };
    const extra: Record<string, string> = { a: 'b' };
    const list = fields.list(query, { query: extra });
    const items: unknown[] = [];
    query.page = 3;
    for await (const item of list) {
      query.per_page = 1;
      extra['per_page'] = '2';
      items.push(item);
    }
    expect(items).toHaveLength(25);
    expect(requestedPages).toEqual([1, 2, 3]);
  });

  it.each([1, 3, '2', undefined])('fails if its second page has current_page %j', async (current_page) => {
    let turn = 0;
    const fetch: FetchFunction = () =>
      Promise.resolve(
        Response.json({
          data: [{}],
          next_page_url: 'x',
          last_page: 9,
          current_page: turn++ ? current_page : 1,
        }),
      );
    const pages = new GrantManagement({ baseUrl, apiKey, fetch }).fields.list().pages();
    await pages.next();
    await expect(pages.next()).rejects.toMatchObject({ kind: 'Decode', status: 200 });
  });

  it('causes no unhandled rejection if it is never iterated over', async () => {
    const seen: unknown[] = [];
    const note = (reason: unknown): void => void seen.push(reason);
    process.on('unhandledRejection', note);
    const client = new GrantManagement({
      baseUrl,
      apiKey,
      fetch: () => Promise.resolve(Response.json({}, { status: 404 })),
    });
    try {
      client.fields.list().pages();
      for await (const _ of client.fields.list({}, { limit: 0 })) expect.fail();
      await new Promise((resolve) => setTimeout(resolve, 5));
    } finally {
      process.off('unhandledRejection', note);
    }
    expect(seen).toEqual([]);
    await expect(client.fields.list()).rejects.toBeInstanceOf(NotFoundError);
  });

  it('requests no more pages after a break', async () => {
    const { fields, requestedPages } = listing(Array.from({ length: 100 }, (_, index) => index));
    for await (const page of fields.list().pages()) if (page.current_page === 2) break;
    expect(requestedPages).toEqual([1, 2]);
  });

  it('throws only when the loop reaches the failed page', async () => {
    const client = listing(
      Array.from({ length: 30 }, (_, index) => index),
      (turn) => {
        if (turn === 2) throw new TypeError('fetch failed');
      },
    );
    const items: unknown[] = [];
    const all = (async () => {
      for await (const item of client.fields.list({}, { concurrency: 3, maxRetries: 0 })) items.push(item);
    })();
    await expect(all).rejects.toMatchObject({ kind: 'Connection' });
    expect(items).toHaveLength(20);
  });
});

function answer(body: unknown, init?: ResponseInit): GrantManagement {
  return new GrantManagement({
    baseUrl,
    apiKey,
    maxRetries: 0,
    fetch: () => Promise.resolve(Response.json(body, init)),
  });
}

describe('a call', () => {
  it('returns data unchanged, even if it contains the key', async () => {
    expect(await answer({ slug, name: apiKey }).tabs.get(slug)).toEqual({ slug, name: apiKey });
  });

  it('returns status, headers and rate limit as meta', async () => {
    const headers = {
      etag: '"a"',
      'x-ratelimit-limit': '60',
      'x-ratelimit-remaining': '59',
      'x-ratelimit-reset': '1',
      'x-trace': 'b',
    };
    const { data, meta } = await answer({ slug }, { headers }).tabs.get(slug).withMeta();
    expect(data).toEqual({ slug });
    expect(meta).toMatchObject({
      status: 200,
      attempts: 1,
      etag: '"a"',
      rateLimit: { limit: 60, remaining: 59, reset: 1 },
      retryAfter: undefined,
    });
    expect([meta.header('X-Trace'), meta.header('x-none')]).toEqual(['b', null]);
    const bare = await answer({ slug }).tabs.get(slug).withMeta();
    expect(bare.meta).toMatchObject({ etag: null, rateLimit: undefined });
    for (const name of ['limit', 'remaining', 'reset'].map((part) => `x-ratelimit-${part}`))
      for (const value of ['', 'many']) {
        const partial = await answer({ slug }, { headers: { ...headers, [name]: value } })
          .tabs.get(slug)
          .withMeta();
        expect(partial.meta.rateLimit).toBeUndefined();
      }
  });

  it.each([
    ['3', 3],
    ['0', undefined],
    ['soon', undefined],
    ['Wed, 21 Oct 2015 07:28:00 GMT', undefined],
  ])("puts a Retry-After of %j into its error's meta", async (value, retryAfter) => {
    const call = answer({}, { status: 429, headers: { 'retry-after': value } }).tabs.get(slug);
    await expect(call).rejects.toMatchObject({ kind: 'TooManyRequests', meta: { attempts: 1, retryAfter } });
  });

  it('returns data or an error with safe()', async () => {
    expect(await answer({ slug }).tabs.get(slug).safe()).toMatchObject({ ok: true, data: { slug } });
    const result = await answer({ message: 'no', status_code: 404 }, { status: 404 }).tabs.get(slug).safe();
    expect(result.ok || result.error).toBeInstanceOf(NotFoundError);
  });

  it('sends languages in the given order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.constantFrom(...languageCodes), { minLength: 1 }),
        async (languages) => {
          const fetch = createTestFetch();
          await new GrantManagement({ baseUrl, apiKey, fetch }).account.get({ languages });
          expect(fetch.requests[0]?.languages?.split(',')).toEqual(languages);
        },
      ),
      { numRuns: 30 },
    );
  });
});

const broken = (): Promise<Response> => Promise.resolve(Response.json({ slug }));

it('a failed call that nobody awaits causes an unhandled rejection', async () => {
  const seen = new Promise((resolve) => {
    // Otherwise the test runner would fail the test.
    const others = process.listeners('unhandledRejection');
    process.removeAllListeners('unhandledRejection');
    process.once('unhandledRejection', (reason) => {
      for (const other of others) process.on('unhandledRejection', other);
      resolve(reason);
    });
  });
  void answer({}, { status: 404 }).contributors.update(slug, { fields: {} });
  expect(await seen).toBeInstanceOf(NotFoundError);
});

describe('a log', () => {
  it('gets a response event before the body is read, and a failure event if there is no response', async () => {
    const seen: unknown[] = [];
    let turn = 0;
    const client = new GrantManagement({
      baseUrl,
      apiKey,
      log: ({ type, status }) => seen.push(status === undefined ? type : [type, status]),
      fetch: async () => {
        if (turn++ === 0) throw new TypeError('fetch failed');
        const response = await broken();
        return {
          ok: true,
          status: 200,
          headers: response.headers,
          text: () => (seen.push('text'), response.text()),
        } as Response;
      },
    });
    await client.funds.get(slug);
    expect(seen).toEqual([
      'start',
      'request',
      'failure',
      'retry',
      'request',
      ['response', 200],
      'text',
      ['end', 200],
    ]);
  });

  it('gets no event after the end event', async () => {
    const seen: string[] = [];
    const client = new GrantManagement({
      baseUrl,
      apiKey,
      log: ({ type }) => seen.push(type),
      fetch: () => new Promise((resolve) => setTimeout(() => resolve(Response.json({})), 40)),
    });
    await client.funds.get(slug, { timeout: 5, maxRetries: 0 }).safe();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(seen).toEqual(['start', 'request', 'failure', 'end']);
  });

  it('can throw or reject without affecting the call', async () => {
    const logs: ((event: LogEvent) => unknown)[] = [
      () => {
        throw new Error('full');
      },
      () => Promise.reject(new Error('full')),
    ];
    for (const log of logs) {
      let requestCount = 0;
      const fetch: FetchFunction = () =>
        requestCount++ ? broken() : Promise.resolve(Response.json({}, { status: 503 }));
      const client = new GrantManagement({ baseUrl, apiKey, fetch, log });
      expect(await client.contributors.update(slug, { fields: {} })).toEqual({ slug });
      expect(requestCount).toBe(2);
    }
  });
});

describe('validating()', () => {
  it('uses the global fetch by default', async () => {
    vi.stubGlobal('fetch', broken);
    const client = new GrantManagement({ baseUrl, apiKey, fetch: validating(() => {}) });
    expect(await client.funds.get(slug)).toEqual({ slug });
    vi.unstubAllGlobals();
  });

  it("throws a DecodeError if the body doesn't match the schema", async () => {
    const client = new GrantManagement({ baseUrl, apiKey, fetch: validating('throw', broken) });
    const error: unknown = await client.funds.get(slug).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DecodeError);
    expect(String(error)).toContain("must have required property 'name'");
  });

  it("doesn't validate failures, which are retried as usual", async () => {
    let turn = 0;
    const statuses = [503, 404];
    const fetch = validating('throw', () =>
      Promise.resolve(Response.json({ unlike: 'the envelope' }, { status: statuses[turn++] ?? 500 })),
    );
    await expect(new GrantManagement({ baseUrl, apiKey, fetch }).funds.get(slug)).rejects.toBeInstanceOf(
      NotFoundError,
    );
    expect(turn).toBe(2);
  });

  it("ignores responses that aren't valid JSON", async () => {
    const seen: unknown[] = [];
    for (const [type, body, kind] of [
      ['', '{}', 'Decode'],
      ['text/html', '{}', 'Decode'],
      ['application/json', '{', 'Decode'],
    ] as const) {
      const fetch = validating(
        (difference) => seen.push(difference.detail),
        () =>
          Promise.resolve(
            new Response(new TextEncoder().encode(body), { headers: type ? { 'content-type': type } : {} }),
          ),
      );
      await expect(new GrantManagement({ baseUrl, apiKey, fetch }).funds.get(slug)).rejects.toMatchObject({
        kind,
      });
    }
    expect(seen).toHaveLength(1);
  });

  it('ends the call without a retry if the report function throws or rejects', async () => {
    const cause = new Error('full');
    const reports: Report[] = [
      () => {
        throw cause;
      },
      () => Promise.reject(cause),
    ];
    for (const report of reports) {
      let requestCount = 0;
      const fetch = validating(report, () => (requestCount++, broken()));
      await expect(new GrantManagement({ baseUrl, apiKey, fetch }).funds.get(slug)).rejects.toMatchObject({
        kind: 'Hook',
        message: expect.stringContaining('GET /fund/{}: the report threw') as string,
        cause,
      });
      expect(requestCount).toBe(1);
    }
  });

  it('reports a mismatch and returns the data', async () => {
    const seen: unknown[] = [];
    const fetch = validating((difference) => seen.push(difference), broken);
    expect(await new GrantManagement({ baseUrl, apiKey, fetch }).funds.get(slug)).toEqual({ slug });
    expect(seen).toEqual([
      { operation: 'GET /fund/{}', status: 200, detail: "the body must have required property 'name'" },
    ]);
  });

  it('accepts all documented examples', async () => {
    const client = new GrantManagement({ baseUrl, apiKey, fetch: validating('throw', createTestFetch()) });
    for (const call of [
      client.tabs.get(slug),
      client.funds.get(slug),
      client.allocationPayments.get(slug),
      client.webhooks.get(slug),
      client.account.get(),
      client.fields.list(),
    ]) {
      expect(await call).toBeDefined();
    }
    const items: unknown[] = [];
    for await (const item of client.allocationPayments.list()) items.push(item);
    expect(items).toHaveLength(7);
  });
});

describe('pickTranslation()', () => {
  it('picks a translation by preference', () => {
    const text = { en_GB: 'Fund', fr_FR: 'Fonds' };
    expect(pickTranslation(text, ['de_DE', 'fr_FR'])).toBe('Fonds');
    expect(pickTranslation(text, ['de_DE'])).toBe('Fund');
    expect(pickTranslation('plain', ['de_DE'])).toBe('plain');
    expect(pickTranslation({}, ['de_DE'])).toBeUndefined();
    expect(pickTranslation({ en_GB: 'Fund', fr_FR: '' }, ['fr_FR'])).toBe('Fund');
    expect(pickTranslation({ en_GB: '' }, ['en_GB'])).toBeUndefined();
    expect(pickTranslation(null as unknown as string, ['en_GB'])).toBeUndefined();
  });
});
