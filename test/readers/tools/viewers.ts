import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { startBrowser } from '../../support/browser.ts';
import { type Reader, verdict, type Workbench } from '../reader.ts';

/** A page that shows the description and sends requests to the user's own URL. */
const page = (
  file: string,
  key: Readonly<Record<string, string>>,
): string => `<!doctype html><meta charset="utf-8">
<link rel="stylesheet" href="/ui/swagger-ui.css"><div id="ui"></div><script src="/ui/swagger-ui-bundle.js"></script>
<script>
  const key = ${JSON.stringify(key)};
  SwaggerUIBundle({
    url: '/${file}',
    dom_id: '#ui',
    docExpansion: 'full',
    tryItOutEnabled: true,
    validatorUrl: null,
    requestInterceptor: (request) => {
      const { host, pathname, search } = new URL(request.url, location.href);
      if (host.endsWith('.invalid')) request.url = location.origin + '/mock' + pathname + search;
      Object.assign(request.headers, key);
      return request;
    },
  });
</script>`;

const types: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** Serves the page, its assets, and the mock under `/mock`, so that all of them have the same origin. */
async function serve({ file, fileName, out, mock, headers, apiKeyHeader }: Workbench): Promise<Server> {
  const ui = join(out, '../node_modules/swagger-ui-dist');
  const html = page(fileName, { [apiKeyHeader]: headers[apiKeyHeader] ?? '' });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/';
    if (path === '/') return void response.setHeader('content-type', 'text/html').end(html);
    if (path.startsWith('/mock/')) {
      const sent = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' && [apiKeyHeader, 'accept'].includes(name) ? [[name, value]] : [],
      );
      const answered = await fetch(mock + path.slice(5), { headers: sent });
      response.writeHead(answered.status, { 'content-type': answered.headers.get('content-type') ?? '' });
      return void response.end(await answered.text());
    }
    const data = await readFile(path.startsWith('/ui/') ? join(ui, path.slice(4)) : file);
    response.setHeader('content-type', `${types[extname(path)] ?? 'text/plain'}; charset=utf-8`).end(data);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return server;
}

export const viewers: readonly Reader[] = [
  {
    name: 'swagger-ui',
    title: 'Swagger UI',
    language: 'any',
    kind: 'viewer',
    columns: ['loads', 'quiet', 'success', 'calls'],
    setting:
      'Set the base URL and the key in `requestInterceptor`; choose the media type beside "Responses".',
    read: async (bench) => {
      const server = await serve(bench);
      const browser = await startBrowser();
      try {
        const tab = await browser.newPage();
        const errors: string[] = [];
        tab.on('pageerror', (error) => errors.push(error.message));
        await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
        await tab.waitForSelector('.opblock', { timeout: 60_000 });
        const operations = await tab.locator('.opblock').count();
        const fund = tab.locator('#operations-Funds-getFund');
        const shown = await fund.locator('.responses-table').first().innerText({ timeout: 60_000 });
        const complaint = await tab.locator('.errors-wrapper').allInnerTexts();
        await fund.locator('.execute').click({ timeout: 60_000 });
        const live = fund.locator('.live-responses-table tbody');
        await live.waitFor({ timeout: 30_000 }).catch(() => undefined);
        const answered = await live.allInnerTexts();
        return {
          loads: verdict(operations >= bench.operationCount, `it shows ${operations} operations`),
          quiet: verdict(errors.length + complaint.length === 0, [...errors, ...complaint][0] ?? ''),
          success: verdict(
            shown.includes('"available"'),
            `getFund's documented responses are ${shown.slice(0, 100)}`,
          ),
          calls: verdict(
            /^200\b[^]*"available"/.test(answered[0] ?? ''),
            `getFund returned ${answered[0]?.slice(0, 200)}`,
          ),
        };
      } finally {
        await browser.close();
        server.close();
      }
    },
  },
];
