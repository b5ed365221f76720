/** Tests the limiter with 200 seeds per latency. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callAll, type Run } from './limiter-simulation.ts';
import { startClock } from './simulated.ts';

beforeEach(startClock);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe.each([5, 30, 100])('sixty calls with a latency of %i ms', (latency) => {
  it.each([false, true])(
    'all succeed (headers: %s)',
    async (headers) => {
      const runs: Run[] = [];
      for (let seed = 0; seed < 200; seed++) {
        vi.useRealTimers();
        startClock();
        runs.push(await callAll({ allowed: 10, window: 2000, latency, headers }, seed, 60));
      }
      const max = (of: (run: Run) => number): number => Math.max(...runs.map(of));
      console.log(
        `${latency} ms, headers ${headers}: at most ${max(({ requests }) => requests)} requests, ${max(({ refused }) => refused)} refused, ${max(({ ms }) => Math.round(ms))} ms`,
      );
      expect(max(({ failed }) => failed)).toBe(0);
      expect(max(({ early }) => early)).toBe(0);
      expect(
        max(({ requests, windows }) => requests - (headers ? 60 : 60 + 10 * windows)),
      ).toBeLessThanOrEqual(0);
    },
    120_000,
  );
});
