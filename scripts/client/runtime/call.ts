import type { Format } from './decode.ts';
import type { WithMeta } from './meta.ts';
import type { PaginationEnvelope } from './models.ts';
import type { ListOptions } from './options.ts';
import type { Shape, Transport } from './transport.ts';

/**
 * Makes a call for a generated method, whose signature says what it gives.
 *
 * @param operation method and path, with `{}` for each slug
 * @param shape what is particular to the call
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

/** Makes what generated methods call. */
export function createCaller(transport: Transport): Caller {
  const caller: Caller = (operation, shape, options = {}, slugs = [], body, query) => {
    const { concurrency = 1, limit } = options;
    let format: Format = 'json';
    const outcome = transport(operation, shape, options, slugs, body, query, () => format);
    const call = outcome.then(({ data }) => data);
    const withMeta = (): Promise<WithMeta<unknown>> => {
      call.catch(() => {}); // whoever asks for more looks at the outcome instead
      return outcome.then(({ data, meta }) => ({ data, meta: meta() }));
    };

    /**
     * Visits pages in order, up to the last that exists. Pages are counted: their addresses are never followed. An
     * empty page ends the list and is not visited.
     */
    async function* pages(): AsyncGenerator<PaginationEnvelope, void> {
      const asked: Promise<unknown>[] = [call];
      let next = query?.page ?? 1;
      for (let last = next, number = next; ; number++) {
        while (asked.length < (next < last ? concurrency : 1)) {
          const ahead: Promise<unknown> = caller(operation, shape, options, slugs, body, {
            ...query,
            page: ++next,
          });
          ahead.catch(() => {}); // it is looked at in its turn, or never
          asked.push(ahead);
        }
        const page = (await asked.shift()) as PaginationEnvelope;
        if (!page.data.length || page.current_page !== number) return;
        yield page;
        if (!page.next_page_url || page.last_page <= number) return;
        last = limit ? number : page.last_page; // ahead of a limit, pages could be asked for in vain
      }
    }

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
      shape === 2 && {
        pages,
        async *[Symbol.asyncIterator]() {
          let left = limit ?? Infinity;
          if (left > 0) {
            for await (const { data } of pages()) {
              for (const item of data) {
                yield item;
                if (!--left) return;
              }
            }
          }
        },
      },
    ) as never;
  };
  return caller;
}
