import type { ApiRequest } from '../request/request.ts';
import type { ClientOptions, CallOptions, FetchFunction, LogEvent } from '../request/options.ts';
import type { Deadline } from './deadline.ts';
import type { Ticket } from './limiter.ts';
import type { Redact } from './redaction.ts';
import type { Methods } from './retry.ts';

export const defaults = { timeout: 60_000, totalTimeout: 300_000, maxRetries: 2, maxWait: 60_000 };

/** The options of a call, merged with the client's and the defaults. */
export type Settings = Omit<ClientOptions & CallOptions, keyof typeof defaults> & typeof defaults;

/** The state of a call, from its arguments to its end. */
export interface CallState {
  readonly id: number;
  readonly request: ApiRequest;
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string | FormData | undefined;
  readonly settings: Settings;
  readonly fetch: FetchFunction;
  readonly deadline: Deadline;
  readonly ticket: Ticket;
  redact: Redact;
  /** True if an earlier attempt may have taken effect, because it got no response or a gateway's. */
  mayHaveSucceeded: boolean;
  /** True if a `retry` event has already announced the wait for the rate limit. */
  isWaitLogged: boolean;
  /** The status of the last attempt; undefined if no response came. */
  lastStatus: number | undefined;
}

/** A response with its body. If an error response broke off, `text` is empty, because the status is enough. */
export interface Received {
  readonly response: Response;
  readonly ok: boolean;
  readonly status: number;
  readonly text: string;
  /** The body of a file response, in place of `text`. */
  readonly blob?: Blob;
  readonly repeatableMethods: Methods;
}

/** A call with its final response. */
export interface Exchange extends CallState, Received {}

/** Logs an event of a call. */
export function log(
  { id, request, settings, deadline }: CallState,
  type: LogEvent['type'],
  ms: number,
  more: Partial<LogEvent> = {},
): void {
  if (!settings.log) return;
  const { attempts: attempt } = deadline;
  const event = { type, call: id, operation: request.operation, attempt, ms, ...more };
  (async () => settings.log?.(event))().catch(() => {});
}
