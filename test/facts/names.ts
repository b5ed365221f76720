/** Names shared by the facts: operations, statuses, media types, resource groups, locale codes. */

/** Every operation with a known address. */
export const OPERATIONS = [
  { operationId: 'getTab', method: 'get', path: '/tab/{tab_slug}', slug: 'tab_slug', line: 268 },
  {
    operationId: 'updateContributor',
    method: 'put',
    path: '/contributor/{contributor_slug}',
    slug: 'contributor_slug',
    line: 278,
  },
  {
    operationId: 'recuseReviewer',
    method: 'put',
    path: '/application/{application_slug}/recuse',
    slug: 'application_slug',
    line: 289,
  },
  { operationId: 'listAllocationPayments', method: 'get', path: '/allocation-payment', line: 307 },
  {
    operationId: 'getAllocationPayment',
    method: 'get',
    path: '/allocation-payment/{allocation_payment_slug}',
    slug: 'allocation_payment_slug',
    line: 321,
  },
  { operationId: 'getFund', method: 'get', path: '/fund/{fund_slug}', slug: 'fund_slug', line: 325 },
  {
    operationId: 'getWebhook',
    method: 'get',
    path: '/webhook/{webhook_slug}',
    slug: 'webhook_slug',
    line: 329,
  },
  { operationId: 'getAccount', method: 'get', path: '/account', line: 333 },
  { operationId: 'createActionTask', method: 'post', path: '/action-task', line: 339 },
  { operationId: 'createAllocationPayment', method: 'post', path: '/allocation-payment', line: 339 },
  { operationId: 'listFields', method: 'get', path: '/field', line: 412 },
] as const;

/** operationIds of all of them. */
export const ALL: readonly string[] = OPERATIONS.map(({ operationId }) => operationId);
/** Those that send a body. */
export const WRITING = ['updateContributor', 'recuseReviewer', 'createAllocationPayment', 'createActionTask'];
/** Those that only read. */
export const READING: readonly string[] = ALL.filter((id) => !WRITING.includes(id));
/** Those with a slug in the path. */
export const WITH_SLUG: readonly string[] = OPERATIONS.filter((op) => 'slug' in op).map(
  (op) => op.operationId,
);
/** The PUT operations. */
export const PUTS = ['updateContributor', 'recuseReviewer'];

/** The key of the success response: only that of Get tab is shown. */
export const successOf = (operationId: string): string => (operationId === 'getTab' ? '200' : '2XX');

/** The two media types of version 2.3. */
export const JSON_TYPE = 'application/vnd.service.v2.3+json';
export const XML_TYPE = 'application/vnd.service.v2.3+xml';

/** The resource groups in the order of the document, with the line of each. */
export const GROUPS = [
  { name: 'Account', line: 17, readOnly: true },
  { name: 'Action tasks', line: 18, readOnly: false },
  { name: 'Allocation payments', line: 19, readOnly: false },
  { name: 'Allocations', line: 20, readOnly: false },
  { name: 'Applications', line: 21, readOnly: false },
  { name: 'Assignments', line: 22, readOnly: false },
  { name: 'Attachments', line: 23, readOnly: false },
  { name: 'Categories', line: 24, readOnly: false },
  { name: 'Chapters', line: 25, readOnly: false },
  { name: 'Contributors', line: 26, readOnly: false },
  { name: 'Documents', line: 27, readOnly: false },
  { name: 'Fields', line: 28, readOnly: false },
  { name: 'Files', line: 29, readOnly: true },
  { name: 'Forms', line: 30, readOnly: true },
  { name: 'Funds', line: 31, readOnly: false },
  { name: 'Grant reports', line: 32, readOnly: false },
  { name: 'Grant statuses', line: 33, readOnly: true },
  { name: 'Leaderboard', line: 34, readOnly: true },
  { name: 'Rounds', line: 35, readOnly: true },
  { name: 'Score sets', line: 36, readOnly: true },
  { name: 'Seasons', line: 37, readOnly: true },
  { name: 'Tabs', line: 38, readOnly: false },
  { name: 'Taxes', line: 39, readOnly: true },
  { name: 'Users', line: 40, readOnly: false },
  { name: 'Webhooks', line: 41, readOnly: false },
] as const;

/** The locale codes that a request may ask for, `all` not among them. */
export const LOCALES: readonly string[] = (
  'ar_AR bg_BG bn_IN ca_ES cs_CZ cy_GB da_DK de_DE en_GB en_US el_GR es_NN es_LA et_EE fa_NN fi_FI fr_FR fr_CA ' +
  'he_IL hi_IN hr_HR hu_HU hy_AM it_IT ja_JP ko_KR lt_LT ms_MY nl_NL nb_NO pl_PL pt_BR ro_RO ru_RU sk_SK sl_SI ' +
  'sq_AL sr_RS sv_SE sw_NN th_TH tr_TR uk_UA vi_VN zh_CN zh_HK'
).split(' ');

/** The header that selects languages. */
export const LANGUAGE = 'x-api-language';
/** The headers that report the rate limit. */
export const RATE_HEADERS = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'];
