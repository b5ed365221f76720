import type { Parameter } from './parameter.ts';

/**
 * Names in the interface whose meaning programs depend on, such as the page number, and which OpenAPI can't express. If a
 * name changes in `spec/`, change it only here. A test compares them with the bundle.
 */

/** IDs of the error conditions that a request or the mock's state can trigger. */
export const conditionIds = {
  maintenance: 'maintenance',
  missingKey: 'missing-api-key',
  unknownKey: 'unknown-api-key',
  keyOfOtherAccount: 'wrong-account-key',
  suspendedAccount: 'suspended-account',
  featureDisabled: 'api-feature-disabled',
  readOnlyKey: 'read-only-key',
  rateLimited: 'rate-limited',
  invalidAccept: 'invalid-accept',
  unsupportedLanguage: 'unsupported-language',
  invalidSlug: 'invalid-slug',
  pageSizeOutOfRange: 'per-page-out-of-range',
  invalidSortDirection: 'invalid-sort-direction',
  emptyBody: 'empty-body',
  invalidJson: 'invalid-json',
  notFound: 'not-found',
  validationFailed: 'validation-failed',
} as const;

/** Name of the slug schema, and the suffix of path parameters that take a slug. */
export const slugSchema = 'Slug';
const slugSuffix = '_slug';

/** Returns the record kind of a slug parameter, such as `fund` for `fund_slug`. */
export function kindOfSlug(name: string): string {
  return name.endsWith(slugSuffix) ? name.slice(0, -slugSuffix.length) : name;
}

/** The purpose of a query parameter. */
export type ParameterRole = 'page' | 'page-size' | 'sort-direction';

export const pageParameter = 'page';

/** Returns a query parameter's purpose; undefined if programs don't depend on it. */
export function roleOf({ name, schema }: Parameter): ParameterRole | undefined {
  if (name === pageParameter) return 'page';
  if (name === 'per_page') return 'page-size';
  return schema.name === 'SortDirection' ? 'sort-direction' : undefined;
}

export const pageMembers = {
  records: 'data',
  currentPage: 'current_page',
  firstPageUrl: 'first_page_url',
  from: 'from',
  lastPage: 'last_page',
  lastPageUrl: 'last_page_url',
  nextPageUrl: 'next_page_url',
  path: 'path',
  perPage: 'per_page',
  previousPageUrl: 'prev_page_url',
  to: 'to',
  total: 'total',
} as const;

/** Properties of an error. */
export const errorMembers = { message: 'message', status: 'status_code', errors: 'errors' } as const;

export const responseHeaders = {
  etag: 'ETag',
  rateLimitLimit: 'X-RateLimit-Limit',
  rateLimitRemaining: 'X-RateLimit-Remaining',
  rateLimitReset: 'X-RateLimit-Reset',
  retryAfter: 'Retry-After',
} as const;

export const rateLimitHeaders: readonly string[] = [
  responseHeaders.rateLimitLimit,
  responseHeaders.rateLimitRemaining,
  responseHeaders.rateLimitReset,
];
