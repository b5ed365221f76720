import { mockData, slugOf } from '../support/mock.ts';
import type { Passing } from './wrong-service.ts';

/** A deviation planted in the mock, and the expected findings. */
export interface Plant {
  readonly name: string;
  readonly change: (passing: Passing) => void;
  /** Prefixes of the contradicted facts, or patterns for findings without a fact. */
  readonly expected: readonly (string | RegExp)[];
}

// oxlint-disable-next-line typescript/no-explicit-any -- a deviation can change anything in a body
type Body = any;
type When = (passing: Passing) => boolean;

const isJson: When = ({ sent }) => sent.accept?.endsWith('json') ?? false;
const onPath =
  (path: string, ...more: readonly When[]): When =>
  (passing) =>
    passing.path === path && more.every((when) => when(passing));
const status =
  (expected: number): When =>
  (passing) =>
    passing.status === expected;
const language =
  (expected: string | undefined): When =>
  ({ sent }) =>
    sent['x-api-language'] === expected;
const query =
  (page: string | null, size: string | null): When =>
  (passing) =>
    passing.query.get('page') === page && passing.query.get('per_page') === size;

/** Changes the JSON body of the responses that `when` selects. */
function body(
  name: string,
  expected: Plant['expected'],
  when: When,
  change: (body: Body) => Body | void,
): Plant {
  return {
    name,
    expected,
    change: (passing) => {
      if (!isJson(passing) || !when(passing)) return;
      const value: Body = JSON.parse(passing.text);
      passing.text = JSON.stringify(change(value) ?? value);
    },
  };
}

function head(
  name: string,
  expected: Plant['expected'],
  when: When,
  change: (passing: Passing) => void,
): Plant {
  return { name, expected, change: (passing) => when(passing) && change(passing) };
}

const json = 'application/vnd.service.v2.3+json';
const xml = 'application/vnd.service.v2.3+xml';
const tab = (index: number): string => `/tab/${slugOf('tab', index)}`;
const fund = (index: number): string => `/fund/${slugOf('fund', index)}`;
const webhook = (index: number): string => `/webhook/${slugOf('webhook', index)}`;
const payment = (index: number): string => `/allocation-payment/${slugOf('allocation-payment', index)}`;
const list = '/allocation-payment';
const isGet: When = ({ method }) => method === 'GET';
const total = mockData['allocation-payment']?.length ?? 0;
const lastPage = String(Math.ceil(total / 2));
const beyond = String(Math.ceil(total / 2) + 1);
const single = /^\/(?:tab|fund|webhook|allocation-payment)\/[A-Za-z]{8}$/;
const recordPaths = new Set(
  Object.entries(mockData).flatMap(([name, records]) =>
    records.map(({ slug }) => `/${name}/${String(slug)}`),
  ),
);
const isUnknown: When = ({ path }) => single.test(path) && !recordPaths.has(path);

/** Deviations, each in a different place so that none hides another. */
export const plants: readonly Plant[] = [
  head(
    'the wrong success status',
    ['getTab 200'],
    onPath(tab(0), status(200)),
    (passing) => void (passing.status = 203),
  ),
  head(
    'an undocumented status',
    [/^Status 418 /],
    onPath(webhook(0), language(undefined), ({ sent }) => sent.accept === xml),
    (passing) => {
      passing.status = 418;
    },
  ),
  head(
    'a server error',
    [/^Status 500 /],
    onPath('/field', query('2', '2')),
    (passing) => void (passing.status = 500),
  ),
  head(
    'a redirect to another origin',
    [/^Status 302 .* wasn't followed/],
    onPath('/account', language('all')),
    (passing) => {
      passing.status = 302;
      passing.headers['location'] = 'https://elsewhere.example/account';
    },
  ),
  head(
    '406 in place of 400',
    ['getFund invalid-accept'],
    ({ path, sent }) => path === fund(0) && /v0\.0/.test(sent.accept ?? ''),
    (passing) => {
      passing.status = 406;
    },
  ),
  body(
    'an envelope without its message',
    ['ErrorEnvelope.message'],
    (passing) => isUnknown(passing) && passing.path.startsWith('/fund'),
    (value) => {
      delete value.message;
    },
  ),
  body(
    'a status_code as a string',
    ['ErrorEnvelope.status_code'],
    (passing) => passing.path === '/webhook/short' && passing.status === 400,
    (value) => {
      value.status_code = '400';
    },
  ),
  body(
    'a status_code that differs from the status',
    ['ErrorEnvelope: status_code'],
    (passing) => isUnknown(passing) && passing.path.startsWith('/tab'),
    (value) => {
      value.status_code = 400;
    },
  ),
  head(
    'no ETag',
    ['getTab 200 ETag'],
    onPath(tab(0), isJson),
    (passing) => void delete passing.headers['etag'],
  ),
  head("a limit that isn't a number", ['getTab 400 X-RateLimit-Limit'], onPath('/tab/short'), (passing) => {
    passing.headers['x-ratelimit-limit'] = 'sixty';
  }),
  head(
    'no remaining count on an error',
    ['getTab 400 X-RateLimit-Remaining'],
    onPath('/tab/short'),
    (passing) => {
      delete passing.headers['x-ratelimit-remaining'];
    },
  ),
  body(
    'a string instead of a number',
    ['Fund.budget'],
    onPath(fund(0), language(undefined), status(200)),
    (value) => void (value.budget = String(value.budget)),
  ),
  body(
    'a string instead of an integer',
    ['Tab.order'],
    onPath(tab(1), status(200)),
    (value) => void (value.order = String(value.order)),
  ),
  body(
    'an undocumented null',
    ['Fund.currency'],
    onPath(fund(0), status(200)),
    (value) => void (value.currency = null),
  ),
  body(
    'null instead of a reference',
    ['AllocationPayment.season'],
    onPath(payment(0), status(200)),
    (value) => void (value.season = null),
  ),
  body(
    'an unlisted value',
    ['Tab.type'],
    onPath(tab(3), status(200)),
    (value) => void (value.type = 'survey'),
  ),
  body(
    'a second unlisted value',
    ['Webhook.method'],
    onPath(webhook(0), status(200)),
    (value) => void (value.method = 'put'),
  ),
  body(
    'wrong arithmetic in a fund',
    ['Fund: available'],
    onPath(fund(1), status(200)),
    (value) => void (value.available += 0.01),
  ),
  body(
    'a wrong number of pages',
    ['PaginationEnvelope: total > 0 => last_page'],
    onPath(list, query(null, '100'), status(200)),
    (value) => {
      value.last_page += 1;
      value.next_page_url = value.first_page_url.replace('page=1', 'page=2');
      value.last_page_url = value.first_page_url.replace('page=1', `page=${value.last_page}`);
    },
  ),
  body(
    'a wrong first position',
    ['PaginationEnvelope: count(data) > 0 => from'],
    onPath(list, query('2', '2'), status(200)),
    (value) => void (value.from += 1),
  ),
  body(
    'a wrong last position',
    ['PaginationEnvelope: count(data) > 0 => to'],
    onPath('/field', query('1', '2'), status(200)),
    (value) => void (value.to += 1),
  ),
  body(
    'a next_page_url on the last page',
    ['PaginationEnvelope: current_page = last_page => empty'],
    onPath(list, query(lastPage, '2'), status(200)),
    (value) => {
      value.next_page_url = value.first_page_url;
    },
  ),
  body(
    'a next_page_url of the wrong page',
    ['PaginationEnvelope: current_page < last_page => query'],
    onPath(list, query('1', '2'), status(200)),
    (value) => {
      value.next_page_url = value.next_page_url.replace('page=2', 'page=3');
    },
  ),
  body(
    'a position beyond the last page',
    ['PaginationEnvelope: current_page > last_page => from'],
    onPath(list, query(beyond, '2'), status(200)),
    (value) => {
      value.from = 1;
    },
  ),
  body(
    'absolute URLs beyond the last page',
    ['PaginationEnvelope: current_page > last_page => relative'],
    onPath(list, query(beyond, '2'), status(200)),
    (value) => {
      value.first_page_url = `${value.path}${value.first_page_url.replace(/^[^?]*/, '')}`;
    },
  ),
  head(
    'JSON without the version',
    [`getWebhook 2XX ${json}`],
    onPath(webhook(0), isJson, status(200)),
    (passing) => {
      passing.headers['content-type'] = 'application/json';
    },
  ),
  head(
    'an HTML error page',
    [`getAllocationPayment 404 ${json}`],
    (passing) => isUnknown(passing) && isJson(passing) && passing.path.startsWith('/allocation'),
    (passing) => {
      passing.headers['content-type'] = 'text/html; charset=utf-8';
      passing.text = '<!doctype html><title>Not found</title>';
    },
  ),
  head(
    'XML that is not well-formed',
    [`getFund 2XX ${xml}`],
    onPath(fund(0), ({ sent }) => sent.accept === xml, status(200)),
    (passing) => {
      passing.text = passing.text.slice(0, -20);
    },
  ),
  body(
    'a missing field',
    ['AllocationPayment.external_id'],
    onPath(list, isGet, query(null, null), language(undefined), status(200)),
    (value) => {
      delete value.data[0].external_id;
    },
  ),
  body(
    'an additional field',
    [/`AllocationPaymentDetail` has the fields `iban`/],
    onPath(payment(0), status(200)),
    (value) => void (value.iban = 'DE00'),
  ),
  body(
    'an untranslated name',
    ['Fund.name'],
    onPath(fund(0), status(200)),
    (value) => void (value.name = 'Arts'),
  ),
  body(
    'languages that were not requested',
    ['getTab languages: one'],
    onPath(tab(0), ({ sent }) => /^[a-z]{2}_/.test(sent['x-api-language']?.toString() ?? '')),
    (value) => {
      if (value.name) value.name.fr_FR = 'Onglet';
      if (value.name) value.name.de_DE = 'Reiter';
    },
  ),
  body(
    'more than the default language',
    ['getFund languages: none'],
    onPath(fund(0), language(undefined), status(200)),
    (value) => {
      value.description = { en_GB: 'A', fr_FR: 'B', ...value.description };
    },
  ),
  body(
    "a key that isn't a locale",
    ['getAllocationPayment languages: all'],
    onPath(payment(0), language('all'), status(200)),
    (value) => {
      value.fund.name = { english: 'Arts' };
    },
  ),
  body(
    'a date in the format before 2.3',
    ['AllocationPayment.date_due'],
    onPath(payment(1), status(200)),
    (value) => void (value.date_due = '2026-01-31 10:00:00'),
  ),
  head(
    'a record instead of a 404',
    ['getWebhook not-found'],
    (passing) => isUnknown(passing) && passing.path.startsWith('/webhook') && isJson(passing),
    (passing) => {
      passing.status = 200;
      const [record] = mockData['webhook'] ?? [];
      passing.text = JSON.stringify(record).replaceAll('.invalid', '.grants.example');
    },
  ),
  head(
    'an accepted page size that is too large',
    ['listAllocationPayments per-page-out-of-range'],
    onPath(list, query(null, '101'), isJson),
    (passing) => {
      passing.status = 200;
      passing.text = JSON.stringify(pageOfNothing);
    },
  ),
  head(
    '403 in place of 400',
    ['getAccount unsupported-language'],
    onPath('/account', language('xx_XX')),
    (passing) => {
      passing.status = 403;
      passing.text = passing.text.replace('400', '403');
    },
  ),
  body(
    'a slug in another format',
    ['Tab.form'],
    onPath(tab(2), status(200)),
    (value) => void (value.form = '12345678'),
  ),
  body(
    'a star without its list',
    ['Tab.categories'],
    onPath(tab(2), status(200)),
    (value) => void (value.categories = '*'),
  ),
  body('a locked tab in the wrong position', ['Tab: locked'], onPath(tab(3), status(200)), (value) => {
    value.locked = true;
    value.order = 4;
  }),
];

const pageOfNothing = {
  current_page: 1,
  data: [],
  first_page_url: 'https://grants.example/allocation-payment?page=1&per_page=101',
  from: null,
  last_page: 0,
  last_page_url: 'https://grants.example/allocation-payment?page=1&per_page=101',
  next_page_url: '',
  path: 'https://grants.example/allocation-payment',
  per_page: 101,
  prev_page_url: '',
  to: null,
  total: 0,
};
