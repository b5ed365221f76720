/** The packed client, installed by npm into another project, compiles there and works. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, type RunningPrism, startPrism } from '../../scripts/mock/prism.ts';
import { generated } from '../support/generated.ts';

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const tsc = require.resolve('typescript/bin/tsc');
const nodeTypes = dirname(require.resolve('@types/node/package.json'));

let project: string;
let prism: RunningPrism;
const environment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  GRANT_MANAGEMENT_URL: prism.url,
  GRANT_MANAGEMENT_KEY: 'consumer-test-key',
});

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'consumer-'));
  await cp(join(import.meta.dirname, '../consumers/fetch-client'), project, { recursive: true });
  const packed = await run('npm', ['pack', '--json', '--pack-destination', project], {
    cwd: join(generated, 'client'),
  });
  const [{ filename }] = JSON.parse(packed.stdout) as [{ filename: string }];
  await cp(join(project, filename), join(project, 'client.tgz'));
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock'], {
    cwd: project,
  });
  // The compiler and Node's types are this project's own.
  await symlink(dirname(nodeTypes), join(project, 'node_modules/@types'));
  prism = await startPrism({
    document: join(generated, 'openapi.yaml'),
    host: '127.0.0.1',
    port: await freePort(),
    output: 'ignore',
  });
});
afterAll(async () => {
  await prism?.stop();
  await rm(project, { recursive: true, force: true });
});

/** Compiles in the consumer's folder and returns what the compiler has to say. */
async function compile(...options: string[]): Promise<string> {
  const compiling = run(process.execPath, [tsc, ...options], { cwd: project });
  return (await compiling.catch((error: { stdout: string }) => error)).stdout;
}

it('holds what it should and nothing else', async () => {
  const { stdout } = await run('npm', ['pack', '--dry-run', '--json'], { cwd: join(generated, 'client') });
  const [{ files }] = JSON.parse(stdout) as [{ files: { path: string }[] }];
  expect(files.map(({ path }) => path).filter((path) => !path.startsWith('dist/'))).toEqual([
    'README.md',
    'package.json',
  ]);
  const manifest = JSON.parse(
    await readFile(join(project, 'node_modules/@grant-management/client/package.json'), 'utf8'),
  ) as {
    dependencies: Record<string, string>;
  };
  expect(manifest.dependencies).toEqual({ 'openapi-fetch': '0.17.0' });
});

describe('the consumer compiles', () => {
  it('under nodenext, the library itself checked', async () => {
    expect(await compile('--noEmit', '--skipLibCheck', 'false')).toBe('');
  });

  it('for a bundler', async () => {
    expect(await compile('--noEmit', '--module', 'esnext', '--moduleResolution', 'bundler')).toBe('');
  });

  it('in a project with the DOM and without Node', async () => {
    const module = "export { createGrantManagementClient } from '@grant-management/client';\n";
    const compilerOptions = {
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2023', 'dom'],
      types: [],
    };
    const config = { extends: './tsconfig.json', compilerOptions, include: ['web/*.ts'] };
    await mkdir(join(project, 'web'));
    await writeFile(join(project, 'web/module.ts'), module);
    await writeFile(join(project, 'tsconfig.web.json'), JSON.stringify(config));
    expect(await compile('-p', 'tsconfig.web.json', '--noEmit')).toBe('');
  });
});

it('the consumer runs', async () => {
  expect(await compile()).toBe('');
  const { stdout } = await run(process.execPath, ['out/consumer.js'], { cwd: project, env: environment() });
  expect(JSON.parse(stdout)).toMatchObject({
    payments: expect.any(Number) as number,
    available: expect.any(Number) as number,
    tabType: expect.any(String) as string,
    updated: expect.stringMatching(/^[A-Za-z]{8}$/) as string,
    account: 200,
    missing: { status_code: 404 },
  });
});

it('the example of the README compiles and runs', async () => {
  const readme = await readFile(join(project, 'node_modules/@grant-management/client/README.md'), 'utf8');
  const examples = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code ?? '');
  expect(examples).toHaveLength(1);
  await writeFile(join(project, 'readme.ts'), examples.join('\n'));
  expect(await compile()).toBe('');
  const { stdout } = await run(process.execPath, ['out/readme.js'], { cwd: project, env: environment() });
  expect(stdout).toMatch(/^[\d.]+ [A-Z]{3} are left\n$/);
});
