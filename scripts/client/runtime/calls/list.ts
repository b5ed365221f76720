import { type Call, type Reader, readBy, responseOf, type Safe, safely } from './call.ts';
import { AbortError, GrantManagementError, type StatusError } from '../errors/errors.ts';
import { metaOf, type WithMeta } from '../response/meta.ts';
import { checkCallOptions, checkRequired, count, merge, wholeFrom } from '../request/option-rules.ts';
import type { ListOptions } from '../request/options.ts';
import { isLast, type LoadedPage, loadPage, type Page, type PageSource } from './page.ts';
import { decodeError } from '../response/reading.ts';
import type { ApiRequest } from '../request/request.ts';
import { withFramesOf } from '../errors/stack.ts';
import type { Transport } from '../transport/transport.ts';

/**
 * A list. It sends nothing before it is awaited, for its first page, or iterated over, and each iteration reads it anew.
 * Paging by number can miss records while the list changes; {@link snapshot} can't.
 */
export interface List<Item, Failure extends StatusError = StatusError> extends Call<Page<Item>, Failure> {
  /** Visits the pages in order, from the one that was asked for. */
  pages(): AsyncGenerator<Page<Item>, void>;
  /** Visits the items of all pages. */
  [Symbol.asyncIterator](): AsyncGenerator<Item, void>;
  /** Collects all items; more than `most` (default 10,000) are an error of kind `ListTooLong`. */
  all(most?: number): Promise<Item[]>;
}

/** So many empty pages in a row are no list: reading it would have no end. */
const mostEmptyPages = 100;

/** Makes a list. */
export function createList<Item, Failure extends StatusError>(
  transport: Transport,
  request: ApiRequest,
): List<Item, Failure> {
  const query = merge({ ...request.options?.query }, request.query ?? {});
  return new LazyList({ transport, request: { ...request, query } }) as never as List<Item, Failure>;
}

class LazyList {
  readonly #source: PageSource;
  readonly #origin = new Error();
  #first: Promise<LoadedPage> | undefined;

  constructor(source: PageSource) {
    this.#source = source;
  }

  get [Symbol.toStringTag](): string {
    return 'List';
  }

  // oxlint-disable unicorn/no-thenable, promise/no-callback-in-promise -- it can be awaited for its first page
  then<A, B>(
    done?: ((page: Page<unknown>) => A) | null,
    failed?: ((error: unknown) => B) | null,
  ): Promise<A | B> {
    return this.withMeta()
      .then(({ data }) => data)
      .then(done, failed) as Promise<A | B>;
  }

  // oxlint-enable
  catch<B>(failed?: ((error: unknown) => B) | null): Promise<Page<unknown> | B> {
    return this.then(undefined, failed) as Promise<Page<unknown> | B>;
  }

  finally(done?: (() => void) | null): Promise<Page<unknown>> {
    return Promise.resolve(this as PromiseLike<Page<unknown>>).finally(done);
  }

  async withMeta(): Promise<WithMeta<Page<unknown>>> {
    const { page, exchange } = await this.#firstPage();
    return { data: page, meta: metaOf(exchange.response, exchange.deadline.attempts, exchange.redact) };
  }

  safe(): Promise<Safe<Page<unknown>>> {
    return safely(this.withMeta());
  }

  async asResponse(): Promise<Response> {
    return responseOf((await this.#firstPage()).exchange);
  }

  async *pages(): AsyncGenerator<Page<unknown>, void> {
    for await (const { page } of this.#visit()) {
      yield page;
      this.#throwIfAborted();
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<unknown, void> {
    let left = this.limit;
    for await (const { page } of this.#visit()) {
      for (const item of page.data.slice(0, left)) {
        yield item;
        this.#throwIfAborted();
      }
      left -= page.data.length;
    }
  }

  async all(most = 10_000): Promise<unknown[]> {
    checkRequired('most', most, count(0));
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

  /** Most items to visit. Not of its type: it is for {@link snapshot}. */
  get limit(): number {
    return this.#options.limit ?? Infinity;
  }

  get #options(): ListOptions {
    return this.#source.request.options ?? {};
  }

  #firstPage(): Promise<LoadedPage> {
    this.#first ??= this.#load(this.#firstNumber());
    return this.#first;
  }

  async #load(number: number): Promise<LoadedPage> {
    try {
      return await loadPage(this.#source, number);
    } catch (error) {
      throw withFramesOf(error, this.#origin);
    }
  }

  #firstNumber(): number {
    checkCallOptions(this.#options);
    const { page = 1 } = this.#source.request.query as { page?: number };
    checkRequired('page', page, wholeFrom(1));
    return page;
  }

  /** Visits pages in order, up to the last one or the one that reaches the limit. It counts, and follows no page URL. */
  async *#visit(): AsyncGenerator<LoadedPage, void> {
    const { limit = Infinity, concurrency = 1 } = this.#options;
    const loading: Promise<LoadedPage>[] = [];
    let next = this.#firstNumber();
    let aheadTo = next;
    let empty = 0;
    for (let left = limit; left > 0;) {
      while (loading.length === 0 || (loading.length < concurrency && next <= aheadTo)) {
        const page = this.#load(next++);
        page.catch(() => {}); // it is thrown when its turn comes
        loading.push(page);
      }
      const loaded = await (loading.shift() as Promise<LoadedPage>);
      const { page, exchange } = loaded;
      yield loaded;
      if (isLast(loaded)) return;
      empty = page.data.length === 0 ? empty + 1 : 0;
      if (empty === mostEmptyPages) throw decodeError(exchange, `${empty} pages in a row have no records`);
      left -= page.data.length;
      // Ahead of a limit, pages could be loaded in vain.
      aheadTo = limit < Infinity ? 0 : Number(page.last_page ?? 0);
    }
  }

  /** Ends an iteration, also where its next step sends nothing. */
  #throwIfAborted(): void {
    const { signal } = this.#options;
    if (signal?.aborted !== true) return;
    const message = 'aborted by its signal. Iterate anew for the rest.';
    throw new AbortError(this.#source.request.operation, { message, cause: signal.reason as unknown });
  }
}

/** The error of a list that has more items than somebody wants to hold. */
export function tooLong(operation: string, most: number): GrantManagementError {
  const message = `more than ${most} items. Raise the bound or iterate over the list.`;
  return new GrantManagementError(operation, { message }, 'ListTooLong');
}
