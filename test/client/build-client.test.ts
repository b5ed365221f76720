import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildClient } from '../../scripts/client/build-client.ts';
import { compileModule, compileTypes } from '../../scripts/client/compile.ts';
import { writeInterfaceSource } from '../../scripts/client/interface-source.ts';
import type { OpenApiDocument } from '../../scripts/shared/document.ts';
import { readBundle } from '../support/generated.ts';

const root = join(import.meta.dirname, '../..');
let outDir: string;

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'client-'));
  await buildClient({
    bundle: { document: readBundle(), json: '', yaml: '' },
    outDir,
    root,
    types: 'export interface paths {}\n',
  });
});
afterAll(() => rm(outDir, { recursive: true }));

it('compiles each source to a script and a declaration', async () => {
  const sources = await readdir(join(outDir, 'client/src'));
  const compiled = await readdir(join(outDir, 'client/dist'));
  const expected = sources.flatMap((name) => [name.replace(/ts$/, 'js'), name.replace(/ts$/, 'd.ts')]);
  expect(compiled.toSorted()).toEqual(expected.toSorted());
  for (const name of compiled) {
    expect(await readFile(join(outDir, 'client/dist', name), 'utf8')).not.toMatch(
      /from ['"]\.[^'"]*\.ts['"]/,
    );
  }
});

it('depends on openapi-fetch only, in the version of this project', async () => {
  const manifest = JSON.parse(await readFile(join(outDir, 'client/package.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  const project = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  expect(manifest['dependencies']).toEqual({ 'openapi-fetch': project.devDependencies['openapi-fetch'] });
});

describe('compiling', () => {
  it('refuses a module that cannot be compiled by itself', () => {
    expect(() => compileModule('x.ts', 'export const a = ;')).toThrow(/TS1109/);
    expect(() => compileModule('x.ts', 'export const a = b();')).toThrow(/TS9010/);
  });

  it('refuses code among types', () => {
    expect(compileTypes('x.ts', 'export type A = 1;\n')).toHaveLength(2);
    expect(() => compileTypes('x.ts', 'export type A = 1;\nexport const a = 1;\n')).toThrow('export const a');
    expect(() => compileTypes('x.ts', "import { a } from 'b';\n")).toThrow('import');
  });
});

describe('facts that the client needs of the bundle', () => {
  it.each([
    [
      'a key header',
      'apiKey security scheme',
      (document: OpenApiDocument) => delete document.components?.securitySchemes,
    ],
    [
      'the languages',
      'x-list-of',
      (document: OpenApiDocument) => delete document.components?.parameters?.['XApiLanguage']?.schema,
    ],
    [
      'one pattern for all slugs',
      'one pattern',
      (document: OpenApiDocument) => {
        const parameter = document.components?.parameters?.['FundSlug'];
        if (parameter) parameter.schema = { type: 'string', pattern: '.*' };
      },
    ],
  ])('%s', (_, message, change) => {
    const document = readBundle();
    change(document);
    expect(() => writeInterfaceSource(document)).toThrow(message);
  });
});
