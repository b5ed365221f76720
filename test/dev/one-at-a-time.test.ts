import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { oneAtATime } from '../../scripts/dev/one-at-a-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A job that takes 100 ms. */
function job() {
  const runs: number[] = [];
  let going = 0;
  const start = oneAtATime(async () => {
    going++;
    runs.push(going);
    await new Promise((resolve) => setTimeout(resolve, 100));
    going--;
  }, 50);
  return { start, runs };
}

it('oneAtATime() runs the job once for several calls in quick succession', async () => {
  const { start, runs } = job();
  for (let call = 0; call < 5; call++) {
    start();
    await vi.advanceTimersByTimeAsync(20);
  }
  await vi.advanceTimersByTimeAsync(1000);
  expect(runs).toEqual([1]);
});

it('oneAtATime() runs the job once more if it was called during a run', async () => {
  const { start, runs } = job();
  start();
  await vi.advanceTimersByTimeAsync(55);
  start();
  await vi.advanceTimersByTimeAsync(20);
  start();
  await vi.advanceTimersByTimeAsync(1000);
  expect(runs).toEqual([1, 1]);
});
