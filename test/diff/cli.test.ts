import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { runDiff } from '../../scripts/diff/cli.ts';
import { CHANGE_KINDS } from '../../scripts/diff/kinds.ts';
import { documentOf } from './documents.ts';
import { Repository } from './repository.ts';

const text = { type: 'string' };
const base = documentOf({ receives: text });
const worded = documentOf({ receives: { type: 'string', description: 'Words.' } });
const safer = documentOf({ receives: { type: 'string', maxLength: 3 } });
const broken = documentOf({ receives: { type: 'number' } });

let repository: Repository;
beforeAll(() => {
  repository = new Repository();
  repository.bundle(base);
  repository.commit('v1.0.0');
  repository.write('base.json', base);
  repository.write('worded.json', worded);
  repository.write('safer.json', safer);
  repository.write('broken.json', broken);
  repository.write('broken.yaml', stringify(broken));
  repository.write('invalid.json', '{"openapi": ');
  repository.write('invalid.yaml', 'openapi: [3.1.0');
  repository.write('list.json', '[]');
  repository.write('previous.json', '{"openapi": "3.0.3"}');
  repository.write('old.json', '{"openapi": "2.0.0"}');
  repository.write('other.json', '{"title": "Not one"}');
});
afterAll(() => repository.remove());

function run(...args: string[]): { status: number; out: string; err: string } {
  let out = '';
  let err = '';
  const status = runDiff(args, {
    cwd: repository.path,
    isColoured: false,
    out: (written) => (out += written),
    err: (written) => (err += written),
  });
  return { status, out, err };
}

describe('the exit status says the worst level', () => {
  test.each([
    ['base.json', 0, 'no change'],
    ['worded.json', 0, '1 documentation'],
    ['safer.json', 1, '1 safe'],
    ['broken.json', 2, '1 breaking'],
    ['broken.yaml', 2, '1 breaking'],
  ])('%s: %i', (head, status, counts) => {
    const found = run('--base', 'base.json', '--head', head);
    expect(found).toMatchObject({ status, err: '' });
    expect(found.out.split('\n')[0]).toBe(`base.json -> ${head}: ${counts}`);
  });
});

describe('the base', () => {
  test('is a git ref, and the head the bundle', () => {
    expect(run('--base', 'v1.0.0')).toMatchObject({ status: 0, err: '' });
    expect(run('--base', 'HEAD')).toMatchObject({ status: 0, err: '' });
    expect(run('--base', 'main', '--head', 'broken.json').out).toContain('main -> broken.json: 1 breaking');
  });

  test('is compared with what stands in the folder, committed or not', () => {
    repository.bundle(broken);
    expect(run('--base', 'HEAD').status).toBe(2);
    repository.bundle(base);
    expect(run('--base', 'HEAD').status).toBe(0);
  });
});

describe('a document or command line that cannot be used', () => {
  test.each([
    [['--base', 'nowhere'], 'There is no file nowhere, and no git ref of that name either.'],
    [['--base', '--output=x'], '--base'],
    [['--base', 'base.json', '--head', 'nowhere.json'], 'There is no file nowhere.json.'],
    [['--base', 'base.json', '--head', 'generated'], 'There is no file generated.'],
    [['--base', 'invalid.json'], 'invalid.json is not valid JSON: '],
    [['--base', 'invalid.yaml'], 'invalid.yaml is not valid YAML: '],
    [['--base', 'list.json'], 'list.json is no OpenAPI document'],
    [['--base', 'other.json'], 'other.json is no OpenAPI document'],
    [['--base', 'old.json'], 'old.json is OpenAPI 2.0.0, and only OpenAPI 3.1 can be compared.'],
    [['--base', 'previous.json'], 'previous.json is OpenAPI 3.0.3, and only OpenAPI 3.1 can be compared.'],
    [[], '--base is missing'],
    [['--base', ''], '--base is missing'],
    [['--base', 'base.json', '--format', 'xml'], 'There is no format xml. There are: text, markdown, json.'],
    [['--base', 'base.json', '--surprise'], '--surprise'],
    [['base.json'], 'base.json'],
  ])('%j', (args, message) => {
    const { status, out, err } = run(...args);
    expect({ status, out }).toEqual({ status: 64, out: '' });
    expect(err).toContain(message);
  });

  test('says when a ref has no bundle', () => {
    const other = new Repository();
    try {
      other.write('README.md', 'Nothing here.');
      other.commit('v0.1.0');
      other.bundle(base);
      let err = '';
      const surroundings = { cwd: other.path, isColoured: false, out: () => undefined };
      const status = runDiff(['--base', 'v0.1.0'], { ...surroundings, err: (written) => (err += written) });
      expect(status).toBe(64);
      expect(err).toBe('v0.1.0 has no generated/openapi.json, so there is nothing to compare with.\n');
    } finally {
      other.remove();
    }
  });

  test('does not take a ref for an option of git', () => {
    expect(run('--base=--all').status).toBe(64);
  });
});

describe('formats', () => {
  test('JSON is one document', () => {
    const { out, status } = run('--base', 'base.json', '--head', 'broken.json', '--format', 'json');
    expect(status).toBe(2);
    expect(JSON.parse(out)).toMatchObject({ worst: 'breaking', suggestedStep: 'major' });
  });

  test('Markdown is for comments', () => {
    const { out } = run('--base', 'base.json', '--head', 'broken.json', '--format', 'markdown');
    expect(out).toMatch(/^# Changes of the interface\n/);
  });
});

test('--help and --kinds explain', () => {
  expect(run('--help')).toMatchObject({ status: 0, err: '' });
  expect(run('--help').out).toContain('--base <git ref or file>');
  const { out, status } = run('--kinds');
  expect(status).toBe(0);
  expect(out.trimEnd().split('\n')).toHaveLength(Object.keys(CHANGE_KINDS).length);
});
