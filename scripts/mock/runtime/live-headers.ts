import { createHash } from 'node:crypto';
import { responseHeaders } from '../../model/well-known.ts';
import type { RateState } from './rate-limiter.ts';

/** A header whose value is known when the response is sent and not before. */
export type LiveHeader = (rate: RateState) => string;

type Make = (status: number, body: Buffer) => string | LiveHeader;

const makers: Readonly<Record<keyof typeof responseHeaders, Make>> = {
  etag: (_, body) => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  rateLimitLimit:
    () =>
    ({ limit }) =>
      String(limit),
  rateLimitRemaining:
    () =>
    ({ remaining }) =>
      String(remaining),
  rateLimitReset:
    () =>
    ({ reset }) =>
      String(reset),
  // Where a test only asked for the response, a client that waits as it is told need not wait long.
  retryAfter:
    (status) =>
    ({ exceeded, retryAfter }) =>
      String(exceeded && status === 429 ? retryAfter : 1),
};

const byName: ReadonlyMap<string, Make> = new Map(
  (Object.keys(makers) as (keyof typeof makers)[]).map((role) => [
    responseHeaders[role].toLowerCase(),
    makers[role],
  ]),
);

/** Whether the value of a header follows from the request and its response. */
export function isLive(name: string): boolean {
  return byName.has(name.toLowerCase());
}

/**
 * The value of a header that the interface documents.
 *
 * @param example what the description shows, which stays where the value does not follow from the request
 */
export function headerValue(
  name: string,
  example: string,
  status: number,
  body: Buffer,
): string | LiveHeader {
  return byName.get(name.toLowerCase())?.(status, body) ?? example;
}
