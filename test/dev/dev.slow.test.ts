/** `npm run dev` on a copy of the spec, as used by a maintainer. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePort } from '../../scripts/prism/stock-prism.ts';
import { descendants, isAlive } from '../support/descendants.ts';
import { jsonMediaType, slugOf } from '../support/mock.ts';

const root = join(import.meta.dirname, '../..');
/** A build can take minutes on a busy machine. */
const pollOptions = { timeout: 300_000, interval: 50 };
vi.setConfig({ testTimeout: 330_000 });

let folder: string;
let dev: ChildProcess;
let docs: string;
let mock: string;
let printed = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dev-'));
  await cp(join(root, 'spec'), join(folder, 'spec'), { recursive: true });
  const [docsPort, mockPort] = [await freePort(), await freePort()];
  docs = `http://127.0.0.1:${docsPort}`;
  mock = `http://127.0.0.1:${mockPort}`;
  const options = {
    spec: join(folder, 'spec'),
    out: join(folder, 'out'),
    'docs-port': docsPort,
    'mock-port': mockPort,
  };
  const flags = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  dev = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts', ...flags], {
    cwd: root,
    stdio: 'pipe',
  });
  for (const stream of [dev.stdout, dev.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }
});
afterAll(async () => {
  if (dev.exitCode === null && dev.signalCode === null) {
    dev.kill('SIGTERM');
    await once(dev, 'exit');
  }
  await rm(folder, { recursive: true, force: true });
});

/** Edits a spec file and waits for the rebuild. */
async function edit(path: string, from: string | RegExp, to: string): Promise<string> {
  const file = join(folder, 'spec', path);
  const before = await readFile(file, 'utf8');
  expect(before).toMatch(from);
  printed = '';
  await writeFile(file, before.replace(from, to));
  return before;
}

async function reference(): Promise<string> {
  const page = await (await fetch(`${docs}/reference/`)).text();
  const script = /src="\.(\/reference\.\w+\.js)"/.exec(page)?.[1] ?? '';
  return (await fetch(`${docs}/reference${script}`)).text();
}

async function fund(): Promise<unknown> {
  const headers = { 'x-api-key': 'key', accept: jsonMediaType };
  return (await fetch(`${mock}/fund/${slugOf('fund')}`, { headers })).json();
}

it('npm run dev serves the documentation and the mock', async () => {
  await expect.poll(() => printed, pollOptions).toMatch(/Watching[^]*Built in[^]*Mock/);
  expect(await (await fetch(docs)).text()).toContain('<script src="/.dev/reload.js"></script>');
  expect(await (await fetch(`${docs}/.dev/reload.js`)).text()).toContain('EventSource');
  expect(await fund()).toHaveProperty('budget');
});

it('npm run dev shows an edited guide and reloads open pages without restarting the mock', async () => {
  const events = await fetch(`${docs}/.dev/events`);
  const reader = events.body?.getReader();
  await edit('guides/errors.md', /\n## /, '\nA sentence of the dev test.\n\n## ');
  const event = await reader?.read();
  expect(new TextDecoder().decode(event?.value as Uint8Array)).toContain('event: reload');
  await reader?.cancel();
  const guide = await (await fetch(`${docs}/guides/errors.html`)).text();
  expect(guide).toContain('A sentence of the dev test.');
  expect(guide).toContain('<script src="/.dev/reload.js"></script>');
  expect((await fetch(`${docs}/guides/nothing.html`)).status).toBe(404);
  expect(printed).toContain('Built in');
  expect(printed).not.toContain('Mock');
});

it('the mock of npm run dev returns an edited example', async () => {
  const name = 'Education fund';
  await edit('examples/getFund/education-fund.json', name, 'Fund of the dev test');
  await expect.poll(fund, pollOptions).toMatchObject({ name: { en_GB: 'Fund of the dev test' } });
});

it('npm run dev reports an error with its position, serves the last build and recovers', async () => {
  const before = await edit('paths/fund_{fund_slug}.yaml', 'operationId:', 'operationId: [');
  await expect.poll(() => printed, pollOptions).toMatch(/fund_\{fund_slug\}\.yaml:\d+:\d+/);
  await expect.poll(() => printed, pollOptions).toContain('Still serving');
  expect(await (await fetch(`${docs}/guides/errors.html`)).text()).toContain('A sentence of the dev test.');
  expect(await fund()).toMatchObject({ name: { en_GB: 'Fund of the dev test' } });

  printed = '';
  await writeFile(
    join(folder, 'spec/paths/fund_{fund_slug}.yaml'),
    before.replace('Returns a fund', 'Returns an edited fund'),
  );
  await expect.poll(reference, pollOptions).toContain('Returns an edited fund');
});

it('npm run dev reports circular references, serves the last build and recovers', async () => {
  const texts = { SeasonStatus: '$ref: TabResource.yaml\n', TabResource: '$ref: SeasonStatus.yaml\n' };
  const files = Object.entries(texts).map(([name, text]) => ({
    file: join(folder, 'spec/components/schemas', `${name}.yaml`),
    text,
  }));
  const before = await Promise.all(files.map(({ file }) => readFile(file, 'utf8')));
  printed = '';
  await Promise.all(files.map(({ file, text }) => writeFile(file, text)));
  await expect
    .poll(() => printed, pollOptions)
    .toMatch(/(?:SeasonStatus|TabResource)\.yaml:1:\d+ {2}no-circular-reference/);
  await expect.poll(() => printed, pollOptions).toContain('Still serving');
  expect(await fund()).toHaveProperty('budget');

  printed = '';
  await Promise.all(files.map(({ file }, index) => writeFile(file, before[index] ?? '')));
  await expect.poll(() => printed, pollOptions).toContain('Built in');
});

it('npm run dev restarts the mock after a request has crashed it', async () => {
  printed = '';
  await fetch(`${mock}/__mock/stop`, { method: 'POST' });
  await expect.poll(() => printed, pollOptions).toContain('restarting it');
  await expect.poll(() => fund().catch(() => undefined), pollOptions).toHaveProperty('budget');
});

it("npm run dev serves the last build's description", async () => {
  const description = await (await fetch(`${mock}/__mock/openapi.json`)).text();
  expect(description).toContain('Returns an edited fund');
});

it("npm run dev exits if the spec doesn't exist", async () => {
  const spec = join(folder, 'nowhere');
  const refused = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts', '--spec', spec], {
    cwd: root,
  });
  let message = '';
  refused.stderr.setEncoding('utf8').on('data', (text: string) => (message += text));
  expect(await once(refused, 'close')).toEqual([1, null]);
  expect(message).toBe(`${spec} doesn't exist. Check --spec.\n`);
});

it('npm run dev stops its child processes when it exits', async () => {
  const started = await descendants(dev.pid ?? 0);
  expect(started.length).toBeGreaterThan(0);
  const ended = once(dev, 'exit');
  dev.kill('SIGTERM');
  expect(await ended).toEqual([143, null]);
  // Child processes that read from a pipe exit shortly after it closes.
  await vi.waitFor(() => expect(started.filter(isAlive)).toEqual([]), pollOptions);
  await expect(fetch(docs)).rejects.toThrow('fetch failed');
  await expect(fetch(mock)).rejects.toThrow('fetch failed');
});
