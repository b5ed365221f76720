/** A service whose list changes between pages. */
import fc from 'fast-check';
import { expect } from 'vitest';
import {
  GrantManagement,
  GrantManagementError,
  snapshot,
  type FetchFunction,
} from '../../scripts/client/runtime/index.ts';

/** A change to a list before a page is read. Positions are taken modulo its length. */
export type Change =
  | { readonly kind: 'insert' | 'delete'; readonly position: number }
  | { readonly kind: 'move'; readonly from: number; readonly to: number }
  | { readonly kind: 'swap' | 'reverse'; readonly position: number };

/** The service's paging behaviour. */
export type Manner = 'right' | 'clamps' | 'wrong page' | 'empty page';

/** A unique slug for each number. */
export function slugOf(number: number): string {
  const letters = Array.from({ length: 8 }, (_, place) => 65 + (Math.floor(number / 26 ** place) % 26));
  return String.fromCharCode(...letters);
}

/** Applies a change to a list of slugs. */
function apply(list: string[], change: Change, fresh: () => string): void {
  const place = (position: number): number => (list.length === 0 ? 0 : position % list.length);
  if (change.kind === 'insert') list.splice(place(change.position), 0, fresh());
  else if (change.kind === 'delete') list.splice(place(change.position), 1);
  else if (change.kind === 'reverse') list.reverse();
  else if (change.kind === 'swap') list.push(...list.splice(0, place(change.position)));
  else if (change.kind === 'move') list.splice(place(change.to), 0, ...list.splice(place(change.from), 1));
}

/** The service, and its requests. */
export interface ChangingList {
  readonly client: GrantManagement;
  /** Requested page numbers, in order. */
  readonly requestedPages: number[];
  /** Slugs that were never removed. */
  readonly lasting: () => string[];
}

/**
 * Creates a service with a changing list.
 *
 * @param size initial number of records
 * @param perPage records per page
 * @param history changes before each response
 * @param manner how it pages
 */
export function changingList(
  size: number,
  perPage: number,
  history: readonly (readonly Change[])[],
  manner: Manner = 'right',
): ChangingList {
  let count = size;
  const list = Array.from({ length: size }, (_, index) => slugOf(index));
  const lasting = new Set(list);
  const requestedPages: number[] = [];
  const fetch: FetchFunction = async (address) => {
    const number = Number(new URL(address).searchParams.get('page') ?? 1);
    for (const change of history[requestedPages.length] ?? []) apply(list, change, () => slugOf(count++));
    requestedPages.push(number);
    for (const slug of lasting) if (!list.includes(slug)) lasting.delete(slug);
    return Response.json(pageOf(list, number, perPage, manner));
  };
  const client = new GrantManagement({ baseUrl: 'https://eu.invalid', apiKey: 'secret-key-0123', fetch });
  return { client, requestedPages, lasting: () => [...lasting] };
}

function pageOf(list: readonly string[], requestedPage: number, perPage: number, manner: Manner): object {
  const last = Math.max(1, Math.ceil(list.length / perPage));
  const number = manner === 'clamps' ? Math.min(requestedPage, last) : requestedPage;
  const offset = (number - 1) * perPage;
  const odd = manner === 'empty page' && number === 2 && number < last;
  const slugs = odd ? [] : list.slice(offset, offset + perPage);
  return {
    current_page: manner === 'wrong page' && number === 2 ? 1 : number,
    data: slugs.map((slug) => ({ slug })),
    from: slugs.length === 0 ? null : offset + 1,
    to: slugs.length === 0 ? null : offset + slugs.length,
    last_page: last,
    next_page_url: number > last ? null : number < last ? 'https://eu.invalid/elsewhere' : '',
    per_page: perPage,
    total: list.length,
  };
}

export const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constantFrom('insert' as const, 'delete' as const), position: fc.nat(50) }),
  fc.record({ kind: fc.constant('move' as const), from: fc.nat(50), to: fc.nat(50) }),
  fc.record({ kind: fc.constantFrom('swap' as const, 'reverse' as const), position: fc.nat(50) }),
);

/** Takes a snapshot of a changing list. It must be complete or refused; returns whether it was complete. */
export async function trySnapshot(
  size: number,
  perPage: number,
  history: readonly (readonly Change[])[],
): Promise<boolean> {
  const { client, lasting } = changingList(size, perPage, history);
  try {
    const slugs = (await snapshot(client.fields.list())).map((item) => (item as { slug: string }).slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    const missing = lasting().filter((slug) => !slugs.includes(slug));
    expect(missing).toEqual([]);
    return true;
  } catch (error) {
    if (!(error instanceof GrantManagementError && error.kind === 'UnprovenList')) throw error;
    return false;
  }
}
