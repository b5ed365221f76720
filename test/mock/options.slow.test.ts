/** What `startMock` is given is checked before anything listens. */
import { afterEach, expect, it } from 'vitest';
import { closeMocks, send, start } from '../support/mock.ts';

afterEach(closeMocks);

it.each([
  [{ port: 'x' }, 'port must be a whole number from 0 to 65535.'],
  [{ port: -1 }, 'port must be a whole number from 0 to 65535.'],
  [{ port: 70_000 }, 'port must be a whole number from 0 to 65535.'],
  [{ port: 1.5 }, 'port must be a whole number from 0 to 65535.'],
  [{ host: 5 }, 'host must be an address'],
  // This would be every address of the machine.
  [{ host: '' }, 'host must be an address'],
  [{ static: 'yes' }, 'static must be true or false.'],
  [{ log: 'yaml' }, 'log must be one of json, pretty, off.'],
  [{ log: true }, 'log must be one of json, pretty, off.'],
  [{ now: 5 }, 'now must be a function that returns milliseconds since 1970, as Date.now does.'],
  [{ now: () => new Date() }, 'now must be a function that returns milliseconds'],
  [{ now: () => Number.NaN }, 'now must be a function that returns milliseconds'],
  [{ now: () => Infinity }, 'now must be a function that returns milliseconds'],
  [{ now: async () => Date.now() }, 'now must be a function that returns milliseconds'],
  [{ keys: { '': 'valid' } }, 'A key must be printable ASCII'],
  [{ keys: { clé: 'valid' } }, 'A key must be printable ASCII'],
  [{ trustProxy: 'no' }, 'trustProxy must be true or false.'],
  [{ basePath: 'grants' }, 'basePath must be a path such as /grants'],
  [{ basePath: '/__mock/' }, 'basePath must be a path such as /grants'],
  [{ basePath: '/__mock' }, 'basePath must be a path such as /grants'],
  [{ allowedHosts: 'mock.internal' }, 'allowedHosts must be a list of names'],
  [{ allowedHosts: ['mock.internal:80'] }, 'allowedHosts must be a list of names'],
  [{ faults: [{ kind: 'reset', delay: 5 }] }, 'faults[0].delay must be left out: only the kind slow has it.'],
  [{ faults: [{ kind: 'slow', delay: 5, status: 500 }] }, 'faults[0].status must be left out: only the kind'],
  [{ faults: [{ kind: 'status', status: 500, condition: 'x' }] }, 'faults[0].condition must be left out'],
  [null, 'The options must be an object.'],
  ['x', 'The options must be an object.'],
  [5, 'The options must be an object.'],
  [[], 'The options must be an object.'],
  [
    { nope: 1 },
    'There is no setting "nope". The settings are: port, host, basePath, trustProxy, allowedHosts, data, static, log, now, latency, ',
  ],
])('%j is a SettingsError', async (options, message) => {
  const problem = await start(options as never).catch((error: unknown) => error);
  expect(problem).toMatchObject({
    name: 'SettingsError',
    message: expect.stringContaining(message) as string,
  });
});

it('a slash at the end of a base path makes no difference', async () => {
  expect((await start({ basePath: '/grants/' })).url).toMatch(/:\d+\/grants$/);
  expect((await start({ basePath: '/' })).url).toMatch(/:\d+$/);
});

it('a clock that goes back begins a new window of the rate limit, and times follow it', async () => {
  let time = Date.UTC(2030, 0, 1);
  const mock = await start({ now: () => time, rateLimit: 1 });
  await send(mock, '/account');
  expect((await send(mock, '/account')).status).toBe(429);
  time -= 3_600_000;
  expect((await send(mock, '/account')).status).toBe(200);
  expect((await send(mock, '/account')).headers.get('retry-after')).toBe('60');
  expect(mock.requests().at(-1)?.time).toBe('2029-12-31T23:00:00.000Z');
});

it('options that are undefined are absent', async () => {
  const mock = await start({ port: undefined, host: undefined, log: undefined, latency: undefined } as never);
  expect(mock.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

it('says what stands in the way of listening', async () => {
  const { port } = await start();
  await expect(start({ port })).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is taken. Port 0 takes a free one.`,
  );
  await expect(start({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await expect(start({ host: 'nohost.invalid' })).rejects.toThrow('"nohost.invalid" is not an address');
});

it('closed settles when the mock has stopped, however that was asked for', async () => {
  const mock = await start();
  await fetch(`${mock.url}/__mock/stop`, { method: 'POST' });
  await expect(mock.closed).resolves.toBeUndefined();
  await expect(mock.close()).resolves.toBeUndefined();
});
