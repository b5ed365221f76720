/**
 * Compares the bundle with facts from the source document. The facts are recorded independently of `spec/`, so that a
 * mistake in one of them shows up as a difference.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import addFormatsModule from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it, test } from 'vitest';
import { headings, inTables } from './headings.ts';
import { loadBundle } from './lookup.ts';
import type { Json, JsonObject } from './lookup.ts';
import { nodeAt, onOneLine, textAt } from './places.ts';
import { SENTENCES } from './sentences.ts';
import { VALUES } from './values.ts';
import { writeTables } from './write-tables.ts';

const bundle = loadBundle();
const rows = headings.flatMap((heading) =>
  (SENTENCES[heading] ?? []).map(([fact, place, sentence]) => ({ heading, fact, place, sentence })),
);

const isSaid = (root: JsonObject, { place, sentence }: { place: string; sentence: string }): boolean =>
  textAt(root, place).includes(onOneLine(sentence));

/** The tables in `tables.txt`, by title. */
const tables = Object.fromEntries(
  readFileSync(join(import.meta.dirname, 'tables.txt'), 'utf8')
    .split(/^# /m)
    .slice(1)
    .map((text) => {
      const [title = '', ...lines] = text.trim().split('\n');
      return [title, lines];
    }),
);

describe('recorded tables', () => {
  it.each(Object.keys(writeTables(bundle)))('match the bundle: %s', (title) => {
    expect(lines(writeTables(bundle)[title])).toEqual(lines(tables[title]));
  });

  it('include every table of the bundle and no others', () => {
    expect(Object.keys(tables)).toEqual(Object.keys(writeTables(bundle)));
  });
});

describe('recorded sentences', () => {
  it.each(rows)('$heading: $fact', (row) => {
    expect(textAt(bundle, row.place)).toContain(onOneLine(row.sentence));
  });

  it("cover every heading of the document whose facts aren't all in tables", () => {
    expect(headings.filter((heading) => SENTENCES[heading] === undefined)).toEqual(inTables);
  });
});

describe('recorded values', () => {
  const accepts = validators(bundle);

  it.each(VALUES)(
    'at $place are accepted or rejected as stated',
    ({ place, accepts: right = [], rejects: wrong = [] }) => {
      expect(right.filter((value) => !accepts(place, value))).toEqual([]);
      expect(wrong.filter((value) => accepts(place, value))).toEqual([]);
      expect(right.length + wrong.length).toBeGreaterThan(0);
    },
  );
});

describe("the bundle doesn't invent", () => {
  it.each([
    ['a rate limit', /\b\d+ (requests|calls) (per|a|each|every) (minute|second|hour)/i],
    ['a signature algorithm', /\bHMAC\b|\bSHA-?(1|256|512)\b|\bMD5\b|Ed25519/i],
  ])('%s', (_, words) => {
    expect(JSON.stringify(bundle)).not.toMatch(words);
  });
});

describe('a description', () => {
  test.each([
    ['with a different currency', "in the fund's currency", 'in euros'],
    ['with the opposite meaning', 'HTTP status of the response', 'Number that differs from the HTTP status'],
    ['without an operator', '`budget` minus `allocated`', '`budget` and `allocated`'],
    ['with a different number', 'from 1 to 100', 'from 1 to 1000'],
    ['with a different order', 'Lower numbers appear first.', 'Higher numbers appear first.'],
    ['with a different unit', 'in megabytes', 'in kilobytes'],
    ['with a different version', 'before 2.3, an empty string', 'before 2.2, an empty string'],
  ])('%s lacks a recorded sentence', (_, from, to) => {
    const changed = changedBundle(from, to);
    expect(rows.filter((row) => !isSaid(changed, row)).length).toBeGreaterThan(0);
  });

  test.each([
    ['another type', '"type":"number"', '"type":"string"'],
    ['another limit', '"maximum":500', '"maximum":1000'],
    ['another value', '"archived"', '"closed"'],
    ['a removed mark', '"x-gap":["GAP-054"]', '"x-gap":[]'],
    ['a field no longer required', '"required":["reviewer"]', '"required":[]'],
    ['another status', '"2XX"', '"200"'],
    ['another formula', 'budget - allocated', 'budget + allocated'],
    ['another description of a value', 'Only deleted records.', 'Deleted records too.'],
    ['another condition', 'is outside the range 1 to 100', 'is outside the range 1 to 10'],
    ['another changelog entry', 'Webhooks added.', 'Webhooks removed.'],
  ])('with %s differs from a recorded table', (_, from, to) => {
    expect(writeTables(changedBundle(from, to))).not.toEqual(writeTables(bundle));
  });
});

function changedBundle(from: string, to: string): JsonObject {
  const text = JSON.stringify(bundle);
  expect(text).toContain(from);
  return JSON.parse(text.replaceAll(from, () => to)) as JsonObject;
}

/** Trims trailing spaces. */
const lines = (table: readonly string[] = []): string[] =>
  table.flatMap((text) => text.trimEnd().split('\n'));

/** Returns a function that tests whether a place accepts a value. */
function validators(root: JsonObject): (place: string, value: Json) => boolean {
  const document = 'https://bundle.invalid/openapi.json';
  const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false });
  addFormatsModule.default(ajv);
  ajv.addSchema(root as Record<string, unknown>, document);
  return (place, value) => {
    const node = nodeAt(root, place);
    const schema = JSON.stringify(node['schema'] ?? node).replaceAll('"$ref":"#', `"$ref":"${document}#`);
    return ajv.compile(JSON.parse(schema) as Record<string, unknown>)(value);
  };
}
