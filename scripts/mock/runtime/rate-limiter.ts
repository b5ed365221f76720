/** A key's usage of its rate limit window. */
export interface RateState {
  readonly exceeded: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** End of the window, as Unix time in seconds. */
  readonly reset: number;
  /** Seconds until the end of the window, at least 1. */
  readonly retryAfter: number;
}

const window = 60_000;
const maxKeys = 2_000;

/**
 * Counts requests per key and minute. A window starts with the key's first request, so that a short test never crosses its
 * end. The service's windows aren't documented (GAP-033).
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
    // Also start a new window if a test has set the clock back.
    if (current === undefined || current.end <= now || current.end > now + window) {
      if (this.#windows.size >= maxKeys) this.#forget(now);
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

  /** Clears all counts. */
  clear(): void {
    this.#windows.clear();
  }

  /** Removes ended windows, then the oldest. */
  #forget(now: number): void {
    for (const [key, { end }] of this.#windows) if (end <= now) this.#windows.delete(key);
    for (const key of this.#windows.keys()) {
      if (this.#windows.size < maxKeys) return;
      this.#windows.delete(key);
    }
  }
}
