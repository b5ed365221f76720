import type { RecordedRequest, RequestFilter } from './api.ts';
import type { Unnumbered } from './record-request.ts';

const mostRequests = 1_000;
const mostCharacters = 2_000_000;
/** How much more is kept before what is too old is dropped: dropping it with each request would cost time. */
const slack = 1.2;

/** The last requests, as many as two million characters hold, and a thousand at most. */
export class Journal {
  #requests: RecordedRequest[] = [];
  #characters = 0;
  #last = 0;
  readonly #now: () => number;

  /** @param now the clock, in milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** The id of the last request, 0 when there was none. */
  get lastId(): number {
    return this.#last;
  }

  /** Adds a request, which nobody can change afterwards. */
  add(request: Unnumbered): RecordedRequest {
    const time = new Date(this.#now()).toISOString();
    const recorded = Object.freeze({ id: (this.#last += 1), time, ...request });
    this.#requests.push(recorded);
    this.#characters += weight(recorded);
    if (this.#requests.length > slack * mostRequests || this.#characters > slack * mostCharacters)
      this.#trim();
    return recorded;
  }

  /** Oldest first; all of them without a filter. */
  list(filter: RequestFilter = {}): readonly RecordedRequest[] {
    this.#trim();
    return this.#requests.filter((request) => isWanted(request, filter));
  }

  /** Forgets all requests; the numbers go on. */
  clear(): void {
    this.#requests = [];
    this.#characters = 0;
  }

  #trim(): void {
    let first = Math.max(0, this.#requests.length - mostRequests);
    let characters = this.#requests.slice(first).reduce((sum, request) => sum + weight(request), 0);
    for (; characters > mostCharacters; first += 1) {
      const dropped = this.#requests[first];
      if (dropped) characters -= weight(dropped);
    }
    if (first > 0) this.#requests = this.#requests.slice(first);
    this.#characters = characters;
  }
}

function isWanted(request: RecordedRequest, { operation, method, status, since }: RequestFilter): boolean {
  return (
    (operation === undefined || request.operation === operation) &&
    (method === undefined || request.method === method.toUpperCase()) &&
    (status === undefined || request.status === status) &&
    (since === undefined || isSince(request, since))
  );
}

function isSince({ id, time }: RecordedRequest, since: number | string | Date): boolean {
  return typeof since === 'number' ? id > since : Date.parse(time) >= new Date(since).getTime();
}

function weight({ url, body, headers }: RecordedRequest): number {
  return (
    url.length +
    (body?.length ?? 0) +
    Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length, 0) +
    200
  );
}
