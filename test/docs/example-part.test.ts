/** An object that stands in an example of an operation is shown on the page of its schema. */
import { describe, expect, it } from 'vitest';
import { findExamplePart } from '../../scripts/docs/pages/example-part.ts';
import { SchemaCompiler } from '../../scripts/lint/schema-compiler.ts';
import type { OpenApiDocument } from '../../scripts/model/document.ts';
import { Model } from '../../scripts/model/model.ts';
import type { Schema } from '../../scripts/model/schema.ts';
import { readBundle } from '../support/generated.ts';

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });

describe('what is found for a schema of the bundle', () => {
  const document = readBundle();
  const model = Model.of(document);
  const compiler = new SchemaCompiler(document, true);
  const found = [...model.schemas.values()].flatMap((schema) => {
    const part = findExamplePart(model, schema);
    return part ? [{ name: schema.name ?? '', part }] : [];
  });

  it('is there for many', () => expect(found.length).toBeGreaterThan(20));

  it.each(found)('is one of it: $name', ({ name, part: { value } }) => {
    const validate = compiler.compile(ref(name));
    validate(value);
    expect(validate.errors ?? []).toEqual([]);
  });
});

describe('an object', () => {
  const note = { type: 'object', properties: { text: { type: 'string' } } };

  /** What is found for `Note` where the response of one operation has a schema and an example. */
  function partOf(schema: object, value: unknown, more: object = {}): unknown {
    const document = {
      openapi: '3.1.0',
      info: { title: 'Notes', version: '1' },
      tags: [{ name: 'Notes' }],
      paths: {
        '/note': {
          get: {
            operationId: 'getNote',
            tags: ['Notes'],
            responses: {
              200: {
                description: 'Notes.',
                content: { 'application/json': { schema, examples: { a: { value } } } },
              },
            },
          },
        },
      },
      components: { schemas: { Note: note, ...more } },
    } as unknown as OpenApiDocument;
    const model = Model.of(document);
    const wanted = model.schemas.get('Note') as Schema;
    return findExamplePart(model, wanted)?.value;
  }

  it.each([
    ['that is the whole', ref('Note'), { text: 'a' }],
    ['in a list', { type: 'array', items: ref('Note') }, [{ text: 'a' }]],
    ['in a member', { type: 'object', properties: { note: ref('Note') } }, { note: { text: 'a' } }],
    ['in a map', { type: 'object', additionalProperties: ref('Note') }, { x: { text: 'a' } }],
    ['that may be null', { anyOf: [ref('Note'), { type: 'null' }] }, { text: 'a' }],
    [
      'in a part of a combination',
      { allOf: [{ type: 'object', properties: { note: ref('Note') } }, { type: 'object' }] },
      { note: { text: 'a' } },
    ],
  ])('%s is found', (_, schema, value) => {
    expect(partOf(schema, value)).toEqual({ text: 'a' });
  });

  it.each([
    ['that can be of two schemas', { anyOf: [ref('Note'), ref('Other')] }, { text: 'a' }],
    ['without a member', ref('Note'), {}],
    ['of another schema', ref('Other'), { text: 'a' }],
  ])('%s is not', (_, schema, value) => {
    expect(partOf(schema, value, { Other: note })).toBeUndefined();
  });
});
