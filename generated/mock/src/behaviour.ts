import type { OperationFacts } from './interface-facts.ts';
import { pageOf } from './paging.ts';
import type { MockRecord } from './api.ts';
import type { Store } from './store.ts';

/** A request that is in order. */
export interface Accepted {
  readonly operation: OperationFacts;
  readonly slug: string | null;
  readonly query: URLSearchParams;
  readonly body: unknown;
  /** Scheme and host as the caller sees them. */
  readonly origin: string;
}

/** Page size of a list whose default is not shown. */
const unknownDefault = 10;

/**
 * Does what an operation does to the data.
 *
 * @returns the body of its success; undefined where the interface does not show one
 */
export function perform(accepted: Accepted, store: Store): { readonly value: unknown } | undefined {
  const { operation, slug, body } = accepted;
  if (operation.listItem !== undefined) return { value: listPage(accepted, store) };
  if (slug === null) return undefined;
  switch (operation.id) {
    case 'updateContributor':
      return { value: store.updateContributor(slug, (body as { fields: Record<string, unknown> }).fields) };
    case 'recuseReviewer': {
      const { reviewer, score_set: scoreSet } = body as { reviewer: string; score_set?: string };
      store.recuse({ application: slug, reviewer, score_set: scoreSet ?? null });
      return undefined;
    }
    default: {
      const record = store.get(operation.collection, slug);
      return operation.method === 'GET' && record ? { value: record } : undefined;
    }
  }
}

function listPage({ operation, query, origin }: Accepted, store: Store): unknown {
  const records = store.list(operation.collection);
  const members = operation.listItem;
  const page = pageOf(records, {
    page: numberOf(operation, query, 'page', 1),
    perPage: numberOf(operation, query, 'per_page', unknownDefault),
    origin,
    path: operation.path,
  });
  if (!members) return page;
  return { ...page, data: (page['data'] as MockRecord[]).map((record) => pick(record, members)) };
}

function numberOf(
  { query: known }: OperationFacts,
  query: URLSearchParams,
  name: string,
  fallback: number,
): number {
  const sent = query.get(name);
  return sent === null ? (known.find((each) => each.name === name)?.default ?? fallback) : Number(sent);
}

function pick(record: MockRecord, members: readonly string[]): MockRecord {
  return Object.fromEntries(members.flatMap((name) => (name in record ? [[name, record[name]]] : [])));
}
