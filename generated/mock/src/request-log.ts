import type { RecordedRequest } from './api.ts';

const mostRequests = 1_000;
const mostCharacters = 1_000_000;

/** The last requests, as many as a megabyte of text holds, and a thousand at most. */
export class RequestLog {
  #requests: RecordedRequest[] = [];
  #characters = 0;

  add(request: RecordedRequest): void {
    this.#requests.push(request);
    this.#characters += weight(request);
    if (this.#requests.length > 2 * mostRequests || this.#characters > 2 * mostCharacters) this.#trim();
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
