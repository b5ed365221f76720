import { expect, it } from 'vitest';
import { Pace } from '../../scripts/contract/http/pace.ts';
import { Model } from '../../scripts/model/model.ts';
import { readBundle } from '../support/generated.ts';

const model = Model.of(readBundle());
const never = new AbortController().signal;

/** A pace at a time of its own. */
function paceAt(now: number, unannounced: number): Pace {
  return new Pace(model, { share: 1, unannounced, now: () => now, sleep: async () => {} });
}

it('takes no response within the same millisecond for a wish to wait', async () => {
  // The intervals of these are no whole numbers of milliseconds, so that sums with a time of today are rounded.
  for (const perMinute of [7, 130, 1_000_000]) {
    const pace = paceAt(1_795_873_200_001, perMinute);
    await pace.turn(never);
    pace.learn(new Headers());
    expect(pace.isHeld).toBe(false);
  }
});

it('is held for as long as the service asks to wait', () => {
  const pace = paceAt(1_795_873_200_000, 60);
  pace.learn(new Headers({ 'retry-after': '2' }));
  expect(pace.isHeld).toBe(true);
  expect(pace.wait).toBe(2000);
});

it('is held until the limit begins anew where nothing remains', () => {
  const pace = paceAt(1_795_873_200_000, 60);
  pace.learn(new Headers({ 'x-ratelimit-remaining': '1', 'x-ratelimit-reset': '1795873230' }));
  expect(pace.isHeld).toBe(false);
  pace.learn(new Headers({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1795873230' }));
  expect(pace.isHeld).toBe(true);
});

it('waits for the next minute where it is refused and not told how long', () => {
  const pace = paceAt(1_795_873_200_000, 60);
  pace.learn(new Headers(), 429);
  expect(pace.wait).toBe(60_000);
});

it('keeps to the part of the limit from the response that announces it, and to the stated pace until then', async () => {
  const pace = new Pace(model, { share: 0.25, unannounced: 30, now: () => 0, sleep: async () => {} });
  expect(pace.wait).toBe(0);
  await pace.turn(never);
  expect(pace.wait).toBe(2_000);
  pace.learn(new Headers({ 'x-ratelimit-limit': '8' }));
  expect(pace.wait).toBe(30_000);
});
