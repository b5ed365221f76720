/** A client over a service that is a function, with a clock that tests move. */
import { vi } from 'vitest';
import {
  GrantManagement,
  type ClientOptions,
  type FetchContext,
  type FetchFunction,
} from '../../scripts/client/runtime/index.ts';
import { jsonMediaType } from '../support/generated.ts';

export const apiKey = 'secret-key-0123456789';
export const slug = 'AbCdEfGh';
export const json = jsonMediaType;

/** What the service does with a request: answers, breaks the connection, or lets it hang. */
export type Reaction = Response | Error | 'hang' | { readonly after: number; readonly response: Response };

/** A request, and when it was sent by the monotonic clock. */
export interface Sent {
  readonly at: number;
  readonly url: string;
  readonly init: RequestInit & { readonly headers: Record<string, string> };
  readonly context: FetchContext;
}

/** Starts the clock: timers, the monotonic clock and the system clock stand still until a test moves them. */
export function startClock(): void {
  vi.useFakeTimers({
    now: Date.UTC(2026, 0, 1),
    toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
  });
}

/** A JSON answer. */
export function reply(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': json, ...headers } });
}

/**
 * Makes a client of a service.
 *
 * @param react what the service does with a request; `turn` counts them from 0
 * @param options of the client
 */
export function simulate(
  react: (turn: number, request: Sent) => Reaction,
  options: Partial<ClientOptions> = {},
): { client: GrantManagement; sent: Sent[]; fetch: FetchFunction } {
  const sent: Sent[] = [];
  const fetch: FetchFunction = async (url, init, context) => {
    const request = { at: performance.now(), url, init: init as Sent['init'], context };
    const reaction = react(sent.push(request) - 1, request);
    if (reaction === 'hang') return new Promise<never>(() => {});
    // As the fetch of Node says it.
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

/** How a call ended, and when by the monotonic clock. */
export interface Ending {
  readonly at: number;
  readonly data?: unknown;
  readonly error?: Error & { readonly kind: string; readonly status?: number };
}

/** Lets all timers run until nothing is left to wait for, and tells how a call ended. */
export async function end(call: PromiseLike<unknown>): Promise<Ending> {
  const ending = call.then(
    (data): Ending => ({ at: performance.now(), data }),
    (error: unknown): Ending => ({
      at: performance.now(),
      error: error as NonNullable<Ending['error']>,
    }),
  );
  await vi.runAllTimersAsync();
  return ending;
}
