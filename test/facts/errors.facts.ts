/** Facts of the section about errors. */
import type { Heading } from './headings.ts';
import { ALL, JSON_TYPE, PUTS, WITH_SLUG, WRITING, XML_TYPE } from './names.ts';
import { anywhere, response, schema } from './places.ts';
import type { Place } from './places.ts';
import { fact, field, says, valueFacts } from './rows.ts';
import type { Fact } from './rows.ts';

const LIST = 'listAllocationPayments';
const envelope = schema('ErrorEnvelope');
const validation = schema('ValidationErrorEnvelope');
const maintenance = schema('MaintenanceStatus');
const condition = (id: string): Place => ({ in: 'condition', id });

const COMPONENTS: readonly (readonly [status: string, component: string])[] = [
  ['400', 'BadRequest'],
  ['401', 'Unauthorized'],
  ['403', 'Forbidden'],
  ['404', 'NotFound'],
  ['422', 'UnprocessableContent'],
  ['429', 'TooManyRequests'],
  ['503', 'ServiceUnavailable'],
];

const envelopes: Fact[] = [
  ...valueFacts('Errors', envelope, 'object'),
  ...valueFacts('Errors', validation, 'object'),
  ...valueFacts('Errors', maintenance, 'object'),
  ...ALL.flatMap((operationId) =>
    ['400', '401', '403', '429'].map((status) =>
      fact(
        'Errors',
        `${operationId}.${status}.envelope`,
        `The ${status} of ${operationId} has the error envelope`,
        {
          kind: 'response-schema',
          operationId,
          status,
          component: 'ErrorEnvelope',
        },
      ),
    ),
  ),
  ...WITH_SLUG.map((operationId) =>
    fact('Errors', `${operationId}.404.envelope`, `The 404 of ${operationId} has the error envelope`, {
      kind: 'response-schema',
      operationId,
      status: '404',
      component: 'ErrorEnvelope',
    }),
  ),
  says(
    'Errors',
    'error.accept',
    'Every error response is JSON or XML according to Accept',
    anywhere,
    'Every error except 503 has the body `ErrorEnvelope`, in JSON or XML according to your `Accept` header',
  ),
  fact('Errors', 'error.media-types', 'Error responses have the two media types of the version', {
    kind: 'response-media-types',
    operationId: 'recuseReviewer',
    mediaTypes: [JSON_TYPE, XML_TYPE],
  }),
  ...field('Errors', envelope, 'message', 'string'),
  ...field('Errors', validation, 'message', 'string'),
  ...field('Errors', envelope, 'status_code', 'integer', { accepts: [400, 599], rejects: [399, 600, '404'] }),
  ...field('Errors', validation, 'status_code', 'integer'),
  says(
    'Errors',
    'error.status_code.words',
    'status_code is the HTTP status, 400 to 599',
    schema('ErrorEnvelope', 'status_code'),
    'HTTP status of the response, from 400 to 599.',
  ),
  fact('Errors', 'error.status_code.minimum', 'status_code is at least 400', {
    kind: 'keyword',
    at: schema('ErrorEnvelope', 'status_code'),
    type: 'integer',
    keyword: 'minimum',
    value: 400,
  }),
  fact('Errors', 'error.status_code.maximum', 'status_code is at most 599', {
    kind: 'keyword',
    at: schema('ErrorEnvelope', 'status_code'),
    type: 'integer',
    keyword: 'maximum',
    value: 599,
  }),
  says(
    'Errors',
    'error.status_code.http',
    'status_code equals the HTTP status',
    schema('ErrorEnvelope', 'status_code'),
    'HTTP status of the response, from 400 to 599.',
  ),
  ...field('Errors', validation, 'errors', 'object'),
  ...PUTS.flatMap((operationId) => [
    fact('Errors', `${operationId}.422.errors`, `The 422 of ${operationId} carries errors`, {
      kind: 'required',
      at: response(operationId, '422'),
      name: 'errors',
      required: true,
    }),
    ...['400', '401', '403', '404', '429'].map((status) =>
      fact(
        'Errors',
        `${operationId}.${status}.no-errors`,
        `The ${status} of ${operationId} does not carry errors`,
        {
          kind: 'no-property',
          at: response(operationId, status),
          name: 'errors',
        },
      ),
    ),
  ]),
  fact('Errors', 'error.errors.not-required', 'An envelope without errors is complete', {
    kind: 'accepts',
    at: envelope,
    value: { message: 'Not found', status_code: 404 },
  }),
  fact('Errors', 'error.errors.needed', 'With 422 errors is present', {
    kind: 'rejects',
    at: validation,
    value: { message: 'Invalid', status_code: 422 },
  }),
  fact('Errors', 'error.fields-of-table', 'The envelope of other errors has message and status_code', {
    kind: 'only-properties',
    at: envelope,
    names: ['message', 'status_code'],
  }),
  fact(
    'Errors',
    'error.validation.fields-of-table',
    'The envelope of a 422 has message, status_code and errors',
    {
      kind: 'only-properties',
      at: validation,
      names: ['message', 'status_code', 'errors'],
    },
  ),
];

const maintenanceFacts: Fact[] = [
  ...ALL.map((operationId) =>
    fact('Errors', `${operationId}.503.body`, `The 503 of ${operationId} has the body {status}`, {
      kind: 'response-schema',
      operationId,
      status: '503',
      component: 'MaintenanceStatus',
    }),
  ),
  ...field('Errors', maintenance, 'status', 'string'),
  fact('Errors', 'maintenance.only-status', 'The body of a 503 has no other field', {
    kind: 'only-properties',
    at: maintenance,
    names: ['status'],
  }),
  fact('Errors', 'maintenance.text', 'The text is Maintenance in progress', {
    kind: 'names-value',
    at: schema('MaintenanceStatus', 'status'),
    value: 'Maintenance in progress',
  }),
  fact('Errors', 'maintenance.text.open', 'The text is a sample and no constant', {
    kind: 'not-closed',
    at: schema('MaintenanceStatus', 'status'),
  }),
  fact('Errors', 'maintenance.no-envelope', 'The body of a 503 is complete without message and status_code', {
    kind: 'accepts',
    at: maintenance,
    value: { status: 'Maintenance in progress' },
  }),
];

type ConditionRow = readonly [heading: Heading, id: string, status: number, operations: readonly string[]];

const CONDITIONS: readonly ConditionRow[] = [
  ['Errors', 'invalid-accept', 400, ALL],
  ['Errors', 'unsupported-language', 400, ALL],
  ['Errors', 'empty-body', 400, WRITING],
  ['Errors', 'invalid-json', 400, WRITING],
  ['Errors', 'invalid-slug', 400, WITH_SLUG],
  ['Errors', 'per-page-out-of-range', 400, [LIST]],
  ['Errors', 'invalid-sort-direction', 400, [LIST]],
  ['Errors', 'missing-api-key', 401, ALL],
  ['Errors', 'unknown-api-key', 403, ALL],
  ['Errors', 'wrong-account-key', 403, ALL],
  ['Errors', 'suspended-account', 403, ALL],
  ['Errors', 'api-feature-disabled', 403, ALL],
  ['Errors', 'read-only-key', 403, WRITING],
  ['Errors', 'not-found', 404, WITH_SLUG],
  ['Errors', 'validation-failed', 422, PUTS],
  ['Errors', 'rate-limited', 429, ALL],
  ['Errors', 'maintenance', 503, ALL],
];

const conditions: Fact[] = [
  fact('Errors', 'conditions', 'The table of conditions has these rows and no others', {
    kind: 'condition-order',
    ids: CONDITIONS.map(([, id]) => id),
  }),
  ...CONDITIONS.flatMap(([heading, id, status, operations]) => [
    fact(heading, `condition.${id}`, `The condition ${id} gives ${status}, on these operations only`, {
      kind: 'condition',
      id,
      status,
      operations,
    }),
    says(heading, `condition.${id}.when`, `The condition ${id} says when it holds`, condition(id)),
  ]),
  ...COMPONENTS.map(([status, name]) =>
    says('Errors', `response.${name}`, `The ${status} response is described`, {
      in: 'response-component',
      name,
    }),
  ),
];

const negatives: Fact[] = [
  ...ALL.filter((id) => !WITH_SLUG.includes(id)).map((operationId) =>
    fact('Errors', `${operationId}.no-404`, `${operationId} names no single record, so it has no 404`, {
      kind: 'no-response-status',
      operationId,
      status: '404',
    }),
  ),
  ...ALL.filter((id) => !PUTS.includes(id)).map((operationId) =>
    fact('Errors', `${operationId}.no-422`, `422 is for PUT operations, so ${operationId} has none`, {
      kind: 'no-response-status',
      operationId,
      status: '422',
    }),
  ),
  ...PUTS.map((operationId) =>
    fact('Errors', `${operationId}.422.envelope`, `The 422 of ${operationId} has the envelope with errors`, {
      kind: 'response-schema',
      operationId,
      status: '422',
      component: 'ValidationErrorEnvelope',
    }),
  ),
  ...['405', '406', '409', '413', '415', '500', '502', '504', 'default', '4XX', '5XX'].map((status) =>
    fact('Errors', `no-${status}`, `The table of statuses has no ${status}`, {
      kind: 'no-response-status',
      operationId: 'updateContributor',
      status,
    }),
  ),
];

const gaps: Fact[] = [
  fact('Errors', 'errors.gap', 'The unknown structure of errors is marked', {
    kind: 'gap-at',
    id: 'GAP-024',
    places: [schema('ValidationErrorEnvelope', 'errors')],
  }),
  fact('Errors', 'errors.no-fields', 'No member of errors is known', {
    kind: 'only-properties',
    at: schema('ValidationErrorEnvelope', 'errors'),
    names: [],
  }),
  fact('Errors', 'errors.open', 'errors may have any members', {
    kind: 'accepts',
    at: schema('ValidationErrorEnvelope', 'errors'),
    value: { reviewer: ['unknown'], score_set: { any: 1 }, other: 'text' },
  }),
  fact('Errors', 'retry-after.gap', 'It is not shown which responses carry Retry-After, and this is marked', {
    kind: 'gap-at',
    id: 'GAP-025',
    places: [
      { in: 'header', name: 'Retry-After' },
      { in: 'response-component', name: 'TooManyRequests' },
    ],
  }),
  ...['429', '503'].map((status) =>
    fact('Errors', `retry-after.${status}`, `Retry-After may come with ${status}: it is offered there`, {
      kind: 'response-header',
      operationId: 'getFund',
      status,
      header: 'Retry-After',
    }),
  ),
  fact('Errors', 'retry-after.optional', 'No response promises Retry-After', {
    kind: 'header-never-required',
    header: 'Retry-After',
  }),
  fact('Errors', 'retry-after.elsewhere', 'Retry-After is offered with 429 and 503 at most', {
    kind: 'no-response-header',
    operationId: '*',
    header: 'Retry-After',
    except: ALL.flatMap((operationId) => [`${operationId} 429`, `${operationId} 503`]),
  }),
];

/** Facts about errors. */
export const errorFacts: readonly Fact[] = [
  ...envelopes,
  ...maintenanceFacts,
  ...conditions,
  ...negatives,
  ...gaps,
];
