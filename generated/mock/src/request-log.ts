/** A request that the mock has answered. The key is not part of it. */
export interface RecordedRequest {
  /** When it came, ISO 8601. */
  readonly time: string;
  readonly method: string;
  /** Path and query, cut after 2,000 characters. */
  readonly url: string;
  /** Id of the operation, null when the request was for none. */
  readonly operation: string | null;
  /** Headers that the interface knows, apart from the key, and `prefer`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether a key was sent. */
  readonly hasKey: boolean;
  /** Text of the body, cut after 10,000 characters; null when there was none. */
  readonly body: string | null;
  readonly status: number;
  /** Id of the condition that was met; null for a success. */
  readonly condition: string | null;
}

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
