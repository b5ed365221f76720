import { afterEach, expect, test } from 'vitest';
import { generateTypes } from '../../scripts/types/generate-types.ts';
import { bundle } from '../support/pipeline.ts';
import { newSpec, removeSpecs } from '../support/spec-folder.ts';

afterEach(removeSpecs);

test('generates types from the bundle without modifying it', async () => {
  const { bundle: bundled } = await bundle(newSpec());
  const before = structuredClone(bundled.document);
  const types = generateTypes(bundled);
  expect(types).toMatch(/^\/\/ Made by `npm run build`/);
  expect(types).toContain('export interface paths {');
  expect(types).toMatch(/Thing: \{[^}]*slug: components\["schemas"\]\["Slug"\];[^}]*weight: number \| null/);
  expect(bundled.document).toEqual(before);
});

test('generates the same types for the same bundle', async () => {
  const [first, second] = await Promise.all([bundle(newSpec()), bundle(newSpec())]);
  expect(generateTypes(first.bundle)).toBe(await generateTypes(second.bundle));
});

test('generates an empty tuple for an array that is always empty', async () => {
  const spec = newSpec().edit(
    'components/schemas/Thing.yaml',
    '  weight:',
    '  none:\n    description: An empty list.\n    type: array\n    maxItems: 0\n    items:\n      type: string\n  weight:',
  );
  expect(generateTypes((await bundle(spec)).bundle).replaceAll(/\s/g, '')).toContain('none?:[]');
});
