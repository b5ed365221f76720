import { GrantManagementError } from '../errors/errors.ts';
import { check, count, invalidArgument } from '../request/check.ts';
import { type List, tooLong } from './list.ts';

/** One pass over all pages of the list. */
interface Pass {
  readonly items: readonly unknown[];
  readonly slugs: readonly unknown[];
  readonly pages: number;
  /** The reason the pass can't be complete. */
  readonly fault: string | undefined;
}

/**
 * Reads a list until the result is proven complete, even if the list changes meanwhile. Assumes that no record leaves the
 * list and comes back in between. The list must start at its first page and have no `limit`, and its records need a `slug`.
 *
 * A page is consistent, so a list with one page is complete if its number of records equals its total. A longer list needs
 * two consecutive passes. Records in both passes existed throughout the time between them, including when the second pass
 * read its first page, which has the total. If the second pass has that many records, all of them also in the first pass,
 * there were no others.
 *
 * @param options `rounds`, the maximum number of passes (at least 2, default 5), and `maxRecords`, the maximum number of
 *   records (default 100,000)
 * @throws GrantManagementError of kind `UnprovenList` if no two passes prove it complete, `ListTooLong` if it has more
 *   records
 */
export async function snapshot<Item>(
  list: List<Item>,
  { rounds = 5, maxRecords = 100_000 }: { readonly rounds?: number; readonly maxRecords?: number } = {},
): Promise<Item[]> {
  const { limit } = list as unknown as { limit: number };
  if (limit !== Infinity) throw invalidArgument('limit', 'left out of a list for a snapshot', limit);
  check('rounds', rounds, count(2));
  check('maxRecords', maxRecords, count(0));
  let seen: ReadonlySet<unknown> = new Set();
  for (let round = 1; ; round++) {
    const { items, slugs, pages, fault = unprovenBy(seen, slugs, pages) } = await readOnce(list, maxRecords);
    if (fault === undefined) return [...items] as Item[];
    if (round >= rounds) {
      const message = `${round} passes couldn't prove the list complete: ${fault}. Retry when it changes less, or use a larger per_page.`;
      throw new GrantManagementError('snapshot()', { message }, 'UnprovenList');
    }
    seen = new Set(slugs);
  }
}

function unprovenBy(
  seen: ReadonlySet<unknown>,
  slugs: readonly unknown[],
  pages: number,
): string | undefined {
  return pages === 1 || slugs.every((slug) => seen.has(slug))
    ? undefined
    : "the last pass has records that the pass before doesn't have";
}

async function readOnce(list: List<unknown>, maxRecords: number): Promise<Pass> {
  const items: unknown[] = [];
  let total: unknown;
  let pages = 0;
  let gap: string | undefined;
  for await (const { data, from, to, total: pageTotal, current_page: number } of list.pages()) {
    if (pages === 0) total = pageTotal;
    pages++;
    if (data.length > 0 && (from !== items.length + 1 || to !== items.length + data.length))
      gap ??= `page ${number} doesn't continue where page ${Number(number) - 1} ends`;
    items.push(...data);
    if (items.length > maxRecords) throw tooLong('snapshot()', maxRecords);
  }
  const slugs = items.map((item) => (Object(item) as { slug?: unknown }).slug);
  return { items, slugs, pages, fault: gap ?? faultOf(slugs, total) };
}

function faultOf(slugs: readonly unknown[], total: unknown): string | undefined {
  if (!slugs.every((slug) => typeof slug === 'string')) return 'it has records without a slug';
  if (new Set(slugs).size < slugs.length) return 'a record is on two pages';
  return total === slugs.length ? undefined : `it has ${slugs.length} records, but its total is different`;
}
