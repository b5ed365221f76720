/** What holds between fields: each sentence with its formula, compared as a whole. */
import { expect, test } from 'vitest';
import { Model } from '../../scripts/model/model.ts';
import { readBundle } from '../support/generated.ts';

const RELATIONS: readonly (readonly [schema: string, sentence: string, formula: string])[] = [
  ['AllocationPaymentDetail', 'The payment is the one in the path.', 'slug = @allocation_payment_slug'],
  ['Contributor', 'The contributor is the one in the path.', 'slug = @contributor_slug'],
  ['ErrorEnvelope', '`status_code` equals the HTTP status.', 'status_code = @status'],
  ['Fund', 'The fund is the one in the path.', 'slug = @fund_slug'],
  ['Fund', '`available` equals `budget` minus `allocated`.', 'available = budget - allocated'],
  ['PaginationEnvelope', '`current_page` is the page that the request asks for.', 'current_page = @page'],
  ['PaginationEnvelope', '`per_page` is the page size that the request asks for.', 'per_page = @per_page'],
  [
    'PaginationEnvelope',
    '`total` counts the records of all pages.',
    'current_page = last_page => total = (last_page - 1) * per_page + count(data)',
  ],
  [
    'PaginationEnvelope',
    '`last_page` equals the number of pages.',
    'total > 0 => last_page = ceil(total / per_page)',
  ],
  ['PaginationEnvelope', 'A page holds at most `per_page` records.', 'count(data) <= per_page'],
  [
    'PaginationEnvelope',
    '`from` is the position of the first record on the page, starting at 1.',
    'count(data) > 0 => from = (current_page - 1) * per_page + 1',
  ],
  [
    'PaginationEnvelope',
    '`to` is the position of the last record on the page.',
    'count(data) > 0 => to = (current_page - 1) * per_page + count(data)',
  ],
  [
    'PaginationEnvelope',
    'Beyond the last page, `from` and `to` are null.',
    'current_page > last_page => from = null and to = null',
  ],
  [
    'PaginationEnvelope',
    'On the last page, `next_page_url` is empty.',
    'current_page = last_page => empty(next_page_url)',
  ],
  [
    'PaginationEnvelope',
    'On the first page, `prev_page_url` is empty.',
    'current_page = 1 => empty(prev_page_url)',
  ],
  [
    'PaginationEnvelope',
    '`next_page_url` leads to the next page, with `page` and `per_page`.',
    'current_page < last_page => query(next_page_url, "page") = current_page + 1 and query(next_page_url, "per_page") = per_page',
  ],
  [
    'PaginationEnvelope',
    '`prev_page_url` leads to the previous page, with `page` and `per_page`.',
    'current_page > 1 and current_page <= last_page => query(prev_page_url, "page") = current_page - 1 and query(prev_page_url, "per_page") = per_page',
  ],
  [
    'PaginationEnvelope',
    '`first_page_url` leads to page 1, with `page` and `per_page`.',
    'query(first_page_url, "page") = 1 and query(first_page_url, "per_page") = per_page',
  ],
  [
    'PaginationEnvelope',
    '`last_page_url` leads to the last page, with `page` and `per_page`.',
    'total > 0 => query(last_page_url, "page") = last_page and query(last_page_url, "per_page") = per_page',
  ],
  [
    'PaginationEnvelope',
    'Beyond the last page, `first_page_url` and `last_page_url` are relative.',
    'current_page > last_page => relative(first_page_url) and relative(last_page_url)',
  ],
  ['PaginationEnvelope', '`path` has no query parameters.', 'search(path) = ""'],
  ['Tab', 'The tab is the one in the path.', 'slug = @tab_slug'],
  ['Tab', 'A locked tab holds position 1.', 'locked = true => order = 1'],
  [
    'Tab',
    '`categories` is the single string `*` when the tab is shown in every category.',
    'category_option = "all" => first(categories) = "*"',
  ],
  [
    'Tab',
    '`categories` lists references when the tab is shown only in the listed categories.',
    'category_option = "select" => first(categories) != "*"',
  ],
  ['Tab', '`settings` is null for details tabs.', 'type = "details" => settings = null'],
  ['Tab', '`settings` is null for fields tabs.', 'type = "fields" => settings = null'],
  ['Webhook', 'The webhook is the one in the path.', 'slug = @webhook_slug'],
];

test('the relations are these and no others', () => {
  const found = [...Model.of(readBundle()).schemas.values()].flatMap(({ name = '', keywords }) =>
    (keywords['x-relations'] ?? []).map(({ says, holds }) => [name, says, holds.trim()]),
  );
  expect(found).toEqual(RELATIONS);
});
