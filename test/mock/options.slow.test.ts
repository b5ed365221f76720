/** What `startMock` is given is checked before anything listens. */
import { afterEach, expect, it } from 'vitest';
import { closeMocks, start } from '../support/mock.ts';

afterEach(closeMocks);

it.each([
  [{ port: 'x' }, 'port is a whole number from 0 to 65535.'],
  [{ port: -1 }, 'port is a whole number from 0 to 65535.'],
  [{ port: 70_000 }, 'port is a whole number from 0 to 65535.'],
  [{ port: 1.5 }, 'port is a whole number from 0 to 65535.'],
  [{ host: 5 }, 'host is an address'],
  // This would be every address of the machine.
  [{ host: '' }, 'host is an address'],
  [{ static: 'yes' }, 'static is true or false.'],
  [{ log: 'yaml' }, 'log is one of json, pretty, off.'],
  [{ log: true }, 'log is one of json, pretty, off.'],
  [{ now: 5 }, 'now is a function.'],
  [{ trustProxy: 'no' }, 'trustProxy is true or false.'],
  [{ basePath: 'grants' }, 'basePath is a path such as /grants'],
  [{ basePath: '/grants/' }, 'basePath is a path such as /grants'],
  [{ basePath: '/__mock' }, 'basePath is a path such as /grants'],
  [{ allowedHosts: 'mock.internal' }, 'allowedHosts is a list of names'],
  [{ allowedHosts: ['mock.internal:80'] }, 'allowedHosts is a list of names'],
  [null, 'The options are an object.'],
  ['x', 'The options are an object.'],
  [5, 'The options are an object.'],
  [[], 'The options are an object.'],
  [
    { nope: 1 },
    '"nope" is no setting. There are: port, host, basePath, trustProxy, allowedHosts, data, static, log, now, latency, ',
  ],
])('%j is a SettingsError', async (options, message) => {
  const problem = await start(options as never).catch((error: unknown) => error);
  expect(problem).toMatchObject({
    name: 'SettingsError',
    message: expect.stringContaining(message) as string,
  });
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
  await expect(start({ host: 'nohost.invalid' })).rejects.toThrow('"nohost.invalid" is no address');
});

it('closed settles when the mock has stopped, however that was asked for', async () => {
  const mock = await start();
  await fetch(`${mock.url}/__mock/stop`, { method: 'POST' });
  await expect(mock.closed).resolves.toBeUndefined();
  await expect(mock.close()).resolves.toBeUndefined();
});
