/** Facts of the sections about Allocation payment and its states. */
import { schema } from './places.ts';
import { fact, field, members, says, valueFacts } from './rows.ts';
import type { Fact } from './rows.ts';

const payment = schema('AllocationPayment');
const detail = schema('AllocationPaymentDetail');
const at = (name: string) => schema('AllocationPayment', name);
const detailAt = (name: string) => schema('AllocationPaymentDetail', name);
const MOMENT = '2024-01-31T12:00:00Z';

const LIST_FIELDS = [
  'slug',
  'allocation',
  'amount',
  'currency',
  'comments',
  'date_due',
  'date_paid',
  'external_id',
  'grant_status',
  'payment_method',
  'reference',
  'season',
  'status',
  'created',
  'updated',
];
const ADDITIONS = ['allocation_amount', 'applicant', 'application', 'fund'];
const APPLICANT = ['slug', 'link', 'name', 'first_name', 'last_name', 'email', 'global_id'];

const fields: Fact[] = [
  ...valueFacts('Allocation payment', payment, 'object'),
  ...field('Allocation payment', payment, 'slug', 'string', { slug: true }),
  ...field('Allocation payment', payment, 'allocation', 'object', {
    accepts: [{ slug: 'AbcdEfgh', link: 'https://us.invalid/allocation/AbcdEfgh' }],
  }),
  ...members('Allocation payment', at('allocation'), ['slug', 'link']),
  fact(
    'Allocation payment',
    'AllocationPayment.allocation.name',
    'The allocation reference does not promise a name',
    {
      kind: 'required',
      at: at('allocation'),
      name: 'name',
      required: false,
    },
  ),
  ...field('Allocation payment', payment, 'amount', 'number', { accepts: [12.5, 12] }),
  ...field('Allocation payment', payment, 'currency', 'string', { accepts: ['EUR'] }),
  fact('Allocation payment', 'AllocationPayment.currency.open', 'The currencies are not listed', {
    kind: 'not-closed',
    at: at('currency'),
  }),
  ...field('Allocation payment', payment, 'comments', 'string', { accepts: [''], rejects: [null] }),
  ...field('Allocation payment', payment, 'date_due', 'null|string', { zulu: true, accepts: [null, MOMENT] }),
  ...field('Allocation payment', payment, 'date_paid', 'null|string', {
    zulu: true,
    accepts: [null, MOMENT],
  }),
  ...field('Allocation payment', payment, 'external_id', 'string', { accepts: [''], rejects: [null] }),
  ...field('Allocation payment', payment, 'grant_status', 'null|object', { accepts: [null] }),
  ...field('Allocation payment', payment, 'payment_method', 'null|object', { accepts: [null] }),
  ...members('Allocation payment', at('payment_method'), ['slug', 'link', 'name'], { name: 'object' }),
  fact(
    'Allocation payment',
    'AllocationPayment.payment_method.name.map',
    'The name of a payment method is a translated map',
    {
      kind: 'rejects',
      at: at('payment_method'),
      value: { slug: 'AbcdEfgh', link: 'https://us.invalid/payment-method/AbcdEfgh', name: 'Cheque' },
    },
  ),
  ...field('Allocation payment', payment, 'reference', 'null|string', { accepts: [null, 'Invoice 7'] }),
  fact(
    'Allocation payment',
    'AllocationPayment.reference.since',
    'reference is null when not provided since 2.3',
    {
      kind: 'since',
      places: [at('reference')],
      version: '2.3',
    },
  ),
  ...field('Allocation payment', payment, 'season', 'object'),
  ...members('Allocation payment', at('season'), ['slug', 'link', 'name']),
  ...field('Allocation payment', payment, 'status', 'string', {
    accepts: ['Bezahlt', 'Paid', 'failed_permanently'],
  }),
  fact(
    'Allocation payment',
    'AllocationPayment.status.open',
    'status is a localised label, so no list restricts it',
    {
      kind: 'not-closed',
      at: at('status'),
    },
  ),
  ...field('Allocation payment', payment, 'created', 'string', { zulu: true }),
  ...field('Allocation payment', payment, 'updated', 'string', { zulu: true }),
  fact(
    'Allocation payment',
    'AllocationPayment.fields-of-table',
    'The payment table lists these fields and no others',
    {
      kind: 'only-properties',
      at: payment,
      names: LIST_FIELDS,
    },
  ),
];

const meanings: Fact[] = [
  says(
    'Allocation payment',
    'AllocationPayment.meaning',
    'A scheduled or recorded disbursement of funds against an allocation',
    payment,
    'A scheduled or recorded disbursement of funds against an allocation.',
  ),
  says(
    'Allocation payment',
    'AllocationPayment.allocation.meaning',
    'allocation is the allocation paid from',
    at('allocation'),
    'Allocation that the payment is made against.',
  ),
  says(
    'Allocation payment',
    'AllocationPayment.amount.unit',
    "amount is in the fund's currency",
    at('amount'),
    "Amount of the payment, in the fund's currency.",
  ),
  says(
    'Allocation payment',
    'AllocationPayment.currency.iso',
    'currency is an ISO 4217 code',
    at('currency'),
    "The fund's currency, as an ISO 4217 code.",
  ),
  says(
    'Allocation payment',
    'AllocationPayment.currency.source',
    'currency is taken from the fund',
    at('currency'),
    "The fund's currency, as an ISO 4217 code.",
  ),
  says(
    'Allocation payment',
    'AllocationPayment.comments.form',
    'comments is a log whose entries have the form author (timestamp): body',
    at('comments'),
    'Comment log: entries of the form `author (timestamp): body`, joined by newlines.',
  ),
  says(
    'Allocation payment',
    'AllocationPayment.comments.join',
    'Comment entries are joined by newlines',
    at('comments'),
    'Comment log: entries of the form `author (timestamp): body`, joined by newlines.',
  ),
  says(
    'Allocation payment',
    'AllocationPayment.comments.empty',
    'comments is empty when there are none',
    at('comments'),
    'Empty if there are none.',
  ),
  says(
    'Allocation payment',
    'AllocationPayment.date_due.null',
    'date_due is null when unset',
    at('date_due'),
    'Null if unset.',
  ),
  says(
    'Allocation payment',
    'AllocationPayment.date_paid.null',
    'date_paid is null when not yet paid',
    at('date_paid'),
    'Null if not yet paid.',
  ),
  says(
    'Allocation payment',
    'AllocationPayment.external_id.meaning',
    'external_id is for reconciliation with downstream systems',
    at('external_id'),
    'ID for reconciliation with downstream systems.',
  ),
  says(
    'Allocation payment',
    'AllocationPayment.external_id.empty',
    'external_id is empty when there is none',
    at('external_id'),
    'Empty if there is none.',
  ),
  says(
    'Allocation payment',
    'AllocationPayment.grant_status.null',
    'grant_status is null when there is none',
    at('grant_status'),
    'Null if there is none.',
  ),
  says(
    'Allocation payment',
    'AllocationPayment.payment_method.null',
    'payment_method is null when there is none',
    at('payment_method'),
    'Null if there is none.',
  ),
  says(
    'Allocation payment',
    'AllocationPayment.reference.text',
    'reference is free text',
    at('reference'),
    'Free text.',
  ),
  says(
    'Allocation payment',
    'AllocationPayment.reference.null',
    'reference is null when not provided',
    at('reference'),
    'Null if not provided; before 2.3, an empty string.',
  ),
  says(
    'Allocation payment',
    'AllocationPayment.status.label',
    'status is a localised label',
    at('status'),
    'Localised label of the status.',
  ),
];

const additions: Fact[] = [
  ...valueFacts('Allocation payment', detail, 'object'),
  ...ADDITIONS.map((name) =>
    fact(
      'Allocation payment',
      `AllocationPayment.no-${name}`,
      `Only the single-record response has ${name}`,
      {
        kind: 'no-property',
        at: payment,
        name,
      },
    ),
  ),
  ...LIST_FIELDS.map((name) =>
    fact(
      'Allocation payment',
      `AllocationPaymentDetail.${name}`,
      `The single-record response keeps ${name}: fields are added`,
      {
        kind: 'required',
        at: detail,
        name,
        required: true,
      },
    ),
  ),
  fact(
    'Allocation payment',
    'AllocationPaymentDetail.fields-of-table',
    'The single-record response has no other fields',
    {
      kind: 'only-properties',
      at: detail,
      names: [...LIST_FIELDS, ...ADDITIONS],
    },
  ),
  ...field('Allocation payment', detail, 'allocation_amount', 'number', { accepts: [1000.5] }),
  says(
    'Allocation payment',
    'AllocationPaymentDetail.allocation_amount.meaning',
    'allocation_amount is the total of the allocation',
    detailAt('allocation_amount'),
    "Total of the allocation, in the fund's currency.",
  ),
  says(
    'Allocation payment',
    'AllocationPaymentDetail.allocation_amount.unit',
    "allocation_amount is in the fund's currency",
    detailAt('allocation_amount'),
    "Total of the allocation, in the fund's currency.",
  ),
  ...field('Allocation payment', detail, 'applicant', 'null|object', { accepts: [null] }),
  ...members(
    'Allocation payment',
    detailAt('applicant'),
    APPLICANT,
    Object.fromEntries(APPLICANT.map((name) => [name, 'string'])),
  ),
  says(
    'Allocation payment',
    'AllocationPaymentDetail.applicant.meaning',
    'applicant is the applicant who owns the application',
    detailAt('applicant'),
    'Applicant who owns the application.',
  ),
  ...field('Allocation payment', detail, 'application', 'null|object', { accepts: [null] }),
  ...members('Allocation payment', detailAt('application'), ['slug', 'id', 'title', 'link'], {
    id: 'integer',
  }),
  ...field('Allocation payment', detail, 'fund', 'object', { rejects: [null] }),
  ...members('Allocation payment', detailAt('fund'), ['slug', 'link', 'name'], { name: 'object' }),
  fact(
    'Allocation payment',
    'AllocationPaymentDetail.fund.name.map',
    'The name of the fund is a translated map',
    {
      kind: 'rejects',
      at: detailAt('fund'),
      value: { slug: 'AbcdEfgh', link: 'https://us.invalid/fund/AbcdEfgh', name: 'General fund' },
    },
  ),
];

const LABELS = ['Scheduled', 'Processing', 'Paid', 'Failed', 'Failed permanently'];

const status: Fact[] = [
  says(
    'Allocation payment status',
    'payment-status.localised',
    'The status field is a localised label, so its text depends on the language',
    at('status'),
    'Localised label of the status.',
  ),
  ...LABELS.map((label) =>
    fact('Allocation payment status', `payment-status.${label}`, `The label ${label} is named`, {
      kind: 'names-value',
      at: at('status'),
      value: label,
    }),
  ),
  fact(
    'Allocation payment status',
    'payment-status.failed_permanently',
    'The API returns the failed_permanently form',
    {
      kind: 'names-value',
      at: at('status'),
      value: 'failed_permanently',
    },
  ),
  fact(
    'Allocation payment status',
    'payment-status.failed-permanently.since',
    'Failed permanently was added in version 2.1',
    {
      kind: 'since',
      places: [at('status')],
      version: '2.1',
    },
  ),
  says(
    'Allocation payment status',
    'payment-status.failed-permanently.version',
    'The description of status says which version added Failed permanently',
    [at('status'), { in: 'anywhere' }],
    'Named labels: Scheduled, Processing, Paid, Failed, and Failed permanently (added in 2.1 and returned as `failed_permanently`).',
  ),
  fact(
    'Allocation payment status',
    'payment-status.transitions',
    'The transitions of the payment status are not shown',
    {
      kind: 'gap-at',
      id: 'GAP-013',
      places: [at('status')],
    },
  ),
];

/** Facts about Allocation payment. */
export const paymentFacts: readonly Fact[] = [...fields, ...meanings, ...additions, ...status];
