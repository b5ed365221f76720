import type { Parameter } from './parameter.ts';

/**
 * Names of the interface whose meaning a program has to know: what a page number is does not follow from a description.
 * A name that changes in `spec/` is changed here, and nowhere else; a test holds every one of them to the bundle.
 */

/** Ids of the conditions that the mock meets by what a request is, or by the state that it was put into. */
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

/** The schema of a slug, and how the name of a parameter in a path ends that takes one. */
export const slugSchema = 'Slug';
const slugSuffix = '_slug';

/** What a slug of that name is the slug of: `fund` of `fund_slug`. */
export function kindOfSlug(name: string): string {
  return name.endsWith(slugSuffix) ? name.slice(0, -slugSuffix.length) : name;
}

/** What a query parameter is for. */
export type ParameterRole = 'page' | 'page-size' | 'sort-direction';

/** The parameter that chooses a page. */
export const pageParameter = 'page';

/** What a query parameter is for; undefined where no program has to know. */
export function roleOf({ name, schema }: Parameter): ParameterRole | undefined {
  if (name === pageParameter) return 'page';
  if (name === 'per_page') return 'page-size';
  return schema.name === 'SortDirection' ? 'sort-direction' : undefined;
}

/** The members of a page. */
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

/** The members of an error. */
export const errorMembers = { message: 'message', status: 'status_code', errors: 'errors' } as const;

/** The headers of responses. */
export const responseHeaders = {
  etag: 'ETag',
  rateLimitLimit: 'X-RateLimit-Limit',
  rateLimitRemaining: 'X-RateLimit-Remaining',
  rateLimitReset: 'X-RateLimit-Reset',
  retryAfter: 'Retry-After',
} as const;

/** The headers that report the rate limit. */
export const rateLimitHeaders: readonly string[] = [
  responseHeaders.rateLimitLimit,
  responseHeaders.rateLimitRemaining,
  responseHeaders.rateLimitReset,
];
