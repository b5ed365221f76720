import type { LanguageCode } from '#generated/client/src/interface.ts';

/**
 * Sends one request, like the global `fetch`. It must respect `redirect: 'manual'`. `init.headers` is a plain object that
 * includes the key.
 */
export type FetchFunction = (url: string, init: RequestInit, context: FetchContext) => Promise<Response>;

/** The call that a request belongs to. The global `fetch` ignores it. */
export interface FetchContext {
  /** Number of the call, unique in this process. */
  readonly call: number;
  /** Method and path template, such as `GET /fund/{}`. */
  readonly operation: string;
  /** Number of the attempt, from 1. */
  readonly attempt: number;
}

/** A log event. It contains no keys, slugs, queries, headers or bodies. */
export interface LogEvent extends FetchContext {
  readonly type: 'start' | 'request' | 'response' | 'failure' | 'retry' | 'rateLimit' | 'end';
  /** Duration of the call or request, or of the following wait. */
  readonly ms: number;
  /** Status of the response, or of the call's last response. */
  readonly status?: number;
  /** The cause of a retry: a status, or the kind of an error. */
  readonly cause?: string;
  /** Kind of the error that the call ended with. */
  readonly error?: string;
}

/** Options of a client or a call. Times are in milliseconds. */
export interface CommonOptions {
  /** Timeout of one attempt, including the body; default 60,000, `Infinity` for no limit. */
  timeout?: number | undefined;
  /** Timeout of the entire call with waits and retries, or of each page of a list; default 300,000, `Infinity` for no limit. */
  totalTimeout?: number | undefined;
  /** Maximum number of retries of a GET or PUT; default 2. */
  maxRetries?: number | undefined;
  /** Longest single wait for the rate limit or a `Retry-After`; default 60,000. A longer one fails the call. */
  maxWait?: number | undefined;
  /** Languages of translated text; default: the account's language. */
  languages?: readonly LanguageCode[] | undefined;
  /** Additional request headers, by lower-case name. The key and the media types can't be changed. */
  headers?: Readonly<Record<Lowercase<string>, string>> | undefined;
}

/** Options of a client. */
export interface ClientOptions extends CommonOptions {
  /** Base URL of the account's region: http or https, with a path if the service has one. */
  baseUrl: string;
  /** The API key, or a function that returns it for each call. It is only sent to the origin of `baseUrl`. */
  apiKey: string | (() => string | Promise<string>);
  /** Maximum number of requests in flight; default: no limit. */
  concurrency?: number | undefined;
  /** The `fetch` to use; default: the global one. {@link validating} wraps one. */
  fetch?: FetchFunction | undefined;
  /** Receives log events. Exceptions in it are ignored. */
  log?: ((event: LogEvent) => unknown) | undefined;
  /** Allows using the client in a web page, where every visitor can read the key. */
  dangerouslyAllowBrowser?: boolean | undefined;
}

/** Options of a call. */
export interface CallOptions extends CommonOptions {
  /** Aborts the call. */
  signal?: AbortSignal | undefined;
  /** Entity tag of a cached representation. A 304 throws a {@link StatusError} of kind `NotModified`. */
  ifNoneMatch?: string | undefined;
  /** Undocumented query parameters. */
  query?: Readonly<Record<string, string | number | boolean | undefined>> | undefined;
}

/** Options of a list. */
export interface ListOptions extends CallOptions {
  /** Maximum number of items to visit; default: all. */
  limit?: number | undefined;
  /** Maximum number of pages to load concurrently; default 1. */
  concurrency?: number | undefined;
}

/** Options of `client.request()`. */
export interface RequestOptions extends CallOptions {
  /** JSON body; not allowed for GET and HEAD. */
  body?: unknown;
  /** Response format to request; default `json`. */
  as?: 'json' | 'xml' | undefined;
}
