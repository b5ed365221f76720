import { GrantManagementError } from './error.ts';
import { withFramesOf } from './frames.ts';
import { invalidArgument } from './invalid-argument.ts';
import type { WithMeta } from './meta.ts';
import type { ListOptions } from './options.ts';
import { callRules, checkOptions, checkRequired, merge, record, wholeFrom } from './option-rules.ts';
import { isLast, type LoadedPage, loadPage, pageError } from './page.ts';
import type { ApiRequest } from './request.ts';
import { safely } from './safely.ts';
import { snapshot, tooLong } from './snapshot.ts';
import type { Transport } from './transport.ts';

/** How a list is visited. */
interface Visit {
  /** Number of the first page. */
  readonly first: number;
  readonly limit: number;
  readonly concurrency: number;
}

/** Most items that `all()` and `snapshot()` collect when they are not told otherwise. */
const defaultMost = { all: 10_000, snapshot: 100_000 };

/** So many pages without records, one after another, are no list: whoever reads it would never come to its end. */
const mostEmptyPages = 100;

/** Makes a list. It sends nothing before it is awaited or iterated over, and each iteration reads it anew. */
export function createList(transport: Transport, request: ApiRequest): object {
  const origin = new Error();
  const copy = { ...request, query: merge({ ...request.options?.query }, request.query ?? {}) };
  const load = async (number: number): Promise<LoadedPage> => {
    try {
      return await loadPage(transport, copy, number);
    } catch (error) {
      throw withFramesOf(error, origin);
    }
  };
  const visit = (): Visit => visitOf(copy, request.query);
  const goOn = (): void => throwIfAborted(copy);
  const pages = (): AsyncGenerator<LoadedPage, void> => visitPages(request.operation, load, visit());
  const records = (): AsyncGenerator<unknown, void> => items(pages(), visit().limit, goOn);
  let firstPage: Promise<LoadedPage> | undefined;
  const withMeta = async (): Promise<WithMeta<unknown>> => {
    const { page, meta } = await (firstPage ??= load(visit().first));
    return { data: page, meta };
  };
  const first = async (): Promise<unknown> => (await withMeta()).data;
  return {
    // oxlint-disable-next-line unicorn/no-thenable, promise/no-callback-in-promise -- it can be awaited for its first page
    then: (done?: () => unknown, failed?: () => unknown) => first().then(done, failed),
    catch: (failed?: () => unknown) => first().catch(failed),
    finally: (done?: () => void) => first().finally(done),
    [Symbol.toStringTag]: 'List',
    withMeta,
    safe: () => safely(withMeta()),
    pages: () => shownPages(pages(), goOn),
    [Symbol.asyncIterator]: records,
    all: async (most?: number) => collect(request.operation, records(), checkedMost(most, defaultMost.all)),
    snapshot: async (rounds?: number, most?: number) =>
      snapshot(request.operation, pages, {
        rounds: checkedRounds(rounds, copy),
        most: checkedMost(most, defaultMost.snapshot),
      }),
  };
}

/** Reads how the list is to be visited, as it is asked for the first time. */
function visitOf({ options = {}, query }: ApiRequest, named: object | undefined): Visit {
  checkOptions(options, callRules);
  checkRequired('query', named ?? {}, record);
  for (const [name, value] of Object.entries(named ?? {}))
    if (Object.hasOwn(callRules, name))
      throw invalidArgument(name, 'given in the second argument of a list, with its other options', value);
  const { page = 1 } = Object(query) as { page?: unknown };
  const { limit = Infinity, concurrency = 1 } = options as ListOptions;
  checkRequired('page', page, wholeFrom(1));
  return { first: page as number, limit, concurrency };
}

/**
 * Visits pages in order, up to the last that exists or the one that reaches the limit. Pages are counted: their
 * addresses are never followed.
 */
async function* visitPages(
  operation: string,
  load: (number: number) => Promise<LoadedPage>,
  { first, limit, concurrency }: Visit,
): AsyncGenerator<LoadedPage, void> {
  const asked: Promise<LoadedPage>[] = [];
  let next = first;
  let last = first;
  let empty = 0;
  for (let left = limit; left > 0;) {
    while (asked.length === 0 || (asked.length < concurrency && next <= last)) {
      const page = load(next++);
      page.catch(() => {}); // shows when its turn comes, and is of no interest when that never does
      asked.push(page);
    }
    const loaded = await (asked.shift() as Promise<LoadedPage>);
    yield loaded;
    if (isLast(operation, loaded)) return;
    empty = loaded.page.data.length === 0 ? empty + 1 : 0;
    if (empty === mostEmptyPages)
      throw pageError(
        operation,
        loaded.meta,
        `${empty} pages in a row have no records, and none is the last`,
      );
    left -= loaded.page.data.length;
    // Ahead of a limit, pages could be asked for in vain.
    last = limit < Infinity ? 0 : Number(loaded.page.last_page ?? 0);
  }
}

/** Ends a list that is being visited when its signal is aborted, also where the next step would send nothing. */
function throwIfAborted({ operation, options }: ApiRequest): void {
  const { signal } = options ?? {};
  if (signal?.aborted !== true) return;
  const message =
    'the list was left because of its signal, whose reason is the cause. What was visited before is right; iterate anew for the rest.';
  throw new GrantManagementError(operation, { message, cause: signal.reason as unknown }, 'Abort');
}

/** The pages that have records. */
async function* shownPages(
  pages: AsyncGenerator<LoadedPage, void>,
  goOn: () => void,
): AsyncGenerator<unknown, void> {
  for await (const { page } of pages) {
    if (page.data.length > 0) yield page;
    goOn();
  }
}

async function* items(
  pages: AsyncGenerator<LoadedPage, void>,
  limit: number,
  goOn: () => void,
): AsyncGenerator<unknown, void> {
  let left = limit;
  for await (const { page } of pages) {
    for (const item of page.data.slice(0, left)) {
      yield item;
      goOn();
    }
    left -= page.data.length;
  }
}

async function collect(
  operation: string,
  visited: AsyncGenerator<unknown, void>,
  most: number,
): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const item of visited) {
    if (found.length >= most) throw tooLong(operation, most, 'all()');
    found.push(item);
  }
  return found;
}

function checkedMost(most: number | undefined, otherwise: number): number {
  checkRequired('most', most ?? otherwise, callRules.limit);
  return most ?? otherwise;
}

function checkedRounds(rounds: number = 5, { options = {}, query }: ApiRequest): number {
  checkRequired('rounds', rounds, wholeFrom(2));
  const { page = 1 } = Object(query) as { page?: unknown };
  const { limit } = options as ListOptions;
  if (page !== 1 || limit !== undefined)
    throw invalidArgument(
      'snapshot()',
      'called on a list without page and limit, because it reads the whole list',
      limit ?? page,
    );
  return rounds;
}
