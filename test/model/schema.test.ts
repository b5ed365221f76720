import { describe, expect, it } from 'vitest';
import type { SchemaObject as Raw } from '../../scripts/model/document.ts';
import { Model } from '../../scripts/model/model.ts';
import type { Schema } from '../../scripts/model/schema.ts';
import { documentWith, ref } from './document.ts';

function schema(raw: Raw, others: Record<string, Raw> = {}): Schema {
  const parsed = Model.of(documentWith({}, { It: raw, ...others })).schemas.get('It');
  if (!parsed) throw new Error('The schema is missing.');
  return parsed;
}

const names = ({ members }: Schema): string[] =>
  members.map(({ name, required }) => name + (required ? '' : '?'));

describe('properties', () => {
  it('include those of allOf parts and inline alternatives, each once', () => {
    const combined = schema(
      {
        allOf: [ref('Base'), { anyOf: [{ properties: { b: { type: 'string' } } }, ref('Other')] }],
        properties: { c: { type: 'string' }, a: { type: 'integer' } },
        required: ['b'],
      },
      {
        Base: { type: 'object', required: ['a'], properties: { a: { type: 'string' } } },
        Other: { type: 'object', properties: { hidden: { type: 'string' } } },
      },
    );
    expect(names(combined)).toEqual(['a', 'b', 'c?']);
    expect(combined.member('a')?.schema.types).toEqual(['integer']);
  });

  it('are resolved through a reference', () => {
    expect(names(schema(ref('Thing')))).toEqual(['slug?']);
  });
});

it.each([
  [{ type: ['string', 'null'] }, true],
  [{ anyOf: [ref('Thing'), { type: 'null' }] }, true],
  [{ enum: ['a', null] }, true],
  [{ type: 'string' }, false],
  [{}, false],
] as const)('the schema %j can be null: %s', (raw, nullable) => {
  expect(schema(raw as unknown as Raw).nullable).toBe(nullable);
});

it.each([
  [{}, 'unknown'],
  [{ description: 'Not shown.', 'x-gap': ['GAP-001'] }, 'unknown'],
  [ref('Thing'), 'reference'],
  [{ anyOf: [] }, 'alternatives'],
  [{ allOf: [] }, 'combination'],
  [{ enum: ['a'] }, 'enumeration'],
  [{ type: 'object', additionalProperties: { type: 'string' } }, 'map'],
  [{ type: 'object', additionalProperties: true }, 'object'],
  [{ type: ['integer', 'null'] }, 'scalar'],
] as const)('the schema %j is classified as %s', (raw, kind) => {
  expect(schema(raw as unknown as Raw).kind).toBe(kind);
});

it('keywords next to a reference override those of the referenced schema', () => {
  const referring = schema(
    { $ref: '#/components/schemas/Size', default: 10, description: 'Own.' },
    { Size: { type: 'integer', minimum: 1, default: 5, description: 'Shared.' } },
  );
  expect([referring.default, referring.minimum, referring.description, referring.name]).toEqual([
    10,
    1,
    'Own.',
    'Size',
  ]);
});

describe('values', () => {
  const kinds: Raw = { type: 'string', enum: ['a', 'b'], 'x-enumDescriptions': { a: 'First.' } };

  it('of an enumeration have descriptions and are complete', () => {
    expect(schema(kinds).values).toEqual({
      kind: 'enumeration',
      open: false,
      values: [
        { value: 'a', meaning: 'First.' },
        { value: 'b', meaning: '' },
      ],
    });
  });

  it.each<[string, Raw, boolean]>([
    ['may be incomplete next to a string type', { anyOf: [ref('Kinds'), { type: 'string' }] }, true],
    ['are complete next to null', { anyOf: [ref('Kinds'), { type: 'null' }] }, false],
    ['are complete in an allOf part', { allOf: [ref('Kinds'), { type: 'string' }] }, false],
  ])('%s', (_, raw, open) => {
    expect(schema(raw, { Kinds: kinds }).values?.open).toBe(open);
  });

  it("don't include a single example", () => {
    expect(schema({ type: 'string', examples: ['Paid'] }).values).toBeUndefined();
  });

  it("from several examples don't count as a complete list", () => {
    expect(schema({ type: 'string', examples: ['Paid', 'Failed'] }).values).toMatchObject({
      kind: 'examples',
      open: true,
    });
  });
});

it("a schema's references don't include those inside components", () => {
  const parent = schema(
    { type: 'object', properties: { a: ref('A'), b: { type: 'array', items: ref('B') } } },
    { A: { type: 'object', properties: { deep: ref('Thing') } }, B: { type: 'string' } },
  );
  expect(parent.references.map(({ name }) => name)).toEqual(['A', 'B']);
});

it('a schema may be recursive', () => {
  const tree = schema({ type: 'object', properties: { parent: ref('It') } });
  expect(tree.member('parent')?.schema.members.map(({ name }) => name)).toEqual(['parent']);
});
