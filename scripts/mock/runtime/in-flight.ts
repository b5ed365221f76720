import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Knows which connections have answers on their way. */
export class InFlight {
  readonly #counts = new WeakMap<Duplex, number>();
  readonly #waiting = new WeakMap<Duplex, () => void>();

  /** Counts an answer until it is sent, or its connection is gone. */
  add(socket: Duplex, response: ServerResponse): void {
    this.#counts.set(socket, (this.#counts.get(socket) ?? 0) + 1);
    response.once('close', () => {
      this.#counts.set(socket, (this.#counts.get(socket) ?? 1) - 1);
      if (this.isIdle(socket)) this.#waiting.get(socket)?.();
    });
  }

  isIdle(socket: Duplex): boolean {
    return (this.#counts.get(socket) ?? 0) === 0;
  }

  /** Does something once a connection has no answer on its way; the last word counts. */
  whenIdle(socket: Duplex, action: () => void): void {
    if (this.isIdle(socket)) action();
    else this.#waiting.set(socket, action);
  }
}
