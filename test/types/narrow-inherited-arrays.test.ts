import { expect, it } from 'vitest';
import type { OpenApiDocument, Schema } from '../../scripts/model/document.ts';
import { narrowInheritedArrays } from '../../scripts/types/narrow-inherited-arrays.ts';

function narrowed(page: Schema): Schema | undefined {
  const envelope = {
    type: 'object',
    required: ['data', 'total'],
    properties: {
      total: { type: 'integer' },
      data: { type: 'array', items: { description: 'unknown', 'x-gap': ['GAP-012'] } },
    },
  };
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    info: { title: '', version: '' },
    paths: {},
    components: { schemas: { Envelope: envelope, Page: page } },
  };
  narrowInheritedArrays(document);
  expect(document.components?.schemas?.['Envelope']).toEqual(envelope);
  return document.components?.schemas?.['Page'];
}

const inherited = { $ref: '#/components/schemas/Envelope' };

it('takes an unknown array out of what is inherited where the schema says what it holds', () => {
  const own = { type: 'object', properties: { data: { type: 'array', items: { type: 'string' } } } };
  const rest = { type: 'object', required: ['total'], properties: { total: { type: 'integer' } } };
  expect(narrowed({ allOf: [own, inherited] })).toEqual({ allOf: [own, rest] });
});

it('leaves alone what the schema says nothing of', () => {
  const own = { type: 'object', properties: { total: { type: 'integer', minimum: 1 } } };
  expect(narrowed({ allOf: [own, inherited] })).toEqual({ allOf: [own, inherited] });
  expect(narrowed(inherited)).toEqual(inherited);
});
