import type { LanguageCode } from '#generated/client/src/interface.ts';

/** Sends one request, as the global `fetch` does. It must honour `redirect: 'manual'`. */
export interface FetchFunction {
  (url: string, init: RequestInit, context: FetchContext): Promise<Response>;
  /** Is told what happens to calls beside their requests; {@link observing} sets it. */
  readonly log?: ((event: CallEvent) => void) | undefined;
}

/** What a request is part of. The global `fetch` does not look at it. */
export interface FetchContext {
  /** Number of the call, unique in this process. */
  readonly call: number;
  /** Method and path template, such as `GET /fund/{}`. */
  readonly operation: string;
  /** Number of the attempt, from 1. */
  readonly attempt: number;
}

/** A call begins, waits, or ends. */
export type CallEvent = StartEvent | WaitEvent | EndEvent;

/** A call begins. */
export interface StartEvent extends FetchContext {
  readonly type: 'start';
  readonly ms: 0;
}

/** A call begins to wait before its next request. */
export interface WaitEvent extends FetchContext {
  /** `retry` after an attempt that failed, `rateLimit` while no request may leave. */
  readonly type: 'retry' | 'rateLimit';
  /** How long it is going to wait, in milliseconds; `attempt` is the one that failed, or the one that is not sent yet. */
  readonly ms: number;
  /** Of a retry: the status or the kind of the failure that it follows. */
  readonly cause?: string;
}

/** A call has ended. */
export interface EndEvent extends FetchContext {
  readonly type: 'end';
  /** Time since the call began, in milliseconds; `attempt` is the number of the last one, 0 when nothing was sent. */
  readonly ms: number;
  /** Status of the last response, if there was one. */
  readonly status?: number;
  /** Kind of the error with which it ended; undefined after a success. */
  readonly error?: string;
}

/** Limits that a client sets for all calls, and a call for itself. All times are in milliseconds. */
export interface Limits {
  /** Time for one attempt, from connecting to the end of the body; above 0, default 60,000, `Infinity` for no limit. */
  timeout?: number | undefined;
  /**
   * Time for the whole call with its waits and retries; above 0, default 300,000, `Infinity` for no limit. Of a list, for
   * each page.
   */
  totalTimeout?: number | undefined;
  /** How often GET and PUT are sent again after a failure that may pass; from 0, default 2. */
  maxRetries?: number | undefined;
  /** Longest wait at a time for the rate limit or a `Retry-After`; from 0, default 60,000. A longer one ends the call. */
  maxWait?: number | undefined;
  /**
   * Sends a POST again, up to `maxRetries` times, when it was refused with 429. That such a request has had no effect is
   * an assumption; default false.
   */
  retryRateLimitedPost?: boolean | undefined;
  /** Languages to ask translated text in, at least one; the account's default language when absent. */
  languages?: readonly LanguageCode[] | undefined;
}

/** What a client needs to know. */
export interface ClientOptions extends Limits {
  /** Absolute http or https address of the account's region, with a path prefix if the service has one. */
  baseUrl: string;
  /** The private API key, or a function that gives it for each call. It goes to the origin of `baseUrl` only. */
  apiKey: string | (() => string | Promise<string>);
  /** How many requests of this client may be on their way at the same time; from 1, default no limit. */
  concurrency?: number | undefined;
  /** The `fetch` to call; default the global one. {@link observing} and {@link validating} make others of it. */
  fetch?: FetchFunction | undefined;
  /** The key is private, and a web page shows it to everybody who opens it. */
  dangerouslyAllowBrowser?: boolean | undefined;
}

/** What can be said for one call. */
export interface CallOptions extends Limits {
  /** Ends the call early. */
  signal?: AbortSignal | undefined;
  /** Entity tag of a representation that the caller has; an answer with status 304 is a {@link NotModifiedError}. */
  ifNoneMatch?: string | undefined;
  /** Query parameters that this package does not know, since their names are not shown. */
  query?: Record<string, QueryValue> | undefined;
  /** Further request headers. The key and the media types cannot be changed. */
  headers?: Readonly<Record<Lowercase<string>, string>> | undefined;
}

/** What can be said for one list. */
export interface ListOptions extends CallOptions {
  /** The most items to visit; from 0, default all. */
  limit?: number | undefined;
  /** How many pages may be on their way at the same time while pages are visited; from 1, default 1. */
  concurrency?: number | undefined;
}

/** Value of a query parameter; undefined leaves it out. */
export type QueryValue = string | number | boolean | undefined;

/** The limits of a call of which neither the call nor the client says otherwise. */
export interface Defaults {
  readonly timeout: number;
  readonly totalTimeout: number;
  readonly maxRetries: number;
  readonly maxWait: number;
  readonly retryRateLimitedPost: boolean;
}

export const defaults: Defaults = {
  timeout: 60_000,
  totalTimeout: 300_000,
  maxRetries: 2,
  maxWait: 60_000,
  retryRateLimitedPost: false,
};
