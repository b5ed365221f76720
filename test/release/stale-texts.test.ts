/** A text that what a service has shown made stale: a build reminds of it, and a release waits for it. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
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

it('is none where there is no spec', async () => {
  expect(await staleTexts(project)).toEqual([]);
});
