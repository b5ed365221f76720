// Made from the bundled description by `npm run build`. Do not edit.

import { GrantManagementError, StatusError } from '../../../scripts/client/runtime/failure.ts';
import type { ErrorEnvelope, MaintenanceStatus, ValidationErrorEnvelope } from './models.ts';

/**
 * 400: The request is malformed.
 *
 * - The `Accept` header is invalid. Its allowed values are the two media types of the current version.
 * - The `x-api-language` header names a language that the account does not support.
 * - A POST or PUT request has an empty body.
 * - The body is not valid JSON.
 * - A slug in the path does not have the format of a slug.
 * - The `per_page` parameter lies outside the range from 1 to 100.
 * - The sort direction is not one of its two values. The name of the parameter is not shown.
 */
export class BadRequestError extends StatusError {
  static override readonly kind = 'BadRequest';
  declare readonly kind: 'BadRequest';
  declare readonly status: 400;
  declare readonly body: Partial<ErrorEnvelope> | undefined;
}

/**
 * 401: The key is missing.
 *
 * - The `x-api-key` header is missing.
 */
export class UnauthorizedError extends StatusError {
  static override readonly kind = 'Unauthorized';
  declare readonly kind: 'Unauthorized';
  declare readonly status: 401;
  declare readonly body: Partial<ErrorEnvelope> | undefined;
}

/**
 * 403: The key or the account does not permit the request.
 *
 * - The key is invalid or unknown.
 * - The key belongs to another account.
 * - The account is suspended.
 * - The `api` feature is not enabled for the account.
 * - A read-only key is used for a request that is not GET.
 */
export class ForbiddenError extends StatusError {
  static override readonly kind = 'Forbidden';
  declare readonly kind: 'Forbidden';
  declare readonly status: 403;
  declare readonly body: Partial<ErrorEnvelope> | undefined;
}

/**
 * 404: No resource with the slug in the path is found.
 *
 * - No resource with the slug in the path is found.
 */
export class NotFoundError extends StatusError {
  static override readonly kind = 'NotFound';
  declare readonly kind: 'NotFound';
  declare readonly status: 404;
  declare readonly body: Partial<ErrorEnvelope> | undefined;
}

/**
 * 422: The body failed validation. Which contents fail is not shown.
 *
 * - The body of a contributor update or a recusal fails validation. Which contents fail is not shown.
 */
export class UnprocessableContentError extends StatusError {
  static override readonly kind = 'UnprocessableContent';
  declare readonly kind: 'UnprocessableContent';
  declare readonly status: 422;
  declare readonly body: Partial<ValidationErrorEnvelope> | undefined;
}

/**
 * 429: The rate limit is exceeded. The numeric limit is not shown, nor whether this response carries `Retry-After`.
 *
 * - The rate limit is exceeded.
 */
export class TooManyRequestsError extends StatusError {
  static override readonly kind = 'TooManyRequests';
  declare readonly kind: 'TooManyRequests';
  declare readonly status: 429;
  declare readonly body: Partial<ErrorEnvelope> | undefined;
}

/**
 * 503: Maintenance is in progress. Whether this response carries `Retry-After` is not shown.
 *
 * - Maintenance is in progress.
 */
export class ServiceUnavailableError extends StatusError {
  static override readonly kind = 'ServiceUnavailable';
  declare readonly kind: 'ServiceUnavailable';
  declare readonly status: 503;
  declare readonly body: Partial<MaintenanceStatus> | undefined;
}

/** The representation is the one that `ifNoneMatch` names. That the service answers so is not shown. */
export class NotModifiedError extends StatusError {
  static override readonly kind = 'NotModified';
  declare readonly kind: 'NotModified';
  declare readonly status: 304;
}

/** The answer is a redirect. None is followed, because the API key would go along. */
export class RedirectError extends StatusError {
  static override readonly kind = 'Redirect';
  declare readonly kind: 'Redirect';
}

/** The answer has a status that the interface does not describe. */
export class UnexpectedStatusError extends StatusError {
  static override readonly kind = 'UnexpectedStatus';
  declare readonly kind: 'UnexpectedStatus';
}

/** The status is a success, and the answer is not what was asked for: empty, of another media type or charset, cut off, or another page of a list. `text` holds it. */
export class DecodeError extends StatusError {
  static override readonly kind = 'Decode';
  declare readonly kind: 'Decode';
}

/** The caller ended the call. */
export class AbortError extends GrantManagementError {
  static override readonly kind = 'Abort';
  declare readonly kind: 'Abort';
}

/** No connection, or it broke before the whole answer was there. */
export class ConnectionError extends GrantManagementError {
  static override readonly kind = 'Connection';
  declare readonly kind: 'Connection';
}

/** A hook of `observing` or the function of `validating` threw `cause`. Nothing is sent again; the request may have had its effect. */
export class HookError extends GrantManagementError {
  static override readonly kind = 'Hook';
  declare readonly kind: 'Hook';
}

/** Nothing was sent: a slug, the key or another argument cannot be used, or the function that gives the key failed. */
export class InvalidArgumentError extends GrantManagementError {
  static override readonly kind = 'InvalidArgument';
  declare readonly kind: 'InvalidArgument';
}

/** A success differs from the description of the interface, and `validating` is to throw. */
export class InvalidResponseError extends GrantManagementError {
  static override readonly kind = 'InvalidResponse';
  declare readonly kind: 'InvalidResponse';
}

/** The time for the attempt or for the whole call was over. */
export class TimeoutError extends GrantManagementError {
  static override readonly kind = 'Timeout';
  declare readonly kind: 'Timeout';
}

/** What can fail although the service was right. */
export type TransportFailure =
  | NotModifiedError
  | RedirectError
  | UnexpectedStatusError
  | DecodeError
  | AbortError
  | ConnectionError
  | HookError
  | InvalidArgumentError
  | InvalidResponseError
  | TimeoutError;

/** What can happen, as `kind` of an error. */
export type ErrorKind =
  | 'BadRequest'
  | 'Unauthorized'
  | 'Forbidden'
  | 'NotFound'
  | 'UnprocessableContent'
  | 'TooManyRequests'
  | 'ServiceUnavailable'
  | 'NotModified'
  | 'Redirect'
  | 'UnexpectedStatus'
  | 'Decode'
  | 'Abort'
  | 'Connection'
  | 'Hook'
  | 'InvalidArgument'
  | 'InvalidResponse'
  | 'Timeout';

/** Whether an error is a {@link BadRequestError}, also of another copy of this package. */
export function isBadRequestError(error: unknown): error is BadRequestError {
  return error instanceof BadRequestError;
}

/** Whether an error is a {@link UnauthorizedError}, also of another copy of this package. */
export function isUnauthorizedError(error: unknown): error is UnauthorizedError {
  return error instanceof UnauthorizedError;
}

/** Whether an error is a {@link ForbiddenError}, also of another copy of this package. */
export function isForbiddenError(error: unknown): error is ForbiddenError {
  return error instanceof ForbiddenError;
}

/** Whether an error is a {@link NotFoundError}, also of another copy of this package. */
export function isNotFoundError(error: unknown): error is NotFoundError {
  return error instanceof NotFoundError;
}

/** Whether an error is a {@link UnprocessableContentError}, also of another copy of this package. */
export function isUnprocessableContentError(error: unknown): error is UnprocessableContentError {
  return error instanceof UnprocessableContentError;
}

/** Whether an error is a {@link TooManyRequestsError}, also of another copy of this package. */
export function isTooManyRequestsError(error: unknown): error is TooManyRequestsError {
  return error instanceof TooManyRequestsError;
}

/** Whether an error is a {@link ServiceUnavailableError}, also of another copy of this package. */
export function isServiceUnavailableError(error: unknown): error is ServiceUnavailableError {
  return error instanceof ServiceUnavailableError;
}

/** Whether an error is a {@link NotModifiedError}, also of another copy of this package. */
export function isNotModifiedError(error: unknown): error is NotModifiedError {
  return error instanceof NotModifiedError;
}

/** Whether an error is a {@link RedirectError}, also of another copy of this package. */
export function isRedirectError(error: unknown): error is RedirectError {
  return error instanceof RedirectError;
}

/** Whether an error is a {@link UnexpectedStatusError}, also of another copy of this package. */
export function isUnexpectedStatusError(error: unknown): error is UnexpectedStatusError {
  return error instanceof UnexpectedStatusError;
}

/** Whether an error is a {@link DecodeError}, also of another copy of this package. */
export function isDecodeError(error: unknown): error is DecodeError {
  return error instanceof DecodeError;
}

/** Whether an error is a {@link AbortError}, also of another copy of this package. */
export function isAbortError(error: unknown): error is AbortError {
  return error instanceof AbortError;
}

/** Whether an error is a {@link ConnectionError}, also of another copy of this package. */
export function isConnectionError(error: unknown): error is ConnectionError {
  return error instanceof ConnectionError;
}

/** Whether an error is a {@link HookError}, also of another copy of this package. */
export function isHookError(error: unknown): error is HookError {
  return error instanceof HookError;
}

/** Whether an error is a {@link InvalidArgumentError}, also of another copy of this package. */
export function isInvalidArgumentError(error: unknown): error is InvalidArgumentError {
  return error instanceof InvalidArgumentError;
}

/** Whether an error is a {@link InvalidResponseError}, also of another copy of this package. */
export function isInvalidResponseError(error: unknown): error is InvalidResponseError {
  return error instanceof InvalidResponseError;
}

/** Whether an error is a {@link TimeoutError}, also of another copy of this package. */
export function isTimeoutError(error: unknown): error is TimeoutError {
  return error instanceof TimeoutError;
}
