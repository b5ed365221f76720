import type { PaginationEnvelope } from '#generated/client/src/models.ts';
import type { WithMeta } from './meta.ts';
import type { As } from './representation.ts';

/** A call whose answer is read as its option `as` says. */
export interface TypedCall<Data, Failure> extends Promise<Data> {
  /** The result with status, entity tag, rate limit and number of attempts. */
  withMeta(): Promise<WithMeta<Data>>;
  /** The result or the error, without throwing. */
  safe(): Promise<({ readonly ok: true } & WithMeta<Data>) | { readonly ok: false; readonly error: Failure }>;
}

/** A page of records that are read as the option `as` says. */
export type RecordsOf<Item> = PaginationEnvelope & { data: Item[] };

/** A list whose records are read as its option `as` says. */
export interface TypedList<Item, Failure> extends TypedCall<RecordsOf<Item>, Failure> {
  /** Visits the pages that have records, in order. */
  pages(): AsyncGenerator<RecordsOf<Item>, void>;
  /** Visits the records of all pages. */
  [Symbol.asyncIterator](): AsyncGenerator<Item, void>;
  /** Collects the records of all pages; more than `most` (default 10,000) are a `ListTooLongError`. */
  all(most?: number): Promise<Item[]>;
  /** Reads the list until it is proven whole, `rounds` times at most (from 2, default 5); `most` as for `all`, default 100,000. */
  snapshot(rounds?: number, most?: number): Promise<Item[]>;
}

/** Reads the records of a list as a schema or `exact()` makes them. */
export interface AsRecords<Item> {
  as: Exclude<As<Item>['as'], 'xml'>;
}
