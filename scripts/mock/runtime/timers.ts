import type { ServerResponse } from 'node:http';
import timers from 'node:timers';

// Taken when the module loads: a test runner may replace the timers of the process that the mock runs in.
const { setTimeout, clearTimeout } = timers;

/** Calls back later; the process need not wait for it. Returns what cancels it. */
export function later(milliseconds: number, callback: () => void): () => void {
  const timer = setTimeout(callback, milliseconds);
  timer.unref();
  return () => clearTimeout(timer);
}

/** Waits, but no longer than the client does. */
export function pause(milliseconds: number, response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    response.once('close', end);
  });
}
