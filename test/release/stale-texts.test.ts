/** A text that what a service has shown made stale: a build reminds of it, and a release waits for it. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { READ_AGAIN } from '../../scripts/source/read-again.ts';
import { staleTexts } from '../../scripts/release/stale-texts.ts';
import { SpecCopy } from '../lint/planted/spec-copy.ts';
import { configFile } from '../support/spec-folder.ts';

let spec: SpecCopy;
let project: string;
beforeEach(() => {
  spec = new SpecCopy();
  project = mkdtempSync(join(tmpdir(), 'stale-texts-'));
});
afterEach(() => {
  spec.remove();
  rmSync(project, { recursive: true, force: true });
});

function found(): Promise<string[]> {
  cpSync(spec.path('.'), join(project, 'spec'), { recursive: true });
  return staleTexts(project, configFile);
}

function close(how: string): void {
  spec.edit('registers/gaps.yaml', '- id: GAP-039\n', `- id: GAP-039\n  closed: It was seen.\n${how}`);
  spec.edit('guides/errors.md', '\n## ', '\nWhat comes then is not known (`GAP-039`).\n\n## ');
}

it('is none in a spec of which no service has shown more', async () => {
  expect(await found()).toEqual([]);
});

it('names a gap that an observation has closed, and is told with its place', async () => {
  close('  evidence: observed\n');
  const texts = await found();
  expect(texts.filter((line) => line.startsWith('spec/guides/errors.md:'))).toEqual([
    expect.stringMatching(/^spec\/guides\/errors\.md:\d+:\d+ {2}reminder guide-id {2}.*GAP-039.* is closed/),
  ]);
});

it('is an error, and no reminder, where the document has closed the gap', async () => {
  close('');
  expect(await found()).toEqual([]);
});

it('is a passage that was listed to be read again, until it was rewritten or its line is gone', async () => {
  spec.edit('guides/errors.md', '\n## ', '\nWhat comes then is\nnot known.\n\n## ');
  const line = 'guides/errors.md: What comes then is not known.';
  writeFileSync(spec.path(READ_AGAIN), `${line}\n`);
  expect(await found()).toEqual([expect.stringContaining(line)]);
  spec.edit('guides/errors.md', 'is\nnot known', 'is 404');
  expect(await found()).toEqual([]);
  spec.edit('guides/errors.md', 'is 404', 'is not known');
  expect(await found()).toHaveLength(1);
  writeFileSync(spec.path(READ_AGAIN), '');
  expect(await found()).toEqual([]);
});

it('is the description of an operation whose parameter has a name by now', async () => {
  const file = 'paths/allocation-payment.yaml';
  spec.edit(
    file,
    /  x-unnamed-parameters:\n    - role: deletion-mode\n[^]*?(?=    - role)/,
    '  x-unnamed-parameters:\n',
  );
  const seen =
    '    - { name: removed, in: query, x-role: deletion-mode, x-observed: today, description: Seen., schema: { type: string } }\n';
  spec.edit(file, '  parameters:\n', `  parameters:\n${seen}`);
  expect(await found()).toContainEqual(expect.stringMatching(/reminder prose-parameter .*`removed`/));
  spec.edit(file, 'be filtered by deletion', 'be filtered by deletion (`removed`)');
  expect((await found()).filter((line) => line.includes('prose-parameter'))).toEqual([]);
});

it('is none where there is no spec', async () => {
  expect(await staleTexts(project)).toEqual([]);
});
