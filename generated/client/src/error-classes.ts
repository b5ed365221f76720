// Made from the bundled description by `npm run build`. Do not edit.

import type { ErrorDetails, StatusError } from '../../../scripts/client/runtime/errors/errors.ts';
import { BadRequestError, UnauthorizedError, ForbiddenError, NotFoundError, UnprocessableContentError, TooManyRequestsError, ServiceUnavailableError } from './status-errors.ts';

/** The class of each documented status. */
export const errorClasses: Partial<
  Record<number, new (operation: string, details?: ErrorDetails) => StatusError>
> = {
  400: BadRequestError,
  401: UnauthorizedError,
  403: ForbiddenError,
  404: NotFoundError,
  422: UnprocessableContentError,
  429: TooManyRequestsError,
  503: ServiceUnavailableError,
};
