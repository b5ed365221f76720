import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { jsonMediaType } from './generated.ts';

/** A local server with programmable responses. It records its requests. */
export interface Loopback {
  readonly url: string;
  readonly requests: {
    readonly method: string;
    readonly path: string;
    readonly headers: IncomingMessage['headers'];
  }[];
  readonly server: Server;
}

type Answer = (response: ServerResponse, request: IncomingMessage, turn: number) => void;

const servers: Server[] = [];

/**
 * Starts a server.
 *
 * @param answer responds to a request; `turn` is the request's index
 */
export async function loopback(answer: Answer): Promise<Loopback> {
  const requests: { method: string; path: string; headers: IncomingMessage['headers'] }[] = [];
  const server = createServer((request, response) => {
    requests.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers });
    answer(response, request, requests.length - 1);
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { url: `http://127.0.0.1:${address.port}`, requests, server };
}

/** Closes all servers and their connections. */
export function closeLoopbacks(): void {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
}

/** Sends JSON as the service does. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': jsonMediaType, ...headers }).end(JSON.stringify(body));
}
