import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pack } from '../../scripts/build/pack.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pack-'));
});
afterEach(() => rm(folder, { recursive: true }));

const sources = {
  'hand/one.ts':
    "import { Base } from './base.ts';\nexport class One extends Base {}\nexport type { Made } from '#made/facts.ts';\n" +
    "export async function late(): Promise<number> {\n  return (await import('./late.ts')).value;\n}\n",
  'hand/two.ts':
    "import { Base } from './base.ts';\nimport { name } from '#made/facts.ts';\nexport { Base };\nexport const two: string = name;\n",
  'hand/base.ts': '/** Kept. */\nexport class Base {\n  readonly id: number = 1;\n}\n',
  'hand/late.ts': 'export const value: number = 7;\n',
  'made/facts.ts': "export interface Made { a: 1 }\nexport const name = 'fact' as const;\n",
};

/** One file per module, or one for code shared between entries. */
const layouts = {
  modules: { preserveModules: true },
  shared: { codeSplitting: { groups: [{ name: 'common', minShareCount: 2 }] } },
};

async function packed(
  changed: Record<string, string> = {},
  {
    layout = 'modules',
    formats = ['esm', 'cjs'],
    declared,
  }: { layout?: keyof typeof layouts; formats?: ('esm' | 'cjs')[]; declared?: string } = {},
): Promise<string> {
  for (const [name, text] of Object.entries({ ...sources, ...changed })) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const dist = join(folder, 'dist');
  await pack({
    input: [join(folder, 'hand/one.ts'), join(folder, 'hand/two.ts')],
    platform: 'neutral',
    resolve: { alias: { '#made': join(folder, 'made') } },
    output: formats.map((format) => ({ format, dir: dist, ...layouts[layout] })),
    ...(declared !== undefined && { declarationEntries: [join(folder, declared)] }),
  });
  return dist;
}

const scripts = async (dist: string): Promise<string[]> =>
  (await readdir(dist)).filter((name) => name.endsWith('.js')).toSorted();

const read = (...path: string[]): Promise<string> => readFile(join(...path), 'utf8');

describe('packed modules', () => {
  it.each(['modules', 'shared'] as const)('share code between import and require (%s)', async (layout) => {
    const dist = await packed({}, { layout });
    await writeFile(join(dist, 'package.json'), '{ "type": "module" }');
    const require = createRequire(join(dist, 'x.js'));
    for (const load of [
      (name: string) => import(pathToFileURL(join(dist, `${name}.js`)).href),
      (name: string) => require(`./${name}.cjs`) as unknown,
    ]) {
      const one = (await load('one')) as { One: new () => object; late: () => Promise<number> };
      const two = (await load('two')) as { Base: new () => object; two: string };
      expect(new one.One()).toBeInstanceOf(two.Base);
      expect([two.two, await one.late()]).toEqual(['fact', 7]);
    }
  });

  it('have one file each, or one for shared code', async () => {
    expect(await scripts(await packed())).toEqual(['base.js', 'facts.js', 'late.js', 'one.js', 'two.js']);
    await rm(join(folder, 'dist'), { recursive: true });
    expect(await scripts(await packed({}, { layout: 'shared' }))).toEqual([
      'common.js',
      'late.js',
      'one.js',
      'two.js',
    ]);
  });

  it("use only require() in CommonJS, because some test runners don't support import()", async () => {
    expect(await read(await packed(), 'one.cjs')).not.toMatch(/\bimport\(/);
  });

  it('include their sources in the source map, without local paths', async () => {
    const dist = await packed();
    for (const name of ['base.js.map', 'base.cjs.map']) {
      const text = await read(dist, name);
      expect(JSON.parse(text)).toMatchObject({
        sources: ['../src/base.ts'],
        sourcesContent: [sources['hand/base.ts']],
      });
      expect(text).not.toContain(folder);
    }
  });

  it('contain no local path', async () => {
    const dist = await packed();
    for (const name of await readdir(dist)) expect(await read(dist, name), name).not.toContain('hand/');
  });
});

describe('declarations', () => {
  it('cover the entries and the modules that they reference, for import and require', async () => {
    const dist = await packed();
    const declared = (await readdir(dist)).filter((name) => name.includes('.d.')).toSorted();
    expect(declared).toEqual(
      ['base', 'facts', 'one', 'two'].flatMap((name) => [`${name}.d.cts`, `${name}.d.ts`]),
    );
    expect(await read(dist, 'one.d.ts')).toContain('export type { Made } from "./facts.js";');
    expect(await read(dist, 'one.d.cts')).toContain('import { Base } from "./base.cjs";');
    expect(await read(dist, 'base.d.ts')).toContain('/** Kept. */');
  });

  it('cover only the listed entries', async () => {
    const dist = await packed({}, { formats: ['esm'], declared: 'hand/two.ts' });
    expect((await readdir(dist)).filter((name) => name.endsWith('.d.ts')).toSorted()).toEqual([
      'base.d.ts',
      'two.d.ts',
    ]);
  });
});

describe('packing fails', () => {
  it.each([
    ['if a module has a syntax error', { 'hand/late.ts': 'export const value = ;' }, /late\.ts/],
    [
      'if a module with types is missing',
      { 'hand/one.ts': "export type { A } from './gone.ts';\n" },
      /gone\.ts/,
    ],
    ['if a module is missing', { 'hand/one.ts': "export * from './gone.ts';\n" }, /gone\.ts/],
    ["if an exported type isn't explicit", { 'hand/base.ts': 'export const Base = f();' }, /TS9/],
    [
      'if two modules have the same name',
      {
        'made/base.ts': 'export type B = 1;',
        'hand/two.ts': "export { Base } from './base.ts';\nexport type { B } from '#made/base.ts';",
      },
      /base\.ts have the same name/,
    ],
    ["if an imported package isn't external", { 'hand/late.ts': "import 'left-pad';" }, /left-pad/],
  ])('%s', async (_, changed, message) => {
    await expect(packed(changed as Record<string, string>)).rejects.toThrow(message);
  });
});
