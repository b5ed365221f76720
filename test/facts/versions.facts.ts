/** Facts of the section about versioning. */
import type { Heading } from './headings.ts';
import { JSON_TYPE, XML_TYPE } from './names.ts';
import { anywhere, operation, schema, tag } from './places.ts';
import type { Place } from './places.ts';
import { fact, says } from './rows.ts';
import type { Fact } from './rows.ts';

type Change = readonly [id: string, text: string, ...words: RegExp[]];
interface Entry {
  readonly heading: Heading;
  readonly version: string;
  readonly breaking: boolean;
  readonly changes: readonly Change[];
}

const HISTORY: readonly Entry[] = [
  {
    heading: 'Versioning',
    version: '2.0',
    breaking: false,
    changes: [['webhooks', 'webhooks added', /webhooks? added|added? webhooks?/i]],
  },
  {
    heading: 'Versioning',
    version: '2.1',
    breaking: true,
    changes: [
      ['attachments', 'attachment endpoints added', /attachment/i, /endpoints?|operations?/i],
      ['filename', 'name changed to filename', /name/, /filename/],
      [
        'filename.responses',
        'in attachment, category and application responses',
        /attachment/i,
        /category/i,
        /application/i,
        /responses/i,
      ],
      ['filename.uploads', 'and in upload requests', /upload requests/i],
      ['filename.application-file', 'of an application file', /application file/i],
      ['filename.application-attachment', 'of an application attachment', /application attachment/i],
      ['filename.chapter-file', 'of a chapter file', /chapter file/i],
      ['filename.user-file', 'of a user file', /user file/i],
      ['file', 'filename, token, download and link grouped under file', /token/, /download/, /link/, /file/],
      [
        'file.where',
        'in the upload-attachment and get-application responses',
        /upload[- ]attachment/i,
        /get[- ]application/i,
      ],
    ],
  },
  {
    heading: 'Versioning',
    version: '2.1',
    breaking: false,
    changes: [
      ['list-fields', 'list fields added', /list fields/i],
      [
        'form-slug',
        'form slug added to category, application and field operations',
        /form slug/i,
        /category/i,
        /application/i,
        /\bfield/i,
      ],
      ['grant-status', 'grant status added to applications', /grant status/i, /applications/i],
      ['grant_end_date', 'grant_end_date added to applications', /grant_end_date/],
      ['grant-status-endpoints', 'grant status endpoints added', /grant status/i, /endpoints?|operations?/i],
      ['payments', 'allocation payment endpoints added', /allocation payment/i, /endpoints?|operations?/i],
      ['payment-events', 'payment events added', /payment events/i],
      ['forms', 'forms endpoints added', /forms/i, /endpoints/i],
      ['contributors', 'contributors endpoints added', /contributors/i],
      ['documents', 'documents endpoints added', /documents/i],
      ['failed_permanently', 'failed_permanently payment status added', /failed_permanently/],
    ],
  },
  {
    heading: 'Versioning',
    version: '2.2',
    breaking: true,
    changes: [
      [
        'form-fields',
        'form fields in responses are objects with slug, name, link',
        /form fields/i,
        /objects/i,
        /slug/,
      ],
      [
        'translations',
        'name and description fields are translation objects',
        /description/,
        /translation objects/i,
      ],
      ['language', 'for the requested language', /requested language/i],
      ['managers', 'chapter managers is an array of objects', /chapter/i, /managers/, /array/i],
      ['managers.members', 'with slug, first_name, last_name, link', /first_name/, /last_name/],
      [
        'consistency',
        'consistency improved for checkbox, date and datetime fields',
        /consisten/i,
        /checkbox/i,
        /datetime/i,
      ],
    ],
  },
  {
    heading: 'Versioning',
    version: '2.2',
    breaking: false,
    changes: [
      ['score-set', 'score set name returns translations', /score set/i, /translations/i],
      [
        'custom_deadline',
        'custom_deadline added to application operations',
        /custom_deadline/,
        /application/i,
      ],
      ['account', 'get account added', /get account/i],
      ['rounds', 'list rounds and get round added', /list rounds/i, /get round/i],
      ['url-filter', 'URL filter added for webhooks', /URL filter/i, /webhooks?/i],
      ['signed_key', 'signed_key added for webhooks', /signed_key/],
    ],
  },
  {
    heading: 'Versioning',
    version: '2.3',
    breaking: true,
    changes: [
      ['contributors', 'contributor responses return contributors as an object', /contributor/i, /object/i],
      [
        'contributors.members',
        'with slug, tab and contributor field objects',
        /slug/,
        /tab/,
        /contributor field/i,
      ],
      ['attachments', 'attachment responses return a tab object', /attachment responses/i, /tab/],
    ],
  },
  {
    heading: 'Versioning',
    version: '2.3',
    breaking: false,
    changes: [
      ['assignments', 'assignments GET comment payload fixed', /assignments?/i, /comment/i, /fixed/i],
      [
        'real-time',
        'real-time application endpoints added',
        /real-time application/i,
        /endpoints?|operations?/i,
      ],
      ['action-tasks', 'action task list and get added', /action task/i, /list/i, /\bget\b/i],
      ['action-task', 'create is POST /action-task', /POST \/action-task/],
      ['items_array', 'items_array added to order list and get', /items_array/, /order/i],
      [
        'zulu',
        'application, user and contributor dates in ISO 8601 Zulu form',
        /application/i,
        /user/i,
        /contributor/i,
        /ISO 8601/,
        /Zulu/i,
      ],
      ['zulu.both', 'accepted and returned', /accept/i, /return/i],
      ['payment-dates', 'date_due and date_paid accept and return Zulu form', /date_due/, /date_paid/],
      [
        'reference',
        'reference returns null instead of an empty string when not provided',
        /reference/,
        /null/,
        /empty string/i,
      ],
    ],
  },
];

const selection: Fact[] = [
  fact('Versioning', 'version.media-types', 'Version 2.3 is selected with one of two media types', {
    kind: 'response-media-types',
    operationId: 'getFund',
    mediaTypes: [JSON_TYPE, XML_TYPE],
  }),
  says(
    'Versioning',
    'version.accept',
    'The version is selected with the Accept media type',
    anywhere,
    '- Every request needs an `Accept` header: `application/vnd.service.v2.3+json` or `application/vnd.service.v2.3+xml`.',
    'It selects JSON or XML for the response, and the version of the interface.',
  ),
  fact('Versioning', 'version.current', 'The current version is 2.3', {
    kind: 'info-version',
    words: /^2\.3(\.|$)/,
  }),
  fact('Versioning', 'version.no-parameter', 'The version is not a parameter', {
    kind: 'no-parameter',
    operationId: '*',
    name: 'version',
  }),
  fact(
    'Versioning',
    'version.releases',
    'Releases 2.0, 2.1, 2.2 and 2.3 are described, three of them with breaking changes',
    {
      kind: 'changelog-set',
      entries: ['2.0', '2.1!', '2.1', '2.2!', '2.2', '2.3!', '2.3'],
    },
  ),
  fact('Versioning', 'version.dates', 'Dates of releases are not shown', { kind: 'changelog-undated' }),
  fact('Versioning', 'version.dates.gap', 'The unknown dates are marked', {
    kind: 'gap-named',
    id: 'GAP-028',
  }),
];

const history: Fact[] = HISTORY.flatMap(({ heading, version, breaking, changes }) =>
  changes.map(([id, text, ...words]) =>
    fact(heading, `history.${version}${breaking ? '!' : ''}.${id}`, `${version}: ${text}`, {
      kind: 'changelog',
      version,
      breaking,
      words,
    }),
  ),
);

const unplaced = (operationId: string): Place => ({ in: 'unplaced', operationId });

type Since = readonly [heading: Heading, version: string, name: string, ...places: Place[]];

const SINCE: readonly Since[] = [
  ['Versioning', '2.0', 'webhooks', operation('getWebhook'), tag('Webhooks')],
  ['Versioning', '2.1', 'attachments', unplaced('getAttachment'), tag('Attachments')],
  ['Versioning', '2.1', 'list payments', operation('listAllocationPayments'), tag('Allocation payments')],
  ['Versioning', '2.1', 'get payment', operation('getAllocationPayment'), tag('Allocation payments')],
  ['Versioning', '2.1', 'create payment', operation('createAllocationPayment'), tag('Allocation payments')],
  ['Versioning', '2.1', 'list fields', operation('listFields'), tag('Fields')],
  ['Versioning', '2.1', 'update contributor', operation('updateContributor'), tag('Contributors')],
  ['Versioning', '2.1', 'forms', unplaced('listForms'), tag('Forms')],
  ['Versioning', '2.1', 'documents', unplaced('listDocuments'), tag('Documents')],
  ['Versioning', '2.1', 'grant statuses', unplaced('listGrantStatuses'), tag('Grant statuses')],
  ['Versioning', '2.2', 'get account', operation('getAccount'), tag('Account')],
  ['Versioning', '2.2', 'list rounds', unplaced('listRounds'), tag('Rounds')],
  ['Versioning', '2.2', 'get round', unplaced('getRound'), tag('Rounds')],
  ['Versioning', '2.3', 'real-time updates', unplaced('updateApplicationRealTime'), tag('Applications')],
  ['Versioning', '2.3', 'list action tasks', unplaced('listActionTasks'), tag('Action tasks')],
  ['Versioning', '2.3', 'create action task', operation('createActionTask'), tag('Action tasks')],
  ['Versioning', '2.3', 'null reference', schema('AllocationPayment', 'reference')],
];

const since: Fact[] = SINCE.map(([heading, version, name, ...places]) =>
  fact(heading, `since.${name}`, `${name}: since ${version}`, { kind: 'since', places, version }),
);

const consequences: Fact[] = [
  ...['date_due', 'date_paid'].map((name) =>
    fact('Versioning', `version.${name}.zulu`, `${name} is in ISO 8601 Zulu form`, {
      kind: 'format',
      at: schema('AllocationPayment', name),
      formats: ['date-time'],
    }),
  ),
  fact('Versioning', 'version.reference.null', 'reference is null when not provided', {
    kind: 'accepts',
    at: schema('AllocationPayment', 'reference'),
    value: null,
  }),
  fact('Versioning', 'version.action-task', 'Creating an action task is POST /action-task', {
    kind: 'operation',
    operationId: 'createActionTask',
    method: 'post',
    path: '/action-task',
  }),
  fact(
    'Versioning',
    'version.no-signed_key',
    'signed_key of the history is not a field of the current webhook',
    {
      kind: 'no-property',
      at: schema('Webhook'),
      name: 'signed_key',
    },
  ),
];

/** Facts about versions. */
export const versionFacts: readonly Fact[] = [...selection, ...history, ...since, ...consequences];
