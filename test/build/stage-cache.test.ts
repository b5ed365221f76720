import { mkdtemp, readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MemoryStageCache, noStageCache, type StageCache } from '../../scripts/build/stage-cache.ts';
import type { OpenApiDocument } from '../../scripts/model/document.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stage-cache-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs a stage of one build with the given document; returns what it left and whether it did any work. */
async function run(cache: StageCache, input: 'whole' | 'described', change: Partial<OpenApiDocument>) {
  const document = { openapi: '3.1.0', info: { title: '', version: '' }, paths: {}, ...change };
  const outDir = await mkdtemp(join(folder, 'build-'));
  let worked = false;
  const context = { bundle: { document, json: JSON.stringify(document), yaml: '' }, outDir, root: '' };
  await cache.for(context)('stage', input, async () => {
    worked = true;
    await mkdir(join(outDir, 'stage/deep'), { recursive: true });
    await writeFile(join(outDir, 'stage/deep/file'), JSON.stringify(document.paths));
  });
  return { worked, left: await readFile(join(outDir, 'stage/deep/file'), 'utf8') };
}

it('writes again what was made from the same input', async () => {
  const cache = new MemoryStageCache();
  expect(await run(cache, 'whole', {})).toEqual({ worked: true, left: '{}' });
  expect(await run(cache, 'whole', {})).toEqual({ worked: false, left: '{}' });
  expect(await run(cache, 'whole', { paths: { '/x': {} } })).toEqual({ worked: true, left: '{"/x":{}}' });
});

it('does not count guides and registers where a stage does not read them', async () => {
  const guides = { 'x-guides': [{ id: 'a', title: 'A', content: '' }] };
  for (const [input, worked] of [
    ['whole', true],
    ['described', false],
  ] as const) {
    const cache = new MemoryStageCache();
    await run(cache, input, {});
    expect((await run(cache, input, guides)).worked).toBe(worked);
  }
});

it('keeps nothing when not asked to', async () => {
  await run(noStageCache, 'whole', {});
  expect((await run(noStageCache, 'whole', {})).worked).toBe(true);
});
