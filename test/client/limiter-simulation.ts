/** A rate-limited service and a client that calls it, on a simulated clock. */
import { vi } from 'vitest';
import { reply, simulate, slug } from './simulated.ts';

export interface LimitedService {
  /** Requests allowed per window. */
  readonly allowed: number;
  /** Window length in milliseconds. */
  readonly window: number;
  /** Average latency in milliseconds; each response varies by up to half. */
  readonly latency: number;
  /** True if responses have rate-limit headers. */
  readonly headers: boolean;
}

export interface Run {
  readonly failed: number;
  readonly requests: number;
  readonly refused: number;
  /** Requests sent although a response had closed the window. */
  readonly early: number;
  readonly windows: number;
  readonly ms: number;
}

/** Generates pseudo-random numbers from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed + 0x6d2b79f5;
  return () => {
    state = Math.imul(state ^ (state >>> 15), state | 1);
    state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
    return ((state ^ (state >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Calls the service concurrently. */
export async function callAll(service: LimitedService, seed: number, calls: number): Promise<Run> {
  const random = randomFrom(seed);
  vi.spyOn(Math, 'random').mockImplementation(random);
  const start = performance.now();
  let opened = -Infinity;
  let used = 0;
  let refused = 0;
  let early = 0;
  let closedUntil = 0;
  const windows = new Set<number>();
  const { client, sent } = simulate(
    (_, { time }) => {
      if (time < closedUntil - 1) early++;
      const journey = service.latency * (0.5 + random());
      if (time - opened >= service.window) {
        opened = time;
        used = 0;
      }
      const ok = used < service.allowed;
      if (ok) used++;
      else refused++;
      windows.add(opened);
      const remaining = service.window - (time - opened);
      const wait = Math.ceil(remaining / 1000);
      const headers: Record<string, string> = service.headers
        ? {
            'x-ratelimit-limit': String(service.allowed),
            'x-ratelimit-remaining': String(service.allowed - used),
            'x-ratelimit-reset': String((Date.now() + remaining) / 1000),
          }
        : {};
      if (!ok) {
        headers['retry-after'] = String(wait);
        setTimeout(() => {
          closedUntil = Math.max(closedUntil, performance.now() + wait * 1000);
        }, journey);
      }
      return { after: journey, response: ok ? reply({ slug }, 200, headers) : reply({}, 429, headers) };
    },
    { concurrency: 10 },
  );
  const results = Promise.all(Array.from({ length: calls }, () => client.funds.get(slug).safe()));
  await vi.runAllTimersAsync();
  const failed = (await results).filter(({ ok }) => !ok).length;
  return {
    failed,
    requests: sent.length,
    refused,
    early,
    windows: windows.size,
    ms: performance.now() - start,
  };
}
