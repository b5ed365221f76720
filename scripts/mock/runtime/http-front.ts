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
import type { OwnConditionId } from './own-conditions.ts';
import { recordBody, recordHead } from './record-request.ts';
import { later, pause } from './timers.ts';

/** What the front serves. */
export interface FrontParts {
  readonly mock: Mock;
  readonly admin: Admin;
  readonly placement: Placement;
  readonly journal: Journal;
  readonly isClosing: () => boolean;
  /** Takes each request when it has ended, with the milliseconds that it took. */
  readonly onEnd: (request: Entry, milliseconds: number) => void;
}

/** Most bytes of a request body; the service's own limit is not shown (GAP-027). */
const mostBodyBytes = 1_048_576;

/** Times in milliseconds that a request may take to arrive, so that a slow one does not hold a socket for ever. */
const patience = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 1_000 };

/** The HTTP side of a mock. */
export interface Front {
  /** It does not listen yet. */
  readonly server: Server;
  readonly inFlight: InFlight;
}

/** Makes the HTTP side of a mock. */
export function createFront(parts: FrontParts): Front {
  const inFlight = new InFlight();
  /** The last request of each connection: what breaks while it comes in is about it. */
  const last = new WeakMap<Duplex, { readonly request: IncomingMessage; readonly entry: Entry }>();
  const refused = new WeakSet<Duplex>();
  /** Requests whose end is the mock's doing, and not that of a client who has left. */
  const settled = new WeakSet<Entry>();
  // A request that names no host is refused here, in the envelope, and not by Node without a body.
  const limits = { keepAliveTimeout: 5_000, maxHeaderSize: 16_384, requireHostHeader: false };
  const handle = (request: IncomingMessage, response: ServerResponse, refusal?: OwnConditionId): void => {
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
  const server = createServer({ ...patience, ...limits }, (request, response) => handle(request, response));
  inFlight.watch(server);
  const refuseOnce = (socket: Duplex, reason: OwnConditionId, method = '-', more = ''): void => {
    // What comes after a refusal is not read as a request, and breaks the rules of HTTP again and again.
    if (refused.has(socket)) return;
    refused.add(socket);
    const { request, entry } = last.get(socket) ?? {};
    const broken = request && !request.complete ? entry : undefined;
    // The refusal is not the response to an earlier request.
    if (broken) settled.add(broken);
    inFlight.onceAnswered(socket, () => refuse(parts, socket, { reason, method, more, broken }));
  };
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    // While a response to an earlier request is on its way, this would end up in the middle of it.
    if (inFlight.isIdle(request.socket)) response.writeContinue();
    // Node closes a connection after the response to a request that asked for a 100 and got none. The property is not in
    // Node's types.
    else Object.assign(response, { _expect_continue: false });
    handle(request, response);
  });
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    handle(request, response, 'mock/unknown-expectation'),
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const hasLeft = error.code === 'HPE_INVALID_EOF_STATE' || error.code === 'ECONNRESET';
    // What has sent nothing, such as a probe that looks whether the port is open, has made no request.
    if (hasLeft || (socket as Socket).bytesRead === 0) socket.destroy();
    else refuseOnce(socket, reasonOf(error));
  });
  server.on('connect', (_request, socket: Duplex) => {
    const allow = `Allow: ${[...allMethods(parts), 'OPTIONS'].join(', ')}\r\n`;
    refuseOnce(socket, 'mock/wrong-method', 'CONNECT', allow);
  });
  return { server, inFlight };
}

/** Notes how a request has ended: with a response, by a fault, or because its client has gone. */
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
  parts: FrontParts & { readonly settled: WeakSet<Entry>; readonly refusal: OwnConditionId | undefined },
  request: IncomingMessage,
  response: ServerResponse,
  begin: (incoming: Incoming) => Entry,
): Promise<void> {
  const { mock, admin, placement, journal } = parts;
  const incoming = readHead(request, mock.facts, placement);
  const hosts = countOf(request, 'host');
  const isHostWrong = hosts > 1 || (hosts === 0 && request.httpVersion !== '1.0');
  const refusal = isHostWrong ? 'mock/malformed-request' : parts.refusal;
  if (refusal) {
    const message = isHostWrong ? `The request names ${hosts > 1 ? 'more than one' : 'no'} host.` : undefined;
    const mediaType = fallbackMediaType(incoming.accept, mock.facts);
    return write(response, begin(incoming), mock.answers.own(refusal, mediaType, message), []);
  }
  // What waits for the mock to be ready need not know of its base path.
  if (isAdminPath(incoming.path)) return admin.serve(incoming, request, response);
  if (admin.isForPage(incoming)) return admin.servePage(response);
  const cors = corsHeaders(request.headers);
  if (incoming.method === 'OPTIONS') return answerOptions(parts, incoming, response, cors);

  const entry = begin(incoming);
  const route = mock.route(incoming);
  entry.operation = route.operation?.id ?? null;
  const hasBody = 'content-length' in request.headers || 'transfer-encoding' in request.headers;
  const wantsBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
  const sent = hasBody ? await readBody(request, mostBodyBytes) : Buffer.alloc(0);
  const body = wantsBody ? sent : undefined;
  if (body !== undefined) journal.addBody(entry, recordBody(body, incoming.key));
  const { answer, fault } = decide(mock, incoming, () => mock.answer(incoming, route, body));
  entry.fault = fault?.kind ?? null;
  const wait = mock.settings.latency + (fault?.kind === 'slow' ? (fault.delay ?? 0) : 0);
  if (wait > 0) await pause(wait, response);
  if (response.destroyed) return;
  if (fault && fault.kind !== 'slow') parts.settled.add(entry);
  if (fault?.kind === 'reset' || fault?.kind === 'lost-response') {
    request.socket.resetAndDestroy();
    return;
  }
  // While the server closes, a connection is not kept for another request.
  if (parts.isClosing()) response.shouldKeepAlive = false;
  if (fault?.kind !== 'truncated') return write(response, entry, answer, cors);
  entry.status = answer.status;
  response.writeHead(answer.status, [...answer.headers, ...cors]);
  const half = answer.body.subarray(0, Math.floor(answer.body.byteLength / 2));
  response.write(half, () => request.socket.destroy());
}

/** Asks the mock; a defect of it is a response like others, and says so. */
function decide(mock: Mock, { accept }: Incoming, ask: () => Outcome): Outcome {
  try {
    return ask();
  } catch (error) {
    const message = defectMessage(error);
    const mediaType = fallbackMediaType(accept, mock.facts);
    return { answer: mock.answers.own('mock/defect', mediaType, message), fault: undefined };
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
    return write(response, null, mock.answers.own('mock/unknown-path', mediaType), cors);
  }
  const allowed = all ? allMethods({ mock }) : methods;
  response.writeHead(204, ['Allow', [...allowed, 'OPTIONS'].join(', '), ...cors]);
  response.end();
}

function allMethods({ mock }: Pick<FrontParts, 'mock'>): string[] {
  return [...new Set(mock.facts.operations.map(({ method }) => method))];
}

/** What happens when a request could not be served: a defect is said aloud, and only a broken connection just ends. */
function fail(response: ServerResponse, error: unknown): void {
  if (!(error instanceof BrokenConnection)) process.emitWarning(defectMessage(error), 'MockDefect');
  if (!response.writableEnded) response.destroy();
}

function defectMessage(error: unknown): string {
  return `The mock has a defect: ${error instanceof Error ? error.message : String(error)}`;
}

interface Refusal {
  readonly reason: OwnConditionId;
  readonly method: string;
  /** Further lines of the head. */
  readonly more: string;
  /** The request that the refusal is about, where its head could be read. */
  readonly broken: Entry | undefined;
}

/** Answers what is not a request that could be answered otherwise, in the error envelope, and ends the connection. */
function refuse(
  { mock, journal, onEnd }: FrontParts,
  socket: Duplex,
  { reason, method, more, broken }: Refusal,
): void {
  // Its own client has ended the connection, or a response that was its last one has.
  if (!socket.writable) return;
  const { status, headers, body, condition } = mock.answers.own(reason, mock.facts.jsonMediaType);
  const lines = headers.map((text, index) => text + (index % 2 === 0 ? ': ' : '\r\n')).join('') + more;
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines}Connection: close\r\n\r\n${body.toString()}`,
  );
  // What is left unread when a connection closes takes the response along.
  socket.resume();
  // A client that does not read the response does not keep the socket.
  later(1_000, () => socket.destroy());
  const entry = broken ?? journal.begin({ method, url: '-', headers: Object.freeze({}), hasKey: false });
  Object.assign(entry, { status, condition });
  if (!broken) onEnd(entry, 0);
}

function reasonOf({ code }: NodeJS.ErrnoException): OwnConditionId {
  if (code === 'HPE_HEADER_OVERFLOW') return 'mock/header-too-large';
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'mock/timeout';
  return 'mock/malformed-request';
}
