import { pageMembers, pageParameter } from '../../model/well-known.ts';
import type { MockRecord } from './api.ts';
import type { Choice } from './choices.ts';
import type { OperationFacts, QueryParameterFacts } from './interface-facts.ts';
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

/** Whether a request has a parameter that the mock knows by its name and does not apply. */
export function hasParameterWithoutEffect({ query }: OperationFacts, sent: URLSearchParams): boolean {
  return query.some(({ name, role }) => role !== 'page' && role !== 'page-size' && sent.has(name));
}

function listPage({ operation, path, query, origin }: Accepted, store: Store): Performed {
  const records = store.list(operation.collection);
  const members = operation.listItem;
  const [page, size] = (['page', 'page-size'] as const).map((role) =>
    operation.query.find((parameter) => parameter.role === role),
  );
  const value = pageOf(records, {
    page: numberOf(page, query, 1),
    perPage: numberOf(size, query, unknownDefault),
    names: { page: page?.name ?? pageParameter, perPage: size?.name },
    origin,
    path,
  });
  const choices: Choice[] = records.length === 0 ? ['empty-list'] : [];
  if (!members) return { value, choices };
  const shown = (value[pageMembers.records] as MockRecord[]).map((record) => pick(record, members));
  return { value: { ...value, [pageMembers.records]: shown }, choices };
}

function numberOf(
  parameter: QueryParameterFacts | undefined,
  query: URLSearchParams,
  fallback: number,
): number {
  const sent = parameter ? query.get(parameter.name) : null;
  return sent === null ? (parameter?.default ?? fallback) : Number(sent);
}

function pick(record: MockRecord, members: readonly string[]): MockRecord {
  return Object.fromEntries(members.flatMap((name) => (name in record ? [[name, record[name]]] : [])));
}
