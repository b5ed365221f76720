import { GrantManagementError } from '../errors/errors.ts';
import { check, count, invalidArgument } from '../request/check.ts';
import { type List, tooLong } from './list.ts';

/** The result of reading all pages of the list once. */
interface Reading {
  readonly items: readonly unknown[];
  readonly slugs: readonly unknown[];
  readonly pages: number;
  /** Why it can't be complete. */
  readonly fault: string | undefined;
}

/**
 * Reads a list until it is proven complete, even if it changes meanwhile. It assumes that no record leaves the list and comes
 * back in between. The list must start at its first page, have no `limit`, and its records need their `slug`.
 *
 * A page is read in one moment, so a list of one page is complete if it has as many records as its total. A longer list needs
 * two readings in a row. The records that both saw were there all the time in between, so also when the first page of the
 * second reading was read, which has the total. If the second saw as many, and none that the first hadn't seen, there were no
 * others.
 *
 * @param options `rounds`, the maximum number of readings (from 2, default 5), and `most`, the maximum number of records
 *   (default 100,000)
 * @throws GrantManagementError of kind `UnprovenList` if no two readings prove it, `ListTooLong` if it has more records
 */
export async function snapshot<Item>(
  list: List<Item>,
  { rounds = 5, most = 100_000 }: { readonly rounds?: number; readonly most?: number } = {},
): Promise<Item[]> {
  const { limit } = list as unknown as { limit: number };
  if (limit !== Infinity) throw invalidArgument('limit', 'left out of a list for a snapshot', limit);
  check('rounds', rounds, count(2));
  check('most', most, count(0));
  let seen: ReadonlySet<unknown> = new Set();
  for (let round = 1; ; round++) {
    const { items, slugs, pages, fault = unprovenBy(seen, slugs, pages) } = await readOnce(list, most);
    if (fault === undefined) return [...items] as Item[];
    if (round >= rounds) {
      const message = `the list could not be confirmed complete in ${round} readings: ${fault}. Try when it changes less, or with a larger per_page.`;
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
    : "its last reading has records that the one before doesn't have";
}

async function readOnce(list: List<unknown>, most: number): Promise<Reading> {
  const items: unknown[] = [];
  let total: unknown;
  let pages = 0;
  let gap: string | undefined;
  for await (const { data, from, to, total: said, current_page: number } of list.pages()) {
    if (pages === 0) total = said;
    pages++;
    if (data.length > 0 && (from !== items.length + 1 || to !== items.length + data.length))
      gap ??= `page ${number} does not begin where the one before it ends`;
    items.push(...data);
    if (items.length > most) throw tooLong('snapshot()', most);
  }
  const slugs = items.map((item) => (Object(item) as { slug?: unknown }).slug);
  return { items, slugs, pages, fault: gap ?? faultOf(slugs, total) };
}

function faultOf(slugs: readonly unknown[], total: unknown): string | undefined {
  if (!slugs.every((slug) => typeof slug === 'string')) return 'it has records without a slug';
  if (new Set(slugs).size < slugs.length) return 'a record is on two of its pages';
  return total === slugs.length ? undefined : `it has ${slugs.length} records, and its total says otherwise`;
}
