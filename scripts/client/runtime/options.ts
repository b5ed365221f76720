import type { LanguageCode } from '#generated/client/src/interface.ts';

/** Sends one request, as the global `fetch` does. It must honour `redirect: 'manual'`. */
export interface FetchFunction {
  (url: string, init: RequestInit, context: FetchContext): Promise<Response>;
  /** Is told when a call begins to wait; {@link observing} sets it. */
  readonly log?: ((event: WaitEvent) => void) | undefined;
}

/** A call begins to wait before its next request. */
export interface WaitEvent {
  /** `retry` after an attempt that failed, `rateLimit` when no request remains in the current window. */
  readonly type: 'retry' | 'rateLimit';
  /** Method and path, with `{}` for each slug. */
  readonly operation: string;
  /** Number of the attempt, from 1: the one that failed, or the one that is not sent yet. */
  readonly attempt: number;
  /** How long it is going to wait, in milliseconds. */
  readonly ms: number;
}

/** What a request is part of. The global `fetch` does not look at it. */
export interface FetchContext {
  /** Method and path template, such as `GET /fund/{}`. */
  readonly operation: string;
  /** Number of the attempt, from 1. */
  readonly attempt: number;
}

/** Limits that a client sets for all calls, and a call for itself. All times are in milliseconds. */
export interface Limits {
  /** Time for one attempt, from connecting to the end of the body; default 60,000. */
  timeout?: number | undefined;
  /** Time for the whole call with its waits and retries; default 300,000. */
  totalTimeout?: number | undefined;
  /** How often GET and PUT are sent again after a failure that may pass; default 2. POST is never sent again. */
  maxRetries?: number | undefined;
  /** Languages to ask translated text in; the account's default language when absent. */
  languages?: readonly LanguageCode[] | undefined;
}

/** What a client needs to know. */
export interface ClientOptions extends Limits {
  /** Absolute http or https address of the account's region, with a path prefix if the service has one. */
  baseUrl: string;
  /** The private API key, or a function that gives it for each call. It goes to the origin of `baseUrl` only. */
  apiKey: string | (() => string | Promise<string>);
  /** Longest wait, in milliseconds, for a rate limit window or a `Retry-After`; default 60,000. */
  maxWait?: number | undefined;
  /** How many requests of this client may be on their way at the same time; default no limit. */
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
  /** Further request headers, by their names in lower case. The key and the media types cannot be changed. */
  headers?: Readonly<Record<Lowercase<string>, string>> | undefined;
}

/** What can be said for one list. */
export interface ListOptions extends CallOptions {
  /** The most items to visit. */
  limit?: number | undefined;
  /** How many pages may be on their way at the same time while pages are visited; default 1. */
  concurrency?: number | undefined;
}

/** Value of a query parameter; undefined leaves it out. */
export type QueryValue = string | number | boolean | undefined;
