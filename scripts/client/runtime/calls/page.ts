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

/** How the pages of a list are loaded. */
export interface PageSource {
  readonly transport: Transport;
  readonly request: ApiRequest;
  /** Transforms the records of a page. */
  readonly reader?: Reader | undefined;
}

/**
 * Loads a page.
 *
 * @param number of the page, from 1; the first one needs no parameter
 * @throws GrantManagementError; a DecodeError if the response is another page
 */
export function loadPage(source: PageSource, number: number): Promise<Result<Page<unknown>>> {
  const { transport, request, reader } = source;
  const paged = number === 1 ? request : { ...request, query: { ...request.query, page: number } };
  return transport.send(paged, async (exchange) => {
    const envelope = read(exchange, number) as PaginationEnvelope & { data: unknown[] };
    const data = reader ? ((await reader({ data: envelope.data, exchange })) as unknown[]) : envelope.data;
    const nextPage = async (): Promise<Page<unknown> | undefined> =>
      isLast({ data: page, exchange }) ? undefined : (await loadPage(source, number + 1)).data;
    // Not enumerable, so that a page is plain data when it is copied or printed.
    const page = Object.defineProperty({ ...envelope, data }, 'nextPage', {
      value: nextPage,
    }) as Page<unknown>;
    return { data: page, exchange };
  });
}

/**
 * Whether a page is the last one. If it names no next page but `last_page` is later, the list goes on, so that no record
 * is lost.
 *
 * @throws DecodeError if the page doesn't say, or names a next page after the last
 */
export function isLast({ data, exchange }: Result<Page<unknown>>): boolean {
  const { next_page_url: next, last_page: last, current_page: current } = data as Partial<PaginationEnvelope>;
  const isAtEnd = typeof last === 'number' ? Number(current) >= last : undefined;
  if (next === null || next === '') return isAtEnd ?? true;
  if (typeof next !== 'string' && isAtEnd !== undefined) return isAtEnd;
  if (typeof next === 'string' && isAtEnd !== true) return false;
  const fault =
    typeof next === 'string'
      ? `names a next page after the last one, ${String(last)}`
      : "doesn't say in next_page_url or last_page whether it is the last";
  throw decodeError(exchange, `page ${current} ${fault}`);
}
