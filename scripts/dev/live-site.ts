import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { CommandFailure } from '../cli/errors.ts';
import { listenProblem } from '../cli/listen-problem.ts';
import { createSiteServer } from '../docs/site-server.ts';

/** Paths that exist only in development. */
const eventsPath = '/.dev/events';
const scriptPath = '/.dev/reload.js';

const host = '127.0.0.1';

/** Served as a file, because the pages' content security policy forbids inline scripts. */
const script = `new EventSource(${JSON.stringify(eventsPath)}).addEventListener('reload', () => location.reload());\n`;

/** Serves the last build's documentation, and can reload open pages. */
export class LiveSite {
  readonly #server: Server;
  readonly #listeners = new Set<ServerResponse>();
  readonly #folder: string;

  /** @param folder the built site; builds may replace it at any time */
  constructor(folder: string) {
    this.#folder = folder;
    this.#server = createSiteServer(folder, (request, response) => this.#handle(request, response));
  }

  /**
   * @param port local port; 0 for any free port
   * @returns the site's URL
   * @throws CommandFailure if it can't listen on the port
   */
  async listen(port: number): Promise<string> {
    try {
      await once(this.#server.listen(port, host), 'listening');
    } catch (error) {
      throw new CommandFailure(listenProblem(error as NodeJS.ErrnoException, port, host), 1, {
        cause: error,
      });
    }
    return `http://${host}:${(this.#server.address() as AddressInfo).port}/`;
  }

  /** Reloads open pages. */
  reload(): void {
    for (const listener of this.#listeners) listener.write('event: reload\ndata:\n\n');
  }

  async close(): Promise<void> {
    if (!this.#server.listening) return;
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  #handle(request: IncomingMessage, response: ServerResponse): boolean {
    const path = request.url?.replace(/[?#].*$/s, '');
    if (path === eventsPath) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.flushHeaders();
      this.#listeners.add(response);
      response.once('close', () => this.#listeners.delete(response));
      return true;
    }
    if (path === scriptPath) {
      response.writeHead(200, {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': 'no-store',
      });
      response.end(script);
      return true;
    }
    const page = path?.replace(/\/$/, '/index.html');
    // Leave paths that could escape the folder to the site server, which rejects them.
    if (page?.endsWith('.html') !== true || page.includes('..') || page.includes('%')) return false;
    void this.#sendPage(page, response);
    return true;
  }

  /** Sends a page with the script added. Its content security policy is in a meta element. */
  async #sendPage(path: string, response: ServerResponse): Promise<void> {
    const built = await readFile(join(this.#folder, path), 'utf8').catch(() => undefined);
    const html =
      built ??
      '<!doctype html><title>Page not found</title><body><p>Page not found, or not built yet.</p></body>';
    response.writeHead(built === undefined ? 404 : 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.end(html.replace('</body>', `<script src="${scriptPath}"></script></body>`));
  }
}
