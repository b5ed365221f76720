import type { ServerResponse } from 'node:http';
import timers from 'node:timers';

// Captured at load, because a test runner may replace the process's timers with fakes.
const { setTimeout, clearTimeout } = timers;

/** Calls back later, without keeping the process alive. Returns a function that cancels it. */
export function later(milliseconds: number, callback: () => void): () => void {
  const timer = setTimeout(callback, milliseconds);
  timer.unref();
  return () => clearTimeout(timer);
}

/** Delays responses because of a fault or the latency. */
export class Delays {
  readonly #ends = new Set<() => void>();

  /** Waits until the delay is over, the client disconnects or `end` is called. */
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

  /** Ends all delays, so that their responses are sent now. */
  end(): void {
    for (const end of this.#ends) end();
  }
}
