import type { Limits } from './options.ts';

/** Why an attempt failed: a status, or the kind of an error that came before any response. */
export type FailureReason = number | string;

/** What may be sent again, and after what. What has no row is never sent again. */
export const policy: readonly {
  readonly methods: readonly string[];
  readonly after: readonly FailureReason[];
  /** The option that has to be set. */
  readonly onlyWith?: keyof Limits;
}[] = [
  // These can be repeated without another effect.
  { methods: ['GET', 'PUT'], after: ['Connection', 'Timeout', 429, 502, 503, 504] },
  // A request that was refused for the rate limit had no effect, one assumes.
  { methods: ['POST'], after: [429], onlyWith: 'retryRateLimitedPost' },
];

/** How long calls wait before a retry where the response does not tell. In milliseconds. */
export const backOff = {
  /** Longest wait before the first retry. */
  first: 500,
  /** How many times longer the next one can be. */
  growth: 2,
  longest: 8_000,
};

/**
 * Says whether the rules let a request be sent again.
 *
 * @param method in capitals
 * @param reason why the attempt failed
 * @param limits of the call
 */
export function mayRepeat(method: string, reason: FailureReason, limits: Limits): boolean {
  return policy.some(
    ({ methods, after, onlyWith }) =>
      methods.includes(method) &&
      after.includes(reason) &&
      (onlyWith === undefined || limits[onlyWith] === true),
  );
}

/**
 * What every message of a failure after a request has left ends with: whether the call can simply be made again.
 *
 * @param operation method and path
 * @param remedy what to do where a second request has no other effect than the first
 */
export function afterwards(operation: string, remedy = 'Try again later.'): string {
  const [method = ''] = operation.split(' ');
  return mayRepeat(method, 'Connection', {})
    ? remedy
    : 'The request may have had its effect: look whether it has before you send it again.';
}

/**
 * How long to wait before a retry. Random over the whole range, so that those who failed together do not come back
 * together.
 *
 * @param attempt number of the attempt that failed, from 1
 * @param asked milliseconds that the response asks for; undefined when it does not
 * @param maxWait most milliseconds that the call may wait at a time
 */
export function waitBefore(attempt: number, asked: number | undefined, maxWait: number): number {
  const most = Math.min(backOff.longest, maxWait, backOff.first * backOff.growth ** (attempt - 1));
  return asked ?? Math.round(Math.random() * most);
}

/**
 * Reads `Retry-After`.
 *
 * @param value seconds, or a date
 * @returns milliseconds; undefined when there is none, it cannot be read, or the time is over
 */
export function readRetryAfter(value: string | null): number | undefined {
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(String(value)) - Date.now();
  return ms > 0 ? ms : undefined;
}
