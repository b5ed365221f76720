import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { startBrowser } from '../../support/browser.ts';
import { type Reader, verdict } from '../reader.ts';

const page = (
  file: string,
): string => `<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/ui/swagger-ui.css"><div id="ui"></div>
<script src="/ui/swagger-ui-bundle.js"></script>
<script>SwaggerUIBundle({ url: '/${file}', dom_id: '#ui', deepLinking: true, docExpansion: 'full', validatorUrl: null });</script>`;

export const viewers: readonly Reader[] = [
  {
    name: 'swagger-ui',
    title: 'Swagger UI, in Chromium',
    kind: 'viewer',
    columns: ['loads', 'quiet', 'success'],
    read: async ({ file, fileName, out }) => {
      const ui = join(out, '../node_modules/swagger-ui-dist');
      const server = createServer((request, response) => {
        const path = request.url ?? '/';
        const from = path.startsWith('/ui/') ? join(ui, path.slice(4)) : file;
        if (path === '/') return void response.setHeader('content-type', 'text/html').end(page(fileName));
        readFile(from).then(
          (data) =>
            response
              .setHeader(
                'content-type',
                path.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
              )
              .end(data),
          () => response.writeHead(404).end(),
        );
      });
      await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
      const browser = await startBrowser();
      try {
        const tab = await browser.newPage();
        const errors: string[] = [];
        tab.on('pageerror', (error) => errors.push(error.message));
        await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
        await tab.waitForSelector('.opblock', { timeout: 60_000 });
        const operations = await tab.locator('.opblock').count();
        await tab.waitForSelector('#operations-Funds-getFund .responses-table', { timeout: 60_000 });
        const shown = await tab.locator('#operations-Funds-getFund .responses-table').first().innerText();
        const complaint = await tab.locator('.errors-wrapper').allInnerTexts();
        return {
          loads: verdict(operations >= 11, `it shows ${operations} operations`),
          quiet: verdict(errors.length + complaint.length === 0, [...errors, ...complaint][0] ?? ''),
          success: verdict(
            shown.includes('"available"'),
            `the responses of getFund show ${shown.slice(0, 100)}`,
          ),
        };
      } finally {
        await browser.close();
        server.close();
      }
    },
  },
];
