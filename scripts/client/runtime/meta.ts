import {
  etagHeader,
  rateLimitLimitHeader,
  rateLimitRemainingHeader,
  rateLimitResetHeader,
  retryAfterHeader,
} from '#generated/client/src/interface.ts';
import { readRetryAfter } from './retry-policy.ts';

/** The rate limit as a response tells it. */
export interface RateLimit {
  /** Requests allowed per minute. */
  readonly limit: number;
  /** Requests that remain in the current window. */
  readonly remaining: number;
  /** Unix timestamp, in seconds, at which the window resets. */
  readonly reset: number;
}

/** What a response says beside its body. */
export interface ResponseMeta {
  readonly status: number;
  /** How many requests were sent for the call. */
  readonly attempts: number;
  /** Reads a header. A function, so that nothing that a server echoes shows when this is logged. */
  header(name: string): string | null;
  /** Entity tag of the representation; null when it has none. */
  readonly etag: string | null;
  /** Undefined when the response does not tell it. */
  readonly rateLimit: RateLimit | undefined;
  /** Seconds to wait before the next try, of a response that stands for a failure; undefined when it tells none. */
  readonly retryAfter: number | undefined;
}

/** A result with what the response said beside it. */
export interface WithMeta<Data> {
  readonly data: Data;
  readonly meta: ResponseMeta;
}

/** Reads the rate limit of a response; undefined when it does not tell it, or not in numbers. */
export function rateLimitOf({ headers }: Response): RateLimit | undefined {
  const remaining = numberIn(headers, rateLimitRemainingHeader);
  // Most responses have none, and reading headers takes longer than the rest of a call.
  if (remaining === undefined) return undefined;
  const limit = numberIn(headers, rateLimitLimitHeader);
  const reset = numberIn(headers, rateLimitResetHeader);
  return limit === undefined || reset === undefined ? undefined : { limit, remaining, reset };
}

function numberIn(headers: Headers, name: string): number | undefined {
  const value = Number(headers.get(name) || NaN);
  return Number.isFinite(value) ? value : undefined;
}

/** Milliseconds that a response which stands for a failure asks to wait; undefined when it asks for none. */
export function waitAskedBy({ ok, headers }: Response): number | undefined {
  return ok ? undefined : readRetryAfter(headers.get(retryAfterHeader));
}

/** What a response says beside its body. */
export function metaOf(response: Response, attempts: number): ResponseMeta {
  const asked = waitAskedBy(response);
  return {
    status: response.status,
    attempts,
    header: (name) => response.headers.get(name),
    etag: response.headers.get(etagHeader),
    rateLimit: rateLimitOf(response),
    retryAfter: asked === undefined ? undefined : asked / 1000,
  };
}
