/** Complete records, based on the tables of the source document. */
import type { Json } from './lookup.ts';

const CREATED = '2024-01-31T12:00:00Z';
const UPDATED = '2024-02-29T08:30:00Z';
const reference = (kind: string, extra: Record<string, Json> = {}): Record<string, Json> => ({
  slug: 'AbcdEfgh',
  link: `https://us.invalid/${kind}/AbcdEfgh`,
  ...extra,
});
const named = (kind: string) => reference(kind, { name: 'A name' });
const times = { created: CREATED, updated: UPDATED };

const tab = {
  slug: 'TabsAaaa',
  form: 'FormAaaa',
  season: named('season'),
  type: 'details',
  resource: 'applications',
  name: { en_GB: 'Details' },
  order: 1,
  locked: true,
  visible_to_applicants: true,
  category_option: 'all',
  categories: ['*'],
  content_block: null,
  field_count: 4,
  tab_divider_on_pdfs: false,
  settings: null,
  ...times,
};
const attachmentsTab = {
  ...tab,
  type: 'attachments',
  order: 2,
  locked: false,
  category_option: 'select',
  categories: [named('category'), reference('category', { name: { en_GB: 'Arts' } })],
  content_block: named('content-block'),
  settings: {
    allowed_file_types: { documents: ['pdf'], images: ['png', 'jpg'] },
    accept_attachment_links: true,
    min_attachments: 1,
    max_attachments: null,
    min_filesize: null,
    max_filesize: 12.5,
    min_video_length: null,
    max_video_length: 90,
    image_dimension_constraints: { min_width: 640, max_width: null, min_height: null, max_height: 480 },
  },
};
const eligibilityTab = {
  ...tab,
  type: 'eligibility',
  settings: {
    assessment_mode: 'both',
    min_eligibility_score: 7.5,
    hide_other_tabs_when_ineligible: true,
    eligible_content_block: 'AbcdEfgh',
    ineligible_content_block: null,
    pending_eligibility_content_block: null,
    eligible_notification: 'AbcdEfgh',
    ineligible_notification: null,
    pending_eligibility_notification: null,
  },
};
const refereesTab = {
  ...tab,
  type: 'referees',
  settings: { action_stage: 'AbcdEfgh', min_referees: 1, max_referees: 3 },
};
const contributorsTab = {
  ...tab,
  type: 'contributors',
  settings: { min_contributors: null, max_contributors: 3 },
};

const payment = {
  slug: 'PaymAaaa',
  allocation: reference('allocation'),
  amount: 1250.5,
  currency: 'EUR',
  comments: 'Ann (2024-01-31 12:00): first\nBob (2024-02-01 09:00): second',
  date_due: null,
  date_paid: null,
  external_id: '',
  grant_status: null,
  payment_method: null,
  reference: null,
  season: named('season'),
  status: 'Scheduled',
  ...times,
};
const paid = {
  ...payment,
  date_due: CREATED,
  date_paid: UPDATED,
  external_id: 'ERP-7',
  grant_status: { slug: 'AbcdEfgh' },
  payment_method: reference('payment-method', { name: { en_GB: 'Transfer' } }),
  reference: 'Invoice 7',
  status: 'Bezahlt',
};
const detail = {
  ...paid,
  allocation_amount: 5000,
  applicant: reference('user', {
    name: 'Ann Other',
    first_name: 'Ann',
    last_name: 'Other',
    email: 'ann@applicant.invalid',
    global_id: '42',
  }),
  application: reference('application', { id: 42, title: 'A title' }),
  fund: reference('fund', { name: { en_GB: 'General fund' } }),
};
const bareDetail = {
  ...payment,
  allocation_amount: 0,
  applicant: null,
  application: null,
  fund: detail.fund,
};

const page = {
  current_page: 1,
  data: [payment, paid],
  first_page_url: 'https://us.invalid/allocation-payment?page=1&per_page=10',
  from: 1,
  last_page: 1,
  last_page_url: 'https://us.invalid/allocation-payment?page=1&per_page=10',
  next_page_url: '',
  path: 'https://us.invalid/allocation-payment',
  per_page: 10,
  prev_page_url: '',
  to: 2,
  total: 2,
};
const beyond = {
  ...page,
  current_page: 9,
  data: [],
  first_page_url: '/allocation-payment?page=1&per_page=10',
  from: null,
  last_page_url: '/allocation-payment?page=1&per_page=10',
  next_page_url: null,
  prev_page_url: null,
  to: null,
};

const contributor = {
  slug: 'ContAaaa',
  application: reference('application', { title: 'A title' }),
  season: named('season'),
  tab: named('tab'),
  fields: [
    {
      ...reference('field'),
      label: { en_GB: '<b>Role</b>' },
      title: { en_GB: 'Role' },
      value: 'author',
      translated: { en_GB: 'Author' },
    },
    { ...reference('field'), label: {}, title: {}, value: true, translated: {} },
  ],
  ...times,
};
const fund = {
  slug: 'FundAaaa',
  name: { en_GB: 'General fund' },
  description: { en_GB: 'For all' },
  budget: 1000,
  allocated: 250.5,
  available: 749.5,
  currency: 'EUR',
  ...times,
};
const webhook = {
  slug: 'WebhAaaa',
  name: 'Finance',
  url: 'https://finance.invalid/hook',
  method: 'post',
  events: ['application_created', 'AllocationPaymentWasCreated', 'AnotherKind'],
  fields: ['anything', { any: 'thing' }],
  form: null,
  signing_key: '********',
  ...times,
};

/** Records that the schemas must accept. */
export const COMPLETE: readonly (readonly [place: string, value: Json])[] = [
  ['Tab', tab],
  ['Tab', attachmentsTab],
  ['Tab', { ...attachmentsTab, settings: { allowed_file_types: [] } }],
  ['Tab', eligibilityTab],
  ['Tab', refereesTab],
  ['Tab', contributorsTab],
  ['AllocationPaymentPage', page],
  ['AllocationPaymentPage', beyond],
  ['FieldsPage', { ...page, data: ['anything', { any: 'thing' }] }],
  ['AllocationPaymentDetail', detail],
  ['AllocationPaymentDetail', bareDetail],
  ['Contributor', contributor],
  ['Fund', fund],
  ['Webhook', webhook],
  ['Webhook', { ...webhook, method: 'get', form: { slug: 'AbcdEfgh' } }],
  ['RecusalRequest', { reviewer: 'AbcdEfgh', score_set: 'HgfeDcba' }],
  ['ContributorUpdateRequest', { fields: { AbcdEfgh: 'Author', HgfeDcba: false } }],
  ['ErrorEnvelope', { message: 'Not found', status_code: 404 }],
  ['ValidationErrorEnvelope', { message: 'Invalid', status_code: 422, errors: { reviewer: ['unknown'] } }],
  ['MaintenanceStatus', { status: 'Maintenance in progress' }],
  ['Account', { any: 'thing' }],
];

/** Records that contradict the tables. */
export const REFUSED: readonly (readonly [place: string, value: Json])[] = [
  ['AllocationPaymentDetail', paid],
  ['AllocationPaymentDetail', { ...detail, fund: null }],
  ['Tab', { ...tab, categories: '*' }],
  ['Tab', { ...tab, form: named('form') }],
  ['Tab', { ...tab, name: 'Details' }],
  ['AllocationPaymentPage', [payment]],
];
