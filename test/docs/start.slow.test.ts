/** Follows the site's quick start like an integrator, with only the pages, an empty folder, Node and Python. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSiteServer } from '../../scripts/docs/site-server.ts';
import { generated } from '../support/generated.ts';
import { pythonPath } from './sample-tools.ts';
import { readPage } from './site-links.ts';

const run = promisify(execFile);
const server = createSiteServer(join(generated, 'docs'));
const modules = pythonPath();

let origin: string;
/** The integrator's folder, with the packages installed. */
let folder: string;
let stopMock = (): void => undefined;
let variables: NodeJS.ProcessEnv;

const get = async (path: string): Promise<Response> => {
  const response = await fetch(`${origin}/${path}`);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
};
const page = async (path: string): Promise<string> => (await get(path)).text();

/** Downloads a package through the link on a page, and installs it with the command next to it. */
async function install(path: string, name: string): Promise<void> {
  const html = await page(`${path}.html`);
  const link = readPage(html).links.find((each) => each.includes(`grant-management-${name}-`)) ?? '';
  const url = new URL(link, `${origin}/${path}.html`);
  const file = url.pathname.split('/').at(-1) ?? '';
  await writeFile(join(folder, file), Buffer.from(await (await get(url.pathname.slice(1))).arrayBuffer()));
  const command = new RegExp(`npm install (?:--save-dev )?\\./${file}`).exec(await page(`${path}.md`))?.[0];
  if (command === undefined) throw new Error(`${path} has no command to install ${file}.`);
  await run('npm', [...command.split(' ').slice(1), '--offline', '--no-audit', '--no-fund'], { cwd: folder });
}

/** Returns the code samples in a page's section, by language. */
async function programs(path: string, section: string): Promise<{ language: string; code: string }[]> {
  const text = await page(`${path}.md`);
  const part = text.split(/^(?=## )/m).find((each) => each.startsWith(`## ${section}\n`));
  if (part === undefined) throw new Error(`${path} has no section "${section}".`);
  return [...part.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].map(([, language = '', code = '']) => ({
    language,
    code,
  }));
}

async function save(name: string, path: string, section: string, isIt: RegExp): Promise<void> {
  const program = (await programs(path, section)).find(({ code }) => isIt.test(code));
  if (!program) throw new Error(`"${section}" of ${path} has no such program.`);
  await writeFile(join(folder, name), program.code);
}

async function output(key: string, program: string, ...args: string[]): Promise<string> {
  const env = { ...variables, GRANT_MANAGEMENT_KEY: key, PYTHONDONTWRITEBYTECODE: '1' };
  const { stdout, stderr } = await run(program, args, {
    cwd: folder,
    env: { ...env, ...(modules !== undefined && { PYTHONPATH: modules }) },
  });
  return stdout + stderr;
}

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? String(address?.port) : ''}`;
  folder = await mkdtemp(join(tmpdir(), 'start-'));
  await run('npm', ['init', '--yes'], { cwd: folder });
  await install('guides/first-call', 'mock');
  await install('guides/typescript-client', 'client');
  const mock = spawn(
    'npm',
    ['exec', '--no', '--', 'grant-management-mock', '--port', '0', '--ready-file', 'mock.url'],
    { cwd: folder, stdio: 'ignore', detached: true },
  );
  stopMock = () => void process.kill(-(mock.pid ?? 0));
  const url = await vi.waitFor(async () => (await readFile(join(folder, 'mock.url'), 'utf8')).trim(), {
    timeout: 30_000,
    interval: 200,
  });
  variables = { ...process.env, GRANT_MANAGEMENT_URL: url, NO_PROXY: '*' };
});
afterAll(async () => {
  stopMock();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

it('the landing page is one step from the first call, and two from every package', async () => {
  const { links } = readPage(await page('index.html'));
  expect(links).toContain('guides/first-call.html');
  expect(links).toContain('downloads.html');
  const { links: files } = readPage(await page('downloads.html'));
  for (const name of ['client', 'mock', 'contract'])
    expect(files.filter((link) => link.startsWith(`grant-management-${name}-`))).toHaveLength(1);
});

describe('the first call', () => {
  it('returns the data shown on the page, in every programming language', async () => {
    const blocks = await programs('guides/first-call', 'Read a fund');
    const shown = blocks.find(({ language }) => language === 'json')?.code ?? '';
    const { name } = JSON.parse(shown) as { name: object };
    expect(Object.keys(name)).toHaveLength(1);
    const curl = blocks.find(({ code }) => code.startsWith('curl '));
    expect(JSON.parse(await output('any-text', 'sh', '-c', curl?.code ?? ''))).toEqual(JSON.parse(shown));
    for (const [index, { code }] of blocks.filter(({ language }) => language === 'ts').entries()) {
      await writeFile(join(folder, `first-${index}.mjs`), code);
      expect(JSON.parse(await output('any-text', process.execPath, `first-${index}.mjs`))).toEqual(
        JSON.parse(shown),
      );
    }
    await save('first_call.py', 'guides/first-call', 'Read a fund', /^import requests$/m);
    expect(JSON.parse(await output('any-text', 'python3', 'first_call.py'))).toEqual(JSON.parse(shown));
  });

  it('returns texts in the chosen language', async () => {
    const [curl] = await programs('guides/first-call', 'Choose a language');
    const fund = JSON.parse(await output('any-text', 'sh', '-c', curl?.code ?? '')) as { name: object };
    const text = await page('guides/first-call.md');
    expect(text).toContain(
      `\`${JSON.stringify(fund.name)
        .replaceAll(/([{:])(?=["])/g, '$1 ')
        .replace('}', ' }')}\``,
    );
  });
});

describe('a reader with only Node', () => {
  it('can export payments as CSV', async () => {
    await save('payments.mjs', 'guides/payments', 'Export to CSV', /snapshot/);
    const rows = (await output('any-text', process.execPath, 'payments.mjs')).trim().split('\n');
    expect(rows.length).toBeGreaterThan(100);
    const cells = rows.slice(1).map((row) => row.split('","').length);
    expect(new Set(cells)).toEqual(new Set([7]));
  });

  it('can handle a 422 with and without the client', async () => {
    await save('client.mjs', 'guides/typescript-client', 'Handle errors', /UnprocessableContentError/);
    await save('fetch.mjs', 'guides/errors', 'Handle a 422', /await fetch/);
    for (const name of ['client.mjs', 'fetch.mjs'])
      expect(await output('mock-key-validation-failed', process.execPath, name), name).toMatch(/valid/i);
  });

  it('can run a test against the mock', async () => {
    await save('fund.test.mjs', 'guides/mock-server', 'Start it in a test', /node:test/);
    expect(await output('any-text', process.execPath, '--test', 'fund.test.mjs')).toMatch(/^# pass [2-9]/m);
  });
});

describe('a reader with Python', () => {
  beforeAll(async () => {
    await save('grants.py', 'guides/python', 'Write the client', /^class ApiError/m);
  });

  it('can read a fund in the chosen language', async () => {
    await save('fund.py', 'guides/python', 'Read a fund', /languages=/);
    expect(await output('any-text', 'python3', 'fund.py')).toContain('Fonds pour les arts');
  });

  it('can export payments as CSV', async () => {
    await save('payments.py', 'guides/python', 'Export payments to CSV', /DictWriter/);
    const rows = (await output('any-text', 'python3', 'payments.py')).trim().split('\n');
    expect(rows[0]?.trim()).toBe('slug,amount,currency,status,date_paid,external_id,reference');
    expect(rows.length).toBeGreaterThan(100);
  });

  it('can handle a 422', async () => {
    await save('update.py', 'guides/python', 'Handle a refused value', /ApiError/);
    expect(await output('any-text', 'python3', 'update.py')).toContain('Updated.');
    expect(await output('mock-key-validation-failed', 'python3', 'update.py')).toMatch(/^Refused: .*\{/);
  });

  it('can run a test against the mock', async () => {
    await save('test_payments.py', 'guides/python', 'Test against the mock', /unittest/);
    expect(await output('any-text', 'python3', '-m', 'unittest')).toMatch(/^OK$/m);
  });
});
