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
