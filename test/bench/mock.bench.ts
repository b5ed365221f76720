import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { freePort } from '../../scripts/prism/stock-prism.ts';
import { load, type LoadRequest } from './http-load.ts';
import type { Bench } from './main.ts';
import { type Row, withVersion } from './table.ts';

const generated = join(import.meta.dirname, '../../generated');
const facts = JSON.parse(readFileSync(join(generated, 'mock/interface.json'), 'utf8')) as {
  jsonMediaType: string;
  apiKeyHeader: string;
};
const records = JSON.parse(readFileSync(join(generated, 'mock/data.json'), 'utf8')) as Record<
  string,
  [{ slug: string; fields?: { slug: string }[] }]
>;
const headers = { [facts.apiKeyHeader]: 'bench', accept: facts.jsonMediaType };

interface Server {
  readonly name: string;
  readonly command: (port: number) => string[];
}

const prism: Server = {
  name: 'prism mock -v error',
  command: (port) => [
    createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js'),
    'mock',
    '-v',
    'error',
    '--port',
    String(port),
    join(generated, 'openapi.json'),
  ],
};
const mock: Server = {
  name: 'mock',
  command: (port) => [
    join(generated, 'mock/dist/cli.js'),
    '--log',
    'off',
    '--port',
    String(port),
    '--rate-limit',
    '1000000000',
  ],
};

/** A server that sends one fixed response, as Node's upper limit. */
const bare: Server = {
  name: 'node:http',
  command: (port) => [
    '-e',
    `const body = JSON.stringify(${JSON.stringify(records['fund']?.[0])});
    require('node:http').createServer((request, response) => request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(body);
    })).listen(${port}, '127.0.0.1')`,
  ],
};

interface Load {
  readonly name: string;
  readonly request: LoadRequest;
  readonly status: number;
  /** Lower bound for the mock's requests per second, as a multiple of Prism's. */
  readonly least: number;
}

/** Compares the mock with Prism's CLI on the same description: throughput, startup and memory. */
export const run: Bench = async ({ quick }) => {
  const rounds = quick ? 2 : 5;
  const roundMilliseconds = quick ? 300 : 1_500;
  const warmUpMilliseconds = quick ? 300 : 1_000;
  const misses: string[] = [];
  const rows: Row[] = [];
  const report = (
    name: string,
    ours: number,
    peer: number,
    unit: string,
    bound: { most: number } | { least: number },
  ): void => {
    const ratio = ours / peer;
    const line = `${name}: ${ours.toFixed(0)} ${unit} against Prism's ${peer.toFixed(0)} ${unit}, ratio ${ratio.toFixed(2)}`;
    console.log(line);
    const isMet = 'most' in bound ? ratio <= bound.most : ratio >= bound.least;
    if (!isMet) misses.push(line);
    rows.push({
      what: name,
      ours: `${ours.toFixed(0)} ${unit}`,
      peers: { [withVersion('@stoplight/prism-cli')]: `${peer.toFixed(0)} ${unit}` },
      bound: 'most' in bound ? `at most ${bound.most} of Prism's` : `at least ${bound.least} times as many`,
    });
  };

  const starts = new Map<Server, number[]>([
    [prism, []],
    [mock, []],
  ]);
  const processors = new Map<Server, number[]>([
    [prism, []],
    [mock, []],
    [bare, []],
  ]);
  for (let round = 0; round < rounds; round += 1) {
    for (const [server, used] of processors) {
      const { wall, cpu } = await timeStart(server);
      starts.get(server)?.push(wall);
      used.push(cpu);
    }
  }
  report('first answer', median(starts.get(mock)), median(starts.get(prism)), 'ms', { most: 0.4 });
  const [ours, peer, floor] = [mock, prism, bare].map((server) => median(processors.get(server)));
  // Leave out Node's startup cost, which no server can avoid.
  report(
    "startup CPU time beyond node:http's",
    (ours ?? 0) - (floor ?? 0),
    (peer ?? 0) - (floor ?? 0),
    'ms',
    {
      most: 0.2,
    },
  );

  const running = await Promise.all([prism, mock, bare].map(start));
  try {
    for (const { name, request, status, least } of loads()) {
      const rates = running.map((): number[] => []);
      for (const { port } of running) await load(port, request, warmUpMilliseconds);
      for (let round = 0; round < rounds; round += 1) {
        for (const [index, { port }] of running.entries()) {
          const { perSecond, statuses } = await load(port, request, roundMilliseconds);
          rates[index]?.push(perSecond);
          const others = [...statuses.keys()].filter((each) => each !== status);
          // Stock Prism returns other statuses for some requests.
          if (others.length > 0 && index === 1)
            misses.push(`${name}: unexpected status ${others.join(', ')}`);
        }
      }
      report(name, median(rates[1]), median(rates[0]), 'requests/s', { least });
      console.log(`  ${median(rates[2]).toFixed(0)} requests/s with node:http`);
    }
    const [peerMemory = 0, mockMemory = 0] = running.map(({ child }) => residentMegabytes(child));
    report('resident memory after load', mockMemory, peerMemory, 'MB', { most: 0.8 });
  } finally {
    await Promise.all(running.map(({ child }) => stop(child)));
  }
  return { rows, misses };
};

function loads(): Load[] {
  const [fund] = records['fund'] ?? [];
  const [contributor] = records['contributor'] ?? [];
  const [field] = contributor?.fields ?? [];
  if (!fund || !contributor || !field) throw new Error("The mock's data has no fund or no contributor.");
  const get = (path: string): LoadRequest => ({ method: 'GET', path, headers });
  const put: LoadRequest = {
    method: 'PUT',
    path: `/contributor/${contributor.slug}`,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ fields: { [field.slug]: 'changed' } }),
  };
  return [
    { name: 'GET fund', request: get(`/fund/${fund.slug}`), status: 200, least: 1.5 },
    { name: 'GET list', request: get('/allocation-payment?page=2&per_page=3'), status: 200, least: 1.5 },
    { name: '400', request: get('/fund/short'), status: 400, least: 3 },
    { name: 'PUT', request: put, status: 200, least: 1.5 },
  ];
}

async function start(server: Server): Promise<{ child: ChildProcess; port: number }> {
  const port = await freePort();
  const child = spawn(process.execPath, server.command(port), { stdio: 'ignore' });
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`${server.name} exited before it responded.`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return { child, port };
}

/** Wall time and CPU time until the first response, in milliseconds. */
async function timeStart(server: Server): Promise<{ wall: number; cpu: number }> {
  const begin = performance.now();
  const { child } = await start(server);
  const wall = performance.now() - begin;
  // In clock ticks, 100 per second.
  const [, ...fields] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.join(' ').split(' ').slice(11, 13).map(Number);
  await stop(child);
  return { wall, cpu: 10 * ((user ?? 0) + (system ?? 0)) };
}

async function answers(port: number): Promise<boolean> {
  const [fund] = records['fund'] ?? [];
  return fetch(`http://127.0.0.1:${port}/fund/${fund?.slug ?? ''}`, { headers }).then(
    async (response) => (await response.arrayBuffer(), response.ok),
    () => false,
  );
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

function residentMegabytes(child: ChildProcess): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024;
}

function median(values: readonly number[] = []): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
