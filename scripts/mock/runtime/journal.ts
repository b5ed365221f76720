import type { RecordedRequest } from './api.ts';

/** A request while it is answered: what becomes of it is filled in. */
export type Entry = { -readonly [Name in keyof RecordedRequest]: RecordedRequest[Name] };

const mostRequests = 1_000;
const mostCharacters = 2_000_000;
/** How much more is kept before what is too old is dropped: dropping it with each request would cost time. */
const slack = 1.2;

/** The last requests, as many as two million characters hold, and a thousand at most. */
export class Journal {
  #entries: Entry[] = [];
  #characters = 0;
  #last = 0;
  readonly #now: () => number;

  /** @param now the clock, in milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Records a request that has come. */
  begin(request: Pick<Entry, 'method' | 'url' | 'headers' | 'hasKey'>): Entry {
    const entry: Entry = {
      id: (this.#last += 1),
      time: new Date(this.#now()).toISOString(),
      ...request,
      operation: null,
      body: null,
      bodyTruncated: false,
      status: null,
      aborted: false,
      condition: null,
      fault: null,
    };
    this.#entries.push(entry);
    this.#characters += weight(entry);
    if (this.#entries.length > slack * mostRequests || this.#characters > slack * mostCharacters)
      this.#trim();
    return entry;
  }

  /** Adds the body of a request, which comes later than its head. */
  addBody(entry: Entry, body: Pick<Entry, 'body' | 'bodyTruncated'>): void {
    Object.assign(entry, body);
    this.#characters += body.body?.length ?? 0;
  }

  /** Copies that nobody can change, in the order in which the requests came; all of them without an operation. */
  list(operation?: string): readonly RecordedRequest[] {
    this.#trim();
    const wanted = this.#entries.filter((entry) => operation === undefined || entry.operation === operation);
    return wanted.map((entry) => Object.freeze({ ...entry }));
  }

  /** Forgets all requests; the numbers go on. */
  clear(): void {
    this.#entries = [];
    this.#characters = 0;
  }

  #trim(): void {
    let first = Math.max(0, this.#entries.length - mostRequests);
    let characters = this.#entries.slice(first).reduce((sum, entry) => sum + weight(entry), 0);
    for (; characters > mostCharacters; first += 1) {
      const dropped = this.#entries[first];
      if (dropped) characters -= weight(dropped);
    }
    if (first > 0) this.#entries = this.#entries.slice(first);
    this.#characters = characters;
  }
}

function weight({ url, body, headers }: Entry): number {
  return (
    url.length +
    (body?.length ?? 0) +
    Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length, 0) +
    200
  );
}
