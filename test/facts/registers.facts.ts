/** Facts about what the interface document does not show, and about its ambiguities. */
import type { Heading } from './headings.ts';
import { operation, query, request, requestHeader, schema, tag, unnamed } from './places.ts';
import type { Place } from './places.ts';
import { fact } from './rows.ts';
import type { Fact } from './rows.ts';

const S = 'stated';
const I = 'implied';
type Gap = readonly [
  number: number,
  slug: string,
  origin: typeof S | typeof I,
  heading: Heading,
  fact: string,
];

/** Everything that is not shown: number, slug, whether the document says so, the heading, and what it is. */
export const GAPS: readonly Gap[] = [
  [
    1,
    'base-addresses',
    I,
    'Grant-Management Service Interface, Version 2.3',
    'Five regional base addresses exist and none is given',
  ],
  [
    2,
    'unrecuse',
    S,
    'PUT {base_url}/application/{application_slug}/recuse',
    'The path and the behaviour of unrecuse are not shown',
  ],
  [
    3,
    'deletion-mode-name',
    S,
    'GET {base_url}/allocation-payment',
    'The name and default of the deletion-mode filter are not shown',
  ],
  [
    4,
    'order-column-name',
    S,
    'GET {base_url}/allocation-payment',
    'The name of the order-column parameter is not shown',
  ],
  [
    5,
    'sort-direction-name',
    S,
    'GET {base_url}/allocation-payment',
    'The name and default of the sort-direction parameter are not shown',
  ],
  [
    6,
    'success-codes',
    S,
    'Other operations',
    'The numeric success statuses but that of Get tab are not shown',
  ],
  [
    7,
    'recuse-success',
    S,
    'PUT {base_url}/application/{application_slug}/recuse',
    'The success status and body of the recusal are not shown',
  ],
  [8, 'account-shape', S, 'GET {base_url}/account', 'The shape of the account is not shown'],
  [9, 'grant-status-fields', S, 'Gaps in resource knowledge', 'The fields of grant_status are not shown'],
  [
    10,
    'webhook-fields-items',
    S,
    'Gaps in resource knowledge',
    'The items of the webhook fields are not shown',
  ],
  [11, 'webhook-form-shape', S, 'Gaps in resource knowledge', 'The shape of the webhook form is not shown'],
  [12, 'resource-fields', S, 'Gaps in resource knowledge', 'The fields of twenty resources are not shown'],
  [
    13,
    'payment-status-transitions',
    S,
    'Allocation payment status',
    'The transitions of the payment status are not shown',
  ],
  [14, 'season-status-transitions', S, 'Season status', 'The transitions of the season status are not shown'],
  [
    15,
    'application-status-transitions',
    S,
    'Application status',
    'The transitions of the application status are not shown',
  ],
  [
    16,
    'unplaced-operations',
    S,
    'Other operations',
    'Addresses of operations named by the history are not shown',
  ],
  [17, 'create-payloads', S, 'Other operations', 'The payloads of the two POST operations are not shown'],
  [18, 'api-key-scopes', S, 'Authentication', 'The names and effect of scopes are not shown'],
  [19, 'event-kinds-complete', S, 'Events', 'The complete list of event kinds is not shown'],
  [20, 'event-kind-spellings', S, 'Events', 'The spelling of three event kinds is not known'],
  [21, 'event-payload', S, 'Events', 'The payload of a delivered event is not shown'],
  [22, 'webhook-signature', S, 'Events', 'The signature algorithm and header are not shown'],
  [23, 'webhook-delivery', S, 'Events', 'Delivery retries, timeouts and ordering are not shown'],
  [24, 'validation-errors', S, 'Errors', 'The conditions of 422 and the structure of errors are not shown'],
  [25, 'retry-after-placement', S, 'Errors', 'Which responses carry Retry-After is not shown'],
  [26, 'rate-limit-numbers', S, 'Limits', 'The numeric rate limit is not shown'],
  [27, 'size-limits', S, 'Limits', 'The account file size limit and the largest body are not shown'],
  [28, 'release-dates', S, 'Versioning', 'The dates of releases are not shown'],
  [
    29,
    'contributor-value-types',
    S,
    'Contributor',
    'Only string and boolean values of a contributor field are shown',
  ],
  [30, 'xml-shape', I, 'What the service does', 'XML element names are not described'],
  [
    31,
    'reference-label-type',
    I,
    'Grant-Management Service Interface, Version 2.3',
    'The type of the name in a reference is not stated',
  ],
  [
    32,
    'reference-extra-members',
    I,
    'Grant-Management Service Interface, Version 2.3',
    'Further members of a reference are not described',
  ],
  [33, 'retry-windows', I, 'Common response headers', 'The behaviour of rate-limit windows is not described'],
  [34, 'signing-key-placeholder', I, 'Webhook', 'The text of the hidden placeholder is not given'],
  [35, 'field-list-rest', I, 'Limits', 'Only the range of per_page of GET /field is known'],
  [
    36,
    'real-time-transport',
    I,
    'What the service does',
    'The transport of real-time updates is not described',
  ],
  [
    37,
    'bulk-assignment',
    I,
    'What the service does',
    'Path and polling of bulk assignment creation are not described',
  ],
  [38, 'orders-not-a-group', I, 'Versioning', 'Orders are named by the history only'],
  [39, 'conditional-requests', I, 'Common response headers', 'The use of ETag in requests is not described'],
  [40, 'post-errors', I, 'Other operations', 'The errors of POST operations are not listed'],
  [41, 'account-errors', I, 'GET {base_url}/account', 'The errors of GET /account are not listed'],
  [
    42,
    'presence',
    I,
    'Grant-Management Service Interface, Version 2.3',
    'Whether tabulated fields are always present is not stated',
  ],
  [43, 'page-below-one', I, 'GET {base_url}/allocation-payment', 'What a page below 1 gives is not stated'],
  [44, 'error-message', I, 'Errors', 'The wording of an error message is not stated'],
  [45, 'maintenance-length', I, 'Errors', 'The length of maintenance is not stated'],
  [
    46,
    'slug-case',
    I,
    'Grant-Management Service Interface, Version 2.3',
    'Whether slugs can differ only in case is not stated',
  ],
  [
    47,
    'date-time-precision',
    I,
    'Grant-Management Service Interface, Version 2.3',
    'Whether date-times have fractions of a second is not stated',
  ],
  [48, 'payment-dates', I, 'Allocation payment', 'What a payment date means beyond its day is not stated'],
  [
    49,
    'missing-translations',
    I,
    'Common request headers',
    'Keys of languages that a text lacks are not stated',
  ],
  [
    50,
    'status-language',
    I,
    'Allocation payment',
    'Whether the status label follows the language header is not stated',
  ],
  [51, 'page-urls', I, 'Pagination envelope', 'The page URLs at the edges of a list are not stated'],
  [52, 'list-order', I, 'GET {base_url}/allocation-payment', 'The default order of the list is not stated'],
  [53, 'external-id-uniqueness', I, 'Allocation payment', 'Whether an external id is unique is not stated'],
  [54, 'amount-precision', I, 'Allocation payment', 'The decimals of an amount are not stated'],
  [55, 'version-lifetime', I, 'Versioning', 'How long a version is accepted is not stated'],
  [56, 'repeated-writes', I, 'Other operations', 'What a repeated write does is not stated'],
  [57, 'global-id', I, 'Allocation payment', 'The meaning of a global id is not stated'],
  [58, 'contributor-translated', I, 'Contributor', 'How translated relates to value is not stated'],
  [
    59,
    'partial-update',
    I,
    'PUT {base_url}/contributor/{contributor_slug}',
    'What happens to fields that an update leaves out is not stated',
  ],
  [60, 'negotiation', I, 'Common request headers', 'Which further Accept values are invalid is not stated'],
  [61, 'condition-order', I, 'Errors', 'Which of several errors is returned is not stated'],
  [62, 'history-fields', I, 'Versioning', 'What else there is to what the history names is not stated'],
  [63, 'settings-by-type', I, 'Tab', 'Which settings belong to which tab type is not stated'],
  [64, 'implied-operations', I, 'Versioning', 'Operations that the history only implies are not listed'],
  [
    65,
    'key-issue',
    I,
    'Authentication',
    'How keys are issued, and what they return elsewhere, is not stated',
  ],
];

const gapId = (number: number): string => `GAP-${String(number).padStart(3, '0')}`;
const unplaced = (operationId: string): Place => ({ in: 'unplaced', operationId });
const LIST = 'listAllocationPayments';

/** Where a reader meets the gap, for those not already placed by the facts of their section. */
const MET: Readonly<Record<number, readonly Place[]>> = {
  1: [{ in: 'server' }],
  28: [{ in: 'info' }],
  29: [schema('Contributor', 'fields[].value')],
  30: [operation('getTab')],
  31: [schema('ReferenceLabel')],
  32: [schema('ResourceReference')],
  33: [
    { in: 'header', name: 'X-RateLimit-Reset' },
    { in: 'response-component', name: 'TooManyRequests' },
  ],
  34: [schema('Webhook', 'signing_key')],
  35: [operation('listFields')],
  36: [unplaced('updateApplicationRealTime')],
  37: [unplaced('bulkCreateAssignments')],
  38: [unplaced('listOrders')],
  39: [{ in: 'header', name: 'ETag' }],
  40: [operation('createAllocationPayment')],
  41: [operation('getAccount')],
  43: [query(LIST, 'page'), query('listFields', 'page')],
  44: [schema('ErrorEnvelope', 'message')],
  45: [{ in: 'response-component', name: 'ServiceUnavailable' }],
  46: [schema('Slug')],
  47: [schema('ZuluDateTime')],
  48: [schema('AllocationPayment', 'date_due'), schema('AllocationPayment', 'date_paid')],
  49: [schema('TranslatedText')],
  50: [schema('AllocationPayment', 'status')],
  51: [schema('PaginationEnvelope')],
  52: [operation(LIST)],
  53: [schema('AllocationPayment', 'external_id')],
  54: [schema('AllocationPayment', 'amount')],
  55: [{ in: 'info' }],
  56: [operation('createAllocationPayment')],
  57: [schema('Applicant', 'global_id')],
  58: [schema('ContributorField', 'translated')],
  59: [schema('ContributorUpdateRequest', 'fields')],
  60: [{ in: 'info' }],
  61: [schema('ErrorEnvelope')],
  62: [schema('Application', 'custom_deadline')],
  63: [schema('TabSettings')],
  64: [tag('Applications'), tag('Attachments'), tag('Assignments'), tag('Users')],
  65: [{ in: 'security-scheme' }],
};

const gaps: Fact[] = [
  ...GAPS.map(([number, slug, origin, heading, text]) =>
    fact(heading, `${gapId(number)}.registered`, `${text} (${origin})`, {
      kind: 'gap-registered',
      id: gapId(number),
      slug,
      origin,
    }),
  ),
  ...GAPS.map(([number, slug, , heading]) =>
    fact(heading, `${gapId(number)}.named`, `The gap ${slug} is marked where it is met`, {
      kind: 'gap-named',
      id: gapId(number),
    }),
  ),
  ...GAPS.flatMap(([number, slug, , heading]) => {
    const places = MET[number];
    return places === undefined
      ? []
      : [
          fact(heading, `${gapId(number)}.met`, `A reader meets the gap ${slug} at its place`, {
            kind: 'gap-at',
            id: gapId(number),
            places,
          }),
        ];
  }),
  fact('Contributor', 'GAP-029.request', 'The types of a new value are those shown, and this is marked', {
    kind: 'gap-at',
    id: 'GAP-029',
    places: [schema('ContributorUpdateRequest', 'fields.*'), schema('ContributorUpdateRequest', 'fields')],
  }),
  fact('Other operations', 'GAP-040.action-task', 'The errors of creating an action task are not listed', {
    kind: 'gap-at',
    id: 'GAP-040',
    places: [operation('createActionTask')],
  }),
  fact('Versioning', 'GAP-038.get', 'Reading an order is named by the history only', {
    kind: 'gap-at',
    id: 'GAP-038',
    places: [unplaced('getOrder')],
  }),
];

type Ambiguity = readonly [number: number, heading: Heading, fact: string, ...places: Place[]];

/** Sentences that can be read in two ways: number, heading, the reading, and where it is marked. */
export const AMBIGUITIES: readonly Ambiguity[] = [
  [1, 'Tab', 'categories is always an array', schema('Tab', 'categories')],
  [
    2,
    'Pagination envelope',
    'next and previous page URL may be a URL, empty or null',
    schema('PaginationEnvelope', 'next_page_url'),
    schema('PaginationEnvelope'),
  ],
  [3, 'Common request headers', 'x-api-key is required everywhere'],
  [4, 'Webhook', 'signing_key is the field, signed_key a word of the history'],
  [
    5,
    'Allocation payment status',
    'The payment status is an open string with both spellings',
    schema('AllocationPayment', 'status'),
  ],
  [6, 'Errors', '404 is for single-record GET and for PUT', { in: 'response-component', name: 'NotFound' }],
  [
    7,
    'Errors',
    '503 is the one exception to the envelope',
    { in: 'response-component', name: 'ServiceUnavailable' },
  ],
  [8, 'Tab', 'Tab.form is a slug', schema('Tab', 'form')],
  [
    9,
    'Grant-Management Service Interface, Version 2.3',
    'The name of a reference is a string or a translated map',
    schema('ReferenceLabel'),
  ],
  [10, 'GET {base_url}/account', 'GET /account has the general errors', operation('getAccount')],
  [
    11,
    'Other operations',
    'POST has the general errors only',
    operation('createActionTask'),
    operation('createAllocationPayment'),
  ],
  [
    12,
    'PUT {base_url}/application/{application_slug}/recuse',
    'The status for a reviewer who is no user is not stated',
    operation('recuseReviewer'),
  ],
  [13, 'Versioning', 'The Contributor table is the current word'],
  [14, 'Versioning', 'Orders are no resource group', unplaced('listOrders'), unplaced('getOrder')],
  [15, 'Events', 'Event kinds keep their spelling', schema('KnownWebhookEventKind')],
  [16, 'Grant-Management Service Interface, Version 2.3', 'All paths are relative to {base_url}'],
  [
    17,
    'Tab',
    'Absent allowed_file_types means another tab type',
    schema('AllowedFileTypes'),
    schema('Tab', 'settings.allowed_file_types'),
  ],
  [18, 'Limits', 'X-RateLimit headers are stated for Get tab only'],
  [19, 'Application status', 'Application stages are names, not identifiers', schema('ApplicationStage')],
  [20, 'Season status', 'The season states are complete', schema('SeasonStatus')],
  [
    21,
    'PUT {base_url}/contributor/{contributor_slug}',
    'fields is required in the contributor update',
    schema('ContributorUpdateRequest'),
    request('updateContributor', 'fields'),
  ],
  [
    22,
    'Errors',
    'The format of the error for an invalid Accept is not stated',
    { in: 'response-component', name: 'BadRequest' },
  ],
  [
    23,
    'Errors',
    'The maintenance text is a sample',
    schema('MaintenanceStatus', 'status'),
    schema('MaintenanceStatus'),
  ],
  [
    24,
    'Grant-Management Service Interface, Version 2.3',
    'What the document is silent about is registered too',
  ],
  [
    25,
    'GET {base_url}/allocation-payment',
    'The order column is open',
    unnamed(LIST, 'order-column'),
    schema('AllocationPaymentOrderColumn'),
  ],
  [
    26,
    'Errors',
    'status_code keeps its range although 503 has none',
    schema('ErrorEnvelope', 'status_code'),
    schema('ErrorEnvelope'),
  ],
  [
    27,
    'What the service does',
    'Request bodies are JSON; XML is for responses',
    request('updateContributor'),
  ],
  [
    28,
    'Common request headers',
    'Spaces may stand around the commas of a list of languages',
    requestHeader(LIST, 'x-api-language'),
  ],
  [
    29,
    'Versioning',
    'Operations carry a version where the history says that they were added',
    operation('createActionTask'),
  ],
  [30, 'Webhook', 'A name that a table gives as a string is a string', schema('Webhook', 'name')],
  [31, 'Tab', 'Settings that name another resource hold its slug', schema('TabSettings')],
  [32, 'Versioning', 'Version 2.1 added the operation that lists fields', operation('listFields')],
  [33, 'Other operations', 'The URL filter belongs to the list of webhooks', unplaced('listWebhooks')],
  [
    34,
    'Common request headers',
    '`all` overrides an unsupported language',
    requestHeader('getTab', 'x-api-language'),
  ],
  [35, 'Common response headers', 'A 429 or 503 can have Retry-After', { in: 'header', name: 'Retry-After' }],
  [36, 'Pagination envelope', 'The list of fields takes page', query('listFields', 'page')],
  [
    37,
    'PUT {base_url}/contributor/{contributor_slug}',
    'New values are strings or booleans',
    schema('ContributorUpdateRequest', 'fields'),
  ],
];

const ambiguityId = (number: number): string => `AMB-${String(number).padStart(2, '0')}`;

const ambiguities: Fact[] = AMBIGUITIES.flatMap(([number, heading, text, ...places]) => [
  fact(heading, `${ambiguityId(number)}.registered`, `${text}: this reading is registered`, {
    kind: 'ambiguity-registered',
    id: ambiguityId(number),
  }),
  ...(places.length === 0
    ? []
    : [
        fact(heading, `${ambiguityId(number)}.marked`, `${text}: marked where it matters`, {
          kind: 'ambiguity-at',
          id: ambiguityId(number),
          places,
        }),
      ]),
]);

/** Facts about gaps and ambiguities. */
export const registerFacts: readonly Fact[] = [...gaps, ...ambiguities];
