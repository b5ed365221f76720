import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toXml } from '../../scripts/examples/to-xml.ts';
import { findTwinProblems } from '../../scripts/examples/twins.ts';

const CLI = fileURLToPath(new URL('../../scripts/examples/write-xml-twins.ts', import.meta.url));

let spec = '';
let examples = '';

beforeEach(() => {
  spec = mkdtempSync(join(tmpdir(), 'spec-'));
  examples = join(spec, 'examples');
  mkdirSync(join(examples, 'getFund'), { recursive: true });
  refer('Fund', 'fresh', 'new', 'old', 'broken', 'bad-name');
  write('getFund/fresh.json', '{"slug":"AbCdEfGh"}');
  write('getFund/fresh.xml', toXml({ slug: 'AbCdEfGh' }, 'Fund'));
  write('getFund/only-sent.request.json', '{}');
});

afterEach(() => rmSync(spec, { recursive: true }));

describe('the twins', () => {
  it('are wanted for responses only', () => {
    expect(findTwinProblems(spec)).toEqual([]);
  });

  it('are found missing, stale and orphaned, and repaired', () => {
    spoil();
    const check = run('--check', spec);
    expect(check.status).toBe(1);
    expect(check.stderr.trim().split('\n')).toEqual([
      'missing: getFund/new.xml',
      'stale: getFund/old.xml',
      'orphan: getFund/gone.xml',
    ]);
    expect(existsSync(join(examples, 'getFund/new.xml'))).toBe(false);

    expect(run(spec).status).toBe(0);
    expect(readFileSync(join(examples, 'getFund/old.xml'), 'utf8')).toBe(toXml([], 'Fund'));
    expect(existsSync(join(examples, 'getFund/gone.xml'))).toBe(false);
    expect(run('--check', spec).status).toBe(0);
  }, 30_000);

  it.each([
    ['getFund/broken.json', '{', /^getFund\/broken\.json: .*JSON/],
    ['getFund/bad-name.json', '{"a b":1}', /^getFund\/bad-name\.json: Fund\.a b: "a b" is not an XML name$/],
    ['getNothing/x.json', '{}', /^getNothing\/x\.json: no media type of the spec refers to it; add it there/],
  ])('are refused with the name of the example: %s', (path, content, message) => {
    mkdirSync(join(examples, 'getNothing'));
    write(path, content);
    expect(() => findTwinProblems(spec)).toThrow(message);
  });

  it('are named after the schema, so that a renamed schema makes them stale', () => {
    refer('GrantFund', 'fresh');
    expect(findTwinProblems(spec)).toEqual([
      { kind: 'stale', path: 'getFund/fresh.xml', content: toXml({ slug: 'AbCdEfGh' }, 'GrantFund') },
    ]);
  });

  it('have a neutral name where the schema has none', () => {
    writeFileSync(
      join(spec, 'paths/fund.yaml'),
      'schema: { description: Not shown. }\nexamples: { one: { externalValue: ../examples/getFund/fresh.json } }\n',
    );
    expect(findTwinProblems(spec)).toMatchObject([{ content: toXml({ slug: 'AbCdEfGh' }, 'Response') }]);
  });

  it('are not written while a file of the spec is not YAML, which is named', () => {
    writeFileSync(join(spec, 'bad.yaml'), 'a: [');
    expect(() => findTwinProblems(spec)).toThrow(/bad\.yaml: /);
  });
});

/** Writes a media type that refers to examples of funds. */
function refer(schema: string, ...names: string[]): void {
  const lines = names.map((name) => `    ${name}: { externalValue: ../examples/getFund/${name}.json }`);
  mkdirSync(join(spec, 'paths'), { recursive: true });
  writeFileSync(
    join(spec, 'paths/fund.yaml'),
    `json:\n  schema: { $ref: ../components/schemas/${schema}.yaml }\n  examples:\n${lines.join('\n')}\n`,
  );
}

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
