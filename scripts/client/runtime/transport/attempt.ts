import { asResponse, UnusableResponse } from '../response/as-response.ts';
import type { Deadline } from './deadline.ts';
import { ConnectionError, GrantManagementError, isOwnError } from '../errors/errors.ts';
import { codeOf, describe, isNetworkFailure } from './network.ts';
import type { FetchContext, FetchFunction } from '../request/options.ts';
import type { Redact } from './redaction.ts';
import { advice, type Outcome } from './retry.ts';

/** A response and its body. A status that stands for a failure counts also when its body broke: `text` is empty then. */
export interface Received {
  readonly response: Response;
  readonly text: string;
  /** The body of a success that is a file, in place of `text`. */
  readonly blob?: Blob;
  readonly bodyBroke: boolean;
}

/** An attempt without a usable response. */
export interface Failed {
  readonly error: GrantManagementError;
  /** Undefined when nothing may be sent again, whatever the method. */
  readonly outcome: Outcome | undefined;
}

/** A request, ready to be sent. */
export interface Outgoing {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | FormData | undefined;
  readonly context: FetchContext;
  /** Whether a success is a file of bytes. */
  readonly isFile: boolean;
}

/** How an attempt is made. */
export interface AttemptOptions {
  readonly fetch: FetchFunction;
  /** Milliseconds until the end of the body. */
  readonly timeout: number;
  readonly deadline: Deadline;
  readonly redact: Redact;
}

/**
 * Makes a signal when somebody reads it. That takes as long as the rest of a call, and a `fetch` that answers from a cache
 * or in a test doesn't read it. One getter for all requests, which share one hidden class by that.
 */
const lazySignal: PropertyDescriptor & ThisType<{ controller: AbortController }> = {
  enumerable: true,
  configurable: true,
  get() {
    return this.controller.signal;
  },
  // A `fetch` that wraps another may put a signal of its own in its place.
  set(value: unknown) {
    Object.defineProperty(this, 'signal', { value, enumerable: true, configurable: true, writable: true });
  },
};

/**
 * Sends one request and reads the body of its response.
 *
 * @returns what came, or why nothing did; it never rejects
 */
export async function sendOnce(request: Outgoing, options: AttemptOptions): Promise<Received | Failed> {
  const { url, method, headers, body, context, isFile } = request;
  const { fetch, timeout, deadline } = options;
  const controller = new AbortController();
  const parts = { method, headers, body, redirect: 'manual', controller };
  const init = Object.defineProperty(parts, 'signal', lazySignal) as RequestInit;
  let response: Response | undefined;
  const fetchAll = async (): Promise<Received> => {
    response = asResponse(await fetch(url, init, context));
    if (isFile && response.ok) return { response, text: '', blob: await response.blob(), bodyBroke: false };
    return { response, text: await response.text(), bodyBroke: false };
  };
  try {
    return await deadline.wait(fetchAll(), timeout);
  } catch (error) {
    controller.abort();
    const isAborted = isOwnError(error) && error.kind === 'Abort';
    if (response && !response.ok && !isAborted) return { response, text: '', bodyBroke: true };
    return failureOf(error, response?.status, request, options.redact);
  }
}

/** @param status of the response, if it had come */
function failureOf(error: unknown, status: number | undefined, request: Outgoing, redact: Redact): Failed {
  const { operation, attempt: number } = request.context;
  const answered = status !== undefined;
  if (isOwnError(error)) return { error, outcome: outcomeOfOwn(error, status) };
  const said = redact(describe(error));
  if (answered || isNetworkFailure(error)) {
    const what = answered ? 'the connection broke while the response was read' : 'no response came';
    const message = `${what} (${said}), in attempt ${number}. ${advice(operation)}`;
    const details = { message, code: codeOf(error), answered };
    const outcome: Outcome = answered
      ? { status, bodyBroke: true }
      : { status: undefined, because: 'network' };
    return { error: new ConnectionError(operation, details), outcome };
  }
  const message = `the client's fetch failed: ${said}. ${advice(operation, 'Correct it.')}`;
  return {
    error: new GrantManagementError(operation, { message }, 'Fetch'),
    outcome: error instanceof UnusableResponse ? undefined : { status: undefined, because: 'exception' },
  };
}

/** What an error of this package says of an attempt: a deadline ended it, or a `fetch` threw it. */
function outcomeOfOwn(error: GrantManagementError, status: number | undefined): Outcome | undefined {
  const { kind, answered = false } = error as GrantManagementError & { answered?: boolean };
  if (kind !== 'Timeout' && kind !== 'Connection') return undefined;
  if (status !== undefined || answered) return { status: status ?? 200, bodyBroke: true };
  return { status: undefined, because: kind === 'Timeout' ? 'timeout' : 'network' };
}
