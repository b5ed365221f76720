import { once } from 'node:events';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteServer } from '../../scripts/docs/site-server.ts';

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'site/sub'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await mkdir(join(folder, 'site-other'));
  await writeFile(join(folder, 'site-other/secret.txt'), 'secret');
  for (const name of [
    'index.html',
    'a b.css',
    'x.js',
    'x.json',
    'x.yaml',
    'x.md',
    'x.txt',
    'x.bin',
    'sub/index.html',
  ]) {
    await writeFile(join(folder, 'site', name), name);
  }
  server = createSiteServer(join(folder, 'site')).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** Sends the path as is; `fetch` would normalize it. */
async function get(path: string, method = 'GET') {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const sent = request({ host: '127.0.0.1', port, path, method }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let body = '';
  for await (const chunk of response.setEncoding('utf8')) body += String(chunk);
  return { status: response.statusCode, headers: response.headers, body };
}

it.each([
  ['/', 'index.html', 'text/html; charset=utf-8'],
  ['/index.html?x=1', 'index.html', 'text/html; charset=utf-8'],
  ['/a%20b.css', 'a b.css', 'text/css; charset=utf-8'],
  ['/x.js', 'x.js', 'text/javascript; charset=utf-8'],
  ['/x.json', 'x.json', 'application/json; charset=utf-8'],
  ['/x.yaml', 'x.yaml', 'application/yaml; charset=utf-8'],
  ['/x.md', 'x.md', 'text/markdown; charset=utf-8'],
  ['/x.txt', 'x.txt', 'text/plain; charset=utf-8'],
  ['/sub/', 'sub/index.html', 'text/html; charset=utf-8'],
])('the site server serves %s as %s', async (path, body, type) => {
  const answer = await get(path);
  expect(answer).toMatchObject({ status: 200, body });
  expect(answer.headers['content-type']).toBe(type);
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

describe('a path outside the folder', () => {
  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/sub/../../secret.txt',
    '/..%5csecret.txt',
    '/../site-other/secret.txt',
    '//etc/passwd',
    '/etc/passwd',
    '/%00',
    '/%zz',
    '/missing',
  ])("isn't served: %s", async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, body: '404\n' });
  });
});

it("the site server adds a slash to a folder's URL by redirect, so that relative links work", async () => {
  expect(await get('/sub')).toMatchObject({ status: 308, headers: { location: '/sub/' } });
});

it('the site server responds to HEAD without a body and rejects writes', async () => {
  expect(await get('/x.js', 'HEAD')).toMatchObject({ status: 200, body: '' });
  expect(await get('/x.js', 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
});
