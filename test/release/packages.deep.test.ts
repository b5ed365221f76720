/** Faults in packages that take long to find. `packages.slow.test.ts` has the others. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { inspectPackage } from '../../scripts/release/inspect-package.ts';
import { generated } from '../support/generated.ts';

const folder = mkdtempSync(join(tmpdir(), 'release-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['client', 'index.d.cts', 'index.d.ts'],
  ['mock', 'index.d.cts', 'index.d.ts'],
])('a %s with types of the wrong module format is refused', async (name, correctFile, wrongFile) => {
  const copy = join(folder, name);
  cpSync(join(generated, name), copy, { recursive: true });
  const manifest = join(copy, 'package.json');
  const text = readFileSync(manifest, 'utf8');
  expect(text).toContain(correctFile);
  writeFileSync(manifest, text.replaceAll(correctFile, wrongFile));
  const { problems } = await inspectPackage(copy);
  expect(problems.join('\n')).toMatch(/attw failed:/);
  expect(problems.join('\n')).toMatch(/Masquerading as ESM/);
});
