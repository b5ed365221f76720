/** Compares the bundled document with the table of facts, one test per fact. */
import { describe, expect, test } from 'vitest';
import { BLANKS, FACT_LINES, FACTLESS_LINES, HEADINGS, LINE_COUNT, SEPARATORS } from './coverage.ts';
import { check } from './expectations.ts';
import { facts } from './facts.ts';
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

  test('sorts every line of interface.md exactly once', () => {
    const all = [
      ...FACT_LINES,
      ...FACTLESS_LINES.map(({ line }) => line),
      ...HEADINGS,
      ...SEPARATORS,
      ...BLANKS,
    ];
    expect(all.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: LINE_COUNT }, (_, index) => index + 1),
    );
  });

  test('covers every line that carries a fact', () => {
    const covered = new Set(facts.map(({ line }) => line));
    expect(FACT_LINES.filter((line) => !covered.has(line))).toEqual([]);
  });

  test('takes no fact from a line that carries none', () => {
    const known = new Set(FACT_LINES);
    expect(facts.filter(({ line }) => !known.has(line)).map(({ id, line }) => `${line} ${id}`)).toEqual([]);
  });

  test('has no row that holds whatever the document says', () => {
    const empty = { openapi: '3.1.0' };
    expect(facts.filter((row) => check(empty, row.expect).length === 0).map(({ id }) => id)).toEqual([]);
  });
});

describe('the bundled document', () => {
  test.each(facts.map((row) => ({ name: `${row.line} ${row.id}`, row })))('$name', ({ row }) => {
    const problems = check(bundle(), row.expect);
    expect(problems, `interface.md line ${row.line}: ${row.fact}\n  ${problems.join('\n  ')}`).toEqual([]);
  });
});
