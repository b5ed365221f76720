/** A service that allows so many requests in each window, and a client that calls it, by a clock that jumps. */
import { vi } from 'vitest';
import { reply, simulate, slug } from './simulated.ts';

export interface LimitedService {
  /** Requests in a window. */
  readonly allowed: number;
  /** Length of a window, in milliseconds. */
  readonly window: number;
  /** About how long an answer takes, in milliseconds; each takes half as long to one and a half times as long. */
  readonly latency: number;
  /** Whether the answers tell what remains. */
  readonly headers: boolean;
}

export interface Run {
  readonly failed: number;
  readonly requests: number;
  readonly refused: number;
  /** Requests that left although an answer had told that the window is closed. */
  readonly early: number;
  readonly windows: number;
  readonly ms: number;
}

/** Numbers from 0 to 1 that are the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed + 0x6d2b79f5;
  return () => {
    state = Math.imul(state ^ (state >>> 15), state | 1);
    state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
    return ((state ^ (state >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Makes calls against the service, all at once. The clock must be a simulated one.
 *
 * @param service what it allows
 * @param seed of everything that is random
 * @param calls how many
 */
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
    (_, { at }) => {
      if (at < closedUntil - 1) early++;
      const journey = service.latency * (0.5 + random());
      if (at - opened >= service.window) {
        opened = at;
        used = 0;
      }
      const ok = used < service.allowed;
      if (ok) used++;
      else refused++;
      windows.add(opened);
      const left = service.window - (at - opened);
      const wait = Math.ceil(left / 1000);
      const told: Record<string, string> = service.headers
        ? {
            'x-ratelimit-limit': String(service.allowed),
            'x-ratelimit-remaining': String(service.allowed - used),
            'x-ratelimit-reset': String((Date.now() + left) / 1000),
          }
        : {};
      if (!ok) {
        told['retry-after'] = String(wait);
        setTimeout(() => {
          closedUntil = Math.max(closedUntil, performance.now() + wait * 1000);
        }, journey);
      }
      return { after: journey, response: ok ? reply({ slug }, 200, told) : reply({}, 429, told) };
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
