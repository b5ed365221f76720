/** The limiter holds back all calls as soon as one response reports a limit. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Deadline } from '../../scripts/client/runtime/transport/deadline.ts';
import { Limiter, type Ticket } from '../../scripts/client/runtime/transport/limiter.ts';
import type { RateLimit } from '../../scripts/client/runtime/response/meta.ts';
import type { ClientOptions } from '../../scripts/client/runtime/index.ts';
import { callAll } from './limiter-simulation.ts';
import { end, reply, simulate, slug, startClock } from './simulated.ts';

beforeEach(startClock);
afterEach(() => {
  // In this order, because a spy wraps a simulated timer.
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const seeds = Array.from({ length: 5 }, (_, seed) => seed);

describe.each([5, 30, 100])('sixty calls with a latency of %i ms', (latency) => {
  const service = { allowed: 10, window: 2000, latency, headers: false };

  it.each(seeds)('all succeed if responses have only Retry-After (seed %i)', async (seed) => {
    const { failed, requests, early, windows } = await callAll(service, seed, 60);
    expect([failed, early]).toEqual([0, 0]);
    expect(requests).toBeLessThanOrEqual(60 + 10 * windows);
  });

  it('get no 429 if headers report the remaining requests', async () => {
    const { failed, requests } = await callAll({ ...service, headers: true }, 1, 60);
    expect([failed, requests]).toEqual([0, 60]);
  });
});

/** Records when the limiter lets each call through. */
function recordCalls(limiter: Limiter) {
  const start = performance.now();
  const entered: [name: string, time: number][] = [];
  const woken: string[] = [];
  const enter = async (name: string, ticket = limiter.ticket(), signal?: AbortSignal): Promise<void> => {
    const deadline = new Deadline('GET /fund/{}', Infinity, signal);
    while (!limiter.acquire(ticket)) {
      await limiter.waitForTurn(ticket, deadline);
      woken.push(name);
    }
    entered.push([name, performance.now() - start]);
  };
  return { left: entered, woken, enter };
}

/** Runs the callbacks of settled promises. */
const runCallbacks = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

/** A reported window that resets in some seconds. */
const window = (limit: number, remaining: number, seconds: number): [RateLimit, number] => [
  { limit, remaining, reset: Date.now() / 1000 + seconds },
  seconds * 1000,
];

describe('requests', () => {
  it('are sent at once while there is a slot, then oldest call first', async () => {
    const limiter = new Limiter(2);
    const { left: entered, enter } = recordCalls(limiter);
    const tickets = Array.from({ length: 7 }, () => limiter.ticket());
    const [a, b] = tickets.splice(0, 2) as [Ticket, Ticket];
    expect([limiter.acquire(a), limiter.acquire(b), limiter.acquire(limiter.ticket())]).toEqual([
      true,
      true,
      false,
    ]);
    for (const index of [3, 1, 4, 2]) void enter(String(index), tickets[index]);
    for (let index = 0; index < 4; index++) {
      limiter.release(true);
      await runCallbacks();
    }
    expect(entered.map(([name]) => name)).toEqual(['1', '2', '3', '4']);
  });

  it('ramp up in order after a 429, by one more after each success', async () => {
    const limiter = new Limiter(4);
    const { left: entered, enter } = recordCalls(limiter);
    limiter.refuse(1000, 1000);
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) void enter(name);
    await vi.advanceTimersByTimeAsync(1000);
    expect([entered.length, limiter.acquire(limiter.ticket())]).toEqual([1, false]);
    limiter.release(true);
    await runCallbacks();
    expect(entered).toHaveLength(3);
    limiter.release(true);
    limiter.release(true);
    await runCallbacks();
    expect(entered.map(([name]) => name)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  });

  it('are sent without a limit once the queue is empty', async () => {
    const limiter = new Limiter(Infinity);
    const { left: entered, enter } = recordCalls(limiter);
    limiter.refuse(1000, 1000);
    void enter('a');
    await vi.advanceTimersByTimeAsync(1000);
    limiter.release(true);
    for (let index = 0; index < 50; index++) void enter(String(index));
    await runCallbacks();
    expect(entered).toHaveLength(51);
  });

  it('in the queue are woken when the window closes, and keep their position', async () => {
    const limiter = new Limiter(1);
    const { left: entered, woken, enter } = recordCalls(limiter);
    limiter.acquire(limiter.ticket());
    void enter('a');
    void enter('b');
    limiter.learn(...window(10, 5, 10));
    await runCallbacks();
    expect(woken).toEqual([]);
    limiter.refuse(2000, 2000);
    await runCallbacks();
    expect(woken).toEqual(['a', 'b']);
    limiter.release(false);
    await vi.advanceTimersByTimeAsync(1999);
    expect(entered).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(entered).toEqual([['a', 2000]]);
  });

  it('that are aborted leave no timer behind', async () => {
    const limiter = new Limiter(1);
    const { left: entered, enter } = recordCalls(limiter);
    const controllers = [new AbortController(), new AbortController()];
    limiter.refuse(5000, 5000);
    const ended = controllers.map(({ signal }, index) =>
      enter(String(index), undefined, signal).catch(() => {}),
    );
    await runCallbacks();
    expect(vi.getTimerCount()).toBe(1);
    controllers[0]?.abort();
    await ended[0];
    expect(vi.getTimerCount()).toBe(1);
    controllers[1]?.abort();
    await ended[1];
    expect([vi.getTimerCount(), entered]).toEqual([0, []]);
  });

  it('respect the old limit for two seconds after a reset', async () => {
    for (const [limit, expected] of [
      [3, [10_000, 10_000, 10_000, 12_000, 12_000, 12_000, 14_000]],
      [0, Array.from({ length: 7 }, () => 10_000)],
    ] as const) {
      const limiter = new Limiter(Infinity);
      limiter.acquire(limiter.ticket());
      limiter.learn(...window(limit, 0, 10));
      limiter.release(true);
      const { left: entered, enter } = recordCalls(limiter);
      for (let index = 0; index < 7; index++) void enter(String(index));
      await vi.runAllTimersAsync();
      expect(entered.map(([, time]) => time)).toEqual(expected);
    }
  });

  it("take constant time each, regardless of the queue's length", async () => {
    const calls = 20_000;
    const limiter = new Limiter(1);
    limiter.acquire(limiter.ticket());
    const { left: entered, enter } = recordCalls(limiter);
    const { user } = process.cpuUsage();
    for (let index = 0; index < calls; index++) void enter(String(index));
    for (let turns = 0; entered.length < calls && turns < 10 * calls; turns++) {
      limiter.release(true);
      for (let step = 0; step < 10; step++) await undefined;
    }
    expect(entered).toHaveLength(calls);
    expect((process.cpuUsage().user - user) / 1e6).toBeLessThan(8);
  });
});

describe('a single 429', () => {
  it('delays four hundred calls only briefly', async () => {
    const { client } = simulate(
      (turn) => ({
        after: 20,
        response: turn === 30 ? reply({}, 429, { 'retry-after': '0.01' }) : reply({ slug }),
      }),
      { concurrency: 20 },
    );
    const start = performance.now();
    const { time, error } = await end(Promise.all(Array.from({ length: 400 }, () => client.funds.get(slug))));
    expect(error).toBeUndefined();
    expect(time - start).toBeLessThan(800);
  });
});

describe('a Retry-After of a day', () => {
  it.each<[string, Partial<ClientOptions>, number]>([
    ['it is longer than maxWait', {}, 60_000],
    ['it is longer than totalTimeout', { maxWait: Infinity }, 60_000],
    ['it is longer than totalTimeout, and both are short', { maxWait: Infinity, totalTimeout: 5000 }, 60_000],
    ['it is within both', { maxWait: Infinity, totalTimeout: Infinity }, 86_400_000],
  ])('closes the window for at most a minute unless it is accepted (%s)', async (_, options, expected) => {
    const { client, sent } = simulate(
      (turn) => (turn === 0 ? reply({}, 429, { 'retry-after': '86400' }) : reply({ slug })),
      { maxRetries: 0, ...options },
    );
    await end(client.funds.get(slug));
    const start = performance.now();
    const unlimitedWaits = { maxWait: Infinity, totalTimeout: Infinity };
    expect((await end(client.funds.get(slug, unlimitedWaits))).error).toBeUndefined();
    expect((sent[1]?.time ?? NaN) - start).toBeCloseTo(expected, -1);
  });
});

/** Headers that report a window of a hundred requests. */
const reporting = (remaining: number): Record<string, string> => ({
  'x-ratelimit-limit': '100',
  'x-ratelimit-remaining': String(remaining),
  'x-ratelimit-reset': String(Date.now() / 1000 + 30),
});

/** Makes eighty calls to a service that counts requests on arrival. */
async function makeEightyCalls(allowed: number) {
  let used = 0;
  const start = performance.now();
  let last = start;
  const fetch = async (): Promise<Response> => {
    const journey = 20 + used++;
    last = performance.now();
    await new Promise((resolve) => setTimeout(resolve, journey));
    return reply({ slug }, 200, reporting(allowed - used));
  };
  const { client } = simulate(() => 'hang', { fetch, concurrency: 50, maxWait: 5000 });
  const calls = Array.from({ length: 80 }, () => client.funds.get(slug).safe());
  const results = (await end(Promise.all(calls))).data as { error?: { kind: string } }[];
  return { kinds: results.flatMap(({ error }) => error?.kind ?? []), ms: last - start };
}

describe('the assumption that requests in flight use up the quota', () => {
  it('fails no call, but waits for their responses', async () => {
    const { kinds, ms } = await makeEightyCalls(100);
    expect(kinds).toEqual([]);
    expect(ms).toBeLessThan(1000);
  });

  it("fails the calls that can't wait once responses confirm it", async () => {
    const { kinds, ms } = await makeEightyCalls(60);
    expect(kinds).toEqual(Array.from({ length: 20 }, () => 'Timeout'));
    expect(ms).toBeLessThan(1000);
  });

  it("is taken as confirmed if responses don't report the remaining requests", async () => {
    for (const [maxWait, expected] of [
      [5000, ['Timeout', 'Timeout']],
      [60_000, []],
    ] as const) {
      const { client } = simulate(
        (turn) => ({ after: 20, response: reply({ slug }, 200, turn === 0 ? reporting(2) : {}) }),
        { maxWait },
      );
      await end(client.funds.get(slug));
      const calls = Array.from({ length: 4 }, () => client.funds.get(slug).safe());
      const results = (await end(Promise.all(calls))).data as { error?: { kind: string } }[];
      expect(results.flatMap(({ error }) => error?.kind ?? [])).toEqual(expected);
    }
  });

  it('delays no request past the reset', async () => {
    const { client, sent } = simulate((turn) =>
      turn === 0 ? reply({ slug }, 200, reporting(1)) : turn === 1 ? 'hang' : reply({ slug }),
    );
    await end(client.funds.get(slug));
    const start = performance.now();
    void client.funds.get(slug).safe();
    await end(client.funds.get(slug, { maxWait: 1000 }));
    expect(sent[2]?.time).toBeCloseTo(start + 30_000, -1);
  });
});

describe('a window', () => {
  const closedAfter = (...windows: Parameters<typeof window>[]): number => {
    const limiter = new Limiter(Infinity);
    limiter.acquire(limiter.ticket());
    for (const each of windows) limiter.learn(...window(...each));
    return Math.round(limiter.closedFor);
  };

  it.each<[string, Parameters<typeof window>[], number]>([
    ['with nothing left is closed until its reset', [[10, 0, 30]], 30_000],
    ['with something left is open', [[10, 1, 30]], 0],
    [
      'has the lowest remaining count reported for it',
      [
        [10, 0, 30],
        [10, 5, 30.9],
      ],
      30_900,
    ],
    [
      'is closed by a later report',
      [
        [10, 5, 30],
        [10, 0, 30],
      ],
      30_000,
    ],
    [
      'replaces an earlier window',
      [
        [10, 0, 30],
        [10, 5, 31],
      ],
      0,
    ],
    [
      'is ignored once it is over',
      [
        [10, 5, 31],
        [10, 0, 30],
      ],
      0,
    ],
    ['is at most a minute long', [[10, 0, 3600]], 60_000],
  ])('%s', (_, windows, ms) => {
    expect(closedAfter(...windows)).toBe(ms);
  });

  it('with an earlier reset is ignored until the current window is over', async () => {
    const limiter = new Limiter(Infinity);
    limiter.acquire(limiter.ticket());
    limiter.learn(...window(10, 5, 3600));
    await vi.advanceTimersByTimeAsync(59_999);
    limiter.learn(...window(10, 0, 10));
    expect(limiter.closedFor).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    limiter.learn(...window(10, 0, 10));
    expect(Math.round(limiter.closedFor)).toBe(10_000);
  });

  it.each([
    [120_000, 120_000, 120_000],
    [120_000, 119_999, 60_000],
    [1000, 0, 1000],
  ])('closed by a 429 for %i ms, with a maxWait of %i ms, reopens after %i ms', (ms, maxWait, expected) => {
    const limiter = new Limiter(Infinity);
    limiter.refuse(ms, maxWait);
    limiter.refuse(10, 10);
    expect(limiter.closedFor).toBe(expected);
  });
});
