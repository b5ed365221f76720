/** Sixty calls against a service that allows ten in two seconds: what one of them learns, all heed. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
