import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordInputs, staleReason } from '../../scripts/build/made-from.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'made-from-'));
  write('spec/openapi.yaml', 'openapi: 3.1.0');
  write('spec/paths/fund.yaml', 'get: {}');
  write('scripts/build.ts', 'build();');
  write('package.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Records a build during which files may change. */
function build(meanwhile = (): void => undefined): void {
  const writeRecord = recordInputs(root, join(root, 'spec/openapi.yaml'));
  write('generated/openapi.json', '{}');
  write('generated/docs/index.html', '<html>');
  meanwhile();
  writeRecord(join(root, 'generated'));
}

test('staleReason() reports a missing build', () => {
  expect(staleReason(root)).toBe("generated/ hasn't been built. Run `npm run build`.");
  write('generated/openapi.json', '{}');
  expect(staleReason(root)).toBe("generated/ hasn't been built. Run `npm run build`.");
});

test('staleReason() reports nothing after a build', () => {
  build();
  expect(staleReason(root)).toBeUndefined();
});

test("staleReason() ignores changes in files that aren't build inputs", () => {
  build();
  write('test/build.test.ts', 'test();');
  write('README.md', '# Readme');
  expect(staleReason(root)).toBeUndefined();
});

test.each([
  ['spec/paths/fund.yaml', 'spec/paths/fund.yaml has changed'],
  ['spec/guides/new.md', 'spec/guides/new.md is new'],
  ['scripts/build.ts', 'scripts/build.ts has changed'],
  ['package.json', 'package.json has changed'],
  ['package-lock.json', 'package-lock.json is new'],
  ['redocly.yaml', 'redocly.yaml is new'],
])('staleReason() reports a change in %s', (path, what) => {
  build();
  write(path, 'other');
  expect(staleReason(root)).toBe(`generated/ is out of date: ${what}. Run \`npm run build\`.`);
  build();
  expect(staleReason(root)).toBeUndefined();
});

test('staleReason() reports a removed file, and counts other changes', () => {
  build();
  rmSync(join(root, 'spec/paths'), { recursive: true });
  write('scripts/other.ts', '');
  expect(staleReason(root)).toContain('spec/paths/fund.yaml was removed, and 1 more');
});

test('staleReason() reports a change during a build', () => {
  build(() => write('spec/openapi.yaml', 'openapi: 3.1.1'));
  expect(staleReason(root)).toContain('spec/openapi.yaml has changed');
});
