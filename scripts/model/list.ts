import type { Parameter } from './parameter.ts';
import type { Schema } from './schema.ts';
import { pageMembers, roleOf } from './well-known.ts';

/** The result of a list operation. */
export interface List {
  /** Schema of a page: the pagination envelope with its records. */
  readonly page: Schema;
  /** Schema of a record; an unknown schema if records aren't documented. */
  readonly item: Schema | undefined;
}

export { pageParameter } from './well-known.ts';

/** The property of a page that contains its records. */
export const recordsMember: string = pageMembers.records;
/** The property of a page that contains the last page number. */
export const lastPageMember: string = pageMembers.lastPage;

/**
 * Recognises a list operation, which has a page parameter and returns an object with an array of records.
 *
 * @param page the success body's schema
 * @param query the query parameters
 */
export function listOf(page: Schema | undefined, query: readonly Parameter[]): List | undefined {
  const records = page?.member(pageMembers.records)?.schema;
  if (!page || !records || !query.some((parameter) => roleOf(parameter) === 'page')) return undefined;
  return records.meant.kind === 'array' ? { page, item: records.items } : undefined;
}
