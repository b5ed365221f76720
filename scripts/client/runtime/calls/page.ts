import type { PaginationEnvelope } from '#generated/client/src/models.ts';
import type { Reader, Result } from './call.ts';
import { decodeError, read } from '../response/reading.ts';
import type { ApiRequest } from '../request/request.ts';
import type { Transport } from '../transport/transport.ts';

/** A page of a list. */
export interface Page<Item> extends PaginationEnvelope {
  data: Item[];
  /** Loads the next page; undefined if this is the last one. */
  nextPage(): Promise<Page<Item> | undefined>;
}

/** The parameters for loading the pages of a list. */
export interface PageSource {
  readonly transport: Transport;
  readonly request: ApiRequest;
  /** Transforms the records of a page. */
  readonly reader?: Reader | undefined;
}

/**
 * Loads a page.
 *
 * @param number 1-based page number; page 1 is requested without a parameter
 * @throws GrantManagementError; a DecodeError if the response is a different page
 */
export function loadPage(source: PageSource, number: number): Promise<Result<Page<unknown>>> {
  const { transport, request, reader } = source;
  const paged = number === 1 ? request : { ...request, query: { ...request.query, page: number } };
  return transport.send(paged, async (exchange) => {
    const envelope = read(exchange, number) as PaginationEnvelope & { data: unknown[] };
    const data = reader ? ((await reader({ data: envelope.data, exchange })) as unknown[]) : envelope.data;
    const nextPage = async (): Promise<Page<unknown> | undefined> =>
      isLast({ data: page, exchange }) ? undefined : (await loadPage(source, number + 1)).data;
    // Not enumerable, so that copying or printing a page only includes its data.
    const page = Object.defineProperty({ ...envelope, data }, 'nextPage', {
      value: nextPage,
    }) as Page<unknown>;
    return { data: page, exchange };
  });
}

/**
 * Returns true if a page is the last one. If `next_page_url` and `last_page` disagree, continues, so that no record is
 * missed.
 *
 * @throws DecodeError if the page has neither, or has a next page after the last
 */
export function isLast({ data, exchange }: Result<Page<unknown>>): boolean {
  const { next_page_url: next, last_page: last, current_page: current } = data as Partial<PaginationEnvelope>;
  const isAtEnd = typeof last === 'number' ? Number(current) >= last : undefined;
  if (next === null || next === '') return isAtEnd ?? true;
  if (typeof next !== 'string' && isAtEnd !== undefined) return isAtEnd;
  if (typeof next === 'string' && isAtEnd !== true) return false;
  const fault =
    typeof next === 'string'
      ? `has a next page after the last one, ${String(last)}`
      : 'has neither next_page_url nor last_page';
  throw decodeError(exchange, `page ${current} ${fault}`);
}
