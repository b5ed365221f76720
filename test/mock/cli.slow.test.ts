/** The built package's command line. */
import { once } from 'node:events';
import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { exchange } from '../support/raw-http.ts';
import { freePort } from '../../scripts/prism/stock-prism.ts';
import { documentedRequests } from '../support/cases.ts';
import { readBundle } from '../support/generated.ts';
import { facts, mockPackage, mockData, send, slugOf } from '../support/mock.ts';
import { ended, killStarted, listening, run } from '../support/mock-process.ts';

const pollOptions = { timeout: 30_000, interval: 25 };
const folder = mkdtempSync(join(tmpdir(), 'mock-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(killStarted);

const fund = `/fund/${slugOf('fund')}`;

describe.each(['SIGTERM', 'SIGINT'] as const)('a mock that receives %s', (signal) => {
  it('lets requests in flight finish and exits with 0', async () => {
    const mock = await listening('--latency', '600');
    const answer = send(mock, fund);
    await new Promise((resolve) => setTimeout(resolve, 200));
    mock.child.kill(signal);
    expect((await answer).status).toBe(200);
    await expect(send(mock, fund)).rejects.toThrow('fetch failed');
    expect(await ended(mock)).toBe(0);
  });

  it('exits if it is idle, even with an open connection', async () => {
    const mock = await listening();
    await send(mock, fund);
    mock.child.kill(signal);
    expect(await ended(mock)).toBe(0);
  });
});

describe('stopping', () => {
  it('through /__mock/stop lets requests in flight finish', async () => {
    const mock = await listening('--latency', '400');
    const answer = send(mock, fund);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const stop = await fetch(`${mock.url}/__mock/stop`, { method: 'POST' });
    expect([stop.status, await stop.json()]).toEqual([200, { stopping: true }]);
    expect((await answer).status).toBe(200);
    expect(await ended(mock)).toBe(0);
  });

  it.each(['a connection that has sent nothing', 'a connection that has sent half a header block'])(
    "doesn't wait for %s",
    async (what) => {
      const mock = await listening();
      const socket = connect(Number(new URL(mock.url).port), '127.0.0.1');
      await once(socket, 'connect');
      socket.on('error', () => undefined).resume();
      if (what.endsWith('header block')) socket.write('GET /account HTTP/1.1\r\nHost: mock\r\n');
      // A response on a later connection shows that the mock has accepted this one.
      await send(mock, fund);
      const begin = performance.now();
      mock.child.kill('SIGTERM');
      expect(await ended(mock)).toBe(0);
      expect(performance.now() - begin).toBeLessThan(2_000);
      socket.destroy();
    },
  );

  it('is immediate on a second signal', async () => {
    const file = join(folder, 'second.url');
    const mock = await listening('--ready-file', file);
    const upload = connect(Number(new URL(mock.url).port), '127.0.0.1').on('error', () => undefined);
    upload.write('PUT / HTTP/1.1\r\nHost: mock\r\nContent-Length: 100\r\n\r\n{');
    await new Promise((resolve) => setTimeout(resolve, 200));
    mock.child.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 200));
    mock.child.kill('SIGTERM');
    expect(await once(mock.child, 'exit')).toEqual([null, 'SIGTERM']);
    expect(existsSync(file)).toBe(false);
  });

  it('treats a Ctrl-C that arrives from both the terminal and npm as one signal', async () => {
    const mock = await listening('--latency', '600');
    const answer = send(mock, fund);
    await new Promise((resolve) => setTimeout(resolve, 200));
    mock.child.kill('SIGINT');
    mock.child.kill('SIGINT');
    expect((await answer).status).toBe(200);
    expect(await ended(mock)).toBe(0);
  });
});

describe('a ready file', () => {
  it('exists with the URL only while the mock is running', async () => {
    const file = join(folder, 'mock.url');
    writeFileSync(file, 'http://old.invalid\n');
    const mock = await listening('--ready-file', file, '--public-url', 'https://mock.internal/grants/');
    expect(readFileSync(file, 'utf8')).toBe(`${mock.url}/grants\n`);
    mock.child.kill('SIGTERM');
    expect(await ended(mock)).toBe(0);
    expect(existsSync(file)).toBe(false);
  });

  it('may already exist if it is empty, as after mktemp', async () => {
    const file = join(folder, 'empty.url');
    writeFileSync(file, '');
    const mock = await listening('--ready-file', file);
    expect(readFileSync(file, 'utf8')).toBe(`${mock.url}\n`);
  });

  it.each(['a symbolic link', 'a device'])('is refused if its path is %s', async (what) => {
    const file = what === 'a device' ? '/dev/null' : join(folder, what);
    if (what.startsWith('a sym')) symlinkSync('/nowhere', file);
    const before = lstatSync(file);
    const refused = run('--port', '0', '--ready-file', file);
    expect(await ended(refused)).toBe(2);
    expect(refused.errors()).toContain("isn't a regular file");
    expect(lstatSync(file)).toMatchObject({ ino: before.ino, size: before.size, mode: before.mode });
  });

  it("isn't deleted if it now has another mock's URL", async () => {
    const file = join(folder, 'shared.url');
    const first = await listening('--ready-file', file);
    const second = await listening('--ready-file', file);
    first.child.kill('SIGTERM');
    expect(await ended(first)).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(`${second.url}\n`);
    second.child.kill('SIGTERM');
    expect(await ended(second)).toBe(0);
    expect(existsSync(file)).toBe(false);
  });
});

it('a mock can be stopped as soon as its ready file exists', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    const file = join(folder, `at-once-${turn}.url`);
    const mock = run('--port', '0', '--ready-file', file);
    while (!existsSync(file)) await new Promise((resolve) => setTimeout(resolve, 1));
    mock.child.kill('SIGTERM');
    expect(await ended(mock)).toBe(0);
    expect(existsSync(file)).toBe(false);
  }
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** A program that writes its mock's URL and its process ID to a file, and waits. */
const waiting = (file: string): string =>
  `require('fs').writeFileSync(${JSON.stringify(file)}, process.env.GRANT_MANAGEMENT_MOCK_URL + ' ' + process.pid); setInterval(() => {}, 1000)`;

/** Like `waiting`, but ignores SIGTERM. */
const stubborn = (file: string): string => `process.on('SIGTERM', () => {}); ${waiting(file)}`;

async function commandIn(file: string): Promise<{ url: string; pid: number }> {
  await expect.poll(() => (existsSync(file) ? readFileSync(file, 'utf8') : ''), pollOptions).toMatch(/ \d+$/);
  const [url = '', pid] = readFileSync(file, 'utf8').split(' ');
  return { url, pid: Number(pid) };
}

describe('a command after --', () => {
  const print = 'console.log(process.env.GRANT_MANAGEMENT_MOCK_URL)';

  it("gets the mock's URL, stdin, and an stdout without the mock's lines", async () => {
    const { child, output, errors } = run('--port', '0', '--', process.execPath, '-e', print);
    expect(await ended({ child, output, errors })).toBe(0);
    expect(output()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\n$/);
    expect(errors()).toBe('');
  });

  it('receives signals, and the mock exits with its status', async () => {
    const wait =
      'process.on("SIGTERM", () => process.exit(9)); console.log("up"); setInterval(() => {}, 1000)';
    const running = run('--port', '0', '--', process.execPath, '-e', wait);
    await expect.poll(running.output, { timeout: 30_000 }).toContain('up');
    running.child.kill('SIGTERM');
    expect(await ended(running)).toBe(9);
    const killed = run('--port', '0', '--', process.execPath, '-e', 'process.kill(process.pid, "SIGKILL")');
    expect(await ended(killed)).toBe(137);
  });

  it('is killed by a second signal', async () => {
    const file = join(folder, 'stubborn.txt');
    const running = run('--port', '0', '--', process.execPath, '-e', stubborn(file));
    const { pid } = await commandIn(file);
    running.child.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(isAlive(pid)).toBe(true);
    running.child.kill('SIGTERM');
    expect(await ended(running)).toBe(137);
    expect(isAlive(pid)).toBe(false);
  });

  it("that can't be started results in a shell's exit status", async () => {
    expect(await ended(run('--port', '0', '--', join(folder, 'nowhere')))).toBe(127);
    const file = join(folder, 'not-a-program');
    writeFileSync(file, 'text', { mode: 0o644 });
    expect(await ended(run('--port', '0', '--', file))).toBe(126);
  });

  it('is stopped if the mock stops first, which is reported as a failure', async () => {
    const file = join(folder, 'mock-first.txt');
    const running = run('--port', '0', '--', process.execPath, '-e', stubborn(file));
    const { url, pid } = await commandIn(file);
    await fetch(`${url}/__mock/stop`, { method: 'POST' });
    expect(await ended(running)).toBe(1);
    expect(running.errors()).toBe('The mock stopped, so the running command is stopped too.\n');
    expect(isAlive(pid)).toBe(false);
  });

  it('fails if the mock stops first, even if it exits with 0', async () => {
    const polite = `process.on('SIGTERM', () => process.exit(0)); fetch(process.env.GRANT_MANAGEMENT_MOCK_URL + '/__mock/stop', { method: 'POST' }); setInterval(() => {}, 1000)`;
    expect(await ended(run('--port', '0', '--', process.execPath, '-e', polite))).toBe(1);
  });

  it('may have the same flags as the mock', async () => {
    const args = [
      '--port',
      '0',
      '--',
      process.execPath,
      '-e',
      'console.log(process.argv.slice(1).join())',
      '--',
      '--help',
      '--',
      '-p',
    ];
    const running = run(...args);
    expect(await ended(running)).toBe(0);
    expect(running.output()).toBe('--help,--,-p\n');
  });
});

describe("readers that close the mock's output", () => {
  it("don't stop the mock", async () => {
    const mock = await listening();
    mock.child.stdout?.destroy();
    mock.child.stderr?.destroy();
    for (let index = 0; index < 5; index += 1) {
      expect((await send(mock, fund)).status).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(mock.child.exitCode).toBeNull();
    mock.child.kill('SIGTERM');
    expect(await ended(mock)).toBe(0);
  });

  it("don't stop the mock before its first line", async () => {
    const port = await freePort();
    const { child, errors } = run('--port', String(port));
    child.stdout?.destroy();
    const url = `http://127.0.0.1:${port}`;
    await expect
      .poll(async () => (await send({ url }, fund).catch(() => undefined))?.status, { timeout: 20_000 })
      .toBe(200);
    expect(errors()).not.toContain('EPIPE');
    expect(child.exitCode).toBeNull();
  });
});

describe('--help', () => {
  it('lists a key for every error condition, and each key works', async () => {
    const help = run('--help');
    await ended(help);
    const mock = await listening();
    const requests = documentedRequests(readBundle());
    const rows = [...help.output().matchAll(/^ {2}(\d{3}) {2}(mock-key-([\w-]+))/gm)];
    expect(rows.map(([, , , id]) => id)).toEqual(facts.conditions.map(({ id }) => id));
    for (const [, status, key = '', id] of rows) {
      const operation = facts.operations.find(({ conditions }) => conditions.includes(id ?? ''));
      const request = requests.find(({ operationId }) => operationId === operation?.id);
      if (!request) throw new Error(`No operation has ${id}.`);
      const { path, method, body } = request;
      const answer = await send(
        mock,
        path.replaceAll(/\{[^}]+\}/g, () => slugOf(path.split('/')[1] ?? '')),
        { method, body, headers: { [facts.apiKeyHeader]: key } },
      );
      expect([id, answer.status]).toEqual([id, Number(status)]);
    }
  });
});

describe('the README', () => {
  const readme = readFileSync(join(mockPackage, 'README.md'), 'utf8');

  it('has only existing flags, routes and keys', async () => {
    const help = run('--help');
    await ended(help);
    const others = /npm install --save-dev|npm exec --no|npx --yes --package|curl [^\n]+|request --max-time/g;
    for (const [flag] of readme.replaceAll(others, '').matchAll(/(?<![\w-])--[a-z][a-z-]+/g))
      expect(help.output()).toContain(flag);
    const mock = await listening();
    const named = [...readme.matchAll(/`(GET|POST|DELETE) (\/(?:__mock[\w/.]*)?)`/g)].map(
      ([, ...parts]) => parts,
    );
    expect(named).toContainEqual(['POST', '/__mock/stop']);
    // Call the stop route last.
    const inOrder = [...named.filter(([, path]) => path !== '/__mock/stop'), ['POST', '/__mock/stop']];
    for (const [method = '', path = ''] of inOrder)
      expect([path, (await fetch(mock.url + path, { method })).status]).toEqual([path, 200]);
    for (const [, id] of readme.matchAll(/`mock-key-([\w-]+)`/g))
      expect(facts.conditions.map((each) => each.id)).toContain(id);
  });
});

describe('the --log option', () => {
  it('json prints a line per request, without key and body', async () => {
    const mock = await listening('--log', 'json');
    await send(mock, `${fund}?a=b`, { headers: { [facts.apiKeyHeader]: 'secret-key' } });
    await expect.poll(mock.errors).toContain('\n');
    expect(JSON.parse(mock.errors())).toMatchObject({
      method: 'GET',
      url: `${fund}?a=b`,
      operation: 'getFund',
      status: 200,
      condition: null,
    });
    expect(mock.errors()).not.toContain('secret-key');
    expect(mock.output().trim().split('\n')).toHaveLength(1);
  });

  it('pretty, the default, prints a readable line', async () => {
    const mock = await listening();
    await send(mock, '/fund/short');
    await expect.poll(mock.errors).toMatch(/^GET \/fund\/short 400 invalid-slug \d+\.\d ms\n$/);
  });

  it('redacts a key in the query, and reports malformed requests', async () => {
    const mock = await listening('--log', 'json');
    await send(mock, `/account?a=1&${facts.apiKeyHeader.toUpperCase()}=secret-key&b=2`);
    await exchange(Number(new URL(mock.url).port), 'nonsense\r\n\r\n');
    await expect.poll(mock.errors).toMatch(/\n.*\n/);
    const [request, broken] = mock.errors().trim().split('\n');
    expect(JSON.parse(request ?? '')).toMatchObject({ url: '/account?a=1&X-API-KEY=***&b=2' });
    expect(JSON.parse(broken ?? '')).toMatchObject({ status: 400, condition: 'mock/malformed-request' });
    expect(mock.errors()).not.toContain('secret-key');
  });

  it('off prints nothing', async () => {
    const mock = await listening('--log', 'off');
    await send(mock, fund);
    expect(mock.errors()).toBe('');
  });
});

describe('the command line', () => {
  it('changes settings through flags', async () => {
    const mock = await listening('--languages', 'fr_FR, en_GB', '--latency', '1', '--no-retry-after');
    const { settings } = (await (await fetch(`${mock.url}/__mock/state`)).json()) as { settings: object };
    const set = { languages: ['fr_FR', 'en_GB'], latency: 1, retryAfter: false, rateLimit: 1_000_000 };
    expect(settings).toEqual({ ...set, faults: [] });
  });

  it('replaces the data with --data', async () => {
    const file = join(folder, 'data.json');
    writeFileSync(file, JSON.stringify({ fund: [{ ...mockData['fund']?.[0], slug: 'OwnFundA' }] }));
    const mock = await listening('--data', file);
    expect((await send(mock, '/fund/OwnFundA')).status).toBe(200);
    expect((await send(mock, fund)).status).toBe(404);
  });

  it("prints the package's version with --version", async () => {
    const { version } = JSON.parse(readFileSync(join(mockPackage, 'package.json'), 'utf8')) as {
      version: string;
    };
    const shown = run('--version');
    await ended(shown);
    expect(shown.output()).toBe(`${version}\n`);
  });

  it.each([
    [['--nonsense'], '--nonsense'],
    [['--port', '0x10'], 'port must be an integer from 0 to 65535.'],
    [['--port', '70000'], 'port must be an integer from 0 to 65535.'],
    [['--latency', 'x'], 'latency must be an integer from 0 to 600000.'],
    [['--rate-limit', ''], 'rateLimit must be an integer'],
    [['--languages', 'xx'], 'languages: "xx" isn\'t a locale code of the interface.'],
    [['--log', 'yaml'], 'log must be one of json, pretty, off.'],
    [['--host', ''], 'host must be an address'],
    [['--public-url', 'grants'], 'publicUrl must be a base URL'],
    [['--'], 'Add a command after --'],
    [['npm', 'test'], 'Add -- before the command'],
    [
      ['--ready-file', '/nowhere/x/mock.url'],
      'The folder of --ready-file "/nowhere/x/mock.url" doesn\'t exist.',
    ],
    [['--ready-file', tmpdir()], `${tmpdir()} isn't a regular file. Pass another --ready-file.`],
  ])('refuses %j with exit code 2', async (args, message) => {
    const refused = run(...args);
    expect(await ended(refused)).toBe(2);
    expect(refused.errors()).toContain(message);
    expect(refused.errors()).toContain('See --help.');
    expect(refused.errors()).not.toMatch(/at .*\.js/);
    expect(refused.output()).toBe('');
  });

  it('reports invalid data with exit code 2, without mentioning --help', async () => {
    const refused = run('--data', '/nowhere/data.json');
    expect(await ended(refused)).toBe(2);
    expect(refused.errors()).toMatch(/^\/nowhere\/data\.json can't be read as JSON: ENOENT.*\n$/);
  });

  it.each(['nohost.invalid', '192.0.2.1'])("reports that %s isn't a local address", async (host) => {
    const refused = run('--port', '0', '--host', host);
    expect(await ended(refused)).toBe(1);
    expect(refused.errors()).toBe(`"${host}" isn't an address of this machine. Pass another host.\n`);
  });

  it('reports a port in use', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const refused = run('--port', String(port));
    expect(await ended(refused)).toBe(1);
    expect(refused.errors()).toBe(
      `Port ${port} on 127.0.0.1 is in use. Pass another port, or 0 for any free port.\n`,
    );
    server.close();
  });
});
