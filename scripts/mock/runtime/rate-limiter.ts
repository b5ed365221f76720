/** Where a key stands in its window. */
export interface RateState {
  readonly exceeded: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Unix time at which the window ends, in seconds. */
  readonly reset: number;
  /** Seconds until then, at least 1. */
  readonly retryAfter: number;
}

const window = 60_000;
const mostKeys = 2_000;

/**
 * Counts requests per key and minute. A window begins with the first request of a key, so that a test that sends a
 * handful of requests never meets its end; how the real one behaves is not shown (GAP-033).
 */
export class RateLimiter {
  readonly #windows = new Map<string, { count: number; end: number }>();
  readonly #now: () => number;

  /** @param now the clock, in milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Counts a request. */
  take(key: string, limit: number): RateState {
    const now = this.#now();
    let current = this.#windows.get(key);
    // A clock that a test puts back begins a window as well.
    if (current === undefined || current.end <= now || current.end > now + window) {
      if (this.#windows.size >= mostKeys) this.#forget(now);
      current = { count: 0, end: now + window };
      this.#windows.set(key, current);
    }
    current.count += 1;
    return {
      exceeded: current.count > limit,
      limit,
      remaining: Math.max(0, limit - current.count),
      reset: Math.ceil(current.end / 1000),
      retryAfter: Math.max(1, Math.ceil((current.end - now) / 1000)),
    };
  }

  /** Forgets all counts. */
  clear(): void {
    this.#windows.clear();
  }

  /** Makes room: windows that have ended go first, then the oldest. */
  #forget(now: number): void {
    for (const [key, { end }] of this.#windows) if (end <= now) this.#windows.delete(key);
    for (const key of this.#windows.keys()) {
      if (this.#windows.size < mostKeys) return;
      this.#windows.delete(key);
    }
  }
}
