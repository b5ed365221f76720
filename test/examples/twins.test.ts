import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toXml } from '../../scripts/examples/toXml.ts';
import { findTwinProblems } from '../../scripts/examples/twins.ts';

const CLI = fileURLToPath(new URL('../../scripts/examples/write-xml-twins.ts', import.meta.url));

let examples = '';

beforeEach(() => {
  examples = mkdtempSync(join(tmpdir(), 'examples-'));
  mkdirSync(join(examples, 'getFund'));
  write('getFund/fresh.json', '{"slug":"AbCdEfGh"}');
  write('getFund/fresh.xml', toXml({ slug: 'AbCdEfGh' }, 'Fund'));
  write('getFund/only-sent.request.json', '{}');
});

afterEach(() => rmSync(examples, { recursive: true }));

describe('the twins', () => {
  it('are wanted for responses only', () => {
    expect(findTwinProblems(examples)).toEqual([]);
  });

  it('are found missing, stale and orphaned, and repaired', () => {
    spoil();
    const check = run('--check', examples);
    expect(check.status).toBe(1);
    expect(check.stderr.trim().split('\n')).toEqual([
      'missing: getFund/new.xml',
      'stale: getFund/old.xml',
      'orphan: getFund/gone.xml',
    ]);
    expect(existsSync(join(examples, 'getFund/new.xml'))).toBe(false);

    expect(run(examples).status).toBe(0);
    expect(readFileSync(join(examples, 'getFund/old.xml'), 'utf8')).toBe(toXml([], 'Fund'));
    expect(existsSync(join(examples, 'getFund/gone.xml'))).toBe(false);
    expect(run('--check', examples).status).toBe(0);
  }, 30_000);

  it.each([
    ['getFund/broken.json', '{', /^getFund\/broken\.json: .*JSON/],
    ['getFund/bad-name.json', '{"a b":1}', /^getFund\/bad-name\.json: Fund\.a b: "a b" is not an XML name$/],
    ['getNothing/x.json', '{}', /^getNothing\/x\.json: .*no root element is known for "getNothing"/],
  ])('are refused with the name of the example: %s', (path, content, message) => {
    mkdirSync(join(examples, 'getNothing'));
    write(path, content);
    expect(() => findTwinProblems(examples)).toThrow(message);
  });
});

function spoil(): void {
  write('getFund/new.json', '{}');
  write('getFund/old.json', '[]');
  write('getFund/old.xml', toXml({}, 'Fund'));
  write('getFund/gone.xml', '');
}

function write(path: string, content: string): void {
  writeFileSync(join(examples, path), content);
}

function run(...args: string[]): { status: number | null; stderr: string } {
  return spawnSync(process.execPath, ['--import', 'tsx', CLI, ...args], { encoding: 'utf8' });
}
