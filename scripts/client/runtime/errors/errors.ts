import type { StatusKind } from '#generated/client/src/interface.ts';
import type { ResponseMeta } from '../response/meta.ts';

/** The kind of an error. Unlike `instanceof`, it works across copies of the package. */
export type ErrorKind =
  | StatusKind
  | 'Abort'
  | 'Connection'
  | 'Decode'
  | 'Fetch'
  | 'Hook'
  | 'InvalidArgument'
  | 'ListTooLong'
  | 'NotModified'
  | 'Redirect'
  | 'Timeout'
  | 'UnexpectedStatus'
  | 'UnprovenList';

/** Properties of errors. */
export interface ErrorDetails {
  readonly message?: string;
  readonly cause?: unknown;
  readonly status?: number;
  readonly text?: string;
  readonly body?: unknown;
  readonly meta?: ResponseMeta;
  readonly code?: string | undefined;
  readonly answered?: boolean;
  readonly issues?: readonly unknown[] | undefined;
}

/** Any error of a call. Kinds without their own class use this one. */
export class GrantManagementError extends Error {
  override readonly name: string = 'GrantManagementError';
  readonly kind: ErrorKind;
  /** Method and path with `{}` for each slug, or the invalid argument. */
  readonly operation: string;

  constructor(operation: string, details: ErrorDetails = {}, kind: ErrorKind = 'Fetch') {
    const { message = 'no message.', cause, ...more } = details;
    super(inOneLine(`${operation}: ${message}`), 'cause' in details ? { cause } : {});
    this.kind = kind;
    this.operation = operation;
    Object.assign(this, more);
  }
}

/**
 * The response status isn't a success. Documented statuses have subclasses. Redirects (kind `Redirect`), 304 (`NotModified`)
 * and any other status (`UnexpectedStatus`) use this class.
 */
export class StatusError extends GrantManagementError {
  override readonly name: string = 'StatusError';
  declare readonly status: number;
  /** The raw body, with the key redacted. */
  declare readonly text: string;
  /** The body, if it is a JSON object. It may come from a gateway. */
  declare readonly body: unknown;
  declare readonly meta: ResponseMeta;

  /** @param details default: an empty response */
  constructor(operation: string, details: ErrorDetails = {}, kind: ErrorKind = 'UnexpectedStatus') {
    const { status = 0 } = details;
    const empty = {
      message: `status ${status}.`,
      status,
      text: '',
      body: undefined,
      meta: emptyMeta(status),
    };
    super(operation, { ...empty, ...details }, kind);
  }
}

/** The status is a success, but the response is unusable: empty, truncated, or a different media type or page. */
export class DecodeError extends StatusError {
  override readonly name = 'DecodeError';
  override readonly kind = 'Decode';
  /** The differences from a schema. */
  declare readonly issues:
    readonly { readonly message: string; readonly path?: readonly unknown[] }[] | undefined;
}

/** The connection failed, or broke before the response was complete. */
export class ConnectionError extends GrantManagementError {
  override readonly name = 'ConnectionError';
  override readonly kind = 'Connection';
  /** System error code, such as `ECONNRESET`, if known. */
  declare readonly code: string | undefined;
  /** True if a success response had begun, so the request took effect. */
  declare readonly answered: boolean;

  constructor(operation: string, details: ErrorDetails = {}) {
    super(operation, { code: undefined, answered: false, ...details });
  }
}

/** An attempt or the entire call took too long, or would have had to wait too long for the rate limit. */
export class TimeoutError extends GrantManagementError {
  override readonly name = 'TimeoutError';
  override readonly kind = 'Timeout';
}

/** The call's signal was aborted. The `cause` is its reason. A request that was already sent may have taken effect. */
export class AbortError extends GrantManagementError {
  override readonly name = 'AbortError';
  override readonly kind = 'Abort';
}

/** An option, a slug, the key or a body is invalid. Nothing was sent. */
export class InvalidArgumentError extends GrantManagementError {
  override readonly name = 'InvalidArgumentError';
  override readonly kind = 'InvalidArgument';
}

/** Errors that any call can throw, in addition to the documented statuses. */
export type TransportFailure =
  | AbortError
  | ConnectionError
  | DecodeError
  | InvalidArgumentError
  | TimeoutError
  | (GrantManagementError & { readonly kind: 'Fetch' | 'Hook' })
  | (StatusError & { readonly kind: 'NotModified' | 'Redirect' | 'UnexpectedStatus' });

/** True if an error comes from this package or another copy of it. */
export function isClientError(error: unknown): error is GrantManagementError {
  const { kind, operation } = Object(error) as Partial<GrantManagementError>;
  return error instanceof Error && typeof kind === 'string' && typeof operation === 'string';
}

/** Escapes characters with which a server could move the terminal cursor or forge log lines. */
function inOneLine(text: string): string {
  return text.replaceAll(
    /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function emptyMeta(status: number): ResponseMeta {
  return { status, attempts: 1, header: () => null, etag: null, rateLimit: undefined, retryAfter: undefined };
}
