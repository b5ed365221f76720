import type { AddressInfo } from 'node:net';
import { Admin } from './admin.ts';
import { readDescription, readFacts, readOwnData, readResources } from './assets.ts';
import { checkData, readDataFile } from './data-file.ts';
import { Engine } from './engine.ts';
import { createFront } from './http-front.ts';
import { Mock } from './mock.ts';
import { type RecordedRequest, RequestLog } from './request-log.ts';
import { type LogFormat, requestLogger } from './request-logger.ts';
import type { Settings } from './settings.ts';
import type { Data, Recusal } from './store.ts';

/** How a mock is started. Every setting can be given; `set()` changes it later. */
export interface MockOptions extends Partial<Settings> {
  /** Port to listen on; 0, the default, takes a free one. */
  readonly port?: number;
  /** Address to listen on; default 127.0.0.1. */
  readonly host?: string;
  /** Records in place of the mock's own, or the path of a JSON file with them. */
  readonly data?: unknown;
  /** Answer with the documented examples, whatever slug is asked for. Default false. */
  readonly static?: boolean;
  /** Log of requests, on stderr; default `off`. */
  readonly log?: LogFormat;
  /** The clock, in milliseconds since 1970: a test that waits for a rate limit need not wait. */
  readonly now?: () => number;
  /** False asks Prism anew for each request. For tests of the mock itself. */
  readonly cache?: boolean;
}

/** A mock that answers. */
export interface MockServer {
  /** Address of the mock, without a slash at its end. */
  readonly url: string;
  readonly port: number;
  /**
   * Changes settings: latency, rate limit, maintenance, keys, languages, faults.
   *
   * @throws SettingsError when a name or a value is not one of a setting
   */
  set(settings: Partial<Settings>): void;
  /** Puts data, settings, rate limits and recorded requests back to where they were at the start. */
  reset(): void;
  /** The last requests, a thousand at most, oldest first; without keys. */
  requests(): readonly RecordedRequest[];
  /** The data as it is now, and the recusals. */
  state(): { readonly data: Data; readonly recusals: readonly Recusal[] };
  /** Answers what has begun, then stops. A second call waits for the same end. */
  close(): Promise<void>;
}

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
