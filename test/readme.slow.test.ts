/** Runs the README's commands and code samples as written. */
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
import { closeMocks, start } from './support/mock.ts';

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

/** Compiles a TypeScript example with the packages installed in the project, runs it, and returns its output. */
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
  it('mentions only existing npm scripts, and starts with the build and test commands', async () => {
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const named = [...readme.matchAll(/npm run ([a-z]+)/g)].map(([, name]) => name ?? '');
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
    expect(blocks('sh', section('Set up'))).toEqual(['npm ci && npm run build\n', 'npm ci && npm test\n']);
  });

  it('shows how to call the mock', async () => {
    const curl = blocks('sh', section('See it'))[1] ?? '';
    expect(curl).toContain('http://127.0.0.1:4010/fund/');
    const { stdout } = await run('sh', ['-c', curl.replace('http://127.0.0.1:4010', mock.url)]);
    expect(JSON.parse(stdout)).toHaveProperty('budget');
  });

  it('shows how to pack, install and use client and mock', async () => {
    const [pack = '', ...installs] = (blocks('sh', section('Use it in your project'))[0] ?? '')
      .trim()
      .split('\n');
    await run('sh', ['-c', pack.replace('npm pack', `npm pack --pack-destination '${project}'`)], {
      cwd: root,
    });
    for (const install of installs) {
      await run('sh', ['-c', install.replace('npm install', 'npm install --prefer-offline --no-audit')], {
        cwd: project,
      });
    }
    const [example = ''] = blocks('ts', readme);
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

    const test = (blocks('sh', section('Use it in your project'))[1] ?? '').trim();
    const { stdout } = await run(
      'sh',
      ['-c', test.replace('npm test', 'sh -c \'echo "at $GRANT_MANAGEMENT_MOCK_URL"\'')],
      { cwd: project },
    );
    expect(stdout).toMatch(/at http:\/\/127\.0\.0\.1:\d+/);
  });

  it('has a small picture and refers only to existing files', async () => {
    const [, picture = ''] = /^!\[.+\]\((.*)\)$/m.exec(readme) ?? [];
    expect((await stat(join(root, picture))).size).toBeLessThan(150_000);
    const files = [...readme.matchAll(/\]\(([^):]+)\)|`(generated\/[\w./-]+)`/g)].map(
      ([, link, path]) => link ?? path ?? '',
    );
    expect(files.length).toBeGreaterThan(5);
    await Promise.all(files.map((file) => stat(join(root, file))));
  });

  it('shows how to open the documentation', async () => {
    const command = (blocks('sh', section('See it'))[0] ?? '').trim();
    const port = await freePort();
    const [npm = '', ...words] = command.trim().split(' ');
    const server = spawn(
      npm,
      [...words, '--', '--docs-port', String(port), '--mock-port', String(await freePort())],
      { cwd: root, detached: true },
    );
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
