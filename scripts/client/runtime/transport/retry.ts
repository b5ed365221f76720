/** A GET is idempotent, so retry it after any transient status. */
const transientStatuses: ReadonlySet<number> = new Set([
  408, 425, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524,
]);

/** Retry a PUT only if the service, or a gateway in front of it, was unavailable. */
const unavailableStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** The methods that may be retried after a failed attempt. POST never is, nor HEAD, which only `request()` sends. */
export type Methods = readonly string[];
export const none: Methods = [];
export const onlyGet: Methods = ['GET'];
export const getAndPut: Methods = ['GET', 'PUT'];

/** Returns the methods that may be retried after an error status, even if its body is incomplete. */
export function repeatableAfter(status: number): Methods {
  if (unavailableStatuses.has(status)) return getAndPut;
  return transientStatuses.has(status) ? onlyGet : none;
}

/** Returns advice after a failed request: `remedy` if it is safe for the user to send it again. */
export function advice(operation: string, remedy = 'Try again later.'): string {
  return /^(GET|HEAD|PUT) /.test(operation)
    ? remedy
    : 'The request may have taken effect, so check before you send it again.';
}

/** Delays before a retry if the response doesn't request one, in milliseconds. */
const firstDelay = 500;
const longestDelay = 8_000;

/**
 * Computes the delay before a retry, in milliseconds. It has full jitter, so that clients that failed together don't retry
 * together.
 *
 * @param attempt number of the attempt that failed, from 1
 * @param retryAfter delay requested by the response, in milliseconds
 * @param maxWait the call's longest wait, in milliseconds
 */
export function retryDelay(attempt: number, retryAfter: number | undefined, maxWait: number): number {
  const longest = Math.min(longestDelay, maxWait, firstDelay * 2 ** (attempt - 1));
  return retryAfter ?? Math.round(Math.random() * longest);
}
