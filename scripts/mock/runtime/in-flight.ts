import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { later } from './timers.ts';

/** How long a connection may have bytes on their way when the mock closes, in milliseconds. */
const lastBytes = 100;

/** Knows which connections have responses on their way. */
export class InFlight {
  readonly #pending = new Map<Duplex, Set<ServerResponse>>();
  #closing = false;

  /** Watches the connections of a server. */
  watch(server: Server): void {
    server.on('connection', (socket: Duplex) => {
      this.#pending.set(socket, new Set());
      socket.once('close', () => this.#pending.delete(socket));
    });
  }

  /** Knows a response until it is sent, or its connection is gone. */
  add(socket: Duplex, response: ServerResponse): void {
    this.#pending.get(socket)?.add(response);
    response.once('close', () => {
      this.#pending.get(socket)?.delete(response);
      // What was written is sent before the end.
      if (this.#closing && this.isIdle(socket)) socket.end();
    });
  }

  /** Waits for the responses to all requests that have come in whole on a connection; at once, where there are none. */
  onceAnswered(socket: Duplex, callback: () => void): void {
    const whole = [...(this.#pending.get(socket) ?? [])].filter(({ req }) => req.complete);
    let waiting = whole.length;
    if (waiting === 0) callback();
    for (const response of whole)
      response.once('close', () => {
        waiting -= 1;
        if (waiting === 0) callback();
      });
  }

  /** Ends connections without a response on its way, after a moment for requests that are just coming in. */
  close(): void {
    this.#closing = true;
    later(lastBytes, () => {
      for (const socket of this.#pending.keys()) if (this.isIdle(socket)) socket.destroy();
    });
  }

  /** Ends all connections. */
  drop(): void {
    for (const socket of this.#pending.keys()) socket.destroy();
  }

  /** Whether a connection has no response on its way. */
  isIdle(socket: Duplex): boolean {
    return (this.#pending.get(socket)?.size ?? 0) === 0;
  }
}
