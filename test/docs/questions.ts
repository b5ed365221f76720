/**
 * What integrators ask, and the pages that answer it. Written before the search was tuned; a page is right when a
 * reader who opens it finds the answer there.
 */
export const questions: readonly { ask: string; pages: readonly string[] }[] = [
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
    pages: ['schemas/AllocationPaymentOrderColumn', 'operations/listAllocationPayments', 'guides/pagination'],
  },
  {
    ask: 'include deleted payments',
    pages: ['schemas/DeletionMode', 'guides/payments', 'operations/listAllocationPayments'],
  },
  { ask: 'is the payment paid', pages: ['guides/payments', 'schemas/AllocationPayment'] },
  { ask: 'failed_permanently', pages: ['schemas/AllocationPaymentStatus', 'guides/payments', 'changelog'] },
  { ask: 'remaining budget of a fund', pages: ['schemas/Fund', 'operations/getFund', 'guides/payments'] },
  {
    ask: 'recuse reviewer from one score set',
    pages: ['operations/recuseReviewer', 'schemas/RecusalRequest'],
  },
  { ask: 'undo a recusal', pages: ['groups/applications', 'not-shown', 'operations/recuseReviewer'] },
  {
    ask: 'update a contributor field',
    pages: ['operations/updateContributor', 'schemas/ContributorUpdateRequest'],
  },
  { ask: 'list applications', pages: ['groups/applications', 'guides/what-is-not-known'] },
  {
    ask: 'create payment payload',
    pages: ['operations/createAllocationPayment', 'guides/payments', 'not-shown'],
  },
  {
    ask: 'translated names french',
    pages: ['guides/languages', 'schemas/TranslatedText', 'schemas/LocaleCode'],
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
    pages: ['schemas/KnownWebhookEventKind', 'guides/webhooks', 'schemas/WebhookEventKind'],
  },
  { ask: 'AllocationPaymentWasUpdated', pages: ['schemas/KnownWebhookEventKind', 'guides/webhooks'] },
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
  { ask: 'date format time zone', pages: ['schemas/ZuluDateTime', 'guides/versions', 'guides/json-and-xml'] },
  { ask: 'slug format eight letters', pages: ['schemas/Slug', 'requests', 'guides/first-call'] },
  {
    ask: 'elegibility score mode of a tab',
    pages: ['schemas/AssessmentMode', 'schemas/TabSettings', 'operations/getTab'],
  },
  { ask: 'download openapi yaml postman', pages: ['downloads'] },
];
