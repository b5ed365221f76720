import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MockOptions, MockServer } from './api.ts';
import { Admin } from './admin.ts';
import { readDescription, readFacts, readDefaultData } from './assets.ts';
import { readData } from './data-file.ts';
import { createFront } from './http-front.ts';
import { Mock } from './mock.ts';
import { Journal, requestLogger } from './journal.ts';
import { Delays, later } from './timers.ts';
import { ignoreClosedPipe } from './process.ts';
import { readFilter, readOptions } from './options.ts';
import { basePathOf } from './address.ts';

/** Time for requests in flight to finish on close, in milliseconds. */
const grace = 10_000;

/**
 * Starts a mock of the interface in this process.
 *
 * @returns the mock, once it accepts requests
 * @throws SettingsError or DataError if an option is invalid
 * @throws Error if the mock can't listen on the port
 */
export async function startMock(options?: MockOptions): Promise<MockServer> {
  const facts = readFacts();
  const { start, settings } = readOptions(options, facts);
  const { port, host, publicUrl, data, log, now } = start;
  const records = data === undefined ? readDefaultData() : readData(data, facts);
  const mock = new Mock({ facts, data: records, now, settings });
  const journal = new Journal(now);
  const delays = new Delays();
  const reset = (): void => {
    mock.reset();
    journal.clear();
    delays.end();
  };
  if (log !== 'off') ignoreClosedPipe(process.stderr);
  const logRequest = requestLogger(log, (line) => void process.stderr.write(line));
  let origin = '';
  let isClosing = false;
  const placement = { socketOrigin: () => origin, listenHost: host, publicUrl };
  const stop = (): void => void close();
  const { server, inFlight } = createFront({
    mock,
    admin: new Admin({ mock, journal, placement, description: readDescription, reset, stop }),
    placement,
    journal,
    delays,
    isClosing: () => isClosing,
    onEnd: logRequest,
  });
  const closed = new Promise<void>((resolve) => void server.once('close', resolve));
  const close = (): Promise<void> => {
    if (!isClosing) {
      isClosing = true;
      delays.end();
      const cancel = later(grace, () => inFlight.drop());
      server.close(cancel);
      server.closeIdleConnections();
      inFlight.close();
    }
    return closed;
  };
  await listen(server, port, host);
  const address = server.address() as AddressInfo;
  origin = `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`;
  return {
    url: origin + basePathOf(placement),
    port: address.port,
    set: (change) => mock.set(change),
    reset,
    requests: (filter) => journal.list(readFilter(filter, facts)),
    state: () => structuredClone({ data: mock.store.data, writes: mock.store.writes }),
    close,
    [Symbol.asyncDispose]: close,
    closed,
  };
}

/** @throws Error if it can't listen on the port, with the reason and a fix; `code` is Node's, such as EADDRINUSE */
async function listen(server: Server, port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const problem = new Error(listenProblem(error, port, host), { cause: error });
      reject(Object.assign(problem, { code: error.code }));
    });
    server.listen(port, host, resolve);
  });
}

function listenProblem({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use. Pass another port, or 0 for any free port.`;
    case 'EACCES':
      return `You don't have permission to listen on port ${port} on ${host}. Pass another port, or 0 for any free port.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${JSON.stringify(host)} isn't an address of this machine. Pass another host.`;
    default:
      return `The mock can't listen on port ${port} on ${JSON.stringify(host)}: ${code ?? message}.`;
  }
}
