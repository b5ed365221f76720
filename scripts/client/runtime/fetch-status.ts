import type { FetchResponse } from 'openapi-fetch';
import type { jsonMediaType } from '#generated/client/src/interface.ts';

/** An operation in the types of openapi-fetch. */
type Operation = Record<string | number, unknown>;

/** The documented error statuses of an operation. */
type FailureStatus<T> = T extends { responses: infer Responses }
  ? {
      [Status in keyof Responses & number]: `${Status}` extends `4${string}` | `5${string}` ? Status : never;
    }[keyof Responses & number]
  : never;

/** The documented body of a status. */
type FailureBody<T, Status extends number> = T extends {
  responses: Record<Status, { content: Record<typeof jsonMediaType, infer Body> }>;
}
  ? Body
  : never;

/** A result with a known status, which determines the type of `error`. */
export type WithStatus<T extends Operation, Options, Status extends number> = FetchResponse<
  T,
  Options,
  typeof jsonMediaType
> & {
  readonly data?: never;
  readonly error: FailureBody<T, Status>;
  readonly response: { readonly status: Status };
};

/**
 * Returns true if a request of the openapi-fetch client failed with a given status, and narrows `error` to its documented
 * body: `if (isStatus(result, 422)) show(result.error.errors)`.
 *
 * @param result the entire result, because TypeScript can't infer the operation from `error` alone
 * @param status a documented status
 */
export function isStatus<T extends Operation, Options, Status extends number & FailureStatus<T>>(
  result: FetchResponse<T, Options, typeof jsonMediaType>,
  status: Status,
): result is WithStatus<T, Options, Status> {
  return result.response.status === status;
}
