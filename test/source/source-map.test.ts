import { afterEach, expect, test } from 'vitest';
import { bundle } from '../support/pipeline.ts';
import { newSpec, removeSpecs } from '../support/spec-folder.ts';

const operation = ['paths', '/thing/{thing_slug}', 'get'];
const thingPath = 'paths/thing_{thing_slug}.yaml';

afterEach(removeSpecs);

test.each<[string, (string | number)[], [file: string, text: string]]>([
  ['a node of the root file', ['servers', 0, 'url'], ['openapi.yaml', 'https://things.invalid']],
  ['a node of an inlined file', [...operation, 'summary'], [thingPath, 'Get a thing']],
  ['the root of an inlined file', ['paths', '/thing/{thing_slug}'], [thingPath, 'get:']],
  [
    'a component',
    ['components', 'schemas', 'Thing', 'properties', 'name', 'minLength'],
    ['components/schemas/Thing.yaml', '1\n'],
  ],
  ['an entry of a register', ['x-gap-register', 1, 'title'], ['registers/gaps.yaml', 'Success status']],
  [
    'a part of a JSON example',
    [
      ...operation,
      'responses',
      '2XX',
      'content',
      'application/vnd.things+json',
      'examples',
      'named',
      'value',
      'name',
    ],
    ['examples/getThing/named.json', '"Lamp"'],
  ],
  [
    "a reference that isn't resolved",
    [...operation, 'responses', '400', '$ref'],
    [thingPath, '../components/responses/BadRequest.yaml'],
  ],
  [
    'the parent of a computed node',
    ['x-gap-register', 1, 'nodes', 0],
    ['registers/gaps.yaml', 'id: GAP-002'],
  ],
])('the source map locates %s', async (_what, path, [file, text]) => {
  const spec = newSpec();
  const { bundle: bundled, sourceMap } = await bundle(spec);
  expect(sourceMap.locate(bundled.document, path)).toMatchObject(spec.place(file, text));
});

test('the source map can locate a key instead of its value', async () => {
  const spec = newSpec();
  const { bundle: bundled, sourceMap } = await bundle(spec);
  expect(sourceMap.locate(bundled.document, [...operation, 'summary'], { onKey: true })).toMatchObject(
    spec.place(thingPath, 'summary'),
  );
});
