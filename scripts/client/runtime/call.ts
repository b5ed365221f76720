import type { Format } from './decode.ts';
import type { WithMeta } from './meta.ts';
import type { PaginationEnvelope } from '#generated/client/src/models.ts';
import type { ListOptions } from './options.ts';
import type { Shape, Transport } from './transport.ts';

/**
 * Makes a call for a generated method, whose signature says what it gives.
 *
 * @param operation method and path, with `{}` for each slug
 * @param shape what is particular to the call: 1 for a list
 * @param options of the call
 * @param slugs of the path, in order
 * @param body of the request
 * @param query of the request
 */
export type Caller = (
  operation: string,
  shape: Shape,
  options?: ListOptions,
  slugs?: readonly string[],
  body?: unknown,
  query?: { page?: number | undefined },
) => never;

/** What paging reads of any list. */
type Page = PaginationEnvelope & { data: unknown[] };

/** Makes what generated methods call. */
export function createCaller(transport: Transport): Caller {
  const caller: Caller = (operation, shape, options = {}, slugs, body, given) => {
    const { concurrency = 1, limit = Infinity } = options;
    // As it is now, whatever becomes of the caller's object.
    const query = (given ?? options.query) && { ...options.query, ...given };
    let next = query?.page ?? 1;
    let format: Format = 'json';
    const outcome = transport(operation, shape * next, options, slugs, body, query, () => format);
    const call = outcome.then(({ data }) => data);
    const withMeta = (): Promise<WithMeta<unknown>> => {
      call.catch(() => {}); // whoever asks for more looks at the outcome instead
      return outcome.then(({ data, meta }) => ({ data, meta: meta() }));
    };

    /**
     * Visits pages in order, up to the last that exists or the one that reaches the limit. Pages are counted: their
     * addresses are never followed. An empty page ends the list and is not visited.
     */
    async function* visit(items?: true): AsyncGenerator<unknown, void> {
      const asked: Promise<unknown>[] = [call];
      let left = limit;
      for (let last: number | undefined, number = next; left > 0; number++) {
        while (!asked[0] || (next < (last as number) && asked.length < concurrency))
          asked.push(caller(operation, shape, options, slugs, body, { ...query, page: ++next }));
        const page = (await asked.shift()) as Page;
        if (!page.data.length) return;
        yield* items ? page.data.slice(0, left) : [page];
        left -= page.data.length;
        if (!page.next_page_url || page.last_page <= number) return;
        last = limit < Infinity ? 0 : page.last_page; // ahead of a limit, pages could be asked for in vain
      }
    }

    // The pages of a list show what happened, and may never be asked for.
    if (shape > 0) call.catch(() => {});
    return Object.assign(
      call,
      {
        withMeta,
        safe: () =>
          withMeta().then(
            (result) => ({ ok: true, ...result }),
            (error: unknown) => ({ ok: false, error }),
          ),
        xml: () => ((format = 'xml'), call),
      },
      shape > 0 && {
        pages: visit,
        [Symbol.asyncIterator]: () => visit(true),
      },
    ) as never;
  };
  return caller;
}
