/** Concurrent calls, and the caller of a call in stacks and events. */
import { beforeEach, describe, expect, it } from 'vitest';
import { GrantManagement, NotFoundError, type LogEvent } from '../../scripts/client/runtime/index.ts';
import { snapshot } from '../../scripts/client/runtime/calls/snapshot.ts';
import { createTestFetch } from '../../scripts/client/runtime/testing.ts';

const options = { baseUrl: 'https://eu.invalid', apiKey: 'secret-key-0123', maxRetries: 0 };
const slug = 'AbCdEfGh';

it('fifty calls can share a signal, which causes no warning and aborts them all', async () => {
  const warnings: unknown[] = [];
  const note = (warning: unknown): void => void warnings.push(warning);
  process.on('warning', note);
  const controller = new AbortController();
  const client = new GrantManagement({ ...options, fetch: () => new Promise(() => {}) });
  const calls = Array.from({ length: 50 }, () =>
    client.funds.get(slug, { signal: controller.signal }).safe(),
  );
  await new Promise((resolve) => setImmediate(resolve));
  controller.abort(new Error('enough'));
  const results = await Promise.all(calls);
  await new Promise((resolve) => setImmediate(resolve));
  process.off('warning', note);
  expect(warnings).toEqual([]);
  expect(
    results.map((result) => (result.ok ? 'ok' : [result.error.kind, String(result.error.cause)])),
  ).toEqual(Array.from({ length: 50 }, () => ['Abort', 'Error: enough']));
});

async function stackOf(act: () => PromiseLike<unknown>): Promise<string> {
  try {
    await act();
    return '';
  } catch (error) {
    return String((error as Error).stack);
  }
}

describe('the stack of an error', () => {
  let client: GrantManagement;
  beforeEach(() => {
    client = new GrantManagement({
      ...options,
      fetch: () => Promise.resolve(Response.json({}, { status: 404 })),
    });
  });
  const ways: [name: string, act: () => Promise<unknown>][] = [
    [
      'a call',
      async function callerOfTheTest() {
        await client.funds.get(slug);
      },
    ],
    [
      'withMeta()',
      async function callerOfTheTest() {
        await client.funds.get(slug).withMeta();
      },
    ],
    [
      'a list',
      async function callerOfTheTest() {
        await client.fields.list();
      },
    ],
    [
      'an iteration',
      async function callerOfTheTest() {
        for await (const _ of client.fields.list());
      },
    ],
    [
      'all()',
      async function callerOfTheTest() {
        await client.fields.list().all();
      },
    ],
    [
      'snapshot()',
      async function callerOfTheTest() {
        await snapshot(client.fields.list());
      },
    ],
  ];
  it.each(ways)('includes the caller of %s', async (_, act) => {
    expect(await stackOf(act)).toMatch(/callerOfTheTest/);
  });
});

describe('log events', () => {
  it('of a call share its number, and report why it was retried and how it ended', async () => {
    const events: LogEvent[] = [];
    let turn = 0;
    const fetch = async (): Promise<Response> => {
      turn++;
      if (turn === 1) throw new TypeError('fetch failed');
      return Response.json({ slug }, { status: turn === 2 ? 503 : 200 });
    };
    const log = (event: LogEvent): unknown => events.push(event);
    const client = new GrantManagement({ ...options, maxRetries: 2, maxWait: 0, fetch, log });
    await client.funds.get(slug);
    await client.funds.get('nope').catch(() => {});
    const [{ call } = { call: 0 }] = events;
    expect(events.map((event) => [event.call === call, event.type, event.attempt])).toEqual([
      [true, 'start', 0],
      [true, 'request', 1],
      [true, 'failure', 1],
      [true, 'retry', 1],
      [true, 'request', 2],
      [true, 'response', 2],
      [true, 'retry', 2],
      [true, 'request', 3],
      [true, 'response', 3],
      [true, 'end', 3],
    ]);
    expect(events.filter(({ type }) => type === 'retry')).toMatchObject([
      { cause: 'Connection' },
      { cause: '503' },
    ]);
    expect(events.at(-1)).toMatchObject({ status: 200 });
    expect(events.at(-1)).not.toHaveProperty('error');
  });

  it('contain the kind of a failure', async () => {
    const events: LogEvent[] = [];
    const log = (event: LogEvent): unknown => events.push(event);
    await new GrantManagement({ ...options, fetch: async () => new Response('{'), log }).funds
      .get(slug)
      .catch(() => {});
    expect(events.at(-1)).toMatchObject({ type: 'end', status: 200, error: 'Decode' });
  });

  it('have no status if there was no response', async () => {
    const events: LogEvent[] = [];
    const log = (event: LogEvent): unknown => events.push(event);
    await new GrantManagement({ ...options, fetch: () => Promise.reject(new Error('x')), log }).funds
      .get(slug)
      .catch(() => {});
    expect(events.at(-1)).toStrictEqual({
      type: 'end',
      call: expect.any(Number) as number,
      operation: 'GET /fund/{}',
      attempt: 1,
      ms: expect.any(Number) as number,
      error: 'Fetch',
    });
  });
});

describe('an error class', () => {
  it('can be instantiated in a test, with a body', () => {
    expect(new NotFoundError('GET /fund/{}', { body: { message: 'No' } })).toMatchObject({
      kind: 'NotFound',
      name: 'NotFoundError',
      status: 404,
      text: '',
      body: { message: 'No' },
      meta: { status: 404, attempts: 1, retryAfter: undefined },
      operation: 'GET /fund/{}',
    });
    expect(new NotFoundError('x').meta.header('etag')).toBeNull();
  });
});

describe('a fetch for tests', () => {
  it('works without a global Response (jest-environment-jsdom)', async () => {
    const { Response: kept, Headers: keptHeaders } = globalThis;
    Object.assign(globalThis, { Response: undefined, Headers: undefined });
    try {
      const client = new GrantManagement({
        ...options,
        fetch: createTestFetch({ 'GET /tab/{}': ['not-found', 'details-tab'] }),
      });
      expect((await client.tabs.get(slug).safe()).ok).toBe(false);
      const { meta } = await client.tabs.get(slug).withMeta();
      expect([meta.etag, meta.header('X-RateLimit-Limit')]).toEqual([expect.any(String), '60']);
    } finally {
      Object.assign(globalThis, { Response: kept, Headers: keptHeaders });
    }
  });
});
