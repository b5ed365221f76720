/** Regression tests for changes that were reported in one direction only. Random documents found them. */
import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../scripts/model/document.ts';
import type { Change } from '../../scripts/diff/change.ts';
import type { ChangeKind } from '../../scripts/diff/kinds.ts';
import { diffDocuments } from '../../scripts/diff/diff-documents.ts';
import { documentOf, show } from './documents.ts';
import { object, text } from './schema-rules.ts';

type Place = [base: string | null, head: string | null];

function places(base: JsonObject, head: JsonObject, ...kinds: ChangeKind[]): Place[] {
  return diffDocuments(base, head)
    .filter(({ kind }) => kinds.includes(kind))
    .map(placeOf);
}

function placeOf({ where }: Change): Place {
  return [where.base, where.head];
}

function union(...branches: Json[]): JsonObject {
  return documentOf({ sends: { anyOf: [...branches, false] } });
}

function map(properties: JsonObject, rest: JsonObject = {}): JsonObject {
  return object(properties, { additionalProperties: text, ...rest });
}

const reversed = ([base, head]: Place): Place => [head, base];

test('the diff reports a property that was read-only and has to be sent now', () => {
  const required = { required: ['a'] };
  const base = documentOf({ sends: object({ a: { type: 'string', readOnly: true } }, required) });
  const head = documentOf({ sends: object({ a: text }, required) });
  const forth = places(base, head, 'now-required');
  expect(forth).toHaveLength(1);
  expect(forth).toEqual(places(head, base, 'now-read-only').map(reversed));
});

test('the diff pairs changed alternatives the same way in both directions', () => {
  const base = union(
    map({ a: text, b: text }, { required: ['a'] }),
    map({ b: { type: 'number' } }, { description: 'Another.', examples: [{}], externalDocs: {} }),
  );
  const head = union(map({ b: text }));
  const left = places(base, head, 'type-removed', 'known-values-changed');
  expect(left).toHaveLength(1);
  expect(places(head, base, 'type-added', 'known-values-changed').map(reversed)).toEqual(left);
});

test('the diff pairs recursive alternatives the same way in both directions', () => {
  const self = { $ref: '#/components/schemas/Self' };
  const deep = { ...self, additionalProperties: self };
  const base = documentOf({
    components: { Self: { anyOf: [{ properties: { q: deep }, additionalProperties: false }] } },
  });
  const head = documentOf({
    components: { Self: { anyOf: [{ properties: { p: {} } }, { properties: { q: deep } }] } },
  });
  const forth = diffDocuments(base, head).map(placeOf);
  const back = diffDocuments(head, base).map(placeOf);
  expect(forth.length).toBeGreaterThan(0);
  expect(new Set(back.map(reversed))).toEqual(new Set(forth));
});

test('the diff reports an unconstrained branch at its place, not at the root', () => {
  const base = documentOf({ sends: { anyOf: [object({ a: text }), true] } });
  const head = documentOf({ sends: object({ b: text }, { additionalProperties: false }) });
  for (const { where } of [...diffDocuments(base, head), ...diffDocuments(head, base)]) {
    expect(where.base).not.toBe('');
    expect(where.head).not.toBe('');
  }
});

test('the diff reports a changed component even if it is used at another place now', () => {
  const use = { $ref: '#/components/schemas/Used' };
  const base = documentOf({
    receives: object({ a: { anyOf: [use, { type: 'null' }] } }),
    components: { Used: object({ x: text }) },
  });
  const head = documentOf({
    receives: object({ b: use }),
    components: { Used: object({ x: { type: 'number' } }) },
  });
  const forth = places(base, head, 'documentation-changed');
  expect(forth).toEqual([['/components/schemas/Used', '/components/schemas/Used']]);
  expect(places(head, base, 'documentation-changed')).toEqual(forth.map(reversed));
});

test('the diff reports adding and removing a status beside a range with an open unknown', () => {
  const responses = { default: { description: 'Unknown.', 'x-gap': ['GAP-1'] } };
  const withResponses = (more: JsonObject): JsonObject => ({
    ...documentOf({}),
    paths: { '/thing': { get: { operationId: 'find', responses: { ...responses, ...more } } } },
    'x-gap-register': [{ id: 'GAP-1', kind: 'status-code' }],
  });
  const documented = withResponses({ 404: { description: 'Unknown.' } });
  expect(diffDocuments(documented, withResponses({})).map(show)).toEqual(['gap-reopened breaking']);
  expect(diffDocuments(withResponses({}), documented).map(show)).toEqual(['gap-narrowed safe']);
});

function withParameter(parameter: JsonObject, key: string): JsonObject {
  const post = { operationId: 'find', [key]: [parameter], responses: { 200: { description: 'Found.' } } };
  return { ...documentOf({}), paths: { '/thing': { post } } };
}

describe('an unnamed parameter without an unknown', () => {
  const unnamed = withParameter({ role: 'filter', in: 'query', schema: text }, 'x-unnamed-parameters');
  const named = withParameter({ name: 'f', in: 'query', schema: text }, 'parameters');

  test('is not matched with an added parameter', () => {
    expect(diffDocuments(unnamed, named).map(show)).toEqual([
      'unnamed-parameter-removed safe',
      'parameter-added safe',
    ]);
  });

  test('is not matched with a removed parameter', () => {
    expect(diffDocuments(named, unnamed).map(show)).toEqual([
      'parameter-removed breaking',
      'unnamed-parameter-added safe',
    ]);
  });
});
