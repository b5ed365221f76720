export * from '#generated/client/src/calls.ts';
export * from '#generated/client/src/client.ts';
export * from '#generated/client/src/errors.ts';
export { GrantManagementError, type StatusError } from './failure.ts';
export { isEveryCategory, isTranslated, parseZulu, pickTranslation } from './helpers.ts';
export {
  interfaceVersion,
  jsonMediaType,
  languageCodes,
  slugPattern,
  type LanguageCode,
} from '#generated/client/src/interface.ts';
export type { RateLimit, ResponseMeta, WithMeta } from './meta.ts';
export type * from '#generated/client/src/models.ts';
export type {
  CallOptions,
  ClientOptions,
  FetchContext,
  FetchFunction,
  Limits,
  ListOptions,
  QueryValue,
  WaitEvent,
} from './options.ts';
export type * from '#generated/client/src/resources.ts';
export {
  observing,
  validating,
  type IncomingResponse,
  type LogEvent,
  type Observer,
  type OutgoingRequest,
  type Report,
  type RequestEvent,
} from './observe.ts';
