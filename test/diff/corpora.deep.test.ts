/**
 * Compares the kinds of changes that oasdiff and openapi-diff check, each with the right verdict for an existing
 * client. `scripts/diff/README.md` explains where these tools differ.
 */
import { expect, test } from 'vitest';
import { diffDocuments } from '../../scripts/diff/diff-documents.ts';
import type { JsonObject } from '../../scripts/model/document.ts';
import { OPERATION_KINDS } from './corpora/operation-kinds.ts';
import { PLACES } from './corpora/places.ts';
import { SCHEMA_KINDS, type Verdict } from './corpora/schema-kinds.ts';

function verdict(before: JsonObject, after: JsonObject): Verdict {
  const levels = new Set(diffDocuments(before, after).map(({ level }) => level));
  return (['breaking', 'safe', 'documentation'] as const).find((level) => levels.has(level)) ?? 'none';
}

const pairs = PLACES.flatMap(({ name: place, side, document }) =>
  SCHEMA_KINDS.map(({ name, before, after, ...right }) => ({
    name: `${place}: ${name}`,
    before: document(before),
    after: document(after),
    right: right[side],
  })),
);

test.each(pairs)('$name: $right', ({ before, after, right }) => {
  expect(verdict(before, after)).toBe(right);
  expect(verdict(before, before)).toBe('none');
});

test.each(OPERATION_KINDS)('$name: $right', ({ before, after, right }) => {
  expect(verdict(before, after)).toBe(right);
});
