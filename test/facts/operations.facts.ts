/** Facts of the sections about states and endpoints. */
import type { Heading } from './headings.ts';
import { ALL, LANGUAGE, OPERATIONS, successOf } from './names.ts';
import { anywhere, operation, query, request, response, schema, tag, unnamed } from './places.ts';
import type { Place, SchemaPlace } from './places.ts';
import { fact, says, valueFacts } from './rows.ts';
import type { Fact } from './rows.ts';

const LIST = 'listAllocationPayments';
const RECUSE = 'recuseReviewer';

const states: Fact[] = [
  ...valueFacts('Season status', schema('SeasonStatus'), 'string', {
    values: ['draft', 'active', 'archived', 'destroyed'],
  }),
  fact('Season status', 'SeasonStatus.unattached', 'No field is said to hold the season status', {
    kind: 'unattached',
    schema: 'SeasonStatus',
  }),
  fact('Season status', 'SeasonStatus.transitions', 'The transitions of the season status are not shown', {
    kind: 'gap-at',
    id: 'GAP-014',
    places: [schema('SeasonStatus'), tag('Seasons')],
  }),
  ...valueFacts('Application status', schema('ApplicationStage'), 'string'),
  ...['draft', 'submitted', 'under review', 'approved'].map((name) =>
    fact('Application status', `ApplicationStage.${name}`, `The application stage ${name} is named`, {
      kind: 'names-value',
      at: schema('ApplicationStage'),
      value: name,
    }),
  ),
  fact(
    'Application status',
    'ApplicationStage.open',
    'The stages are named, not listed: other values are not refused',
    {
      kind: 'not-closed',
      at: schema('ApplicationStage'),
    },
  ),
  fact(
    'Application status',
    'ApplicationStage.unattached',
    'No field is said to hold the application stage',
    {
      kind: 'unattached',
      schema: 'ApplicationStage',
    },
  ),
  fact(
    'Application status',
    'ApplicationStage.transitions',
    'The transitions of the application status are not shown',
    {
      kind: 'gap-at',
      id: 'GAP-015',
      places: [schema('ApplicationStage'), tag('Applications')],
    },
  ),
  says(
    'Recusal effect',
    'recusal.future',
    'A recusal prevents the reviewer from being assigned in the future',
    [operation(RECUSE), anywhere],
    "The reviewer can't be assigned within those score sets in the future.",
  ),
  says(
    'Recusal effect',
    'recusal.scope',
    'The effect is limited to the affected score set scope',
    [operation(RECUSE), anywhere],
    'With `score_set`, the recusal is limited to that score set.',
  ),
  says(
    'Recusal effect',
    'recusal.no-assignment',
    'The recusal is recorded even without a current assignment',
    [operation(RECUSE), anywhere],
    'The recusal is recorded even when the reviewer has no current assignment to the application.',
  ),
];

const addresses: Fact[] = [
  fact('Endpoints', 'operations', 'Exactly eleven operations have a known address', {
    kind: 'operation-set',
    operationIds: ALL,
  }),
  fact('Endpoints', 'paths', 'There are exactly ten paths', {
    kind: 'path-set',
    paths: OPERATIONS.map(({ path }) => path),
  }),
  ...OPERATIONS.map(({ operationId, method, path, heading }) =>
    fact(heading, `${operationId}.address`, `${operationId} is ${method.toUpperCase()} ${path}`, {
      kind: 'operation',
      operationId,
      method,
      path,
    }),
  ),
  ...ALL.map((operationId) =>
    fact(
      'Endpoints',
      `${operationId}.headers`,
      `${operationId} takes the common headers, x-api-language the only parameter`,
      {
        kind: 'parameter-set',
        operationId,
        location: 'header',
        names: [LANGUAGE],
      },
    ),
  ),
  ...OPERATIONS.map((op) =>
    fact(
      'Endpoints',
      `${op.operationId}.path-parameters`,
      `The path parameters of ${op.operationId} are those of its path`,
      {
        kind: 'parameter-set',
        operationId: op.operationId,
        location: 'path',
        names: 'slug' in op ? [op.slug] : [],
      },
    ),
  ),
  ...OPERATIONS.flatMap((op) =>
    'slug' in op
      ? [
          fact(
            'Endpoints',
            `${op.operationId}.${op.slug}.required`,
            `${op.slug} is a required path parameter`,
            {
              kind: 'parameter',
              operationId: op.operationId,
              location: 'path',
              name: op.slug,
              required: true,
            },
          ),
        ]
      : [],
  ),
  ...ALL.filter((id) => id !== LIST && id !== 'listFields').map((operationId) =>
    fact('Endpoints', `${operationId}.no-query`, `${operationId} has no query parameter`, {
      kind: 'parameter-set',
      operationId,
      location: 'query',
      names: [],
    }),
  ),
  ...ALL.filter((id) => id !== LIST).map((operationId) =>
    fact(
      'Endpoints',
      `${operationId}.no-unnamed`,
      `${operationId} has no query parameter with an unknown name`,
      {
        kind: 'unnamed-roles',
        operationId,
        roles: [],
      },
    ),
  ),
];

const GENERAL = ['400', '401', '403', '429', '503'];
const SINGLE = [...GENERAL, '404'];
const PUT = [...SINGLE, '422'];

const STATUSES: readonly (readonly [heading: Heading, operationId: string, errors: readonly string[]])[] = [
  ['GET {base_url}/tab/{tab_slug}', 'getTab', SINGLE],
  ['PUT {base_url}/contributor/{contributor_slug}', 'updateContributor', PUT],
  ['PUT {base_url}/application/{application_slug}/recuse', RECUSE, PUT],
  ['GET {base_url}/allocation-payment', LIST, GENERAL],
  ['GET {base_url}/allocation-payment/{allocation_payment_slug}', 'getAllocationPayment', SINGLE],
  ['GET {base_url}/fund/{fund_slug}', 'getFund', SINGLE],
  ['GET {base_url}/webhook/{webhook_slug}', 'getWebhook', SINGLE],
  ['GET {base_url}/account', 'getAccount', GENERAL],
  ['Other operations', 'createAllocationPayment', GENERAL],
  ['Other operations', 'createActionTask', GENERAL],
  ['Limits', 'listFields', GENERAL],
];

const statuses: Fact[] = [
  ...STATUSES.map(([heading, operationId, errors]) =>
    fact(
      heading,
      `${operationId}.statuses`,
      `The statuses of ${operationId} are its success and ${errors.join(', ')}`,
      {
        kind: 'response-statuses',
        operationId,
        statuses: [successOf(operationId), ...errors],
      },
    ),
  ),
  ...ALL.filter((id) => id !== 'getTab').flatMap((operationId) => [
    fact(
      'Other operations',
      `${operationId}.no-guess`,
      `The numeric success status of ${operationId} is not shown, so none is given`,
      {
        kind: 'no-status-like',
        operationId,
        words: /^[123]\d\d$|^default$/,
      },
    ),
    fact(
      'Other operations',
      `${operationId}.success-gap`,
      `The success response of ${operationId} says that its status is not shown`,
      {
        kind: 'gap-at',
        id: operationId === RECUSE ? 'GAP-007' : 'GAP-006',
        places: [response(operationId, '2XX')],
      },
    ),
  ]),
];

const BODIES: readonly (readonly [heading: Heading, operationId: string, component: string])[] = [
  ['GET {base_url}/tab/{tab_slug}', 'getTab', 'Tab'],
  ['PUT {base_url}/contributor/{contributor_slug}', 'updateContributor', 'Contributor'],
  ['GET {base_url}/allocation-payment', LIST, 'AllocationPaymentPage'],
  [
    'GET {base_url}/allocation-payment/{allocation_payment_slug}',
    'getAllocationPayment',
    'AllocationPaymentDetail',
  ],
  ['GET {base_url}/fund/{fund_slug}', 'getFund', 'Fund'],
  ['GET {base_url}/webhook/{webhook_slug}', 'getWebhook', 'Webhook'],
  ['GET {base_url}/account', 'getAccount', 'Account'],
];

const TAGS: readonly (readonly [heading: Heading, operationId: string, name: string])[] = [
  ['GET {base_url}/tab/{tab_slug}', 'getTab', 'Tabs'],
  ['PUT {base_url}/contributor/{contributor_slug}', 'updateContributor', 'Contributors'],
  ['GET {base_url}/allocation-payment', LIST, 'Allocation payments'],
  [
    'GET {base_url}/allocation-payment/{allocation_payment_slug}',
    'getAllocationPayment',
    'Allocation payments',
  ],
  ['GET {base_url}/fund/{fund_slug}', 'getFund', 'Funds'],
  ['GET {base_url}/webhook/{webhook_slug}', 'getWebhook', 'Webhooks'],
  ['GET {base_url}/account', 'getAccount', 'Account'],
  ['Other operations', 'createAllocationPayment', 'Allocation payments'],
  ['Other operations', 'createActionTask', 'Action tasks'],
  ['Limits', 'listFields', 'Fields'],
];

const single: Fact[] = [
  ...BODIES.map(([heading, operationId, component]) =>
    fact(heading, `${operationId}.body`, `The success response of ${operationId} is ${component}`, {
      kind: 'response-schema',
      operationId,
      status: successOf(operationId),
      component,
    }),
  ),
  ...TAGS.map(([heading, operationId, name]) =>
    fact(heading, `${operationId}.group`, `${operationId} belongs to the resource group ${name}`, {
      kind: 'operation-tag',
      operationId,
      tag: name,
    }),
  ),
  fact('GET {base_url}/tab/{tab_slug}', 'getTab.path', 'Get tab has the path parameter tab_slug', {
    kind: 'parameter',
    operationId: 'getTab',
    location: 'path',
    name: 'tab_slug',
    required: true,
  }),
  fact('GET {base_url}/tab/{tab_slug}', 'getTab.optional-language', 'x-api-language is optional on Get tab', {
    kind: 'parameter',
    operationId: 'getTab',
    location: 'header',
    name: LANGUAGE,
    required: false,
  }),
  fact('GET {base_url}/tab/{tab_slug}', 'getTab.no-body', 'Get tab has no request body', {
    kind: 'no-request-body',
    operationId: 'getTab',
  }),
  fact('GET {base_url}/tab/{tab_slug}', 'getTab.etag', 'The success response of Get tab has ETag', {
    kind: 'response-header',
    operationId: 'getTab',
    status: '200',
    header: 'ETag',
  }),
  says(
    'PUT {base_url}/contributor/{contributor_slug}',
    'updateContributor.meaning',
    'The operation updates a contributor',
    operation('updateContributor'),
    "Updates a contributor's fields and returns the contributor.",
  ),
  fact(
    'PUT {base_url}/contributor/{contributor_slug}',
    'updateContributor.path',
    'The update has the path parameter contributor_slug',
    {
      kind: 'parameter',
      operationId: 'updateContributor',
      location: 'path',
      name: 'contributor_slug',
      required: true,
    },
  ),
  says(
    'GET {base_url}/allocation-payment',
    'list.meaning',
    'The operation lists allocation payments',
    operation(LIST),
    'List allocation payments',
  ),
  says(
    'GET {base_url}/allocation-payment/{allocation_payment_slug}',
    'getAllocationPayment.meaning',
    'One payment with the single-record fields',
    operation('getAllocationPayment'),
    'The allocation payment.',
  ),
  says(
    'GET {base_url}/fund/{fund_slug}',
    'getFund.meaning',
    'The operation returns one fund',
    operation('getFund'),
    'The fund.',
  ),
  says(
    'GET {base_url}/webhook/{webhook_slug}',
    'getWebhook.meaning',
    'The operation returns one webhook',
    operation('getWebhook'),
    'The webhook.',
  ),
  says(
    'GET {base_url}/account',
    'getAccount.meaning',
    'Account information of the tenant tied to the key',
    operation('getAccount'),
    'Returns account information for the tenant tied to the API key.',
  ),
  says(
    'GET {base_url}/account',
    'getAccount.read-only',
    'The account is read-only',
    [operation('getAccount'), tag('Account')],
    'Read-only.',
  ),
  fact('GET {base_url}/account', 'getAccount.unknown', 'The shape of the account response is not shown', {
    kind: 'unconstrained',
    at: response('getAccount', '2XX'),
  }),
  fact('GET {base_url}/account', 'getAccount.gap', 'The unknown shape of the account is marked', {
    kind: 'gap-at',
    id: 'GAP-008',
    places: [schema('Account')],
  }),
];

const recuse: Fact[] = [
  says(
    'PUT {base_url}/application/{application_slug}/recuse',
    'recuse.meaning',
    'Recuses a reviewer from the assignment for the application',
    operation(RECUSE),
    'Recuses a reviewer from the assignment for the application.',
  ),
  fact(
    'PUT {base_url}/application/{application_slug}/recuse',
    'recuse.path',
    'The recusal has the path parameter application_slug',
    {
      kind: 'parameter',
      operationId: RECUSE,
      location: 'path',
      name: 'application_slug',
      required: true,
    },
  ),
  fact(
    'PUT {base_url}/application/{application_slug}/recuse',
    'recuse.body',
    'The body is the recusal payload',
    {
      kind: 'request-body',
      operationId: RECUSE,
      component: 'RecusalRequest',
      mediaTypes: ['application/json'],
    },
  ),
  fact(
    'PUT {base_url}/application/{application_slug}/recuse',
    'recuse.body.reviewer',
    'reviewer is required',
    {
      kind: 'required',
      at: request(RECUSE),
      name: 'reviewer',
      required: true,
    },
  ),
  fact(
    'PUT {base_url}/application/{application_slug}/recuse',
    'recuse.body.score_set',
    'score_set is optional',
    {
      kind: 'required',
      at: request(RECUSE),
      name: 'score_set',
      required: false,
    },
  ),
  says(
    'PUT {base_url}/application/{application_slug}/recuse',
    'recuse.all-sets',
    'Without score_set the recusal applies to every score set of the assignments',
    [operation(RECUSE), schema('RecusalRequest', 'score_set')],
    'If omitted, the recusal applies to every score set under which the reviewer has assignments for the application.',
  ),
  says(
    'PUT {base_url}/application/{application_slug}/recuse',
    'recuse.all-sets.future',
    'Without score_set future assignment is prevented across all of them',
    [operation(RECUSE), schema('RecusalRequest', 'score_set')],
    'Without it, the recusal applies to every score set under which the reviewer has assignments for this application.',
    "The reviewer can't be assigned within those score sets in the future.",
  ),
  says(
    'PUT {base_url}/application/{application_slug}/recuse',
    'recuse.one-set',
    'With score_set the recusal is limited to that score set',
    [operation(RECUSE), schema('RecusalRequest', 'score_set')],
    'Slug of the score set to limit the recusal to.',
  ),
  says(
    'PUT {base_url}/application/{application_slug}/recuse',
    'recuse.existing-user',
    'The reviewer must be an existing user',
    [operation(RECUSE), schema('RecusalRequest', 'reviewer')],
    'The reviewer must be an existing user.',
  ),
  says(
    'PUT {base_url}/application/{application_slug}/recuse',
    'recuse.success',
    'The success description is Assignment recused',
    operation(RECUSE),
    'Assignment recused',
  ),
  fact(
    'PUT {base_url}/application/{application_slug}/recuse',
    'recuse.unknown-body',
    'The body of the success response is not shown',
    {
      kind: 'unconstrained',
      at: response(RECUSE, '2XX'),
    },
  ),
  fact(
    'PUT {base_url}/application/{application_slug}/recuse',
    'recuse.gap',
    'The unknown success of the recusal is marked',
    {
      kind: 'gap-at',
      id: 'GAP-007',
      places: [response(RECUSE, '2XX')],
    },
  ),
  fact(
    'PUT {base_url}/application/{application_slug}/recuse',
    'unrecuse.known',
    'An unrecuse operation exists',
    {
      kind: 'unplaced',
      operationId: 'unrecuseReviewer',
    },
  ),
  fact(
    'PUT {base_url}/application/{application_slug}/recuse',
    'unrecuse.payload',
    'Unrecuse shares the recusal payload',
    {
      kind: 'unplaced-request',
      operationId: 'unrecuseReviewer',
      component: 'RecusalRequest',
    },
  ),
  fact(
    'PUT {base_url}/application/{application_slug}/recuse',
    'unrecuse.no-path',
    'The path of unrecuse is not shown, so it has none',
    {
      kind: 'no-operation',
      words: /unrecuse/i,
    },
  ),
  fact(
    'PUT {base_url}/application/{application_slug}/recuse',
    'unrecuse.gap',
    'The unknown path of unrecuse is marked',
    {
      kind: 'gap-at',
      id: 'GAP-002',
      places: [{ in: 'unplaced', operationId: 'unrecuseReviewer' }],
    },
  ),
];

const deletion = unnamed(LIST, 'deletion-mode');
const order = unnamed(LIST, 'order-column');
const direction = unnamed(LIST, 'sort-direction');
const COLUMNS = [
  'amount',
  'created',
  'currency',
  'date_due',
  'date_paid',
  'external_id',
  'reference',
  'slug',
  'status',
  'updated',
];

/** Facts of an integer parameter with bounds and perhaps a default. */
function bounded(
  heading: Heading,
  at: SchemaPlace,
  id: string,
  bounds: { minimum: number; maximum: number | undefined; default: number | undefined },
): Fact[] {
  const keywords = ['minimum', 'maximum', 'default'] as const;
  return [
    ...valueFacts(heading, at, 'integer'),
    ...keywords.map((keyword) =>
      fact(heading, `${id}.${keyword}`, `${keyword} of ${id}: ${bounds[keyword] ?? 'none'}`, {
        kind: 'keyword',
        at,
        type: 'integer',
        keyword,
        value: bounds[keyword],
      }),
    ),
    fact(heading, `${id}.below`, `${id} is never 0`, { kind: 'rejects', at, value: 0 }),
  ];
}

const listQuery: Fact[] = [
  fact(
    'GET {base_url}/allocation-payment',
    'list.query',
    'page and per_page are the only query parameters with a known name',
    {
      kind: 'parameter-set',
      operationId: LIST,
      location: 'query',
      names: ['page', 'per_page'],
    },
  ),
  fact(
    'GET {base_url}/allocation-payment',
    'list.unnamed',
    'Three more query parameters have unknown names',
    {
      kind: 'unnamed-roles',
      operationId: LIST,
      roles: ['deletion-mode', 'order-column', 'sort-direction'],
    },
  ),
  fact('GET {base_url}/allocation-payment', 'list.page', 'page is an optional query parameter', {
    kind: 'parameter',
    operationId: LIST,
    location: 'query',
    name: 'page',
    required: false,
  }),
  ...bounded('GET {base_url}/allocation-payment', query(LIST, 'page'), 'list.page', {
    minimum: 1,
    maximum: undefined,
    default: 1,
  }),
  fact('GET {base_url}/allocation-payment', 'list.per_page', 'per_page is an optional query parameter', {
    kind: 'parameter',
    operationId: LIST,
    location: 'query',
    name: 'per_page',
    required: false,
  }),
  ...bounded('GET {base_url}/allocation-payment', query(LIST, 'per_page'), 'list.per_page', {
    minimum: 1,
    maximum: 100,
    default: 10,
  }),
  fact('GET {base_url}/allocation-payment', 'list.per_page.above', 'per_page is never 101', {
    kind: 'rejects',
    at: query(LIST, 'per_page'),
    value: 101,
  }),
  says(
    'GET {base_url}/allocation-payment',
    'list.per_page.400',
    'A per_page outside the range gives 400',
    [query(LIST, 'per_page'), operation(LIST), { in: 'condition', id: 'per-page-out-of-range' }],
    'Page size out of range',
  ),
  fact(
    'GET {base_url}/allocation-payment',
    'list.deletion-mode',
    'A deletion-mode filter without a known name exists',
    {
      kind: 'unnamed-parameter',
      operationId: LIST,
      role: 'deletion-mode',
    },
  ),
  ...valueFacts('GET {base_url}/allocation-payment', deletion, 'string'),
  fact(
    'GET {base_url}/allocation-payment',
    'list.deletion-mode.values',
    'The deletion modes are only, included and none',
    {
      kind: 'enum-exact',
      at: deletion,
      values: ['only', 'included', 'none'],
    },
  ),
  fact(
    'GET {base_url}/allocation-payment',
    'list.deletion-mode.no-default',
    'The default of the deletion mode is not shown',
    {
      kind: 'keyword',
      at: deletion,
      type: 'string',
      keyword: 'default',
      value: undefined,
    },
  ),
  ...['only', 'included', 'none'].map((mode) =>
    says(
      'GET {base_url}/allocation-payment',
      `list.deletion-mode.${mode}`,
      `The meaning of the deletion mode ${mode}`,
      [deletion, schema('DeletionMode')],
    ),
  ),
  fact(
    'GET {base_url}/allocation-payment',
    'list.deletion-mode.gap',
    'The unknown name and default are marked',
    {
      kind: 'gap-at',
      id: 'GAP-003',
      places: [deletion],
    },
  ),
  fact(
    'GET {base_url}/allocation-payment',
    'list.order-column',
    'An order-column parameter without a known name exists',
    {
      kind: 'unnamed-parameter',
      operationId: LIST,
      role: 'order-column',
    },
  ),
  ...valueFacts('GET {base_url}/allocation-payment', order, 'string', { accepts: ['amount', 'anything'] }),
  fact(
    'GET {base_url}/allocation-payment',
    'list.order-column.values',
    'Exactly ten order columns are known, and others are not refused',
    {
      kind: 'enum-exact',
      at: order,
      values: COLUMNS,
      closed: false,
    },
  ),
  ...COLUMNS.map((column) =>
    fact(
      'GET {base_url}/allocation-payment',
      `list.order-column.${column}`,
      `Payments can be sorted by ${column}`,
      {
        kind: 'enum-has',
        at: order,
        value: column,
      },
    ),
  ),
  fact(
    'GET {base_url}/allocation-payment',
    'list.order-column.no-default',
    'No default of the order column is stated',
    {
      kind: 'keyword',
      at: order,
      type: 'string',
      keyword: 'default',
      value: undefined,
    },
  ),
  says(
    'GET {base_url}/allocation-payment',
    'list.order-column.fallback',
    'An unrecognised value falls back to sorting by updated',
    [order, schema('AllocationPaymentOrderColumn')],
    'Any other value sorts by `updated`.',
  ),
  fact('GET {base_url}/allocation-payment', 'list.order-column.gap', 'The unknown name is marked', {
    kind: 'gap-at',
    id: 'GAP-004',
    places: [order],
  }),
  fact(
    'GET {base_url}/allocation-payment',
    'list.sort-direction',
    'A sort-direction parameter without a known name exists',
    {
      kind: 'unnamed-parameter',
      operationId: LIST,
      role: 'sort-direction',
    },
  ),
  ...valueFacts('GET {base_url}/allocation-payment', direction, 'string', {
    values: ['asc', 'desc'],
    rejects: ['up', 'ASC'],
  }),
  fact(
    'GET {base_url}/allocation-payment',
    'list.sort-direction.no-default',
    'The default of the sort direction is not shown',
    {
      kind: 'keyword',
      at: direction,
      type: 'string',
      keyword: 'default',
      value: undefined,
    },
  ),
  says(
    'GET {base_url}/allocation-payment',
    'list.sort-direction.400',
    'An invalid sort direction gives 400',
    [direction, schema('SortDirection'), { in: 'condition', id: 'invalid-sort-direction' }],
    'Invalid sort direction',
  ),
  fact(
    'GET {base_url}/allocation-payment',
    'list.sort-direction.gap',
    'The unknown name and default are marked',
    {
      kind: 'gap-at',
      id: 'GAP-005',
      places: [direction],
    },
  ),
  ...['order', 'sort', 'order_by', 'sort_by', 'direction', 'order_direction', 'deleted', 'trashed'].map(
    (name) =>
      fact(
        'GET {base_url}/allocation-payment',
        `list.no-${name}`,
        `No parameter is called ${name}: the names are not shown`,
        {
          kind: 'no-parameter',
          operationId: LIST,
          name,
        },
      ),
  ),
  fact('GET {base_url}/allocation-payment', 'list.items', 'The items are payments in the list shape', {
    kind: 'component',
    at: response(LIST, '2XX', 'data[]'),
    component: 'AllocationPayment',
  }),
  ...['allocation_amount', 'applicant', 'application', 'fund'].map((name) =>
    fact('GET {base_url}/allocation-payment', `list.items.no-${name}`, `The list shape has no ${name}`, {
      kind: 'no-property',
      at: response(LIST, '2XX', 'data[]'),
      name,
    }),
  ),
];

/** Operations that the history names and whose address is not shown, with what it says of each. */
const UNPLACED: readonly (readonly [operationId: string, heading: Heading, fact: string])[] = [
  ['listActionTasks', 'Other operations', 'Action tasks can be listed'],
  ['getActionTask', 'Other operations', 'An action task can be read'],
  ['updateAllocationPayment', 'Other operations', 'An allocation payment can be updated'],
  ['deleteAllocationPayment', 'Other operations', 'An allocation payment can be deleted'],
  ['listDocuments', 'Other operations', 'Documents can be listed'],
  ['getDocument', 'Other operations', 'A document can be read'],
  ['createDocument', 'Other operations', 'A document can be created'],
  ['deleteDocument', 'Other operations', 'A document can be deleted'],
  ['listForms', 'Other operations', 'Forms can be listed'],
  ['getForm', 'Other operations', 'A form can be read'],
  ['listGrantStatuses', 'Other operations', 'Grant statuses can be listed'],
  ['getGrantStatus', 'Other operations', 'A grant status can be read'],
  ['listRounds', 'Other operations', 'Rounds can be listed'],
  ['getRound', 'Other operations', 'A round can be read'],
  ['getField', 'Other operations', 'A field can be read'],
  ['listWebhooks', 'Other operations', 'Webhooks can be listed, with a URL filter'],
  ['getAttachment', 'Other operations', 'An attachment can be viewed'],
  ['updateAttachment', 'Other operations', 'An attachment can be updated'],
  ['deleteAttachment', 'Other operations', 'An attachment can be deleted'],
  ['getContributor', 'Other operations', 'A contributor can be viewed'],
  ['deleteContributor', 'Other operations', 'A contributor can be deleted'],
  ['updateApplicationRealTime', 'Other operations', 'An application can be updated in real time'],
  ['listOrders', 'Other operations', 'Orders can be listed'],
  ['getOrder', 'Other operations', 'An order can be read'],
  ['bulkCreateAssignments', 'What the service does', 'Assignments can be created in bulk'],
];

const noAddress = (operationId: string): Place => ({ in: 'unplaced', operationId });

const unplaced: Fact[] = [
  ...UNPLACED.map(([operationId, heading, text]) =>
    fact(heading, `unplaced.${operationId}`, `${text}; the address is not shown`, {
      kind: 'unplaced',
      operationId,
    }),
  ),
  says(
    'Other operations',
    'unplaced.listWebhooks.filter',
    'The list of webhooks has a URL filter',
    noAddress('listWebhooks'),
    'Version 2.2 added a filter by URL.',
  ),
  fact(
    'Other operations',
    'history-operations.gap',
    'The unknown addresses of the operations named by the history are marked',
    {
      kind: 'gap-at',
      id: 'GAP-016',
      places: [noAddress('listDocuments')],
    },
  ),
  ...['createAllocationPayment', 'createActionTask'].flatMap((operationId) => [
    fact('Other operations', `${operationId}.payload`, `The payload of ${operationId} is not shown`, {
      kind: 'unconstrained',
      at: request(operationId),
    }),
    fact('Other operations', `${operationId}.response`, `The response of ${operationId} is not shown`, {
      kind: 'unconstrained',
      at: response(operationId, '2XX'),
    }),
    fact('Other operations', `${operationId}.gap`, `The unknown payload of ${operationId} is marked`, {
      kind: 'gap-at',
      id: 'GAP-017',
      places: [operation(operationId)],
    }),
  ]),
];

/** Facts about states, addresses, parameters, statuses and bodies. */
export const operationFacts: readonly Fact[] = [
  ...states,
  ...addresses,
  ...statuses,
  ...single,
  ...recuse,
  ...listQuery,
  ...unplaced,
];
