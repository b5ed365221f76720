import { checkRequired } from '../request/option-rules.ts';

/**
 * The global `fetch` at the time of the call.
 *
 * @throws InvalidArgumentError if there is none, which no second try cures
 */
export function globalFetch(url: string, init: RequestInit): Promise<Response> {
  checkRequired('fetch', globalThis.fetch, {
    expected: 'set, because this runtime has no global fetch',
    fits: (value) => typeof value === 'function',
  });
  return globalThis.fetch(url, init);
}

/**
 * Whether `fetch` rejected as the Fetch standard says of a network failure, with a TypeError, or with the code of a
 * system call as libraries do. Anything else may come from somebody's own `fetch`.
 */
export function isNetworkFailure(error: unknown): boolean {
  return (Object(error) as Error).name === 'TypeError' || codeOf(error) !== undefined;
}

/** The code of an error or of what caused it, such as `ECONNRESET`. */
export function codeOf(error: unknown): string | undefined {
  for (let cause = error, depth = 0; typeof cause === 'object' && cause !== null && depth < 5; depth++) {
    const { code, cause: next, errors } = cause as { code?: unknown; cause?: unknown; errors?: unknown };
    if (typeof code === 'string' && /^\w+$/.test(code)) return code;
    // An AggregateError has an error for each address that was tried.
    cause = next ?? (Array.isArray(errors) ? errors[0] : undefined);
  }
  return undefined;
}

/** An error in words: its code, or its innermost message. Not the error itself, which can hold the request. */
export function describe(error: unknown): string {
  const code = codeOf(error);
  if (code !== undefined) return code;
  const { message, cause } = Object(error) as { message?: unknown; cause?: unknown };
  const { message: reason = message } = Object(cause) as { message?: unknown };
  if (typeof reason === 'string' && reason !== '') return reason;
  return typeof error === 'string' && error !== '' ? error : 'an error without a message';
}
