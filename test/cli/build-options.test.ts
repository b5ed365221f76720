import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { readBuildOptions } from '../../scripts/cli/build-options.ts';

const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), 'options-'));
afterAll(() => rmSync(folder, { recursive: true }));

test("the build options default to the project's folders", () => {
  expect(readBuildOptions({})).toEqual({
    root,
    spec: join(root, 'spec/openapi.yaml'),
    out: join(root, 'generated'),
  });
});

test('--spec may be a file, or a folder that contains an openapi.yaml', () => {
  expect(readBuildOptions({ spec: folder })).toMatchObject({ spec: join(folder, 'openapi.yaml') });
  expect(readBuildOptions({ spec: 'other.yaml' })).toMatchObject({ spec: resolve('other.yaml') });
});

test('the build options resolve paths against the working directory', () => {
  expect(readBuildOptions({ out: 'elsewhere' })).toMatchObject({ out: resolve('elsewhere') });
});

test.each([
  ['the project', root],
  ["the project's parent folder", dirname(root)],
  ['the spec', join(root, 'spec')],
  ['a folder in the spec', join(root, 'spec/paths')],
])("--out can't be %s", (_, out) => {
  expect(() => readBuildOptions({ out })).toThrow(/would replace/);
});

test("--out can't be a file, or a folder with files that no build created", () => {
  const file = join(folder, 'file');
  const papers = join(folder, 'papers');
  mkdirSync(papers);
  writeFileSync(file, 'mine');
  writeFileSync(join(papers, 'letter.txt'), 'mine');
  expect(() => readBuildOptions({ out: file })).toThrow(/it isn't a folder/);
  expect(() => readBuildOptions({ out: papers })).toThrow(/files that no build created/);
});

test("--out may be an empty folder or an earlier build's output", () => {
  const out = join(folder, 'out');
  mkdirSync(out);
  expect(readBuildOptions({ out })).toMatchObject({ out });
  writeFileSync(join(out, 'openapi.json'), '{}');
  expect(readBuildOptions({ out })).toMatchObject({ out });
});
