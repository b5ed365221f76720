/** Iteration over lists that change between pages, and over inconsistent responses. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DecodeError,
  GrantManagement,
  GrantManagementError,
  NotFoundError,
  snapshot,
  type FetchFunction,
} from '../../scripts/client/runtime/index.ts';
import { changes, changingList, slugOf, trySnapshot, type Change, type Manner } from './changing-list.ts';

const slugs = (length: number): string[] => Array.from({ length }, (_, index) => slugOf(index));
const slugIn = (item: unknown): string => (item as { slug: string }).slug;

/** Page numbers in the order visited. */
async function pageNumbers(list: Fields): Promise<number[]> {
  const numbers: number[] = [];
  for await (const page of list.pages()) numbers.push(page.current_page);
  return numbers;
}

type Fields = ReturnType<GrantManagement['fields']['list']>;

/** Ways to iterate over a list. Each returns the visited slugs. */
const ways: Record<string, (list: Fields) => Promise<string[]>> = {
  items: async (list) => {
    const collected: string[] = [];
    for await (const item of list) collected.push(slugIn(item));
    return collected;
  },
  pages: async (list) => {
    const collected: string[] = [];
    for await (const page of list.pages()) collected.push(...page.data.map(slugIn));
    return collected;
  },
  all: async (list) => (await list.all()).map(slugIn),
  'awaited, then items': async (list) => {
    await list;
    return (await list.all()).map(slugIn);
  },
  'left early, then items': async (list) => {
    for await (const _ of list) break;
    return (await list.all()).map(slugIn);
  },
  snapshot: async (list) => (await snapshot(list)).map(slugIn),
};

describe('a list that is iterated over several times', () => {
  it('returns the same items each time, whether sequential, nested or concurrent', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(40),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.constantFrom(...Object.keys(ways)), { minLength: 1, maxLength: 4 }),
        fc.constantFrom('sequential', 'concurrent', 'nested'),
        async (size, perPage, concurrency, names, mode) => {
          const { client } = changingList(size, perPage, []);
          const list = client.fields.list({}, { concurrency });
          const go = (name: string): Promise<string[]> =>
            ways[name]?.(list) ?? Promise.reject(new Error(name));
          const results: string[][] = [];
          if (mode === 'concurrent') results.push(...(await Promise.all(names.map(go))));
          else if (mode === 'nested') {
            const outer: string[] = [];
            for await (const item of list) {
              if (outer.length < 2) results.push(...(await Promise.all(names.map(go))));
              outer.push(slugIn(item));
            }
            results.push(outer);
          } else for (const name of names) results.push(await go(name));
          for (const one of results) expect(one).toEqual(slugs(size));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is complete after a lost connection', async () => {
    const { client } = changingList(50, 10, []);
    let turn = 0;
    const flakyClient = client.with({
      maxRetries: 0,
      fetch: async (address) => {
        if (turn++ === 3) throw new TypeError('fetch failed');
        const number = Number(new URL(address).searchParams.get('page') ?? 1);
        const data = slugs(50)
          .slice((number - 1) * 10, number * 10)
          .map((slug) => ({ slug }));
        const next_page_url = number < 5 ? 'x' : '';
        return Response.json({ current_page: number, data, last_page: 5, next_page_url, total: 50 });
      },
    });
    const list = flakyClient.fields.list();
    await expect(list.all()).rejects.toMatchObject({ kind: 'Connection' });
    expect((await list.all()).map(slugIn)).toEqual(slugs(50));
  });

  it.each([
    ['its records', {}, Infinity, 150],
    ['its records, with a limit of three', {}, 3, 1],
    ['next_page_url', { last_page: 0, next_page_url: null }, Infinity, 150],
  ])('is unaffected if the loop removes %s from a page', async (_, changed, limit, pages) => {
    const { client, requestedPages } = changingList(450, 3, []);
    const items: unknown[] = [];
    for await (const page of client.fields.list({}, { limit }).pages()) {
      while (page.data.length > 0) items.push(page.data.pop());
      Object.assign(page, changed);
    }
    expect([requestedPages.length, items.length]).toEqual([pages, 3 * pages]);
  });

  it('ends when its signal is aborted', async () => {
    const { client } = changingList(50, 10, []);
    const controller = new AbortController();
    const list = client.fields.list({}, { signal: controller.signal });
    const items: unknown[] = [];
    const visit = async (): Promise<void> => {
      for await (const item of list) if (items.push(item) === 15) controller.abort();
    };
    await expect(visit()).rejects.toMatchObject({ kind: 'Abort' });
    expect(items).toHaveLength(15);
  });
});

describe('an inconsistent service', () => {
  it.each<Manner>(['right', 'clamps', 'wrong page', 'empty page'])(
    "doesn't keep an iteration from ending (%s)",
    async (manner) => {
      await fc.assert(
        fc.asyncProperty(
          fc.nat(40),
          fc.integer({ min: 1, max: 12 }),
          fc.array(fc.array(changes, { maxLength: 3 }), { maxLength: 30 }),
          fc.constantFrom(...Object.keys(ways)),
          async (size, perPage, history, name) => {
            const { client } = changingList(size, perPage, history, manner);
            const visited = ways[name]?.(client.fields.list());
            const error: unknown = await visited?.then(
              () => undefined,
              (reason: unknown) => reason,
            );
            expect(error === undefined || error instanceof GrantManagementError).toBe(true);
          },
        ),
        { numRuns: 40 },
      );
    },
  );

  it('can return an empty page in the middle', async () => {
    const { client, requestedPages } = changingList(50, 10, [], 'empty page');
    expect((await client.fields.list().all()).map(slugIn)).toEqual([...slugs(10), ...slugs(50).slice(20)]);
    expect(requestedPages).toEqual([1, 2, 3, 4, 5]);
    await expect(snapshot(client.fields.list())).rejects.toMatchObject({ kind: 'UnprovenList' });
  });

  it("causes an error with a page that doesn't show whether it is the last", async () => {
    const { fields } = new GrantManagement({
      baseUrl: 'https://eu.invalid',
      apiKey: 'k',
      fetch: () => Promise.resolve(Response.json({ current_page: 1, data: [] })),
    });
    await expect(fields.list().all()).rejects.toBeInstanceOf(DecodeError);
    expect((await fields.list()).data).toEqual([]);
  });
});

const failing = (): GrantManagement =>
  new GrantManagement({
    baseUrl: 'https://eu.invalid',
    apiKey: 'k',
    fetch: () => Promise.resolve(Response.json({}, { status: 404 })),
  });

describe('a list', () => {
  it('is a promise of its first page', async () => {
    const { client, requestedPages } = changingList(30, 10, []);
    const list = client.fields.list();
    let ended = 0;
    const page = await list.finally(() => ended++);
    expect([page.data.length, ended, requestedPages]).toEqual([10, 1, [1]]);
    expect(
      await failing()
        .fields.list()
        .catch((error: unknown) => error),
    ).toBeInstanceOf(NotFoundError);
    expect(
      await failing()
        .fields.list()
        .finally(() => ended++)
        .catch(() => ended),
    ).toBe(2);
    expect(String(list)).toBe('[object List]');
  });

  it('returns its first page or an error with safe()', async () => {
    const { client } = changingList(30, 10, []);
    expect(await client.fields.list().safe()).toMatchObject({
      ok: true,
      data: { total: 30 },
      meta: { status: 200 },
    });
    expect(await failing().fields.list().safe()).toMatchObject({ ok: false, error: { kind: 'NotFound' } });
  });

  it('visits every page, including empty ones', async () => {
    expect(await pageNumbers(changingList(0, 10, []).client.fields.list())).toEqual([1]);
    const { client } = changingList(50, 10, [], 'empty page');
    expect(await pageNumbers(client.fields.list())).toEqual([1, 2, 3, 4, 5]);
  });

  it('loads the next page from an awaited one, up to the last', async () => {
    const { client, requestedPages } = changingList(30, 10, []);
    const first = await client.fields.list({ per_page: 10 });
    const second = await first.nextPage();
    const third = await second?.nextPage();
    expect([second, third].map((page) => page?.current_page)).toEqual([2, 3]);
    expect(await third?.nextPage()).toBeUndefined();
    expect(requestedPages).toEqual([1, 2, 3]);
    expect(Object.keys(first)).not.toContain('nextPage');
  });

  it('continues while a page has a next_page_url, even without last_page', async () => {
    const { fields } = new GrantManagement({
      baseUrl: 'https://eu.invalid',
      apiKey: 'k',
      fetch: (address) => {
        const number = Number(new URL(address).searchParams.get('page') ?? 1);
        const next = number < 3 ? 'https://eu.invalid/next' : '';
        return Promise.resolve(
          Response.json({ current_page: number, data: [{ slug: `r${number}` }], next_page_url: next }),
        );
      },
    });
    expect(await fields.list().all()).toHaveLength(3);
  });
});

/** A service with one record per page, and the given fields in each page. */
const serviceWith = (fieldsOf: (number: number) => object, lastPage = 3) => {
  const requestedPages: number[] = [];
  const fetch: FetchFunction = async (address) => {
    const number = Number(new URL(address).searchParams.get('page') ?? 1);
    requestedPages.push(number);
    const data = number > lastPage ? [] : [{ slug: slugOf(number) }];
    const next_page_url = number < lastPage ? 'x' : '';
    return Response.json({
      current_page: number,
      data,
      last_page: lastPage,
      next_page_url,
      total: lastPage,
      ...fieldsOf(number),
    });
  };
  return {
    fields: new GrantManagement({ baseUrl: 'https://eu.invalid', apiKey: 'k', fetch }).fields,
    requestedPages,
  };
};

const emptyUpTo = (last: number) =>
  serviceWith((number) => (number <= last ? { data: [] } : {}), last + 1)
    .fields.list()
    .all();

describe('a page with contradictory fields', () => {
  it.each([
    ['an empty next_page_url', ''],
    ['null', null],
  ])('does not end the list before last_page: %s', async (_, next_page_url) => {
    for (const concurrency of [1, 2, 5]) {
      const { fields, requestedPages } = serviceWith(() => ({ next_page_url }));
      expect(await fields.list({}, { concurrency }).all()).toHaveLength(3);
      expect(requestedPages).toEqual([1, 2, 3]);
    }
  });

  it("doesn't end the list before a last_page that is too high", async () => {
    const { fields, requestedPages } = serviceWith(() => ({ last_page: 6 }));
    expect(await fields.list().all()).toHaveLength(3);
    expect(requestedPages).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('causes an error, after its records, if next_page_url points past last_page', async () => {
    const { fields, requestedPages } = serviceWith((number) => (number === 2 ? { last_page: 2 } : {}));
    const items: unknown[] = [];
    const visit = async (): Promise<void> => {
      for await (const item of fields.list()) items.push(item);
    };
    await expect(visit()).rejects.toBeInstanceOf(DecodeError);
    expect([items.length, requestedPages]).toEqual([2, [1, 2]]);
  });

  it('causes an error if it has fewer records than from and to imply', async () => {
    const { fields } = serviceWith((number) => (number === 2 ? { data: [], from: 2, to: 2 } : {}));
    await expect(fields.list().all()).rejects.toThrow(/has only 0 of the records 2 to 2/);
  });

  it('may be empty 99 times in a row, but not 100 times', async () => {
    expect(await emptyUpTo(99)).toEqual([{ slug: slugOf(100) }]);
    await expect(emptyUpTo(100)).rejects.toBeInstanceOf(DecodeError);
  });
});

describe('a signal', () => {
  it.each(['items', 'pages'])(
    'ends an iteration over %s at the next step, even on the last page',
    async (mode) => {
      for (const size of [15, 5]) {
        const { client, requestedPages } = changingList(size, 10, []);
        const controller = new AbortController();
        const list = client.fields.list({}, { signal: controller.signal });
        let steps = 0;
        const visit = async (): Promise<void> => {
          for await (const _ of mode === 'items' ? list : list.pages()) {
            steps++;
            controller.abort('enough');
          }
        };
        await expect(visit()).rejects.toMatchObject({ kind: 'Abort', cause: 'enough' });
        expect([steps, requestedPages]).toEqual([1, [1]]);
      }
    },
  );
});

describe('all()', () => {
  it('throws if there are more items than its limit', async () => {
    const { client } = changingList(50, 10, []);
    expect(await client.fields.list().all(50)).toHaveLength(50);
    await expect(client.fields.list().all(49)).rejects.toMatchObject({ kind: 'ListTooLong' });
    expect(await client.fields.list({}, { limit: 7 }).all(7)).toHaveLength(7);
    await expect(client.fields.list().all(NaN)).rejects.toMatchObject({
      kind: 'InvalidArgument',
      operation: 'maxRecords',
    });
  });
});

describe('a snapshot', () => {
  it('has a limit, 100,000 records by default', async () => {
    const { client } = changingList(30, 10, []);
    expect(await snapshot(client.fields.list(), { maxRecords: 30 })).toHaveLength(30);
    await expect(snapshot(client.fields.list(), { maxRecords: 29 })).rejects.toMatchObject({
      kind: 'ListTooLong',
    });
    let requestCount = 0;
    const data = Array.from({ length: 10_000 }, (_, index) => ({ slug: slugOf(index) }));
    const fetch: FetchFunction = async () =>
      Response.json({ current_page: ++requestCount, data, last_page: 1e9, next_page_url: 'x' });
    const endless = new GrantManagement({ baseUrl: 'https://eu.invalid', apiKey: 'k', fetch });
    await expect(snapshot(endless.fields.list())).rejects.toThrow(/more than 100000 items/);
    expect(requestCount).toBe(11);
  });

  it('reads a one-page list once, and a longer one twice', async () => {
    const one = changingList(10, 10, []);
    await snapshot(one.client.fields.list());
    expect(one.requestedPages).toEqual([1]);
    const three = changingList(30, 10, []);
    expect((await snapshot(three.client.fields.list())).map(slugIn)).toEqual(slugs(30));
    expect(three.requestedPages).toEqual([1, 2, 3, 1, 2, 3]);
    expect(await snapshot(changingList(0, 10, []).client.fields.list())).toEqual([]);
  });

  it('finds a record that moves between pages, which a loop misses', async () => {
    const slip: Change[] = [
      { kind: 'delete', position: 0 },
      { kind: 'insert', position: 18 },
    ];
    const history = [[], slip];
    const looped = await changingList(20, 10, history).client.fields.list().all();
    expect(looped.map(slugIn)).not.toContain(slugOf(10));
    expect(await trySnapshot(20, 10, history)).toBe(true);
  });

  it('discards a pass in which a record moves, even after consistent passes', async () => {
    const slip: Change[] = [
      { kind: 'delete', position: 0 },
      { kind: 'insert', position: 18 },
    ];
    const { client, requestedPages } = changingList(20, 10, [[], [], [], slip]);
    expect((await snapshot(client.fields.list())).map(slugIn)).toContain(slugOf(10));
    expect(requestedPages).toEqual([1, 2, 1, 2, 1, 2, 1, 2]);
  });

  it('uses the total of the first page, which was read between the two passes', async () => {
    const { client, requestedPages } = changingList(20, 10, [[], [], [], [{ kind: 'delete', position: 19 }]]);
    expect(await snapshot(client.fields.list())).toHaveLength(19);
    expect(requestedPages).toEqual([1, 2, 1, 2, 1, 2]);
  });

  it('never misses a persistent record without an error', async () => {
    let complete = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.array(changes, { maxLength: 2 }), { maxLength: 20 }),
        async (size, perPage, history) => {
          if (await trySnapshot(size, perPage, history)) complete++;
        },
      ),
      { numRuns: 500 },
    );
    expect(complete).toBeGreaterThan(50);
  });

  it.each([
    [
      'a record without a slug',
      { data: [{ name: 'x' }], total: 1, from: 1, to: 1 },
      'records without a slug',
    ],
    ['a wrong total', { data: [{ slug: 'a' }], total: 2, from: 1, to: 1 }, 'its total is different'],
    [
      'a duplicate record',
      { data: [{ slug: 'a' }, { slug: 'a' }], total: 2, from: 1, to: 2 },
      'a record is on two',
    ],
    ['a wrong from', { data: [{ slug: 'a' }], total: 1, from: 2, to: 1 }, "doesn't continue where"],
    [
      'a wrong to',
      { data: [{ slug: 'a' }, { slug: 'b' }], total: 2, from: 1, to: 1 },
      "doesn't continue where",
    ],
  ])('throws an error with the reason for %s', async (_, page, why) => {
    let requestCount = 0;
    const fetch: FetchFunction = () => {
      requestCount++;
      return Promise.resolve(Response.json({ current_page: 1, last_page: 1, next_page_url: '', ...page }));
    };
    const { fields } = new GrantManagement({ baseUrl: 'https://eu.invalid', apiKey: 'k', fetch });
    const error: unknown = await snapshot(fields.list(), { rounds: 3 }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ kind: 'UnprovenList' });
    expect(String(error)).toContain(why);
    expect(requestCount).toBe(3);
  });

  it("refuses a list that doesn't start at its first page", async () => {
    const { client } = changingList(30, 10, []);
    await expect(snapshot(client.fields.list({ page: 2 }))).rejects.toMatchObject({ kind: 'UnprovenList' });
  });
});
