import type { RecordedRequest } from './api.ts';

const mostRequests = 1_000;
const mostCharacters = 500_000;
/** How much more is kept before what is too old is dropped: dropping it with each request would cost time. */
const slack = 1.2;

/** The last requests, as many as half a million characters hold, and a thousand at most. */
export class RequestLog {
  #requests: RecordedRequest[] = [];
  #characters = 0;

  add(request: RecordedRequest): void {
    this.#requests.push(request);
    this.#characters += weight(request);
    if (this.#requests.length > slack * mostRequests || this.#characters > slack * mostCharacters)
      this.#trim();
  }

  /** Oldest first. */
  list(): readonly RecordedRequest[] {
    this.#trim();
    return [...this.#requests];
  }

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

function weight({ url, body, headers }: RecordedRequest): number {
  return (
    url.length +
    (body?.length ?? 0) +
    Object.values(headers).reduce((sum, value) => sum + value.length, 0) +
    200
  );
}
