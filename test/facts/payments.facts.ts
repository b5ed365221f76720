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
  ...valueFacts(171, payment, 'object'),
  ...field(173, payment, 'slug', 'string', { slug: true }),
  ...field(174, payment, 'allocation', 'object', {
    accepts: [{ slug: 'AbcdEfgh', link: 'https://us.invalid/allocation/AbcdEfgh' }],
  }),
  ...members(174, at('allocation'), ['slug', 'link']),
  fact(174, 'AllocationPayment.allocation.name', 'The allocation reference does not promise a name', {
    kind: 'required',
    at: at('allocation'),
    name: 'name',
    required: false,
  }),
  ...field(175, payment, 'amount', 'number', { accepts: [12.5, 12] }),
  ...field(176, payment, 'currency', 'string', { accepts: ['EUR'] }),
  fact(176, 'AllocationPayment.currency.open', 'The currencies are not listed', {
    kind: 'not-closed',
    at: at('currency'),
  }),
  ...field(177, payment, 'comments', 'string', { accepts: [''], rejects: [null] }),
  ...field(178, payment, 'date_due', 'null|string', { zulu: true, accepts: [null, MOMENT] }),
  ...field(179, payment, 'date_paid', 'null|string', { zulu: true, accepts: [null, MOMENT] }),
  ...field(180, payment, 'external_id', 'string', { accepts: [''], rejects: [null] }),
  ...field(181, payment, 'grant_status', 'null|object', { accepts: [null] }),
  ...field(182, payment, 'payment_method', 'null|object', { accepts: [null] }),
  ...members(182, at('payment_method'), ['slug', 'link', 'name'], { name: 'object' }),
  fact(182, 'AllocationPayment.payment_method.name.map', 'The name of a payment method is a translated map', {
    kind: 'rejects',
    at: at('payment_method'),
    value: { slug: 'AbcdEfgh', link: 'https://us.invalid/payment-method/AbcdEfgh', name: 'Cheque' },
  }),
  ...field(183, payment, 'reference', 'null|string', { accepts: [null, 'Invoice 7'] }),
  fact(183, 'AllocationPayment.reference.since', 'reference is null when not provided since 2.3', {
    kind: 'since',
    places: [at('reference')],
    version: '2.3',
  }),
  ...field(184, payment, 'season', 'object'),
  ...members(184, at('season'), ['slug', 'link', 'name']),
  ...field(185, payment, 'status', 'string', { accepts: ['Bezahlt', 'Paid', 'failed_permanently'] }),
  fact(185, 'AllocationPayment.status.open', 'status is a localised label, so no list restricts it', {
    kind: 'not-closed',
    at: at('status'),
  }),
  ...field(186, payment, 'created', 'string', { zulu: true }),
  ...field(186, payment, 'updated', 'string', { zulu: true }),
  fact(171, 'AllocationPayment.fields-of-table', 'The payment table lists these fields and no others', {
    kind: 'only-properties',
    at: payment,
    names: LIST_FIELDS,
  }),
];

const meanings: Fact[] = [
  says(
    169,
    'AllocationPayment.meaning',
    'A scheduled or recorded disbursement of funds against an allocation',
    payment,
    /disburse|payment/i,
    /schedul/i,
    /record/i,
    /allocation/i,
  ),
  says(
    174,
    'AllocationPayment.allocation.meaning',
    'allocation is the allocation paid from',
    at('allocation'),
    /allocation/i,
  ),
  says(
    175,
    'AllocationPayment.amount.unit',
    "amount is in the fund's currency",
    at('amount'),
    /currency/i,
    /fund/i,
  ),
  says(
    176,
    'AllocationPayment.currency.iso',
    'currency is an ISO 4217 code',
    at('currency'),
    /ISO[ -]?4217/i,
  ),
  says(176, 'AllocationPayment.currency.source', 'currency is taken from the fund', at('currency'), /fund/i),
  says(
    177,
    'AllocationPayment.comments.form',
    'comments is a log whose entries have the form author (timestamp): body',
    at('comments'),
    /author/i,
    /timestamp/i,
    /body/i,
  ),
  says(
    177,
    'AllocationPayment.comments.join',
    'Comment entries are joined by newlines',
    at('comments'),
    /new ?line|line break/i,
  ),
  says(
    177,
    'AllocationPayment.comments.empty',
    'comments is empty when there are none',
    at('comments'),
    /empty/i,
  ),
  says(
    178,
    'AllocationPayment.date_due.null',
    'date_due is null when unset',
    at('date_due'),
    /null/i,
    /unset|not set|none|no due/i,
  ),
  says(
    179,
    'AllocationPayment.date_paid.null',
    'date_paid is null when not yet paid',
    at('date_paid'),
    /null/i,
    /not (yet )?(been )?paid|unpaid|until/i,
  ),
  says(
    180,
    'AllocationPayment.external_id.meaning',
    'external_id is for reconciliation with downstream systems',
    at('external_id'),
    /reconcil/i,
    /system/i,
  ),
  says(
    180,
    'AllocationPayment.external_id.empty',
    'external_id is empty when there is none',
    at('external_id'),
    /empty/i,
  ),
  says(
    181,
    'AllocationPayment.grant_status.null',
    'grant_status is null when there is none',
    at('grant_status'),
    /null/i,
  ),
  says(
    182,
    'AllocationPayment.payment_method.null',
    'payment_method is null when there is none',
    at('payment_method'),
    /null/i,
  ),
  says(183, 'AllocationPayment.reference.text', 'reference is free text', at('reference'), /free/i, /text/i),
  says(
    183,
    'AllocationPayment.reference.null',
    'reference is null when not provided',
    at('reference'),
    /null/i,
    /not (been )?(provided|given)|none|without/i,
  ),
  says(
    185,
    'AllocationPayment.status.label',
    'status is a localised label',
    at('status'),
    /locali[sz]ed/i,
    /label/i,
  ),
];

const additions: Fact[] = [
  ...valueFacts(190, detail, 'object'),
  ...ADDITIONS.map((name) =>
    fact(188, `AllocationPayment.no-${name}`, `Only the single-record response has ${name}`, {
      kind: 'no-property',
      at: payment,
      name,
    }),
  ),
  ...LIST_FIELDS.map((name) =>
    fact(
      188,
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
  fact(190, 'AllocationPaymentDetail.fields-of-table', 'The single-record response has no other fields', {
    kind: 'only-properties',
    at: detail,
    names: [...LIST_FIELDS, ...ADDITIONS],
  }),
  ...field(192, detail, 'allocation_amount', 'number', { accepts: [1000.5] }),
  says(
    192,
    'AllocationPaymentDetail.allocation_amount.meaning',
    'allocation_amount is the total of the allocation',
    detailAt('allocation_amount'),
    /total/i,
    /allocation/i,
  ),
  says(
    192,
    'AllocationPaymentDetail.allocation_amount.unit',
    "allocation_amount is in the fund's currency",
    detailAt('allocation_amount'),
    /currency/i,
    /fund/i,
  ),
  ...field(193, detail, 'applicant', 'null|object', { accepts: [null] }),
  ...members(
    193,
    detailAt('applicant'),
    APPLICANT,
    Object.fromEntries(APPLICANT.map((name) => [name, 'string'])),
  ),
  says(
    193,
    'AllocationPaymentDetail.applicant.meaning',
    'applicant is the applicant who owns the application',
    detailAt('applicant'),
    /applicant/i,
    /own/i,
    /application/i,
  ),
  ...field(194, detail, 'application', 'null|object', { accepts: [null] }),
  ...members(194, detailAt('application'), ['slug', 'id', 'title', 'link'], { id: 'integer' }),
  ...field(195, detail, 'fund', 'object', { rejects: [null] }),
  ...members(195, detailAt('fund'), ['slug', 'link', 'name'], { name: 'object' }),
  fact(195, 'AllocationPaymentDetail.fund.name.map', 'The name of the fund is a translated map', {
    kind: 'rejects',
    at: detailAt('fund'),
    value: { slug: 'AbcdEfgh', link: 'https://us.invalid/fund/AbcdEfgh', name: 'General fund' },
  }),
];

const LABELS = ['Scheduled', 'Processing', 'Paid', 'Failed', 'Failed permanently'];

const status: Fact[] = [
  says(
    244,
    'payment-status.localised',
    'The status field is a localised label, so its text depends on the language',
    at('status'),
    /locali[sz]ed/i,
  ),
  ...LABELS.map((label) =>
    fact(244, `payment-status.${label}`, `The label ${label} is named`, {
      kind: 'names-value',
      at: at('status'),
      value: label,
    }),
  ),
  fact(244, 'payment-status.failed_permanently', 'The API returns the failed_permanently form', {
    kind: 'names-value',
    at: at('status'),
    value: 'failed_permanently',
  }),
  fact(244, 'payment-status.failed-permanently.since', 'Failed permanently was added in version 2.1', {
    kind: 'since',
    places: [at('status')],
    version: '2.1',
  }),
  says(
    244,
    'payment-status.failed-permanently.version',
    'The description of status says which version added Failed permanently',
    [at('status'), { in: 'anywhere' }],
    /failed[ _]permanently/i,
    /2\.1/,
  ),
  fact(246, 'payment-status.transitions', 'The transitions of the payment status are not shown', {
    kind: 'gap-at',
    id: 'GAP-013',
    places: [at('status')],
  }),
];

/** Facts about Allocation payment. */
export const paymentFacts: readonly Fact[] = [...fields, ...meanings, ...additions, ...status];
