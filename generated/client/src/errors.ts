// Made from the bundled description by `npm run build`. Do not edit.

import { StatusError } from '../../../scripts/client/runtime/error.ts';
import type { ErrorEnvelope, MaintenanceStatus, ValidationErrorEnvelope } from './models.ts';

/**
 * 400: The request is invalid.
 *
 * - The `Accept` header is invalid. Its allowed values are `application/vnd.service.v2.3+json` and `application/vnd.service.v2.3+xml`.
 * - The `x-api-language` header names a language that the account does not support.
 * - A POST or PUT request has an empty body.
 * - The body is not valid JSON.
 * - A slug in the path is not 8 letters.
 * - `per_page` is outside 1 to 100.
 * - The sort direction is neither `asc` nor `desc`.
 */
export class BadRequestError extends StatusError {
  static override readonly kind = 'BadRequest';
  static override readonly status = 400;
  declare readonly kind: 'BadRequest';
  declare readonly status: 400;
  declare readonly body: Partial<ErrorEnvelope> | undefined;
}

/**
 * 401: The `x-api-key` header is missing.
 *
 * - The `x-api-key` header is missing.
 */
export class UnauthorizedError extends StatusError {
  static override readonly kind = 'Unauthorized';
  static override readonly status = 401;
  declare readonly kind: 'Unauthorized';
  declare readonly status: 401;
  declare readonly body: Partial<ErrorEnvelope> | undefined;
}

/**
 * 403: The key is invalid or may not make this request.
 *
 * - The API key is invalid or unknown.
 * - The API key belongs to another account.
 * - The account is suspended.
 * - The `api` feature is not enabled for the account.
 * - A read-only API key is used for a request other than GET.
 */
export class ForbiddenError extends StatusError {
  static override readonly kind = 'Forbidden';
  static override readonly status = 403;
  declare readonly kind: 'Forbidden';
  declare readonly status: 403;
  declare readonly body: Partial<ErrorEnvelope> | undefined;
}

/**
 * 404: No resource with the slug in the path was found.
 *
 * - No resource with the slug in the path was found.
 */
export class NotFoundError extends StatusError {
  static override readonly kind = 'NotFound';
  static override readonly status = 404;
  declare readonly kind: 'NotFound';
  declare readonly status: 404;
  declare readonly body: Partial<ErrorEnvelope> | undefined;
}

/**
 * 422: The request body failed validation. The error body has `errors`.
 *
 * - The body of a contributor update or a recusal fails validation.
 */
export class UnprocessableContentError extends StatusError {
  static override readonly kind = 'UnprocessableContent';
  static override readonly status = 422;
  declare readonly kind: 'UnprocessableContent';
  declare readonly status: 422;
  declare readonly body: Partial<ValidationErrorEnvelope> | undefined;
}

/**
 * 429: The rate limit is exceeded.
 *
 * - The rate limit is exceeded.
 */
export class TooManyRequestsError extends StatusError {
  static override readonly kind = 'TooManyRequests';
  static override readonly status = 429;
  declare readonly kind: 'TooManyRequests';
  declare readonly status: 429;
  declare readonly body: Partial<ErrorEnvelope> | undefined;
}

/**
 * 503: Maintenance is in progress.
 *
 * - Maintenance is in progress.
 */
export class ServiceUnavailableError extends StatusError {
  static override readonly kind = 'ServiceUnavailable';
  static override readonly status = 503;
  declare readonly kind: 'ServiceUnavailable';
  declare readonly status: 503;
  declare readonly body: Partial<MaintenanceStatus> | undefined;
}

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
