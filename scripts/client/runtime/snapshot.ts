import { GrantManagementError } from './error.ts';
import type { LoadedPage } from './page.ts';

/** One reading of a whole list. */
interface Reading {
  readonly items: readonly unknown[];
  readonly slugs: readonly unknown[];
  readonly pages: number;
  /** What the first page said. */
  readonly total: unknown;
  /** Why this reading cannot be the whole list, in words. */
  readonly fault: string | undefined;
}

/**
 * Reads a list until it is proven whole.
 *
 * A page is read in one moment, so a list of one page is whole when it has as many records as it says. Of more pages two
 * readings that follow each other must agree: what both of them saw was there all the time from the one to the other, so
 * also when the first page of the second was read, which said how many records there were. If there are as many as both
 * saw, there were no others. This holds as long as no record leaves the list and comes back in between.
 *
 * @param operation for errors
 * @param pages begins to read the list anew
 * @param rounds how often to read it at most
 * @returns the records
 * @throws GrantManagementError of kind `UnprovenList` when no two readings agree, and as every list
 */
export async function snapshot(
  operation: string,
  pages: () => AsyncGenerator<LoadedPage, void>,
  rounds: number,
): Promise<unknown[]> {
  let before: Reading | undefined;
  let fault = '';
  for (let round = 0; round < rounds; round++) {
    const reading = await readOnce(pages());
    if (reading.fault === undefined && (reading.pages === 1 || (before && sameSlugs(before, reading))))
      return [...reading.items];
    fault = reading.fault ?? 'its last two readings differ';
    before = reading;
  }
  const message = `the list could not be proven whole in ${rounds} readings: ${fault}. Try when it changes less, with a larger per_page, or with more rounds.`;
  throw new GrantManagementError(operation, { message }, 'UnprovenList');
}

async function readOnce(pages: AsyncGenerator<LoadedPage, void>): Promise<Reading> {
  const items: unknown[] = [];
  const slugs: unknown[] = [];
  let first: LoadedPage | undefined;
  let count = 0;
  let gap: string | undefined;
  for await (const loaded of pages) {
    const { data, from, to, current_page: number } = loaded.page;
    first ??= loaded;
    count++;
    if (data.length > 0 && (from !== items.length + 1 || to !== items.length + data.length))
      gap ??= `page ${number} does not begin where the one before it ends`;
    items.push(...data);
    slugs.push(...loaded.slugs);
  }
  const total = first?.page.total;
  return { items, slugs, pages: count, total, fault: gap ?? faultOf(slugs, total) };
}

function faultOf(slugs: readonly unknown[], total: unknown): string | undefined {
  if (!slugs.every((slug) => typeof slug === 'string')) return 'it has records without a slug';
  if (new Set(slugs).size < slugs.length) return 'a record stands on two of its pages';
  return total === slugs.length ? undefined : `it has ${slugs.length} records, and its total says otherwise`;
}

function sameSlugs(before: Reading, after: Reading): boolean {
  const known = new Set(before.slugs);
  return known.size === after.slugs.length && after.slugs.every((slug) => known.has(slug));
}
