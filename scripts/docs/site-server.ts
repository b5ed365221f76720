import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { referencePolicy } from './reference/self-host.ts';
import { pagePolicy } from './site/frame/policy.ts';

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
      // Links of an index are relative to its folder.
      response.writeHead(308, { Location: `${(request.url ?? '').replace(/[?#].*$/s, '')}/` }).end();
      return;
    }
    serve(request, response, () => void lost(folder, response));
  });
}

/** Whether an address without a slash at its end means a folder of the site. */
function isFolder(folder: string, address: string): boolean {
  if (!URL.canParse(address, 'http://site.invalid')) return false;
  const { pathname } = new URL(address, 'http://site.invalid');
  return /^(?:\/[\w-]+)+$/.test(pathname) && existsSync(join(folder, pathname, 'index.html'));
}

/** Types that sirv does not know or sends without saying how the text is encoded. */
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

/** Redoc sets styles from its script; no other page needs that. */
function policyOf(pathname: string): string {
  return pathname.startsWith('/reference/') ? referencePolicy : pagePolicy;
}

/** What the site has to show for an address that leads nowhere. */
async function lost(folder: string, response: ServerResponse): Promise<void> {
  const html = await readFile(join(folder, '404.html'), 'utf8').catch(() => undefined);
  response.writeHead(404, {
    'Content-Type': html === undefined ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8',
    ...(html === undefined ? {} : { 'Content-Security-Policy': pagePolicy }),
  });
  response.end(html ?? '404\n');
}
