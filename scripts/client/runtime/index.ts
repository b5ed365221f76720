export * from '#generated/client/src/client.ts';
export * from '#generated/client/src/status-errors.ts';
export type * from '#generated/client/src/models.ts';
export type * from '#generated/client/src/queries.ts';
export type { Call } from './call.ts';
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
} from './errors.ts';
export { exact, type ExactNumbers } from './exact.ts';
export { pickTranslation } from './helpers.ts';
export type { List } from './list.ts';
export type { RateLimit, ResponseMeta, WithMeta } from './meta.ts';
export { observing, type Observer } from './observing.ts';
export type {
  CallOptions,
  ClientOptions,
  FetchContext,
  FetchFunction,
  ListOptions,
  LogEvent,
  RequestOptions,
} from './options.ts';
export type { Page } from './page.ts';
export { withSchema, type StandardSchema } from './schema.ts';
export { snapshot } from './snapshot.ts';
