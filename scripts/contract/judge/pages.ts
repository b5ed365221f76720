import { isObject } from '../../model/json.ts';
import { recordsMember } from '../../model/list.ts';
import type { Operation } from '../../model/operation.ts';
import { pageMembers } from '../../model/well-known.ts';
import type { Deviation, Recorded } from '../findings.ts';
import { factOf } from '../facts.ts';

const { firstPageUrl, lastPageUrl, nextPageUrl, previousPageUrl, path, perPage, total } = pageMembers;
const urls = [path, firstPageUrl, lastPageUrl, nextPageUrl, previousPageUrl];

/** Finds URLs in a page that point to a different host. A client that follows them would send its key there. */
export function strayUrls({ list }: Operation, body: unknown, requestUrl: string): Deviation[] {
  if (!list || !isObject(body)) return [];
  const { host } = new URL(requestUrl);
  const stray = urls.flatMap((name) => {
    const url = body[name];
    const target =
      typeof url === 'string' && URL.canParse(url, requestUrl) ? new URL(url, requestUrl).host : host;
    return target === host ? [] : [{ name, target }];
  });
  const [first] = stray;
  const member = first && list.page.member(first.name)?.schema;
  if (!member) return [];
  const shown = `\`${stray.map(({ name }) => name).join('`, `')}\` point to ${first.target}.`;
  return [{ fact: factOf.member(member), what: 'Page URLs point to a different host.', shown }];
}

/** Detects a second page that claims to be page 2 but repeats the records of page 1. */
export function repeatedPage({ list }: Operation, first: unknown, second: unknown): Deviation[] {
  const member = list?.page.member(recordsMember)?.schema;
  const [slugs, others] = [first, second].map(slugsOf);
  const isSecond = isObject(second) && second[pageMembers.currentPage] === 2;
  if (!member || !isSecond || !slugs || slugs !== others) return [];
  return [
    {
      fact: factOf.member(member),
      pointer: `/${recordsMember}`,
      what: 'The second page repeats the records of the first.',
    },
  ];
}

/** Joins the slugs of a page's records; empty if a record has none. */
function slugsOf(page: unknown): string {
  const records: unknown = isObject(page) ? page[recordsMember] : undefined;
  const slugs = Array.isArray(records)
    ? records.map((each) => (isObject(each) ? each['slug'] : undefined))
    : [];
  return slugs.every((slug) => typeof slug === 'string') ? slugs.join() : '';
}

/** Compares list totals between page sizes. */
export class Totals {
  readonly #lists = new Map<
    Operation,
    Map<unknown, { readonly recorded: Recorded; readonly totals: Set<unknown> }>
  >();

  /** Records the total of a page. */
  note(operation: Operation, body: unknown, recorded: Recorded): void {
    if (!operation.list || !isObject(body)) return;
    const sizes =
      this.#lists.get(operation) ?? new Map<unknown, { recorded: Recorded; totals: Set<unknown> }>();
    this.#lists.set(operation, sizes);
    const size = sizes.get(body[perPage]) ?? { recorded, totals: new Set() };
    sizes.set(body[perPage], size);
    size.totals.add(body[total]);
  }

  /** Returns the lists whose totals differ, each with the first request of the last page size. */
  get disagreements(): readonly { readonly recorded: Recorded; readonly deviation: Deviation }[] {
    return [...this.#lists].flatMap(([{ list }, sizes]) => {
      const seen = [...sizes.values()];
      const totals = new Set(seen.flatMap((each) => [...each.totals]));
      // If the total varies at one page size, the cause is different, such as records added meanwhile.
      const isSteady = seen.every((each) => each.totals.size === 1);
      const member = list?.page.member('total')?.schema;
      const last = seen.at(-1);
      if (!last || !member || !isSteady || totals.size < 2) return [];
      const shown = `The responses have ${[...totals].join(', ')}.`;
      return [
        {
          recorded: last.recorded,
          deviation: { fact: factOf.member(member), what: 'The total depends on the page size.', shown },
        },
      ];
    });
  }
}
