import { describe, expect, it } from 'vitest';
import { makePages } from '../../scripts/docs/build-site.ts';
import { entriesOf, entriesOfSite } from '../../scripts/docs/search/entries.ts';
import { Search, writeIndex } from '../../scripts/docs/search/engine.ts';
import { standIns } from '../../scripts/docs/search/synonyms.ts';
import { processTerm, tokenize } from '../../scripts/docs/search/terms.ts';
import type { Page } from '../../scripts/docs/site/page-model.ts';
import { readBundle } from '../support/generated.ts';
import {
  documentedOperations,
  firstSealedQuestions,
  freshQuestions,
  type Question,
  questions,
  secondSealedQuestions,
  thirdSealedQuestions,
  tuningQuestions,
} from './questions.ts';

const pages = makePages(readBundle());
const search = new Search(writeIndex(entriesOfSite(pages)));

/** Pages that collect many subjects. The answer to a question is a section of the page. */
const collectionPages = new Set(['schemas/values', 'groups/index']);

const olderQuestions = [
  ...tuningQuestions,
  ...firstSealedQuestions,
  ...secondSealedQuestions,
  ...thirdSealedQuestions,
];

/** False for the page of an operation that is newer than the questions, because it could be a right answer too. */
const isJudged = ({ path }: { readonly path: string }): boolean =>
  !path.startsWith('operations/') || documentedOperations.has(path.replace('operations/', ''));

const placesOf = (question: string, count: number): string[] =>
  search
    .find(question)
    .filter(isJudged)
    .slice(0, count)
    .map(({ path, fragment }) =>
      collectionPages.has(path) ? `${path}#${fragment.replace(/=.*/, '')}` : path,
    );

const top = (question: string, count = 3): string[] =>
  search
    .find(question)
    .slice(0, count)
    .map(({ path }) => path);

const placesOn = ({ path, blocks }: Page): string[] =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [`${path}#${block.id}`] : []));

const existing = new Set([
  ...pages.map(({ path }) => path),
  ...pages.filter(({ path }) => collectionPages.has(path)).flatMap(placesOn),
]);

/** Returns pages that questions name but the site lacks. */
const unknownPages = (table: readonly Question[]): string[] =>
  table.flatMap((question) => question.pages).filter((path) => !existing.has(path));

/** Returns the questions without an expected page among the first results. */
function missedQuestions(table: readonly Question[], among: number): object[] {
  return table
    .map(({ ask, pages: right }) => ({ ask, right, places: placesOf(ask, 3) }))
    .filter(({ right, places }) => !places.slice(0, among).some((path) => right.includes(path)));
}

describe("integrators' questions", () => {
  it('number forty and refer to existing pages', () => {
    expect(questions).toHaveLength(40);
    expect(unknownPages(questions)).toEqual([]);
  });

  it('have the right page among the first three results, with at most two exceptions', () => {
    const wrong = missedQuestions(questions, 3);
    expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(2);
  });
});

describe("other people's questions, half with typos or synonyms", () => {
  it('number eighty and refer to existing pages', () => {
    expect(olderQuestions).toHaveLength(80);
    expect(unknownPages(olderQuestions)).toEqual([]);
  });

  it('have the right page as the first result for 38 of the 40 tuning and last sealed questions', () => {
    const wrong = missedQuestions([...tuningQuestions, ...thirdSealedQuestions], 1);
    expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(2);
  });

  it('have the right page among the first three results for all but three of the eighty questions', () => {
    const wrong = missedQuestions(olderQuestions, 3);
    expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(3);
  });

  it('all have results', () => {
    expect(olderQuestions.filter(({ ask }) => search.find(ask).length === 0)).toEqual([]);
  });
});

describe('questions about every part of the site', () => {
  it('number forty, are all different and refer to existing pages', () => {
    const texts = new Set([...questions, ...olderQuestions].map(({ ask }) => ask));
    expect(freshQuestions.filter(({ ask }) => texts.has(ask))).toEqual([]);
    expect(freshQuestions).toHaveLength(40);
    expect(unknownPages(freshQuestions)).toEqual([]);
  });

  it('have the right page as the first result for 36 of the forty', () => {
    const wrong = missedQuestions(freshQuestions, 1);
    expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(4);
  });
});

describe('synonyms', () => {
  it('map to words in the index', () => {
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
  ])('"%s" has %s as its first result', (question, path) => {
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
  ])('finds %s by name and despite typos', (question, path) => {
    expect(top(question, 5)).toContain(path);
  });

  it('finds a section, not just its page', () => {
    expect(search.find('external_id')[0]).toMatchObject({
      path: 'schemas/AllocationPayment',
      fragment: 'AllocationPayment.external_id',
      kind: 'field',
    });
    expect(search.find('read-only-key')[0]).toMatchObject({ path: 'errors', fragment: 'read-only-key' });
  });

  it.each([
    ['GET /fund/{fund_slug}', 'operations/getFund'],
    ['{base_url}/tab/{tab_slug}', 'operations/getTab'],
    ['/webhook/AbCdEfGh', 'operations/getWebhook'],
    ['application/json', 'guides/json-and-xml'],
  ])('treats %s as a path only if it is one', (question, path) => {
    expect(top(question, 1)).toEqual([path]);
  });

  it('finds an inherited field on the page that defines it', () => {
    const places = search.find('next_page_url').filter(({ kind }) => kind === 'field');
    expect(places.map(({ path }) => path)).toEqual(['schemas/PaginationEnvelope']);
  });

  it('finds the guide on a programming language', () => {
    expect(search.find('python')[0]).toMatchObject({ kind: 'guide' });
  });

  it('returns each section and each single-subject page once, and nothing for an empty query', () => {
    for (const question of ['payment', 'retry', 'language', 'status']) {
      const results = search.find(question);
      const places = results.map(({ path, fragment }) => `${path}#${fragment}`);
      expect(new Set(places).size).toBe(places.length);
      const subjects = results.filter(
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
    'allocation payments',
  ])(`doesn't list "%s" once per operation`, (question) => {
    // Fields with the same name are separate results.
    const results = search.find(question).filter(({ kind }) => kind !== 'field');
    const titles = results.map(({ title, kind }) => `${kind} ${title}`);
    const repeated = titles.filter((title, index) => titles.indexOf(title) !== index);
    expect(repeated).toEqual([]);
  });

  it('finds the header, the advice and the unknown for "retry"', () => {
    const places = search.find('retry').flatMap(({ path, fragment }) => [path, `${path}#${fragment}`]);
    expect(places).toEqual(
      expect.arrayContaining([
        'requests#header-Retry-After',
        'guides/rate-limits',
        'not-shown#GAP-025',
        'not-shown#GAP-023',
      ]),
    );
  });

  it('ranks a name above mentions of it', () => {
    for (const { id } of readBundle()['x-gap-register'] ?? [])
      expect(search.find(id)[0]).toMatchObject({ path: 'not-shown', fragment: id });
    expect(search.find('page beyond the last')[0]).toMatchObject({ path: 'guides/pagination' });
    expect(top('idempotency')).toContain('guides/errors');
  });

  it('shows text without Markdown syntax', () => {
    const marked = pages
      .flatMap(entriesOf)
      .filter(({ text }) => /\|| --- |^[-*] |```|\]\(/.test(text.slice(0, 140)))
      .map(({ path, fragment, text }) => `${path}#${fragment}: ${text.slice(0, 140)}`);
    expect(marked).toEqual([]);
  });

  it('ends excerpts at the end of a word', () => {
    const texts = new Set(pages.flatMap(entriesOf).map(({ text }) => text));
    const cut = search.find('payment', 50).filter(({ excerpt }) => excerpt.endsWith(' …'));
    expect(cut.length).toBeGreaterThan(3);
    for (const { excerpt } of cut) {
      const start = excerpt.slice(0, -2);
      const fullText = [...texts].find((text) => text.startsWith(start)) ?? '';
      expect(fullText.slice(start.length), excerpt).toMatch(/^[\s.,;:·]/);
    }
  });

  it('indexes names both whole and split into words', () => {
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
