/**
 * Measures page weight, and the time until an operation is readable, at 1.6 Mbit/s with 150 ms latency and a processor
 * slowed down four times. Compares the largest page with the same operation in Redoc, as served by the site and as made
 * by `build-docs`, and in Scalar. All are measured in the same run, so that the ratios hold on a busy machine.
 */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { startBrowser } from '../support/browser.ts';
import { readPage } from '../docs/site-links.ts';
import type { Bench } from './main.ts';
import { type Row, withVersion } from './table.ts';

const generated = join(import.meta.dirname, '../../generated');
const docs = join(generated, 'docs');
/** Page load timeout in milliseconds. */
const pageTimeout = 60_000;
/**
 * Upper bound for an operation page with its style and scripts, in bytes. The largest has twenty examples in two
 * formats.
 */
const maxPageBytes = 30_000;
/** Upper bound for an operation page's load time, as a share of Redoc's. */
const maxShareOfRedoc = 0.15;
/** The operation with the largest page, its anchor in Redoc, and words of its description. */
const operation = {
  page: 'operations/getTab.html',
  place: '#/tabs/gettab',
  text: 'Slug of the tab to return',
};
const reference = 'reference (Redoc, self-hosted)';
const scalarVersion = '1.76.0';
const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** A page to open, with text that shows that the operation is readable. */
interface Subject {
  name: string;
  folder: string;
  address: string;
  text: string;
}

/** Prints the figures, and returns them with the missed bounds. */
export const run: Bench = async ({ quick }) => {
  const repetitions = quick ? 1 : 5;
  const folder = await mkdtemp(join(tmpdir(), 'docs-bench-'));
  const browser = await startBrowser();
  try {
    const { rows, misses } = await weigh();
    const { page, place, text } = operation;
    const staticPage: Subject = { name: 'static page', folder: docs, address: page, text };
    const subjects: Subject[] = [
      staticPage,
      { name: reference, folder: docs, address: `reference/${place}`, text },
      ...(quick ? [] : await peers(folder)),
    ];
    const times = new Map<string, number[]>();
    for (let repetition = 0; repetition < repetitions; repetition += 1) {
      for (const subject of subjects) {
        times.set(subject.name, [...(times.get(subject.name) ?? []), await readable(browser, subject)]);
      }
    }
    const medianOf = (name: string): number =>
      (times.get(name) ?? []).toSorted((a, b) => a - b)[Math.floor(repetitions / 2)] ?? NaN;
    const fastest = medianOf(staticPage.name);
    const figures: Record<string, string> = {};
    for (const { name } of subjects) {
      const median = medianOf(name);
      figures[name] = Number.isFinite(median) ? `${Math.round(median)} ms` : `not within ${pageTimeout} ms`;
      console.log(
        `${name.padEnd(32)} ${
          Number.isFinite(median)
            ? `readable after ${String(Math.round(median)).padStart(6)} ms, the static page in ${(fastest / median).toFixed(2)} of that time`
            : `not readable within ${pageTimeout} ms`
        }`,
      );
    }
    const ratio = fastest / medianOf(reference);
    if (!(ratio <= maxShareOfRedoc))
      misses.push(
        `${page}: readable in ${ratio.toFixed(3)} of Redoc's time; the limit is ${maxShareOfRedoc}`,
      );
    const { [staticPage.name]: ours = '', ...others } = figures;
    const readableRow: Row = {
      what: 'time until an operation is readable, at 1.6 Mbit/s with a slow processor',
      ours,
      peers: others,
      bound: `at most ${maxShareOfRedoc} of the reference's time`,
    };
    return { rows: [...rows, readableRow], misses };
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
};

/** Measures each operation page together with the style and scripts that it loads. */
async function weigh(): Promise<{ rows: Row[]; misses: string[] }> {
  const document = JSON.parse(await readFile(join(generated, 'openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, { operationId?: string }>>;
  };
  const ids = Object.values(document.paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId }) => operationId ?? []),
  );
  const misses: string[] = [];
  const sizes: number[] = [];
  for (const id of ids) {
    const html = await readFile(join(docs, `operations/${id}.html`), 'utf8');
    const loaded = readPage(html).files.filter((file) => /\.(?:js|css)$/.test(file));
    const parts = await Promise.all(loaded.map((file) => readFile(join(docs, 'operations', file))));
    const bytes = [Buffer.from(html), ...parts].reduce((sum, part) => sum + gzipSync(part).length, 0);
    console.log(`${id.padEnd(32)} ${(bytes / 1000).toFixed(1).padStart(6)} kB gzipped with style and script`);
    sizes.push(bytes);
    if (bytes > maxPageBytes) misses.push(`${id}: ${bytes} bytes; the limit is ${maxPageBytes}`);
  }
  const row: Row = {
    what: 'heaviest operation page, gzipped, with style and script',
    ours: `${(Math.max(...sizes) / 1000).toFixed(1)} kB`,
    bound: `at most ${maxPageBytes / 1000} kB`,
  };
  return { rows: [row], misses };
}

/** The same description in other tools, with their scripts served locally, so that only their work differs. */
async function peers(folder: string): Promise<Subject[]> {
  const require = createRequire(import.meta.url);
  const cli = dirname(require.resolve('@redocly/cli/package.json'));
  await promisify(execFile)(
    process.execPath,
    [
      join(cli, 'bin/cli.js'),
      'build-docs',
      join(generated, 'openapi.json'),
      `--output=${join(folder, 'redoc.html')}`,
    ],
    { env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  );
  const html = await readFile(join(folder, 'redoc.html'), 'utf8');
  await writeFile(
    join(folder, 'redoc.html'),
    html
      .replaceAll(/https:\/\/cdn\.redocly\.com\/[^"]*redoc\.standalone\.js/g, './redoc.js')
      .replaceAll(/ integrity="[^"]*"/g, ''),
  );
  await writeFile(join(folder, 'redoc.js'), await readFile(join(cli, 'lib/chunks/redoc.standalone.js')));
  const subjects: Subject[] = [
    {
      name: `Redoc, default build of ${withVersion('@redocly/cli')}`,
      folder,
      address: `redoc.html${operation.place}`,
      text: operation.text,
    },
  ];
  const scalar = await installScalar(folder);
  if (scalar === undefined) return subjects;
  await writeFile(join(folder, 'scalar.js'), await readFile(scalar));
  await writeFile(join(folder, 'openapi.json'), await readFile(join(generated, 'openapi.json')));
  await writeFile(
    join(folder, 'scalar.html'),
    '<!doctype html><meta charset="utf-8"><div id="app"></div><script src="scalar.js"></script><script>Scalar.createApiReference("#app", { url: "openapi.json" })</script>',
  );
  return [
    ...subjects,
    {
      name: `Scalar ${scalarVersion}`,
      folder,
      address: 'scalar.html#tag/tabs/GET/tab/{tab_slug}',
      text: operation.text,
    },
  ];
}

/** Installs Scalar's script for this benchmark only; nothing else needs it. */
async function installScalar(folder: string): Promise<string | undefined> {
  const options = [
    'install',
    '--ignore-scripts',
    '--no-audit',
    '--prefix',
    folder,
    `@scalar/api-reference@${scalarVersion}`,
  ];
  try {
    await promisify(execFile)('npm', options, { cwd: folder });
    return join(folder, 'node_modules/@scalar/api-reference/dist/browser/standalone.js');
  } catch (error) {
    console.log(`Skipping Scalar: ${String(Object(error).stderr).trim().split('\n')[0] ?? ''}`);
    return undefined;
  }
}

async function answer(file: string, response: ServerResponse): Promise<void> {
  try {
    const body = gzipSync(await readFile(file));
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip' }).end(body);
  } catch {
    response.writeHead(404).end();
  }
}

/** Milliseconds from the request for a page until it shows the operation's text. */
async function readable(browser: Browser, { folder, address, text }: Subject): Promise<number> {
  // Compressed, as a public file server would.
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').replace(/[?#].*$/, '')).replace(
      /\/$/,
      '/index.html',
    );
    void answer(join(folder, path), response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = Object(server.address()).port as number;
  const context = await browser.newContext();
  try {
    // Block requests to external hosts at once, so that they don't delay the measurement.
    await context.route('**/*', (route) =>
      route.request().url().startsWith(`http://127.0.0.1:${port}/`) ? route.continue() : route.abort(),
    );
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const start = performance.now();
    await page.goto(`http://127.0.0.1:${port}/${address}`, { waitUntil: 'commit' });
    const shown = page.getByText(text).filter({ visible: true }).first().waitFor({ timeout: pageTimeout });
    return await shown.then(
      () => performance.now() - start,
      () => Infinity,
    );
  } finally {
    await context.close();
    server.close();
    server.closeAllConnections();
  }
}
