import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { diffCommand } from '../../scripts/diff/cli.ts';
import { runInProcess, type CommandRun } from '../support/run-command.ts';
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

function run(...args: string[]): Promise<CommandRun> {
  return runInProcess(diffCommand, args, repository.path);
}

describe('by default, only breaking changes make the diff fail:', () => {
  test.each([
    ['base.json', 0, 'no change'],
    ['worded.json', 0, '1 documentation'],
    ['safer.json', 0, '1 safe'],
    ['broken.json', 1, '1 breaking'],
    ['broken.yaml', 1, '1 breaking'],
  ])('%s has exit code %i', async (head, status, counts) => {
    const result = await run('--base', 'base.json', '--head', head);
    expect(result).toMatchObject({ status, err: '' });
    expect(result.out.split('\n')[0]).toBe(`base.json -> ${head}: ${counts}`);
  });
});

test.each([
  ['breaking', 'safer.json', 0],
  ['breaking', 'broken.json', 1],
  ['safe', 'base.json', 0],
  ['safe', 'worded.json', 0],
  ['safe', 'safer.json', 1],
  ['safe', 'broken.json', 1],
  ['never', 'broken.json', 0],
])('--fail-on %s, with the head %s, has exit code %i', async (level, head, status) => {
  expect(await run('--base', 'base.json', '--head', head, '--fail-on', level)).toMatchObject({
    status,
    err: '',
  });
});

describe('the base', () => {
  test('may be a git ref, compared with the bundle', async () => {
    expect(await run('--base', 'v1.0.0')).toMatchObject({ status: 0, err: '' });
    expect(await run('--base', 'HEAD')).toMatchObject({ status: 0, err: '' });
    expect((await run('--base', 'main', '--head', 'broken.json')).out).toContain(
      'main -> broken.json: 1 breaking',
    );
  });

  test('is compared with the files in the folder, committed or not', async () => {
    repository.bundle(broken);
    expect((await run('--base', 'HEAD')).status).toBe(1);
    repository.bundle(base);
    expect((await run('--base', 'HEAD')).status).toBe(0);
  });
});

test('a stale bundle is refused', async () => {
  repository.write('package.json', '{ "version": "2.0.0" }');
  expect(await run('--base', 'HEAD')).toMatchObject({
    status: 2,
    err: 'generated/ is out of date: package.json is new. Run `npm run build`.\n',
  });
  repository.bundle(base);
  expect(await run('--base', 'HEAD')).toMatchObject({ status: 0, err: '' });
});

describe('an unusable document or command line', () => {
  test.each([
    [['--base', 'nowhere'], 'There is no file nowhere, and no git ref with that name.'],
    [['--base', '--output=x'], '--base'],
    [['--base', 'base.json', '--head', 'nowhere.json'], 'There is no file nowhere.json.'],
    [['--base', 'base.json', '--head', 'generated'], 'There is no file generated.'],
    [['--base', 'invalid.json'], "invalid.json isn't valid JSON: "],
    [['--base', 'invalid.yaml'], "invalid.yaml isn't valid YAML: "],
    [['--base', 'list.json'], "list.json isn't an OpenAPI document"],
    [['--base', 'other.json'], "other.json isn't an OpenAPI document"],
    [['--base', 'old.json'], 'old.json is OpenAPI 2.0.0; only OpenAPI 3.1 can be compared.'],
    [['--base', 'previous.json'], 'previous.json is OpenAPI 3.0.3; only OpenAPI 3.1 can be compared.'],
    [[], '--base is missing'],
    [['--base', ''], '--base is missing'],
    [['--base', 'base.json', '--format', 'xml'], '--format has to be one of text, markdown, json: "xml"'],
    [['--base', 'base.json', '--fail-on', 'all'], '--fail-on has to be one of breaking, safe, never: "all"'],
    [['--base', 'base.json', '--surprise'], '--surprise'],
    [['base.json'], 'base.json'],
  ])('is refused: %j', async (args, message) => {
    const { status, out, err } = await run(...args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain(message);
  });

  test('is reported for a ref without a bundle', async () => {
    const other = new Repository();
    try {
      other.write('README.md', 'Nothing here.');
      other.commit('v0.1.0');
      other.bundle(base);
      const { status, err } = await runInProcess(diffCommand, ['--base', 'v0.1.0'], other.path);
      expect(status).toBe(2);
      expect(err).toBe('v0.1.0 has no generated/openapi.json to compare with.\n');
    } finally {
      other.remove();
    }
  });

  test("may be a ref that looks like an option, which isn't passed to git", async () => {
    expect((await run('--base=--all')).status).toBe(2);
  });
});

describe('--format', () => {
  test('json writes one JSON document', async () => {
    const { out, status } = await run('--base', 'base.json', '--head', 'broken.json', '--format', 'json');
    expect(status).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ worst: 'breaking', suggestedStep: 'major' });
  });

  test('markdown writes Markdown', async () => {
    const { out } = await run('--base', 'base.json', '--head', 'broken.json', '--format', 'markdown');
    expect(out).toMatch(/^# Changes of the interface\n/);
  });
});

test('--help shows the usage, and --kinds lists every kind', async () => {
  expect(await run('--help')).toMatchObject({ status: 0, err: '' });
  expect((await run('--help')).out).toContain('--base <git ref or file>');
  const { out, status } = await run('--kinds');
  expect(status).toBe(0);
  expect(out.trimEnd().split('\n')).toHaveLength(CHANGE_KINDS.length);
});

describe('the diff refuses a document', () => {
  test('that is too large', async () => {
    repository.write('large.json', '');
    truncateSync(join(repository.path, 'large.json'), 78_000_000);
    expect(await run('--base', 'base.json', '--head', 'large.json')).toMatchObject({
      status: 2,
      out: '',
      err: 'large.json is 78 MB; the limit is 20 MB. Use $ref for repeated parts, or compare parts of it.\n',
    });
  });

  test('that is nested too deeply', async () => {
    const deep = `${'{"not":'.repeat(100_000)}{}${'}'.repeat(100_000)}`;
    repository.write(
      'deep.json',
      JSON.stringify(documentOf({ receives: 'DEEP' })).replaceAll('"DEEP"', () => deep),
    );
    expect(await run('--base', 'base.json', '--head', 'deep.json')).toMatchObject({
      status: 2,
      out: '',
      err: 'deep.json is nested too deeply to be compared. Move nested schemas to components and use $ref.\n',
    });
  });
});
