import {
  etagHeader,
  rateLimitLimitHeader,
  rateLimitRemainingHeader,
  rateLimitResetHeader,
  retryAfterHeader,
} from './interface.ts';

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
  readonly headers: Headers;
  /** Entity tag of the representation; null when it has none. */
  readonly etag: string | null;
  /** Undefined when the response does not tell it. */
  readonly rateLimit: RateLimit | undefined;
  /** Seconds to wait before the next try; negative when that moment is in the past, NaN when it cannot be read. */
  readonly retryAfter: number | undefined;
}

/** A result with what the response said beside it. */
export interface WithMeta<Data> {
  readonly data: Data;
  readonly meta: ResponseMeta;
}

/** Reads what a response says beside its body. */
export function readMeta({ status, headers }: Response, attempts: number): ResponseMeta {
  const get = (name: string): string | null => headers.get(name);
  const remaining = get(rateLimitRemainingHeader);
  return {
    status,
    attempts,
    headers,
    rateLimit: remaining
      ? {
          limit: +(get(rateLimitLimitHeader) as string),
          remaining: +remaining,
          reset: +(get(rateLimitResetHeader) as string),
        }
      : undefined,
    get etag() {
      return get(etagHeader);
    },
    get retryAfter() {
      const after = get(retryAfterHeader);
      return after ? +after || (Date.parse(after) - Date.now()) / 1000 : undefined;
    },
  };
}
