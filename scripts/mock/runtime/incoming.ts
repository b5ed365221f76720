import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { basePathOf, originOf, type Placement } from './address.ts';
import type { InterfaceFacts } from './interface-facts.ts';
import { noKey } from './keys.ts';

/** A request, as far as the mock looks at it. */
export interface Incoming {
  readonly method: string;
  /** Path and query as they were sent. */
  readonly url: string;
  /** Path without what stands before every path. */
  readonly path: string;
  /** Whether what stands before every path is missing. */
  readonly isOutside: boolean;
  /** The query without its question mark; empty when there is none. */
  readonly query: string;
  /** Scheme and host of the mock as this request names them. */
  readonly site: string;
  /** Base URL for the addresses in a response. */
  readonly origin: string;
  readonly key: string | undefined;
  readonly accept: string | undefined;
  readonly languages: string | undefined;
  readonly prefer: string | undefined;
  readonly contentType: string | undefined;
  /** Whether the body is compressed or otherwise encoded, for the whole way or from hop to hop. */
  readonly isEncoded: boolean;
  readonly headers: IncomingHttpHeaders;
}

/** Reads the head of a request. */
export function readHead(request: IncomingMessage, facts: InterfaceFacts, placement: Placement): Incoming {
  const { headers, method = 'GET' } = request;
  const url = withoutOrigin(request.url ?? '/');
  const questionMark = url.indexOf('?');
  const whole = questionMark < 0 ? url : url.slice(0, questionMark);
  const basePath = basePathOf(placement);
  const path = pathBelow(basePath, whole);
  const site = originOf(headers, placement);
  return {
    method,
    url,
    path: path ?? whole,
    isOutside: path === undefined,
    query: questionMark < 0 ? '' : url.slice(questionMark + 1),
    site,
    origin: (placement.publicUrl?.origin ?? site) + basePath,
    key: keyOf(request, facts.apiKeyHeader.toLowerCase()),
    accept: headers.accept,
    languages: single(headers[facts.languageHeader.toLowerCase()]),
    prefer: single(headers['prefer']),
    contentType: headers['content-type'],
    isEncoded:
      isEncoding(headers['content-encoding']) ||
      isEncoding(headers['transfer-encoding']?.replace(/(?:^|,)\s*chunked\s*$/i, '')),
    headers,
  };
}

/** Whether a header names an encoding that changes the body. */
function isEncoding(value: string | undefined): boolean {
  return value !== undefined && !/^\s*(?:identity)?\s*$/i.test(value);
}

/** How often a header stands in a request. */
export function countOf({ rawHeaders }: IncomingMessage, name: string): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === name).length;
}

/** A connection that broke before the request had come in whole. */
export class BrokenConnection extends Error {
  override readonly name = 'BrokenConnection';
}

/**
 * Reads a body. One that is too large is read to its end and dropped: a client that is still sending would lose the
 * response otherwise.
 *
 * @param limit most bytes
 * @returns null when there were more
 * @throws BrokenConnection when the connection breaks
 */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer | null> {
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
      if (size > limit) resolve(null);
      else resolve(chunks.length === 1 && only ? only : Buffer.concat(chunks));
    });
    const fail = (cause?: unknown): void => reject(new BrokenConnection('The connection broke.', { cause }));
    request.once('error', fail);
    request.once('aborted', fail);
  });
}

/** A request line can hold a whole URL. */
function withoutOrigin(url: string): string {
  const [, path] = /^https?:\/\/[^/?#]*(.*)$/is.exec(url) ?? [];
  if (path === undefined) return url;
  return path.startsWith('/') ? path : `/${path}`;
}

function pathBelow(basePath: string, path: string): string | undefined {
  if (basePath === '' || path === '*') return path;
  if (path === basePath) return '/';
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : undefined;
}

/** Two headers with keys are an unknown key. */
function keyOf(request: IncomingMessage, name: string): string | undefined {
  const key = single(request.headers[name]);
  if (key?.includes(', ') !== true) return key;
  return countOf(request, name) > 1 ? noKey : key;
}

function single(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === 'string' || value === undefined ? value : value.join(', ');
}
