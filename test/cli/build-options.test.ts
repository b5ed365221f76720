import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { readBuildOptions } from '../../scripts/cli/build-options.ts';

const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), 'options-'));
afterAll(() => rmSync(folder, { recursive: true }));

test("the defaults are the project's folders", () => {
  expect(readBuildOptions({})).toEqual({
    root,
    spec: join(root, 'spec/openapi.yaml'),
    out: join(root, 'generated'),
  });
});

test('--spec is a file, or a folder with an openapi.yaml', () => {
  expect(readBuildOptions({ spec: folder })).toMatchObject({ spec: join(folder, 'openapi.yaml') });
  expect(readBuildOptions({ spec: 'other.yaml' })).toMatchObject({ spec: resolve('other.yaml') });
});

test('paths are relative to the working directory', () => {
  expect(readBuildOptions({ out: 'elsewhere' })).toMatchObject({ out: resolve('elsewhere') });
});

test.each([
  ['the project', root],
  ['what holds the project', dirname(root)],
  ['the spec', join(root, 'spec')],
  ['a folder of the spec', join(root, 'spec/paths')],
])('--out is refused for %s', (_, out) => {
  expect(() => readBuildOptions({ out })).toThrow(/would replace/);
});

test('--out is refused for a file and for a folder with other files', () => {
  const file = join(folder, 'file');
  const papers = join(folder, 'papers');
  mkdirSync(papers);
  writeFileSync(file, 'mine');
  writeFileSync(join(papers, 'letter.txt'), 'mine');
  expect(() => readBuildOptions({ out: file })).toThrow(/it isn't a folder/);
  expect(() => readBuildOptions({ out: papers })).toThrow(/files that no build created/);
});

test('an empty folder or an earlier output is replaced', () => {
  const out = join(folder, 'out');
  mkdirSync(out);
  expect(readBuildOptions({ out })).toMatchObject({ out });
  writeFileSync(join(out, 'openapi.json'), '{}');
  expect(readBuildOptions({ out })).toMatchObject({ out });
});
