import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** How long a connection may have bytes on their way when the mock closes, in milliseconds. */
const lastBytes = 100;

/** Knows which connections have answers on their way. */
export class InFlight {
  readonly #sockets = new Set<Duplex>();
  readonly #counts = new WeakMap<Duplex, number>();
  #closing = false;

  /** Watches the connections of a server. */
  watch(server: Server): void {
    server.on('connection', (socket: Duplex) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  /** Counts an answer until it is sent, or its connection is gone. */
  add(socket: Duplex, response: ServerResponse): void {
    this.#counts.set(socket, (this.#counts.get(socket) ?? 0) + 1);
    response.once('close', () => {
      this.#counts.set(socket, (this.#counts.get(socket) ?? 1) - 1);
      // What was written is sent before the end.
      if (this.#closing && this.isIdle(socket)) socket.end();
    });
  }

  isIdle(socket: Duplex): boolean {
    return (this.#counts.get(socket) ?? 0) === 0;
  }

  /** Ends connections without an answer on its way, after a moment for requests that are just coming in. */
  close(): void {
    this.#closing = true;
    setTimeout(() => {
      for (const socket of this.#sockets) if (this.isIdle(socket)) socket.destroy();
    }, lastBytes).unref();
  }

  /** Ends all connections. */
  drop(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}
