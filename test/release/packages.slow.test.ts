/** The packages as they would be published, and that a fault in one of them is found. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Inspected, inspectPackage, type judges } from '../../scripts/release/inspect-package.ts';
import { generated } from '../support/generated.ts';

const place = mkdtempSync(join(tmpdir(), 'release-test-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

const problemsOf = ({ checks }: Inspected): string[] => checks.flatMap(({ problems }) => problems);

it.each(['client', 'mock'])('the %s can be published', async (name) => {
  const inspected = await inspectPackage(join(generated, name));
  expect(inspected.checks.map((check) => check.name.replace(/^.*?: /, ''))).toEqual([
    'publint, strict',
    'Are The Types Wrong, strict',
    'no install script, no dependency',
    expect.stringMatching(
      name === 'client' ? /^licences complete, with 0 / : /^licences complete, with [1-9]\d /,
    ),
    'two packs are identical',
  ]);
  expect(problemsOf(inspected)).toEqual([]);
  expect(inspected.what).toMatch(
    /^@grant-management\/\w+@\d+\.\d+\.\d+  public, with provenance\n.*\d+ files, .*\n.*sha512-/,
  );
});

/** A change of a copy of the mock, who sees it, and what is said of it. */
const faults: readonly (readonly [string, keyof typeof judges, (folder: string) => void, RegExp])[] = [
  [
    'an install script',
    'installs',
    edit('package.json', (text) => text.replace('"main"', '"scripts": { "postinstall": "true" }, "main"')),
    /has the script postinstall/,
  ],
  [
    'a dependency',
    'installs',
    edit('package.json', (text) => text.replace('"main"', '"dependencies": { "ajv": "8" }, "main"')),
    /depends on ajv/,
  ],
  [
    'an addon that npm builds',
    'installs',
    (folder) => {
      writeFileSync(join(folder, 'binding.gyp'), '{}');
      edit('package.json', (text) => text.replace('"dist",', '"dist", "binding.gyp",'))(folder);
    },
    /binding\.gyp/,
  ],
  [
    'an entry that is not there',
    'publint',
    edit('package.json', (text) => text.replaceAll('./dist/index.cjs', './dist/none.cjs')),
    /none\.cjs/,
  ],
  [
    'a licence without its text',
    'licences',
    edit('LICENCES.txt', (text) =>
      text.replace(/^ajv (\S+)\n[^]*?\n-{80}/m, `ajv $1\n\nMIT\n\n${'-'.repeat(80)}`),
    ),
    /no text of the licence of ajv@/,
  ],
  [
    'code whose licence is not there',
    'licences',
    edit('LICENCES.txt', (text) => text.replace(/^ajv \S+\n[^]*?\n-{80}\n\n/m, '')),
    /no text of the licence of ajv@/,
  ],
  [
    'a licence that asks for more',
    'licences',
    edit('bom.cdx.json', (text) =>
      text.replace('"expression": "BSD-3-Clause"', '"expression": "GPL-3.0-only"'),
    ),
    /GPL-3\.0-only, is not one of/,
  ],
  [
    'a licence that is not named',
    'licences',
    edit('package.json', (text) => text.replace(/"license".*,\n/, '')),
    /licence of the package itself is not named/,
  ],
  ['no licence of its own', 'licences', (folder) => rmSync(join(folder, 'LICENSE')), /LICENSE is not in it/],
];

function edit(file: string, change: (text: string) => string): (folder: string) => void {
  return (folder) => {
    const before = readFileSync(join(folder, file), 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${file} has nothing to change.`);
    writeFileSync(join(folder, file), after);
  };
}

describe('a package with', () => {
  const sound = join(place, 'sound');
  beforeAll(() => cpSync(join(generated, 'mock'), sound, { recursive: true }));

  it.each(faults)('%s is not', async (name, judge, plant, said) => {
    const folder = join(place, name.replaceAll(' ', '-'));
    cpSync(sound, folder, { recursive: true });
    plant(folder);
    expect(problemsOf(await inspectPackage(folder, [judge])).join('\n')).toMatch(said);
  });
});
