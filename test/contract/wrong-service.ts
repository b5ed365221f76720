import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** A response on its way from the mock to the client. */
export interface Passing {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly sent: IncomingMessage['headers'];
  status: number;
  headers: Record<string, string>;
  text: string;
  /** Content encoding to apply. */
  encoding?: 'gzip' | 'chunks';
  /** Way to break the response. */
  spoil?: 'cut' | 'reset' | 'no-gzip' | 'hang' | undefined;
}

const servers: Server[] = [];

/**
 * Starts a server that imitates the service: it responds like the mock, without the mock's markers, and applies the
 * test's changes.
 *
 * @param mockUrl base URL of a mock
 * @param change modifies a response in place before it is sent
 */
export async function playService(
  mockUrl: string,
  change: (passing: Passing) => void = () => {},
): Promise<string> {
  const serviceUrl = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks);
      const headers = Object.fromEntries(
        Object.entries(request.headers).filter(
          ([name]) => !['host', 'connection', 'content-length'].includes(name),
        ),
      ) as Record<string, string>;
      const reply = await fetch(mockUrl + (request.url ?? '/'), {
        method: request.method ?? 'GET',
        headers,
        redirect: 'manual',
        ...(['GET', 'HEAD'].includes(request.method ?? 'GET') ? {} : { body }),
      });
      const url = new URL(request.url ?? '/', mockUrl);
      const passing: Passing = {
        method: request.method ?? 'GET',
        path: url.pathname,
        query: url.searchParams,
        sent: request.headers,
        status: reply.status,
        headers: Object.fromEntries(
          [...reply.headers].filter(
            ([name]) =>
              !name.startsWith('x-mock-') && !['content-length', 'connection', 'keep-alive'].includes(name),
          ),
        ),
        text: (await reply.text())
          .replaceAll(mockUrl, serviceUrl())
          .replaceAll(/\.invalid\b/g, '.grants.example'),
      };
      change(passing);
      send(response, passing);
    })();
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return serviceUrl();
}

function send(response: ServerResponse, { status, headers, text, encoding, spoil }: Passing): void {
  if (spoil === 'hang') return;
  if (spoil === 'reset') return void response.destroy();
  if (spoil === 'cut') {
    response.writeHead(status, { ...headers, 'content-length': 50_000 }).write(text.slice(0, 5));
    setTimeout(() => response.destroy(), 10);
    return;
  }
  if (spoil === 'no-gzip')
    return void response.writeHead(status, { ...headers, 'content-encoding': 'gzip' }).end(text);
  if (encoding === 'gzip') {
    response.writeHead(status, { ...headers, 'content-encoding': 'gzip' }).end(gzipSync(text));
    return;
  }
  response.writeHead(status, headers);
  // The split must also hit multi-byte characters.
  const bytes = Buffer.from(text);
  const size = encoding === 'chunks' ? 41 : Infinity;
  for (let start = 0; start < bytes.length; start += size)
    response.write(bytes.subarray(start, start + size));
  response.end();
}

export function closeServices(): void {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
}
