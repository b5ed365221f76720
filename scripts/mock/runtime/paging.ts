import { pageMembers } from '../../model/well-known.ts';

/** Which page of which list is wanted, and where the list is. */
export interface PageRequest {
  readonly page: number;
  readonly perPage: number;
  /** Names of the query parameters that choose the page and its size; that of the size may be unknown. */
  readonly names: { readonly page: string; readonly perPage: string | undefined };
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
  { page, perPage, names, origin, path }: PageRequest,
): Record<string, unknown> {
  const total = records.length;
  const lastPage = Math.ceil(total / perPage);
  const beyond = page > lastPage;
  const shown = beyond ? [] : records.slice((page - 1) * perPage, page * perPage);
  const size = names.perPage === undefined ? '' : `&${names.perPage}=${perPage}`;
  const urlOf = (number: number): string => `${beyond ? '' : origin}${path}?${names.page}=${number}${size}`;
  const neighbour = (number: number): string | null => {
    if (beyond) return null;
    return number >= 1 && number <= lastPage ? urlOf(number) : '';
  };
  return {
    [pageMembers.currentPage]: page,
    [pageMembers.records]: shown,
    [pageMembers.firstPageUrl]: urlOf(1),
    [pageMembers.from]: beyond ? null : (page - 1) * perPage + 1,
    [pageMembers.lastPage]: lastPage,
    [pageMembers.lastPageUrl]: urlOf(Math.max(1, lastPage)),
    [pageMembers.nextPageUrl]: neighbour(page + 1),
    [pageMembers.path]: origin + path,
    [pageMembers.perPage]: perPage,
    [pageMembers.previousPageUrl]: neighbour(page - 1),
    [pageMembers.to]: beyond ? null : (page - 1) * perPage + shown.length,
    [pageMembers.total]: total,
  };
}
