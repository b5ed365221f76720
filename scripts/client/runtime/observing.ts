import { apiKeyHeader } from '#generated/client/src/interface.ts';
import { checkedHeaders } from './headers.ts';
import { runHook } from './hook.ts';
import { aFunction, checkOptions, checkRequired, type Rule } from './option-rules.ts';
import type { CallEvent, FetchContext, FetchFunction } from './options.ts';

/** A request, as `onRequest` sees it: without the key. */
export interface OutgoingRequest extends FetchContext {
  readonly url: string;
  /** Headers by lower-case name; what is changed here is sent. */
  readonly headers: Record<string, string>;
}

/** A response, as `onResponse` sees it. */
export interface IncomingResponse extends FetchContext {
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
}

/** Something to log. It holds no key, no slug, no query, no header and no body. */
export type LogEvent = RequestEvent | CallEvent;

/** A request left, or was answered, or failed without an answer. */
export interface RequestEvent extends FetchContext {
  readonly type: 'request' | 'response' | 'failure';
  /** Time since the request left, in milliseconds. */
  readonly ms: number;
  /** Of a response. */
  readonly status?: number;
}

/**
 * What wants to know of requests. What `onRequest` and `onResponse` throw ends the call with a HookError whose `cause` it
 * is; nothing is sent again.
 */
export interface Observer {
  onRequest?: (request: OutgoingRequest) => void | Promise<void>;
  onResponse?: (response: IncomingResponse) => void | Promise<void>;
  /** What it throws is lost: a log never harms a call. */
  log?: (event: LogEvent) => void;
}

const anObserver: Rule = {
  expected: 'an object with onRequest, onResponse or log',
  fits: (value) => typeof value === 'object' && value !== null,
};

/**
 * Makes a `fetch` that tells of calls, of each request and response, and of what calls wait for. Every attempt is one
 * request.
 *
 * @param observer what to call
 * @param fetch the `fetch` to call; default the global one
 * @throws InvalidArgumentError when one of them cannot be used
 */
export function observing(observer: Observer, fetch: FetchFunction = globalFetch): FetchFunction {
  checkRequired('observer', observer, anObserver);
  checkOptions(observer, { onRequest: aFunction, onResponse: aFunction, log: aFunction });
  checkRequired('fetch', fetch, aFunction);
  const observed: FetchFunction = async (url, init, context) => {
    const { [apiKeyHeader]: key, ...headers } = init.headers as Record<string, string>;
    const start = performance.now();
    const log = (type: RequestEvent['type'], more: { status?: number } = {}): void =>
      tell(observer, { type, ...context, ms: performance.now() - start, ...more });
    let checked: Record<string, string> = headers;
    await runHook('onRequest', context, async () => {
      await observer.onRequest?.({ ...context, url, headers });
      checked = checkedHeaders(headers);
    });
    log('request');
    const sent = { ...init, headers: { ...checked, [apiKeyHeader]: key as string } };
    const response = await fetch(url, sent, context).catch((error: unknown) => {
      log('failure');
      throw error;
    });
    const { status, headers: told } = response;
    log('response', { status });
    await runHook('onResponse', context, () =>
      observer.onResponse?.({ ...context, url, status, headers: told }),
    );
    return response;
  };
  const log = (event: CallEvent): void => {
    tell(observer, event);
    fetch.log?.(event);
  };
  return Object.assign(observed, { log });
}

/** Tells of an event; what the observer throws, or rejects with, is lost. */
function tell(observer: Observer, event: LogEvent): void {
  (async () => observer.log?.(event))().catch(() => {});
}

/** The global `fetch` as it is when it is called. */
export function globalFetch(url: string, init: RequestInit): Promise<Response> {
  return globalThis.fetch(url, init);
}
