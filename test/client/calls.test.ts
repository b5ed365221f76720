/** What calls and lists do when nothing goes wrong, by properties where inputs are open. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  GrantManagement,
  DecodeError,
  NotFoundError,
  pickTranslation,
  observing,
  type FetchFunction,
  type ListOptions,
  type LogEvent,
  type Observer,
} from '../../scripts/client/runtime/index.ts';
import { type Report, validating } from '../../scripts/client/runtime/validating.ts';
import { Model } from '../../scripts/model/model.ts';
import { readBundle } from '../support/generated.ts';
import { createTestFetch } from '../../scripts/client/runtime/testing.ts';

const apiKey = 'secret-key-0123456789';
const baseUrl = 'https://eu.invalid';
const slug = 'AbCdEfGh';

/** A client of a service that holds a list, which `change` may change before each answer. */
function listing(items: unknown[], change: (turn: number) => void = () => {}) {
  const asked: number[] = [];
  let active = 0;
  let most = 0;
  const fetch: FetchFunction = async (address) => {
    const query = new URL(address).searchParams;
    const number = Number(query.get('page') ?? 1);
    const size = Number(query.get('per_page') ?? 10);
    change(asked.push(number) - 1);
    most = Math.max(most, ++active);
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
    const found: unknown[] = [];
    for await (const item of fields.list(query, options)) found.push(item);
    return found;
  };
  return { fields, visit, asked, most: () => most };
}

const { every = [], locales = [] } = Model.of(readBundle()).languages ?? {};
const languageCodes = [...every, ...locales] as 'en_GB'[];

const sizes = {
  total: fc.nat(60),
  per_page: fc.integer({ min: 1, max: 20 }),
  concurrency: fc.integer({ min: 1, max: 5 }),
};

describe('a list', () => {
  it('visits every item once and in order, with no more requests at a time than asked for', async () => {
    await fc.assert(
      fc.asyncProperty(fc.record(sizes), async ({ total, per_page, concurrency }) => {
        const items = Array.from({ length: total }, (_, index) => index);
        const { visit, asked, most } = listing(items);
        expect(await visit({ per_page }, { concurrency })).toEqual(items);
        expect(most()).toBeLessThanOrEqual(concurrency);
        expect(asked).toHaveLength(Math.max(1, Math.ceil(total / per_page)));
      }),
    );
  });

  it('stops at its limit, without asking for a page in vain', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({ ...sizes, limit: fc.nat(70) }),
        async ({ total, per_page, concurrency, limit }) => {
          const items = Array.from({ length: total }, (_, index) => index);
          const { visit, asked } = listing(items);
          expect(await visit({ per_page }, { concurrency, limit })).toEqual(items.slice(0, limit));
          const pages = Math.max(1, Math.ceil(Math.min(total, limit) / per_page));
          expect(asked).toHaveLength(limit === 0 ? 0 : pages);
        },
      ),
    );
  });

  it('ends when items come and go in between', async () => {
    const manyChanges = fc.array(fc.integer({ min: -30, max: 30 }), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(
        fc.record({ ...sizes, changes: manyChanges }),
        async ({ total, per_page, concurrency, changes }) => {
          const items = Array.from({ length: total }, (_, index) => index);
          const { visit } = listing(items, (turn) => {
            items.length = Math.max(0, items.length + (changes[turn] ?? 0));
          });
          expect((await visit({ per_page }, { concurrency })).length).toBeLessThanOrEqual(total + 30 * 20);
        },
      ),
    );
  });

  it('has as many requests on their way as it may, once it knows that there are pages', async () => {
    const { visit, most } = listing(Array.from({ length: 50 }, (_, index) => index));
    await visit({ per_page: 5 }, { concurrency: 3 });
    expect(most()).toBe(3);
    const short = listing(Array.from({ length: 15 }, (_, index) => index));
    await short.visit({ per_page: 5 }, { concurrency: 3 });
    expect(short.most()).toBe(2);
  });

  const records = [{ slug }];
  it.each([
    ['a page without a next one: null', [{}, { next_page_url: null, last_page: 2 }], 2],
    ['a page without a next one: empty', [{ next_page_url: '', last_page: undefined }], 1],
    [
      'the last page, where nothing is said of a next one',
      [{}, { last_page: 2, next_page_url: undefined }],
      2,
    ],
    ['the last page when fewer are left', [{}, {}, { last_page: 2, next_page_url: '' }], 3],
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
    const made = new GrantManagement({ baseUrl, apiKey, fetch });
    const numbers: unknown[] = [];
    for await (const { current_page } of made.fields.list().pages()) numbers.push(current_page);
    expect(numbers).toEqual(Array.from({ length: visited }, (__, index) => index + 1));
    expect(turn).toBe(pages.length);
  });

  it('visits once what was there when it began, and nothing twice, while items are added at the end', async () => {
    const additions = fc.array(fc.nat(15), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(
        fc.record({ ...sizes, additions }),
        async ({ total, per_page, concurrency, additions: added }) => {
          const items = Array.from({ length: total }, (_, index) => index);
          const { visit } = listing(items, (turn) => {
            for (let more = added[turn] ?? 0; more > 0; more--) items.push(items.length);
          });
          const found = (await visit({ per_page }, { concurrency })) as number[];
          expect(new Set(found).size).toBe(found.length);
          expect(found.filter((item) => item < total)).toEqual(
            Array.from({ length: total }, (_, index) => index),
          );
        },
      ),
    );
  });

  it('stops at its limit page by page too: with the page that reaches it', async () => {
    for (const [limit, expected] of [
      [0, []],
      [10, [1]],
      [11, [1, 2]],
      [25, [1, 2, 3]],
      [99, [1, 2, 3]],
    ] as const) {
      const { fields, asked } = listing(Array.from({ length: 25 }, (_, index) => index));
      const pages: number[] = [];
      for await (const page of fields.list({}, { limit }).pages()) pages.push(page.current_page);
      expect(pages).toEqual(expected);
      expect(asked).toEqual(expected);
    }
  });

  it('begins at the page that extra parameters name', async () => {
    const { visit, asked } = listing(Array.from({ length: 25 }, (_, index) => index));
    expect(await visit({}, { query: { page: 2 } })).toHaveLength(15);
    expect(await visit({ page: 3 }, { query: { page: 2 } })).toHaveLength(5);
    expect(asked).toEqual([2, 3, 3]);
  });

  it('goes on with the query that it was given, whatever becomes of that', async () => {
    const { fields, asked } = listing(Array.from({ length: 25 }, (_, index) => index));
    const query = { per_page: 10, page: 1 };
    const extra: Record<string, string> = { a: 'b' };
    const list = fields.list(query, { query: extra });
    const found: unknown[] = [];
    query.page = 3;
    for await (const item of list) {
      query.per_page = 1;
      extra['per_page'] = '2';
      found.push(item);
    }
    expect(found).toHaveLength(25);
    expect(asked).toEqual([1, 2, 3]);
  });

  it.each([1, 3, '2', undefined])(
    'that gives, as its second page, the page %j is an error',
    async (current_page) => {
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
    },
  );

  it('that nobody visits does not end the process when it fails', async () => {
    const seen: unknown[] = [];
    const note = (reason: unknown): void => void seen.push(reason);
    process.on('unhandledRejection', note);
    const made = new GrantManagement({
      baseUrl,
      apiKey,
      fetch: () => Promise.resolve(Response.json({}, { status: 404 })),
    });
    try {
      made.fields.list().pages();
      for await (const _ of made.fields.list({}, { limit: 0 })) expect.fail();
      await new Promise((resolve) => setTimeout(resolve, 5));
    } finally {
      process.off('unhandledRejection', note);
    }
    expect(seen).toEqual([]);
    await expect(made.fields.list()).rejects.toBeInstanceOf(NotFoundError);
  });

  it('goes on from a page', async () => {
    const { visit, asked } = listing(Array.from({ length: 25 }, (_, index) => index));
    expect(await visit({ page: 2, per_page: 10 })).toHaveLength(15);
    expect(asked).toEqual([2, 3]);
  });

  it('asks for nothing more once the loop is left', async () => {
    const { fields, asked } = listing(Array.from({ length: 100 }, (_, index) => index));
    for await (const page of fields.list().pages()) if (page.current_page === 2) break;
    expect(asked).toEqual([1, 2]);
  });

  it('is its first page when awaited, also when it is empty', async () => {
    const { fields } = listing([]);
    expect((await fields.list()).data).toEqual([]);
  });

  it('that comes as something else is an error', async () => {
    const made = new GrantManagement({
      baseUrl,
      apiKey,
      fetch: () => Promise.resolve(Response.json({ items: [] })),
    });
    await expect(made.fields.list().pages().next()).rejects.toMatchObject({ kind: 'Decode' });
  });

  it('fails at the page that fails, and not before', async () => {
    const made = listing(
      Array.from({ length: 30 }, (_, index) => index),
      (turn) => {
        if (turn === 2) throw new TypeError('fetch failed');
      },
    );
    const found: unknown[] = [];
    const all = (async () => {
      for await (const item of made.fields.list({}, { concurrency: 3, maxRetries: 0 })) found.push(item);
    })();
    await expect(all).rejects.toMatchObject({ kind: 'Connection' });
    expect(found).toHaveLength(20);
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
  it('gives data as it came, also when the key is in it', async () => {
    expect(await answer({ slug, name: apiKey }).tabs.get(slug)).toEqual({ slug, name: apiKey });
  });

  it('tells what the response says beside its body', async () => {
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
  ])('tells with an error what Retry-After %j asks for', async (value, retryAfter) => {
    const call = answer({}, { status: 429, headers: { 'retry-after': value } }).tabs.get(slug);
    await expect(call).rejects.toMatchObject({ kind: 'TooManyRequests', meta: { attempts: 1, retryAfter } });
  });

  it('can be made without throwing', async () => {
    expect(await answer({ slug }).tabs.get(slug).safe()).toMatchObject({ ok: true, data: { slug } });
    const result = await answer({ message: 'no', status_code: 404 }, { status: 404 }).tabs.get(slug).safe();
    expect(result.ok || result.error).toBeInstanceOf(NotFoundError);
  });

  it('can ask for XML, as text', async () => {
    const made = new GrantManagement({ baseUrl, apiKey, fetch: createTestFetch() });
    expect(await made.request('GET', `/fund/${slug}`, { as: 'xml' })).toMatch(/^<\?xml .*<Fund>/s);
  });

  it('sends what it is given', async () => {
    const fetch = createTestFetch();
    const made = new GrantManagement({
      baseUrl: `${baseUrl}/grants/`,
      apiKey,
      fetch,
      languages: ['en_GB', 'fr_FR'],
    });
    await made.allocationPayments.list({ per_page: 5 }, { query: { status: 'a&b', none: undefined } });
    await made.contributors.update(slug, { fields: { [slug]: true } }, { languages: ['all'] });
    expect(fetch.requests).toMatchObject([
      { url: `${baseUrl}/grants/allocation-payment?status=a%26b&per_page=5`, languages: 'en_GB,fr_FR' },
      {
        operation: 'PUT /contributor/{}',
        slugs: [slug],
        body: { fields: { [slug]: true } },
        languages: 'all',
      },
    ]);
  });

  it('asks only for what has changed', async () => {
    let sent: RequestInit | undefined;
    const fetch: FetchFunction = (_, init) => {
      sent = init;
      return Promise.resolve(new Response(null, { status: 304 }));
    };
    const call = new GrantManagement({ baseUrl, apiKey, fetch }).tabs.get(slug, { ifNoneMatch: '"a"' });
    await expect(call).rejects.toMatchObject({ kind: 'NotModified', status: 304 });
    expect(new Headers(sent?.headers).get('if-none-match')).toBe('"a"');
  });

  it('sends a list of languages as it was given', async () => {
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

it('a call that nobody awaits, and is no list, does not fail unseen', async () => {
  const seen = new Promise((resolve) => {
    // What the test runner would take for a fault of the test.
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

describe('observing', () => {
  it('lets a hook change the headers that are sent, also later', async () => {
    let sent: unknown;
    const fetch: FetchFunction = (_, { headers }) => {
      sent = headers;
      return broken();
    };
    const observer: Observer = {
      async onRequest({ headers }) {
        await Promise.resolve();
        headers['x-trace'] = 'b';
      },
    };
    const made = new GrantManagement({ baseUrl, apiKey, fetch: observing(observer, fetch) });
    await made.funds.get(slug, { headers: { 'x-trace': 'a' } });
    expect(sent).toMatchObject({ 'x-trace': 'b', 'x-api-key': apiKey });
  });

  it('tells of a response before its body is read, and of an attempt that has none', async () => {
    const seen: unknown[] = [];
    const fetch = observing(
      {
        onResponse: ({ status, headers, ...rest }) =>
          void seen.push({ ...rest, status, type: headers.get('content-type') }),
        log: ({ type }) => void seen.push(type),
      },
      () => (seen.length < 3 ? Promise.reject(new TypeError('fetch failed')) : broken()),
    );
    await new GrantManagement({ baseUrl, apiKey, fetch }).funds.get(slug);
    expect(seen).toEqual([
      'start',
      'request',
      'failure',
      'retry',
      'request',
      'response',
      {
        call: expect.any(Number) as number,
        operation: 'GET /fund/{}',
        attempt: 2,
        url: `${baseUrl}/fund/${slug}`,
        status: 200,
        type: 'application/json',
      },
      'end',
    ]);
  });

  it.each(['onRequest', 'onResponse'] as const)(
    'ends the call when %s throws, and repeats nothing',
    async (name) => {
      const cause = new Error('not today');
      const types: string[] = [];
      let asked = 0;
      const fetch = observing(
        { [name]: () => Promise.reject(cause), log: ({ type }) => void types.push(type) },
        () => (asked++, broken()),
      );
      const made = new GrantManagement({ baseUrl, apiKey, fetch });
      const error: unknown = await made.contributors
        .update(slug, { fields: {} })
        .catch((reason: unknown) => reason);
      expect(error).toMatchObject({
        kind: 'Hook',
        message: expect.stringContaining(`PUT /contributor/{}: ${name} threw`) as string,
        cause,
      });
      expect([asked, types]).toEqual(
        name === 'onRequest' ? [0, ['start', 'end']] : [1, ['start', 'request', 'response', 'end']],
      );
    },
  );

  it('never harms a call by its log, whether that throws or rejects', async () => {
    const logs: ((event: LogEvent) => void)[] = [
      () => {
        throw new Error('full');
      },
      () => Promise.reject(new Error('full')) as unknown as void,
    ];
    for (const log of logs) {
      let asked = 0;
      const fetch = observing({ log }, () =>
        asked++ ? broken() : Promise.resolve(Response.json({}, { status: 503 })),
      );
      const made = new GrantManagement({ baseUrl, apiKey, fetch });
      expect(await made.contributors.update(slug, { fields: {} })).toEqual({ slug });
      expect(asked).toBe(2);
    }
  });

  it('goes through the global fetch when no other is given, as does validating', async () => {
    let asked = 0;
    vi.stubGlobal('fetch', () => (asked++, broken()));
    for (const fetch of [observing({}), validating(() => {})])
      expect(await new GrantManagement({ baseUrl, apiKey, fetch }).funds.get(slug)).toEqual({ slug });
    vi.unstubAllGlobals();
    expect(asked).toBe(2);
  });

  it('sends a header once, in whatever case a hook writes it, and the key as it is', async () => {
    let sent: unknown;
    const fetch = observing(
      { onRequest: ({ headers }) => void Object.assign(headers, { 'X-Api-Key': 'evil', 'X-Trace': 'b' }) },
      (_, { headers }) => ((sent = headers), broken()),
    );
    await new GrantManagement({ baseUrl, apiKey, fetch }).funds.get(slug);
    expect(sent).toMatchObject({ 'x-api-key': apiKey, 'x-trace': 'b' });
    expect(Object.keys(sent as object).filter((name) => /[A-Z]/.test(name))).toEqual([]);
  });
});

describe('validating', () => {
  it('hands on what is told of waits', async () => {
    const types: string[] = [];
    let turn = 0;
    const fetch = validating(
      () => {},
      observing({ log: ({ type }) => void types.push(type) }, () =>
        turn++ ? broken() : Promise.resolve(Response.json({}, { status: 503 })),
      ),
    );
    await new GrantManagement({ baseUrl, apiKey, fetch }).funds.get(slug);
    expect(types).toEqual(['start', 'request', 'response', 'retry', 'request', 'response', 'end']);
  });

  it('makes a difference an error', async () => {
    const made = new GrantManagement({ baseUrl, apiKey, fetch: validating('throw', broken) });
    const error: unknown = await made.funds.get(slug).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DecodeError);
    expect(String(error)).toContain("must have required property 'name'");
  });

  it('makes no error of a difference in an answer that is one already, and lets it be retried', async () => {
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

  it('leaves alone what is not JSON, and what says that it is and is not', async () => {
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

  it('ends the call when its function throws or rejects, and repeats nothing', async () => {
    const cause = new Error('full');
    const reports: Report[] = [
      () => {
        throw cause;
      },
      () => Promise.reject(cause),
    ];
    for (const report of reports) {
      let asked = 0;
      const fetch = validating(report, () => (asked++, broken()));
      await expect(new GrantManagement({ baseUrl, apiKey, fetch }).funds.get(slug)).rejects.toMatchObject({
        kind: 'Hook',
        message: expect.stringContaining('GET /fund/{}: validating threw') as string,
        cause,
      });
      expect(asked).toBe(1);
    }
  });

  it('reports a difference, and lets the answer pass', async () => {
    const seen: unknown[] = [];
    const fetch = validating((difference) => seen.push(difference), broken);
    expect(await new GrantManagement({ baseUrl, apiKey, fetch }).funds.get(slug)).toEqual({ slug });
    expect(seen).toEqual([
      { operation: 'GET /fund/{}', status: 200, detail: "the body must have required property 'name'" },
    ]);
  });

  it('finds no difference in any example', async () => {
    const made = new GrantManagement({ baseUrl, apiKey, fetch: validating('throw', createTestFetch()) });
    for (const call of [
      made.tabs.get(slug),
      made.funds.get(slug),
      made.allocationPayments.get(slug),
      made.webhooks.get(slug),
      made.account.get(),
      made.fields.list(),
    ]) {
      expect(await call).toBeDefined();
    }
    const items: unknown[] = [];
    for await (const item of made.allocationPayments.list()) items.push(item);
    expect(items).toHaveLength(7);
  });
});

describe('a fetch for tests', () => {
  it('answers with an example, one after the other', async () => {
    const fetch = createTestFetch({ 'GET /fund/{}': ['not-found', 'arts-fund'] });
    const { funds } = new GrantManagement({ baseUrl, apiKey, fetch });
    await expect(funds.get(slug)).rejects.toBeInstanceOf(NotFoundError);
    expect((await funds.get(slug)).slug).toBe((await funds.get(slug)).slug);
  });

  it('answers with what is made for the request', async () => {
    const fetch = createTestFetch({ 'GET /account': ({ operation }) => Response.json({ operation }) });
    expect(await new GrantManagement({ baseUrl, apiKey, fetch }).account.get()).toEqual({
      operation: 'GET /account',
    });
  });
});

it('a fetch for tests refuses at once what is no operation or no example of it', () => {
  expect(() => createTestFetch({ 'GET /fund/{slug}': 'arts-fund' } as object)).toThrow(
    /^There is no operation GET \/fund\/\{slug\}; the operations are GET \/tab\/\{\}, /,
  );
  expect(() => createTestFetch({ 'GET /fund/{}': ['arts-fund', 'getting-started' as 'arts-fund'] })).toThrow(
    /^GET \/fund\/\{\} has no example getting-started; it has .*arts-fund/,
  );
});

describe('helpers', () => {
  it('pick a translation by preference', () => {
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
