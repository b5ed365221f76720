import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { later } from './timers.ts';

/** Time that idle connections stay open on close, for requests that are just arriving, in milliseconds. */
const idleGrace = 100;

/** Tracks the responses in flight on each connection. */
export class InFlight {
  readonly #pending = new Map<Duplex, Set<ServerResponse>>();
  #closing = false;

  /** Tracks the connections of a server. */
  watch(server: Server): void {
    server.on('connection', (socket: Duplex) => {
      this.#pending.set(socket, new Set());
      socket.once('close', () => this.#pending.delete(socket));
    });
  }

  /** Tracks a response until it is sent or its connection closes. */
  add(socket: Duplex, response: ServerResponse): void {
    this.#pending.get(socket)?.add(response);
    response.once('close', () => {
      this.#pending.get(socket)?.delete(response);
      // `end` still sends buffered data.
      if (this.#closing && this.isIdle(socket)) socket.end();
    });
  }

  /** Calls back after the responses to all complete requests of a connection; immediately if there are none. */
  onceAnswered(socket: Duplex, callback: () => void): void {
    const complete = [...(this.#pending.get(socket) ?? [])].filter(({ req }) => req.complete);
    let waiting = complete.length;
    if (waiting === 0) callback();
    for (const response of complete)
      response.once('close', () => {
        waiting -= 1;
        if (waiting === 0) callback();
      });
  }

  /** Closes idle connections, after a short time for requests that are just arriving. */
  close(): void {
    this.#closing = true;
    later(idleGrace, () => {
      for (const socket of this.#pending.keys()) if (this.isIdle(socket)) socket.destroy();
    });
  }

  /** Closes all connections. */
  drop(): void {
    for (const socket of this.#pending.keys()) socket.destroy();
  }

  /** True if a connection has no response in flight. */
  isIdle(socket: Duplex): boolean {
    return (this.#pending.get(socket)?.size ?? 0) === 0;
  }
}
