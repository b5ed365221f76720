// Made from the bundled description by `npm run build`. Do not edit.

import { type ErrorDetails, StatusError } from '../../../scripts/client/runtime/errors/errors.ts';
import type { ErrorEnvelope, MaintenanceStatus, ValidationErrorEnvelope } from './models.ts';

/**
 * 400: The request is invalid.
 *
 * - The `Accept` header is invalid. Its allowed values are `application/vnd.service.v2.3+json` and `application/vnd.service.v2.3+xml`.
 * - The `x-api-language` header names a language that the account doesn't support.
 * - A POST or PUT request has an empty body.
 * - The body isn't valid JSON.
 * - A slug in the path isn't exactly 8 letters.
 * - `per_page` is outside 1 to 100.
 * - The sort direction is neither `asc` nor `desc`.
 */
export class BadRequestError extends StatusError {
  override readonly name = 'BadRequestError';
  override readonly kind = 'BadRequest';
  declare readonly body: Partial<ErrorEnvelope> | undefined;
  declare readonly status: 400;

  constructor(operation: string, details: ErrorDetails = {}) {
    super(operation, { ...details, status: 400 });
  }
}

/**
 * 401: The `x-api-key` header is missing.
 *
 * - The `x-api-key` header is missing.
 */
export class UnauthorizedError extends StatusError {
  override readonly name = 'UnauthorizedError';
  override readonly kind = 'Unauthorized';
  declare readonly body: Partial<ErrorEnvelope> | undefined;
  declare readonly status: 401;

  constructor(operation: string, details: ErrorDetails = {}) {
    super(operation, { ...details, status: 401 });
  }
}

/**
 * 403: The key is invalid or may not make this request.
 *
 * - The API key is invalid or unknown.
 * - The API key belongs to another account.
 * - The account is suspended.
 * - The `api` feature isn't enabled for the account.
 * - A read-only API key is used for a request other than GET.
 */
export class ForbiddenError extends StatusError {
  override readonly name = 'ForbiddenError';
  override readonly kind = 'Forbidden';
  declare readonly body: Partial<ErrorEnvelope> | undefined;
  declare readonly status: 403;

  constructor(operation: string, details: ErrorDetails = {}) {
    super(operation, { ...details, status: 403 });
  }
}

/**
 * 404: No resource with the slug in the path was found.
 *
 * - No resource with the slug in the path was found.
 */
export class NotFoundError extends StatusError {
  override readonly name = 'NotFoundError';
  override readonly kind = 'NotFound';
  declare readonly body: Partial<ErrorEnvelope> | undefined;
  declare readonly status: 404;

  constructor(operation: string, details: ErrorDetails = {}) {
    super(operation, { ...details, status: 404 });
  }
}

/**
 * 422: The request body failed validation. The error body has `errors`.
 *
 * - The body of a contributor update or a recusal fails validation.
 */
export class UnprocessableContentError extends StatusError {
  override readonly name = 'UnprocessableContentError';
  override readonly kind = 'UnprocessableContent';
  declare readonly body: Partial<ValidationErrorEnvelope> | undefined;
  declare readonly status: 422;

  constructor(operation: string, details: ErrorDetails = {}) {
    super(operation, { ...details, status: 422 });
  }
}

/**
 * 429: The rate limit is exceeded.
 *
 * - The rate limit is exceeded.
 */
export class TooManyRequestsError extends StatusError {
  override readonly name = 'TooManyRequestsError';
  override readonly kind = 'TooManyRequests';
  declare readonly body: Partial<ErrorEnvelope> | undefined;
  declare readonly status: 429;

  constructor(operation: string, details: ErrorDetails = {}) {
    super(operation, { ...details, status: 429 });
  }
}

/**
 * 503: Maintenance is in progress.
 *
 * - Maintenance is in progress.
 */
export class ServiceUnavailableError extends StatusError {
  override readonly name = 'ServiceUnavailableError';
  override readonly kind = 'ServiceUnavailable';
  declare readonly body: Partial<MaintenanceStatus> | undefined;
  declare readonly status: 503;

  constructor(operation: string, details: ErrorDetails = {}) {
    super(operation, { ...details, status: 503 });
  }
}
