/** The backend, which has the key. It serves Vite's output and the payments. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { GrantManagement, GrantManagementError } from '@grant-management/client';

const client = new GrantManagement({
  baseUrl: process.env.GRANT_MANAGEMENT_URL ?? process.env.GRANT_MANAGEMENT_MOCK_URL ?? '',
  apiKey: process.env.GRANT_MANAGEMENT_KEY ?? '',
});
const dist = join(import.meta.dirname, '../dist');
const types = { '.html': 'text/html', '.js': 'text/javascript' };

async function payments(response) {
  const all = [];
  try {
    for await (const payment of client.allocationPayments.list({ per_page: 100 })) all.push(payment);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(all));
  } catch (error) {
    if (!(error instanceof GrantManagementError)) throw error;
    response.writeHead(502, { 'content-type': 'text/plain' }).end(error.message);
  }
}

const server = createServer(async (request, response) => {
  if (request.url === '/api/payments') return payments(response);
  const path = normalize(request.url === '/' ? '/index.html' : (request.url ?? ''));
  try {
    const file = await readFile(join(dist, path));
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(file);
  } catch {
    response.writeHead(404).end();
  }
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
