import { GrantManagementError, StatusError } from './error.ts';

/** The call was ended by its signal, whose reason is the `cause`. A request that had left may have had its effect. */
export class AbortError extends GrantManagementError {
  static override readonly kind = 'Abort';
  declare readonly kind: 'Abort';
}

/** There was no connection, or it broke before the whole answer had come. */
export class ConnectionError extends GrantManagementError {
  static override readonly kind = 'Connection';
  declare readonly kind: 'Connection';
  /** Code of the operating system or the runtime, such as `ECONNRESET`; undefined where it gives none. */
  declare readonly code: string | undefined;
  /** Whether a response had come: then the request has had its effect, and nothing was sent again. */
  declare readonly answered: boolean;
}

/**
 * The status is a success, and the answer is not what was asked for: empty, of another media type or charset, cut off, or
 * another page of a list. `text` holds it.
 */
export class DecodeError extends StatusError {
  static override readonly kind = 'Decode';
  declare readonly kind: 'Decode';
}

/**
 * The `fetch` of the client threw `cause`, which is not a known failure of the network, or gave no response. Nothing is
 * sent again, because the request may have had its effect.
 */
export class FetchError extends GrantManagementError {
  static override readonly kind = 'Fetch';
  declare readonly kind: 'Fetch';
}

/** A hook or a validator that the client was given threw `cause`. Nothing is sent again; the request may have had its effect. */
export class HookError extends GrantManagementError {
  static override readonly kind = 'Hook';
  declare readonly kind: 'Hook';
}

/** Nothing was sent: an option, a slug, the key or another argument cannot be used. */
export class InvalidArgumentError extends GrantManagementError {
  static override readonly kind = 'InvalidArgument';
  declare readonly kind: 'InvalidArgument';
}

/** A success has not the shape that the description, or the schema in `as`, gives it. */
export class InvalidResponseError extends GrantManagementError {
  static override readonly kind = 'InvalidResponse';
  declare readonly kind: 'InvalidResponse';
  /** What the schema found; undefined when `validating` did. */
  declare readonly issues:
    readonly { readonly message: string; readonly path?: readonly unknown[] }[] | undefined;
}

/** `list.all()` or `list.snapshot()` came to more items than its bound. */
export class ListTooLongError extends GrantManagementError {
  static override readonly kind = 'ListTooLong';
  declare readonly kind: 'ListTooLong';
}

/** 304: the representation is the one that `ifNoneMatch` names. That the service answers so is not shown. */
export class NotModifiedError extends StatusError {
  static override readonly kind = 'NotModified';
  static override readonly status = 304;
  declare readonly kind: 'NotModified';
  declare readonly status: 304;
}

/** The answer is a redirect. None is followed, because the API key would go along. */
export class RedirectError extends StatusError {
  static override readonly kind = 'Redirect';
  declare readonly kind: 'Redirect';
}

/** The time for the attempt or for the whole call was over, or a wait would be longer than the call may wait. */
export class TimeoutError extends GrantManagementError {
  static override readonly kind = 'Timeout';
  declare readonly kind: 'Timeout';
}

/** The answer has a status that the interface does not describe. */
export class UnexpectedStatusError extends StatusError {
  static override readonly kind = 'UnexpectedStatus';
  declare readonly kind: 'UnexpectedStatus';
}

/** `list.snapshot()` could not prove that it has the whole list, because the list kept changing. */
export class UnprovenListError extends GrantManagementError {
  static override readonly kind = 'UnprovenList';
  declare readonly kind: 'UnprovenList';
}

/** What can fail although the service was right. */
export type TransportFailure =
  | AbortError
  | ConnectionError
  | DecodeError
  | FetchError
  | HookError
  | InvalidArgumentError
  | InvalidResponseError
  | NotModifiedError
  | RedirectError
  | TimeoutError
  | UnexpectedStatusError;

/** What else a list can fail with. */
export type ListFailure = ListTooLongError | UnprovenListError;

/** Whether an error is an {@link AbortError}, also of another copy of this package. The guards below likewise. */
export function isAbortError(error: unknown): error is AbortError {
  return error instanceof AbortError;
}
export function isConnectionError(error: unknown): error is ConnectionError {
  return error instanceof ConnectionError;
}
export function isDecodeError(error: unknown): error is DecodeError {
  return error instanceof DecodeError;
}
export function isFetchError(error: unknown): error is FetchError {
  return error instanceof FetchError;
}
export function isHookError(error: unknown): error is HookError {
  return error instanceof HookError;
}
export function isInvalidArgumentError(error: unknown): error is InvalidArgumentError {
  return error instanceof InvalidArgumentError;
}
export function isInvalidResponseError(error: unknown): error is InvalidResponseError {
  return error instanceof InvalidResponseError;
}
export function isListTooLongError(error: unknown): error is ListTooLongError {
  return error instanceof ListTooLongError;
}
export function isNotModifiedError(error: unknown): error is NotModifiedError {
  return error instanceof NotModifiedError;
}
export function isRedirectError(error: unknown): error is RedirectError {
  return error instanceof RedirectError;
}
/** Whether the service answered, and not as the call expects: every class with a `status`. */
export function isStatusError(error: unknown): error is StatusError {
  return error instanceof StatusError;
}
export function isTimeoutError(error: unknown): error is TimeoutError {
  return error instanceof TimeoutError;
}
export function isUnexpectedStatusError(error: unknown): error is UnexpectedStatusError {
  return error instanceof UnexpectedStatusError;
}
export function isUnprovenListError(error: unknown): error is UnprovenListError {
  return error instanceof UnprovenListError;
}
