import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Placement } from './address.ts';
import type { Admin } from './admin.ts';
import { isAdminPath } from './admin-path.ts';
import { fallbackMediaType } from './accept.ts';
import type { Answer } from './answers.ts';
import { corsHeaders } from './cors.ts';
import { InFlight } from './in-flight.ts';
import { BrokenConnection, countOf, type Incoming, readBody, readHead, type ReadBody } from './incoming.ts';
import type { Mock } from './mock.ts';
import type { OwnConditionId } from './own-conditions.ts';
import type { RateState } from './rate-limiter.ts';
import { recordBroken, recordRequest, type Unnumbered } from './record-request.ts';
import type { Fault } from './api.ts';

/** What the front serves. */
export interface FrontParts {
  readonly mock: Mock;
  readonly admin: Admin;
  readonly placement: Placement;
  readonly isClosing: () => boolean;
  /** Takes each request when it is answered, with the milliseconds that this took. */
  readonly onAnswered: (request: Unnumbered, milliseconds: number) => void;
}

/** Most bytes of a request body; the service's own limit is not shown (GAP-027). */
export const mostBodyBytes = 1_048_576;

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
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    inFlight.add(request.socket, response);
    serve(parts, request, response).catch((error: unknown) => fail(parts, request, response, error));
  };
  // A request that names no host is refused here, in the envelope, and not by Node without a body.
  const limits = { keepAliveTimeout: 5_000, maxHeaderSize: 16_384, requireHostHeader: false };
  const server = createServer({ ...patience, ...limits }, handle);
  // A client may end its side before it has its response. Node's types do not know the property.
  Object.assign(server, { httpAllowHalfOpen: true });
  inFlight.watch(server);
  const refused = new WeakSet<Duplex>();
  const refuseOnce = (socket: Duplex, ...why: Refusal): void => {
    // What comes after a refusal is not read as a request, and breaks the rules of HTTP again and again.
    if (refused.has(socket)) return;
    refused.add(socket);
    // The refusal is not the response to an earlier request.
    inFlight.onceAnswered(socket, () => refuse(parts, socket, ...why));
  };
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    // While a response to an earlier request is on its way, this would end up in the middle of it.
    if (inFlight.isIdle(request.socket)) response.writeContinue();
    // Node closes a connection after the response to a request that asked for a 100 and got none. What the client had sent
    // after it stays unread, and the reset that follows loses the end of a large response. The property is not in Node's
    // types.
    else Object.assign(response, { _expect_continue: false });
    handle(request, response);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // What has sent nothing, such as a probe that looks whether the port is open, has made no request.
    if ((socket as Socket).bytesRead === 0) socket.destroy();
    else refuseOnce(socket, reasonOf(error));
  });
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    inFlight.add(request.socket, response);
    sendOwn(parts, request, response, 'mock/unknown-expectation');
  });
  server.on('connect', (_request, socket: Duplex) => {
    const allow = `Allow: ${[...allMethods(parts), 'OPTIONS'].join(', ')}\r\n`;
    refuseOnce(socket, 'mock/wrong-method', 'CONNECT', allow);
  });
  return { server, inFlight };
}

async function serve(parts: FrontParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { mock, admin, placement } = parts;
  const started = performance.now();
  const incoming = readHead(request, mock.facts, placement);
  const hosts = countOf(request, 'host');
  if (hosts > 1 || (hosts === 0 && request.httpVersion !== '1.0')) {
    const message = `The request names ${hosts > 1 ? 'more than one' : 'no'} host.`;
    return sendOwn(parts, request, response, 'mock/malformed-request', message);
  }
  // What waits for the mock to be ready need not know of its base path.
  if (isAdminPath(incoming.path)) return admin.serve(incoming, request, response);
  if (admin.isForPage(incoming)) return admin.servePage(incoming, response);
  const cors = request.headers.origin === undefined ? [] : corsHeaders(request.headers);
  if (incoming.method === 'OPTIONS') return answerOptions(parts, incoming, response, cors);

  const rate = mock.count(incoming);
  const hasBody = 'content-length' in request.headers || 'transfer-encoding' in request.headers;
  const wantsBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
  const sent = wantsBody && (hasBody ? await readBody(request, mostBodyBytes) : { bytes: Buffer.alloc(0) });
  const body = sent || undefined;
  const { answer, fault } = await decide(mock, incoming, body, rate);
  const wait = mock.settings.latency + (fault?.kind === 'slow' ? (fault.delay ?? 0) : 0);
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  send(request, response, answer, { rate, cors, fault, closing: parts.isClosing() });
  parts.onAnswered(recordRequest(incoming, answer, { body, fault }, mock.facts), performance.now() - started);
}

/** Asks the mock; a defect of it is a response like others, and says so. */
async function decide(
  mock: Mock,
  incoming: Incoming,
  body: ReadBody | undefined,
  rate: RateState,
): Promise<{ answer: Answer; fault: Fault | undefined }> {
  try {
    return await mock.answer(incoming, body, rate);
  } catch (error) {
    const mediaType = fallbackMediaType(incoming.accept, mock.facts);
    const message = defectMessage(error);
    return { answer: mock.answers.own('mock/defect', mediaType, { message }), fault: undefined };
  }
}

interface Sending {
  readonly rate: RateState;
  readonly cors: readonly string[];
  readonly fault: Fault | undefined;
  readonly closing: boolean;
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Answer,
  { rate, cors, fault, closing }: Sending,
): void {
  if (fault?.kind === 'reset' || fault?.kind === 'lost-response') {
    request.socket.resetAndDestroy();
    return;
  }
  const flat: string[] = [];
  for (const [name, value] of headers) flat.push(name, typeof value === 'string' ? value : value(rate));
  flat.push(...cors);
  // While the server closes, a connection is not kept for another request.
  if (closing) response.shouldKeepAlive = false;
  response.writeHead(status, flat);
  if (fault?.kind === 'truncated') {
    response.write(body.subarray(0, Math.floor(body.byteLength / 2)), () => request.socket.destroy());
    return;
  }
  if (request.method === 'HEAD' || body.byteLength === 0) response.end();
  else response.end(body);
}

function answerOptions(
  { mock }: FrontParts,
  incoming: Incoming,
  response: ServerResponse,
  cors: readonly string[],
): void {
  const all = incoming.path === '*';
  const methods = incoming.isOutside ? [] : mock.route(incoming.path, 'OPTIONS').methods;
  if (!all && methods.length === 0) {
    const mediaType = fallbackMediaType(incoming.accept, mock.facts);
    return write(
      response,
      mock.answers.own('mock/unknown-path', mediaType, { gaps: mock.facts.unplacedGaps }),
      cors,
    );
  }
  const allowed = all ? allMethods({ mock }) : methods;
  response.writeHead(204, ['Allow', [...allowed, 'OPTIONS'].join(', '), ...cors]);
  response.end();
}

function allMethods({ mock }: Pick<FrontParts, 'mock'>): string[] {
  return [...new Set(mock.facts.operations.map(({ method }) => method))];
}

/** What happens when a request could not be served: a defect is said aloud, and only a broken connection just ends. */
function fail(parts: FrontParts, request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (error instanceof BrokenConnection) {
    response.destroy();
    return;
  }
  process.emitWarning(defectMessage(error), 'MockDefect');
  try {
    if (!response.headersSent) return sendOwn(parts, request, response, 'mock/defect', defectMessage(error));
  } catch {
    // What is broken is what would say so.
  }
  if (!response.writableEnded) response.destroy();
}

function defectMessage(error: unknown): string {
  return `The mock has a defect: ${error instanceof Error ? error.message : String(error)}`;
}

/** Refuses a request before anything is made of it. */
function sendOwn(
  parts: FrontParts,
  request: IncomingMessage,
  response: ServerResponse,
  reason: OwnConditionId,
  message?: string,
): void {
  const { mock, placement, onAnswered } = parts;
  const incoming = readHead(request, mock.facts, placement);
  const answer = mock.answers.own(reason, fallbackMediaType(incoming.accept, mock.facts), { message });
  write(response, answer, []);
  onAnswered(recordRequest(incoming, answer, {}, mock.facts), 0);
}

function write(response: ServerResponse, answer: Answer, cors: readonly string[]): void {
  const { status, headers, body } = answer;
  response.writeHead(status, [...headers.flatMap(([name, value]) => [name, String(value)]), ...cors]);
  response.end(body);
}

type Refusal = readonly [reason: OwnConditionId, method?: string, headers?: string];

/** Answers what is not a request that could be answered otherwise, in the error envelope, and ends the connection. */
function refuse(
  { mock, onAnswered }: FrontParts,
  socket: Duplex,
  ...[reason, method = '-', more = '']: Refusal
): void {
  // Its own client has ended the connection, or a response that was its last one has.
  if (!socket.writable) return;
  const { status, headers, body } = mock.answers.own(reason, mock.facts.jsonMediaType);
  const lines = headers.map(([name, value]) => `${name}: ${String(value)}\r\n`).join('') + more;
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines}Connection: close\r\n\r\n${body.toString()}`,
  );
  // What is left unread when a connection closes takes the response along.
  socket.resume();
  // A client that does not read the response does not keep the socket.
  setTimeout(() => socket.destroy(), 1_000).unref();
  onAnswered(recordBroken(method, status, reason), 0);
}

function reasonOf({ code }: NodeJS.ErrnoException): OwnConditionId {
  if (code === 'HPE_HEADER_OVERFLOW') return 'mock/header-too-large';
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'mock/timeout';
  return 'mock/malformed-request';
}
