/** Tools that others read the bundle with load it without complaint. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { validate as validateWithReadme } from '@readme/openapi-parser';
import { dereference as dereferenceWithScalar, validate as validateWithScalar } from '@scalar/openapi-parser';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listOperations } from '../../scripts/model/operations.ts';
import { generated, readBundle } from '../support/generated.ts';

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, '../..');
const bundle = join(generated, 'openapi.yaml');
const operations = listOperations(readBundle());
const operationIds = operations.map(({ operation }) => operation.operationId).toSorted();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'readers-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the command line tool of an installed package and returns all that it prints. */
async function tool(packageName: string, bin: string, ...args: string[]): Promise<string> {
  const script = join(dirname(require.resolve(`${packageName}/package.json`)), bin);
  const { stdout, stderr } = await run(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1' },
  });
  return stdout + stderr;
}

/** Checks TypeScript as a strict consumer would. */
async function compile(include: string): Promise<void> {
  const config = {
    compilerOptions: {
      target: 'es2022',
      lib: ['es2023', 'dom', 'dom.iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      strict: true,
      noEmit: true,
      types: [],
    },
    include: [include],
  };
  const file = join(folder, `tsconfig.${include.replaceAll(/\W/g, '-')}.json`);
  await writeFile(file, JSON.stringify(config));
  await run(process.execPath, [require.resolve('typescript/bin/tsc'), '-p', file]).catch(
    (error: { stdout?: string }) => {
      throw new Error(error.stdout ?? String(error));
    },
  );
}

it('Prism', async () => {
  const read = await getHttpOperationsFromSpec(bundle);
  expect(read.map(({ iid }) => iid).toSorted()).toEqual(operationIds);
});

it('Spectral', async () => {
  const text = await tool(
    '@stoplight/spectral-cli',
    'dist/index.js',
    'lint',
    bundle,
    '--ruleset',
    '.spectral.yaml',
    '--fail-severity',
    'hint',
  );
  expect(text).toContain("No results with a severity of 'hint' or higher found!");
});

it('Redocly', async () => {
  const text = await tool('@redocly/cli', 'bin/cli.js', 'lint', bundle, '--extends', 'spec');
  expect(text).toContain('Your API description is valid');
  expect(text).not.toMatch(/You have \d+ warning/);
});

it('openapi-typescript', async () => {
  const text = await tool('openapi-typescript', 'bin/cli.js', bundle, '--output', join(folder, 'types.ts'));
  expect(text).not.toMatch(/warn|error|⚠|✘/i);
  await compile('types.ts');
});

it('@scalar/openapi-parser', async () => {
  const text = await readFile(bundle, 'utf8');
  const { valid, errors } = await validateWithScalar(text);
  expect({ valid, errors }).toEqual({ valid: true, errors: [] });
  const { schema, errors: unresolved } = dereferenceWithScalar(text);
  expect(unresolved).toEqual([]);
  expect(Object.keys(schema?.paths ?? {})).toEqual([...new Set(operations.map(({ path }) => path))]);
});

it('@readme/openapi-parser', async () => {
  const result = await validateWithReadme(bundle);
  expect(result).toEqual({ valid: true, warnings: [], specification: 'OpenAPI' });
});

it("hey-api's generator, whose output compiles", async () => {
  const output = join(folder, 'hey-api');
  const text = await tool(
    '@hey-api/openapi-ts',
    'bin/run.js',
    '--input',
    bundle,
    '--output',
    output,
    '--no-log-file',
  );
  expect(text).not.toMatch(/warn|error/i);
  const sdk = await readFile(join(output, 'sdk.gen.ts'), 'utf8');
  for (const operationId of operationIds) expect(sdk).toContain(`export const ${operationId} =`);
  await compile('hey-api/**/*.ts');
});
