/**
 * `npm run bench -- client` compares the client with its peers: bundle size, and time per call over a stubbed fetch.
 * The peers have a separate package, which is installed on demand.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type * as OpenapiFetch from 'openapi-fetch';
import type { OpenApiDocument } from '../../scripts/model/document.ts';
import { Model } from '../../scripts/model/model.ts';
import type * as Client from '../../scripts/client/runtime/index.ts';
import type { Bench } from './main.ts';
import { type Row, withVersion } from './table.ts';

const root = join(import.meta.dirname, '../..');
const peers = join(import.meta.dirname, 'peers');
const url = "'https://eu.invalid'";
const { json: type } = Model.of(
  JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8')) as OpenApiDocument,
).mediaTypes;

/** The same three calls with each client: get a tab, list payments, update a contributor. */
const programs: Record<string, string> = {
  'this client': `import { GrantManagement } from '@grant-management/client';
    const client = new GrantManagement({ baseUrl: ${url}, apiKey: process.env.KEY });
    console.log(await client.tabs.get('AbCdEfGh'));
    for await (const payment of client.allocationPayments.list({ per_page: 100 })) console.log(payment);
    console.log(await client.contributors.update('AbCdEfGh', { fields: { AbCdEfGh: true } }));`,
  'openapi-fetch': `import createClient from 'openapi-fetch';
    const client = createClient({ baseUrl: ${url}, headers: { 'x-api-key': process.env.KEY, accept: '${type}' } });
    console.log(await client.GET('/tab/{tab_slug}', { params: { path: { tab_slug: 'AbCdEfGh' } } }));
    console.log(await client.GET('/allocation-payment', { params: { query: { per_page: 100 } } }));
    console.log(await client.PUT('/contributor/{contributor_slug}', { params: { path: { contributor_slug: 'AbCdEfGh' } }, body: { fields: { AbCdEfGh: true } } }));`,
  'hey-api': `import { createClient } from '@hey-api/client-fetch';
    const client = createClient({ baseUrl: ${url}, headers: { 'x-api-key': process.env.KEY, accept: '${type}' } });
    console.log(await client.get({ url: '/tab/{tab_slug}', path: { tab_slug: 'AbCdEfGh' } }));
    console.log(await client.get({ url: '/allocation-payment', query: { per_page: 100 } }));
    console.log(await client.put({ url: '/contributor/{contributor_slug}', path: { contributor_slug: 'AbCdEfGh' }, body: { fields: { AbCdEfGh: true } } }));`,
  ky: `import ky from 'ky';
    const client = ky.create({ prefix: ${url}, headers: { 'x-api-key': process.env.KEY, accept: '${type}' } });
    console.log(await client.get('tab/AbCdEfGh').json());
    console.log(await client.get('allocation-payment', { searchParams: { per_page: 100 } }).json());
    console.log(await client.put('contributor/AbCdEfGh', { json: { fields: { AbCdEfGh: true } } }).json());`,
};

/** Upper bound for the bundle size of the three calls, in bytes. */
const maxBytes = 9000;
/** Upper bound for the overhead per call, as a share of openapi-fetch's. */
const maxOverhead = 0.5;

/** Prints the comparison, and returns it with the missed bounds. */
export const run: Bench = async ({ quick }) => {
  if (!existsSync(join(peers, 'node_modules'))) {
    execFileSync('npm', ['install', '--ignore-scripts', '--no-package-lock'], {
      cwd: peers,
      stdio: 'inherit',
    });
  }
  const misses: string[] = [];
  const rows: Row[] = [];
  const sizes: Record<string, string> = {};
  const folder = await mkdtemp(join(peers, '.bench-'));
  try {
    console.log('Three calls, esbuild, minified, gzipped');
    for (const [name, program] of Object.entries(programs)) {
      const bytes = await bundledBytes(program, folder);
      console.log(`  ${name.padEnd(16)} ${String(bytes).padStart(6)} B`);
      sizes[name] = `${bytes} B`;
      if (name === 'this client' && bytes > maxBytes) misses.push(`${bytes} B, more than ${maxBytes} B`);
    }
    const { 'this client': ours = '', ...others } = sizes;
    rows.push({
      what: 'three calls, bundled, minified, gzipped',
      ours,
      peers: byVersion(others),
      bound: `at most ${maxBytes} B`,
    });
    console.log(
      '\nProcessor time per call over a stubbed fetch, in µs (lower quintile of many short rounds)',
    );
    const calls = await benchCalls(quick ? 12 : 40);
    rows.push(...calls.rows);
    misses.push(...calls.misses);
  } finally {
    await rm(folder, { recursive: true });
  }
  return { rows, misses };
};

const packages: Readonly<Record<string, string>> = {
  'openapi-fetch': 'openapi-fetch',
  'hey-api': '@hey-api/client-fetch',
  ky: 'ky',
};

/** Figures by peer name and version. */
function byVersion(figures: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [withVersion(packages[name] ?? name, peers), figure]),
  );
}

async function bundledBytes(program: string, folder: string): Promise<number> {
  const entry = join(folder, 'entry.mjs');
  await writeFile(entry, program);
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
    alias: { '@grant-management/client': join(root, 'generated/client/dist/index.js') },
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

interface Call {
  (): PromiseLike<unknown>;
}

async function benchCalls(rounds: number): Promise<{ rows: Row[]; misses: string[] }> {
  const misses: string[] = [];
  const rows: Row[] = [];
  const text = JSON.stringify({ slug: 'AbCdEfGh', name: { en_GB: 'Education' }, budget: 1000 });
  const headers = new Headers({ 'content-type': type });
  // A real Response can be read only once, so use a fake.
  const prebuilt = {
    ok: true,
    status: 200,
    headers,
    body: {},
    clone: () => prebuilt,
    text: () => Promise.resolve(text),
    json: () => Promise.resolve(JSON.parse(text) as unknown),
  } as unknown as Response;
  const stubs: Record<string, () => Promise<Response>> = {
    'one prebuilt response': () => Promise.resolve(prebuilt),
    'a new Response per call': () =>
      Promise.resolve(new Response(text, { headers: { 'content-type': type } })),
  };
  for (const [name, stub] of Object.entries(stubs)) {
    const times = await measure(await callsOver(stub), rounds);
    const over = (peer: string, base: string): number => (times[peer] ?? NaN) - (times[base] ?? NaN);
    const timings = Object.entries(times).map(([call, time]) => `${call} ${time.toFixed(2)}`);
    console.log(`  ${name}: ${timings.join(', ')}`);
    const ratio = over('this client', 'fetch and text') / over('openapi-fetch', 'fetch and text');
    const ratioWithReading = over('this client', 'fetch alone') / over('openapi-fetch', 'fetch alone');
    console.log(
      `    overhead on top of fetch and reading the body, relative to openapi-fetch: ${ratio.toFixed(2)} (including the reading: ${ratioWithReading.toFixed(2)})`,
    );
    const overhead = (peer: string): string => `${over(peer, 'fetch and text').toFixed(2)} µs`;
    rows.push({
      what: `overhead per call on top of fetch and reading the body; ${name}`,
      ours: overhead('this client'),
      peers: byVersion({ 'openapi-fetch': overhead('openapi-fetch') }),
      bound: `at most ${maxOverhead} of openapi-fetch's`,
    });
    if (ratio > maxOverhead)
      misses.push(`${name}: ${ratio.toFixed(2)} of openapi-fetch's overhead; the limit is ${maxOverhead}`);
  }
  return { rows, misses };
}

async function load<T>(path: string): Promise<T> {
  return (await import(pathToFileURL(path).href)) as T;
}

async function callsOver(fetch: () => Promise<Response>): Promise<Record<string, Call>> {
  const { GrantManagement } = await load<typeof Client>(join(root, 'generated/client/dist/index.js'));
  const { default: createClient } = await load<typeof OpenapiFetch>(
    join(peers, 'node_modules/openapi-fetch/dist/index.mjs'),
  );
  const keys = { 'x-api-key': 'secret-key', accept: type };
  const client = new GrantManagement({ baseUrl: 'https://eu.invalid', apiKey: 'secret-key', fetch });
  const openapi = createClient<Record<string, never>>({
    baseUrl: 'https://eu.invalid',
    headers: keys,
    fetch,
  });
  const get = openapi.GET as unknown as (path: string, init: object) => Promise<unknown>;
  return {
    'fetch alone': fetch,
    'fetch and text': async () => JSON.parse(await (await fetch()).text()) as unknown,
    'this client': () => client.funds.get('AbCdEfGh'),
    'openapi-fetch': () => get('/fund/{fund_slug}', { params: { path: { fund_slug: 'AbCdEfGh' } } }),
  };
}

async function measure(calls: Record<string, Call>, rounds: number): Promise<Record<string, number>> {
  const perRound = 1000;
  const times = new Map<string, number[]>();
  for (let round = 0; round < rounds; round++) {
    for (const [name, call] of Object.entries(calls)) {
      // CPU time, including garbage collection, because other processes may share the processor.
      const start = process.cpuUsage();
      for (let index = 0; index < perRound; index++) await call();
      const { user, system } = process.cpuUsage(start);
      times.set(name, [...(times.get(name) ?? []), (user + system) / perRound]);
    }
  }
  return Object.fromEntries([...times].map(([name, list]) => [name, quintile(list)]));
}

function quintile(list: number[]): number {
  return list.slice(5).toSorted((a, b) => a - b)[Math.floor(list.length / 5)] ?? NaN;
}
