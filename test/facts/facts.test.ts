/** Compares the bundled document with the table of facts, one test per fact. */
import { describe, expect, test } from 'vitest';
import { check } from './expectations.ts';
import { facts } from './facts.ts';
import { headings, withoutFacts } from './headings.ts';
import { loadBundle } from './lookup.ts';
import type { JsonObject } from './lookup.ts';

const cache: { bundle?: JsonObject } = {};

/** Read once and inside the tests, so that the table itself is tested without a bundle too. */
function bundle(): JsonObject {
  cache.bundle ??= loadBundle();
  return cache.bundle;
}

describe('the table of facts', () => {
  test('has over 500 rows with unique ids', () => {
    expect(facts.length).toBeGreaterThan(500);
    const seen = new Set<string>();
    const twice = facts.map(({ id }) => id).filter((id) => seen.size === seen.add(id).size);
    expect(twice).toEqual([]);
  });

  test('says something in every row', () => {
    expect(facts.filter((row) => row.fact.trim().length < 8).map(({ id }) => id)).toEqual([]);
  });

  test('has facts under every heading of the document, but for those that only hold others', () => {
    const used = new Set(facts.map(({ heading }) => heading));
    expect(headings.filter((heading) => !used.has(heading))).toEqual(withoutFacts);
  });

  test('has no row that holds whatever the document says', () => {
    const empty = { openapi: '3.1.0' };
    expect(facts.filter((row) => check(empty, row.expect).length === 0).map(({ id }) => id)).toEqual([]);
  });
});

describe('the bundled document', () => {
  test.each(facts.map((row) => ({ name: `${row.heading}: ${row.id}`, row })))('$name', ({ row }) => {
    const problems = check(bundle(), row.expect);
    expect(
      problems,
      `Under "${row.heading}" the document says: ${row.fact}\n  ${problems.join('\n  ')}`,
    ).toEqual([]);
  });
});

describe('a sentence that is changed', () => {
  test.each([
    ['in another currency', "in the fund's currency", 'in euros'],
    ['to its opposite', 'HTTP status of the response', 'Number that differs from the HTTP status'],
    ['without its operator', '`budget` minus `allocated`', '`budget` and `allocated`'],
    ['with another number', 'from 1 to 100', 'from 1 to 1000'],
    ['by an exception', 'Lower numbers appear first.', 'Higher numbers appear first.'],
  ])('%s is not what a row says', (_, from, to) => {
    const text = JSON.stringify(bundle());
    const changed = JSON.parse(text.replaceAll(from, () => to)) as JsonObject;
    expect(JSON.stringify(changed)).not.toBe(text);
    const broken = facts.filter(
      (row) => row.expect.kind === 'prose' && check(changed, row.expect).length > 0,
    );
    expect(broken.length).toBeGreaterThan(0);
  });
});
