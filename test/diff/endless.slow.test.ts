/** Compares schemas that refer to each other on more paths than can be followed. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diffDocuments } from '../../scripts/diff/diff-documents.ts';
import { DocumentView } from '../../scripts/diff/document-view.ts';
import { GapPolicy } from '../../scripts/diff/gaps.ts';
import { Sameness } from '../../scripts/diff/sameness.ts';
import { SchemaComparer } from '../../scripts/diff/schema/comparer.ts';
import type { Json, JsonObject } from '../../scripts/model/document.ts';
import { documentOf } from './documents.ts';
import { RINGS, ringOf } from './rings.ts';

/** Counts the compared pairs of schemas, starting with the first schema of the ring. */
function comparisons(before: JsonObject, after: JsonObject): number {
  const [base, head] = [new DocumentView(before), new DocumentView(after)];
  const comparer = new SchemaComparer(base, head, new Sameness(base, head), new GapPolicy(base, head));
  const [old, now] = [base, head].map((view) => {
    const pointer = '/components/schemas/Node0';
    return [{ value: view.get(pointer) ?? null, pointer }];
  });
  comparer.compareSchemas(old ?? [], now ?? []);
  return comparer.comparisons;
}

describe.each(Object.entries(RINGS))('a ring of schemas: %s', (_, ring) => {
  test('needs fewer than 12 comparisons per schema', () => {
    const count = 50;
    const [before, after] = ['string', 'number'].map((type) => ringOf(ring, { count, value: { type } }));
    // Each schema is compared with its counterpart, plus its properties and the alternatives paired with a neighbour's.
    // That's fewer than 12 comparisons per schema.
    expect(comparisons(before ?? {}, after ?? {})).toBeLessThan(12 * count);
    expect(diffDocuments(before ?? {}, after ?? {}).length).toBeGreaterThan(0);
  });
});

function renamed(document: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(document).replaceAll('Node', 'Knot')) as JsonObject;
}

test('a renamed ring is reported as renamed schemas', () => {
  const ring = ringOf(RINGS['properties that are a union, beside plain references'], {
    count: 20,
    value: { type: 'string' },
  });
  const kinds = diffDocuments(ring, renamed(ring)).map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(['schema-renamed']));
  expect(kinds).toHaveLength(20);
});

const names = ['A', 'B', 'C', 'D', 'E', 'F'];
const reference = fc.constantFrom(...names).map((name) => ({ $ref: `#/components/schemas/${name}` }));
const { schema } = fc.letrec<{ schema: JsonObject }>((tie) => {
  const several = fc.array(fc.oneof({ arbitrary: reference, weight: 4 }, tie('schema')), {
    minLength: 1,
    maxLength: 4,
  });
  return {
    schema: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom<JsonObject[]>({ type: 'string' }, { type: 'integer' }, { const: 'a' }, { not: {} }),
      reference,
      fc
        .constantFrom('oneOf', 'anyOf', 'allOf')
        .chain((keyword) => several.map((list) => ({ [keyword]: list }))),
      several.map((list) => ({
        type: 'object',
        properties: Object.fromEntries(list.map((value, index) => [`m${index}`, value])),
        required: ['m0'],
      })),
      several.map(([items]) => ({ type: 'array', items: items ?? true, minItems: 1 })),
      several.map(([not]) => ({ not: not ?? true })),
    ),
  };
});
const schemas = fc.record(Object.fromEntries(names.map((name) => [name, schema])));

test('a comparison of schemas with random references ends', () => {
  const use = { $ref: '#/components/schemas/A' };
  fc.assert(
    fc.property(schemas, schemas, (before, after) => {
      const [base, head] = [before, after].map((components) =>
        documentOf({ sends: use, receives: use, components }),
      );
      expect(diffDocuments(base ?? {}, head ?? {})).toBeInstanceOf(Array);
    }),
    { numRuns: 300, seed: 1 },
  );
});

/** Returns the levels of the changes if a type changes in a schema that the body uses. */
function levels(sends: JsonObject, used: (type: Json) => JsonObject, ...types: Json[]): string[] {
  const [base, head] = types.map((type) => documentOf({ sends, components: { Used: used(type) } }));
  return diffDocuments(base ?? {}, head ?? {}).map(({ level }) => level);
}

function leaf(type: Json): JsonObject {
  return { type: 'object', properties: { a: { type } } };
}

function node(type: Json): JsonObject {
  const next = { oneOf: [{ $ref: '#/components/schemas/Used' }, { type: 'object' }] };
  return { type: 'object', properties: { value: { type }, next } };
}

describe('a change at many places is breaking', () => {
  const use = { $ref: '#/components/schemas/Used' };

  test('if only the last place is sent', () => {
    const members = Array.from({ length: 30 }, (_, index): [string, JsonObject] => [
      `m${index}`,
      { allOf: [use], readOnly: index < 29 },
    ]);
    const sends = { type: 'object', properties: Object.fromEntries(members) };
    expect(levels(sends, leaf, 'string', 'number')).toEqual(['breaking']);
  });

  test('if one place is recursive, among overlapping alternatives', () => {
    // Allowing more is safe at the top. Inside, a value may now match both alternatives.
    expect(levels(use, node, 'string', ['string', 'number'])).toEqual(['breaking']);
  });
});
