/** Tests the pre-publish checks on valid and faulty packages. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inspectPackage } from '../../scripts/release/inspect-package.ts';
import { checkLicences } from '../../scripts/release/licences.ts';
import { PACKAGES } from '../../scripts/release/packages.ts';
import { generated } from '../support/generated.ts';

const tempFolder = mkdtempSync(join(tmpdir(), 'release-test-'));
afterAll(() => rmSync(tempFolder, { recursive: true, force: true }));

it.each(PACKAGES)('the $name can be published', async ({ name }) => {
  const { problems, notes } = await inspectPackage(join(generated, name));
  expect(problems).toEqual([]);
  expect(notes?.join()).toMatch(
    /^@grant-management\/\w+@\d+\.\d+\.\d+, public, with provenance: .*\d+ files, .* kB, \d+ bundled packages?, sha512-/,
  );
});

it.each(PACKAGES)('the $name has no dependency or install script', ({ name }) => {
  const manifest = JSON.parse(readFileSync(join(generated, name, 'package.json'), 'utf8')) as object;
  expect(Object.keys(manifest)).not.toEqual(expect.arrayContaining(['scripts']));
  expect(Object.keys(manifest)).not.toEqual(expect.arrayContaining(['dependencies']));
  expect(existsSync(join(generated, name, 'binding.gyp'))).toBe(false);
});

it("a package without one of its entries is refused, with publint's output", async () => {
  const folder = join(tempFolder, 'without-entry');
  cpSync(join(generated, 'client'), folder, { recursive: true });
  edit('package.json', (text) => text.replaceAll('./dist/index.cjs', './dist/none.cjs'))(folder);
  const { problems } = await inspectPackage(folder);
  expect(problems.join('\n')).toMatch(/publint failed:.*none\.cjs/s);
});

/** A change to a copy of a package, with the expected problem. */
const faults: readonly (readonly [string, (folder: string) => void, RegExp])[] = [
  [
    'a licence without its text',
    edit('LICENCES.txt', (text) =>
      text.replace(/^ajv (\S+)\n[^]*?\n-{80}/m, `ajv $1\n\nMIT\n\n${'-'.repeat(80)}`),
    ),
    /no licence text for ajv@/,
  ],
  [
    'code whose licence is missing',
    edit('LICENCES.txt', (text) => text.replace(/^ajv \S+\n[^]*?\n-{80}\n\n/m, '')),
    /no licence text for ajv@/,
  ],
  [
    'a licence with more obligations',
    edit('bom.cdx.json', (text) =>
      text.replace('"expression": "BSD-3-Clause"', '"expression": "GPL-3.0-only"'),
    ),
    /GPL-3\.0-only, isn't one of/,
  ],
  [
    'an unnamed licence',
    edit('package.json', (text) => text.replace(/"license".*,\n/, '')),
    /The package has no `license`/,
  ],
  ['no licence file', (folder) => rmSync(join(folder, 'LICENSE')), /doesn't contain LICENSE/],
];

function edit(file: string, change: (text: string) => string): (folder: string) => void {
  return (folder) => {
    const before = readFileSync(join(folder, file), 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`The edit doesn't change ${file}.`);
    writeFileSync(join(folder, file), after);
  };
}

describe('a package with', () => {
  const validPackage = join(tempFolder, 'sound');
  beforeAll(() => cpSync(join(generated, 'contract'), validPackage, { recursive: true }));

  it.each(faults)('%s is refused', async (name, plant, expectedMessage) => {
    const folder = join(tempFolder, name.replaceAll(' ', '-'));
    cpSync(validPackage, folder, { recursive: true });
    plant(folder);
    const { problems } = await checkLicences(folder, readdirSync(folder));
    expect(problems.join('\n')).toMatch(expectedMessage);
  });
});
