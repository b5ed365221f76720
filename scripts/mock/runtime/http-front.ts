import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { isAdminPath, type Placement } from './address.ts';
import type { Admin } from './admin.ts';
import type { Answer } from './answers.ts';
import { corsHeaders, fallbackMediaType } from './headers.ts';
import { InFlight } from './in-flight.ts';
import { BrokenConnection, countOf, readBody, readHead, type Incoming } from './incoming.ts';
import type { Entry, Journal } from './journal.ts';
import type { Mock, Outcome } from './mock.ts';
import type { MockConditionId } from './mock-conditions.ts';
import { recordBody, recordHead } from './record-request.ts';
import { type Delays, later } from './timers.ts';

/** Dependencies of the HTTP server. */
export interface FrontParts {
  readonly mock: Mock;
  readonly admin: Admin;
  readonly placement: Placement;
  readonly journal: Journal;
  readonly delays: Delays;
  readonly isClosing: () => boolean;
  /** Called when a request has ended, with its duration in milliseconds. */
  readonly onEnd: (request: Entry, milliseconds: number) => void;
}

/** Maximum request body size in bytes. The service's limit isn't documented (GAP-027). */
const maxBodyBytes = 1_048_576;

/** Timeouts in milliseconds, so that a slow request doesn't occupy its socket forever. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 1_000 };

/** The HTTP server of a mock. */
export interface Front {
  /** Not listening yet. */
  readonly server: Server;
  readonly inFlight: InFlight;
}

/** Creates the HTTP server of a mock. */
export function createFront(parts: FrontParts): Front {
  const inFlight = new InFlight();
  /** The last request of each connection, for errors while receiving it. */
  const last = new WeakMap<Duplex, { readonly request: IncomingMessage; readonly entry: Entry }>();
  const refused = new WeakSet<Duplex>();
  /** Requests that the mock ended, not a client that disconnected. */
  const settled = new WeakSet<Entry>();
  // Disable Node's check for a Host header, because its error has no body. The mock checks it instead.
  const limits = { keepAliveTimeout: 5_000, maxHeaderSize: 16_384, requireHostHeader: false };
  const handle = (request: IncomingMessage, response: ServerResponse, refusal?: MockConditionId): void => {
    const { socket } = request;
    inFlight.add(socket, response);
    const begin = (incoming: Incoming): Entry => {
      const entry = parts.journal.begin(recordHead(incoming, parts.mock.facts.apiKeyHeader));
      last.set(socket, { request, entry });
      watchEnd(parts, response, entry, settled);
      return entry;
    };
    const served = serve({ ...parts, settled, refusal }, request, response, begin);
    served.catch((error: unknown) => fail(response, error));
  };
  const server = createServer({ ...timeouts, ...limits }, (request, response) => handle(request, response));
  inFlight.watch(server);
  const refuseOnce = (socket: Duplex, reason: MockConditionId, method = '-', more = ''): void => {
    // After a refusal, each further chunk would be another parse error.
    if (refused.has(socket)) return;
    refused.add(socket);
    const { request, entry } = last.get(socket) ?? {};
    const broken = request && !request.complete ? entry : undefined;
    // The refusal responds to this request, not to an earlier one.
    if (broken) settled.add(broken);
    inFlight.onceAnswered(socket, () => refuse(parts, socket, { reason, method, more, broken }));
  };
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    // Wait for an earlier response, or this one would be written into the middle of it.
    if (inFlight.isIdle(request.socket)) response.writeContinue();
    // Node closes the connection if a request that expects a 100 gets none. The property isn't in Node's types.
    else Object.assign(response, { _expect_continue: false });
    handle(request, response);
  });
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    handle(request, response, 'mock/unknown-expectation'),
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const hasLeft = error.code === 'HPE_INVALID_EOF_STATE' || error.code === 'ECONNRESET';
    // A port probe connects without sending anything, so it isn't a request.
    if (hasLeft || (socket as Socket).bytesRead === 0) socket.destroy();
    else refuseOnce(socket, reasonOf(error));
  });
  server.on('connect', (_request, socket: Duplex) => {
    const allow = `Allow: ${[...allMethods(parts), 'OPTIONS'].join(', ')}\r\n`;
    refuseOnce(socket, 'mock/wrong-method', 'CONNECT', allow);
  });
  return { server, inFlight };
}

/** Records the end of a request: a response, a fault or a disconnected client. */
function watchEnd(
  { onEnd }: FrontParts,
  response: ServerResponse,
  entry: Entry,
  settled: WeakSet<Entry>,
): void {
  const started = performance.now();
  response.once('close', () => {
    if (!response.writableFinished && !settled.has(entry))
      Object.assign(entry, { aborted: true, status: null });
    onEnd(entry, performance.now() - started);
  });
}

async function serve(
  parts: FrontParts & { readonly settled: WeakSet<Entry>; readonly refusal: MockConditionId | undefined },
  request: IncomingMessage,
  response: ServerResponse,
  begin: (incoming: Incoming) => Entry,
): Promise<void> {
  const { mock, admin, placement, journal, delays } = parts;
  const incoming = readHead(request, mock.facts, placement);
  const hosts = countOf(request, 'host');
  const isHostWrong = hosts > 1 || (hosts === 0 && request.httpVersion !== '1.0');
  const refusal = isHostWrong ? 'mock/malformed-request' : parts.refusal;
  if (refusal) {
    const message = isHostWrong
      ? `The request has ${hosts > 1 ? 'more than one' : 'no'} Host header.`
      : undefined;
    const mediaType = fallbackMediaType(incoming.accept, mock.facts);
    return write(response, begin(incoming), mock.answers.mockError(refusal, mediaType, message), []);
  }
  // Readiness checks may omit the base path.
  if (isAdminPath(incoming.path)) return admin.serve(incoming, request, response);
  if (admin.isForPage(incoming)) return admin.servePage(response);
  const cors = corsHeaders(request.headers);
  if (incoming.method === 'OPTIONS') return answerOptions(parts, incoming, response, cors);

  const entry = begin(incoming);
  const route = mock.route(incoming);
  entry.operation = route.operation?.id ?? null;
  const hasBody = 'content-length' in request.headers || 'transfer-encoding' in request.headers;
  const wantsBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
  const sent = hasBody ? await readBody(request, maxBodyBytes) : Buffer.alloc(0);
  const body = wantsBody ? sent : undefined;
  if (body !== undefined) journal.addBody(entry, recordBody(body, incoming.key));
  const { answer, fault } = decide(mock, incoming, () => mock.answer(incoming, route, body));
  entry.fault = fault?.kind ?? null;
  const wait = mock.settings.latency + (fault?.kind === 'slow' ? (fault.delay ?? 0) : 0);
  if (wait > 0 && !parts.isClosing()) await delays.wait(wait, response);
  if (response.destroyed) return;
  if (fault && fault.kind !== 'slow') parts.settled.add(entry);
  if (fault?.kind === 'reset' || fault?.kind === 'lost-response') {
    request.socket.resetAndDestroy();
    return;
  }
  // No keep-alive while the server is closing.
  if (parts.isClosing()) response.shouldKeepAlive = false;
  if (fault?.kind !== 'truncated') return write(response, entry, answer, cors);
  entry.status = answer.status;
  response.writeHead(answer.status, [...answer.headers, ...cors]);
  const half = answer.body.subarray(0, Math.floor(answer.body.byteLength / 2));
  response.write(half, () => request.socket.destroy());
}

/** Converts a bug in the mock to a response that reports it. */
function decide(mock: Mock, { accept }: Incoming, ask: () => Outcome): Outcome {
  try {
    return ask();
  } catch (error) {
    const message = defectMessage(error);
    const mediaType = fallbackMediaType(accept, mock.facts);
    return { answer: mock.answers.mockError('mock/defect', mediaType, message), fault: undefined };
  }
}

function write(response: ServerResponse, entry: Entry | null, answer: Answer, cors: readonly string[]): void {
  const { status, headers, body, condition } = answer;
  if (entry) Object.assign(entry, { status, condition });
  response.writeHead(status, [...headers, ...cors]);
  response.end(body);
}

function answerOptions(
  { mock }: FrontParts,
  incoming: Incoming,
  response: ServerResponse,
  cors: readonly string[],
): void {
  const all = incoming.path === '*';
  const { methods } = mock.route(incoming);
  if (!all && methods.length === 0) {
    const mediaType = fallbackMediaType(incoming.accept, mock.facts);
    return write(response, null, mock.answers.mockError('mock/unknown-path', mediaType), cors);
  }
  const allowed = all ? allMethods({ mock }) : methods;
  response.writeHead(204, ['Allow', [...allowed, 'OPTIONS'].join(', '), ...cors]);
  response.end();
}

function allMethods({ mock }: Pick<FrontParts, 'mock'>): string[] {
  return [...new Set(mock.facts.operations.map(({ method }) => method))];
}

/** Handles a request that couldn't be served. Bugs become process warnings; broken connections don't. */
function fail(response: ServerResponse, error: unknown): void {
  if (!(error instanceof BrokenConnection)) process.emitWarning(defectMessage(error), 'MockDefect');
  if (!response.writableEnded) response.destroy();
}

function defectMessage(error: unknown): string {
  return `Bug in the mock: ${error instanceof Error ? error.message : String(error)}`;
}

interface Refusal {
  readonly reason: MockConditionId;
  readonly method: string;
  /** Additional header lines. */
  readonly more: string;
  /** The refused request, if its head could be read. */
  readonly broken: Entry | undefined;
}

/** Responds to malformed requests on the raw socket, with the error envelope, and closes the connection. */
function refuse(
  { mock, journal, onEnd }: FrontParts,
  socket: Duplex,
  { reason, method, more, broken }: Refusal,
): void {
  // The client or an earlier response may have closed the connection.
  if (!socket.writable) return;
  const { status, headers, body, condition } = mock.answers.mockError(reason, mock.facts.jsonMediaType);
  const lines = headers.map((text, index) => text + (index % 2 === 0 ? ': ' : '\r\n')).join('') + more;
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines}Connection: close\r\n\r\n${body.toString()}`,
  );
  // Closing with unread data would reset the connection, and the client would lose the response.
  socket.resume();
  // Don't keep the socket for a client that doesn't read.
  later(1_000, () => socket.destroy());
  const entry = broken ?? journal.begin({ method, url: '-', headers: Object.freeze({}), hasKey: false });
  Object.assign(entry, { status, condition });
  if (!broken) onEnd(entry, 0);
}

function reasonOf({ code }: NodeJS.ErrnoException): MockConditionId {
  if (code === 'HPE_HEADER_OVERFLOW') return 'mock/header-too-large';
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'mock/timeout';
  return 'mock/malformed-request';
}
