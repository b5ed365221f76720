/**
 * The packed client on Bun, Deno, Cloudflare's workerd and Chromium, against a local server. The runtimes come from npm
 * packages, installed on demand. test/nodes/ covers the versions of Node.
 */
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../scripts/prism/stock-prism.ts';
import { startBrowser } from '../../support/browser.ts';
import { generated, jsonMediaType } from '../../support/generated.ts';

const run = promisify(execFile);
const here = import.meta.dirname;
const expected = 'a,b,c AbCdEfGh true Timeout InvalidArgument Abort true 41';

let folder: string;
let server: Server;
let baseUrl: string;

/** Handles the requests of `smoke.mjs`. */
function answer(request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const send = (status: number, body: unknown): void => {
    response.writeHead(status, {
      'content-type': jsonMediaType,
      'x-ratelimit-limit': '60',
      'x-ratelimit-remaining': '41',
      'x-ratelimit-reset': '1795773660',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-allow-methods': '*',
      'access-control-expose-headers': '*',
    });
    response.end(JSON.stringify(body));
  };
  if (url.pathname === '/') return void response.end('a page');
  if (request.method === 'OPTIONS' || request.headers['x-api-key'] !== 'runtime-test-key')
    return send(204, '');
  if (url.pathname.endsWith('SlowSlow')) return;
  if (url.pathname.endsWith('MissingA')) return send(404, { message: 'No', status_code: 404 });
  if (url.pathname !== '/allocation-payment') return send(200, { slug: 'AbCdEfGh' });
  const page = Number(url.searchParams.get('page') ?? 1);
  const data = page === 1 ? [{ slug: 'a' }, { slug: 'b' }] : [{ slug: 'c' }];
  send(200, {
    current_page: page,
    data,
    last_page: 2,
    next_page_url: page === 1 ? 'https://evil.invalid' : '',
    per_page: 2,
  });
}

async function runOnCommand(command: string, ...options: string[]): Promise<string> {
  return (await run(command, [...options, 'program.mjs'], { cwd: folder, timeout: 60_000 })).stdout.trim();
}

async function runOnWorkerd(): Promise<string> {
  const port = await freePort();
  await build({
    entryPoints: [join(folder, 'worker.mjs')],
    bundle: true,
    format: 'esm',
    outfile: join(folder, 'worker.js'),
    logLevel: 'error',
  });
  await writeFile(
    join(folder, 'config.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (modules = [(name = "worker.js", esModule = embed "worker.js")], compatibilityDate = "2026-01-01", globalOutbound = "net")),
    (name = "net", network = (allow = ["local", "public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);`,
  );
  const worker: ChildProcess = spawn(
    join(here, 'node_modules/workerd/bin/workerd'),
    ['serve', 'config.capnp'],
    { cwd: folder, stdio: 'inherit' },
  );
  try {
    for (let attempt = 0; attempt < 100; attempt++) {
      const response = await fetch(`http://127.0.0.1:${port}/?${new URLSearchParams({ baseUrl })}`).catch(
        () => undefined,
      );
      if (response) return await response.text();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return "workerd didn't respond";
  } finally {
    worker.kill();
  }
}

async function runOnChromium(): Promise<string> {
  const bundled = await build({
    entryPoints: [join(folder, 'page.mjs')],
    bundle: true,
    format: 'iife',
    write: false,
    logLevel: 'error',
  });
  const browser = await startBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(baseUrl);
    return await page.evaluate(`${bundled.outputFiles[0]?.text ?? ''}; run(${JSON.stringify(baseUrl)})`);
  } finally {
    await browser.close();
  }
}

beforeAll(async () => {
  if (!existsSync(join(here, 'node_modules'))) {
    execFileSync('npm', ['install', '--ignore-scripts', '--no-package-lock', '--no-bin-links'], {
      cwd: here,
      stdio: 'pipe',
    });
  }
  const port = await freePort();
  server = createServer(answer).listen(port, '127.0.0.1');
  baseUrl = `http://127.0.0.1:${port}`;
  folder = await mkdtemp(join(here, 'node_modules/.try-'));
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: join(generated, 'client'),
    encoding: 'utf8',
  });
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  await run('npm', ['install', '--prefer-offline', '--no-package-lock', `./${filename}`], { cwd: folder });
  await cp(join(here, 'smoke.mjs'), join(folder, 'smoke.mjs'));
  const imports =
    "import * as client from '@grant-management/client';\nimport { smoke } from './smoke.mjs';\n";
  const programs = {
    'program.mjs': `console.log(await smoke(client, '${baseUrl}'));`,
    'page.mjs': 'globalThis.run = (baseUrl) => smoke(client, baseUrl);',
    'worker.mjs': `export default { async fetch(request) { try { return new Response(await smoke(client, new URL(request.url).searchParams.get('baseUrl'))); } catch (error) { return new Response(String(error?.stack ?? error)); } } };`,
  };
  for (const [name, code] of Object.entries(programs))
    await writeFile(join(folder, name), `${imports}${code}\n`);
});

afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true, force: true });
});

const tool = (name: string): string => join(here, 'node_modules', name);
test.each<[string, () => Promise<string>]>([
  ['Bun', () => runOnCommand(tool('bun/bin/bun'), 'run')],
  ['Deno', () => runOnCommand(tool('deno/deno'), 'run', '--allow-net', '--allow-read', '--no-lock')],
  ['workerd', runOnWorkerd],
  ['Chromium', runOnChromium],
])('the packed client runs on %s', async (_, start) => {
  expect(await start()).toBe(expected);
});
