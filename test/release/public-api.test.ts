import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareApis, parseApi, readPublicApi, formatApi } from '../../scripts/release/public-api.ts';

const folder = mkdtempSync(join(tmpdir(), 'public-api-'));
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

test("the API report lists each entry's exported names, with declarations and without comments", () => {
  const api = readPublicApi(folder);
  expect([...api.keys()]).toEqual(['.', './more', './package.json']);
  expect([...(api.get('.') ?? [])]).toEqual([
    ['Fund', 'export interface Fund { slug: string; }'],
    ['get', 'export declare function get(slug: string): Promise<void>;'],
    ['limit', 'export declare const limit: number;'],
  ]);
  expect(parseApi(formatApi(api))).toEqual(api);
});

test.each([
  [
    'a removed name',
    'limit: export declare const limit: number;\n',
    '',
    'breaking',
    '`client` no longer exports `limit`.',
  ],
  [
    'an additional property',
    'slug: string;',
    'slug: string; name: string;',
    'breaking',
    '`Fund` of `client` has an incompatible new declaration.',
  ],
  [
    'a new name',
    '# ./more',
    'extra: export declare const extra: 1;\n\n# ./more',
    'safe',
    '`client` now exports `extra`.',
  ],
  ['a removed entry point', '# ./more', '# ./other', 'breaking', 'The package no longer has `client/more`.'],
])('the comparison reports %s', (_, from, to, level, what) => {
  const text = formatApi(readPublicApi(folder));
  const after = parseApi(text.replace(from, to));
  expect(compareApis('client', parseApi(text), parseApi(text))).toEqual([]);
  expect(compareApis('client', parseApi(text), after)).toContainEqual({ level, what });
});

test.each([
  [
    'a type instead of `unknown`',
    'Account',
    'export type Account = unknown;',
    'export interface Account { a?: string; }',
    true,
  ],
  [
    'a nested type instead of `unknown`',
    'Call',
    'export interface Call { then<A = unknown>(done: (data: unknown) => A): Promise<unknown>; }',
    'export interface Call { then<A = { a?: string; }>(done: (data: { a?: string; }) => A): Promise<{ a?: string; }>; }',
    true,
  ],
  [
    'an additional optional property',
    'Query',
    'export interface Query { a?: string; }',
    'export interface Query { a?: string; b?: number | undefined; }',
    true,
  ],
  [
    'an additional required property',
    'Query',
    'export interface Query { a?: string; }',
    'export interface Query { a?: string; b: number; }',
    false,
  ],
  [
    'a removed property',
    'Query',
    'export interface Query { a?: string; b?: number; }',
    'export interface Query { a?: string; }',
    false,
  ],
  [
    'another type',
    'Query',
    'export interface Query { a?: string; }',
    'export interface Query { a?: number; }',
    false,
  ],
  [
    '`unknown` instead of a type',
    'Account',
    'export interface Account { a?: string; }',
    'export type Account = unknown;',
    false,
  ],
  [
    'an additional parameter',
    'get',
    'export declare function get(a: string): void;',
    'export declare function get(a: string, b: string): void;',
    false,
  ],
  [
    'a removed method',
    'Client',
    'export declare class Client { get(): void; end(): void; }',
    'export declare class Client { get(): void; }',
    false,
  ],
  [
    'an additional type parameter',
    'Call',
    'export interface Call<A> { a: A; }',
    'export interface Call<A, B> { a: A; b?: B; }',
    false,
  ],
  [
    'an additional status in the list of operations',
    'operations',
    'export interface operations { get: { parameters: { query?: never; }; responses: { "2XX": { content: unknown; }; }; }; }',
    'export interface operations { get: { parameters: { query?: { mode?: string; }; }; responses: { 200: { content: string; }; "2XX": { content: unknown; }; }; }; }',
    true,
  ],
  [
    'a required header in the list of operations',
    'operations',
    'export interface operations { get: { parameters: { header?: never; }; }; }',
    'export interface operations { get: { parameters: { header?: { key: string; }; }; }; }',
    false,
  ],
])('the comparison classifies %s', (_, name, before, after, isSafe) => {
  const api = (declared: string) => new Map([['.', new Map([[name, declared]])]]);
  const [change, ...others] = compareApis('client', api(before), api(after));
  expect(others).toEqual([]);
  expect(change?.level).toBe(isSafe ? 'safe' : 'breaking');
});
