/** The recipes of the package's README, as they stand there, in every test runner and on every Node that the mock is for. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/prism/stock-prism.ts';
import { installNodes, supportedNodes, type SupportedNode } from '../nodes/nodes.ts';
import { facts, jsonMediaType, mockPackage, slugOf } from '../support/mock.ts';

const run = promisify(execFile);
const readme = readFileSync(join(mockPackage, 'README.md'), 'utf8');

/** The first block of code after a heading of the README. */
function recipe(heading: string, language: string): string {
  const [, rest = ''] = readme.split(new RegExp(`^##+ ${heading}\n`, 'm'));
  const [, text = ''] = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'ms').exec(rest) ?? [];
  if (text === '') throw new Error(`The README has no recipe for ${heading}.`);
  return text;
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mock-runners-'));
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], { cwd: mockPackage });
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  const manifest = JSON.parse(await readFile(join(import.meta.dirname, 'runners/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  manifest.dependencies['@grant-management/mock'] = `file:${filename}`;
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  const install = ['install', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  await run('npm', install, { cwd: folder });
  installNodes();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A folder of a user's project with some files in it. */
async function projectWith(files: Readonly<Record<string, string>>): Promise<string> {
  const project = await mkdtemp(join(folder, 'project-'));
  await symlink(join(folder, 'node_modules'), join(project, 'node_modules'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(project, name), text);
  return project;
}

/** Runs a command of a user's project on one version of Node, and returns all that it has printed. */
async function runOn(node: SupportedNode, project: string, command: string): Promise<string> {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_|VITEST)/i.test(name));
  const path = [node.folder, join(project, 'node_modules/.bin'), process.env['PATH']].join(':');
  const env = { ...Object.fromEntries(inherited), PATH: path, CI: '1' };
  try {
    const { stdout, stderr } = await run('sh', ['-c', command], { cwd: project, env, timeout: 300_000 });
    return stdout + stderr;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command}\n${stdout.slice(-3_000)}\n${stderr.slice(-3_000)}`, { cause: error });
  }
}

const commonJs = '{"private":true}';
const esm = '{"private":true,"type":"module"}';
/** "Jest with ES modules differs in the first line alone, which it does not need." */
const jestInEsm = recipe('Vitest', 'js').replace(/^import .* from 'vitest';\n/, '');
const playwrightTest = `const { test, expect } = require('@playwright/test');
test('the mock answers', async ({ request }) => {
  expect((await request.get('http://127.0.0.1:4010/__mock/ready')).status()).toBe(200);
});`;
const unittest = recipe('Python', 'python');
const withRequests = `import os, requests
url = os.environ["GRANT_MANAGEMENT_MOCK_URL"] + "/fund/${slugOf('fund')}"
print(requests.get(url, headers={"Accept": "${jsonMediaType}", "${facts.apiKeyHeader}": "k"}).status_code)`;
const collection = JSON.stringify({
  info: { name: 'mock', schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
  item: [
    {
      name: 'fund',
      request: {
        method: 'GET',
        url: `{{baseUrl}}/fund/${slugOf('fund')}`,
        header: [
          { key: 'Accept', value: jsonMediaType },
          { key: facts.apiKeyHeader, value: 'k' },
        ],
      },
      event: [
        { listen: 'test', script: { exec: ['pm.test("200", () => pm.response.to.have.status(200));'] } },
      ],
    },
  ],
});

// A busy machine is slow, and not wrong: none of the runners' own limits of time is what is tried here.
describe.each(supportedNodes)('Node $version', (node) => {
  it('is the one that runs', async () => {
    expect(await runOn(node, await projectWith({}), 'node --version')).toBe(`v${node.version}\n`);
  });

  it.each([
    [
      'Jest',
      { 'package.json': commonJs, 'a.test.js': recipe('Jest', 'js') },
      'jest --testTimeout=60000',
      '1 passed',
    ],
    [
      'Jest with ES modules',
      { 'package.json': esm, 'a.test.js': jestInEsm },
      'NODE_OPTIONS=--experimental-vm-modules jest --testTimeout=60000',
      '1 passed',
    ],
    [
      'Vitest',
      { 'package.json': esm, 'a.test.js': recipe('Vitest', 'js') },
      'vitest run --test-timeout=60000 --hook-timeout=60000',
      '1 passed',
    ],
    ['node:test', { 'package.json': esm, 'a.test.js': recipe('node:test', 'js') }, 'node --test', 'pass 1'],
    [
      'Mocha',
      { 'package.json': commonJs, 'a.js': recipe('Mocha', 'js') },
      'mocha --timeout 60000 a.js',
      '1 passing',
    ],
  ])('%s', async (_, files, command, output) => {
    expect(await runOn(node, await projectWith(files), command)).toContain(output);
  });

  it('Playwright', async () => {
    const port = await freePort();
    const onPort = (text: string): string => text.replaceAll('4010', String(port));
    const project = await projectWith({
      'package.json': commonJs,
      'playwright.config.js': onPort(recipe('Playwright', 'js')),
      'a.spec.js': onPort(playwrightTest),
    });
    expect(await runOn(node, project, 'playwright test')).toContain('1 passed');
  });

  it('start-server-and-test', async () => {
    const port = String(await freePort());
    const project = await projectWith({ 'package.json': commonJs });
    const command = recipe('Other tools', 'sh').replaceAll('4010', port);
    const check = `curl -s -w status=%{http_code} http://127.0.0.1:${port}/account`;
    expect(await runOn(node, project, command.replace('npm test', check))).toContain('status=401');
  });

  it('one line: curl, Python, newman', async () => {
    const project = await projectWith({
      'package.json': commonJs,
      'test_record.py': unittest,
      'with_requests.py': withRequests,
      'collection.json': collection,
    });
    const one = recipe('In CI: one line', 'sh')
      .trim()
      .replace(/npm test$/, '');
    const curl = `${one} sh -c 'curl -s -w status=%{http_code} "$GRANT_MANAGEMENT_MOCK_URL/account"'`;
    expect(await runOn(node, project, curl)).toContain('status=401');
    expect(await runOn(node, project, recipe('Python', 'sh'))).toMatch(/^OK$/m);
    expect(await runOn(node, project, `${one} python3 with_requests.py`)).toContain('200');
    const newman = /^npm exec .*newman run .*$/m.exec(readme)?.[0] ?? '';
    expect(await runOn(node, project, newman)).toMatch(/assertions\s*│\s*1\s*│\s*0/);
  });
});

it('import() of a CommonJS file gives the same class as require, where Node can', async () => {
  const project = await projectWith({
    'package.json': commonJs,
    'a.js': `import('@grant-management/mock').then(async ({ startMock }) => {
      const { SettingsError } = require('@grant-management/mock');
      const error = await startMock({ port: -1 }).catch((problem) => problem);
      console.log(error.name, error instanceof SettingsError);
    });`,
  });
  for (const node of supportedNodes.filter(({ line }) => line !== '20'))
    expect(await runOn(node, project, 'node a.js')).toContain('SettingsError true');
});
