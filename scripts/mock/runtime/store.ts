import type { AcceptedWrite, Data, MockRecord } from './api.ts';
import type { InterfaceFacts } from './interface-facts.ts';

/** Limits of recorded writes: number and total characters. The oldest are dropped first. */
const maxWrites = 1_000;
const maxCharacters = 2_000_000;

export class Store {
  readonly #original: string;
  /** Lists whose records are known. In other lists, every slug exists. */
  readonly #listsWithRecords: ReadonlySet<string>;
  readonly #now: () => number;
  #lists = new Map<string, Map<string, MockRecord>>();
  /** Writes as JSON text, which needs a fraction of the memory of parsed values. */
  #writes = new Map<string, string>();
  #characters = 0;
  #count = 0;

  /**
   * @param data records, which the store copies
   * @param now the clock, in milliseconds
   */
  constructor(data: Data, { operations }: Pick<InterfaceFacts, 'operations'>, now: () => number) {
    this.#original = JSON.stringify(data);
    const shown = operations.flatMap(({ record, collection }) => (record ? [collection] : []));
    this.#listsWithRecords = new Set([
      ...shown,
      ...Object.keys(data).filter((name) => hasSlugs(data[name] ?? [])),
    ]);
    this.#now = now;
    this.reset();
  }

  /** Restores the original data. */
  reset(): void {
    const data = JSON.parse(this.#original) as Data;
    this.#lists = new Map(
      Object.entries(data).map(([name, records]) => [
        name,
        new Map(records.map((record, index) => [keyOf(record, index), record])),
      ]),
    );
    this.#writes = new Map();
    this.#characters = 0;
  }

  /** Returns true if a record exists. In a list whose records are neither documented nor configured, every slug exists. */
  has(collection: string, slug: string): boolean {
    return !this.#listsWithRecords.has(collection) || this.get(collection, slug) !== undefined;
  }

  get(collection: string, slug: string): MockRecord | undefined {
    return this.#lists.get(collection)?.get(slug);
  }

  /** Returns the records of a list, in order; empty for an unknown list. */
  list(collection: string): readonly MockRecord[] {
    return [...(this.#lists.get(collection)?.values() ?? [])];
  }

  /** Writes whose effect isn't documented, oldest first. */
  get writes(): readonly AcceptedWrite[] {
    return [...this.#writes.values()].map((text) => JSON.parse(text) as AcceptedWrite);
  }

  /** All current records. */
  get data(): Data {
    return Object.fromEntries([...this.#lists.keys()].map((name) => [name, this.list(name)]));
  }

  /**
   * Replaces a record.
   *
   * @param moved name of the date-time property to update, if any
   * @returns the new record
   */
  replace(collection: string, record: MockRecord, moved: string | null): MockRecord {
    const after = moved === null ? record : { ...record, [moved]: this.#later(record[moved]) };
    this.#lists.get(collection)?.set(String(record['slug']), after);
    return after;
  }

  /** Removes a record. */
  remove(collection: string, slug: string): void {
    this.#lists.get(collection)?.delete(slug);
  }

  /**
   * Records a write whose effect isn't documented.
   *
   * @param once true if repeated writes count as one
   */
  recordWrite(write: AcceptedWrite, once: boolean): void {
    const text = JSON.stringify(write);
    const name = once ? text : String((this.#count += 1));
    if (!this.#writes.has(name)) this.#characters += text.length;
    this.#writes.set(name, text);
    for (const [oldest, { length }] of this.#writes) {
      if (this.#writes.size <= maxWrites && this.#characters <= maxCharacters) return;
      this.#writes.delete(oldest);
      this.#characters -= length;
    }
  }

  #later(before: unknown): string {
    const last = typeof before === 'string' ? Date.parse(before) : 0;
    return new Date(Math.max(this.#now(), last + 1)).toISOString();
  }
}

/** Returns a record's key: its slug, or its index if its shape is unknown. */
function keyOf({ slug }: MockRecord, index: number): string {
  return String(slug ?? index);
}

function hasSlugs(records: readonly MockRecord[]): boolean {
  return records.length === 0 || records.some(({ slug }) => slug !== undefined);
}
