import type { FetchResponse } from 'openapi-fetch';
import type { jsonMediaType } from '#generated/client/src/interface.ts';

/** What an operation is in the types of openapi-fetch. */
type Operation = Record<string | number, unknown>;

/** The statuses of failures that an operation documents. */
type FailureStatus<T> = T extends { responses: infer Responses }
  ? {
      [Status in keyof Responses & number]: `${Status}` extends `4${string}` | `5${string}` ? Status : never;
    }[keyof Responses & number]
  : never;

/** The body of a response with that status. */
type FailureBody<T, Status extends number> = T extends {
  responses: Record<Status, { content: Record<typeof jsonMediaType, infer Body> }>;
}
  ? Body
  : never;

/** A result whose status is known, and with it the type of its `error`. */
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
 * Whether a request of the openapi-fetch client failed with a status. Where it did, `error` is what the operation
 * documents for it: `if (isStatus(result, 422)) show(result.error.errors)`.
 *
 * @param result what a method of the client gave, as a whole: of `error` alone TypeScript cannot tell the operation
 * @param status one that the operation documents
 */
export function isStatus<T extends Operation, Options, Status extends number & FailureStatus<T>>(
  result: FetchResponse<T, Options, typeof jsonMediaType>,
  status: Status,
): result is WithStatus<T, Options, Status> {
  return result.response.status === status;
}
