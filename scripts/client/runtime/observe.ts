import { GrantManagementError } from './failure.ts';
import { apiKeyHeader } from './interface.ts';
import type { FetchFunction, WaitEvent } from './options.ts';

/** A request, as `onRequest` sees it: without the key. */
export interface OutgoingRequest {
  /** Method and path, with `{}` for each slug. */
  readonly operation: string;
  /** Number of the attempt, from 1. */
  readonly attempt: number;
  readonly url: string;
  /** Headers by lower-case name; what is changed here is sent. */
  readonly headers: Record<string, string>;
}

/** A response, as `onResponse` sees it. */
export interface IncomingResponse {
  readonly operation: string;
  readonly attempt: number;
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
}

/** Something to log. It holds no key, no slug, no query, no header and no body. */
export type LogEvent = RequestEvent | WaitEvent;

/** A request left, or was answered, or failed without an answer. */
export interface RequestEvent {
  readonly type: 'request' | 'response' | 'failure';
  /** Method and path, with `{}` for each slug. */
  readonly operation: string;
  /** Number of the attempt, from 1. */
  readonly attempt: number;
  /** Time since the request left, in milliseconds. */
  readonly ms: number;
  /** Of a response. */
  readonly status?: number;
}

/** What wants to know of requests. */
export interface Observer {
  onRequest?: (request: OutgoingRequest) => void | Promise<void>;
  onResponse?: (response: IncomingResponse) => void | Promise<void>;
  /** What it throws ends the call. */
  log?: (event: LogEvent) => void;
}

/**
 * Makes a `fetch` that tells of each request and response, and of what calls wait for. Every attempt is one request.
 *
 * @param observer what to call; what its hooks throw ends the attempt
 * @param fetch the `fetch` to call; default the global one
 */
export function observing(observer: Observer, fetch: FetchFunction = globalFetch): FetchFunction {
  const observed: FetchFunction = async (url, init, context) => {
    const { [apiKeyHeader]: key = '', ...headers } = init.headers as Record<string, string>;
    const start = performance.now();
    const log = (type: RequestEvent['type'], status?: number): void =>
      observer.log?.({
        type,
        ...context,
        ms: performance.now() - start,
        ...(status === undefined ? {} : { status }),
      });
    await observer.onRequest?.({ ...context, url, headers });
    log('request');
    try {
      const response = await fetch(url, { ...init, headers: { ...headers, [apiKeyHeader]: key } }, context);
      log('response', response.status);
      await observer.onResponse?.({ ...context, url, status: response.status, headers: response.headers });
      return response;
    } catch (error) {
      log('failure');
      throw error;
    }
  };
  return Object.assign(observed, {
    log(event: WaitEvent) {
      observer.log?.(event);
      fetch.log?.(event);
    },
  });
}

/** Takes the differences between responses and the description of the interface. */
export type Report = (difference: {
  readonly operation: string;
  readonly status: number;
  readonly detail: string;
}) => void;

/**
 * Makes a `fetch` that compares each JSON response with the description of the interface. The validator was compiled
 * when this package was built, and is loaded with the first response.
 *
 * @param mode a function takes differences; `throw` makes each an InvalidResponseError; `off` compares nothing
 * @param fetch the `fetch` to call; default the global one
 */
export function validating(
  mode: 'off' | 'throw' | Report,
  fetch: FetchFunction = globalFetch,
): FetchFunction {
  if (mode === 'off') return fetch;
  const validated: FetchFunction = async (url, init, context) => {
    const response = await fetch(url, init, context);
    if (!/json/.test(response.headers.get('content-type') ?? '')) return response;
    const { operation } = context;
    const { status, statusText, headers } = response;
    const text = await response.text();
    const { check } = await import('./validator.ts');
    const detail = check(operation, status, parse(text));
    if (detail !== undefined) {
      if (mode === 'throw') throw new GrantManagementError('InvalidResponse', operation, detail);
      mode({ operation, status, detail });
    }
    return new Response(text || null, { status, statusText, headers });
  };
  return Object.assign(validated, { log: fetch.log });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // the client says what is wrong with it
  }
}

function globalFetch(url: string, init: RequestInit): Promise<Response> {
  return globalThis.fetch(url, init);
}
