/** Facts of the section about limits. */
import { RATE_HEADERS } from './names.ts';
import { anywhere, header, query, schema } from './places.ts';
import { fact, says, valueFacts } from './rows.ts';
import type { Fact } from './rows.ts';

const list = query('listAllocationPayments', 'per_page');
const fields = query('listFields', 'per_page');
const setting = (name: string) => schema('Tab', `settings.${name}`);

/** Facts about limits. */
export const limitFacts: readonly Fact[] = [
  ...(
    [
      ['minimum', 1],
      ['maximum', 100],
      ['default', 10],
    ] as const
  ).map(([keyword, value]) =>
    fact('Limits', `limit.per_page.${keyword}`, `The ${keyword} of per_page is ${value}`, {
      kind: 'keyword',
      at: list,
      type: 'integer',
      keyword,
      value,
    }),
  ),
  says(
    'Limits',
    'limit.per_page.words',
    'per_page is 1 to 100, default 10, in words too',
    list,
    'Maximum number of records per page, from 1 to 100. Defaults to 10. A value outside the range returns 400.',
  ),
  fact('Limits', 'limit.field.per_page', 'Listing fields has an optional query parameter per_page', {
    kind: 'parameter',
    operationId: 'listFields',
    location: 'query',
    name: 'per_page',
    required: false,
  }),
  ...valueFacts('Limits', fields, 'integer', { accepts: [1, 101, 500], rejects: [0, 501] }),
  fact('Limits', 'limit.field.per_page.minimum', 'The minimum of per_page on fields is 1', {
    kind: 'keyword',
    at: fields,
    type: 'integer',
    keyword: 'minimum',
    value: 1,
  }),
  fact('Limits', 'limit.field.per_page.maximum', 'The maximum of per_page on fields is 500', {
    kind: 'keyword',
    at: fields,
    type: 'integer',
    keyword: 'maximum',
    value: 500,
  }),
  fact('Limits', 'limit.field.per_page.no-default', 'No default of per_page on fields is stated', {
    kind: 'keyword',
    at: fields,
    type: 'integer',
    keyword: 'default',
    value: undefined,
  }),
  fact('Limits', 'limit.field.items', 'Nothing is said about a field in the list', {
    kind: 'unconstrained',
    at: { in: 'response', operationId: 'listFields', status: '2XX', path: 'data[]' },
  }),
  says(
    'Limits',
    'limit.rate.minute',
    'The rate limit is per minute',
    [header('X-RateLimit-Limit'), anywhere],
    'Maximum number of requests allowed per minute.',
  ),
  ...RATE_HEADERS.map((name) =>
    says('Limits', `limit.rate.${name}`, `The rate limit is reported in ${name}`, [anywhere]),
  ),
  ...[
    'max_filesize',
    'max_video_length',
    'image_dimension_constraints',
    'max_attachments',
    'max_referees',
  ].map((name) =>
    fact('Limits', `limit.settings.${name}`, `The limit ${name} is set per tab in its settings`, {
      kind: 'property',
      at: schema('Tab', 'settings'),
      name,
    }),
  ),
  fact(
    'Limits',
    'limit.settings.max_contributors',
    'The limit of contributors is set per tab in its settings',
    {
      kind: 'property',
      at: schema('Tab', 'settings'),
      name: 'max_contributors',
    },
  ),
  says(
    'Limits',
    'limit.filesize.account',
    'The account file size limit also applies, and the smaller wins',
    [setting('max_filesize'), anywhere],
    "The account's file size limit also applies; the smaller value wins.",
  ),
  fact('Limits', 'limit.rate.gap', 'The unknown numbers of the rate limit are marked', {
    kind: 'gap-at',
    id: 'GAP-026',
    places: [header('X-RateLimit-Limit'), { in: 'response-component', name: 'TooManyRequests' }],
  }),
  ...['default', 'maximum', 'const', 'enum'].map((keyword) =>
    fact('Limits', `limit.rate.no-${keyword}`, `The numeric rate limit is not shown: no ${keyword}`, {
      kind: 'keyword',
      at: header('X-RateLimit-Limit'),
      type: 'integer',
      keyword,
      value: undefined,
    }),
  ),
  fact('Limits', 'limit.rate.no-number', 'No prose gives a number of requests per minute', {
    kind: 'not-said',
    words: /\b\d+ (requests|calls) (per|a|each|every) (minute|second|hour)/i,
  }),
  fact('Limits', 'limit.filesize.gap', 'The unknown file size limit of the account is marked', {
    kind: 'gap-at',
    id: 'GAP-027',
    places: [setting('max_filesize'), setting('min_filesize'), { in: 'info' }],
  }),
  ...['min_filesize', 'max_filesize'].map((name) =>
    fact('Limits', `limit.${name}.no-maximum`, `The account limit is not shown, so ${name} has no maximum`, {
      kind: 'keyword',
      at: setting(name),
      type: 'number',
      keyword: 'maximum',
      value: undefined,
    }),
  ),
  fact('Limits', 'limit.body.no-413', 'The maximum size of a body is not shown, and no 413 is documented', {
    kind: 'no-response-status',
    operationId: 'recuseReviewer',
    status: '413',
  }),
];
