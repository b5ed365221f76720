/** Closes unknowns with two edits in `spec/` each. Afterwards, no build output may contain their IDs or statements. */
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCopy, type Built } from './built.ts';
import { closableUnknowns, closeUnknown } from './closings.ts';
import { SpecCopy } from './spec-copy.ts';

const original = new SpecCopy();
const unknowns = closableUnknowns(original);
original.dispose();

/**
 * Several unknowns per build, because builds are slow. Adjacent ones mark the same nodes, so they go to different
 * groups.
 */
const groups = [0, 1, 2, 3].map((group) => unknowns.filter((_, index) => index % 4 === group));

describe.each(groups.map((group) => ({ group })))('closing $group.0.id and others', ({ group }) => {
  const spec = new SpecCopy();
  let texts: ReadonlyMap<string, string>;

  beforeAll(async () => {
    for (const { id } of group) closeUnknown(spec, id);
    texts = textsOf(await buildCopy(spec));
  });
  afterAll(() => spec.dispose());

  it.each(group)('removes $id and its statement', ({ id, statement }) => {
    const sentence = plain(statement);
    const remaining = [...texts].filter(([, text]) => text.includes(id) || text.includes(sentence));
    expect(remaining.map(([file]) => file)).toEqual([]);
  });
});

/** The output as plain text by file, except registers and other text that reports closed unknowns. */
function textsOf(built: Built): Map<string, string> {
  const files = readdirSync(built.out, { recursive: true, encoding: 'utf8' });
  const read = files.filter(
    (file) => /\.(?:md|html|txt|json)$/.test(file) && !/CHANGELOG|not-shown|llms-full/.test(file),
  );
  return new Map(read.map((file) => [file, plain(withoutClosed(file, built.text(file)))]));
}

function withoutClosed(file: string, text: string): string {
  if (!file.endsWith('.json')) return text.replaceAll(/^.*Known now\..*$/gm, '');
  return JSON.stringify(JSON.parse(text), (key, value) => (registers.has(key) ? undefined : value));
}

const registers = new Set(['x-gap-register', 'gaps']);

const plain = (text: string): string => text.replaceAll(/<[^>]*>/g, '').replaceAll(/[\s`\\]+/g, ' ');
