/** Facts of the sections about Contributor, Fund, Webhook, the recusal payload and the gaps in resource knowledge. */
import { request, schema, tag } from './places.ts';
import { fact, field, members, says, valueFacts } from './rows.ts';
import type { Fact } from './rows.ts';

const contributor = schema('Contributor');
const contributorField = schema('Contributor', 'fields[]');
const fund = schema('Fund');
const webhook = schema('Webhook');
const recusal = schema('RecusalRequest');

const contributorFacts: Fact[] = [
  ...valueFacts('Contributor', contributor, 'object'),
  ...field('Contributor', contributor, 'slug', 'string', { slug: true }),
  ...field('Contributor', contributor, 'application', 'object'),
  ...members('Contributor', schema('Contributor', 'application'), ['slug', 'link', 'title']),
  ...field('Contributor', contributor, 'season', 'object'),
  ...members('Contributor', schema('Contributor', 'season'), ['slug', 'link', 'name']),
  ...field('Contributor', contributor, 'tab', 'object'),
  ...members('Contributor', schema('Contributor', 'tab'), ['slug', 'link', 'name']),
  says(
    'Contributor',
    'Contributor.tab.meaning',
    'tab is the contributor tab',
    schema('Contributor', 'tab'),
    'The contributors tab, with its name.',
  ),
  ...field('Contributor', contributor, 'fields', 'array'),
  ...valueFacts('Contributor', contributorField, 'object'),
  says(
    'Contributor',
    'Contributor.fields.meaning',
    'fields has one item per field on the contributor tab',
    schema('Contributor', 'fields'),
    'One item for each field on the contributors tab.',
  ),
  ...field('Contributor', contributor, 'created', 'string', {
    zulu: true,
    accepts: ['2024-01-31T12:00:00Z'],
  }),
  ...field('Contributor', contributor, 'updated', 'string', {
    zulu: true,
    accepts: ['2024-01-31T12:00:00Z'],
  }),
  fact(
    'Contributor',
    'Contributor.fields-of-table',
    'The Contributor table lists these fields and no others',
    {
      kind: 'only-properties',
      at: contributor,
      names: ['slug', 'application', 'season', 'tab', 'fields', 'created', 'updated'],
    },
  ),
];

const contributorFieldFacts: Fact[] = [
  fact(
    'Contributor',
    'Contributor.fields.component',
    'Each item of fields has the shape of a contributor field',
    {
      kind: 'component',
      at: contributorField,
      component: 'ContributorField',
    },
  ),
  fact('Contributor', 'ContributorField.fields-of-table', 'The item table lists these fields and no others', {
    kind: 'only-properties',
    at: contributorField,
    names: ['slug', 'link', 'label', 'title', 'value', 'translated'],
  }),
  ...field('Contributor', contributorField, 'slug', 'string', { slug: true }),
  ...field('Contributor', contributorField, 'link', 'string', { uri: true }),
  ...field('Contributor', contributorField, 'label', 'object', {
    accepts: [{ en_GB: '<b>Role</b>' }],
    rejects: ['Role', { en_GB: 1 }],
  }),
  says(
    'Contributor',
    'ContributorField.label.markup',
    'label may contain markup',
    schema('Contributor', 'fields[].label'),
    'May contain markup.',
  ),
  ...field('Contributor', contributorField, 'title', 'object', {
    accepts: [{ en_GB: 'Role' }],
    rejects: ['Role'],
  }),
  ...field('Contributor', contributorField, 'value', 'any|boolean|string', {
    accepts: ['Author', true, false],
  }),
  ...field('Contributor', contributorField, 'translated', 'object', {
    accepts: [{ en_GB: 'Author' }],
    rejects: ['Author'],
  }),
];

const fundFacts: Fact[] = [
  ...valueFacts('Fund', fund, 'object'),
  ...field('Fund', fund, 'slug', 'string', { slug: true }),
  ...field('Fund', fund, 'name', 'object', {
    accepts: [{ en_GB: 'General fund' }],
    rejects: ['General fund'],
  }),
  ...field('Fund', fund, 'description', 'object', { accepts: [{ en_GB: 'For all' }], rejects: ['For all'] }),
  ...field('Fund', fund, 'budget', 'number', { accepts: [1000.5] }),
  says(
    'Fund',
    'Fund.budget.meaning',
    'budget is the total budget',
    schema('Fund', 'budget'),
    'Total budget.',
  ),
  ...field('Fund', fund, 'allocated', 'number', { accepts: [250.25] }),
  says(
    'Fund',
    'Fund.allocated.meaning',
    'allocated is the amount allocated from the budget',
    schema('Fund', 'allocated'),
    'Amount allocated from the budget.',
  ),
  ...field('Fund', fund, 'available', 'number', { accepts: [750.25] }),
  says(
    'Fund',
    'Fund.available.meaning',
    'available equals budget minus allocated',
    schema('Fund', 'available'),
    'Amount still available: `budget` minus `allocated`.',
  ),
  ...field('Fund', fund, 'currency', 'string', { accepts: ['EUR'] }),
  says(
    'Fund',
    'Fund.currency.iso',
    'currency is an ISO 4217 code',
    schema('Fund', 'currency'),
    "The fund's currency, as an ISO 4217 code.",
  ),
  fact('Fund', 'Fund.currency.open', 'The currencies are not listed', {
    kind: 'not-closed',
    at: schema('Fund', 'currency'),
  }),
  ...field('Fund', fund, 'created', 'string', { zulu: true }),
  ...field('Fund', fund, 'updated', 'string', { zulu: true }),
  fact('Fund', 'Fund.fields-of-table', 'The Fund table lists these fields and no others', {
    kind: 'only-properties',
    at: fund,
    names: [
      'slug',
      'name',
      'description',
      'budget',
      'allocated',
      'available',
      'currency',
      'created',
      'updated',
    ],
  }),
];

const webhookFacts: Fact[] = [
  ...valueFacts('Webhook', webhook, 'object'),
  ...field('Webhook', webhook, 'slug', 'string', { slug: true }),
  ...field('Webhook', webhook, 'name', 'string', { accepts: ['Finance'], rejects: [{ en_GB: 'Finance' }] }),
  ...field('Webhook', webhook, 'url', 'string', { accepts: ['https://finance.invalid/hook'] }),
  says(
    'Webhook',
    'Webhook.url.meaning',
    'url receives the payload',
    schema('Webhook', 'url'),
    'URL that receives the payload.',
  ),
  ...field('Webhook', webhook, 'method', 'string', { values: ['get', 'post'], rejects: ['GET', 'put'] }),
  says(
    'Webhook',
    'Webhook.method.meaning',
    'method is the HTTP method used to call the URL',
    schema('Webhook', 'method'),
    "HTTP method used to call the webhook's URL.",
  ),
  ...field('Webhook', webhook, 'events', 'array'),
  ...valueFacts('Webhook', schema('Webhook', 'events[]'), 'string'),
  says(
    'Webhook',
    'Webhook.events.meaning',
    'events are the subscribed event kinds',
    schema('Webhook', 'events'),
    'Event kind that a webhook subscribes to.',
  ),
  ...field('Webhook', webhook, 'fields', 'array', { accepts: [[], ['anything'], [{ any: 'thing' }]] }),
  says(
    'Webhook',
    'Webhook.fields.meaning',
    'fields are the fields included in the payload',
    schema('Webhook', 'fields'),
    'A field of the payload.',
  ),
  ...field('Webhook', webhook, 'form', 'object|null', { accepts: [null, { any: 'thing' }] }),
  says(
    'Webhook',
    'Webhook.form.meaning',
    'form is the form the webhook is scoped to',
    schema('Webhook', 'form'),
    'Form that the webhook is scoped to.',
  ),
  says(
    'Webhook',
    'Webhook.form.null',
    'form is null when not scoped',
    schema('Webhook', 'form'),
    'Null if it is not scoped.',
  ),
  ...field('Webhook', webhook, 'signing_key', 'string'),
  says(
    'Webhook',
    'Webhook.signing_key.meaning',
    'signing_key signs outgoing requests',
    schema('Webhook', 'signing_key'),
    'Key that signs outgoing requests.',
  ),
  says(
    'Webhook',
    'Webhook.signing_key.placeholder',
    'A hidden placeholder may be returned instead of the real value',
    schema('Webhook', 'signing_key'),
    'A hidden placeholder may be returned instead of the real value.',
  ),
  fact('Webhook', 'Webhook.no-signed_key', 'The resource has signing_key, and no signed_key beside it', {
    kind: 'no-property',
    at: webhook,
    name: 'signed_key',
  }),
  ...field('Webhook', webhook, 'created', 'string', { zulu: true }),
  ...field('Webhook', webhook, 'updated', 'string', { zulu: true }),
  fact('Webhook', 'Webhook.fields-of-table', 'The Webhook table lists these fields and no others', {
    kind: 'only-properties',
    at: webhook,
    names: ['slug', 'name', 'url', 'method', 'events', 'fields', 'form', 'signing_key', 'created', 'updated'],
  }),
];

const recusalFacts: Fact[] = [
  fact('Recusal payload', 'recusal.recuse', 'The recuse operation takes the recusal payload', {
    kind: 'request-body',
    operationId: 'recuseReviewer',
    component: 'RecusalRequest',
    mediaTypes: ['application/json'],
  }),
  fact('Recusal payload', 'recusal.unrecuse', 'The unrecuse operation takes the same payload', {
    kind: 'unplaced-request',
    operationId: 'unrecuseReviewer',
    component: 'RecusalRequest',
  }),
  ...valueFacts('Recusal payload', recusal, 'object'),
  ...field('Recusal payload', recusal, 'reviewer', 'string', { slug: true }),
  says(
    'Recusal payload',
    'RecusalRequest.reviewer.meaning',
    'reviewer is the slug of an existing user',
    schema('RecusalRequest', 'reviewer'),
    'The reviewer must be an existing user.',
  ),
  ...field('Recusal payload', recusal, 'score_set', 'string', { required: false, slug: true }),
  fact('Recusal payload', 'RecusalRequest.score_set.optional', 'A payload without score_set is complete', {
    kind: 'accepts',
    at: recusal,
    value: { reviewer: 'AbcdEfgh' },
  }),
  fact('Recusal payload', 'RecusalRequest.score_set.given', 'A payload with score_set is valid', {
    kind: 'accepts',
    at: recusal,
    value: { reviewer: 'AbcdEfgh', score_set: 'HgfeDcba' },
  }),
  fact('Recusal payload', 'RecusalRequest.reviewer.needed', 'A payload without reviewer is not valid', {
    kind: 'rejects',
    at: recusal,
    value: { score_set: 'HgfeDcba' },
  }),
  fact(
    'Recusal payload',
    'RecusalRequest.fields-of-table',
    'The recusal payload has these fields and no others',
    {
      kind: 'only-properties',
      at: recusal,
      names: ['reviewer', 'score_set'],
    },
  ),
];

const updateFacts: Fact[] = [
  ...valueFacts(
    'PUT {base_url}/contributor/{contributor_slug}',
    schema('ContributorUpdateRequest'),
    'object',
  ),
  fact(
    'PUT {base_url}/contributor/{contributor_slug}',
    'ContributorUpdateRequest.body',
    'The contributor update takes a JSON body',
    {
      kind: 'request-body',
      operationId: 'updateContributor',
      component: 'ContributorUpdateRequest',
      mediaTypes: ['application/json'],
    },
  ),
  ...field(
    'PUT {base_url}/contributor/{contributor_slug}',
    schema('ContributorUpdateRequest'),
    'fields',
    'object',
  ),
  ...valueFacts(
    'PUT {base_url}/contributor/{contributor_slug}',
    schema('ContributorUpdateRequest', 'fields.*'),
    'boolean|string',
  ),
  fact(
    'PUT {base_url}/contributor/{contributor_slug}',
    'ContributorUpdateRequest.only-fields',
    'fields is the only member of the body',
    {
      kind: 'only-properties',
      at: request('updateContributor'),
      names: ['fields'],
    },
  ),
  fact(
    'PUT {base_url}/contributor/{contributor_slug}',
    'ContributorUpdateRequest.string',
    'A field slug may map to a string',
    {
      kind: 'accepts',
      at: request('updateContributor'),
      value: { fields: { AbcdEfgh: 'Author' } },
    },
  ),
  fact(
    'PUT {base_url}/contributor/{contributor_slug}',
    'ContributorUpdateRequest.boolean',
    'A field slug may map to a boolean',
    {
      kind: 'accepts',
      at: request('updateContributor'),
      value: { fields: { AbcdEfgh: true, HgfeDcba: 'Author' } },
    },
  ),
  fact(
    'PUT {base_url}/contributor/{contributor_slug}',
    'ContributorUpdateRequest.keys',
    'The keys are field slugs, so another key is refused',
    {
      kind: 'rejects',
      at: request('updateContributor'),
      value: { fields: { role: 'Author' } },
    },
  ),
  fact(
    'PUT {base_url}/contributor/{contributor_slug}',
    'ContributorUpdateRequest.not-a-list',
    'fields is an object, not a list',
    {
      kind: 'rejects',
      at: request('updateContributor'),
      value: { fields: ['Author'] },
    },
  ),
  says(
    'PUT {base_url}/contributor/{contributor_slug}',
    'ContributorUpdateRequest.meaning',
    'fields maps a field slug to the new value',
    [schema('ContributorUpdateRequest', 'fields'), schema('ContributorUpdateRequest')],
    'New values by field slug, such as a string or a boolean.',
  ),
];

/** Resources named as having unknown fields, with the tag of their resource group where there is one. */
const UNKNOWN_RESOURCES: readonly (readonly [name: string, tag: string | undefined])[] = [
  ['account', 'Account'],
  ['action task', 'Action tasks'],
  ['allocation', 'Allocations'],
  ['application', 'Applications'],
  ['assignment', 'Assignments'],
  ['attachment', 'Attachments'],
  ['category', 'Categories'],
  ['chapter', 'Chapters'],
  ['document', 'Documents'],
  ['field', 'Fields'],
  ['file', 'Files'],
  ['form', 'Forms'],
  ['grant report', 'Grant reports'],
  ['leaderboard', 'Leaderboard'],
  ['round', 'Rounds'],
  ['score set', 'Score sets'],
  ['season', 'Seasons'],
  ['tax', 'Taxes'],
  ['user', 'Users'],
  ['payment method', undefined],
];

const gapFacts: Fact[] = [
  fact('Gaps in resource knowledge', 'GrantStatus.no-fields', 'No field of grant_status is known', {
    kind: 'only-properties',
    at: schema('AllocationPayment', 'grant_status'),
    names: [],
  }),
  fact('Gaps in resource knowledge', 'GrantStatus.open', 'A grant_status may have any fields', {
    kind: 'accepts',
    at: schema('AllocationPayment', 'grant_status'),
    value: { any: 'thing' },
  }),
  fact('Gaps in resource knowledge', 'GrantStatus.gap', 'The unknown fields of grant_status are marked', {
    kind: 'gap-at',
    id: 'GAP-009',
    places: [schema('AllocationPayment', 'grant_status'), schema('GrantStatus')],
  }),
  fact(
    'Gaps in resource knowledge',
    'Webhook.fields.items',
    'Nothing is said about an item of the webhook fields',
    {
      kind: 'unconstrained',
      at: schema('Webhook', 'fields[]'),
    },
  ),
  fact('Gaps in resource knowledge', 'Webhook.fields.gap', 'The unknown item shape is marked', {
    kind: 'gap-at',
    id: 'GAP-010',
    places: [schema('Webhook', 'fields')],
  }),
  fact('Gaps in resource knowledge', 'Webhook.form.no-fields', 'No field of the webhook form is known', {
    kind: 'only-properties',
    at: schema('Webhook', 'form'),
    names: [],
  }),
  fact('Gaps in resource knowledge', 'Webhook.form.gap', 'The unknown shape of the webhook form is marked', {
    kind: 'gap-at',
    id: 'GAP-011',
    places: [schema('Webhook', 'form')],
  }),
  ...UNKNOWN_RESOURCES.map(([name]) =>
    fact(
      'Gaps in resource knowledge',
      `unknown.${name}.subject`,
      `The fields of ${name} are not shown, and the register says so`,
      {
        kind: 'gap-subject',
        id: 'GAP-012',
        words: new RegExp(name.replace(/y$/, '(y|ies)').replace(' ', '[ _-]?'), 'i'),
      },
    ),
  ),
  ...UNKNOWN_RESOURCES.flatMap(([name, group]) =>
    group === undefined
      ? []
      : [
          fact(
            'Gaps in resource knowledge',
            `unknown.${name}.tag`,
            `The resource group of ${name} says that its fields are not shown`,
            {
              kind: 'gap-at',
              id: 'GAP-012',
              places: [tag(group)],
            },
          ),
        ],
  ),
  fact(
    'Gaps in resource knowledge',
    'payment_method.gap',
    'Fields of a payment method beyond its reference are not shown',
    { kind: 'gap-subject', id: 'GAP-012', words: /payment method/ },
  ),
];

/** Facts about resources other than Tab and Allocation payment. */
export const resourceFacts: readonly Fact[] = [
  ...contributorFacts,
  ...contributorFieldFacts,
  ...fundFacts,
  ...webhookFacts,
  ...recusalFacts,
  ...updateFacts,
  ...gapFacts,
];
