import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { responseHeaders } from '../../model/well-known.ts';
import type { InterfaceFacts } from './interface-facts.ts';
import type { RateState } from './rate-limiter.ts';

/** The media type that `Accept` asks for, or null when it does not name one of those: nothing else is valid. */
export function acceptedMediaType(accept: string | undefined, possible: readonly string[]): string | null {
  const asked = accept?.trim().toLowerCase();
  return possible.find((type) => type.toLowerCase() === asked) ?? null;
}

/**
 * The media type of an error whose request has an invalid `Accept`: XML when only that is spoken of, otherwise JSON.
 * Which the service takes is not said (AMB-22).
 */
export function fallbackMediaType(accept: string | undefined, facts: InterfaceFacts): string {
  const xml = accept !== undefined && /xml/i.test(accept) && !/json/i.test(accept);
  return (xml ? facts.xmlMediaType : null) ?? facts.jsonMediaType;
}

/** The documented response that a `Prefer` header asks for, as Prism reads it. */
export interface Preference {
  readonly code: string | undefined;
  readonly example: string | undefined;
}

/**
 * Reads `Prefer: code=404, example=not-found`; other preferences are passed over. A preference without a value has an
 * empty one (RFC 7240).
 *
 * @returns null when the header asks for no answer
 */
export function readPreference(header: string | undefined): Preference | null {
  const wanted = new Map<string, string>();
  for (const part of (header ?? '').split(/[,;]/)) {
    const [, name, value = ''] = /^\s*(code|example)\s*(?:=\s*"?([^"]*?)"?\s*)?$/i.exec(part) ?? [];
    if (name !== undefined) wanted.set(name.toLowerCase(), value);
  }
  return wanted.size === 0 ? null : { code: wanted.get('code'), example: wanted.get('example') };
}

/** Headers that let a page of any origin read the response, as a list of names and values. */
export function corsHeaders(headers: IncomingHttpHeaders): string[] {
  if (headers.origin === undefined) return [];
  const method = headers['access-control-request-method'];
  const wanted = headers['access-control-request-headers'];
  return [
    'Access-Control-Allow-Origin',
    '*',
    'Access-Control-Expose-Headers',
    '*',
    ...(method === undefined
      ? []
      : ['Access-Control-Allow-Methods', 'GET, HEAD, PUT, POST, DELETE, PATCH, OPTIONS']),
    ...(wanted === undefined
      ? []
      : ['Access-Control-Allow-Headers', wanted, 'Access-Control-Max-Age', '600']),
  ];
}

/** What the value of a documented header can follow from. */
export interface Sent {
  readonly status: number;
  readonly body: Buffer;
  readonly rate: RateState;
}

const liveHeaders: Readonly<Record<keyof typeof responseHeaders, (sent: Sent) => string>> = {
  etag: ({ body }) => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  rateLimitLimit: ({ rate }) => String(rate.limit),
  rateLimitRemaining: ({ rate }) => String(rate.remaining),
  rateLimitReset: ({ rate }) => String(rate.reset),
  // Where a test only asked for the response, a client that waits as it is told need not wait long.
  retryAfter: ({ status, rate }) => String(rate.exceeded && status === 429 ? rate.retryAfter : 1),
};

const byName: ReadonlyMap<string, (sent: Sent) => string> = new Map(
  (Object.keys(liveHeaders) as (keyof typeof liveHeaders)[]).map((role) => [
    responseHeaders[role].toLowerCase(),
    liveHeaders[role],
  ]),
);

/** The value of a header that the interface documents; the example stays where it follows from nothing else. */
export function headerValue(name: string, example: string, sent: Sent): string {
  return byName.get(name.toLowerCase())?.(sent) ?? example;
}
