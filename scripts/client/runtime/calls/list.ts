import { AbortError, GrantManagementError, type StatusError } from '../errors/errors.ts';
import { check, checkOptions, count, merge, integerFrom } from '../request/check.ts';
import type { ListOptions } from '../request/options.ts';
import type { ApiRequest } from '../request/request.ts';
import { decodeError } from '../response/reading.ts';
import type { Transport } from '../transport/transport.ts';
import { type Call, callOf, type Reader, readBy, type Result } from './call.ts';
import { isLast, loadPage, type Page, type PageSource } from './page.ts';

/**
 * A lazy list. Await it for its first page, or iterate over it; each iteration loads it again. If the list changes
 * meanwhile, pagination by number can miss records; {@link snapshot} doesn't.
 */
export interface List<Item, Failure extends StatusError = StatusError> extends Call<Page<Item>, Failure> {
  /** Visits the pages in order, from the requested one. */
  pages(): AsyncGenerator<Page<Item>, void>;
  /** Visits the items of all pages. */
  [Symbol.asyncIterator](): AsyncGenerator<Item, void>;
  /** Collects all items. Throws an error of kind `ListTooLong` if there are more than `maxRecords` (default 10,000). */
  all(maxRecords?: number): Promise<Item[]>;
}

/** Treat a list with this many consecutive empty pages as endless. */
const maxEmptyPages = 100;

export function createList<Item, Failure extends StatusError>(
  transport: Transport,
  request: ApiRequest,
): List<Item, Failure> {
  const query = merge({ ...request.options?.query }, request.query ?? {});
  return new LazyList({ transport, request: { ...request, query } }) as never as List<Item, Failure>;
}

type LoadedPage = Result<Page<unknown>>;

class LazyList {
  readonly #source: PageSource;
  #first: Call<Page<unknown>> | undefined;

  constructor(source: PageSource) {
    this.#source = source;
  }

  get [Symbol.toStringTag](): string {
    return 'List';
  }

  // oxlint-disable unicorn/no-thenable, promise/no-callback-in-promise -- awaiting a list returns its first page
  then(...callbacks: Parameters<Call<Page<unknown>>['then']>): Promise<unknown> {
    return this.#firstPage().then(...callbacks);
  }

  // oxlint-enable
  catch(...callbacks: Parameters<Call<Page<unknown>>['catch']>): Promise<unknown> {
    return this.#firstPage().catch(...callbacks);
  }

  finally(...callbacks: Parameters<Call<Page<unknown>>['finally']>): Promise<unknown> {
    return this.#firstPage().finally(...callbacks);
  }

  withMeta(): Promise<unknown> {
    return this.#firstPage().withMeta();
  }

  safe(): Promise<unknown> {
    return this.#firstPage().safe();
  }

  asResponse(): Promise<Response> {
    return this.#firstPage().asResponse();
  }

  async *pages(): AsyncGenerator<Page<unknown>, void> {
    for await (const { data: page } of this.#visit()) {
      yield page;
      this.#throwIfAborted();
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<unknown, void> {
    let left = this.limit;
    for await (const { data: page } of this.#visit()) {
      for (const item of page.data.slice(0, left)) {
        yield item;
        this.#throwIfAborted();
      }
      left -= page.data.length;
    }
  }

  async all(maxRecords = 10_000): Promise<unknown[]> {
    check('maxRecords', maxRecords, count(0));
    const items: unknown[] = [];
    for await (const item of this as AsyncIterable<unknown>) {
      if (items.length >= maxRecords) throw tooLong(this.#source.request.operation, maxRecords);
      items.push(item);
    }
    return items;
  }

  [readBy](reader: Reader): LazyList {
    return new LazyList({ ...this.#source, reader });
  }

  /** Maximum number of items to visit. Not in the public type, because only {@link snapshot} uses it. */
  get limit(): number {
    return this.#options.limit ?? Infinity;
  }

  get #options(): ListOptions {
    return this.#source.request.options ?? {};
  }

  #firstPage(): Call<Page<unknown>> {
    this.#first ??= callOf((async () => loadPage(this.#source, this.#firstPageNumber()))());
    return this.#first;
  }

  #firstPageNumber(): number {
    checkOptions(this.#options);
    const { page = 1 } = this.#source.request.query as { page?: number };
    check('page', page, integerFrom(1));
    return page;
  }

  /** Visits pages in order, up to the last one or the limit. Requests pages by number rather than following URLs. */
  async *#visit(): AsyncGenerator<LoadedPage, void> {
    const { limit = Infinity, concurrency = 1 } = this.#options;
    const loading: Promise<LoadedPage>[] = [];
    let next = this.#firstPageNumber();
    let lastKnownPage = 0;
    let empty = 0;
    // With a limit, prefetched pages might not be needed.
    const maxConcurrent = limit === Infinity ? concurrency : 1;
    for (let left = limit; left > 0;) {
      while (loading.length === 0 || (loading.length < maxConcurrent && next <= lastKnownPage)) {
        const page = loadPage(this.#source, next++);
        if (loading.push(page) > 1) page.catch(() => {}); // rethrown when the page is awaited below
      }
      const loaded = await (loading.shift() as Promise<LoadedPage>);
      // The caller may modify the page, so pass a copy.
      const { exchange, data } = loaded;
      const page = { ...data };
      const size = data.data.length;
      yield loaded;
      if (isLast({ data: page, exchange })) return;
      empty = size === 0 ? empty + 1 : 0;
      if (empty === maxEmptyPages) throw decodeError(exchange, `${empty} consecutive pages have no records`);
      left -= size;
      lastKnownPage = Number(page.last_page ?? 0);
    }
  }

  /** Ends the iteration even if its next step sends no request. */
  #throwIfAborted(): void {
    const { signal } = this.#options;
    if (signal?.aborted !== true) return;
    const message = 'aborted by its signal. To get the rest, iterate again from the beginning.';
    throw new AbortError(this.#source.request.operation, { message, cause: signal.reason as unknown });
  }
}

/** Creates the error for a list that has more items than the caller allows. */
export function tooLong(operation: string, maxRecords: number): GrantManagementError {
  const message = `more than ${maxRecords} items. Raise maxRecords or iterate over the list.`;
  return new GrantManagementError(operation, { message }, 'ListTooLong');
}
