import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { basePathOf, originOf, type Placement } from './address.ts';
import type { InterfaceFacts } from './interface-facts.ts';
import { noKey } from './keys.ts';

/** The parts of a request that the mock uses. */
export interface Incoming {
  readonly method: string;
  /** Path and query as sent. */
  readonly url: string;
  /** Path without the base path. */
  readonly path: string;
  /** True if the base path is missing. */
  readonly isOutside: boolean;
  /** The query without its question mark; may be empty. */
  readonly query: string;
  /** Scheme and host from this request. */
  readonly site: string;
  /** Base URL for URLs in the response. */
  readonly origin: string;
  readonly key: string | undefined;
  readonly accept: string | undefined;
  readonly languages: string | undefined;
  readonly prefer: string | undefined;
  readonly contentType: string | undefined;
  /** True if the body has a content or transfer encoding. */
  readonly isEncoded: boolean;
  readonly headers: IncomingHttpHeaders;
}

export function readHead(request: IncomingMessage, facts: InterfaceFacts, placement: Placement): Incoming {
  const { headers, method = 'GET' } = request;
  const url = withoutOrigin(request.url ?? '/');
  const questionMark = url.indexOf('?');
  const fullPath = questionMark < 0 ? url : url.slice(0, questionMark);
  const basePath = basePathOf(placement);
  const path = pathBelow(basePath, fullPath);
  const site = originOf(headers, placement);
  return {
    method,
    url,
    path: path ?? fullPath,
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

/** True if a header names an encoding other than `identity`. */
function isEncoding(value: string | undefined): boolean {
  return value !== undefined && !/^\s*(?:identity)?\s*$/i.test(value);
}

/** Counts the occurrences of a header in a request. */
export function countOf({ rawHeaders }: IncomingMessage, name: string): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === name).length;
}

/** A connection that broke before the request was complete. */
export class BrokenConnection extends Error {
  override readonly name = 'BrokenConnection';
}

/**
 * Reads a body. Reads a body that is too large to its end and drops it, because a client that is still sending would lose
 * the response otherwise.
 *
 * @param limit maximum size in bytes
 * @returns null for a larger body
 * @throws BrokenConnection if the connection breaks
 */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  // Listeners are faster than async iteration over the stream.
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

/** Removes the origin from a request line with an absolute URL. */
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

/** Returns the request's key. Two key headers count as an unknown key. */
function keyOf(request: IncomingMessage, name: string): string | undefined {
  const key = single(request.headers[name]);
  if (key?.includes(', ') !== true) return key;
  return countOf(request, name) > 1 ? noKey : key;
}

function single(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === 'string' || value === undefined ? value : value.join(', ');
}
