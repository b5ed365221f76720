/**
 * What the two linters say of the planted faults with all of their own rules, and without the rules of this project. A
 * rule of theirs that already speaks of the spec as it is, such as one for contact data, counts for nothing.
 */
import { createConfig, lintDocument, type Config } from '@redocly/openapi-core';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bundleSpec } from '../../../scripts/bundle/bundle-spec.ts';
import { openSpec } from '../../../scripts/source/open-spec.ts';
import { lintSpec } from '../../../scripts/lint/lint-spec.ts';
import plugin from '../../../scripts/lint/plugin.js';
import { configFile } from '../../support/spec-folder.ts';
import { planted } from './all.ts';
import { SpecCopy } from './spec-copy.ts';

const spec = new SpecCopy();
const spectral = new spectralCore.Spectral();
spectral.setRuleset({
  extends: [[oas, 'all']],
  // Slow, and no fault that is marked here is one of a wrong type.
  rules: { 'oas3-valid-media-example': 'off' },
} as RulesetDefinition);
let config: Config;
let loud: Set<string>;

beforeAll(async () => {
  const { id, typeExtension } = plugin();
  config = await createConfig({
    extends: ['all'],
    plugins: [{ id, ...(typeExtension ? { typeExtension } : {}) }],
  });
  loud = new Set((await said()).map(({ rule }) => rule));
});
afterEach(() => spec.restore());
afterAll(() => spec.remove());

/** One in seven; the other six were looked at once, with the same result. */
const sample = planted.filter(({ missedByOthers }) => missedByOthers).filter((_, index) => index % 7 === 3);

test('most of the faults are of such kinds', () => {
  expect(planted.filter(({ missedByOthers }) => missedByOthers).length).toBeGreaterThan(planted.length / 2);
});

describe.each(sample)('neither sees $fault', ({ plant }) => {
  test('with all of their own rules', async () => {
    plant(spec);
    expect((await said()).filter(({ rule }) => !loud.has(rule))).toEqual([]);
  });
});

async function said(): Promise<{ rule: string; message: string }[]> {
  const source = await openSpec(spec.root, configFile);
  const byRedocly = await lintDocument({ document: source.root, config, externalRefResolver: source.reader });
  await lintSpec(source);
  const { bundle } = await bundleSpec(source);
  const start = { line: 0, character: 0 };
  const bySpectral = await spectral.run({
    source: 'openapi.yaml',
    parsed: { data: JSON.parse(bundle.json), diagnostics: [], ast: undefined },
    getLocationForJsonPath: () => ({ range: { start, end: start } }),
  } as unknown as Parameters<typeof spectral.run>[0]);
  return [
    ...byRedocly.map(({ ruleId, message }) => ({ rule: ruleId, message })),
    ...bySpectral.map(({ code, message }) => ({ rule: String(code), message })),
  ];
}
