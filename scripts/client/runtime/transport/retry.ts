/** What ended an attempt: a status, or no status at all. */
export type Outcome =
  | { readonly status: number; readonly bodyBroke: boolean }
  /** `network`: fetch said that the network failed. `timeout`: no response in time. `exception`: fetch threw something else. */
  | { readonly status: undefined; readonly because: 'network' | 'timeout' | 'exception' };

/** A GET has no effect, so it is sent again after every status that a second try can cure. */
const passing: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524]);

/** A PUT is sent again only when the service, or a gateway before it, says that it could not do it now. */
const refusedForNow: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Delays before a retry where the response names none, in milliseconds. */
const firstDelay = 500;
const longestDelay = 8_000;

/**
 * Whether a request may be sent again after a failed attempt.
 *
 * @param method in capitals
 * @param outcome of the attempt
 */
export function mayRepeat(method: string, outcome: Outcome): boolean {
  const { status } = outcome;
  if (method === 'GET') return status === undefined || outcome.bodyBroke || passing.has(status);
  // An exception can come from somebody's own fetch, after the PUT had its effect.
  if (method === 'PUT')
    return status === undefined ? outcome.because !== 'exception' : refusedForNow.has(status);
  return false;
}

/** Whether a second request has no other effect than the first. */
export function isIdempotent(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'PUT';
}

/** Whether a status goes away by itself, so that the same request can succeed later. */
export function isPassing(status: number): boolean {
  return status >= 500 || passing.has(status);
}

/**
 * What to do after a failure once a request has left.
 *
 * @param operation method and path
 * @param remedy if a second request does no harm
 */
export function advice(operation: string, remedy = 'Try again later.'): string {
  return isIdempotent(operation.slice(0, operation.indexOf(' ')))
    ? remedy
    : 'The request may have taken effect: check before you send it again.';
}

/**
 * The delay before a retry, in milliseconds: random over the whole range, so that clients that failed together don't
 * come back together.
 *
 * @param attempt number of the attempt that failed, from 1
 * @param asked milliseconds that the response asks for
 * @param maxWait longest wait of the call
 */
export function retryDelay(attempt: number, asked: number | undefined, maxWait: number): number {
  const longest = Math.min(longestDelay, maxWait, firstDelay * 2 ** (attempt - 1));
  return asked ?? Math.round(Math.random() * longest);
}
