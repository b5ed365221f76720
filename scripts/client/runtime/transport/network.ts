import type { FetchFunction } from '../request/options.ts';

/** The global `fetch` at the time of the call. */
export const globalFetch: FetchFunction = async (url, init) => fetch(url, init);

/** Error codes of network failures in Node, undici and older Bun versions. File and database errors have other codes. */
const networkCode =
  /^(E(ADDR|AI_|CONN|HOST|NET|NOTFOUND|PIPE|PROTO|TIMEDOUT)\w*|UND_ERR_\w+|Connection(Closed|Refused)|FailedToOpenSocket)$/;

/**
 * Returns true if `fetch` rejected with a network failure: a TypeError, as in the Fetch standard, or an error with a network
 * error code. Anything else may come from the user's `fetch`.
 */
export function isNetworkFailure(error: unknown): boolean {
  return (Object(error) as Error).name === 'TypeError' || networkCode.test(codeOf(error) ?? '');
}

/** True if an error is marked as retryable, as in workerd. */
export function isRetryable(error: unknown): boolean {
  return (Object(error) as { retryable?: unknown }).retryable === true;
}

/** Returns the code of an error or of its cause, such as `ECONNRESET`. */
export function codeOf(error: unknown): string | undefined {
  let cause = error;
  for (let depth = 0; depth < 5; depth++) {
    const {
      code,
      cause: next,
      errors,
    } = Object(cause) as { [name in 'code' | 'cause' | 'errors']?: unknown };
    if (typeof code === 'string' && /^\w+$/.test(code)) return code;
    // An AggregateError has one error per attempted address.
    cause = next ?? (Array.isArray(errors) ? errors[0] : undefined);
  }
  return undefined;
}

/** Describes an error by its code or message, because the error itself may contain the request. */
export function describe(error: unknown): string {
  const { message, cause } = Object(error) as { message?: unknown; cause?: unknown };
  const { message: reason = message } = Object(cause) as { message?: unknown };
  const text = codeOf(error) ?? reason ?? error;
  return typeof text === 'string' && text !== '' ? text : 'an error without a message';
}
