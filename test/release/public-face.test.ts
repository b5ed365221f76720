import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareFaces, parseFace, readPublicFace, writeFace } from '../../scripts/release/public-face.ts';

const folder = mkdtempSync(join(tmpdir(), 'public-face-'));
function entry(name: string) {
  return { import: { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` } };
}

beforeAll(() => {
  mkdirSync(join(folder, 'dist'));
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      exports: { '.': entry('index'), './more': entry('more'), './package.json': './package.json' },
    }),
  );
  writeFileSync(join(folder, 'dist/models.d.ts'), 'export interface Fund { /** Why. */ slug: string; }\n');
  writeFileSync(
    join(folder, 'dist/index.d.ts'),
    "export { type Fund } from './models.js';\nexport declare const limit: number;\nexport declare function get(slug: string): Promise<void>;\n",
  );
  writeFileSync(join(folder, 'dist/more.d.ts'), 'export declare class Client { close(): void; }\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('each way to import a package has its names, with declarations and without comments', () => {
  const face = readPublicFace(folder);
  expect([...face.keys()]).toEqual(['.', './more']);
  expect([...(face.get('.') ?? [])]).toEqual([
    ['Fund', 'export interface Fund { slug: string; }'],
    ['get', 'export declare function get(slug: string): Promise<void>;'],
    ['limit', 'export declare const limit: number;'],
  ]);
  expect(parseFace(writeFace(face))).toEqual(face);
});

test.each([
  [
    'a name that is gone',
    'limit: export declare const limit: number;\n',
    '',
    'breaking',
    '`client` no longer exports `limit`.',
  ],
  [
    'a member more',
    'slug: string;',
    'slug: string; name: string;',
    'breaking',
    '`Fund` of `client` is declared otherwise.',
  ],
  [
    'a new name',
    '# ./more',
    'extra: export declare const extra: 1;\n\n# ./more',
    'safe',
    '`client` exports `extra`.',
  ],
  [
    'a way to import that is gone',
    '# ./more',
    '# ./other',
    'breaking',
    '`client/more` can no longer be imported.',
  ],
])('%s', (_, from, to, level, what) => {
  const text = writeFace(readPublicFace(folder));
  const after = parseFace(text.replace(from, to));
  expect(compareFaces('client', parseFace(text), parseFace(text))).toEqual([]);
  expect(compareFaces('client', parseFace(text), after)).toContainEqual({ level, what });
});
