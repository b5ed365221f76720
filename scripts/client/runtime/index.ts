export * from '#generated/client/src/calls.ts';
export * from '#generated/client/src/client.ts';
export * from '#generated/client/src/errors.ts';
export {
  interfaceVersion,
  jsonMediaType,
  languageCodes,
  slugPattern,
  type LanguageCode,
} from '#generated/client/src/interface.ts';
export type * from '#generated/client/src/models.ts';
export type * from '#generated/client/src/resources.ts';
export type { RecordsOf, TypedCall, TypedList } from './call-types.ts';
export { GrantManagementError, StatusError, type ErrorDetails, type ErrorKind } from './error.ts';
export { exact, type Exact, type ExactNumbers } from './exact.ts';
export { isEveryCategory, isTranslated, parseZulu, pickTranslation } from './helpers.ts';
export type { RateLimit, ResponseMeta, WithMeta } from './meta.ts';
export {
  observing,
  type IncomingResponse,
  type LogEvent,
  type Observer,
  type OutgoingRequest,
  type RequestEvent,
} from './observing.ts';
export type {
  CallEvent,
  CallOptions,
  ClientOptions,
  EndEvent,
  FetchContext,
  FetchFunction,
  Limits,
  ListOptions,
  QueryValue,
  StartEvent,
  WaitEvent,
} from './options.ts';
export * from './own-errors.ts';
export type { As, Representation } from './representation.ts';
export type { SchemaIssue, SchemaResult, StandardSchema } from './standard-schema.ts';
export { validating, type Report } from './validating.ts';
