/** Sixty calls against a service that allows ten in two seconds: what one of them learns, all heed. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Limiter } from '../../scripts/client/runtime/limiter.ts';
import { callAll } from './limiter-simulation.ts';
import { startClock } from './simulated.ts';

beforeEach(startClock);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const seeds = Array.from({ length: 5 }, (_, seed) => seed);

describe.each([5, 30, 100])('with answers after about %i ms', (latency) => {
  const service = { allowed: 10, window: 2000, latency, headers: false };

  it.each(seeds)('and Retry-After alone, all calls succeed in the end (seed %i)', async (seed) => {
    const { failed, requests, early, windows } = await callAll(service, seed, 60);
    expect([failed, early]).toEqual([0, 0]);
    expect(requests).toBeLessThanOrEqual(60 + 10 * windows);
  });

  it('and headers that tell what remains, no request is refused', async () => {
    const { failed, requests } = await callAll({ ...service, headers: true }, 1, 60);
    expect([failed, requests]).toEqual([0, 60]);
  });
});

/** Requests at a limiter: when they left, and what they were told. */
function requestsAt(limiter: Limiter) {
  const start = performance.now();
  const left: [name: string, at: number][] = [];
  const told: [name: string, ms: number][] = [];
  const enter = (name: string, patience = Infinity, ticket = limiter.ticket()): (() => void) =>
    limiter.enter({
      ticket,
      leave: () => void left.push([name, performance.now() - start]),
      blocked: (ms) => {
        told.push([name, ms]);
        return ms <= patience;
      },
    });
  return { left, told, enter };
}

/** What a service tells whose window resets after some seconds. */
const window = (limit: number, remaining: number, seconds: number) => ({
  limit,
  remaining,
  reset: Date.now() / 1000 + seconds,
});

describe('requests', () => {
  it('leave at once as long as there is a place, and then oldest first', () => {
    const limiter = new Limiter(2);
    const { left, enter } = requestsAt(limiter);
    const tickets = Array.from({ length: 5 }, () => limiter.ticket());
    expect([limiter.leaveAtOnce(), limiter.leaveAtOnce(), limiter.leaveAtOnce()]).toEqual([
      true,
      true,
      false,
    ]);
    for (const index of [3, 1, 4, 2]) enter(String(index), Infinity, tickets[index]);
    for (let index = 0; index < 4; index++) limiter.done();
    expect(left).toEqual(['1', '2', '3', '4'].map((name) => [name, 0]));
  });

  it('come back one after another when a window had been closed, and none overtakes them', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const limiter = new Limiter(2);
    const { left, enter } = requestsAt(limiter);
    limiter.refuse(1000, 1000);
    for (const name of ['a', 'b', 'c', 'd']) enter(name);
    await vi.advanceTimersByTimeAsync(1010);
    expect([left, limiter.leaveAtOnce()]).toEqual([[['a', 1000]], false]);
    await vi.advanceTimersByTimeAsync(40);
    limiter.done();
    limiter.done();
    await vi.advanceTimersByTimeAsync(1000);
    expect(left.slice(0, 4)).toEqual([
      ['a', 1000],
      ['b', 1025],
      ['c', 1050],
      ['d', 1075],
    ]);
    // From then on as before.
    enter('e');
    enter('f');
    limiter.done();
    limiter.done();
    expect(left.slice(4)).toEqual([
      ['e', 2050],
      ['f', 2050],
    ]);
  });

  it('that wait are told when the window closes, leave when they cannot wait, and are told nothing else', async () => {
    const limiter = new Limiter(1);
    const { left, told, enter } = requestsAt(limiter);
    limiter.leaveAtOnce();
    enter('patient');
    enter('impatient', 500);
    limiter.learn(window(10, 5, 10));
    expect(told).toEqual([]);
    limiter.refuse(2000, 2000);
    expect(told).toEqual([
      ['patient', 2000],
      ['impatient', 2000],
    ]);
    limiter.done();
    await vi.runAllTimersAsync();
    expect(left).toEqual([['patient', 2000]]);
  });

  it('that were told to leave and did not make room for others, in the window as well', () => {
    const limiter = new Limiter(1);
    limiter.leaveAtOnce();
    limiter.learn(window(10, 1, 30));
    limiter.done();
    for (let turn = 0; turn < 3; turn++) {
      expect(limiter.leaveAtOnce()).toBe(true);
      expect(limiter.leaveAtOnce()).toBe(false);
      limiter.giveBack();
    }
    expect(limiter.closedFor).toBe(0);
  });

  it('that nobody waits for any more leave no timer behind', () => {
    const limiter = new Limiter(1);
    const { enter } = requestsAt(limiter);
    limiter.refuse(5000, 5000);
    const [first, second] = [enter('a'), enter('b', 6000)];
    first();
    expect(vi.getTimerCount()).toBe(1);
    second();
    expect(vi.getTimerCount()).toBe(0);
    enter('c', 6000);
    limiter.refuse(8000, 8000);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leave no faster than the limit after a reset, until there is news or time for it', async () => {
    for (const [limit, expected] of [
      [3, [10_000, 10_000, 10_000, 12_000, 12_000, 12_000, 14_000]],
      [0, Array.from({ length: 7 }, () => 10_000)],
    ] as const) {
      const limiter = new Limiter(Infinity);
      limiter.leaveAtOnce();
      limiter.learn(window(limit, 0, 10));
      limiter.done();
      const { left, enter } = requestsAt(limiter);
      for (let index = 0; index < 7; index++) enter(String(index));
      await vi.runAllTimersAsync();
      expect(left.map(([, at]) => at)).toEqual(expected);
    }
  });
});

describe('a window', () => {
  const closedAfter = (...told: Parameters<typeof window>[]): number => {
    const limiter = new Limiter(Infinity);
    limiter.leaveAtOnce();
    for (const each of told) limiter.learn(window(...each));
    return Math.round(limiter.closedFor);
  };

  it.each<[string, Parameters<typeof window>[], number]>([
    ['of which nothing remains is closed until it resets', [[10, 0, 30]], 30_000],
    ['of which something remains is open', [[10, 1, 30]], 0],
    [
      'is closed by the least that was told of it',
      [
        [10, 0, 30],
        [10, 5, 30.9],
      ],
      30_900,
    ],
    [
      'is closed by what is told of it later',
      [
        [10, 5, 30],
        [10, 0, 30],
      ],
      30_000,
    ],
    [
      'that is a later one takes the place of the one before',
      [
        [10, 0, 30],
        [10, 5, 31],
      ],
      0,
    ],
    [
      'that is over is not heeded',
      [
        [10, 5, 31],
        [10, 0, 30],
      ],
      0,
    ],
    ['is a minute long at most', [[10, 0, 3600]], 60_000],
  ])('%s', (_, told, ms) => {
    expect(closedAfter(...told)).toBe(ms);
  });

  it('of a clock that was put back counts when the one that was told of before is over', async () => {
    const limiter = new Limiter(Infinity);
    limiter.leaveAtOnce();
    limiter.learn(window(10, 5, 3600));
    await vi.advanceTimersByTimeAsync(59_999);
    limiter.learn(window(10, 0, 10));
    expect(limiter.closedFor).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    limiter.learn(window(10, 0, 10));
    expect(Math.round(limiter.closedFor)).toBe(10_000);
  });

  it.each([
    [120_000, 120_000, 120_000],
    [120_000, 119_999, 60_000],
    [1000, 0, 1000],
  ])('that a 429 closes for %i ms, where a call waits for %i, is closed for %i', (ms, maxWait, expected) => {
    const limiter = new Limiter(Infinity);
    limiter.refuse(ms, maxWait);
    limiter.refuse(10, 10);
    expect(limiter.closedFor).toBe(expected);
  });
});
