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
