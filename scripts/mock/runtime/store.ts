import type { AcceptedWrite, Data, MockRecord } from './api.ts';
import type { Choice } from './choices.ts';

/** What is wrong with a body, by the member at fault. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Most writes that are kept, and most characters of all of them together; the oldest goes first. */
const mostWrites = 1_000;
const mostCharacters = 2_000_000;

/** The mock's data: it is read by slug, changed by updates, and put back by `reset`. */
export class Store {
  readonly #original: string;
  readonly #known: ReadonlySet<string>;
  readonly #now: () => number;
  #records = new Map<string, Map<string, MockRecord>>();
  #lists = new Map<string, readonly MockRecord[]>();
  /** As text: a value takes many times the memory of the text that it was sent as. */
  #writes = new Map<string, string>();
  #characters = 0;
  #count = 0;
  /** What records that were changed rest on. */
  readonly #choices = new WeakMap<MockRecord, readonly Choice[]>();

  /**
   * @param data records; the store keeps a copy
   * @param known names of the records that the interface shows; of others, and of records that are shown without
   *   slugs, every slug is found
   * @param now the clock, in milliseconds
   */
  constructor(data: Data, known: readonly string[], now: () => number) {
    this.#original = JSON.stringify(data);
    this.#known = new Set([...known, ...Object.keys(data)].filter((name) => !areSlugless(data[name] ?? [])));
    this.#now = now;
    this.reset();
  }

  /** Puts everything back to where it was in the beginning. */
  reset(): void {
    const data = JSON.parse(this.#original) as Data;
    this.#lists = new Map(Object.entries(data));
    this.#records = new Map(
      Object.entries(data).map(([name, records]) => [
        name,
        new Map(records.map((record) => [String(record['slug']), record])),
      ]),
    );
    this.#writes = new Map();
    this.#characters = 0;
  }

  /** Whether there is such a record. Of records that the interface does not show, and nobody gives, there is any. */
  has(collection: string, slug: string): boolean {
    if (!this.#known.has(collection)) return true;
    return this.#records.get(collection)?.has(slug) ?? false;
  }

  get(collection: string, slug: string): MockRecord | undefined {
    return this.#records.get(collection)?.get(slug);
  }

  /** The records of a collection in their order; none when there is no such collection. */
  list(collection: string): readonly MockRecord[] {
    const records = this.#records.get(collection);
    const list = this.#lists.get(collection) ?? [];
    // Records without a slug, whose shape is not shown, cannot be changed.
    return list.map((record) => records?.get(String(record['slug'])) ?? record);
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
   * @param choices of the mock that the new values rest on
   * @returns the record as it is then
   */
  replace(
    collection: string,
    record: MockRecord,
    moved: string | null,
    choices: readonly Choice[],
  ): MockRecord {
    const slug = String(record['slug']);
    const before = this.choicesOf(this.get(collection, slug));
    const after = moved === null ? record : { ...record, [moved]: this.#later(record[moved]) };
    this.#records.get(collection)?.set(slug, after);
    this.#choices.set(after, [...new Set([...before, ...choices])]);
    return after;
  }

  /** Choices of the mock that a record rests on, as it is now. */
  choicesOf(record: MockRecord | undefined): readonly Choice[] {
    return (record && this.#choices.get(record)) ?? [];
  }

  /** Takes a record away. */
  remove(collection: string, slug: string): void {
    this.#records.get(collection)?.delete(slug);
    const rest = (this.#lists.get(collection) ?? []).filter((record) => record['slug'] !== slug);
    this.#lists.set(collection, rest);
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

/** Whether records are shown and none of them has a slug. */
function areSlugless(records: readonly MockRecord[]): boolean {
  return records.length > 0 && records.every(({ slug }) => slug === undefined);
}
