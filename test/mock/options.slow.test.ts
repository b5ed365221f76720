/** The options of `startMock` are validated before it listens. */
import { afterEach, expect, it } from 'vitest';
import { closeMocks, send, start } from '../support/mock.ts';

afterEach(closeMocks);

const circular: Record<string, unknown> = {};
circular['self'] = circular;
const nested = JSON.parse('['.repeat(5_000) + ']'.repeat(5_000)) as unknown;

const invalid: readonly (readonly [options: unknown, message: string])[] = [
  [{ port: 'x' }, 'port must be an integer from 0 to 65535.'],
  [{ port: -1 }, 'port must be an integer from 0 to 65535.'],
  [{ port: 70_000 }, 'port must be an integer from 0 to 65535.'],
  [{ port: 1.5 }, 'port must be an integer from 0 to 65535.'],
  [{ host: 5 }, 'host must be an address'],
  // An empty host would mean all addresses.
  [{ host: '' }, 'host must be an address'],
  [{ log: 'yaml' }, 'log must be one of json, pretty, off.'],
  [{ log: true }, 'log must be one of json, pretty, off.'],
  [{ now: 5 }, 'now must be a function that returns milliseconds since 1970, as Date.now does.'],
  [{ now: () => new Date() }, 'now must be a function that returns milliseconds'],
  [{ now: () => Number.NaN }, 'now must be a function that returns milliseconds'],
  [{ now: () => Infinity }, 'now must be a function that returns milliseconds'],
  [{ now: async () => Date.now() }, 'now must be a function that returns milliseconds'],
  [{ retryAfter: 'no' }, 'retryAfter must be true or false.'],
  [{ publicUrl: 'grants' }, 'publicUrl must be a base URL, such as https://mock.internal/grants.'],
  [{ publicUrl: 'ftp://mock.internal' }, 'publicUrl must be a base URL'],
  [{ publicUrl: 'https://mock.internal/__mock' }, 'publicUrl must be a base URL'],
  [{ publicUrl: 'https://mock.internal/?a=b' }, 'publicUrl must be a base URL'],
  [{ faults: [{ kind: 'reset', delay: 5 }] }, 'faults[0]: Unknown name "delay". The fields of'],
  [{ faults: [{ kind: 'slow' }] }, 'faults[0]: A slow fault needs delay.'],
  [{ faults: [{ kind: 'slow', delay: -1 }] }, 'faults[0]: delay must be an integer'],
  [{ faults: [{ kind: 'condition' }] }, 'faults[0]: A condition fault needs condition.'],
  [{ faults: [{ kind: 'response', status: 99 }] }, 'faults[0]: status must be an integer'],
  ...['orders', '/orders?a=1', '/orders#x', '/a b', '/ünï', '/a/../b', '/fund/{}', '/__mock/state'].map(
    (path): readonly [unknown, string] => [
      { faults: [{ kind: 'response', status: 200, path }] },
      'faults[0]: path must be a path without query, such as /orders.',
    ],
  ),
  ...[10n, () => 1, circular, nested].map((body): readonly [unknown, string] => [
    { faults: [{ kind: 'response', status: 200, body }] },
    'faults[0]: body ',
  ]),
  [
    { faults: [{ kind: 'response', status: 200, headers: { 'Content-Length': '3' } }] },
    "faults[0]: headers can't have Content-Length, because the mock computes it from the body.",
  ],
  [{ faults: [{ kind: 'reset', operation: 'getFunds' }] }, 'Use one of getTab, '],
  [
    { faults: [{ kind: 'condition', condition: 'rate-limit' }] },
    'Unknown error condition "rate-limit". Use one of ',
  ],
  [
    { faults: [{ kind: 'response', status: 200, path: '/orders', operation: 'getFund' }] },
    'faults[0]: A fault can have a path or an operation, not both.',
  ],
  [{ faults: [{ kind: 'reset', path: '/orders' }] }, 'faults[0]: Unknown name "path".'],
  [
    { faults: [{ kind: 'response', status: 200, headers: { 'X-A': 'a\r\nX-B: b' } }] },
    'faults[0]: headers has "X-A", which isn\'t a valid HTTP header.',
  ],
  [[null], 'The options must be an object.'],
  ['x', 'The options must be an object.'],
  [5, 'The options must be an object.'],
  [[], 'The options must be an object.'],
  [
    { nope: 1 },
    'Unknown name "nope". The options are port, host, publicUrl, data, log, now, latency, rateLimit, ',
  ],
];

it.each(invalid)('invalid options cause a SettingsError (%#)', async (options, message) => {
  const problem = await start(options as never).catch((error: unknown) => error);
  expect(problem).toMatchObject({
    name: 'SettingsError',
    message: expect.stringContaining(message) as string,
  });
});

it('a public URL may have a trailing slash', async () => {
  expect((await start({ publicUrl: 'https://mock.internal/grants/' })).url).toMatch(/:\d+\/grants$/);
  expect((await start({ publicUrl: 'https://mock.internal/' })).url).toMatch(/:\d+$/);
});

it('the mock starts a new rate-limit window if the clock goes back', async () => {
  let time = Date.UTC(2030, 0, 1);
  const mock = await start({ now: () => time, rateLimit: 1 });
  await send(mock, '/account');
  expect((await send(mock, '/account')).status).toBe(429);
  time -= 3_600_000;
  expect((await send(mock, '/account')).status).toBe(200);
  expect((await send(mock, '/account')).headers.get('retry-after')).toBe('60');
  expect(mock.requests().at(-1)?.time).toBe('2029-12-31T23:00:00.000Z');
});

it('undefined options count as absent', async () => {
  const mock = await start({ port: undefined, host: undefined, log: undefined, latency: undefined } as never);
  expect(mock.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

it("startMock() reports why the mock can't listen", async () => {
  const { port } = await start();
  await expect(start({ port })).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is in use. Pass another port, or 0 for any free port.`,
  );
  await expect(start({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await expect(start({ host: 'nohost.invalid' })).rejects.toThrow(`"nohost.invalid" isn't an address`);
});

it('the mock closes at the end of an `await using` block', async () => {
  const mock = await start();
  await mock[Symbol.asyncDispose]();
  await expect(mock.closed).resolves.toBeUndefined();
});

it('`closed` resolves when the mock has stopped, through close() or /__mock/stop', async () => {
  const mock = await start();
  await fetch(`${mock.url}/__mock/stop`, { method: 'POST' });
  await expect(mock.closed).resolves.toBeUndefined();
  await expect(mock.close()).resolves.toBeUndefined();
});
