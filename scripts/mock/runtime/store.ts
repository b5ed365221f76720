import type { AcceptedWrite, Data, MockRecord } from './api.ts';
import type { InterfaceFacts } from './interface-facts.ts';

/** Limits of recorded writes: their number, and their characters in total. The oldest go first. */
const mostWrites = 1_000;
const mostCharacters = 2_000_000;

/** The mock's data: read by slug, changed by updates, restored by `reset`. */
export class Store {
  readonly #original: string;
  /** Lists whose records are known; in other lists, every slug exists. */
  readonly #listsWithRecords: ReadonlySet<string>;
  readonly #now: () => number;
  #lists = new Map<string, Map<string, MockRecord>>();
  /** As text, which takes a fraction of the memory of the parsed value. */
  #writes = new Map<string, string>();
  #characters = 0;
  #count = 0;

  /**
   * @param data records; the store copies them
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

  /** Whether a record exists. In a list whose records are neither documented nor given, every slug does. */
  has(collection: string, slug: string): boolean {
    return !this.#listsWithRecords.has(collection) || this.get(collection, slug) !== undefined;
  }

  get(collection: string, slug: string): MockRecord | undefined {
    return this.#lists.get(collection)?.get(slug);
  }

  /** The records of a list, in order; empty for an unknown list. */
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
   * @param moved name of the date-time to move forward, if any
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
   * @param once whether a repetition counts as the same write
   */
  keep(write: AcceptedWrite, once: boolean): void {
    const text = JSON.stringify(write);
    const name = once ? text : String((this.#count += 1));
    if (!this.#writes.has(name)) this.#characters += text.length;
    this.#writes.set(name, text);
    for (const [oldest, { length }] of this.#writes) {
      if (this.#writes.size <= mostWrites && this.#characters <= mostCharacters) return;
      this.#writes.delete(oldest);
      this.#characters -= length;
    }
  }

  #later(before: unknown): string {
    const last = typeof before === 'string' ? Date.parse(before) : 0;
    return new Date(Math.max(this.#now(), last + 1)).toISOString();
  }
}

/** Records of unknown shape have no slug; their index is the key. */
function keyOf({ slug }: MockRecord, index: number): string {
  return String(slug ?? index);
}

function hasSlugs(records: readonly MockRecord[]): boolean {
  return records.length === 0 || records.some(({ slug }) => slug !== undefined);
}
