import type { FetchFunction } from '../request/options.ts';

/** The global `fetch` at the time of the call. */
export const globalFetch: FetchFunction = async (url, init) => fetch(url, init);

/** The codes of network failures: of the system, undici and older versions of Bun. Files and databases have others. */
const networkCode =
  /^(E(ADDR|AI_|CONN|HOST|NET|NOTFOUND|PIPE|PROTO|TIMEDOUT)\w*|UND_ERR_\w+|Connection(Closed|Refused)|FailedToOpenSocket)$/;

/**
 * Whether `fetch` rejected with a network failure: a TypeError, by the Fetch standard, or an error with the code of one.
 * Anything else may come from the user's own `fetch`.
 */
export function isNetworkFailure(error: unknown): boolean {
  return (Object(error) as Error).name === 'TypeError' || networkCode.test(codeOf(error) ?? '');
}

/** Whether an error says, as workerd's do, that a second try could succeed. */
export function isRetryable(error: unknown): boolean {
  return (Object(error) as { retryable?: unknown }).retryable === true;
}

/** The code of an error or of its cause, such as `ECONNRESET`. */
export function codeOf(error: unknown): string | undefined {
  let cause = error;
  for (let depth = 0; depth < 5; depth++) {
    const {
      code,
      cause: next,
      errors,
    } = Object(cause) as { [name in 'code' | 'cause' | 'errors']?: unknown };
    if (typeof code === 'string' && /^\w+$/.test(code)) return code;
    // An AggregateError has an error for each address that was tried.
    cause = next ?? (Array.isArray(errors) ? errors[0] : undefined);
  }
  return undefined;
}

/** An error in words: its code or its message, because the error itself can contain the request. */
export function describe(error: unknown): string {
  const { message, cause } = Object(error) as { message?: unknown; cause?: unknown };
  const { message: reason = message } = Object(cause) as { message?: unknown };
  const text = codeOf(error) ?? reason ?? error;
  return typeof text === 'string' && text !== '' ? text : 'an error without a message';
}
