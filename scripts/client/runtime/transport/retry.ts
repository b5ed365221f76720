/** A GET has no effect, so it is sent again after every status that a second try can cure. */
const passing: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524]);

/** A PUT is sent again only if the service, or a gateway in front of it, could not do it now. */
const refusedForNow: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Which methods may be sent again after a failed attempt. A POST never is, nor a HEAD, which only `request()` sends. */
export type Methods = readonly string[];
export const none: Methods = [];
export const onlyGet: Methods = ['GET'];
export const getAndPut: Methods = ['GET', 'PUT'];

/** Which methods may be sent again after the status of a failure, whether its body is whole or not. */
export function repeatableAfter(status: number): Methods {
  if (refusedForNow.has(status)) return getAndPut;
  return passing.has(status) ? onlyGet : none;
}

/** What to do after a failure once a request has left: `remedy` if a second request, by the user, does no harm. */
export function advice(operation: string, remedy = 'Try again later.'): string {
  return /^(GET|HEAD|PUT) /.test(operation)
    ? remedy
    : 'The request may have taken effect: check before you send it again.';
}

/** Delays before a retry if the response names none, in milliseconds. */
const firstDelay = 500;
const longestDelay = 8_000;

/**
 * The delay before a retry, in milliseconds. It is random over the whole range, so that clients that failed together don't
 * come back together.
 *
 * @param attempt number of the attempt that failed, from 1
 * @param retryAfter milliseconds that the response asks for
 * @param maxWait longest wait of the call
 */
export function retryDelay(attempt: number, retryAfter: number | undefined, maxWait: number): number {
  const longest = Math.min(longestDelay, maxWait, firstDelay * 2 ** (attempt - 1));
  return retryAfter ?? Math.round(Math.random() * longest);
}
