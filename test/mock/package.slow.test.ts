/** The packed mock: its contents, and starting it with npx, import and require. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeMocks, mockPackage, send, slugOf } from '../support/mock.ts';

const run = promisify(execFile);
const compiler = fileURLToPath(import.meta.resolve('typescript/bin/tsc'));

let folder: string;
let tarball: string;
let files: string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mock-package-'));
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], { cwd: mockPackage });
  const [packed] = JSON.parse(stdout) as [{ filename: string; files: { path: string }[] }];
  tarball = join(folder, packed.filename);
  files = packed.files.map(({ path }) => path);
});
afterAll(async () => {
  await closeMocks();
  await rm(folder, { recursive: true, force: true });
});

/** Creates a project with only the installed tarball. */
async function installed(): Promise<string> {
  const project = await mkdtemp(join(folder, 'project-'));
  await writeFile(join(project, 'package.json'), JSON.stringify({ type: 'module' }));
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], { cwd: project });
  return project;
}

/** Waits for the first line on stdout and calls its URL. */
async function statusOf(child: ChildProcess): Promise<number> {
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  await expect.poll(() => output, { timeout: 60_000, interval: 20 }).toContain('\n');
  const { url } = JSON.parse(output) as { url: string };
  return (await send({ url }, `/fund/${slugOf('fund')}`)).status;
}

it('the package is small and names the tested version of stock Prism', async () => {
  const { stdout } = await run('npm', ['pack', '--json', '--dry-run'], { cwd: mockPackage });
  const [{ unpackedSize }] = JSON.parse(stdout) as [{ unpackedSize: number }];
  expect(unpackedSize).toBeLessThan(1_700_000);
  const root = JSON.parse(await readFile(join(mockPackage, '../../package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const manifest = JSON.parse(await readFile(join(mockPackage, 'package.json'), 'utf8')) as { prism: string };
  expect(manifest.prism).toBe(root.devDependencies['@stoplight/prism-cli']);
});

it('the package contains only the expected files', () => {
  expect(files.filter((file) => !file.startsWith('dist/')).toSorted()).toEqual([
    'AGENTS.md',
    'LICENSE',
    'README.md',
    'bom.cdx.json',
    'data.json',
    'interface.json',
    'package.json',
  ]);
  expect(files.filter((file) => /^dist\/.*(?:\.js|\.cjs|\.json)$/.test(file)).toSorted()).toEqual(
    ['cli.js', 'common.js', 'index.cjs', 'index.js', 'openapi.json', 'validators.cjs'].map(
      (name) => `dist/${name}`,
    ),
  );
  for (const form of ['ts', 'cts']) expect(files).toContain(`dist/index.d.${form}`);
});

it('the package has source maps with sources and no local paths', async () => {
  const dist = join(mockPackage, 'dist');
  for (const name of ['common.js', 'index.cjs']) {
    const map = JSON.parse(await readFile(join(dist, `${name}.map`), 'utf8')) as {
      sources: string[];
      sourcesContent: string[];
    };
    expect(map.sources).toContain('../src/order.ts');
    expect(map.sourcesContent).toHaveLength(map.sources.length);
    const packed = (await readFile(join(dist, name), 'utf8')) + JSON.stringify(map.sources);
    expect(packed).not.toContain(dirname(dirname(mockPackage)));
  }
});

it('the package has no dependencies and no install script', async () => {
  const project = await installed();
  const lock = JSON.parse(await readFile(join(project, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, object>;
  };
  const { '': _root, ...packages } = lock.packages;
  expect(Object.keys(packages)).toEqual(['node_modules/@grant-management/mock']);
  expect(Object.values(packages)[0]).not.toHaveProperty('hasInstallScript');
  const manifest = JSON.parse(
    await readFile(join(project, 'node_modules/@grant-management/mock/package.json'), 'utf8'),
  ) as object;
  for (const name of ['dependencies', 'optionalDependencies', 'peerDependencies', 'scripts'])
    expect(manifest).not.toHaveProperty(name);
});

it('the package has types that need no other package', async () => {
  const project = await installed();
  await writeFile(
    join(project, 'use.mts'),
    `import { startMock } from '@grant-management/mock';
await using mock = await startMock();
mock.set({ faults: [{ kind: 'response', status: 200, path: '/x' }] });
// @ts-expect-error a fault has a path or an operation
mock.set({ faults: [{ kind: 'response', status: 200, path: '/x', operation: 'getTab' }] });
// @ts-expect-error a misspelt operation
mock.set({ faults: [{ kind: 'reset', operation: 'getTabs' }] });
`,
  );
  const compilerOptions = { strict: true, noEmit: true, module: 'nodenext', target: 'es2022', types: [] };
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['use.mts'] }));
  const { stdout } = await run(process.execPath, [compiler], { cwd: project }).catch(
    (error: unknown) => error as { stdout: string },
  );
  expect(stdout).toBe('');
});

it('the package starts with npx in an empty folder', async () => {
  const empty = await mkdtemp(join(folder, 'empty-'));
  const child = spawn('npx', ['--yes', '--offline', relative(empty, tarball), '--port', '0'], {
    cwd: empty,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, npm_config_cache: join(folder, 'cache') },
  });
  try {
    expect(await statusOf(child)).toBe(200);
  } finally {
    // Stop npx's process group, which includes the mock.
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await once(child, 'exit');
  }
});

it('the package starts the mock through import and require', async () => {
  const project = await installed();
  const cli = spawn(
    process.execPath,
    [join(project, 'node_modules/@grant-management/mock/dist/cli.js'), '--port', '0'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  expect(await statusOf(cli)).toBe(200);
  cli.kill('SIGTERM');
  expect(await once(cli, 'exit')).toEqual([0, null]);

  const use = `startMock({ faults: [{ kind: 'response', status: 503 }] }).then(async (mock) => {
    const { status } = await fetch(mock.url + '/account');
    await mock.close();
    console.log(status);
  });`;
  await writeFile(join(project, 'import.js'), `import { startMock } from '@grant-management/mock';\n${use}`);
  await writeFile(
    join(project, 'require.cjs'),
    `const { startMock } = require('@grant-management/mock');\n${use}`,
  );
  for (const file of ['import.js', 'require.cjs']) {
    const { stdout } = await run(process.execPath, ['--no-warnings', file], { cwd: project });
    expect([file, stdout]).toEqual([file, '503\n']);
  }
});
