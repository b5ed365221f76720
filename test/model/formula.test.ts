import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countsIn, evaluate, parseFormula, namesIn } from '../../scripts/model/formula.ts';

const page = {
  current_page: 2,
  last_page: 3,
  per_page: 10,
  total: 25,
  data: [1, 2],
  next: '/x?page=3&per_page=10',
};

const isCount = (name: string): boolean => name.endsWith('page') || name === 'total';

describe('a formula', () => {
  it.each<[string, boolean | undefined]>([
    ['last_page = ceil(total / per_page)', true],
    ['current_page < last_page => query(next, "page") = current_page + 1', true],
    ['current_page < last_page => query(next, "page") = 4', false],
    ['current_page > last_page => total = 0', undefined],
    ['count(data) <= per_page and total > 0', true],
    ['missing = 1', undefined],
    ['total != null', true],
    ['first(data) = 1', true],
    ['2 + 3 * 4 = 14', true],
    ['(2 + 3) * 4 = 20', true],
    ['relative(next)', true],
    ['empty("")', true],
    ['search(next) = "?page=3&per_page=10"', true],
    ['per_page = @per_page', true],
    ['per_page = @page', undefined],
    ['next != ""', true],
  ])('%s evaluates to %s', (text, expected) => {
    expect(evaluate(parseFormula(text), page, { per_page: 10 })).toBe(expected);
  });

  it.each([
    ['total > 0 => last_page = ceil(total / per_page)', ['`total` 25', '`last_page` 3', '`per_page` 10']],
    ['count(data) <= @per_page', ['`count(data)` 2', '`@per_page` 10']],
    ['query(next, "page") = current_page + 1', ['`query(next, "page")` 3', '`current_page` 2']],
    ['amount = 1 and search(next) = "" and first(data) = 1', []],
  ])('%s has counts for messages, and no other values', (text, shown) => {
    const counts = countsIn(parseFormula(text), { ...page, amount: 7 }, { per_page: 10 }, isCount);
    expect([...new Set(counts)]).toEqual(shown);
  });

  it.each(['', 'a =', 'a b', '(a = 1', 'unheard(a) = 1', 'a = $', 'count() = 1'])(
    '"%s" causes a SyntaxError',
    (text) => {
      expect(() => parseFormula(text)).toThrow(SyntaxError);
    },
  );

  it('compares sums of decimal fractions exactly', () => {
    const cents = fc.integer({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        const object = { budget: (a + b) / 100, allocated: a / 100, available: b / 100 };
        expect(evaluate(parseFormula('available = budget - allocated'), object, {})).toBe(true);
        const wrong = { ...object, available: (b + 1) / 100 };
        expect(evaluate(parseFormula('available = budget - allocated'), wrong, {})).toBe(false);
      }),
    );
  });
});

it('the names that a formula uses can be listed', () => {
  const formula = parseFormula('empty(a.b) = false => query(c, "page") = @page + count(d) and @status = 200');
  expect(namesIn(formula)).toEqual({ members: [['a', 'b'], ['c'], ['d']], others: ['page', 'status'] });
});
