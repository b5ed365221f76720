import { expect, it } from 'vitest';
import { Pace } from '../../scripts/contract/http/pace.ts';
import { Model } from '../../scripts/model/model.ts';
import { readBundle } from '../support/generated.ts';

const model = Model.of(readBundle());
const never = new AbortController().signal;

/** Creates a pace with the given current time. */
function paceAt(now: number, defaultPerMinute: number): Pace {
  return new Pace(model, { share: 1, defaultPerMinute, now: () => now, sleep: async () => {} });
}

it("a response within the same millisecond doesn't count as a request to wait", async () => {
  // With these rates the intervals aren't whole milliseconds, so sums with the current time are rounded.
  for (const perMinute of [7, 130, 1_000_000]) {
    const pace = paceAt(1_795_873_200_001, perMinute);
    await pace.turn(never);
    pace.learn(new Headers());
    expect(pace.isHeld).toBe(false);
  }
});

it('the check waits as long as the service requests', () => {
  const pace = paceAt(1_795_873_200_000, 60);
  pace.learn(new Headers({ 'retry-after': '2' }));
  expect(pace.isHeld).toBe(true);
  expect(pace.wait).toBe(2000);
});

it('the check waits for the limit to reset if no requests remain', () => {
  const pace = paceAt(1_795_873_200_000, 60);
  pace.learn(new Headers({ 'x-ratelimit-remaining': '1', 'x-ratelimit-reset': '1795873230' }));
  expect(pace.isHeld).toBe(false);
  pace.learn(new Headers({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1795873230' }));
  expect(pace.isHeld).toBe(true);
});

it('the check waits a minute after a 429 without Retry-After', () => {
  const pace = paceAt(1_795_873_200_000, 60);
  pace.learn(new Headers(), 429);
  expect(pace.wait).toBe(60_000);
});

it('the check uses the default pace until a limit is announced, then its share of the limit', async () => {
  const pace = new Pace(model, { share: 0.25, defaultPerMinute: 30, now: () => 0, sleep: async () => {} });
  expect(pace.wait).toBe(0);
  await pace.turn(never);
  expect(pace.wait).toBe(2_000);
  pace.learn(new Headers({ 'x-ratelimit-limit': '8' }));
  expect(pace.wait).toBe(30_000);
});
