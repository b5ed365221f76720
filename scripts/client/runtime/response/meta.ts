import {
  etagHeader,
  rateLimitLimitHeader,
  rateLimitRemainingHeader,
  rateLimitResetHeader,
  retryAfterHeader,
} from '#generated/client/src/interface.ts';
import type { Redact } from '../transport/redaction.ts';

/** The rate limit as a response reports it. */
export interface RateLimit {
  /** Requests allowed per minute. */
  readonly limit: number;
  /** Requests left in the current window. */
  readonly remaining: number;
  /** Unix timestamp, in seconds, at which the window resets. */
  readonly reset: number;
}

/** What a response says beside its body. */
export interface ResponseMeta {
  readonly status: number;
  /** Requests that were sent for the call. */
  readonly attempts: number;
  /** Reads a header. A function, so that nothing that a server echoes shows when this is logged. */
  header(name: string): string | null;
  /** Entity tag of the representation; null if it has none. */
  readonly etag: string | null;
  /** Undefined if the response doesn't report it. */
  readonly rateLimit: RateLimit | undefined;
  /** Seconds to wait before the next try, as a failure asks for; undefined if it doesn't. */
  readonly retryAfter: number | undefined;
}

/** A result with what the response said beside it. */
export interface WithMeta<Data> {
  readonly data: Data;
  readonly meta: ResponseMeta;
}

/** Reads a header, also of a test double that has no `Headers`. */
export function headerOf(response: Response, name: string): string | null {
  const headers = (response.headers ?? {}) as Headers | Record<string, unknown>;
  if (typeof headers.get === 'function') return (headers as Headers).get(name);
  const lower = name.toLowerCase();
  const value = Object.entries(headers).find(([each]) => each.toLowerCase() === lower)?.[1];
  return value === undefined || value === null ? null : String(value);
}

/** Reads the rate limit of a response; undefined if it doesn't report one in numbers. */
export function rateLimitOf(response: Response): RateLimit | undefined {
  const remaining = numberIn(response, rateLimitRemainingHeader);
  // Most responses have none, and reading headers takes longer than the rest of a call.
  if (remaining === undefined) return undefined;
  const limit = numberIn(response, rateLimitLimitHeader);
  const reset = numberIn(response, rateLimitResetHeader);
  return limit === undefined || reset === undefined ? undefined : { limit, remaining, reset };
}

function numberIn(response: Response, name: string): number | undefined {
  const value = Number(headerOf(response, name) || NaN);
  return Number.isFinite(value) ? value : undefined;
}

/** Now by the service's clock, in milliseconds since 1970: by ours if the response has no date. */
export function serviceTime(response: Response): number {
  const date = Date.parse(headerOf(response, 'date') ?? '');
  return Number.isNaN(date) ? Date.now() : date;
}

/** Milliseconds that the response of a failure asks to wait; undefined if it doesn't, or the time is over. */
export function retryAfterOf(response: Response): number | undefined {
  if (response.ok) return undefined;
  const value = headerOf(response, retryAfterHeader)?.trim() ?? '';
  const ms = /^\d+(\.\d+)?$/.test(value)
    ? Number(value) * 1000
    : // JavaScript takes nearly everything for a date; one of HTTP begins with the name of a day.
      Date.parse(/^[a-z]{3,}, /i.test(value) ? value : '') - serviceTime(response);
  return ms > 0 ? ms : undefined;
}

/** Collects what a response says beside its body, without the key. */
export function metaOf(response: Response, attempts: number, redact: Redact): ResponseMeta {
  const retryAfter = retryAfterOf(response);
  return {
    status: response.status,
    attempts,
    header: (name) => redact(headerOf(response, name)),
    etag: redact(headerOf(response, etagHeader)),
    rateLimit: rateLimitOf(response),
    retryAfter: retryAfter === undefined ? undefined : retryAfter / 1000,
  };
}
