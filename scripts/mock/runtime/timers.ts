import type { ServerResponse } from 'node:http';
import timers from 'node:timers';

// Captured at load: a test runner may replace the timers of its process with fakes.
const { setTimeout, clearTimeout } = timers;

/** Calls back later, without keeping the process alive. Returns a function that cancels it. */
export function later(milliseconds: number, callback: () => void): () => void {
  const timer = setTimeout(callback, milliseconds);
  timer.unref();
  return () => clearTimeout(timer);
}

/** Delays of responses, by a fault or the latency. */
export class Delays {
  readonly #ends = new Set<() => void>();

  /** Waits, but not longer than the client, and not after `end`. */
  wait(milliseconds: number, response: ServerResponse): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#ends.delete(end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      this.#ends.add(end);
      response.once('close', end);
    });
  }

  /** Ends all delays: their responses are sent now. */
  end(): void {
    for (const end of this.#ends) end();
  }
}
