import type { Parameter } from './parameter.ts';
import type { Schema } from './schema.ts';
import { pageMembers, roleOf } from './well-known.ts';

/** The result of a list operation. */
export interface List {
  /** Schema of a page: the envelope with its records. */
  readonly page: Schema;
  /** Schema of a record; an unknown schema if records aren't documented. */
  readonly item: Schema | undefined;
}

export { pageParameter } from './well-known.ts';

/** The property of a page with its records. */
export const recordsMember: string = pageMembers.records;
/** The property with the number of the last page. */
export const lastPageMember: string = pageMembers.lastPage;

/**
 * Recognises a list operation: it has a page parameter and returns an object with an array of records.
 *
 * @param page schema of its success
 * @param query its query parameters
 */
export function listOf(page: Schema | undefined, query: readonly Parameter[]): List | undefined {
  const records = page?.member(pageMembers.records)?.schema;
  if (!page || !records || !query.some((parameter) => roleOf(parameter) === 'page')) return undefined;
  return records.meant.kind === 'array' ? { page, item: records.items } : undefined;
}
