import type { LogFormat, RecordedRequest } from './api.ts';

/** A recorded request that can still change. */
export type Entry = { -readonly [Name in keyof RecordedRequest]: RecordedRequest[Name] };

const maxRequests = 1_000;
const maxCharacters = 2_000_000;
/** Factor by which the limits may be exceeded before old requests are dropped, because dropping one per request is slow. */
const slack = 1.2;

/** Keeps the last requests: at most 1,000, with at most two million characters. */
export class Journal {
  #entries: Entry[] = [];
  #characters = 0;
  #last = 0;
  readonly #now: () => number;

  /** @param now the clock, in milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Records a request on arrival. */
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
    if (this.#entries.length > slack * maxRequests || this.#characters > slack * maxCharacters) this.#trim();
    return entry;
  }

  /** Adds a request's body, which is received after the head. */
  addBody(entry: Entry, body: Pick<Entry, 'body' | 'bodyTruncated'>): void {
    Object.assign(entry, body);
    this.#characters += body.body?.length ?? 0;
  }

  /** Returns frozen copies in order of arrival; default: of all operations. */
  list(operation?: string): readonly RecordedRequest[] {
    this.#trim();
    const wanted = this.#entries.filter((entry) => operation === undefined || entry.operation === operation);
    return wanted.map((entry) => Object.freeze({ ...entry }));
  }

  /** Drops all requests. IDs continue. */
  clear(): void {
    this.#entries = [];
    this.#characters = 0;
  }

  #trim(): void {
    let first = Math.max(0, this.#entries.length - maxRequests);
    let characters = this.#entries.slice(first).reduce((sum, entry) => sum + weight(entry), 0);
    for (; characters > maxCharacters; first += 1) {
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

/** Logs a line for each request, without key and body. */
export function requestLogger(
  format: LogFormat,
  write: (line: string) => void,
): (request: RecordedRequest, milliseconds: number) => void {
  if (format === 'off') return () => undefined;
  if (format === 'json') {
    return ({ time, method, url, operation, status, condition, fault }, duration) => {
      const milliseconds = Number(duration.toFixed(2));
      write(`${JSON.stringify({ time, method, url, operation, status, condition, fault, milliseconds })}\n`);
    };
  }
  return ({ method, url, status, condition, fault }, milliseconds) => {
    const shown = JSON.stringify(url).slice(1, -1);
    const words = [method, shown, status, condition, fault === null ? null : `fault:${fault}`];
    write(`${words.filter((word) => word !== null).join(' ')} ${milliseconds.toFixed(1)} ms\n`);
  };
}
