export * from '#generated/client/src/client.ts';
export * from '#generated/client/src/status-errors.ts';
export type * from '#generated/client/src/models.ts';
export type * from '#generated/client/src/queries.ts';
export type { Call } from './calls/call.ts';
export {
  AbortError,
  ConnectionError,
  DecodeError,
  GrantManagementError,
  InvalidArgumentError,
  StatusError,
  TimeoutError,
  type ErrorDetails,
  type ErrorKind,
  type TransportFailure,
} from './errors/errors.ts';
export { exact, type ExactNumbers } from './calls/exact.ts';
export { pickTranslation } from './helpers.ts';
export type { List } from './calls/list.ts';
export type { RateLimit, ResponseMeta, WithMeta } from './response/meta.ts';
export type {
  CallOptions,
  ClientOptions,
  FetchContext,
  FetchFunction,
  ListOptions,
  LogEvent,
  RequestOptions,
} from './request/options.ts';
export type { Page } from './calls/page.ts';
export { withSchema, type StandardSchema } from './calls/schema.ts';
export { snapshot } from './calls/snapshot.ts';
