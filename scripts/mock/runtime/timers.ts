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

/** Waits, or until the client disconnects. */
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
