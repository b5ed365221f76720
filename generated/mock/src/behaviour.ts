import type { MockRecord } from './api.ts';
import type { Choice } from './choices.ts';
import type { OperationFacts } from './interface-facts.ts';
import { pageOf } from './paging.ts';
import type { Store } from './store.ts';
import { changedRecord } from './update.ts';

/** A request that is in order. */
export interface Accepted {
  readonly operation: OperationFacts;
  /** Path as it was sent. */
  readonly path: string;
  /** The last slug in it. */
  readonly slug: string | null;
  readonly query: URLSearchParams;
  readonly body: unknown;
  /** Scheme and host as the client sees them, and what stands before the path there. */
  readonly origin: string;
}

/** Page size of a list whose default is not shown. */
const unknownDefault = 10;

/** What an operation has done. */
export interface Performed {
  /** The body of its success. */
  readonly value: unknown;
  /** Choices of the mock that the body rests on. */
  readonly choices?: readonly Choice[];
}

/**
 * Does what an operation does to the data. What that is follows from its method and from what its success is: a page of a
 * list, a record, or nothing that is shown.
 *
 * @returns undefined where the interface does not show the body of its success
 */
export function perform(accepted: Accepted, store: Store): Performed | undefined {
  const { operation, path, slug, body } = accepted;
  if (operation.listItem !== undefined) return listPage(accepted, store);
  const record = slug === null ? undefined : store.get(operation.collection, slug);
  if (operation.record && record) {
    if (operation.method === 'GET') return { value: record, choices: store.choicesOf(record) };
    if (operation.method === 'PUT' || operation.method === 'PATCH') {
      const { value, choices } = changedRecord(record, body, operation.record);
      const after = store.replace(operation.collection, value, operation.record.moved, choices);
      return { value: after, choices: store.choicesOf(after) };
    }
  }
  if (operation.method === 'DELETE' && record && operation.path.endsWith('}'))
    store.remove(operation.collection, slug ?? '');
  if (operation.method !== 'GET')
    store.keep({ operation: operation.id, path, body: body ?? null }, operation.method !== 'POST');
  return undefined;
}

function listPage({ operation, path, query, origin }: Accepted, store: Store): Performed {
  const records = store.list(operation.collection);
  const members = operation.listItem;
  const page = pageOf(records, {
    page: numberOf(operation, query, 'page', 1),
    perPage: numberOf(operation, query, 'per_page', unknownDefault),
    origin,
    path,
  });
  const choices: Choice[] = records.length === 0 ? ['empty-list'] : [];
  if (!members) return { value: page, choices };
  const data = (page['data'] as MockRecord[]).map((record) => pick(record, members));
  return { value: { ...page, data }, choices };
}

function numberOf(
  { query: known }: OperationFacts,
  query: URLSearchParams,
  name: string,
  fallback: number,
): number {
  const declared = known.find((each) => each.name === name);
  const sent = declared ? query.get(name) : null;
  return sent === null ? (declared?.default ?? fallback) : Number(sent);
}

function pick(record: MockRecord, members: readonly string[]): MockRecord {
  return Object.fromEntries(members.flatMap((name) => (name in record ? [[name, record[name]]] : [])));
}
