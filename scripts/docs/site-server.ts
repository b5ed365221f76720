import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { referencePolicy } from './reference/self-host.ts';
import { pagePolicy } from './site/frame/policy.ts';

/** Handles a request and returns true, or returns false to serve a file instead. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Creates a server for previewing a folder locally. It reads the files for each request, so that a rebuilt site appears
 * at once.
 *
 * @param folder the folder to serve
 * @param first handler to try before the files
 * @returns a server that isn't listening yet
 */
export function createSiteServer(folder: string, first: Handler = () => false): Server {
  const serve = sirv(folder, {
    dev: true,
    setHeaders: (response, pathname) => {
      const type = typeOf(pathname);
      if (type !== undefined) response.setHeader('Content-Type', type);
      response.setHeader('Content-Security-Policy', policyOf(pathname));
      response.setHeader('X-Content-Type-Options', 'nosniff');
      response.setHeader('Cache-Control', 'no-cache');
    },
  });
  return createServer((request, response) => {
    if (first(request, response)) return;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response
        .writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' })
        .end('405\n');
      return;
    }
    if (isFolder(folder, request.url ?? '/')) {
      // An index page's links are relative to its folder.
      response.writeHead(308, { Location: `${(request.url ?? '').replace(/[?#].*$/s, '')}/` }).end();
      return;
    }
    serve(request, response, () => void lost(folder, response));
  });
}

/** True if a URL without a trailing slash is a folder of the site. */
function isFolder(folder: string, address: string): boolean {
  if (!URL.canParse(address, 'http://site.invalid')) return false;
  const { pathname } = new URL(address, 'http://site.invalid');
  return /^(?:\/[\w-]+)+$/.test(pathname) && existsSync(join(folder, pathname, 'index.html'));
}

/** Returns the media type for files that sirv doesn't know, or serves without a charset. */
function typeOf(pathname: string): string | undefined {
  const types: Readonly<Record<string, string>> = {
    md: 'text/markdown; charset=utf-8',
    txt: 'text/plain; charset=utf-8',
    yaml: 'application/yaml; charset=utf-8',
    json: 'application/json; charset=utf-8',
    js: 'text/javascript; charset=utf-8',
    css: 'text/css; charset=utf-8',
    html: 'text/html; charset=utf-8',
  };
  const name = pathname.endsWith('/') ? 'index.html' : pathname;
  return types[name.split('.').at(-1) ?? ''];
}

/** Only Redoc sets styles from script. */
function policyOf(pathname: string): string {
  return pathname.startsWith('/reference/') ? referencePolicy : pagePolicy;
}

/** Serves the site's 404 page. */
async function lost(folder: string, response: ServerResponse): Promise<void> {
  const html = await readFile(join(folder, '404.html'), 'utf8').catch(() => undefined);
  response.writeHead(404, {
    'Content-Type': html === undefined ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8',
    ...(html === undefined ? {} : { 'Content-Security-Policy': pagePolicy }),
  });
  response.end(html ?? '404\n');
}
