import { describe, expect, it } from 'vitest';
import { makePages } from '../../scripts/docs/build-site.ts';
import { entriesOf } from '../../scripts/docs/search/entries.ts';
import { processTerm, Search, tokenize, writeIndex } from '../../scripts/docs/search/engine.ts';
import { readBundle } from '../support/generated.ts';
import { questions } from './questions.ts';

const pages = makePages(readBundle());
const search = new Search(writeIndex(pages.flatMap(entriesOf)));

const top = (question: string, count = 3): string[] =>
  search
    .find(question)
    .slice(0, count)
    .map(({ path }) => path);

describe('the questions of integrators', () => {
  it('are forty, and name pages that exist', () => {
    const paths = new Set(pages.map(({ path }) => path));
    expect(questions).toHaveLength(40);
    expect(questions.flatMap((question) => question.pages).filter((path) => !paths.has(path))).toEqual([]);
  });

  it('find the right page among the first three, all but two of them', () => {
    const missed = questions
      .map(({ ask, pages: right }) => ({ ask, right, found: top(ask) }))
      .filter(({ right, found }) => !found.some((path) => right.includes(path)));
    expect(missed.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(2);
  });
});

describe('the search', () => {
  it.each([
    ['allocaton payment', 'operations/getAllocationPayment'],
    ['recusse', 'operations/recuseReviewer'],
    ['pagintion', 'guides/pagination'],
    ['getTab', 'operations/getTab'],
    ['X-RateLimit-Remaining', 'requests'],
    ['fr_CA', 'schemas/LocaleCode'],
    ['GAP-022', 'not-shown'],
  ])('finds %s in spite of typos, and by name', (question, path) => {
    expect(top(question, 5)).toContain(path);
  });

  it('finds the place and not just the page', () => {
    expect(search.find('external_id')[0]).toMatchObject({
      path: 'schemas/AllocationPayment',
      fragment: 'AllocationPayment.external_id',
      kind: 'field',
    });
    expect(search.find('read-only-key')[0]).toMatchObject({ path: 'errors', fragment: 'read-only-key' });
  });

  it('names each page once, and nothing for nothing', () => {
    const found = top('payment', 10);
    expect(new Set(found).size).toBe(found.length);
    for (const question of ['', '   ', 'the of and', '*()[]', 'qqqqqqqqq']) expect(top(question)).toEqual([]);
  });

  it('takes names apart and leaves them whole', () => {
    expect(tokenize('x-api-key of AllocationPayment')).toEqual([
      'x-api-key',
      'x',
      'api',
      'key',
      'of',
      'AllocationPayment',
      'Allocation',
      'Payment',
    ]);
    expect(['the', 'Retried', 'retries', 'deliveries', 'status'].map(processTerm)).toEqual([
      null,
      'retry',
      'retry',
      'delivery',
      'status',
    ]);
  });
});
