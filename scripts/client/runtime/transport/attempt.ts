import { ConnectionError, GrantManagementError, isClientError } from '../errors/errors.ts';
import { asResponse, UnusableResponse } from '../response/response.ts';
import { type CallState, log, type Received } from './exchange.ts';
import { now } from './deadline.ts';
import { codeOf, describe, isNetworkFailure, isRetryable } from './network.ts';
import { advice, getAndPut, type Methods, none, onlyGet, repeatableAfter } from './retry.ts';

/** A failed attempt. */
export interface Failed {
  readonly error: GrantManagementError;
  /** The response, if one had begun. */
  readonly response: Response | undefined;
  readonly repeatableMethods: Methods;
}

/**
 * Creates the signal when `fetch` reads it, because creating one takes as long as the rest of a call, and a `fetch` that
 * responds from a cache or in a test doesn't read it. All requests share one getter, and thus one hidden class.
 */
const lazySignal: PropertyDescriptor & ThisType<{ controller: AbortController }> = {
  enumerable: true,
  configurable: true,
  get() {
    return this.controller.signal;
  },
  // A wrapper around `fetch` may replace the signal.
  set(value: unknown) {
    Object.defineProperty(this, 'signal', { value, enumerable: true, configurable: true, writable: true });
  },
};

/** Sends one request and reads the response body. It never rejects. */
export async function sendOnce(call: CallState): Promise<Received | Failed> {
  const { id, request, url, method, headers, body, settings, fetch, deadline } = call;
  const controller = new AbortController();
  const init = { method, headers, body, redirect: 'manual', controller };
  const context = { call: id, operation: request.operation, attempt: ++deadline.attempts };
  const start = now();
  log(call, 'request', 0);
  let begun: Received | undefined;
  let isOver = false;
  const fetchAll = async (): Promise<Received> => {
    const withSignal = Object.defineProperty(init, 'signal', lazySignal) as RequestInit;
    const response = asResponse(await fetch(url, withSignal, context));
    const { ok, status } = response;
    begun = { response, ok, status, text: '', repeatableMethods: ok ? none : repeatableAfter(status) };
    if (!isOver) log(call, 'response', now() - start, { status });
    if (request.answer === 'blob' && ok) return { ...begun, blob: await response.blob() };
    return { ...begun, text: await response.text() };
  };
  try {
    return await deadline.wait(fetchAll(), settings.timeout);
  } catch (error) {
    controller.abort();
    isOver = true;
    if (!begun) log(call, 'failure', now() - start);
    const isAborted = isClientError(error) && error.kind === 'Abort';
    if (begun && !begun.ok && !isAborted) return begun;
    return { ...failureOf(error, begun?.ok === true, call), response: begun?.response };
  }
}

/** @param successBegan true if a success response had begun */
function failureOf(
  error: unknown,
  successBegan: boolean,
  { request, deadline, redact }: CallState,
): Omit<Failed, 'response'> {
  const { operation } = request;
  if (isClientError(error)) return { error, repeatableMethods: repeatableAfterError(error, successBegan) };
  const reason = redact(describe(error));
  const isNetwork = isNetworkFailure(error);
  if (successBegan || isNetwork || isRetryable(error)) {
    const what = successBegan ? 'the connection broke while reading the response' : 'no response came';
    const message = `${what} (${reason}) in attempt ${deadline.attempts}. ${advice(operation)}`;
    const details = { message, code: codeOf(error), answered: successBegan };
    return {
      error: new ConnectionError(operation, details),
      repeatableMethods: isNetwork && !successBegan ? getAndPut : onlyGet,
    };
  }
  const message = `the client's fetch failed: ${reason}. ${advice(operation, 'Correct it.')}`;
  return {
    error: new GrantManagementError(operation, { message }, 'Fetch'),
    // The user's fetch may throw after the PUT took effect.
    repeatableMethods: error instanceof UnusableResponse ? none : onlyGet,
  };
}

/** Returns the repeatable methods after an error of this package, from a deadline or thrown by a `fetch`. */
function repeatableAfterError(error: GrantManagementError, successBegan: boolean): Methods {
  const { kind, answered = false } = error as GrantManagementError & { answered?: boolean };
  if (kind !== 'Timeout' && kind !== 'Connection') return none;
  return successBegan || answered ? onlyGet : getAndPut;
}
