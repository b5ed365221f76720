/** Which page of which list is wanted, and where the list is. */
export interface PageRequest {
  readonly page: number;
  readonly perPage: number;
  /** Scheme and host of the mock as the caller sees them. */
  readonly origin: string;
  readonly path: string;
}

/**
 * One page of a list in the pagination envelope, after the table of the interface: URLs on the last and first page
 * are empty strings, and beyond the last page positions are null and URLs relative. A list without records has no page,
 * so that the URL of its last one is that of page 1, which is beyond it and can at least be asked for.
 *
 * @param records the whole list
 */
export function pageOf<T>(
  records: readonly T[],
  { page, perPage, origin, path }: PageRequest,
): Record<string, unknown> {
  const total = records.length;
  const lastPage = Math.ceil(total / perPage);
  const beyond = page > lastPage;
  const data = beyond ? [] : records.slice((page - 1) * perPage, page * perPage);
  const urlOf = (number: number): string =>
    `${beyond ? '' : origin}${path}?page=${number}&per_page=${perPage}`;
  const neighbour = (number: number): string | null => {
    if (beyond) return null;
    return number >= 1 && number <= lastPage ? urlOf(number) : '';
  };
  return {
    current_page: page,
    data,
    first_page_url: urlOf(1),
    from: beyond ? null : (page - 1) * perPage + 1,
    last_page: lastPage,
    last_page_url: urlOf(Math.max(1, lastPage)),
    next_page_url: neighbour(page + 1),
    path: origin + path,
    per_page: perPage,
    prev_page_url: neighbour(page - 1),
    to: beyond ? null : (page - 1) * perPage + data.length,
    total,
  };
}
