import type { IncomingMessage } from 'node:http';
import type { InterfaceFacts } from './interface-facts.ts';
import { noKey } from './keys.ts';

/** A request, as far as the mock looks at it. */
export interface Incoming {
  readonly method: string;
  /** Path and query as they were sent. */
  readonly url: string;
  readonly path: string;
  /** The query without its question mark; empty when there is none. */
  readonly query: string;
  /** Scheme and host as the caller sees them. */
  readonly origin: string;
  readonly key: string | undefined;
  readonly accept: string | undefined;
  readonly languages: string | undefined;
  readonly prefer: string | undefined;
  readonly contentType: string | undefined;
  readonly contentEncoding: string | undefined;
}

/**
 * Reads the head of a request.
 *
 * @param ownOrigin scheme and host to take when the request names no usable host
 */
export function readHead(request: IncomingMessage, facts: InterfaceFacts, ownOrigin: string): Incoming {
  const { headers, method = 'GET' } = request;
  const url = withoutOrigin(request.url ?? '/');
  const questionMark = url.indexOf('?');
  return {
    method,
    url,
    path: questionMark < 0 ? url : url.slice(0, questionMark),
    query: questionMark < 0 ? '' : url.slice(questionMark + 1),
    origin: originOf(headers.host) ?? ownOrigin,
    key: keyOf(request, facts.apiKeyHeader.toLowerCase()),
    accept: headers.accept,
    languages: single(headers[facts.languageHeader.toLowerCase()]),
    prefer: single(headers['prefer']),
    contentType: headers['content-type'],
    contentEncoding: headers['content-encoding'],
  };
}

/** What is read of a body. */
export type ReadBody = { readonly bytes: Buffer } | { readonly tooLarge: true };

/**
 * Reads a body. One that is too large is read to its end and dropped, so that the caller can still read the answer.
 *
 * @param limit most bytes
 * @throws Error when the connection breaks
 */
export function readBody(request: IncomingMessage, limit: number): Promise<ReadBody> {
  if (Number(request.headers['content-length'] ?? 0) > limit) {
    request.resume();
    return Promise.resolve({ tooLarge: true });
  }
  // Listeners, because an asynchronous loop over a stream costs more, and every update pays it.
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size <= limit) chunks.push(chunk);
      else chunks = [];
    });
    request.once('end', () => {
      const [only] = chunks;
      resolve(
        size > limit
          ? { tooLarge: true }
          : { bytes: chunks.length === 1 && only ? only : Buffer.concat(chunks) },
      );
    });
    request.once('error', reject);
    request.once('aborted', () => reject(new Error('The connection broke.')));
  });
}

/** A request line can hold a whole URL. */
function withoutOrigin(url: string): string {
  const [, path] = /^https?:\/\/[^/?#]*(.*)$/is.exec(url) ?? [];
  if (path === undefined) return url;
  return path.startsWith('/') ? path : `/${path}`;
}

function originOf(host: string | undefined): string | undefined {
  return host !== undefined && /^[\w.:[\]-]{1,255}$/.test(host) ? `http://${host}` : undefined;
}

/** Two headers with keys are no key. */
function keyOf({ headers, rawHeaders }: IncomingMessage, name: string): string | undefined {
  const key = single(headers[name]);
  if (key?.includes(', ') !== true) return key;
  const sent = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === name);
  return sent.length > 1 ? noKey : key;
}

function single(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === 'string' || value === undefined ? value : value.join(', ');
}
