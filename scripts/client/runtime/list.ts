import { GrantManagementError } from './error.ts';
import { withFramesOf } from './frames.ts';
import { invalidArgument } from './invalid-argument.ts';
import type { WithMeta } from './meta.ts';
import type { ListOptions } from './options.ts';
import { callRules, checkOptions, checkRequired, merge, wholeFrom } from './option-rules.ts';
import { isLast, type LoadedPage, loadPage } from './page.ts';
import type { ApiRequest } from './request.ts';
import { safely } from './safely.ts';
import { snapshot } from './snapshot.ts';
import type { Transport } from './transport.ts';

/** How a list is visited. */
interface Visit {
  /** Number of the first page. */
  readonly first: number;
  readonly limit: number;
  readonly concurrency: number;
}

/** Most items that `all()` collects when it is not told otherwise. */
const defaultMost = 10_000;

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
  const visit = (): Visit => visitOf(copy);
  const pages = (): AsyncGenerator<LoadedPage, void> => visitPages(request.operation, load, visit());
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
    pages: () => shownPages(pages()),
    [Symbol.asyncIterator]: () => items(pages(), visit().limit),
    all: (most?: number) => collect(request.operation, items(pages(), visit().limit), most),
    snapshot: (rounds?: number) => snapshot(request.operation, () => pages(), checkedRounds(rounds, copy)),
  };
}

/** Reads how the list is to be visited, as it is asked for the first time. */
function visitOf({ options = {}, query }: ApiRequest): Visit {
  checkOptions(options, callRules);
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
  for (let left = limit; left > 0;) {
    while (asked.length === 0 || (asked.length < concurrency && next <= last)) {
      const page = load(next++);
      page.catch(() => {}); // shows when its turn comes, and is of no interest when that never does
      asked.push(page);
    }
    const loaded = await (asked.shift() as Promise<LoadedPage>);
    yield loaded;
    if (isLast(operation, loaded)) return;
    left -= loaded.page.data.length;
    // Ahead of a limit, pages could be asked for in vain.
    last = limit < Infinity ? 0 : Number(loaded.page.last_page ?? 0);
  }
}

/** The pages that have records. */
async function* shownPages(pages: AsyncGenerator<LoadedPage, void>): AsyncGenerator<unknown, void> {
  for await (const { page } of pages) if (page.data.length > 0) yield page;
}

async function* items(pages: AsyncGenerator<LoadedPage, void>, limit: number): AsyncGenerator<unknown, void> {
  let left = limit;
  for await (const { page } of pages) {
    yield* page.data.slice(0, left);
    left -= page.data.length;
  }
}

async function collect(
  operation: string,
  visited: AsyncGenerator<unknown, void>,
  most: number = defaultMost,
): Promise<unknown[]> {
  checkRequired('most', most, callRules.limit);
  const found: unknown[] = [];
  for await (const item of visited) {
    if (found.length >= most) {
      const message = `the list has more than ${most} items. Give all() a higher bound, or iterate over the list.`;
      throw new GrantManagementError(operation, { message }, 'ListTooLong');
    }
    found.push(item);
  }
  return found;
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
