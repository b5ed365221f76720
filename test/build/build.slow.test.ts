import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { runBuild, snapshot } from '../support/run-build.ts';
import { projectRoot, type ScriptRun } from '../support/run-script.ts';

const folder = mkdtempSync(join(tmpdir(), 'build-'));
const first = join(folder, 'first');
/** The last build's output; slow tests refuse to run if it is out of date. */
const last = join(projectRoot, 'generated');
let run: ScriptRun;

beforeAll(() => {
  run = runBuild('--out', first);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a build of this project has no warnings', () => {
  expect(run).toMatchObject({ status: 0, errors: '' });
});

test('a build prints the sizes of the products, its duration and the next steps', () => {
  // A notice is an indented sentence.
  const lines = run.output
    .trim()
    .split('\n')
    .filter((line) => !/^ {2}[A-Z].*\.$/.test(line));
  expect(lines).toEqual([
    'Building…',
    ...['GAPS.md', 'client/', 'contract/', 'docs/', 'mock/', 'openapi.yaml'].map((name) =>
      expect.stringMatching(new RegExp(`^ {2}${name} +[\\d.]+ [kM]B`)),
    ),
    expect.stringMatching(/^Built .*first\/ in [\d.]+ s\.$/),
    expect.stringMatching(/^Next: /),
  ]);
});

test('two builds create byte-identical output', () => {
  expect(snapshot(first)).toEqual(snapshot(last));
});

test('a build writes the same bundle as YAML and as JSON', () => {
  const [yaml, json] = ['openapi.yaml', 'openapi.json'].map((name) =>
    readFileSync(join(first, name), 'utf8'),
  );
  expect(parse(yaml ?? '', { maxAliasCount: 0 })).toEqual(JSON.parse(json ?? ''));
});

test('a build writes no local path into the output', () => {
  for (const name of ['openapi.yaml', 'GAPS.md', 'client/package.json', 'docs/index.html']) {
    expect(readFileSync(join(first, name), 'utf8')).not.toContain(folder);
  }
});
