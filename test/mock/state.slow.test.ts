/** The mock's state: random sequences of calls compared with a simple model, and concurrent clients. */
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  closeMocks,
  facts,
  type MockServer,
  mockData,
  send,
  sendForJson,
  slugOf,
  start,
  xmlMediaType,
} from '../support/mock.ts';

type Fields = Map<string, string | boolean>;

/** A simple model of the mock's state. */
class Model {
  readonly contributors = new Map(
    (mockData['contributor'] ?? []).map((contributor): [string, Fields] => [
      String(contributor['slug']),
      new Map(
        (contributor['fields'] as { slug: string; value: string | boolean }[]).map(({ slug, value }) => [
          slug,
          value,
        ]),
      ),
    ]),
  );
  readonly updated = new Map(
    (mockData['contributor'] ?? []).map(({ slug, updated }) => [String(slug), Date.parse(String(updated))]),
  );
  writes: object[] = [];
}

type Command = fc.AsyncCommand<{ model: Model }, MockServer>;

const contributors = (mockData['contributor'] ?? []).slice(0, 4).map(({ slug }) => String(slug));
const fields = ((mockData['contributor']?.[0]?.['fields'] ?? []) as { slug: string }[]).map(
  ({ slug }) => slug,
);
const applications = (mockData['application'] ?? []).slice(0, 3).map(({ slug }) => String(slug));
const reviewers = ['ReViEwEr', 'AnOtHeRe', 'AbCdEfGh'];
const payments = mockData['allocation-payment'] ?? [];

function command(name: string, run: (model: { model: Model }, mock: MockServer) => Promise<void>): Command {
  return { check: () => true, run, toString: () => name };
}

const update = fc
  .record({
    slug: fc.constantFrom(...contributors),
    values: fc.dictionary(fc.constantFrom(...fields), fc.oneof(fc.string({ maxLength: 20 }), fc.boolean()), {
      minKeys: 0,
    }),
  })
  .map(({ slug, values }) =>
    command(`update ${slug} ${JSON.stringify(values)}`, async ({ model }, mock) => {
      const expected = model.contributors.get(slug);
      for (const [field, value] of Object.entries(values)) expected?.set(field, value);
      const { status, body } = await sendForJson(mock, `/contributor/${slug}`, { body: { fields: values } });
      assert.equal(status, 200);
      assert.deepEqual(
        new Map(
          (body['fields'] as { slug: string; value: string }[]).map((field) => [field.slug, field.value]),
        ),
        expected,
      );
      const moved = Date.parse(String(body['updated']));
      assert.ok(moved > (model.updated.get(slug) ?? 0));
      model.updated.set(slug, moved);
    }),
  );

const refusedUpdate = fc.constantFrom(...contributors).map((slug) =>
  command(`refused update of ${slug}`, async (_, mock) => {
    assert.equal(
      (
        await send(mock, `/contributor/${slug}`, {
          body: { fields: { ZzZzZzZz: 'x', [fields[0] ?? '']: 'x' } },
        })
      ).status,
      422,
    );
  }),
);

const recuse = fc
  .record({
    application: fc.constantFrom(...applications),
    reviewer: fc.constantFrom(...reviewers),
    scoreSet: fc.option(fc.constantFrom('hpmHlrXV', 'AbCdEfGh')),
  })
  .map(({ application, reviewer, scoreSet }) =>
    command(`recuse ${reviewer} from ${application}`, async ({ model }, mock) => {
      const path = `/application/${application}/recuse`;
      const body = { reviewer, ...(scoreSet === null ? {} : { score_set: scoreSet }) };
      const write = { operation: 'recuseReviewer', path, body };
      // A repeated recusal is recorded once.
      if (!model.writes.some((each) => isDeepStrictEqual(each, write))) model.writes.push(write);
      assert.equal((await send(mock, path, { body })).status, 200);
    }),
  );

const list = fc
  .record({ page: fc.integer({ min: 1, max: 30 }), perPage: fc.integer({ min: 1, max: 100 }) })
  .map(({ page, perPage }) =>
    command(`list page ${page} of ${perPage}`, async (_, mock) => {
      const { body } = await sendForJson(mock, `/allocation-payment?page=${page}&per_page=${perPage}`);
      const expected = payments.slice((page - 1) * perPage, page * perPage).map(({ slug }) => slug);
      assert.deepEqual(
        (body['data'] as { slug: string }[]).map(({ slug }) => slug),
        expected,
      );
    }),
  );

const read = fc
  .constantFrom(...payments.slice(0, 20).map(({ slug }) => String(slug)), 'NotFound')
  .map((slug) =>
    command(`read ${slug}`, async (_, mock) => {
      const { status, body } = await sendForJson(mock, `/allocation-payment/${slug}`, {
        headers: { [facts.languageHeader]: 'all' },
      });
      if (slug === 'NotFound') assert.equal(status, 404);
      else
        assert.deepEqual(
          body,
          payments.find((payment) => payment['slug'] === slug),
        );
    }),
  );

const readState = fc.constant(
  command('read the state', async ({ model }, mock) => {
    assert.deepEqual(mock.state().writes, model.writes);
    const seen = (await (await fetch(`${mock.url}/__mock/state`)).json()) as { data: typeof mockData };
    const values = (seen.data['contributor'] ?? []).map((contributor): [string, Fields] => [
      String(contributor['slug']),
      new Map(
        (contributor['fields'] as { slug: string; value: string | boolean }[]).map(({ slug, value }) => [
          slug,
          value,
        ]),
      ),
    ]);
    assert.deepEqual(new Map(values), model.contributors);
  }),
);

const reset = fc.constant(
  command('reset', async (state, mock) => {
    mock.reset();
    state.model = new Model();
    assert.deepEqual(mock.state().data, mockData);
  }),
);

const frozenClock = (): number => Date.parse('2026-12-01T00:00:00Z');
let mock: MockServer;
beforeAll(async () => {
  mock = await start();
});
beforeEach(() => mock.reset());
afterAll(closeMocks);

it('the mock matches the model after any sequence of lists, reads, updates, recusals and resets', async () => {
  const agreement = fc.assert(
    fc.asyncProperty(
      fc.commands([update, refusedUpdate, recuse, list, read, readState, reset], { maxCommands: 40 }),
      async (commands) => {
        mock.reset();
        await fc.asyncModelRun(() => ({ model: { model: new Model() }, real: mock }), commands);
      },
    ),
    { numRuns: 40 },
  );
  await expect(agreement).resolves.toBeUndefined();
});

it('the mock loses no update from 16 concurrent clients', async () => {
  const slug = slugOf('contributor');
  const rounds = 30;
  const callers = Array.from({ length: 16 }, async (_, caller) => {
    // Four clients share each field, so its final value must be one client's last value.
    for (let round = 0; round < rounds; round += 1) {
      const { body } = await sendForJson(mock, `/contributor/${slug}`, {
        body: { fields: { [fields[caller % fields.length] ?? '']: `${caller} ${round}` } },
      });
      const field = (body['fields'] as { slug: string; value: string }[])[caller % fields.length];
      expect(field?.value).toBe(`${caller} ${round}`);
    }
  });
  await Promise.all(callers);
  const sent = mock.requests().filter(({ operation }) => operation === 'updateContributor');
  expect(sent).toHaveLength(16 * rounds);
  const last = new Map<string, unknown>();
  for (const { body } of sent)
    for (const [field, value] of Object.entries((JSON.parse(body ?? '') as { fields: object }).fields))
      last.set(field, value);
  const values = (
    (mock.state().data['contributor']?.[0]?.['fields'] ?? []) as { slug: string; value: unknown }[]
  ).map((field) => [field.slug, field.value] as const);
  expect(new Map(values)).toEqual(last);
});

it("every update gets a later time, even if the clock doesn't move", async () => {
  const still = await start({ now: frozenClock });
  const times: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    const { body } = await sendForJson(still, `/contributor/${slugOf('contributor')}`, {
      body: { fields: {} },
    });
    times.push(String(body['updated']));
  }
  expect(times).toEqual(['2026-12-01T00:00:00.000Z', '2026-12-01T00:00:00.001Z', '2026-12-01T00:00:00.002Z']);
});

it('an update drops only the translations of changed values', async () => {
  const path = `/contributor/${slugOf('contributor')}`;
  const before = (mockData['contributor']?.[0]?.['fields'] ?? []) as { slug: string; value: unknown }[];
  const [kept, changed] = before;
  const put = async (values: Record<string, unknown>): Promise<unknown> => {
    const { body } = await sendForJson(mock, path, {
      body: { fields: values },
      headers: { [facts.languageHeader]: 'all' },
    });
    return body['fields'];
  };
  expect(await put({ [kept?.slug ?? '']: kept?.value })).toEqual(before);
  const after = before.map((field) =>
    field === changed ? { ...field, value: 'another', translated: {} } : field,
  );
  expect(await put({ [changed?.slug ?? '']: 'another' })).toEqual(after);
});

it('the ETag depends on the body', async () => {
  const path = `/tab/${slugOf('tab')}`;
  const tagOf = async (on: MockServer, languages?: string): Promise<string | null> =>
    (await send(on, path, { headers: { [facts.languageHeader]: languages } })).headers.get('etag');
  expect(await tagOf(mock)).toBe(await tagOf(mock));
  expect(await tagOf(mock)).not.toBe(await tagOf(mock, 'fr_FR'));
  const [tab] = mockData['tab'] ?? [];
  const changed = await start({ data: { tab: [{ ...tab, updated: '2026-12-01T00:00:00Z' }] } });
  expect(await tagOf(changed)).not.toBe(await tagOf(mock));
});

type Headers = Record<string, string | undefined>;

const absent = { nil: undefined };
const anyHeaders: fc.Arbitrary<Headers> = fc.record({
  [facts.apiKeyHeader]: fc.option(
    fc.constantFrom('', 'mock-key-', 'mock-key-none', 'none', 'k', 'mock-key-maintenance'),
    absent,
  ),
  [facts.languageHeader]: fc.option(
    fc.constantFrom('', 'fr_FR', 'en_GB,fr_FR', 'en_GB, fr_FR', 'all', 'xx'),
    absent,
  ),
});
const anyResource = fc.record({
  path: fc.constantFrom(
    `/fund/${slugOf('fund')}`,
    '/fund/short',
    '/account',
    '/allocation-payment?page=2',
    '/nowhere',
  ),
  accept: fc.constantFrom(facts.jsonMediaType, xmlMediaType, '', 'text/html'),
});

it('the mock responds to a request the same way, regardless of earlier requests', async () => {
  const agreement = fc.assert(
    fc.asyncProperty(
      // Use the same resource each time, because only its variants could be mixed up.
      anyResource,
      fc.array(anyHeaders, { minLength: 2, maxLength: 8 }),
      async ({ path, accept }, requests) => {
        const ask = async (headers: Headers): Promise<unknown[]> => {
          const response = await send(mock, path, { headers: { accept, ...headers } });
          const received = [...response.headers].filter(([name]) => name !== 'date');
          return [response.status, received, await response.text()];
        };
        const alone: unknown[] = [];
        for (const request of requests) {
          mock.reset();
          alone.push(await ask(request));
        }
        mock.reset();
        const inSequence: unknown[] = [];
        for (const request of requests) inSequence.push(await ask(request));
        assert.deepEqual(inSequence, alone);
      },
    ),
    { numRuns: 60 },
  );
  await expect(agreement).resolves.toBeUndefined();
});

const statusOf = async (headers: Record<string, string | undefined>): Promise<number> =>
  (await send(mock, `/fund/${slugOf('fund')}`, { headers })).status;

it('the mock distinguishes an empty header from a missing one', async () => {
  expect(await statusOf({ [facts.languageHeader]: '' })).toBe(400);
  expect(await statusOf({})).toBe(200);
  expect(await statusOf({ [facts.apiKeyHeader]: 'mock-key-' })).toBe(403);
  expect(await statusOf({ [facts.apiKeyHeader]: 'valid' })).toBe(200);
  expect(await statusOf({ [facts.apiKeyHeader]: undefined })).toBe(401);
  expect(await statusOf({ [facts.apiKeyHeader]: 'mock-key-none' })).toBe(403);
});

it('the mock keeps at most a thousand writes', async () => {
  const path = `/application/${slugOf('application')}/recuse`;
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const name = (index: number): string =>
    Array.from({ length: 8 }, (_, place) => letters[Math.floor(index / 26 ** place) % 26]).join('');
  for (let index = 0; index < 1_200; index += 1)
    await (await send(mock, path, { body: { reviewer: name(index) } })).text();
  const { writes } = mock.state();
  expect(writes).toHaveLength(1_000);
  expect(writes.at(-1)?.body).toEqual({ reviewer: name(1_199) });
});
