import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { readBuildOptions, UsageError } from '../../scripts/shared/build-options.ts';

const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), 'options-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('without arguments the project is built', () => {
  expect(readBuildOptions([])).toEqual({
    root,
    spec: join(root, 'spec/openapi.yaml'),
    out: join(root, 'generated'),
  });
});

test('a spec is a file, or a folder with an openapi.yaml', () => {
  expect(readBuildOptions(['--spec', folder])).toMatchObject({ spec: join(folder, 'openapi.yaml') });
  expect(readBuildOptions(['--spec=other.yaml'])).toMatchObject({ spec: resolve('other.yaml') });
});

test('paths are relative to the working directory', () => {
  expect(readBuildOptions(['--out', 'elsewhere'])).toMatchObject({ out: resolve('elsewhere') });
});

test('help is help', () => {
  expect(readBuildOptions(['--help'])).toBe('help');
});

test.each([[['--bogus']], [['--spec']], [['--out']], [['spec']], [['--help=1']]])(
  '%j is not understood',
  (args) => {
    expect(() => readBuildOptions(args)).toThrow(UsageError);
  },
);
