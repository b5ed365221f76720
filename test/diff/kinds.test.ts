import { expect, test } from 'vitest';
import type { JsonObject } from '../../scripts/model/document.ts';
import type { Change } from '../../scripts/diff/change.ts';
import { diffDocuments } from '../../scripts/diff/diff-documents.ts';
import { CHANGE_KINDS, ruleOf } from '../../scripts/diff/kinds.ts';
import { fixtureBundle } from './bundle.ts';
import { documentOf, show } from './documents.ts';
import { MUTATIONS } from './mutations/index.ts';
import { RULES } from './schema-rules.ts';

function bothWays(base: JsonObject, head: JsonObject): Change[] {
  return [...diffDocuments(base, head), ...diffDocuments(head, base)];
}

const withEncoding = (encoding: JsonObject): JsonObject => {
  const content = { 'multipart/form-data': { schema: { type: 'object' }, encoding } };
  const responses = { 200: { description: 'Ok.' } };
  const post = { operationId: 'upload', requestBody: { content }, responses };
  return { ...documentOf({}), paths: { '/file': { post } } };
};

test('a changed encoding of a body is reported as breaking', () => {
  const [before, after] = [{}, { file: { contentType: 'image/png' } }].map(withEncoding);
  expect(diffDocuments(before ?? {}, after ?? {}).map(show)).toEqual(['encoding-changed breaking']);
});

test('each kind of change occurs between some test documents', () => {
  const seen = new Set<string>(['encoding-changed']);
  const note = (changes: readonly Change[]): void => changes.forEach(({ kind }) => seen.add(kind));
  for (const { mutate } of Object.values(MUTATIONS).flat()) {
    const head = fixtureBundle();
    mutate(head);
    note(bothWays(fixtureBundle(), head));
  }
  for (const { before, after, components = {} } of RULES) {
    note(bothWays(documentOf({ sends: before, components }), documentOf({ sends: after, components })));
  }
  expect(CHANGE_KINDS.filter((kind) => !seen.has(kind))).toEqual([]);
}, 60_000);

test('every kind has a rule', () => {
  for (const kind of CHANGE_KINDS) expect(ruleOf(kind)).toMatch(/^[A-Z].*\.$/);
});
