import type { AddressInfo } from 'node:net';
import type { MockOptions, MockServer } from './api.ts';
import { Admin } from './admin.ts';
import { readDescription, readFacts, readOwnData, readResources } from './assets.ts';
import { checkData, readDataFile } from './data-file.ts';
import { Engine } from './engine.ts';
import { createFront } from './http-front.ts';
import { Mock } from './mock.ts';
import { RequestLog } from './request-log.ts';
import { requestLogger } from './request-logger.ts';

/** How long requests in flight may take at the end, in milliseconds. */
const grace = 10_000;

/**
 * Starts a mock of the interface in this process.
 *
 * @returns when it answers
 * @throws SettingsError or DataError when an option is not as it should be, Error when the port is taken
 */
export async function startMock(options: MockOptions = {}): Promise<MockServer> {
  const { port = 0, host = '127.0.0.1', data, static: isStatic = false, log = 'off' } = options;
  const { now = Date.now, cache = true, ...rest } = options;
  const { port: _port, host: _host, data: _data, static: _static, log: _log, ...settings } = rest;
  const facts = readFacts();
  const resources = readResources();
  const given = typeof data === 'string' ? readDataFile(data) : data;
  const records = given === undefined ? readOwnData() : checkData(given, facts, new Engine(resources, false));
  const mock = new Mock({ facts, resources, data: records, static: isStatic, cache, now, settings });
  const requests = new RequestLog();
  const reset = (): void => {
    mock.reset();
    requests.clear();
  };
  const logRequest = requestLogger(log, (line) => void process.stderr.write(line));
  let url = '';
  let closing: Promise<void> | undefined;
  const server = createFront({
    mock,
    admin: new Admin({ mock, requests, description: readDescription, reset }),
    ownOrigin: () => url,
    isClosing: () => closing !== undefined,
    onAnswered(request, milliseconds) {
      requests.add(request);
      logRequest(request, milliseconds);
    },
  });
  await mock.warmUp();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} of ${host} is taken.`, { cause: error })
          : error,
      );
    });
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  url = `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`;
  return {
    url,
    port: address.port,
    set: (change) => mock.set(change),
    reset,
    requests: () => requests.list(),
    state: () => ({ data: mock.store.data, recusals: mock.store.recusals }),
    close() {
      closing ??= new Promise((resolve) => {
        const end = setTimeout(() => server.closeAllConnections(), grace);
        server.close(() => {
          clearTimeout(end);
          resolve();
        });
        server.closeIdleConnections();
      });
      return closing;
    },
  };
}
