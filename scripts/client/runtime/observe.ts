import { GrantManagementError } from './failure.ts';
import { apiKeyHeader } from '#generated/client/src/interface.ts';
import type { FetchContext, FetchFunction, WaitEvent } from './options.ts';

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

/**
 * Makes a `fetch` that tells of each request and response, and of what calls wait for. Every attempt is one request.
 *
 * @param observer what to call
 * @param fetch the `fetch` to call; default the global one
 */
export function observing(observer: Observer, fetch: FetchFunction = globalFetch): FetchFunction {
  const observed: FetchFunction = async (url, init, context) => {
    const { [apiKeyHeader]: key = '', ...headers } = init.headers as Record<string, string>;
    const start = performance.now();
    const log = (type: RequestEvent['type'], status?: number): void =>
      tell(observer, {
        type,
        ...context,
        ms: performance.now() - start,
        ...(status === undefined ? {} : { status }),
      });
    await runHook('onRequest', context, () => observer.onRequest?.({ ...context, url, headers }));
    log('request');
    // A name in another case is the same header.
    const sent = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
    let response;
    try {
      response = await fetch(
        url,
        { ...init, headers: { ...Object.fromEntries(sent), [apiKeyHeader]: key } },
        context,
      );
    } catch (error) {
      log('failure');
      throw error;
    }
    const { status, headers: told } = response;
    log('response', status);
    await runHook('onResponse', context, () =>
      observer.onResponse?.({ ...context, url, status, headers: told }),
    );
    return response;
  };
  return Object.assign(observed, {
    log(event: WaitEvent) {
      tell(observer, event);
      fetch.log?.(event);
    },
  });
}

/** Tells of an event; what the observer throws, or rejects with, is lost. */
function tell(observer: Observer, event: LogEvent): void {
  (async () => observer.log?.(event))().catch(() => {});
}

/** Runs what a user gave. When it throws, that is no failure of the connection, and the request may have had its effect. */
async function runHook(name: string, { operation }: FetchContext, hook: () => unknown): Promise<void> {
  try {
    await hook();
  } catch (cause) {
    throw new GrantManagementError('Hook', operation, `${name} failed`, { cause });
  }
}

/**
 * Takes the differences between responses and the description of the interface. What it throws ends the call with a
 * HookError whose `cause` it is; nothing is sent again.
 */
export type Report = (difference: {
  readonly operation: string;
  readonly status: number;
  readonly detail: string;
}) => unknown;

/**
 * Makes a `fetch` that compares each JSON response with the description of the interface. The validator was compiled
 * when this package was built, and is loaded with the first response.
 *
 * @param mode a function takes differences; `throw` makes each of a success an InvalidResponseError, and leaves errors and
 *   their retries as they are; `off` compares nothing
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
    const { check } = await import('#generated/client/src/validator.ts');
    const detail = check(operation, status, parse(text));
    if (detail !== undefined) {
      if (mode !== 'throw') await runHook('validating', context, () => mode({ operation, status, detail }));
      else if (response.ok) throw new GrantManagementError('InvalidResponse', operation, detail);
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
