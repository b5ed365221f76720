import { GrantManagementError } from './error.ts';
import type { LoadedPage } from './page.ts';

/** One reading of a whole list. */
interface Reading {
  readonly items: readonly unknown[];
  readonly slugs: readonly unknown[];
  readonly pages: number;
  /** Why this reading cannot be the whole list, in words. */
  readonly fault: string | undefined;
}

/**
 * Reads a list until it is proven whole.
 *
 * A page is read in one moment, so a list of one page is whole when it has as many records as it says. Of more pages two
 * readings that follow each other are needed. What both of them saw was there all the time from the one to the other, so
 * also when the first page of the second was read, which said how many records there were. If the second saw as many, and
 * none that the first had not seen, there were no others. This holds as long as no record leaves the list and comes back in
 * between.
 *
 * @param operation for errors
 * @param pages begins to read the list anew
 * @param bounds how often to read it at most, and how many records it may have
 * @returns the records
 * @throws GrantManagementError of kind `UnprovenList` when no two readings prove it, `ListTooLong` when it has more
 *   records, and as every list
 */
export async function snapshot(
  operation: string,
  pages: () => AsyncGenerator<LoadedPage, void>,
  { rounds, most }: { readonly rounds: number; readonly most: number },
): Promise<unknown[]> {
  let seen = new Set<unknown>();
  for (let round = 1; ; round++) {
    const reading = await readOnce(pages(), () => tooLong(operation, most, 'snapshot()'), most);
    const { items, slugs, pages: count, fault = unprovenBy(seen, slugs, count) } = reading;
    if (fault === undefined) return [...items];
    if (round === rounds) {
      const message = `the list could not be proven whole in ${rounds} readings: ${fault}. Try when it changes less, with a larger per_page, or with more rounds.`;
      throw new GrantManagementError(operation, { message }, 'UnprovenList');
    }
    seen = new Set(slugs);
  }
}

function unprovenBy(seen: Set<unknown>, slugs: readonly unknown[], pages: number): string | undefined {
  return pages === 1 || slugs.every((slug) => seen.has(slug))
    ? undefined
    : 'its last reading has records that the one before has not';
}

/** The error of a list that has more items than somebody wants to hold. */
export function tooLong(operation: string, most: number, method: string): GrantManagementError {
  const message = `the list has more than ${most} items. Give ${method} a higher bound, or iterate over the list.`;
  return new GrantManagementError(operation, { message }, 'ListTooLong');
}

async function readOnce(
  pages: AsyncGenerator<LoadedPage, void>,
  makeTooLong: () => GrantManagementError,
  most: number,
): Promise<Reading> {
  const items: unknown[] = [];
  const slugs: unknown[] = [];
  let total: unknown;
  let count = 0;
  let gap: string | undefined;
  for await (const loaded of pages) {
    const { data, from, to, current_page: number } = loaded.page;
    if (count === 0) total = loaded.page.total;
    count++;
    if (data.length > 0 && (from !== items.length + 1 || to !== items.length + data.length))
      gap ??= `page ${number} does not begin where the one before it ends`;
    items.push(...data);
    slugs.push(...loaded.slugs);
    if (items.length > most) throw makeTooLong();
  }
  return { items, slugs, pages: count, fault: gap ?? faultOf(slugs, total) };
}

function faultOf(slugs: readonly unknown[], total: unknown): string | undefined {
  if (!slugs.every((slug) => typeof slug === 'string')) return 'it has records without a slug';
  if (new Set(slugs).size < slugs.length) return 'a record stands on two of its pages';
  return total === slugs.length ? undefined : `it has ${slugs.length} records, and its total says otherwise`;
}
