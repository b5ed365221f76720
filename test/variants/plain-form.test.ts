import { describe, expect, it } from 'vitest';
import type { OpenApiDocument, SchemaObject } from '../../scripts/model/document.ts';
import { plainForm } from '../../scripts/variants/plain-form.ts';
import { readBundle } from '../support/generated.ts';

/** Returns the converted schema. */
function written(schema: SchemaObject): unknown {
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1' },
    paths: {},
    components: { schemas: { Thing: schema } },
  };
  return plainForm(document).components?.schemas?.['Thing'];
}

const withoutExtensions = (node: unknown): unknown =>
  JSON.parse(JSON.stringify(node, (key, value: unknown) => (key.startsWith('x-') ? undefined : value)));

describe('extensions for other tools', () => {
  it.each<[string, SchemaObject, unknown]>([
    [
      'stay unchanged if no other tool has them',
      { 'x-since': '2.1', 'x-gap': ['GAP-001'] },
      { 'x-since': '2.1', 'x-gap': ['GAP-001'] },
    ],
    [
      "turn descriptions of values into a list in the values' order",
      { enum: ['b', 'a', 1], 'x-enumDescriptions': { a: 'A.', b: 'B.' } },
      { enum: ['b', 'a', 1], 'x-enum-descriptions': ['B.', 'A.', ''] },
    ],
  ])('%s', (_, schema, expected) => {
    expect(written(schema)).toEqual(expected);
  });

  it('leave examples and everything else unchanged', () => {
    const example = { 'x-any': { $ref: '#/a' }, 'x-enumDescriptions': {}, enum: [] };
    const document = { ...readBundle(), components: { examples: { Odd: { value: example } } } };
    expect(plainForm(document).components?.examples?.['Odd']?.value).toEqual(example);
    const { jsonSchemaDialect, ...rest } = document;
    expect(withoutExtensions(plainForm(document))).toEqual(withoutExtensions(rest));
    expect(jsonSchemaDialect).toBe('https://json-schema.org/draft/2020-12/schema');
  });
});
