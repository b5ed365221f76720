/** Names shared by the facts: operations, statuses, media types, resource groups, locale codes. */

/** Every operation with a known address. */
export const OPERATIONS = [
  {
    operationId: 'getTab',
    method: 'get',
    path: '/tab/{tab_slug}',
    slug: 'tab_slug',
    heading: 'GET {base_url}/tab/{tab_slug}',
  },
  {
    operationId: 'updateContributor',
    method: 'put',
    path: '/contributor/{contributor_slug}',
    slug: 'contributor_slug',
    heading: 'PUT {base_url}/contributor/{contributor_slug}',
  },
  {
    operationId: 'recuseReviewer',
    method: 'put',
    path: '/application/{application_slug}/recuse',
    slug: 'application_slug',
    heading: 'PUT {base_url}/application/{application_slug}/recuse',
  },
  {
    operationId: 'listAllocationPayments',
    method: 'get',
    path: '/allocation-payment',
    heading: 'GET {base_url}/allocation-payment',
  },
  {
    operationId: 'getAllocationPayment',
    method: 'get',
    path: '/allocation-payment/{allocation_payment_slug}',
    slug: 'allocation_payment_slug',
    heading: 'GET {base_url}/allocation-payment/{allocation_payment_slug}',
  },
  {
    operationId: 'getFund',
    method: 'get',
    path: '/fund/{fund_slug}',
    slug: 'fund_slug',
    heading: 'GET {base_url}/fund/{fund_slug}',
  },
  {
    operationId: 'getWebhook',
    method: 'get',
    path: '/webhook/{webhook_slug}',
    slug: 'webhook_slug',
    heading: 'GET {base_url}/webhook/{webhook_slug}',
  },
  { operationId: 'getAccount', method: 'get', path: '/account', heading: 'GET {base_url}/account' },
  { operationId: 'createActionTask', method: 'post', path: '/action-task', heading: 'Other operations' },
  {
    operationId: 'createAllocationPayment',
    method: 'post',
    path: '/allocation-payment',
    heading: 'Other operations',
  },
  { operationId: 'listFields', method: 'get', path: '/field', heading: 'Limits' },
] as const;

/** operationIds of all of them. */
export const ALL: readonly string[] = OPERATIONS.map(({ operationId }) => operationId);
/** Those that send a body. */
export const WRITING = ['updateContributor', 'recuseReviewer', 'createAllocationPayment', 'createActionTask'];
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

/** The resource groups in the order of the document, with the heading of each. */
export const GROUPS = [
  { name: 'Account', heading: 'What the service does', readOnly: true },
  { name: 'Action tasks', heading: 'What the service does', readOnly: false },
  { name: 'Allocation payments', heading: 'What the service does', readOnly: false },
  { name: 'Allocations', heading: 'What the service does', readOnly: false },
  { name: 'Applications', heading: 'What the service does', readOnly: false },
  { name: 'Assignments', heading: 'What the service does', readOnly: false },
  { name: 'Attachments', heading: 'What the service does', readOnly: false },
  { name: 'Categories', heading: 'What the service does', readOnly: false },
  { name: 'Chapters', heading: 'What the service does', readOnly: false },
  { name: 'Contributors', heading: 'What the service does', readOnly: false },
  { name: 'Documents', heading: 'What the service does', readOnly: false },
  { name: 'Fields', heading: 'What the service does', readOnly: false },
  { name: 'Files', heading: 'What the service does', readOnly: true },
  { name: 'Forms', heading: 'What the service does', readOnly: true },
  { name: 'Funds', heading: 'What the service does', readOnly: false },
  { name: 'Grant reports', heading: 'What the service does', readOnly: false },
  { name: 'Grant statuses', heading: 'What the service does', readOnly: true },
  { name: 'Leaderboard', heading: 'What the service does', readOnly: true },
  { name: 'Rounds', heading: 'What the service does', readOnly: true },
  { name: 'Score sets', heading: 'What the service does', readOnly: true },
  { name: 'Seasons', heading: 'What the service does', readOnly: true },
  { name: 'Tabs', heading: 'What the service does', readOnly: false },
  { name: 'Taxes', heading: 'What the service does', readOnly: true },
  { name: 'Users', heading: 'What the service does', readOnly: false },
  { name: 'Webhooks', heading: 'What the service does', readOnly: false },
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
