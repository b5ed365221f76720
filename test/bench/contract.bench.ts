/**
 * Compares the contract check's findings with those of `redocly proxy` and `redocly drift` on the same traffic: from
 * the mock, which matches the description, and from a service with four undocumented features.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../../scripts/prism/stock-prism.ts';
import { checkService, secretKey } from '../contract/check-service.ts';
import { slugsOf, startService } from '../contract/conforming-service.ts';
import { reveal } from '../contract/revealing.ts';
import { closeServices, playService, type Passing } from '../contract/wrong-service.ts';
import { generated } from '../support/generated.ts';
import { closeMocks } from '../support/mock.ts';
import type { Bench } from './main.ts';
import { type Row, withVersion } from './table.ts';

const cli = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js');
const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** Undocumented features of the service, each with a pattern that matches a report that found it. */
const revealed: readonly (readonly [string, RegExp])[] = [
  ['fields of an account', /display_name/],
  ['a new field of a fund', /colour/],
  ['an undocumented header', /ETag/i],
  ['an undocumented status', /\b418\b/],
];

function revealAll(passing: Passing): void {
  reveal(passing);
  if (passing.path.startsWith('/webhook/') && passing.status === 200) passing.status = 418;
  if (!passing.path.startsWith('/fund/') || passing.status !== 200) return;
  passing.headers['etag'] = '"5c0ffee"';
  if (passing.sent.accept?.endsWith('json'))
    passing.text = JSON.stringify({ ...JSON.parse(passing.text), colour: 'red' });
}

/** Both checks' findings on the same traffic, as text. */
interface Comparison {
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
  /** Number of recorded exchanges. */
  readonly recorded: number;
  readonly withKey: number;
  /** True if our reports or output contain the key. */
  readonly keyInOurs: boolean;
}

export const run: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-bench-'));
  try {
    const mock = await startService();
    const onMock = await findBoth(mock.url, folder);
    const onRevealingService = await findBoth(await playService(mock.url, revealAll), folder);
    const peer = `proxy and drift of ${withVersion('@redocly/cli')}`;
    const seen = (texts: readonly string[]): number =>
      revealed.filter(([, reads]) => texts.some((text) => reads.test(text))).length;
    const keys = ({ withKey, recorded }: Comparison): string =>
      `${withKey} of ${recorded} recorded exchanges`;
    const rows: Row[] = [
      {
        what: 'findings on the mock, which matches the description',
        ours: String(onMock.ours.length),
        peers: { [peer]: String(onMock.theirs.length) },
        bound: '0',
      },
      {
        what: `undocumented features found, of ${revealed.length}`,
        ours: String(seen(onRevealingService.ours)),
        peers: { [peer]: String(seen(onRevealingService.theirs)) },
        bound: String(revealed.length),
      },
      {
        what: 'places that keep the key',
        ours: onMock.keyInOurs || onRevealingService.keyInOurs ? 'a report' : 'nothing',
        peers: { [peer]: keys(onRevealingService) },
        bound: 'nothing',
      },
    ];
    for (const { what, ours, peers } of rows) console.log(`${what}: ${ours}; ${JSON.stringify(peers)}`);
    console.log(`drift's findings on the mock:\n  ${onMock.theirs.join('\n  ')}`);
    const misses = rows
      .filter(({ ours, bound }) => ours !== bound)
      .map(({ what, ours }) => `${what}: ${ours}`);
    return { rows, misses };
  } finally {
    closeServices();
    await closeMocks();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Sends our check's requests through Redocly's proxy, and runs `redocly drift` on the recording. */
async function findBoth(service: string, folder: string): Promise<Comparison> {
  const port = await freePort();
  const har = join(folder, `${port}.har`);
  const proxy = spawn(
    process.execPath,
    [cli, 'proxy', '--target', service, '--port', String(port), '--har', har],
    { stdio: 'ignore', env },
  );
  const end = (): void => void proxy.kill('SIGKILL');
  process.once('exit', end);
  await listens(proxy, port);
  const args = slugsOf();
  const { report, everything } = await checkService(`http://127.0.0.1:${port}`, args);
  proxy.kill('SIGINT');
  await once(proxy, 'exit');
  process.off('exit', end);

  const { entries } = (JSON.parse(readFileSync(har, 'utf8')) as { log: { entries: readonly object[] } }).log;
  const exchanges = entries.map((entry) => JSON.stringify(entry));
  return {
    ours: [
      ...report.findings.map(({ what }) => what),
      ...report.undescribed.map((each) => JSON.stringify(each)),
    ],
    theirs: await drift(har, service, `${har}.json`),
    recorded: exchanges.length,
    withKey: exchanges.filter((exchange) => exchange.includes(secretKey)).length,
    keyInOurs: everything.includes(secretKey),
  };
}

async function drift(har: string, service: string, output: string): Promise<string[]> {
  const description = join(generated, 'openapi.yaml');
  const args = ['drift', har, '--api', description, '--server', service, '--format', 'json', '-o', output];
  await once(spawn(process.execPath, [cli, ...args], { stdio: 'ignore', env }), 'exit');
  const { problems } = JSON.parse(readFileSync(output, 'utf8')) as {
    problems: readonly { message: string; severity: string }[];
  };
  return problems.map(({ severity, message }) => `${severity}: ${message}`);
}

async function listens(proxy: ChildProcess, port: number): Promise<void> {
  for (;;) {
    if (proxy.exitCode !== null) throw new Error('redocly proxy exited.');
    const socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
