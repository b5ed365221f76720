import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../scripts/model/document.ts';
import { diffDocuments } from '../../scripts/diff/diff-documents.ts';
import { between, documentOf, show } from './documents.ts';
import { object, RULES, text } from './schema-rules.ts';

describe.each(RULES)('$name', ({ before, after, sends, receives, components = {} }) => {
  test('has the expected changes if it is sent', () => {
    expect(between('sends', before, after, components).toSorted()).toEqual(sends.toSorted());
  });
  test('has the expected changes if it is received', () => {
    expect(between('receives', before, after, components).toSorted()).toEqual(receives.toSorted());
  });
});

function tree(value: Json): JsonObject {
  return {
    Tree: object({ value, children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } }),
  };
}

function branch(kind: string): JsonObject {
  return object(
    { kind: { const: kind }, next: { $ref: '#/components/schemas/Either' } },
    { required: ['kind'] },
  );
}

describe('recursive schemas', () => {
  test('are compared', () => {
    const use = { $ref: '#/components/schemas/Tree' };
    const before = documentOf({ receives: use, components: tree(text) });
    const after = documentOf({ receives: use, components: tree({ type: 'number' }) });
    expect(diffDocuments(before, after).map(show)).toEqual(['type-changed breaking']);
  });

  test('are unchanged if they are unrolled by one level', () => {
    const use = { $ref: '#/components/schemas/Tree' };
    const unrolled = object({ value: text, children: { type: 'array', items: use } });
    const before = documentOf({ receives: use, components: tree(text) });
    const after = documentOf({ receives: unrolled, components: tree(text) });
    expect(diffDocuments(before, after)).toEqual([]);
  });

  test('can differ only at the recursive place', () => {
    const self = { $ref: '#/components/schemas/Self' };
    const branches = [
      object({ next: self, a: text }, { required: ['next'] }),
      object({ next: self }, { required: ['next'] }),
    ];
    const before = documentOf({ receives: self, components: { Self: { oneOf: branches } } });
    const after = documentOf({ receives: self, components: { Self: { anyOf: branches } } });
    expect(diffDocuments(before, after).map(show)).toEqual(['exclusive-removed breaking']);
  });

  test('can consist only of themselves', () => {
    const components = {
      Loop: { allOf: [{ $ref: '#/components/schemas/Loop' }] },
      Self: { $ref: '#/components/schemas/Self' },
    };
    const before = documentOf({ receives: { $ref: '#/components/schemas/Loop' }, components });
    const after = documentOf({ receives: { $ref: '#/components/schemas/Self' }, components });
    expect(diffDocuments(before, after)).toEqual([]);
  });

  test.each([
    ['another type', 'breaking', 'breaking', { type: 'boolean' }],
    ['another bound', 'breaking', 'breaking', { type: 'number', maximum: 9 }],
    ['only another description', 'documentation', 'documentation', { type: 'number', description: 'Words.' }],
  ])('can form a ring of unions, one of which has %s', (_, sends, receives, last) => {
    const [first, second] = ['First', 'Second'].map((name) => ({ $ref: `#/components/schemas/${name}` }));
    const ring = (other: JsonObject): JsonObject => ({
      First: { anyOf: [second ?? {}, text] },
      Second: { anyOf: [first ?? {}, other] },
    });
    const levels = (side: string): string[] => {
      const [base, head] = [{ type: 'number' }, last].map((other) =>
        documentOf({ [side]: first ?? {}, components: ring(other) }),
      );
      return diffDocuments(base ?? {}, head ?? {}).map(({ level }) => level);
    };
    expect(levels('sends')).toEqual([sends]);
    expect(levels('receives')).toEqual([receives]);
  });

  test.each(['Pet', 'Cat'])('can be alternatives that extend their union: %s', (name) => {
    const [pet, cat] = ['Pet', 'Cat'].map((one) => ({ $ref: `#/components/schemas/${one}` }));
    const withCat = (properties: JsonObject): JsonObject => ({
      Pet: object({ kind: text }, { oneOf: [cat ?? {}, { type: 'null' }] }),
      Cat: { allOf: [pet ?? {}, object(properties)] },
    });
    const documentWith = (properties: JsonObject): JsonObject =>
      documentOf({ sends: { $ref: `#/components/schemas/${name}` }, components: withCat(properties) });
    const changes = diffDocuments(documentWith({ lives: text }), documentWith({}));
    expect(changes.map(show)).toEqual(['property-removed breaking']);
  });

  test('can refer to each other in many ways', () => {
    const names = Array.from({ length: 8 }, (_, index) => `Node${index}`);
    const dense = (value: Json): JsonObject =>
      Object.fromEntries(
        names.map((name) => [
          name,
          object({
            value,
            ...Object.fromEntries(names.map((other) => [other, { $ref: `#/components/schemas/${other}` }])),
          }),
        ]),
      );
    const use = { $ref: '#/components/schemas/Node0' };
    const before = documentOf({ receives: use, components: dense(text) });
    const after = documentOf({ receives: use, components: dense({ type: 'number' }) });
    expect(diffDocuments(before, after)).toHaveLength(8);
  }, 30_000);

  test('can have branches that differ deep inside', () => {
    const components = { Either: { oneOf: [branch('a'), branch('b')] } };
    const closed = { Either: { oneOf: [branch('a'), branch('c')] } };
    const use = { $ref: '#/components/schemas/Either' };
    const changes = diffDocuments(
      documentOf({ receives: use, components }),
      documentOf({ receives: use, components: closed }),
    );
    expect(changes.map(show).toSorted()).toEqual(['enum-values-added breaking', 'enum-values-removed safe']);
  });
});

test('a schema with too many alternatives is compared as text', () => {
  const factor = { anyOf: Array.from({ length: 5 }, (_, index) => object({ [`a${index}`]: text })) };
  const before = { allOf: [factor, factor, factor] };
  const after = { allOf: [factor, factor, { anyOf: [...factor.anyOf, object({ b: text })] }] };
  expect(between('receives', before, before)).toEqual([]);
  expect(between('receives', before, after)).toEqual(['constraint-changed breaking']);
});
