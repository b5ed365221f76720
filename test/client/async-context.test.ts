/** Each call has its own async context in `fetch`, key functions, validators and log events. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  GrantManagement,
  withSchema,
  type ClientOptions,
  type LogEvent,
  type StandardSchema,
} from '../../scripts/client/runtime/index.ts';
import { validating } from '../../scripts/client/runtime/validating.ts';
import { Limiter } from '../../scripts/client/runtime/transport/limiter.ts';
import { apiKey, end, reply, slug, startClock } from './simulated.ts';

beforeEach(startClock);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** `caller` comes from the query, `ran` from the async context. */
interface Seen {
  readonly where: string;
  readonly caller: string;
  readonly ran: string;
}

const whoAsks = (url: string): string => new URL(url).searchParams.get('who') ?? '';

/** Makes concurrent calls for several people, and records the context in each hook. */
async function callFor(
  people: readonly string[],
  statuses: readonly number[],
  options: Partial<ClientOptions>,
): Promise<Seen[]> {
  const context = new AsyncLocalStorage<string>();
  const seen: Seen[] = [];
  const owners = new Map<number, string>();
  const note = (where: string, caller: string): void =>
    void seen.push({ where, caller, ran: context.getStore() ?? 'nobody' });
  let turn = 0;
  const service = async (url: string): Promise<Response> => {
    note('fetch', whoAsks(url));
    const status = statuses[turn++] ?? 200;
    await new Promise((resolve) => setTimeout(resolve, 5));
    return reply({ slug }, status, status === 429 ? { 'retry-after': '1' } : {});
  };
  const log = ({ type, call }: LogEvent): void => {
    if (type === 'start') owners.set(call, context.getStore() ?? 'nobody');
    note(type, owners.get(call) ?? 'unknown');
  };
  const client = new GrantManagement({
    baseUrl: 'https://eu.invalid',
    apiKey: () => (note('key', context.getStore() ?? 'nobody'), apiKey),
    log,
    fetch: validating(() => note('report', context.getStore() ?? 'nobody'), service),
    ...options,
  });
  const schemaOf = (who: string): StandardSchema<unknown> => ({
    '~standard': {
      version: 1,
      vendor: 'test',
      validate: (value) => (note('schema', who), { value }),
    },
  });
  const calls = people.map((who) =>
    context.run(who, () => withSchema(client.funds.get(slug, { query: { who } }), schemaOf(who)).safe()),
  );
  await end(Promise.all(calls));
  return seen;
}

const people = ['A', 'B', 'C', 'D'];
const ok: number[] = [];

describe('a call that waits', () => {
  it.each<[string, number[], Partial<ClientOptions>]>([
    ['for nothing', ok, {}],
    ['for a slot', ok, { concurrency: 1 }],
    ['for one of two slots', ok, { concurrency: 2 }],
    ['after one 429', [429], {}],
    ['after several', [429, 429, 429], {}],
    ['after a 429 and for a slot', [429], { concurrency: 1 }],
    ['after a 503', [503, 503], { concurrency: 1 }],
  ])('%s continues in its own context', async (_, statuses, options) => {
    const seen = await callFor(people, statuses, options);
    expect(seen.filter(({ caller, ran }) => caller !== ran)).toEqual([]);
    for (const where of ['fetch', 'schema', 'request', 'response', 'end'])
      expect(new Set(seen.filter((one) => one.where === where).map(({ ran }) => ran))).toEqual(
        new Set(people),
      );
    expect(seen.some(({ where }) => where === 'retry')).toBe(statuses.length > 0);
  });

  it('logs the rate limit in its own context', async () => {
    const seen = await callFor(people, [429, 200, 429], { concurrency: 1 });
    const rateLimitEvents = seen.filter(({ where }) => where === 'rateLimit');
    expect(rateLimitEvents.length).toBeGreaterThan(3);
    expect(rateLimitEvents.filter(({ caller, ran }) => caller !== ran)).toEqual([]);
  });
});

/** A promise and its resolve function. */
function deferred(): { promise: Promise<void>; resolve: () => void } {
  const holder: { resolve?: () => void } = {};
  const promise = new Promise<void>((resolve) => {
    holder.resolve = resolve;
  });
  return { promise, resolve: () => holder.resolve?.() };
}

async function microtasks(count: number): Promise<void> {
  for (let step = 0; step < count; step++) await undefined;
}

/**
 * Races two calls in flight: the first response starts a third call, and some microtasks later the second returns 429.
 */
async function race(steps: number): Promise<string[]> {
  const order: string[] = [];
  const { promise, resolve } = deferred();
  const { refuse } = Limiter.prototype;
  vi.spyOn(Limiter.prototype, 'refuse').mockImplementation(function (this: Limiter, ms, maxWait) {
    order.push('closed');
    refuse.call(this, ms, maxWait);
  });
  const start = performance.now();
  let turn = 0;
  const fetch = async (): Promise<Response> => {
    const number = ++turn;
    if (number > 2) {
      order.push(`request ${number} at ${performance.now() - start}`);
      return reply({ slug });
    }
    await promise;
    if (number === 1) return reply({ slug });
    await microtasks(steps);
    return reply({}, 429, { 'retry-after': '1' });
  };
  const client = new GrantManagement({ baseUrl: 'https://eu.invalid', apiKey, concurrency: 2, fetch });
  const calls = Array.from({ length: 3 }, () => client.funds.get(slug));
  await vi.advanceTimersByTimeAsync(0);
  resolve();
  expect((await end(Promise.all(calls))).error).toBeUndefined();
  return order;
}

const stepCounts = Array.from({ length: 40 }, (_, steps) => steps);

describe('a call between wake-up and sending', () => {
  it.each(stepCounts)('respects a window that closes after %i microtasks', async (steps) => {
    const order = await race(steps);
    const closed = order.indexOf('closed');
    expect(closed).toBeGreaterThan(-1);
    for (const later of order.slice(closed + 1)) expect(later).toMatch(/ at 1\d\d\d(\.\d+)?$/);
    expect(order).toHaveLength(3);
  });

  it.each(stepCounts)('respects an abort after %i microtasks and passes the slot on', async (steps) => {
    const controller = new AbortController();
    const { promise, resolve } = deferred();
    const callers: string[] = [];
    const fetch = async (url: string): Promise<Response> => {
      callers.push(whoAsks(url));
      if (callers.length === 1) await promise;
      return reply({ slug });
    };
    const client = new GrantManagement({ baseUrl: 'https://eu.invalid', apiKey, concurrency: 1, fetch });
    const ask = (who: string, signal?: AbortSignal) =>
      client.funds.get(slug, { query: { who }, signal }).safe();
    const calls = [ask('A'), ask('B', controller.signal), ask('C')];
    await vi.advanceTimersByTimeAsync(0);
    resolve();
    await microtasks(steps);
    controller.abort();
    const results = (await end(Promise.all(calls))).data as { ok: boolean; error?: { message: string } }[];
    expect([results[0]?.ok, results[2]?.ok]).toEqual([true, true]);
    // The message must say that nothing was sent if, and only if, that's true.
    expect(results[1]?.error?.message.includes('nothing was sent') ?? false).toBe(!callers.includes('B'));
    expect(callers.at(-1)).toBe('C');
  });
});
