import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { contentSecurityPolicy } from './reference/self-host.ts';
import { rooted } from './site/rooted.ts';

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
};

/** Answers a request itself and returns true, or returns false to leave it to the files. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Makes a server of the files below a folder, for looking at the site on this machine. It reads them anew for each
 * request, so that a rebuilt site shows at once.
 *
 * @param folder what to serve
 * @param first asked before the files
 * @returns a server that does not listen yet
 */
export function createSiteServer(folder: string, first: Handler = () => false): Server {
  return createServer((request, response) => {
    if (first(request, response)) return;
    serveFile(folder, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}

async function serveFile(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(response, 405, { Allow: 'GET, HEAD' });
  const file = fileOf(folder, request.url ?? '/');
  const info = file === undefined ? undefined : await stat(file).catch(() => undefined);
  if (file === undefined || !info?.isFile()) return refuse(response, 404, {}, await lostPage(folder));
  response.writeHead(200, {
    'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream',
    'Content-Length': info.size,
    'Content-Security-Policy': contentSecurityPolicy,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-cache',
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}

/** The file below the folder that an address means, or undefined when it would lead out of the folder. */
function fileOf(folder: string, address: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(address.replace(/[?#].*$/s, ''));
  } catch {
    return undefined;
  }
  if (path.includes('\0')) return undefined;
  const root = resolve(folder);
  const file = resolve(root, `.${path.endsWith('/') ? `${path}index.html` : path}`);
  return file.startsWith(root + sep) ? file : undefined;
}

/** What the site has to show for an address that leads nowhere, with links from the root of this server. */
async function lostPage(folder: string): Promise<string | undefined> {
  const html = await readFile(join(folder, '404.html'), 'utf8').catch(() => undefined);
  return html === undefined ? undefined : rooted(html, '/');
}

/** @param html a page to show; without it the answer is the bare number */
function refuse(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
  html?: string,
): void {
  response.writeHead(status, {
    'Content-Type': html === undefined ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8',
    ...(html === undefined ? {} : { 'Content-Security-Policy': contentSecurityPolicy }),
    ...headers,
  });
  response.end(html ?? `${status}\n`);
}
