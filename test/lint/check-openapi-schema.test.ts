import { afterEach, expect, test } from 'vitest';
import { checkOpenApiSchema } from '../../scripts/lint/check-openapi-schema.ts';
import { bundle } from '../support/pipeline.ts';
import { newSpec, removeSpecs } from '../support/spec-folder.ts';

afterEach(removeSpecs);

test('the base spec matches the official schema', async () => {
  expect(checkOpenApiSchema(await bundle(newSpec()))).toEqual([]);
});

test.each([
  ['openapi.yaml', '  title: Things', '  titel: Things', 'info:'],
  ['paths/thing_{thing_slug}.yaml', 'summary: Get a thing', 'sumary: Get a thing', 'get:'],
  ['components/parameters/ThingSlug.yaml', 'in: path', 'in: body', 'body'],
  ['components/securitySchemes/ApiKey.yaml', 'type: apiKey', 'type: apikey', 'apikey'],
])(
  'a violation of the official schema is reported in the source file: %s, %s → %s',
  async (file, from, to, text) => {
    const spec = newSpec().edit(file, from, to);
    const lines = checkOpenApiSchema(await bundle(spec)).filter(
      (problem) => problem.file === spec.path(file),
    );
    const { line } = spec.place(file, text);
    expect(
      lines.map((problem) => problem.line - line).filter((distance) => distance === 0 || distance === 1),
    ).not.toEqual([]);
  },
);
