import type { Choice } from './choices.ts';
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

/** What an operation has done. */
export interface Performed {
  /** The body of its success. */
  readonly value: unknown;
  /** Choices of the mock that the body rests on. */
  readonly choices?: readonly Choice[];
}

/**
 * Does what an operation does to the data.
 *
 * @returns undefined where the interface does not show the body of its success
 */
export function perform(accepted: Accepted, store: Store): Performed | undefined {
  const { operation, slug, body } = accepted;
  if (operation.listItem !== undefined) return listPage(accepted, store);
  if (slug === null) return undefined;
  switch (operation.id) {
    case 'updateContributor': {
      const value = store.updateContributor(slug, (body as { fields: Record<string, unknown> }).fields);
      return { value, choices: store.wasChanged(slug) ? ['translated-after-update'] : [] };
    }
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

function listPage({ operation, query, origin }: Accepted, store: Store): Performed {
  const records = store.list(operation.collection);
  const members = operation.listItem;
  const page = pageOf(records, {
    page: numberOf(operation, query, 'page', 1),
    perPage: numberOf(operation, query, 'per_page', unknownDefault),
    origin,
    path: operation.path,
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
  const sent = query.get(name);
  return sent === null ? (known.find((each) => each.name === name)?.default ?? fallback) : Number(sent);
}

function pick(record: MockRecord, members: readonly string[]): MockRecord {
  return Object.fromEntries(members.flatMap((name) => (name in record ? [[name, record[name]]] : [])));
}
