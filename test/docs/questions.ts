/** A question, and the pages that answer it. */
export interface Question {
  readonly ask: string;
  readonly pages: readonly string[];
}

/** The documented operations when the questions were written. */
export const documentedOperations: ReadonlySet<string> = new Set([
  'createActionTask',
  'createAllocationPayment',
  'getAccount',
  'getAllocationPayment',
  'getFund',
  'getTab',
  'getWebhook',
  'listAllocationPayments',
  'listFields',
  'recuseReviewer',
  'updateContributor',
]);

/**
 * Integrators' questions, with the pages that answer them, written before the search was tuned. A page counts if a
 * reader finds the answer there.
 */
export const questions: readonly Question[] = [
  { ask: 'what does a read-only key get on PUT', pages: ['errors', 'guides/authentication-and-regions'] },
  { ask: 'how do I know the last page', pages: ['guides/pagination', 'schemas/PaginationEnvelope'] },
  { ask: 'which header tells when to retry', pages: ['guides/rate-limits', 'requests', 'guides/errors'] },
  {
    ask: 'is the signature algorithm known',
    pages: ['guides/webhooks', 'not-shown', 'webhooks/eventDelivery'],
  },
  { ask: 'reconcile by external id', pages: ['guides/payments', 'schemas/AllocationPayment'] },
  { ask: 'external_id', pages: ['schemas/AllocationPayment', 'operations/getAllocationPayment'] },
  { ask: 'missing api key status', pages: ['errors', 'guides/errors', 'guides/authentication-and-regions'] },
  { ask: '401 or 403', pages: ['guides/authentication-and-regions', 'errors', 'guides/errors'] },
  { ask: 'base url europe region', pages: ['guides/authentication-and-regions', 'requests'] },
  { ask: 'ask for XML instead of JSON', pages: ['guides/json-and-xml', 'requests'] },
  { ask: 'how are XML elements named', pages: ['guides/json-and-xml', 'not-shown'] },
  { ask: 'default page size', pages: ['guides/pagination', 'operations/listAllocationPayments', 'requests'] },
  { ask: 'maximum per_page of fields', pages: ['operations/listFields', 'guides/pagination', 'requests'] },
  {
    ask: 'sort payments by date_due',
    pages: [
      'schemas/values#AllocationPaymentOrderColumn',
      'operations/listAllocationPayments',
      'guides/pagination',
    ],
  },
  {
    ask: 'include deleted payments',
    pages: ['schemas/values#DeletionMode', 'guides/payments', 'operations/listAllocationPayments'],
  },
  { ask: 'is the payment paid', pages: ['guides/payments', 'schemas/AllocationPayment'] },
  {
    ask: 'failed_permanently',
    pages: ['schemas/values#AllocationPaymentStatus', 'guides/payments', 'changelog'],
  },
  { ask: 'remaining budget of a fund', pages: ['schemas/Fund', 'operations/getFund', 'guides/payments'] },
  {
    ask: 'recuse reviewer from one score set',
    pages: ['operations/recuseReviewer', 'schemas/RecusalRequest'],
  },
  { ask: 'undo a recusal', pages: ['groups/index#applications', 'not-shown', 'operations/recuseReviewer'] },
  {
    ask: 'update a contributor field',
    pages: ['operations/updateContributor', 'schemas/ContributorUpdateRequest'],
  },
  { ask: 'list applications', pages: ['groups/index#applications', 'guides/what-is-not-known'] },
  {
    ask: 'create payment payload',
    pages: ['operations/createAllocationPayment', 'guides/payments', 'not-shown'],
  },
  {
    ask: 'translated names french',
    pages: ['guides/languages', 'schemas/TranslatedText', 'schemas/values#LocaleCode'],
  },
  { ask: 'unsupported language error', pages: ['errors', 'guides/languages'] },
  { ask: 'rate limit per minute number', pages: ['guides/rate-limits', 'not-shown', 'requests'] },
  { ask: 'X-RateLimit-Reset unit', pages: ['requests', 'guides/rate-limits', 'operations/getTab'] },
  { ask: 'maintenance response body', pages: ['schemas/MaintenanceStatus', 'errors', 'guides/errors'] },
  {
    ask: '422 errors object structure',
    pages: ['schemas/ValidationErrorEnvelope', 'errors', 'guides/errors', 'not-shown'],
  },
  {
    ask: 'webhook event kinds list',
    pages: ['schemas/values#KnownWebhookEventKind', 'guides/webhooks', 'schemas/values#WebhookEventKind'],
  },
  { ask: 'AllocationPaymentWasUpdated', pages: ['schemas/values#KnownWebhookEventKind', 'guides/webhooks'] },
  { ask: 'what does a webhook send', pages: ['guides/webhooks', 'webhooks/eventDelivery', 'not-shown'] },
  {
    ask: 'are webhook deliveries retried',
    pages: ['guides/webhooks', 'webhooks/eventDelivery', 'not-shown'],
  },
  { ask: 'what changed in 2.3', pages: ['changelog', 'guides/versions'] },
  { ask: 'migrate from 2.1 to 2.2', pages: ['changelog', 'guides/versions'] },
  {
    ask: 'null or empty string reference',
    pages: ['schemas/AllocationPayment', 'guides/json-and-xml', 'guides/payments', 'changelog'],
  },
  {
    ask: 'date format time zone',
    pages: ['schemas/values#ZuluDateTime', 'guides/versions', 'guides/json-and-xml'],
  },
  { ask: 'slug format eight letters', pages: ['schemas/values#Slug', 'requests', 'guides/first-call'] },
  {
    ask: 'elegibility score mode of a tab',
    pages: ['schemas/values#AssessmentMode', 'schemas/TabSettings', 'operations/getTab'],
  },
  { ask: 'download openapi yaml postman', pages: ['downloads'] },
];

/** Twenty questions by an author who hadn't seen the index. The search was tuned on them. */
export const tuningQuestions: readonly Question[] = [
  {
    ask: 'date_paid is null',
    pages: ['schemas/AllocationPayment', 'schemas/AllocationPaymentDetail', 'guides/payments'],
  },
  { ask: 'questionnaires', pages: ['groups/index#forms'] },
  { ask: 'bulk assignment creation', pages: ['groups/index#assignments'] },
  { ask: 'throttling', pages: ['guides/rate-limits'] },
  { ask: 'chapter managers', pages: ['schemas/ChapterManager', 'schemas/Chapter'] },
  { ask: 'grant reprots', pages: ['groups/index#grant-reports'] },
  { ask: 'I get 503 Maintenance in progress, what now?', pages: ['guides/errors', 'errors'] },
  { ask: 'bearer token', pages: ['guides/authentication-and-regions'] },
  { ask: 'create action task', pages: ['operations/createActionTask', 'groups/index#action-tasks'] },
  {
    ask: 'sort payouts by due date',
    pages: ['schemas/values#AllocationPaymentOrderColumn', 'operations/listAllocationPayments'],
  },
  { ask: 'x-api-language', pages: ['guides/languages'] },
  { ask: 'alocations', pages: ['groups/index#allocations'] },
  { ask: 'upload attachment', pages: ['groups/index#attachments', 'schemas/Attachment'] },
  { ask: 'vat', pages: ['groups/index#taxes'] },
  { ask: 'how many fields per page can I get', pages: ['operations/listFields'] },
  { ask: 'allowed file extentions', pages: ['schemas/AllowedFileTypes', 'schemas/FileExtensions'] },
  { ask: 'score sets', pages: ['groups/index#score-sets'] },
  { ask: 'iterate over all result pgaes', pages: ['guides/pagination'] },
  { ask: 'funding cycles', pages: ['groups/index#seasons'] },
  { ask: 'sandbox for testing', pages: ['guides/mock-server'] },
];

/**
 * Twenty more questions by the same author, first used after the search was tuned on `tuningQuestions`. The first result
 * was right for 11 of them; the failures were fixed by kind.
 */
export const firstSealedQuestions: readonly Question[] = [
  { ask: 'upgrade from 2.1 to 2.3', pages: ['guides/versions', 'changelog'] },
  { ask: 'conflict of interest', pages: ['operations/recuseReviewer'] },
  { ask: 'export application as pdf', pages: ['groups/index#documents'] },
  { ask: 'usres', pages: ['groups/index#users'] },
  { ask: '422 validation error', pages: ['guides/errors', 'errors', 'schemas/ErrorEnvelope'] },
  { ask: 'retrieve one fnud', pages: ['operations/getFund', 'groups/index#funds'] },
  { ask: 'payment failed permanently', pages: ['schemas/values#AllocationPaymentStatus', 'guides/payments'] },
  { ask: 'which address for Austrlia', pages: ['guides/authentication-and-regions'] },
  { ask: 'are files read only?', pages: ['groups/index#files'] },
  { ask: 'catgories', pages: ['groups/index#categories', 'schemas/Category'] },
  { ask: 'xml instead of json', pages: ['guides/json-and-xml'] },
  { ask: 'javascript sdk', pages: ['guides/typescript-client'] },
  {
    ask: 'which organisation does my key belong to',
    pages: ['operations/getAccount', 'groups/index#account'],
  },
  { ask: 'webhook singature', pages: ['guides/webhooks'] },
  { ask: 'list rounds', pages: ['groups/index#rounds'] },
  {
    ask: "change a contributer's answer",
    pages: ['operations/updateContributor', 'schemas/ContributorUpdateRequest'],
  },
  { ask: 'grant statuses', pages: ['groups/index#grant-statuses'] },
  { ask: 'ranking of the best applicants', pages: ['groups/index#leaderboard'] },
  { ask: 'draft submitted under review approved', pages: ['schemas/values#ApplicationStage'] },
  { ask: 'undocumented parts', pages: ['guides/what-is-not-known', 'not-shown'] },
];

/** Twenty more questions, first used after the failures on `firstSealedQuestions` were fixed. The first result was right for 17 of them. */
export const secondSealedQuestions: readonly Question[] = [
  { ask: 'date format iso 8601 zulu', pages: ['schemas/values#ZuluDateTime'] },
  { ask: '401 missing api key', pages: ['guides/authentication-and-regions', 'guides/errors', 'errors'] },
  { ask: 'hong kong base url', pages: ['guides/authentication-and-regions'] },
  { ask: 'how many requests per minute am I allowed to send?', pages: ['guides/rate-limits'] },
  {
    ask: 'pagniation next_page_url',
    pages: ['schemas/PaginationEnvelope', 'guides/pagination', 'schemas/AllocationPaymentPage'],
  },
  {
    ask: 'reviewer conflict of intrest, recuse',
    pages: ['operations/recuseReviewer', 'schemas/RecusalRequest'],
  },
  { ask: 'failed permanently', pages: ['schemas/values#AllocationPaymentStatus', 'guides/payments'] },
  { ask: 'verify webhook signature', pages: ['guides/webhooks', 'webhooks/eventDelivery'] },
  { ask: 'max_filesize megabytes', pages: ['schemas/TabSettings'] },
  { ask: 'breaking changes in 2.2', pages: ['changelog', 'guides/versions'] },
  { ask: 'fund remaining bugdet', pages: ['schemas/Fund', 'operations/getFund', 'groups/index#funds'] },
  { ask: 'respones in xml instead of json', pages: ['guides/json-and-xml'] },
  { ask: '503 maintenence in progress', pages: ['schemas/MaintenanceStatus', 'guides/errors', 'errors'] },
  { ask: 'x-api-langauge french', pages: ['guides/languages', 'schemas/values#LocaleCode'] },
  { ask: 'fake server for local testing', pages: ['guides/mock-server'] },
  { ask: 'typscript sdk', pages: ['guides/typescript-client'] },
  {
    ask: 'sort payments by due date',
    pages: [
      'schemas/values#AllocationPaymentOrderColumn',
      'operations/listAllocationPayments',
      'guides/payments',
    ],
  },
  {
    ask: 'show removed payments in list',
    pages: ['schemas/values#DeletionMode', 'operations/listAllocationPayments', 'guides/payments'],
  },
  { ask: 'generate pdf exprot', pages: ['groups/index#documents'] },
  { ask: 'What is still unknown about this interface?', pages: ['guides/what-is-not-known', 'not-shown'] },
];

/** Twenty more questions, first used after all tuning. The first result was right for all of them. */
export const thirdSealedQuestions: readonly Question[] = [
  {
    ask: '403 read only key on PUT',
    pages: ['errors', 'guides/errors', 'guides/authentication-and-regions'],
  },
  { ask: 'verfy webhook signature', pages: ['guides/webhooks', 'webhooks/eventDelivery', 'schemas/Webhook'] },
  { ask: 'hong kong base url', pages: ['guides/authentication-and-regions', 'guides/first-call'] },
  { ask: 'fetch the next pgae of results', pages: ['guides/pagination', 'schemas/PaginationEnvelope'] },
  { ask: 'failed permanantly', pages: ['schemas/values#AllocationPaymentStatus', 'guides/payments'] },
  { ask: 'too many requests, how long to wait', pages: ['guides/rate-limits', 'errors', 'guides/errors'] },
  {
    ask: 'exclude a reveiwer from an application',
    pages: ['operations/recuseReviewer', 'schemas/RecusalRequest', 'groups/index#applications'],
  },
  { ask: 'eligibilty auto or manual', pages: ['schemas/values#AssessmentMode', 'schemas/TabSettings'] },
  { ask: 'unsupported locale code', pages: ['guides/languages', 'schemas/values#LocaleCode', 'errors'] },
  {
    ask: 'how much money is left in a fund',
    pages: ['schemas/Fund', 'operations/getFund', 'groups/index#funds'],
  },
  { ask: 'get xml instead of json', pages: ['guides/json-and-xml'] },
  { ask: 'maintainance in progress', pages: ['schemas/MaintenanceStatus', 'errors', 'guides/errors'] },
  { ask: 'breaking changes in 2.2', pages: ['changelog', 'guides/versions'] },
  {
    ask: 'show deleted payments',
    pages: ['schemas/values#DeletionMode', 'operations/listAllocationPayments', 'guides/payments'],
  },
  { ask: 'leaderbord', pages: ['groups/index#leaderboard'] },
  { ask: 'fake server for testing', pages: ['guides/mock-server'] },
  { ask: 'typscript client', pages: ['guides/typescript-client'] },
  {
    ask: 'AllocationPaymentStatusWasChanged',
    pages: ['schemas/values#KnownWebhookEventKind', 'guides/webhooks', 'schemas/values#WebhookEventKind'],
  },
  {
    ask: 'Why do I get a 422 when I update a contributor?',
    pages: ['operations/updateContributor', 'schemas/ValidationErrorEnvelope', 'errors'],
  },
  { ask: 'what is not knwon about the interface', pages: ['guides/what-is-not-known', 'not-shown'] },
];

/**
 * Forty more questions, written from the pages without knowledge of the search or of the questions above. Three that repeated a
 * question were replaced. The first result was right for 34 of them, and for 37 after tuning.
 */
export const freshQuestions: readonly Question[] = [
  { ask: 'import spec into salesforce external services', pages: ['guides/other-tools', 'downloads'] },
  { ask: 'export payments csv pandas', pages: ['guides/python', 'guides/payments'] },
  { ask: 'why am I getting a 403', pages: ['guides/authentication-and-regions', 'errors', 'guides/errors'] },
  {
    ask: 'how do I get past the first 10 payments',
    pages: ['guides/pagination', 'operations/listAllocationPayments'],
  },
  { ask: '429 backoff', pages: ['guides/rate-limits'] },
  {
    ask: 'unprocessable entity response body',
    pages: ['guides/errors', 'errors', 'schemas/ValidationErrorEnvelope'],
  },
  { ask: 'french translation of a name', pages: ['guides/languages'] },
  { ask: 'where do I find my api key', pages: ['guides/authentication-and-regions', 'requests'] },
  { ask: 'swagger file download', pages: ['downloads'] },
  { ask: 'generate a C# client', pages: ['guides/other-tools'] },
  { ask: 'tab_divider_on_pdfs', pages: ['schemas/Tab'] },
  { ask: 'postman collection', pages: ['downloads', 'guides/other-tools'] },
  {
    ask: 'next_page_url is empty',
    pages: ['guides/pagination', 'schemas/PaginationEnvelope', 'schemas/AllocationPaymentPage'],
  },
  { ask: 'maximum upload size', pages: ['guides/rate-limits', 'schemas/TabSettings', 'not-shown'] },
  { ask: 'node sdk', pages: ['guides/typescript-client', 'downloads'] },
  { ask: 'alphabetical list of field names', pages: ['names'] },
  { ask: 'only fetch payments modified since yesterday', pages: ['guides/payments', 'guides/pagination'] },
  { ask: 'reconcile with general ledger', pages: ['guides/payments'] },
  { ask: 'are slugs case sensitive', pages: ['not-shown', 'guides/first-call', 'schemas/values#Slug'] },
  { ask: 'authorisation header', pages: ['requests', 'guides/authentication-and-regions'] },
  { ask: 'minimum eligibility score', pages: ['schemas/TabSettings'] },
  {
    ask: 'which endpoints are missing from the docs',
    pages: ['guides/what-is-not-known', 'operations/index', 'not-shown'],
  },
  {
    ask: 'idempotency key for POST',
    pages: ['guides/errors', 'not-shown', 'operations/createAllocationPayment'],
  },
  { ask: 'quick start tutorial', pages: ['guides/first-call'] },
  { ask: 'license', pages: ['downloads'] },
  { ask: 'list of supported locales', pages: ['guides/languages', 'schemas/values#LocaleCode'] },
  { ask: 'applicant email address', pages: ['schemas/Applicant'] },
  { ask: 'python 422 error handling', pages: ['guides/python', 'guides/errors'] },
  { ask: 'image dimensions in pixels', pages: ['schemas/ImageDimensionConstraints', 'schemas/TabSettings'] },
  { ask: 'which fields are optional or null', pages: ['guides/json-and-xml', 'not-shown'] },
  { ask: 'season archived', pages: ['schemas/values#SeasonStatus'] },
  { ask: 'etag caching', pages: ['requests', 'guides/rate-limits', 'not-shown'] },
  { ask: 'trigger a 503 in my tests', pages: ['guides/mock-server'] },
  { ask: 'markdown for chatgpt', pages: ['downloads'] },
  {
    ask: 'payment method name',
    pages: ['schemas/PaymentMethodReference', 'schemas/AllocationPayment', 'schemas/AllocationPaymentDetail'],
  },
  { ask: 'rotate a leaked key', pages: ['guides/authentication-and-regions', 'not-shown', 'requests'] },
  {
    ask: 'one payment with its applicant',
    pages: ['operations/getAllocationPayment', 'schemas/AllocationPaymentDetail', 'guides/payments'],
  },
  {
    ask: 'recieve events when an application is submitted',
    pages: ['guides/webhooks', 'schemas/values#KnownWebhookEventKind', 'webhooks/eventDelivery'],
  },
  { ask: 'html markup in lables', pages: ['schemas/ContributorField', 'guides/languages'] },
  {
    ask: 'total number of records in a list',
    pages: ['guides/pagination', 'schemas/PaginationEnvelope', 'schemas/AllocationPaymentPage'],
  },
];
