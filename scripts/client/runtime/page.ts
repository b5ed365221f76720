import { StatusError } from './error.ts';
import { isRecord } from './is-record.ts';
import { metaOf, type ResponseMeta } from './meta.ts';
import { read } from './reading.ts';
import { applySchema } from './representation.ts';
import type { ApiRequest } from './request.ts';
import type { Exchange, Transport } from './transport.ts';

/** A page of a list, as far as paging looks at it. */
export interface Page {
  readonly data: readonly unknown[];
  readonly current_page: number;
  readonly last_page?: unknown;
  readonly next_page_url?: unknown;
  readonly total?: unknown;
  readonly from?: unknown;
  readonly to?: unknown;
}

/** A page, with what is known of it beside its data. */
export interface LoadedPage {
  readonly page: Page;
  /** Slugs of the records as they came; undefined where a record has none. */
  readonly slugs: readonly unknown[];
  readonly meta: ResponseMeta;
}

/**
 * Asks for one page.
 *
 * @param transport sends the request
 * @param request the list
 * @param number of the page, from 1; the first one needs none
 * @throws GrantManagementError as for every call; a page that is not the one that was asked for is of kind `Decode`
 */
export function loadPage(transport: Transport, request: ApiRequest, number: number): Promise<LoadedPage> {
  const named = number === 1 ? {} : { page: number };
  const paged = { ...request, query: { ...request.query, ...named } };
  return transport.send(paged, (exchange) => readPage(request, exchange, number));
}

async function readPage(request: ApiRequest, exchange: Exchange, number: number): Promise<LoadedPage> {
  const { operation, answer } = request;
  const { reader, attempts, text } = exchange;
  const page = read(exchange, { operation, answer, page: number, format: 'json' }) as Page;
  const slugs = page.data.map((record) => (isRecord(record) ? record['slug'] : undefined));
  const meta = metaOf(exchange.response, attempts);
  const { parse, schema } = reader;
  // The numbers of the page itself stay numbers.
  const records = parse ? (parse(text) as Page).data : page.data;
  const data = schema
    ? await Promise.all(records.map((record) => applySchema(schema, record, request)))
    : records;
  return { page: { ...page, data }, slugs, meta };
}

/**
 * Whether a page is the last one: where the interface says that the list ends. A page says so in two places. Where no next
 * page is named and `last_page` is later, the list goes on, so that no record is lost. Where a next one is named and
 * `last_page` is not later, nothing says where the list ends, and going on could have no end.
 *
 * @throws GrantManagementError of kind `Decode` when the page does not say it, or contradicts itself in that way
 */
export function isLast(operation: string, { page, meta }: LoadedPage): boolean {
  const { next_page_url: next, last_page: last, current_page: current } = page;
  const endsHere = typeof last === 'number' ? current >= last : undefined;
  if (next === null || next === '') return endsHere ?? true;
  if (typeof next !== 'string' && endsHere !== undefined) return endsHere;
  if (typeof next === 'string' && endsHere !== true) return false;
  const fault =
    typeof next === 'string'
      ? `names a next page, and calls ${String(last)} the last one`
      : 'says neither in next_page_url nor in last_page whether it is the last';
  throw pageError(operation, meta, `page ${current} ${fault}`);
}

/** The error of a list whose pages cannot be right. */
export function pageError(operation: string, meta: ResponseMeta, fault: string): StatusError {
  const message = `${fault}. See what stands between here and the service.`;
  return new StatusError(operation, { message, status: meta.status, meta }, 'Decode');
}
