import type { Data, MockRecord, Recusal } from './api.ts';

/** What is wrong with a body, by the member at fault. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** The mock's data: it is read by slug, changed by updates, and put back by `reset`. */
export class Store {
  readonly #original: string;
  readonly #now: () => number;
  #records = new Map<string, Map<string, MockRecord>>();
  #lists = new Map<string, readonly MockRecord[]>();
  #recusals: Recusal[] = [];
  /** Slugs of contributors of whose fields one has got another value. */
  #changed = new Set<string>();

  /**
   * @param data records; the store keeps a copy
   * @param now the clock, in milliseconds
   */
  constructor(data: Data, now: () => number) {
    this.#original = JSON.stringify(data);
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
    this.#recusals = [];
    this.#changed = new Set();
  }

  has(collection: string, slug: string): boolean {
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

  get recusals(): readonly Recusal[] {
    return this.#recusals;
  }

  /** All records as they are now. */
  get data(): Data {
    return Object.fromEntries([...this.#lists.keys()].map((name) => [name, this.list(name)]));
  }

  /**
   * Gives fields of a contributor new values. `updated` becomes later than it was. The translations of a value that has
   * changed are dropped, since they are those of the value before.
   *
   * @returns the contributor as it is then
   */
  updateContributor(slug: string, values: Readonly<Record<string, unknown>>): MockRecord {
    const contributors = this.#records.get('contributor');
    const before = contributors?.get(slug);
    if (!contributors || !before) throw new Error('There is no such contributor.');
    const fields = fieldsOf(before).map((field) => {
      const name = String(field['slug']);
      if (!Object.hasOwn(values, name) || values[name] === field['value']) return field;
      this.#changed.add(slug);
      return { ...field, value: values[name], translated: {} };
    });
    const after = { ...before, fields, updated: this.#later(before['updated']) };
    contributors.set(slug, after);
    return after;
  }

  /** Whether a field of a contributor has got another value. */
  wasChanged(slug: string): boolean {
    return this.#changed.has(slug);
  }

  /** Fields of an update that a contributor does not have. */
  unknownFields(slug: string, values: Readonly<Record<string, unknown>>): string[] {
    const contributor = this.get('contributor', slug);
    const known = new Set(contributor ? fieldsOf(contributor).map((field) => String(field['slug'])) : []);
    return Object.keys(values).filter((name) => !known.has(name));
  }

  /** Records a recusal, also when the reviewer has no assignment; one that is recorded already stays one. */
  recuse(recusal: Recusal): void {
    const isKnown = this.#recusals.some(
      ({ application, reviewer, score_set: scoreSet }) =>
        application === recusal.application &&
        reviewer === recusal.reviewer &&
        scoreSet === recusal.score_set,
    );
    if (!isKnown) this.#recusals = [...this.#recusals, recusal];
  }

  #later(before: unknown): string {
    const last = typeof before === 'string' ? Date.parse(before) : 0;
    return new Date(Math.max(this.#now(), last + 1)).toISOString();
  }
}

function fieldsOf(contributor: MockRecord): readonly MockRecord[] {
  const fields = contributor['fields'];
  return Array.isArray(fields) ? (fields as MockRecord[]) : [];
}
