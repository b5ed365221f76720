import { expect, it } from 'vitest';
import type { OpenApiDocument } from '../../scripts/model/document.ts';
import { markedNodes } from '../../scripts/model/marked-nodes.ts';

it('markedNodes() lists every node with an ID, including those next to a reference and in extensions', () => {
  const document = {
    servers: [{ url: 'https://a.invalid', 'x-gap': ['GAP-001'] }],
    paths: { '/thing/{slug}': { get: { responses: { default: { 'x-gap': ['GAP-002'] } } } } },
    components: {
      schemas: {
        Thing: {
          properties: {
            slug: { $ref: '#/components/schemas/Slug', 'x-gap': ['GAP-002'] },
            example: { 'x-amb': ['AMB-01'] },
          },
        },
      },
    },
    'x-unplaced': { operations: [{ operationId: 'listThings', 'x-gap': ['GAP-003'] }] },
  };
  expect(Object.fromEntries(markedNodes(document as unknown as OpenApiDocument))).toEqual({
    'GAP-001': ['/servers/0'],
    'GAP-002': ['/paths/~1thing~1{slug}/get/responses/default', '/components/schemas/Thing/properties/slug'],
    'GAP-003': ['/x-unplaced/operations/0'],
    'AMB-01': ['/components/schemas/Thing/properties/example'],
  });
});

it('markedNodes() ignores IDs in values', () => {
  const example = { value: { 'x-gap': ['GAP-001'] } };
  const document = {
    paths: {},
    components: { examples: { example } },
    'x-gap-register': [{ 'x-gap': ['GAP-001'] }],
  };
  expect(markedNodes(document as unknown as OpenApiDocument).size).toBe(0);
});
