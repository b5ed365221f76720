/** Facts of the section about the pagination envelope. */
import type { Heading } from './headings.ts';
import { anywhere, schema } from './places.ts';
import type { Json } from './lookup.ts';
import { fact, field, says, valueFacts } from './rows.ts';
import type { Fact } from './rows.ts';

const envelope = schema('PaginationEnvelope');
const page = schema('AllocationPaymentPage');
const fieldsPage = schema('FieldsPage');
const at = (name: string) => schema('PaginationEnvelope', name);
const RELATIVE = '/allocation-payment?page=1&per_page=10';
const ABSOLUTE = 'https://us.invalid/allocation-payment?page=2&per_page=10';

const rows: readonly (readonly [heading: Heading, name: string, types: string, accepts: readonly Json[]])[] =
  [
    ['Pagination envelope', 'current_page', 'integer', [1]],
    ['Pagination envelope', 'data', 'array', [[]]],
    ['Pagination envelope', 'first_page_url', 'string', [RELATIVE, ABSOLUTE]],
    ['Pagination envelope', 'from', 'integer|null', [null, 1]],
    ['Pagination envelope', 'last_page', 'integer', [1, 7]],
    ['Pagination envelope', 'last_page_url', 'string', [RELATIVE, ABSOLUTE]],
    ['Pagination envelope', 'next_page_url', 'null|string', [null, '', ABSOLUTE]],
    ['Pagination envelope', 'path', 'string', ['https://us.invalid/allocation-payment']],
    ['Pagination envelope', 'per_page', 'integer', [1, 100]],
    ['Pagination envelope', 'prev_page_url', 'null|string', [null, '', ABSOLUTE]],
    ['Pagination envelope', 'to', 'integer|null', [null, 10]],
    ['Pagination envelope', 'total', 'integer', [0, 61]],
  ];
const NAMES = rows.map(([, name]) => name);

// Each list says itself what its records are; the envelope holds what all lists share.
const SHARED = NAMES.filter((name) => name !== 'data');

const fields: Fact[] = [
  ...valueFacts('Pagination envelope', envelope, 'object'),
  ...[page, fieldsPage].flatMap((list) => [
    ...valueFacts('Pagination envelope', list, 'object'),
    ...rows.flatMap(([heading, name, types, accepts]) => field(heading, list, name, types, { accepts })),
  ]),
  ...valueFacts('Pagination envelope', schema('AllocationPaymentPage', 'data[]'), 'object'),
  fact(
    'Pagination envelope',
    'PaginationEnvelope.fields-of-table',
    'What lists share is these eleven fields and no others',
    {
      kind: 'only-properties',
      at: envelope,
      names: SHARED,
    },
  ),
  fact(
    'Pagination envelope',
    'FieldsPage.fields-of-table',
    'A page of fields has these twelve fields and no others',
    {
      kind: 'only-properties',
      at: fieldsPage,
      names: NAMES,
    },
  ),
  fact(
    'Pagination envelope',
    'AllocationPaymentPage.fields-of-table',
    'A page of payments has these twelve fields and no others',
    {
      kind: 'only-properties',
      at: page,
      names: NAMES,
    },
  ),
];

const use: Fact[] = [
  fact(
    'Pagination envelope',
    'pagination.listAllocationPayments',
    'Listing allocation payments answers with the envelope',
    {
      kind: 'only-properties',
      at: { in: 'response', operationId: 'listAllocationPayments', status: '2XX' },
      names: NAMES,
    },
  ),
  fact('Pagination envelope', 'pagination.listFields', 'Listing fields answers with the envelope', {
    kind: 'only-properties',
    at: { in: 'response', operationId: 'listFields', status: '2XX' },
    names: NAMES,
  }),
];

const meanings: Fact[] = [
  says(
    'Pagination envelope',
    'pagination.current_page.first',
    'The first page is 1',
    at('current_page'),
    'Number of the returned page, starting at 1.',
  ),
  says(
    'Pagination envelope',
    'pagination.current_page.meaning',
    'current_page is the page returned',
    at('current_page'),
    'Number of the returned page, starting at 1.',
  ),
  says(
    'Pagination envelope',
    'pagination.data.meaning',
    'data holds the records of the page',
    schema('AllocationPaymentPage', 'data'),
    'Allocation payments on this page.',
  ),
  says(
    'Pagination envelope',
    'pagination.first_page_url.meaning',
    'URL of the first page',
    at('first_page_url'),
    'URL of the first page.',
  ),
  says(
    'Pagination envelope',
    'pagination.first_page_url.relative',
    'first_page_url is relative when the requested page is beyond the last page',
    at('first_page_url'),
    'Relative if the requested page is beyond the last.',
  ),
  says(
    'Pagination envelope',
    'pagination.from.meaning',
    'from is the position of the first record',
    at('from'),
    'Position of the first record on this page, starting at 1.',
  ),
  says(
    'Pagination envelope',
    'pagination.from.start',
    'Positions start at 1',
    at('from'),
    'Position of the first record on this page, starting at 1.',
  ),
  says(
    'Pagination envelope',
    'pagination.from.null',
    'from is null when the page is beyond the last',
    at('from'),
    'Null if the page is beyond the last.',
  ),
  says(
    'Pagination envelope',
    'pagination.last_page.meaning',
    'last_page is the number of the last page',
    at('last_page'),
    'Number of the last page, equal to the number of pages.',
  ),
  says(
    'Pagination envelope',
    'pagination.last_page.total',
    'last_page equals the total number of pages',
    at('last_page'),
    'Number of the last page, equal to the number of pages.',
  ),
  says(
    'Pagination envelope',
    'pagination.last_page_url.meaning',
    'URL of the last page',
    at('last_page_url'),
    'URL of the last page.',
  ),
  says(
    'Pagination envelope',
    'pagination.last_page_url.relative',
    'last_page_url is relative when the requested page is beyond the last page',
    at('last_page_url'),
    'Relative if the requested page is beyond the last.',
  ),
  says(
    'Pagination envelope',
    'pagination.next_page_url.meaning',
    'URL of the next page',
    at('next_page_url'),
    'URL of the next page.',
  ),
  says(
    'Pagination envelope',
    'pagination.next_page_url.empty',
    'next_page_url is an empty string on the last page',
    at('next_page_url'),
    'An empty string on the last page; may also be null.',
  ),
  says(
    'Pagination envelope',
    'pagination.path.meaning',
    'path is the canonical URL of the endpoint',
    at('path'),
    'Canonical URL of the endpoint, without query parameters.',
  ),
  says(
    'Pagination envelope',
    'pagination.path.query',
    'path has no query parameters',
    at('path'),
    'Canonical URL of the endpoint, without query parameters.',
  ),
  says(
    'Pagination envelope',
    'pagination.per_page.meaning',
    'per_page is the maximum of records per page',
    at('per_page'),
    'Maximum number of records per page.',
  ),
  says(
    'Pagination envelope',
    'pagination.prev_page_url.meaning',
    'URL of the previous page',
    at('prev_page_url'),
    'URL of the previous page.',
  ),
  says(
    'Pagination envelope',
    'pagination.prev_page_url.empty',
    'prev_page_url is an empty string on the first page',
    at('prev_page_url'),
    'An empty string on the first page; may also be null.',
  ),
  says(
    'Pagination envelope',
    'pagination.to.meaning',
    'to is the position of the last record',
    at('to'),
    'Position of the last record on this page.',
  ),
  says(
    'Pagination envelope',
    'pagination.to.null',
    'to is null when the page is beyond the last',
    at('to'),
    'Null if the page is beyond the last.',
  ),
  says(
    'Pagination envelope',
    'pagination.total.meaning',
    'total counts the records of all pages',
    at('total'),
    'Total number of records on all pages.',
  ),
  says(
    'Pagination envelope',
    'pagination.urls.query',
    'Page URLs carry the query parameters page and per_page',
    [envelope, at('first_page_url'), at('next_page_url'), anywhere],
    'Page URLs have the query parameters `page` and `per_page`.',
  ),
];

/** Facts about the pagination envelope. */
export const paginationFacts: readonly Fact[] = [...fields, ...use, ...meanings];
