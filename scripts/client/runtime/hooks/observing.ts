import { apiKeyHeader } from '#generated/client/src/interface.ts';
import { checkedHeaders } from '../request/headers.ts';
import type { FetchContext, FetchFunction, LogEvent } from '../request/options.ts';
import { asResponse, makeResponse } from '../response/response.ts';
import { globalFetch } from '../transport/network.ts';
import { runHook } from './hook.ts';

/** Hooks and a log. An exception in a hook ends the call with an error of kind `Hook`; nothing is sent again. */
export interface Observer {
  /** Before each attempt. Changes to `headers`, which has lower-case names and not the key, are sent. */
  onRequest?: (
    request: FetchContext & { readonly url: string; readonly headers: Record<string, string> },
  ) => unknown;
  /** After a response's headers have come. */
  onResponse?: (
    response: FetchContext & { readonly url: string; readonly status: number; readonly headers: Headers },
  ) => unknown;
  /** Logs events. Its exceptions are ignored. */
  log?: (event: LogEvent) => unknown;
}

/**
 * Makes a `fetch` that reports calls, requests, responses and waits.
 *
 * @param fetch the `fetch` to call; default the global one
 */
export function observing(observer: Observer, fetch: FetchFunction = globalFetch): FetchFunction {
  const log = (event: LogEvent): void => {
    (async () => observer.log?.(event))().catch(() => {});
  };
  const observed: FetchFunction = async (url, init, context) => {
    const { [apiKeyHeader]: key, ...headers } = init.headers as Record<string, string>;
    const start = performance.now();
    const report = (type: LogEvent['type'], more: { status?: number } = {}): void =>
      log({ type, ...context, ms: performance.now() - start, ...more });
    let checked: Record<string, string> = headers;
    await runHook('onRequest', context, async () => {
      await observer.onRequest?.({ ...context, url, headers });
      checked = checkedHeaders(headers);
    });
    report('request');
    const sent = { ...init, headers: { ...checked, [apiKeyHeader]: key as string } };
    let response: Response;
    try {
      response = asResponse(await fetch(url, sent, context));
    } catch (error) {
      report('failure');
      throw error;
    }
    const { status } = response;
    report('response', { status });
    await runHook('onResponse', context, () =>
      observer.onResponse?.({ ...context, url, status, headers: headersIn(response) }),
    );
    return response;
  };
  return Object.assign(observed, {
    log: (event: LogEvent): void => {
      log(event);
      fetch.log?.(event);
    },
  });
}

/** The headers of a response, also of a test double that has a plain object, or none. */
function headersIn({ headers }: Response): Headers {
  const given = (headers ?? {}) as Headers;
  return typeof given.get === 'function' ? given : makeResponse('', { status: 200, headers: given }).headers;
}
