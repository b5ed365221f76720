/** What the README shows works as it stands there. */
import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { MockServer } from '../scripts/mock/runtime/api.ts';
import { freePort } from '../scripts/prism/stock-prism.ts';
import { compile } from './docs/sample-tools.ts';
import { generated } from './support/generated.ts';
import { closeMocks, slugOf, start } from './support/mock.ts';

const run = promisify(execFile);
const root = dirname(generated);
const readme = await readFile(join(root, 'README.md'), 'utf8');
const section = (title: string): string => readme.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
const blocks = (language: string, text: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, code]) => code ?? '');

let project: string;
let mock: MockServer;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'readme-'));
  await writeFile(join(project, 'package.json'), '{ "type": "module", "private": true }\n');
  mock = await start({ log: 'off' });
});
afterAll(async () => {
  await closeMocks();
  await rm(project, { recursive: true, force: true });
});

/** Compiles a TypeScript example against what is installed in the project, runs it, and returns what it prints. */
async function runExample(name: string, code: string): Promise<string> {
  await writeFile(join(project, `${name}.ts`), code);
  await compile(project, [`${name}.ts`]);
  const { stdout } = await run(process.execPath, [`${name}.js`], {
    cwd: project,
    env: { ...process.env, GRANT_MANAGEMENT_URL: mock.url, GRANT_MANAGEMENT_KEY: 'readme-test-key' },
  });
  return stdout;
}

describe('the README', () => {
  it('names npm scripts that exist, and the two commands first', async () => {
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const named = [...readme.matchAll(/npm run ([a-z]+)/g)].map(([, name]) => name ?? '');
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
    expect(blocks('sh', readme)[0]?.match(/npm ci && npm \S+( build)?/g)).toEqual([
      'npm ci && npm run build',
      'npm ci && npm test',
    ]);
  });

  it('shows how to pack, install and use the client', async () => {
    const [pack = '', install = ''] = (blocks('sh', section('Client'))[0] ?? '').trim().split('\n');
    await run('sh', ['-c', pack.replace('npm pack', `npm pack --pack-destination '${project}'`)], {
      cwd: root,
    });
    await run('sh', ['-c', install.replace('npm install', 'npm install --prefer-offline')], { cwd: project });

    const [example = ''] = blocks('ts', section('Client'));
    const lines = (await runExample('client', example)).trim().split('\n');
    const { data } = mock.state();
    const unpaid = (data['allocation-payment'] ?? []).filter((payment) => payment['date_paid'] === null);
    expect(unpaid.length).toBeGreaterThan(0);
    expect(lines.slice(0, -1).toSorted()).toEqual(
      unpaid
        .map(({ slug, amount, currency }) => `${String(slug)} ${String(amount)} ${String(currency)}`)
        .toSorted(),
    );
    expect(lines.at(-1)).toMatch(/^404 \S/);
  });

  it('shows first what the client and the mock are like, in lines that work', async () => {
    const [intro = ''] = readme.split('\n## ');
    const [example = ''] = blocks('ts', intro);
    const lines = (await runExample('first', example)).trim().split('\n');
    expect(lines).toHaveLength(mock.state().data['allocation-payment']?.length ?? 0);

    const [install = '', use = ''] = (blocks('sh', intro)[1] ?? '').trim().split('\n');
    await run('npm', ['pack', './generated/mock', '--pack-destination', project], { cwd: root });
    const offline = install.replace('npm install', 'npm install --prefer-offline --no-audit');
    await run('sh', ['-c', offline], { cwd: project });
    const told = use.replace('npm test', 'sh -c \'echo "at $GRANT_MANAGEMENT_MOCK_URL"\'');
    const { stdout } = await run('sh', ['-c', told], { cwd: project });
    expect(stdout).toMatch(/at http:\/\/127\.0\.0\.1:\d+/);

    const [, picture = ''] = /^!\[.+\]\((.*)\)$/m.exec(intro) ?? [];
    expect((await stat(join(root, picture))).size).toBeLessThan(150_000);
  });

  it('shows how to ask the mock for an answer', async () => {
    const [example = ''] = blocks('ts', section('Mock server'));
    expect(example).toContain('http://127.0.0.1:4010');
    const printed = await runExample('mock', example.replace('http://127.0.0.1:4010', mock.url));
    expect(printed).toMatch(/^403 \{.*status_code: 403/s);
  });

  it('shows how to check a service', async () => {
    const file = join(project, 'contract.md');
    const env = { ...process.env, GRANT_MANAGEMENT_URL: mock.url, GRANT_MANAGEMENT_KEY: 'readme-test-key' };
    const lines = (blocks('sh', section('Contract check'))[0] ?? '')
      .replace('tab=AbCdEfGh', `tab=${slugOf('tab')}`)
      .replace('webhook=AbCdEfGh', `webhook=${slugOf('webhook')}`)
      .trim()
      .split('\n');
    const [plan = '', check = ''] = await Promise.all(
      lines.map(async (line, index) => {
        const command = (line.split('   ')[0] ?? '').replace('contract.md', `'${file}'`);
        // The mock needs no pace.
        const more = index === 1 ? ' --per-minute 1000000' : '';
        return (await run('sh', ['-c', command + more], { cwd: root, env })).stdout;
      }),
    );
    expect(plan).toMatch(/At most \d+ requests/);
    expect(check).toMatch(/\nPASSED: 0 findings, 7 of 7 reads and /);
    expect(plan + check + (await readFile(file, 'utf8'))).not.toContain('readme-test-key');
  });

  it('shows how to read the documentation', async () => {
    const [command = ''] = (blocks('sh', section('Documentation'))[0] ?? '').split('#');
    const port = await freePort();
    const [npm = '', ...words] = command.trim().split(' ');
    const server = spawn(npm, [...words, '--', '--docs-port', String(port)], { cwd: root, detached: true });
    try {
      const response = await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/`), {
        timeout: 60_000,
        interval: 50,
      });
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('Grant-Management Service');
    } finally {
      process.kill(-(server.pid ?? 0), 'SIGTERM');
    }
  });
});
