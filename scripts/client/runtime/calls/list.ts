import { AbortError, GrantManagementError, type StatusError } from '../errors/errors.ts';
import { check, checkOptions, count, merge, wholeFrom } from '../request/check.ts';
import type { ListOptions } from '../request/options.ts';
import type { ApiRequest } from '../request/request.ts';
import { decodeError } from '../response/reading.ts';
import type { Transport } from '../transport/transport.ts';
import { type Call, callOf, type Reader, readBy, type Result } from './call.ts';
import { isLast, loadPage, type Page, type PageSource } from './page.ts';

/**
 * A list. It sends nothing until it is awaited, for its first page, or iterated over. Each iteration reads it again.
 * Paging by number can miss records while the list changes; {@link snapshot} can't.
 */
export interface List<Item, Failure extends StatusError = StatusError> extends Call<Page<Item>, Failure> {
  /** Visits the pages in order, from the requested one. */
  pages(): AsyncGenerator<Page<Item>, void>;
  /** Visits the items of all pages. */
  [Symbol.asyncIterator](): AsyncGenerator<Item, void>;
  /** Collects all items; more than `most` (default 10,000) are an error of kind `ListTooLong`. */
  all(most?: number): Promise<Item[]>;
}

/** A list with this many empty pages in a row would never end. */
const mostEmptyPages = 100;

/** Creates a list. */
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

  // oxlint-disable unicorn/no-thenable, promise/no-callback-in-promise -- it can be awaited for its first page
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

  async all(most = 10_000): Promise<unknown[]> {
    check('most', most, count(0));
    const items: unknown[] = [];
    for await (const item of this as AsyncIterable<unknown>) {
      if (items.length >= most) throw tooLong(this.#source.request.operation, most);
      items.push(item);
    }
    return items;
  }

  [readBy](reader: Reader): LazyList {
    return new LazyList({ ...this.#source, reader });
  }

  /** Maximum items to visit. Its type doesn't have it: it is for {@link snapshot}. */
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
    check('page', page, wholeFrom(1));
    return page;
  }

  /** Visits pages in order, up to the last one or the one that reaches the limit. It counts pages instead of following URLs. */
  async *#visit(): AsyncGenerator<LoadedPage, void> {
    const { limit = Infinity, concurrency = 1 } = this.#options;
    const loading: Promise<LoadedPage>[] = [];
    let next = this.#firstPageNumber();
    let lastKnownPage = 0;
    let empty = 0;
    // With a limit, pages loaded ahead could be loaded in vain.
    const maxConcurrent = limit === Infinity ? concurrency : 1;
    for (let left = limit; left > 0;) {
      while (loading.length === 0 || (loading.length < maxConcurrent && next <= lastKnownPage)) {
        const page = loadPage(this.#source, next++);
        if (loading.push(page) > 1) page.catch(() => {}); // it is thrown when its turn comes
      }
      const loaded = await (loading.shift() as Promise<LoadedPage>);
      // Whoever visits the page may change it.
      const { exchange, data } = loaded;
      const page = { ...data };
      const size = data.data.length;
      yield loaded;
      if (isLast({ data: page, exchange })) return;
      empty = size === 0 ? empty + 1 : 0;
      if (empty === mostEmptyPages) throw decodeError(exchange, `${empty} pages in a row have no records`);
      left -= size;
      lastKnownPage = Number(page.last_page ?? 0);
    }
  }

  /** Ends an iteration even if its next step sends nothing. */
  #throwIfAborted(): void {
    const { signal } = this.#options;
    if (signal?.aborted !== true) return;
    const message =
      'aborted by its signal. Iterate again if you still want it; that starts from the beginning.';
    throw new AbortError(this.#source.request.operation, { message, cause: signal.reason as unknown });
  }
}

/** The error of a list that has more items than its caller allows. */
export function tooLong(operation: string, most: number): GrantManagementError {
  const message = `more than ${most} items. Raise the bound or iterate over the list.`;
  return new GrantManagementError(operation, { message }, 'ListTooLong');
}
