/** Schema pages show a matching object from an operation's example. */
import { describe, expect, it } from 'vitest';
import { findExamplePart } from '../../scripts/docs/pages/example-part.ts';
import { SchemaCompiler } from '../../scripts/lint/schema-compiler.ts';
import type { OpenApiDocument } from '../../scripts/model/document.ts';
import { Model } from '../../scripts/model/model.ts';
import type { Schema } from '../../scripts/model/schema.ts';
import { readBundle } from '../support/generated.ts';

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });

describe("example parts of the bundle's schemas", () => {
  const document = readBundle();
  const model = Model.of(document);
  const compiler = new SchemaCompiler(document, true);
  const parts = [...model.schemas.values()].flatMap((schema) => {
    const part = findExamplePart(model, schema);
    return part ? [{ name: schema.name ?? '', part }] : [];
  });

  it('exist for many schemas', () => expect(parts.length).toBeGreaterThan(20));

  it.each(parts)('match their schema: $name', ({ name, part: { value } }) => {
    const validate = compiler.compile(ref(name));
    validate(value);
    expect(validate.errors ?? []).toEqual([]);
  });
});

describe('an object', () => {
  const note = { type: 'object', properties: { text: { type: 'string' } } };

  /** Returns the part shown for `Note`, given the schema and example of one response. */
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
    ['that is the whole body', ref('Note'), { text: 'a' }],
    ['in a list', { type: 'array', items: ref('Note') }, [{ text: 'a' }]],
    ['in a property', { type: 'object', properties: { note: ref('Note') } }, { note: { text: 'a' } }],
    ['in a map', { type: 'object', additionalProperties: ref('Note') }, { x: { text: 'a' } }],
    ['that is nullable', { anyOf: [ref('Note'), { type: 'null' }] }, { text: 'a' }],
    [
      'in one part of an allOf',
      { allOf: [{ type: 'object', properties: { note: ref('Note') } }, { type: 'object' }] },
      { note: { text: 'a' } },
    ],
  ])('%s is found', (_, schema, value) => {
    expect(partOf(schema, value)).toEqual({ text: 'a' });
  });

  it.each([
    ['that matches two schemas', { anyOf: [ref('Note'), ref('Other')] }, { text: 'a' }],
    ['without properties', ref('Note'), {}],
    ['of another schema', ref('Other'), { text: 'a' }],
  ])("%s isn't found", (_, schema, value) => {
    expect(partOf(schema, value, { Other: note })).toBeUndefined();
  });
});
