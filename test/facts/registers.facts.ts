/** Facts about what the interface document does not show, and about its ambiguities. */
import { operation, query, request, requestHeader, schema, unnamed } from './places.ts';
import type { Place } from './places.ts';
import { fact } from './rows.ts';
import type { Fact } from './rows.ts';

const S = 'stated';
const I = 'implied';
type Gap = readonly [number: number, slug: string, origin: typeof S | typeof I, line: number, fact: string];

/** Everything that is not shown: number, slug, whether the document says so, the line, and what it is. */
export const GAPS: readonly Gap[] = [
  [1, 'base-addresses', I, 6, 'Five regional base addresses exist and none is given'],
  [2, 'unrecuse', S, 305, 'The path and the behaviour of unrecuse are not shown'],
  [3, 'deletion-mode-name', S, 315, 'The name and default of the deletion-mode filter are not shown'],
  [4, 'order-column-name', S, 316, 'The name of the order-column parameter is not shown'],
  [5, 'sort-direction-name', S, 317, 'The name and default of the sort-direction parameter are not shown'],
  [6, 'success-codes', S, 340, 'The numeric success statuses but that of Get tab are not shown'],
  [7, 'recuse-success', S, 303, 'The success status and body of the recusal are not shown'],
  [8, 'account-shape', S, 335, 'The shape of the account is not shown'],
  [9, 'grant-status-fields', S, 235, 'The fields of grant_status are not shown'],
  [10, 'webhook-fields-items', S, 236, 'The items of the webhook fields are not shown'],
  [11, 'webhook-form-shape', S, 237, 'The shape of the webhook form is not shown'],
  [12, 'resource-fields', S, 238, 'The fields of twenty resources are not shown'],
  [13, 'payment-status-transitions', S, 246, 'The transitions of the payment status are not shown'],
  [14, 'season-status-transitions', S, 252, 'The transitions of the season status are not shown'],
  [15, 'application-status-transitions', S, 258, 'The transitions of the application status are not shown'],
  [16, 'unplaced-operations', S, 339, 'Addresses of operations named by the history are not shown'],
  [17, 'create-payloads', S, 339, 'The payloads of the two POST operations are not shown'],
  [18, 'api-key-scopes', S, 345, 'The names and effect of scopes are not shown'],
  [19, 'event-kinds-complete', S, 376, 'The complete list of event kinds is not shown'],
  [20, 'event-kind-spellings', S, 371, 'The spelling of three event kinds is not known'],
  [21, 'event-payload', S, 377, 'The payload of a delivered event is not shown'],
  [22, 'webhook-signature', S, 378, 'The signature algorithm and header are not shown'],
  [23, 'webhook-delivery', S, 379, 'Delivery retries, timeouts and ordering are not shown'],
  [24, 'validation-errors', S, 404, 'The conditions of 422 and the structure of errors are not shown'],
  [25, 'retry-after-placement', S, 405, 'Which responses carry Retry-After is not shown'],
  [26, 'rate-limit-numbers', S, 417, 'The numeric rate limit is not shown'],
  [27, 'size-limits', S, 418, 'The account file size limit and the largest body are not shown'],
  [28, 'release-dates', S, 423, 'The dates of releases are not shown'],
  [29, 'contributor-value-types', S, 164, 'Only string and boolean values of a contributor field are shown'],
  [30, 'xml-shape', I, 44, 'XML element names are not described'],
  [31, 'reference-label-type', I, 8, 'The type of the name in a reference is not stated'],
  [32, 'reference-extra-members', I, 8, 'Further members of a reference are not described'],
  [33, 'retry-windows', I, 72, 'The behaviour of rate-limit windows is not described'],
  [34, 'signing-key-placeholder', I, 221, 'The text of the hidden placeholder is not given'],
  [35, 'field-list-rest', I, 412, 'Only the range of per_page of GET /field is known'],
  [36, 'real-time-transport', I, 21, 'The transport of real-time updates is not described'],
  [37, 'bulk-assignment', I, 47, 'Path and polling of bulk assignment creation are not described'],
  [38, 'orders-not-a-group', I, 435, 'Orders are named by the history only'],
  [39, 'conditional-requests', I, 69, 'The use of ETag in requests is not described'],
  [40, 'post-errors', I, 339, 'The errors of POST operations are not listed'],
  [41, 'account-errors', I, 335, 'The errors of GET /account are not listed'],
  [42, 'presence', I, 3, 'Whether tabulated fields are always present is not stated'],
  [43, 'page-below-one', I, 313, 'What a page below 1 gives is not stated'],
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
};

const gaps: Fact[] = [
  ...GAPS.map(([number, slug, origin, line, text]) =>
    fact(line, `${gapId(number)}.registered`, `${text} (${origin})`, {
      kind: 'gap-registered',
      id: gapId(number),
      slug,
      origin,
    }),
  ),
  ...GAPS.map(([number, slug, , line]) =>
    fact(line, `${gapId(number)}.named`, `The gap ${slug} is marked where it is met`, {
      kind: 'gap-named',
      id: gapId(number),
    }),
  ),
  ...GAPS.flatMap(([number, slug, , line]) => {
    const places = MET[number];
    return places === undefined
      ? []
      : [
          fact(line, `${gapId(number)}.met`, `A reader meets the gap ${slug} at its place`, {
            kind: 'gap-at',
            id: gapId(number),
            places,
          }),
        ];
  }),
  fact(164, 'GAP-029.request', 'The types of a new value are those shown, and this is marked', {
    kind: 'gap-at',
    id: 'GAP-029',
    places: [schema('ContributorUpdateRequest', 'fields.*'), schema('ContributorUpdateRequest', 'fields')],
  }),
  fact(339, 'GAP-040.action-task', 'The errors of creating an action task are not listed', {
    kind: 'gap-at',
    id: 'GAP-040',
    places: [operation('createActionTask')],
  }),
  fact(435, 'GAP-038.get', 'Reading an order is named by the history only', {
    kind: 'gap-at',
    id: 'GAP-038',
    places: [unplaced('getOrder')],
  }),
];

type Ambiguity = readonly [number: number, line: number, fact: string, ...places: Place[]];

/** Sentences that can be read in two ways: number, line, the reading, and where it is marked. */
export const AMBIGUITIES: readonly Ambiguity[] = [
  [1, 114, 'categories is always an array', schema('Tab', 'categories')],
  [
    2,
    89,
    'next and previous page URL may be a URL, empty or null',
    schema('PaginationEnvelope', 'next_page_url'),
    schema('PaginationEnvelope'),
  ],
  [3, 56, 'x-api-key is required everywhere'],
  [4, 221, 'signing_key is the field, signed_key a word of the history'],
  [5, 244, 'The payment status is an open string with both spellings', schema('AllocationPayment', 'status')],
  [6, 398, '404 is for single-record GET and for PUT', { in: 'response-component', name: 'NotFound' }],
  [
    7,
    391,
    '503 is the one exception to the envelope',
    { in: 'response-component', name: 'ServiceUnavailable' },
  ],
  [8, 105, 'Tab.form is a slug', schema('Tab', 'form')],
  [9, 8, 'The name of a reference is a string or a translated map', schema('ReferenceLabel')],
  [10, 335, 'GET /account has the general errors', operation('getAccount')],
  [
    11,
    339,
    'POST has the general errors only',
    operation('createActionTask'),
    operation('createAllocationPayment'),
  ],
  [12, 302, 'The status for a reviewer who is no user is not stated', operation('recuseReviewer')],
  [13, 434, 'The Contributor table is the current word'],
  [14, 435, 'Orders are no resource group', unplaced('listOrders'), unplaced('getOrder')],
  [15, 371, 'Event kinds keep their spelling', schema('KnownWebhookEventKind')],
  [16, 6, 'All paths are relative to {base_url}'],
  [
    17,
    128,
    'Absent allowed_file_types means another tab type',
    schema('AllowedFileTypes'),
    schema('Tab', 'settings.allowed_file_types'),
  ],
  [18, 413, 'X-RateLimit headers are stated for Get tab only'],
  [19, 256, 'Application stages are names, not identifiers', schema('ApplicationStage')],
  [20, 250, 'The season states are complete', schema('SeasonStatus')],
  [
    21,
    285,
    'fields is required in the contributor update',
    schema('ContributorUpdateRequest'),
    request('updateContributor', 'fields'),
  ],
  [
    22,
    395,
    'The format of the error for an invalid Accept is not stated',
    { in: 'response-component', name: 'BadRequest' },
  ],
  [
    23,
    391,
    'The maintenance text is a sample',
    schema('MaintenanceStatus', 'status'),
    schema('MaintenanceStatus'),
  ],
  [24, 3, 'What the document is silent about is registered too'],
  [
    25,
    316,
    'The order column is open',
    unnamed(LIST, 'order-column'),
    schema('AllocationPaymentOrderColumn'),
  ],
  [
    26,
    388,
    'status_code keeps its range although 503 has none',
    schema('ErrorEnvelope', 'status_code'),
    schema('ErrorEnvelope'),
  ],
  [27, 44, 'Request bodies are JSON; XML is for responses', request('updateContributor')],
  [
    28,
    60,
    'Spaces may stand around the commas of a list of languages',
    requestHeader(LIST, 'x-api-language'),
  ],
  [
    29,
    435,
    'Operations carry a version where the history says that they were added',
    operation('createActionTask'),
  ],
];

const ambiguityId = (number: number): string => `AMB-${String(number).padStart(2, '0')}`;

const ambiguities: Fact[] = AMBIGUITIES.flatMap(([number, line, text, ...places]) => [
  fact(line, `${ambiguityId(number)}.registered`, `${text}: this reading is registered`, {
    kind: 'ambiguity-registered',
    id: ambiguityId(number),
  }),
  ...(places.length === 0
    ? []
    : [
        fact(line, `${ambiguityId(number)}.marked`, `${text}: marked where it matters`, {
          kind: 'ambiguity-at',
          id: ambiguityId(number),
          places,
        }),
      ]),
]);

/** Facts about gaps and ambiguities. */
export const registerFacts: readonly Fact[] = [...gaps, ...ambiguities];
