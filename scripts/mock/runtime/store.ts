import type { AcceptedWrite, Data, MockRecord } from './api.ts';
import type { InterfaceFacts } from './interface-facts.ts';

/** Most writes that are kept, and most characters of all of them together; the oldest goes first. */
const mostWrites = 1_000;
const mostCharacters = 2_000_000;

/** The mock's data: it is read by slug, changed by updates, and put back by `reset`. */
export class Store {
  readonly #original: string;
  /** Collections whose records have slugs; of others, any slug is found. */
  readonly #known: ReadonlySet<string>;
  readonly #now: () => number;
  #lists = new Map<string, Map<string, MockRecord>>();
  /** As text: a value takes many times the memory of the text that it was sent as. */
  #writes = new Map<string, string>();
  #characters = 0;
  #count = 0;

  /**
   * @param data records; the store keeps a copy
   * @param now the clock, in milliseconds
   */
  constructor(data: Data, { operations }: Pick<InterfaceFacts, 'operations'>, now: () => number) {
    this.#original = JSON.stringify(data);
    const shown = operations.flatMap(({ record, collection }) => (record ? [collection] : []));
    this.#known = new Set([...shown, ...Object.keys(data).filter((name) => hasSlugs(data[name] ?? []))]);
    this.#now = now;
    this.reset();
  }

  /** Puts everything back to where it was in the beginning. */
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

  /** Whether there is such a record. Of records that the interface does not show, and nobody gives, there is any. */
  has(collection: string, slug: string): boolean {
    return !this.#known.has(collection) || this.get(collection, slug) !== undefined;
  }

  get(collection: string, slug: string): MockRecord | undefined {
    return this.#lists.get(collection)?.get(slug);
  }

  /** The records of a collection in their order; none when there is no such collection. */
  list(collection: string): readonly MockRecord[] {
    return [...(this.#lists.get(collection)?.values() ?? [])];
  }

  /** Writes whose effect no response shows, oldest first. */
  get writes(): readonly AcceptedWrite[] {
    return [...this.#writes.values()].map((text) => JSON.parse(text) as AcceptedWrite);
  }

  /** All records as they are now. */
  get data(): Data {
    return Object.fromEntries([...this.#lists.keys()].map((name) => [name, this.list(name)]));
  }

  /**
   * Replaces a record.
   *
   * @param moved name of the date-time that becomes later than it was; none when null
   * @returns the record as it is then
   */
  replace(collection: string, record: MockRecord, moved: string | null): MockRecord {
    const after = moved === null ? record : { ...record, [moved]: this.#later(record[moved]) };
    this.#lists.get(collection)?.set(String(record['slug']), after);
    return after;
  }

  /** Takes a record away. */
  remove(collection: string, slug: string): void {
    this.#lists.get(collection)?.delete(slug);
  }

  /**
   * Keeps a write whose effect no response shows.
   *
   * @param once whether the same write, sent again, stays one
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

/** Records without slugs, whose shape is not shown, are kept by their places. */
function keyOf({ slug }: MockRecord, index: number): string {
  return String(slug ?? index);
}

function hasSlugs(records: readonly MockRecord[]): boolean {
  return records.length === 0 || records.some(({ slug }) => slug !== undefined);
}
