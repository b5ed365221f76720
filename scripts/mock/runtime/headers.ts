import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { responseHeaders } from '../../model/well-known.ts';
import type { InterfaceFacts } from './interface-facts.ts';
import type { RateState } from './rate-limiter.ts';

/** Returns the media type in `Accept`; null unless it is exactly one of the possible ones. */
export function acceptedMediaType(accept: string | undefined, possible: readonly string[]): string | null {
  const requested = accept?.trim().toLowerCase();
  return possible.find((type) => type.toLowerCase() === requested) ?? null;
}

/**
 * Returns the media type of an error for an invalid `Accept`: XML if it mentions only XML, otherwise JSON. The service's
 * choice isn't documented (AMB-22).
 */
export function fallbackMediaType(accept: string | undefined, facts: InterfaceFacts): string {
  const xml = accept !== undefined && /xml/i.test(accept) && !/json/i.test(accept);
  return (xml ? facts.xmlMediaType : null) ?? facts.jsonMediaType;
}

/** The response requested in a `Prefer` header, in Prism's syntax. */
export interface Preference {
  readonly code: string | undefined;
  readonly example: string | undefined;
}

/**
 * Parses `Prefer: code=404, example=not-found` and ignores other preferences. A preference without a value has an empty
 * value (RFC 7240).
 *
 * @returns null if the header doesn't request a response
 */
export function readPreference(header: string | undefined): Preference | null {
  const wanted = new Map<string, string>();
  for (const part of (header ?? '').split(/[,;]/)) {
    const [, name, value = ''] = /^\s*(code|example)\s*(?:=\s*"?([^"]*?)"?\s*)?$/i.exec(part) ?? [];
    if (name !== undefined) wanted.set(name.toLowerCase(), value);
  }
  return wanted.size === 0 ? null : { code: wanted.get('code'), example: wanted.get('example') };
}

/** Returns CORS headers for any origin, as alternating names and values. */
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

/** Inputs for the values of documented headers. */
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
  // If a test requested the response, a client that respects the header shouldn't wait long.
  retryAfter: ({ status, rate }) => String(rate.exceeded && status === 429 ? rate.retryAfter : 1),
};

const byName: ReadonlyMap<string, (sent: Sent) => string> = new Map(
  (Object.keys(liveHeaders) as (keyof typeof liveHeaders)[]).map((role) => [
    responseHeaders[role].toLowerCase(),
    liveHeaders[role],
  ]),
);

/** Returns the value of a documented header: computed if possible, otherwise its example. */
export function headerValue(name: string, example: string, sent: Sent): string {
  return byName.get(name.toLowerCase())?.(sent) ?? example;
}
