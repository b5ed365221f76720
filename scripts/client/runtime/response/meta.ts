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
  /** Reads a header. It is a function, so that a logged `meta` doesn't show what a server echoes. */
  header(name: string): string | null;
  /** Entity tag of the representation; null if it has none. */
  readonly etag: string | null;
  /** Undefined if the response doesn't report it. */
  readonly rateLimit: RateLimit | undefined;
  /** Seconds that a failure asks to wait; undefined if it doesn't. */
  readonly retryAfter: number | undefined;
}

/** Data with its `meta`. */
export interface WithMeta<Data> {
  readonly data: Data;
  readonly meta: ResponseMeta;
}

/** The rate limit of a response; undefined if it doesn't report one in numbers. */
export function rateLimitOf(response: Response): RateLimit | undefined {
  const remaining = numberIn(response, rateLimitRemainingHeader);
  // Most responses have none, and reading headers is slow.
  if (remaining === undefined) return undefined;
  const limit = numberIn(response, rateLimitLimitHeader);
  const reset = numberIn(response, rateLimitResetHeader);
  return limit === undefined || reset === undefined ? undefined : { limit, remaining, reset };
}

function numberIn(response: Response, name: string): number | undefined {
  const value = Number(headerOf(response, name) || NaN);
  return Number.isFinite(value) ? value : undefined;
}

/** The service's time, in milliseconds since 1970; ours if the response has no date. */
export function serviceTime(response: Response): number {
  const date = Date.parse(headerOf(response, 'date') ?? '');
  return Number.isNaN(date) ? Date.now() : date;
}

/** Milliseconds that a failure asks to wait; undefined if it doesn't, or the time has passed. */
export function retryAfterOf(response: Response): number | undefined {
  if (response.ok) return undefined;
  const value = headerOf(response, retryAfterHeader)?.trim() ?? '';
  const ms = /^\d+(\.\d+)?$/.test(value)
    ? Number(value) * 1000
    : // Date.parse accepts nearly everything; an HTTP date starts with the name of a day.
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

/** Collects a response's meta, without the key. */
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
