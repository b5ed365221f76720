import {
  etagHeader,
  rateLimitLimitHeader,
  rateLimitRemainingHeader,
  rateLimitResetHeader,
  retryAfterHeader,
} from '#generated/client/src/interface.ts';
import { headerOf } from './response.ts';

/** The rate limit as a response reports it. */
export interface RateLimit {
  /** Requests allowed per minute. */
  readonly limit: number;
  /** Requests left in the current window. */
  readonly remaining: number;
  /** Unix timestamp, in seconds, at which the window resets. */
  readonly reset: number;
}

/** A response's status, headers and number of attempts. */
export interface ResponseMeta {
  readonly status: number;
  /** Requests sent for the call. */
  readonly attempts: number;
  /** Reads a header. This is a function, so that logging `meta` doesn't include headers that echo secrets. */
  header(name: string): string | null;
  /** Entity tag of the representation; null if it has none. */
  readonly etag: string | null;
  /** Undefined if the response doesn't include it. */
  readonly rateLimit: RateLimit | undefined;
  /** The wait requested by an error response, in seconds. */
  readonly retryAfter: number | undefined;
}

/** Data with its `meta`. */
export interface WithMeta<Data> {
  readonly data: Data;
  readonly meta: ResponseMeta;
}

/** Returns the rate limit that a response reports; undefined unless all its values are numbers. */
export function rateLimitOf(response: Response): RateLimit | undefined {
  const remaining = numberIn(response, rateLimitRemainingHeader);
  // Return early, because most responses have no rate limit and reading headers is slow.
  if (remaining === undefined) return undefined;
  const limit = numberIn(response, rateLimitLimitHeader);
  const reset = numberIn(response, rateLimitResetHeader);
  return limit === undefined || reset === undefined ? undefined : { limit, remaining, reset };
}

function numberIn(response: Response, name: string): number | undefined {
  const value = Number(headerOf(response, name) || NaN);
  return Number.isFinite(value) ? value : undefined;
}

/** Returns the service's time in milliseconds since 1970; falls back to the local time if the response has no date. */
export function serviceTime(response: Response): number {
  const date = Date.parse(headerOf(response, 'date') ?? '');
  return Number.isNaN(date) ? Date.now() : date;
}

/** Returns the wait that a response requests, in milliseconds; undefined if there is none, or the time has passed. */
export function retryAfterOf(response: Response): number | undefined {
  if (response.ok) return undefined;
  const value = headerOf(response, retryAfterHeader)?.trim() ?? '';
  const ms = /^\d+(\.\d+)?$/.test(value)
    ? Number(value) * 1000
    : // Date.parse accepts almost anything, but an HTTP date starts with a weekday.
      Date.parse(/^[a-z]{3,}, /i.test(value) ? value : '') - serviceTime(response);
  return ms > 0 ? ms : undefined;
}

/** The parts of an `Exchange` that {@link metaOf} reads. */
interface Source {
  readonly response: Response;
  readonly status: number;
  readonly deadline: { readonly attempts: number };
  readonly redact: (text: string) => string;
}

/** Collects a response's meta, with the key redacted. */
export function metaOf({ response, status, deadline, redact }: Source): ResponseMeta {
  const header = (name: string): string | null => {
    const value = headerOf(response, name);
    return value === null ? null : redact(value);
  };
  const retryAfter = retryAfterOf(response);
  return {
    status,
    attempts: deadline.attempts,
    header,
    etag: header(etagHeader),
    rateLimit: rateLimitOf(response),
    retryAfter: retryAfter === undefined ? undefined : retryAfter / 1000,
  };
}
