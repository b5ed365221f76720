import { pageMembers } from '../../model/well-known.ts';

/** A requested page, and the list's URL. */
export interface PageRequest {
  readonly page: number;
  readonly perPage: number;
  /** Names of the page and page size parameters. The latter may be undocumented. */
  readonly names: { readonly page: string; readonly perPage: string | undefined };
  /** Scheme and host from the client's perspective. */
  readonly origin: string;
  readonly path: string;
}

/**
 * Returns a page of a list in the documented pagination envelope. The first page's previous URL and the last page's next URL
 * are empty strings. Beyond the last page, positions are null and URLs are relative. An empty list has no pages, so its last
 * page URL is the URL of page 1, which can at least be requested.
 *
 * @param records the entire list
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
