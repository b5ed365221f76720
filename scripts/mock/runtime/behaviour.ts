import { pageMembers, pageParameter } from '../../model/well-known.ts';
import type { MockRecord } from './api.ts';
import type { OperationFacts, QueryParameterFacts } from './interface-facts.ts';
import { pageOf } from './paging.ts';
import type { Store } from './store.ts';
import { changedRecord } from './update.ts';

/** A valid request. */
export interface Accepted {
  readonly operation: OperationFacts;
  /** The path as sent. */
  readonly path: string;
  /** The path's last slug. */
  readonly slug: string | undefined;
  readonly query: URLSearchParams;
  readonly body: unknown;
  /** The mock's base URL from the client's perspective. */
  readonly origin: string;
}

/** Page size for lists without a documented default. */
const unknownDefault = 10;

/**
 * Performs an operation on the data. Depending on its method and success response, it returns a page of a list, a record or
 * an undocumented body.
 *
 * @returns the success body; undefined if it isn't documented
 */
export function perform(accepted: Accepted, store: Store): unknown {
  const { operation, path, slug, body } = accepted;
  const { id, method, collection, record: facts } = operation;
  if (operation.listItem !== undefined) return listPage(accepted, store);
  const record = slug === undefined ? undefined : store.get(collection, slug);
  if (facts && record && method === 'GET') return record;
  if (facts && record && (method === 'PUT' || method === 'PATCH'))
    return store.replace(collection, changedRecord(record, body, facts), facts.moved);
  if (method === 'DELETE' && record && slug !== undefined && operation.path.endsWith('}'))
    store.remove(collection, slug);
  if (method !== 'GET') store.recordWrite({ operation: id, path, body: body ?? null }, method !== 'POST');
  return undefined;
}

function listPage({ operation, path, query, origin }: Accepted, store: Store): unknown {
  const members = operation.listItem;
  const [page, size] = (['page', 'page-size'] as const).map((role) =>
    operation.query.find((parameter) => parameter.role === role),
  );
  const value = pageOf(store.list(operation.collection), {
    page: numberOf(page, query, 1),
    perPage: numberOf(size, query, unknownDefault),
    names: { page: page?.name ?? pageParameter, perPage: size?.name },
    origin,
    path,
  });
  if (!members) return value;
  const shown = (value[pageMembers.records] as MockRecord[]).map((record) => pick(record, members));
  return { ...value, [pageMembers.records]: shown };
}

function numberOf(
  parameter: QueryParameterFacts | undefined,
  query: URLSearchParams,
  fallback: number,
): number {
  const sent = parameter ? query.get(parameter.name) : null;
  return sent === null ? (parameter?.default ?? fallback) : Number(sent);
}

/** Picks properties of a record. A plain loop, because this runs for each record of every list. */
function pick(record: MockRecord, members: readonly string[]): MockRecord {
  const picked: Record<string, unknown> = {};
  for (const name of members) if (Object.hasOwn(record, name)) picked[name] = record[name];
  return picked;
}
