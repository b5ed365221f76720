import type { Parameter } from './parameter.ts';
import type { Schema } from './schema.ts';

/** What a list operation returns. */
export interface List {
  /** The page: the envelope with its records. */
  readonly page: Schema;
  /** A record; a schema of which nothing is known where records are not shown. */
  readonly item: Schema | undefined;
}

/** Names by which the interface makes a list: the parameter that chooses the page, and the member with the records. */
export const pageParameter = 'page';
export const recordsMember = 'data';
/** The member that holds the number of the last page. */
export const lastPageMember = 'last_page';

/**
 * Says whether an operation is a list: it takes the number of a page and returns an object with an array of records.
 *
 * @param page schema of its success
 * @param query its query parameters
 */
export function listOf(page: Schema | undefined, query: readonly Parameter[]): List | undefined {
  const records = page?.member(recordsMember)?.schema;
  if (!page || !records || !query.some(({ name }) => name === pageParameter)) return undefined;
  return records.meant.kind === 'array' ? { page, item: records.items } : undefined;
}
