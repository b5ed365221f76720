/** A client for a simulated service, on a simulated clock. */
import { vi } from 'vitest';
import {
  GrantManagement,
  type ClientOptions,
  type FetchContext,
  type FetchFunction,
} from '../../scripts/client/runtime/index.ts';
import { Model } from '../../scripts/model/model.ts';
import { jsonMediaType, readBundle } from '../support/generated.ts';

export const apiKey = 'secret-key-0123456789';
export const slug = 'AbCdEfGh';
export const json = jsonMediaType;

/** Part of the messages about accounts that names the unknown; empty once the account's fields are documented. */
export const accountUnknowns: string = (() => {
  const shape = Model.of(readBundle()).schemas.get('Account');
  const ids = shape?.unknown ? shape.gaps.map(({ id }) => id).join(', ') : '';
  return ids === '' ? '' : ` (unknown: ${ids})`;
})();

/** The service's reaction to a request: a response, a lost connection, or silence. */
export type Reaction = Response | Error | 'hang' | { readonly after: number; readonly response: Response };

/** A request and its time on the monotonic clock. */
export interface Sent {
  readonly time: number;
  readonly url: string;
  readonly init: RequestInit & { readonly headers: Record<string, string> };
  readonly context: FetchContext;
}

/** Starts simulated timers and clocks. */
export function startClock(): void {
  vi.useFakeTimers({
    now: Date.UTC(2026, 0, 1),
    toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
  });
}

/** Creates a JSON response. */
export function reply(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': json, ...headers } });
}

/**
 * Creates a client for a simulated service.
 *
 * @param react returns the reaction to a request; `turn` is its index
 */
export function simulate(
  react: (turn: number, request: Sent) => Reaction,
  options: Partial<ClientOptions> = {},
): { client: GrantManagement; sent: Sent[]; fetch: FetchFunction } {
  const sent: Sent[] = [];
  const fetch: FetchFunction = async (url, init, context) => {
    const request = { time: performance.now(), url, init: init as Sent['init'], context };
    const reaction = react(sent.push(request) - 1, request);
    if (reaction === 'hang') return new Promise<never>(() => {});
    // Node's fetch rejects this way.
    if (reaction instanceof Error) throw new TypeError('fetch failed', { cause: reaction });
    if (reaction instanceof Response) return reaction;
    await new Promise((resolve) => setTimeout(resolve, reaction.after));
    return reaction.response;
  };
  return {
    client: new GrantManagement({ baseUrl: 'https://eu.invalid', apiKey, fetch, ...options }),
    sent,
    fetch,
  };
}

/** A call's result and its time on the monotonic clock. */
export interface Ending {
  readonly time: number;
  readonly data?: unknown;
  readonly error?: Error & { readonly kind: string; readonly status?: number };
}

/** Runs all timers, and returns a call's result. */
export async function end(call: PromiseLike<unknown>): Promise<Ending> {
  const ending = call.then(
    (data): Ending => ({ time: performance.now(), data }),
    (error: unknown): Ending => ({
      time: performance.now(),
      error: error as NonNullable<Ending['error']>,
    }),
  );
  await vi.runAllTimersAsync();
  return ending;
}
