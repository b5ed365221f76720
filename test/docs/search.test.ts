import { describe, expect, it } from 'vitest';
import { makePages } from '../../scripts/docs/build-site.ts';
import { entriesOf, entriesOfSite } from '../../scripts/docs/search/entries.ts';
import { Search, writeIndex } from '../../scripts/docs/search/engine.ts';
import { standIns } from '../../scripts/docs/search/synonyms.ts';
import { processTerm, tokenize } from '../../scripts/docs/search/terms.ts';
import type { Page } from '../../scripts/docs/site/page-model.ts';
import { readBundle } from '../support/generated.ts';
import {
  firstSealedQuestions,
  type Question,
  questions,
  secondSealedQuestions,
  thirdSealedQuestions,
  tuningQuestions,
} from './questions.ts';

const pages = makePages(readBundle());
const search = new Search(writeIndex(entriesOfSite(pages)));

/** The pages that gather many subjects: a place on them is what answers a question. */
const gathering = new Set(['schemas/values', 'groups/index']);

const placesOf = (question: string, count: number): string[] =>
  search
    .find(question)
    .slice(0, count)
    .map(({ path, fragment }) => (gathering.has(path) ? `${path}#${fragment.replace(/=.*/, '')}` : path));

const top = (question: string, count = 3): string[] =>
  search
    .find(question)
    .slice(0, count)
    .map(({ path }) => path);

const placesOn = ({ path, blocks }: Page): string[] =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [`${path}#${block.id}`] : []));

/** The questions that have no right page among so many results. */
function missed(asked: readonly Question[], among: number): object[] {
  return asked
    .map(({ ask, pages: right }) => ({ ask, right, found: placesOf(ask, 3) }))
    .filter(({ right, found }) => !found.slice(0, among).some((path) => right.includes(path)));
}

describe('the questions of integrators', () => {
  it('are forty, and name pages that exist', () => {
    const paths = new Set([
      ...pages.map(({ path }) => path),
      ...pages.filter(({ path }) => gathering.has(path)).flatMap(placesOn),
    ]);
    expect(questions).toHaveLength(40);
    expect(questions.flatMap((question) => question.pages).filter((path) => !paths.has(path))).toEqual([]);
  });

  it('find the right page among the first three, all but two of them', () => {
    const wrong = missed(questions, 3);
    expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(2);
  });
});

describe('questions of others, half of them with typos or other words', () => {
  const all = [
    ...tuningQuestions,
    ...firstSealedQuestions,
    ...secondSealedQuestions,
    ...thirdSealedQuestions,
  ];

  it('are eighty, and name pages that exist', () => {
    const paths = new Set([
      ...pages.map(({ path }) => path),
      ...pages.filter(({ path }) => gathering.has(path)).flatMap(placesOn),
    ]);
    expect(all).toHaveLength(80);
    expect(all.flatMap((question) => question.pages).filter((path) => !paths.has(path))).toEqual([]);
  });

  it('lead first to the right page: 38 of those tuned on and of the last sealed ones', () => {
    const wrong = missed([...tuningQuestions, ...thirdSealedQuestions], 1);
    expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(2);
  });

  it('lead to it among the first three results, all but three of the eighty', () => {
    const wrong = missed(all, 3);
    expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(3);
  });

  it('are never a dead end', () => {
    expect(all.filter(({ ask }) => search.find(ask).length === 0)).toEqual([]);
  });
});

describe('words of readers', () => {
  it('stand for words that can be found', () => {
    expect(standIns.filter((word) => !search.has(word))).toEqual([]);
  });

  it.each([
    ['sandbox', 'guides/mock-server'],
    ['sandbx', 'guides/mock-server'],
    ['hmac', 'guides/webhooks'],
    ['oauth', 'guides/authentication-and-regions'],
    ['spanish', 'guides/languages'],
    ['timezone', 'schemas/values'],
    ['scoring rubric', 'groups/index'],
    ['web hook', 'guides/webhooks'],
    ['fnud', 'schemas/Fund'],
    ['apikey', 'guides/authentication-and-regions'],
    ['webhook secret', 'guides/webhooks'],
    ['maintenence mode', 'schemas/MaintenanceStatus'],
    ['pytest', 'guides/mock-server'],
    ['what is missing', 'guides/what-is-not-known'],
  ])('"%s" leads first to %s', (question, path) => {
    expect(top(question, 1)).toEqual([path]);
  });
});

describe('the search', () => {
  it.each([
    ['allocaton payment', 'operations/getAllocationPayment'],
    ['recusse', 'operations/recuseReviewer'],
    ['pagintion', 'guides/pagination'],
    ['getTab', 'operations/getTab'],
    ['X-RateLimit-Remaining', 'requests'],
    ['fr_CA', 'schemas/values'],
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

  it('finds a field that schemas have from another where it comes from', () => {
    const places = search.find('next_page_url').filter(({ kind }) => kind === 'field');
    expect(places.map(({ path }) => path)).toEqual(['schemas/PaginationEnvelope']);
  });

  it('finds the languages of samples', () => {
    expect(search.find('python')[0]).toMatchObject({ kind: 'guide' });
  });

  it('names each place once, pages of one subject once, and nothing for nothing', () => {
    for (const question of ['payment', 'retry', 'language', 'status']) {
      const found = search.find(question);
      const places = found.map(({ path, fragment }) => `${path}#${fragment}`);
      expect(new Set(places).size).toBe(places.length);
      const subjects = found.filter(
        ({ kind }) => !/^(?:unknown|assumption|error|change|value type|resource group)$/.test(kind),
      );
      expect(new Set(subjects.map(({ path }) => path)).size).toBe(subjects.length);
    }
    for (const question of ['', '   ', 'the of and', '*()[]', 'qqqqqqqqq']) expect(top(question)).toEqual([]);
  });

  it.each([
    'retry',
    'x-api-language',
    'scopes',
    'unsupported language',
    'X-RateLimit-Limit',
    'per_page',
    'Accept',
  ])('does not list "%s" once for each operation', (question) => {
    // Fields of one name are different fields.
    const found = search.find(question).filter(({ kind }) => kind !== 'field');
    const titles = found.map(({ title, kind }) => `${kind} ${title}`);
    const repeated = titles.filter((title, index) => titles.indexOf(title) !== index);
    expect(repeated).toEqual([]);
  });

  it('finds for "retry" the header, the advice, and what is not shown', () => {
    const found = search.find('retry').flatMap(({ path, fragment }) => [path, `${path}#${fragment}`]);
    expect(found).toEqual(
      expect.arrayContaining([
        'requests#header-Retry-After',
        'guides/rate-limits',
        'not-shown#GAP-025',
        'not-shown#GAP-023',
      ]),
    );
  });

  it('puts what has the name before what speaks of it', () => {
    for (const { id } of readBundle()['x-gap-register'] ?? [])
      expect(search.find(id)[0]).toMatchObject({ path: 'not-shown', fragment: id });
    expect(search.find('page beyond the last')[0]).toMatchObject({ path: 'guides/pagination' });
    expect(top('idempotency')).toContain('guides/errors');
  });

  it('shows words and no marks of Markdown', () => {
    const marked = pages
      .flatMap(entriesOf)
      .filter(({ text }) => /\|| --- |^[-*] |```|\]\(/.test(text.slice(0, 140)))
      .map(({ path, fragment, text }) => `${path}#${fragment}: ${text.slice(0, 140)}`);
    expect(marked).toEqual([]);
  });

  it('ends an excerpt at the end of a word', () => {
    const texts = new Set(pages.flatMap(entriesOf).map(({ text }) => text));
    const cut = search.find('payment', 50).filter(({ excerpt }) => excerpt.endsWith(' …'));
    expect(cut.length).toBeGreaterThan(3);
    for (const { excerpt } of cut) {
      const start = excerpt.slice(0, -2);
      const whole = [...texts].find((text) => text.startsWith(start)) ?? '';
      expect(whole.slice(start.length), excerpt).toMatch(/^[\s.,;:·]/);
    }
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
