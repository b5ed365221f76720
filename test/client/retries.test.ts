/** Retries, compared with a model of the rules. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogEvent } from '../../scripts/client/runtime/index.ts';
import { end, reply, simulate, slug, startClock, type Reaction } from './simulated.ts';

beforeEach(startClock);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A failed attempt, and its Retry-After: seconds, a date some seconds ahead, or any text. */
interface Failure {
  readonly what: number | 'lost' | 'hangs';
  readonly retryAfter: { readonly seconds: number } | { readonly ahead: number } | { readonly text: string };
}

const failures: fc.Arbitrary<Failure> = fc.record({
  what: fc.constantFrom<Failure['what'][]>(429, 502, 503, 504, 'lost', 'hangs'),
  retryAfter: fc.oneof(
    fc.record({ seconds: fc.integer({ min: 1, max: 90 }) }),
    fc.record({ ahead: fc.integer({ min: -90, max: 90 }) }),
    fc.record({ text: fc.constantFrom('', '0', '-5', 'soon', '99999999999', 'Infinity') }),
  ),
});

function headerOf({ retryAfter }: Failure): string {
  if ('text' in retryAfter) return retryAfter.text;
  if ('seconds' in retryAfter) return String(retryAfter.seconds);
  return new Date(Date.now() + retryAfter.ahead * 1000).toUTCString();
}

/** Delay in milliseconds requested by Retry-After, `time` milliseconds after the start. */
function requestedDelay({ what, retryAfter }: Failure, time: number): number | undefined {
  if (typeof what === 'string') return undefined;
  if ('text' in retryAfter)
    return /^\d+$/.test(retryAfter.text) && Number(retryAfter.text) > 0
      ? Number(retryAfter.text) * 1000
      : undefined;
  // A date has no milliseconds, and is relative to the time when it was written.
  const ms = 'seconds' in retryAfter ? retryAfter.seconds * 1000 : retryAfter.ahead * 1000 - (time % 1000);
  return ms > 0 ? ms : undefined;
}

function reactionTo(failure: Failure): Reaction {
  if (failure.what === 'lost') return new Error('lost');
  if (failure.what === 'hangs') return 'hang';
  return reply({}, failure.what, { 'retry-after': headerOf(failure) });
}

const settings = fc.record({
  failures: fc.array(failures, { maxLength: 7 }),
  maxRetries: fc.nat(6),
  maxWait: fc.integer({ min: 0, max: 400 }).map((value) => value * 250),
  timeout: fc.integer({ min: 1, max: 5000 }),
  totalTimeout: fc.integer({ min: 1, max: 200_000 }),
  // A fraction that makes every delay a whole number of milliseconds, as timers require.
  random: fc.nat(249).map((value) => value / 250),
});

/** Request times, delays and the end of the call, according to the rules. */
function model({ failures: all, maxRetries, maxWait, timeout, totalTimeout, random }: Settings) {
  let time = 0;
  const sent: number[] = [];
  const waits: number[] = [];
  for (let attempt = 1; ; attempt++) {
    sent.push(time);
    const failure = all[attempt - 1];
    if (failure === undefined) return { sent, waits, time, kind: undefined };
    if (failure.what === 'hangs') time += Math.min(timeout, totalTimeout - time);
    const pause =
      requestedDelay(failure, time) ?? Math.round(random * Math.min(8000, maxWait, 250 * 2 ** attempt));
    const kind = { lost: 'Connection', hangs: 'Timeout', 429: 'TooManyRequests', 503: 'ServiceUnavailable' };
    if (attempt > maxRetries || pause > maxWait || pause >= totalTimeout - time)
      return {
        sent,
        waits,
        time,
        kind: (kind as Record<string, string>)[failure.what] ?? 'UnexpectedStatus',
      };
    waits.push(pause);
    time += pause;
  }
}

type Settings = typeof settings extends fc.Arbitrary<infer Value> ? Value : never;

describe('a call with temporary failures', () => {
  it('is retried exactly as the rules say', async () => {
    await fc.assert(
      fc.asyncProperty(settings, async (plan) => {
        vi.useRealTimers();
        startClock();
        vi.spyOn(Math, 'random').mockReturnValue(plan.random);
        const start = performance.now();
        const retryEvents: LogEvent[] = [];
        const { sent, fetch } = simulate((turn) => {
          const failure = plan.failures[turn];
          return failure ? reactionTo(failure) : reply({ slug });
        });
        const log = (event: LogEvent): unknown => event.type === 'retry' && retryEvents.push(event);
        const { failures: _, random: __, ...options } = plan;
        const simulation = simulate(() => 'hang', { ...options, fetch, log });
        const ending = await end(simulation.client.funds.get(slug));
        const expected = model(plan);
        expect(sent).toHaveLength(expected.sent.length);
        sent.forEach(({ time, context }, index) => {
          expect(context.attempt).toBe(index + 1);
          expect(time - start).toBeCloseTo(expected.sent[index] ?? NaN, 6);
        });
        expect(ending.error?.kind).toBe(expected.kind);
        expect(ending.time - start).toBeCloseTo(expected.time, 6);
        expect(retryEvents.map(({ attempt }) => attempt)).toEqual(
          expected.waits.map((___, index) => index + 1),
        );
        retryEvents.forEach(({ ms }, index) => {
          expect(ms).toBeCloseTo(expected.waits[index] ?? NaN, 6);
        });
      }),
      { numRuns: 300 },
    );
  });

  it('is never retried if it is a POST', async () => {
    for (const what of [429, 502, 503, 504, 'lost', 'hangs'] as const) {
      const { client, sent } = simulate(() => reactionTo({ what, retryAfter: { seconds: 1 } }));
      expect((await end(client.actionTasks.create({}))).error).toBeDefined();
      expect(sent).toHaveLength(1);
    }
  });

  it('is retried twice by default, even if it is a PUT', async () => {
    const { client, sent } = simulate(() => reply({}, 503));
    expect((await end(client.contributors.update(slug, { fields: {} }))).error?.kind).toBe(
      'ServiceUnavailable',
    );
    expect((await end(client.funds.get(slug))).error?.kind).toBe('ServiceUnavailable');
    expect(sent.map(({ init }) => init.method)).toEqual(['PUT', 'PUT', 'PUT', 'GET', 'GET', 'GET']);
    expect((await end(client.funds.get(slug, { maxRetries: 0 }))).error?.kind).toBe('ServiceUnavailable');
    expect(sent).toHaveLength(7);
  });

  it.each([200, 304, 400, 401, 403, 404, 422, 501, 505, 302])('is not retried after a %i', async (status) => {
    const { client, sent } = simulate(() =>
      status === 304 ? new Response(null, { status }) : reply({ slug }, status, { 'retry-after': '1' }),
    );
    await end(client.funds.get(slug));
    expect(sent).toHaveLength(1);
  });

  it('limits its own delays to maxWait', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    for (const [maxWait, pause] of [
      [0, 0],
      [100, 50],
      [400, 200],
      [600, 250],
    ] as const) {
      const { client, sent } = simulate((turn) => (turn === 0 ? reply({}, 503) : reply({ slug })), {
        maxWait,
      });
      const start = performance.now();
      expect(await end(client.funds.get(slug))).toMatchObject({ time: start + pause, data: { slug } });
      expect(sent).toHaveLength(2);
    }
  });

  it('waits for a Retry-After of up to a minute by default, and fails at once if it is longer', async () => {
    for (const [seconds, requests] of [
      [60, 2],
      [61, 1],
    ] as const) {
      const { client, sent } = simulate((turn) =>
        turn === 0 ? reply({}, 429, { 'retry-after': String(seconds) }) : reply({ slug }),
      );
      await end(client.funds.get(slug));
      expect(sent).toHaveLength(requests);
    }
  });
});

const hour = 3_600_000;

/** Sets the system clock back. The monotonic clock continues. */
function setBack(ms: number): void {
  vi.setSystemTime(Date.now() - ms);
}

const limited = (seconds: number, remaining = 0): Record<string, string> => ({
  'x-ratelimit-limit': '60',
  'x-ratelimit-remaining': String(remaining),
  'x-ratelimit-reset': String(Date.now() / 1000 + seconds),
});

describe('a system clock that is set back', () => {
  it("doesn't change a wait for Retry-After", async () => {
    for (const value of ['10', new Date(Date.now() + 10_000).toUTCString()]) {
      const start = performance.now();
      const { client, sent } = simulate((turn) => {
        if (turn > 0) return reply({ slug });
        setTimeout(() => setBack(hour), 5000);
        return reply({}, 429, { 'retry-after': value });
      });
      vi.setSystemTime(Date.UTC(2026, 0, 1));
      expect((await end(client.funds.get(slug))).error).toBeUndefined();
      expect(sent.map(({ time }) => Math.round((time - start) / 1000))).toEqual([0, 10]);
    }
  });

  it('fails a call whose Retry-After date is now too far ahead', async () => {
    const value = new Date(Date.now() + 10_000).toUTCString();
    setBack(hour);
    const { client, sent } = simulate(() => reply({}, 429, { 'retry-after': value }));
    expect((await end(client.funds.get(slug))).error?.kind).toBe('TooManyRequests');
    expect(sent).toHaveLength(1);
  });

  it("doesn't change a wait for the rate limit", async () => {
    const { client, sent } = simulate(() => reply({ slug }, 200, limited(20)));
    const start = performance.now();
    await end(client.funds.get(slug));
    setTimeout(() => setBack(hour), 5000);
    await end(client.funds.get(slug));
    expect(sent.map(({ time }) => Math.round((time - start) / 1000))).toEqual([0, 20]);
  });

  it('lengthens a later wait for the rate limit to a minute at most', async () => {
    const headers = limited(20);
    setBack(hour);
    const { client, sent } = simulate(() => reply({ slug }, 200, headers));
    const start = performance.now();
    await end(client.funds.get(slug));
    await end(client.funds.get(slug));
    expect(sent.map(({ time }) => Math.round((time - start) / 1000))).toEqual([0, 60]);
  });

  it("doesn't change timeouts", async () => {
    const { client } = simulate(() => 'hang', { maxRetries: 0, timeout: 3000 });
    const start = performance.now();
    setTimeout(() => setBack(hour), 1000);
    const { error, time } = await end(client.funds.get(slug));
    expect([error?.kind, time - start]).toEqual(['Timeout', 3000]);
  });
});

describe('the rate limit', () => {
  it('delays calls until its reset, or fails them at once if that exceeds maxWait', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          seconds: fc.integer({ min: -100, max: 200 }),
          remaining: fc.nat(2),
          maxWait: fc.integer({ min: 1000, max: 100_000 }),
          calls: fc.integer({ min: 1, max: 5 }),
        }),
        async ({ seconds, remaining, maxWait, calls }) => {
          vi.useRealTimers();
          startClock();
          const { client, sent } = simulate(
            (turn) => reply({ slug }, 200, turn === 0 ? limited(seconds, remaining) : {}),
            { maxWait },
          );
          const start = performance.now();
          await end(client.funds.get(slug));
          expect(client.rateLimit).toEqual({
            limit: 60,
            remaining,
            reset: Date.UTC(2026, 0, 1) / 1000 + seconds,
          });
          const results = Array.from({ length: calls }, () => client.funds.get(slug).safe());
          const ends = (await end(Promise.all(results))).data as { ok: boolean; error?: { kind: string } }[];
          // A reset further ahead than a window's length means that the clocks differ.
          const opens = Math.max(0, Math.min(60_000, seconds * 1000));
          const waits = opens <= maxWait;
          sent.slice(1).forEach(({ time }, index) => {
            expect(time - start).toBeGreaterThanOrEqual(index < remaining ? 0 : opens);
            expect(time - start).toBeLessThanOrEqual(index < remaining ? 0 : opens + 1);
          });
          const refused = ends.filter(({ ok }) => !ok).map(({ error }) => error?.kind);
          expect(refused).toEqual(
            waits ? [] : Array.from({ length: Math.max(0, calls - remaining) }, () => 'Timeout'),
          );
          expect(sent).toHaveLength(1 + calls - refused.length);
        },
      ),
    );
  });

  it('eventually lets all calls through, window by window', async () => {
    const window = 2000;
    let resets = 0;
    let used = 0;
    let refused = 0;
    const { client, sent } = simulate(() => {
      if (performance.now() >= resets) {
        resets = performance.now() + window;
        used = 0;
      }
      const ok = used < 5;
      if (ok) used++;
      else refused++;
      const headers = {
        'x-ratelimit-limit': '5',
        'x-ratelimit-remaining': String(5 - used),
        'x-ratelimit-reset': String((Date.now() + resets - performance.now()) / 1000),
      };
      return { after: 30, response: ok ? reply({ slug }, 200, headers) : reply({}, 429, headers) };
    });
    const calls = await end(Promise.all(Array.from({ length: 30 }, () => client.funds.get(slug))));
    expect(calls.error).toBeUndefined();
    // Only requests sent before the first response were refused.
    expect([sent.length, refused]).toEqual([55, 25]);
  });

  it.each(['', 'many'])('is ignored if the limit header is %j', async (limit) => {
    const { client, sent } = simulate((turn) =>
      reply({ slug }, 200, turn === 0 ? { ...limited(10), 'x-ratelimit-limit': limit } : {}),
    );
    await end(client.funds.get(slug));
    const start = performance.now();
    await end(Promise.all(Array.from({ length: 9 }, () => client.funds.get(slug))));
    expect(client.rateLimit).toBeUndefined();
    expect(sent.slice(1).map(({ time }) => time - start)).toEqual(Array.from({ length: 9 }, () => 0));
  });

  it('subtracts requests in flight from the remaining ones', async () => {
    const { client, sent } = simulate((turn) => ({
      after: turn === 0 ? 10 : 500,
      response: reply({ slug }, 200, turn === 0 ? limited(10, 3) : {}),
    }));
    const start = performance.now();
    const early = [client.funds.get(slug), client.funds.get(slug)];
    await vi.advanceTimersByTimeAsync(20);
    const late = Array.from({ length: 4 }, () => client.funds.get(slug));
    await end(Promise.all([...early, ...late]));
    expect(sent.map(({ time }) => time - start)).toEqual([0, 0, 20, 20, 10_000, 10_000]);
  });

  it('fails a call at once if its reset is after totalTimeout', async () => {
    const { client, sent } = simulate(() => reply({ slug }, 200, limited(10)));
    await end(client.funds.get(slug));
    const start = performance.now();
    expect(await end(client.funds.get(slug, { totalTimeout: 3000 }))).toMatchObject({
      time: start,
      error: { kind: 'Timeout' },
    });
    expect(sent).toHaveLength(1);
  });

  it("is read from errors too, and doesn't change without headers", async () => {
    const { client, sent } = simulate((turn) => (turn === 0 ? reply({}, 403, limited(10)) : reply({ slug })));
    expect(client.rateLimit).toBeUndefined();
    const start = performance.now();
    await end(client.funds.get(slug));
    await end(client.funds.get(slug));
    await end(client.funds.get(slug));
    expect(client.rateLimit?.remaining).toBe(0);
    expect(sent.map(({ time }) => time - start)).toEqual([0, 10_000, 10_000]);
  });

  it('is read from a success even if reading its body fails or is aborted', async () => {
    for (const isAborted of [false, true]) {
      const controller = new AbortController();
      const headers = { 'content-type': 'application/json', ...limited(10) };
      const ends: LogEvent[] = [];
      const { client, sent } = simulate(
        (turn) => {
          if (turn > 0) return reply({ slug });
          const pull = (stream: ReadableStreamDefaultController): void | Promise<never> =>
            isAborted ? new Promise(() => {}) : stream.error(new TypeError('terminated'));
          if (isAborted) setTimeout(() => controller.abort(), 5);
          return new Response(new ReadableStream({ pull }), { headers });
        },
        { log: (event) => event.type === 'end' && ends.push(event), maxWait: 30_000 },
      );
      const start = performance.now();
      await end(client.funds.get(slug, { signal: controller.signal }));
      expect(client.rateLimit?.remaining).toBe(0);
      expect(ends).toMatchObject([{ status: 200 }]);
      await end(client.funds.get(slug));
      expect(Math.round(((sent[1]?.time ?? NaN) - start) / 1000)).toBe(10);
    }
  });

  it('is logged when calls wait for it, without private data', async () => {
    const events: LogEvent[] = [];
    const { fetch } = simulate((turn) => reply({ slug }, turn === 1 ? 503 : 200, turn ? {} : limited(10)));
    const { client } = simulate(() => 'hang', {
      fetch,
      log: (event) => events.push(event),
    });
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    await end(client.funds.get(slug));
    await end(client.funds.get(slug, { query: { q: 'private' } }));
    const operation = 'GET /fund/{}';
    expect(events).toMatchObject([
      { type: 'start', operation, attempt: 0 },
      { type: 'request', operation, attempt: 1 },
      { type: 'response', operation, attempt: 1, status: 200 },
      { type: 'end', operation, attempt: 1, status: 200 },
      { type: 'start', operation, attempt: 0 },
      { type: 'rateLimit', operation, attempt: 1, ms: 10_000 },
      { type: 'request', operation, attempt: 1 },
      { type: 'response', operation, attempt: 1, status: 503 },
      { type: 'retry', operation, attempt: 1, ms: 250, cause: '503' },
      { type: 'request', operation, attempt: 2 },
      { type: 'response', operation, attempt: 2, status: 200 },
      { type: 'end', operation, attempt: 2, status: 200, ms: 10_250 },
    ]);
    expect(new Set(events.map(({ call }) => call)).size).toBe(2);
  });
});
