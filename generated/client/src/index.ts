export * from './calls.ts';
export * from './client.ts';
export * from './errors.ts';
export { GrantManagementError, type StatusError } from './failure.ts';
export { isEveryCategory, isTranslated, parseZulu, pickTranslation } from './helpers.ts';
export {
  interfaceVersion,
  jsonMediaType,
  languageCodes,
  slugPattern,
  type LanguageCode,
} from './interface.ts';
export type { RateLimit, ResponseMeta, WithMeta } from './meta.ts';
export type * from './models.ts';
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
export type * from './resources.ts';
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
