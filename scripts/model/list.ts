import type { Parameter } from './parameter.ts';
import type { Schema } from './schema.ts';
import { pageMembers, roleOf } from './well-known.ts';

/** What a list operation returns. */
export interface List {
  /** The page: the envelope with its records. */
  readonly page: Schema;
  /** A record; a schema of which nothing is known where records are not shown. */
  readonly item: Schema | undefined;
}

export { pageParameter } from './well-known.ts';

/** The member of a page that holds its records. */
export const recordsMember: string = pageMembers.records;
/** The member that holds the number of the last page. */
export const lastPageMember: string = pageMembers.lastPage;

/**
 * Says whether an operation is a list: it takes the number of a page and returns an object with an array of records.
 *
 * @param page schema of its success
 * @param query its query parameters
 */
export function listOf(page: Schema | undefined, query: readonly Parameter[]): List | undefined {
  const records = page?.member(pageMembers.records)?.schema;
  if (!page || !records || !query.some((parameter) => roleOf(parameter) === 'page')) return undefined;
  return records.meant.kind === 'array' ? { page, item: records.items } : undefined;
}
