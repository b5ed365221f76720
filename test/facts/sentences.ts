/**
 * Facts of the source document that schemas can't express. Each row has the fact in our words and the exact sentence of
 * the description, so that changing a sentence requires changing its row. Written from the source document alone.
 */
import type { Heading } from './headings.ts';

/** A fact in our words, its place in the description (see `places.ts`), and the sentences there. */
export type Row = readonly [fact: string, place: string, sentence: string];

export const SENTENCES: Readonly<Partial<Record<Heading, readonly Row[]>>> = {
  'Grant-Management Service Interface, Version 2.3': [
    [
      'An account uses its own region',
      'info',
      'There are five regions: US, EU, Australasia, Canada and Hong Kong. Each account uses the base URL of its region.',
    ],
    [
      'Paths are relative to the regional base address of the service',
      'info',
      "To form a request URL, add the operation's path to your region's base URL.",
    ],
    [
      'A slug is an identifier of 8 letters, and every resource has one',
      'info',
      'Every resource has a slug of 8 letters, and every path parameter named `*_slug` takes one.',
    ],
    [
      'link is the canonical URI of the referenced resource',
      'ResourceReference.link',
      'Canonical URI of the referenced resource.',
    ],
    [
      'Translated text maps a locale code to a string',
      'TranslatedText',
      'Text in one or more languages: a map from locale code, such as `en_GB`, to string.',
    ],
  ],
  'What the service does': [
    [
      'The service is a REST interface for grant-making programs, of which it manages these parts; seasons are funding cycles',
      'info',
      'A REST API for managing grant-making programmes: funding cycles (seasons), forms and their tabs, applications, contributors, reviewer assignments, funds, allocations and payments against them, users, and webhook subscriptions.',
    ],
    [
      'The Accept header chooses between JSON and XML',
      'info',
      'It selects JSON or XML for the response, and the version of the API.',
    ],
    [
      'Responses that carry translated text honour x-api-language',
      'parameter XApiLanguage',
      'Languages of translated text in the response: a comma-separated list of locale codes, such as `en_GB,fr_FR`, or `all`.',
    ],
    [
      'Bulk assignment creation is asynchronous; Document generation is asynchronous',
      'info',
      'Creating assignments in bulk and generating documents are asynchronous.',
    ],
  ],
  'Common request headers': [
    [
      'An unsupported language gives a 400',
      'parameter XApiLanguage',
      "A language that the account doesn't support returns 400.",
    ],
    ['Content-Type of a body is application/json', 'info', 'Request bodies are JSON.'],
    [
      'Accept is required, and is one of two media types',
      'info',
      'Every request needs an `Accept` header: `application/vnd.service.v2.3+json` or `application/vnd.service.v2.3+xml`.',
    ],
    [
      'x-api-language is a comma-separated list',
      'parameter XApiLanguage',
      'Languages of translated text in the response: a comma-separated list of locale codes, such as `en_GB,fr_FR`, or `all`.',
    ],
    [
      'When the header is absent, the account default language is returned',
      'parameter XApiLanguage',
      "Without the header, text is in the account's default language.",
    ],
    [
      'all overrides any other value in the list',
      'parameter XApiLanguage',
      '`all` overrides any other value in the list.',
    ],
  ],
  'Common response headers': [
    [
      'ETag is the entity tag of the returned representation',
      'header ETag',
      'Entity tag of the returned representation.',
    ],
    [
      'X-RateLimit-Limit is the maximum of requests per minute',
      'header X-RateLimit-Limit',
      'Maximum number of requests allowed per minute.',
    ],
    [
      'X-RateLimit-Remaining counts the requests left in the window',
      'header X-RateLimit-Remaining',
      'Number of requests remaining in the current window.',
    ],
    [
      'X-RateLimit-Reset is the Unix timestamp at which the window resets',
      'header X-RateLimit-Reset',
      'Unix timestamp at which the current window resets.',
    ],
    [
      'Retry-After is the number of seconds to wait before retrying',
      'header Retry-After',
      'Seconds to wait before retrying.',
    ],
  ],
  'Pagination envelope': [
    [
      'The first page is 1; current_page is the page returned',
      'PaginationEnvelope.current_page',
      'Number of the returned page, starting at 1.',
    ],
    ['data holds the records of the page', 'AllocationPaymentPage.data', 'Allocation payments on this page.'],
    ['URL of the first page', 'PaginationEnvelope.first_page_url', 'URL of the first page.'],
    [
      'first_page_url is relative when the requested page is beyond the last page',
      'PaginationEnvelope.first_page_url',
      'Relative if the requested page is beyond the last.',
    ],
    [
      'from is the position of the first record; Positions start at 1',
      'PaginationEnvelope.from',
      'Position of the first record on this page, starting at 1.',
    ],
    [
      'from is null when the page is beyond the last',
      'PaginationEnvelope.from',
      'Null if the page is beyond the last.',
    ],
    [
      'last_page is the number of the last page; last_page equals the total number of pages',
      'PaginationEnvelope.last_page',
      'Number of the last page, equal to the number of pages.',
    ],
    ['URL of the last page', 'PaginationEnvelope.last_page_url', 'URL of the last page.'],
    [
      'last_page_url is relative when the requested page is beyond the last page',
      'PaginationEnvelope.last_page_url',
      'Relative if the requested page is beyond the last.',
    ],
    ['URL of the next page', 'PaginationEnvelope.next_page_url', 'URL of the next page.'],
    [
      'next_page_url is an empty string on the last page',
      'PaginationEnvelope.next_page_url',
      'An empty string on the last page; may also be null.',
    ],
    [
      'path is the canonical URL of the endpoint; path has no query parameters',
      'PaginationEnvelope.path',
      'Canonical URL of the endpoint, without query parameters.',
    ],
    [
      'per_page is the maximum of records per page',
      'PaginationEnvelope.per_page',
      'Maximum number of records per page.',
    ],
    ['URL of the previous page', 'PaginationEnvelope.prev_page_url', 'URL of the previous page.'],
    [
      'prev_page_url is an empty string on the first page',
      'PaginationEnvelope.prev_page_url',
      'An empty string on the first page; may also be null.',
    ],
    [
      'to is the position of the last record',
      'PaginationEnvelope.to',
      'Position of the last record on this page.',
    ],
    [
      'to is null when the page is beyond the last',
      'PaginationEnvelope.to',
      'Null if the page is beyond the last.',
    ],
    [
      'total counts the records of all pages',
      'PaginationEnvelope.total',
      'Total number of records on all pages.',
    ],
    [
      'Page URLs carry the query parameters page and per_page',
      'PaginationEnvelope',
      'Page URLs have the query parameters `page` and `per_page`.',
    ],
  ],
  Tab: [
    ['A tab is a section of a form', 'Tab', 'A section of a form.'],
    ['The slug identifies the tab', 'Tab.slug', "The tab's slug (8 letters)."],
    ['form is the slug of the form that owns the tab', 'Tab.form', "Slug of the tab's form (8 letters)."],
    ['season is the season that owns the tab', 'Tab.season', "The tab's season, with its name."],
    ['name is the translated display name', 'Tab.name', "The tab's translated display name."],
    ['order is the position in the form', 'Tab.order', 'Position in the form.'],
    ['A lower order appears first', 'Tab.order', 'Lower numbers appear first.'],
    [
      'A locked tab always holds position 1; A locked tab cannot be reordered; A locked tab cannot be deleted',
      'Tab.locked',
      "A locked tab always holds position 1 and can't be reordered or deleted.",
    ],
    [
      'When false the tab stays visible to program managers only',
      'Tab.visible_to_applicants',
      'If false, only program managers see it.',
    ],
    [
      'The single string * means that the tab is shown in every category',
      'Tab.categories',
      'The categories that the tab is shown in, or the single string `*` for every category.',
    ],
    [
      'category_option tells which of the two forms categories has',
      'Tab.categories',
      '`category_option` tells you which.',
    ],
    [
      'content_block is the content block shown at the top of the tab',
      'Tab.content_block',
      'Content block shown at the top of the tab.',
    ],
    ['content_block is null when there is none', 'Tab.content_block', 'Null if there is none.'],
    ['field_count is the number of fields on the tab', 'Tab.field_count', 'Number of fields on the tab.'],
    [
      'tab_divider_on_pdfs tells whether generated PDFs include a divider page for the tab',
      'Tab.tab_divider_on_pdfs',
      'Whether generated PDFs include a divider page for the tab.',
    ],
    [
      'settings is the configuration specific to the type of the tab; Each tab type fills only its own settings properties and omits the rest',
      'TabSettings',
      'A tab has only the settings that apply to its type.',
    ],
    [
      'settings is null for details tabs, which carry none; settings is null for fields tabs, which carry none',
      'Tab.settings',
      'Null for `details` and `fields` tabs, which have none.',
    ],
    ['created is the creation time', 'Tab.created', 'When the tab was created.'],
    ['updated is the time of the last update', 'Tab.updated', 'When the tab was last updated.'],
    [
      'The limits in settings are those the applicant form enforces',
      'TabSettings',
      'The applicant form enforces the limits.',
    ],
    [
      'allowed_file_types are the extensions accepted, by group',
      'AllowedFileTypes',
      'Accepted file extensions by group.',
    ],
    [
      'An empty array means every extension the account allows',
      'AllowedFileTypes',
      'An empty array means every extension that the account allows.',
    ],
    [
      'A link to a file is accepted in place of an upload',
      'TabSettings.accept_attachment_links',
      'Whether a link to a file is accepted in place of an upload.',
    ],
    [
      'min_attachments bounds the attachment count, null when unset',
      'TabSettings.min_attachments',
      'Minimum number of attachments. Null if unset.',
    ],
    [
      'max_attachments bounds the attachment count, null when unset',
      'TabSettings.max_attachments',
      'Maximum number of attachments. Null if unset.',
    ],
    ['min_filesize is in megabytes', 'TabSettings.min_filesize', 'Minimum file size in megabytes.'],
    ['min_filesize is null when unset', 'TabSettings.min_filesize', 'Null if unset.'],
    [
      'The account file size limit also applies beside min_filesize and the smaller value wins',
      'TabSettings.min_filesize',
      "The account's file size limit also applies; the smaller value wins.",
    ],
    ['max_filesize is in megabytes', 'TabSettings.max_filesize', 'Maximum file size in megabytes.'],
    ['max_filesize is null when unset', 'TabSettings.max_filesize', 'Null if unset.'],
    [
      'The account file size limit also applies beside max_filesize and the smaller value wins',
      'TabSettings.max_filesize',
      "The account's file size limit also applies; the smaller value wins.",
    ],
    [
      'min_video_length is in seconds, null when unset',
      'TabSettings.min_video_length',
      'Minimum video length in seconds. Null if unset.',
    ],
    [
      'max_video_length is in seconds, null when unset',
      'TabSettings.max_video_length',
      'Maximum video length in seconds. Null if unset.',
    ],
    [
      'min_width is in pixels, null when unset',
      'ImageDimensionConstraints.min_width',
      'Minimum width in pixels. Null if unset.',
    ],
    [
      'max_width is in pixels, null when unset',
      'ImageDimensionConstraints.max_width',
      'Maximum width in pixels. Null if unset.',
    ],
    [
      'min_height is in pixels, null when unset',
      'ImageDimensionConstraints.min_height',
      'Minimum height in pixels. Null if unset.',
    ],
    [
      'max_height is in pixels, null when unset',
      'ImageDimensionConstraints.max_height',
      'Maximum height in pixels. Null if unset.',
    ],
    [
      'assessment_mode belongs to eligibility tabs',
      'TabSettings.assessment_mode',
      "How an eligibility tab decides an application's eligibility.",
    ],
    [
      'min_eligibility_score is the score needed to be eligible',
      'TabSettings.min_eligibility_score',
      'Score needed to be eligible.',
    ],
    [
      'min_eligibility_score applies when the mode is auto or both',
      'TabSettings.min_eligibility_score',
      'Applies if `assessment_mode` is `auto` or `both`.',
    ],
    [
      'The remaining tabs are hidden from an ineligible application',
      'TabSettings.hide_other_tabs_when_ineligible',
      'Whether the remaining tabs are hidden from an ineligible application.',
    ],
    [
      'Slug of the content block shown for the outcome eligible',
      'TabSettings.eligible_content_block',
      'Slug of the content block shown if the application is eligible.',
    ],
    [
      'Slug of the notification sent for the outcome eligible',
      'TabSettings.eligible_notification',
      'Slug of the notification sent if the application is eligible.',
    ],
    [
      'Slug of the content block shown for the outcome ineligible',
      'TabSettings.ineligible_content_block',
      'Slug of the content block shown if the application is ineligible.',
    ],
    [
      'Slug of the notification sent for the outcome ineligible',
      'TabSettings.ineligible_notification',
      'Slug of the notification sent if the application is ineligible.',
    ],
    [
      'Slug of the content block shown for the outcome pending_eligibility',
      'TabSettings.pending_eligibility_content_block',
      'Slug of the content block shown while eligibility is pending.',
    ],
    [
      'Slug of the notification sent for the outcome pending_eligibility',
      'TabSettings.pending_eligibility_notification',
      'Slug of the notification sent while eligibility is pending.',
    ],
    [
      'On referees tabs, the slug of the action stage that collects references',
      'TabSettings.action_stage',
      'Slug of the action stage that collects references, on a referees tab.',
    ],
    ['min_referees bounds the referee count', 'TabSettings.min_referees', 'Minimum number of referees.'],
    ['max_referees bounds the referee count', 'TabSettings.max_referees', 'Maximum number of referees.'],
    [
      'min_contributors bounds the contributor count',
      'TabSettings.min_contributors',
      'Minimum number of contributors.',
    ],
    [
      'max_contributors bounds the contributor count',
      'TabSettings.max_contributors',
      'Maximum number of contributors.',
    ],
  ],
  Contributor: [
    ['tab is the contributor tab', 'Contributor.tab', 'The contributors tab, with its name.'],
    [
      'fields has one item per field on the contributor tab',
      'Contributor.fields',
      'One item for each field on the contributors tab.',
    ],
    ['label may contain markup', 'ContributorField.label', 'May contain markup.'],
  ],
  'Allocation payment': [
    [
      'A scheduled or recorded disbursement of funds against an allocation',
      'AllocationPayment',
      'A scheduled or recorded disbursement of funds against an allocation.',
    ],
    [
      'allocation is the allocation paid from',
      'AllocationPayment.allocation',
      'Allocation that the payment is made against.',
    ],
    [
      "amount is in the fund's currency",
      'AllocationPayment.amount',
      "Amount of the payment, in the fund's currency.",
    ],
    [
      'currency is an ISO 4217 code; currency is taken from the fund',
      'AllocationPayment.currency',
      "The fund's currency, as an ISO 4217 code.",
    ],
    [
      'comments is a log whose entries have the form author (timestamp): body; Comment entries are joined by newlines',
      'AllocationPayment.comments',
      'Comment log: entries of the form `author (timestamp): body`, joined by newlines.',
    ],
    ['comments is empty when there are none', 'AllocationPayment.comments', 'Empty if there are none.'],
    ['date_due is null when unset', 'AllocationPayment.date_due', 'Null if unset.'],
    ['date_paid is null when not yet paid', 'AllocationPayment.date_paid', 'Null if not yet paid.'],
    [
      'external_id is for reconciliation with downstream systems',
      'AllocationPayment.external_id',
      'ID for reconciliation with downstream systems.',
    ],
    ['external_id is empty when there is none', 'AllocationPayment.external_id', 'Empty if there is none.'],
    ['grant_status is null when there is none', 'AllocationPayment.grant_status', 'Null if there is none.'],
    [
      'payment_method is null when there is none',
      'AllocationPayment.payment_method',
      'Null if there is none.',
    ],
    ['reference is free text', 'AllocationPayment.reference', 'Free text.'],
    [
      'reference is null when not provided',
      'AllocationPayment.reference',
      'Null if not provided; before 2.3, an empty string.',
    ],
    ['status is a localised label', 'AllocationPayment.status', 'Localised label of the status.'],
    [
      "allocation_amount is the total of the allocation; allocation_amount is in the fund's currency",
      'AllocationPaymentDetail.allocation_amount',
      "Total of the allocation, in the fund's currency.",
    ],
    [
      'applicant is the applicant who owns the application',
      'AllocationPaymentDetail.applicant',
      'Applicant who owns the application.',
    ],
  ],
  Fund: [
    ['budget is the total budget', 'Fund.budget', 'Total budget.'],
    [
      'allocated is the amount allocated from the budget',
      'Fund.allocated',
      'Amount allocated from the budget.',
    ],
    [
      'available equals budget minus allocated',
      'Fund.available',
      'Amount still available: `budget` minus `allocated`.',
    ],
    ['currency is an ISO 4217 code', 'Fund.currency', "The fund's currency, as an ISO 4217 code."],
  ],
  Webhook: [
    ['url receives the payload', 'Webhook.url', 'URL that receives the payload.'],
    [
      'method is the HTTP method used to call the URL',
      'Webhook.method',
      "HTTP method used to call the webhook's URL.",
    ],
    [
      'events are the subscribed event kinds',
      'Webhook.events',
      'Event kinds that the webhook subscribes to.',
    ],
    ['fields are the fields included in the payload', 'Webhook.fields', 'Fields included in the payload.'],
    ['form is the form the webhook is scoped to', 'Webhook.form', 'Form that the webhook is scoped to.'],
    ['form is null when not scoped', 'Webhook.form', "Null if it isn't scoped."],
    ['signing_key signs outgoing requests', 'Webhook.signing_key', 'Key that signs outgoing requests.'],
    [
      'A hidden placeholder may be returned instead of the real value',
      'Webhook.signing_key',
      'A placeholder may be returned instead of the real key.',
    ],
  ],
  'Recusal payload': [
    [
      'reviewer is the slug of an existing user',
      'RecusalRequest.reviewer',
      'The reviewer must be an existing user.',
    ],
  ],
  'Allocation payment status': [
    [
      'The status field is a localised label, so its text depends on the language',
      'AllocationPayment.status',
      'Localised label of the status.',
    ],
    [
      'The description of status says which version added Failed permanently',
      'AllocationPayment.status',
      'Documented labels: `Scheduled`, `Processing`, `Paid`, `Failed` and `Failed permanently`. Version 2.1 added the last one. The interface document also says that it is returned as `failed_permanently`.',
    ],
  ],
  'Recusal effect': [
    [
      'A recusal prevents the reviewer from being assigned in the future',
      'operation recuseReviewer',
      "The reviewer can't be assigned in the future under the score sets that the recusal applies to.",
    ],
    [
      'The effect is limited to the affected score set scope',
      'operation recuseReviewer',
      "The reviewer can't be assigned in the future under the score sets that the recusal applies to.",
    ],
    [
      'The recusal is recorded even without a current assignment',
      'operation recuseReviewer',
      'The recusal is recorded even when the reviewer has no current assignment to the application.',
    ],
  ],
  'PUT {base_url}/contributor/{contributor_slug}': [
    [
      'fields maps a field slug to the new value',
      'ContributorUpdateRequest.fields',
      'New values, keyed by field slug.',
    ],
    [
      'The operation updates a contributor',
      'operation updateContributor',
      "Updates a contributor's fields and returns the contributor.",
    ],
  ],
  'PUT {base_url}/application/{application_slug}/recuse': [
    [
      'Recuses a reviewer from the assignment for the application',
      'operation recuseReviewer',
      'Recuses a reviewer from assignment to the application.',
    ],
    [
      'Without score_set the recusal applies to every score set of the assignments',
      'RecusalRequest.score_set',
      'If omitted, the recusal applies to every score set under which the reviewer has assignments for the application.',
    ],
    [
      'Without score_set future assignment is prevented across all of them',
      'RecusalRequest.score_set',
      'If omitted, the recusal applies to every score set under which the reviewer has assignments for the application.',
    ],
    [
      'With score_set the recusal is limited to that score set',
      'RecusalRequest.score_set',
      'Slug of the score set to limit the recusal to.',
    ],
    [
      'The reviewer must be an existing user',
      'RecusalRequest.reviewer',
      'The reviewer must be an existing user.',
    ],
  ],
  'GET {base_url}/allocation-payment': [
    ['The meaning of the deletion mode included', 'DeletionMode', 'Whether deleted records are included.'],
    [
      'An unrecognised value falls back to sorting by updated',
      'AllocationPaymentOrderColumn',
      'Unrecognised values fall back to `updated`.',
    ],
  ],
  'GET {base_url}/account': [
    [
      'Account information of the tenant tied to the key',
      'operation getAccount',
      'Returns account information for the tenant tied to the API key.',
    ],
  ],
  'Other operations': [
    ['The list of webhooks has a URL filter', 'operation listWebhooks', 'Version 2.2 added a filter by URL.'],
  ],
  Authentication: [
    ['A missing key gives 401', 'security ApiKey', 'A missing key returns 401.'],
    [
      'Invalid, unknown and foreign keys, and read-only keys on other methods than GET, give 403',
      'security ApiKey',
      'A key that is invalid, unknown or from another account returns 403. So does a read-only key on any request other than GET.',
    ],
    [
      'The key is sent in the request header x-api-key; The API key is private',
      'security ApiKey',
      'Private API key, required in the `x-api-key` header of every request.',
    ],
    ['API keys carry scopes', 'unknown GAP-018', 'API keys carry scopes.'],
  ],
  Events: [
    [
      'The event application status changed is known by description only; The event payment success is known by description only; The event user confirmed is known by description only',
      'unknown GAP-020',
      'Three event kinds are known by description only (application status changed, payment success, user confirmed).',
    ],
    [
      'The spelling of events given only by description may differ',
      'unknown GAP-020',
      "The spelling of their identifiers isn't documented.",
    ],
    [
      'creating an allocation payment corresponds to AllocationPaymentWasCreated',
      'operation createAllocationPayment',
      'Creates an allocation payment. The matching event kind is `AllocationPaymentWasCreated`.',
    ],
    ['More than twenty kinds exist', 'unknown GAP-019', 'More than twenty event kinds exist.'],
  ],
  Errors: [
    [
      'errors is present with 422 only',
      'ValidationErrorEnvelope',
      'Error body of a 422, the only status with `errors`.',
    ],
    [
      '503 has a body of its own',
      'MaintenanceStatus',
      'Body of a 503 response, in place of the error envelope.',
    ],
    [
      'The text is Maintenance in progress',
      'MaintenanceStatus.status',
      'The text "Maintenance in progress".',
    ],
    [
      'Every error response is JSON or XML according to Accept',
      'info',
      'It selects JSON or XML for the response, and the version of the API.',
    ],
    [
      'status_code is the HTTP status, 400 to 599; status_code equals the HTTP status',
      'ErrorEnvelope.status_code',
      'HTTP status of the response, from 400 to 599.',
    ],
  ],
  Limits: [
    [
      'per_page is 1 to 100, default 10, in words too',
      'parameter PerPage',
      'Maximum number of records per page, from 1 to 100. Defaults to 10. A value outside the range returns 400.',
    ],
    [
      'The rate limit is per minute',
      'header X-RateLimit-Limit',
      'Maximum number of requests allowed per minute.',
    ],
    [
      'The account file size limit also applies, and the smaller wins',
      'TabSettings.max_filesize',
      "The account's file size limit also applies; the smaller value wins.",
    ],
  ],
  Versioning: [
    [
      'The version is selected with the Accept media type',
      'info',
      'It selects JSON or XML for the response, and the version of the API.',
    ],
  ],
  'GET {base_url}/tab/{tab_slug}': [
    [
      'The 200 has ETag and the three rate limit headers, and so have 400, 401 and 403, but for ETag',
      'operation getTab',
      'The 200 response has an `ETag`. The 200, 400, 401 and 403 responses have the rate-limit headers.',
    ],
  ],
  'GET {base_url}/allocation-payment/{allocation_payment_slug}': [
    [
      'Returns one payment with the single-record fields',
      'operation getAllocationPayment',
      'Returns an allocation payment, with its allocation amount, applicant, application and fund.',
    ],
  ],
  'GET {base_url}/fund/{fund_slug}': [
    [
      'Returns one fund',
      'operation getFund',
      'Returns a fund, with its budget and the amounts allocated and available.',
    ],
  ],
  'GET {base_url}/webhook/{webhook_slug}': [
    [
      'Returns one webhook',
      'operation getWebhook',
      'Returns a webhook, with its URL, event kinds and optional form.',
    ],
  ],
};
