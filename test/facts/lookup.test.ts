/** Tests of the look-ups and of every kind of expectation, on small documents. */
import { describe, expect, test } from 'vitest';
import { check, isSaid } from './expectations.ts';
import type { Expectation, ExpectationData, Kind } from './expectations.ts';
import {
  componentsOf,
  deref,
  examplesOf,
  isClosed,
  isOpenObject,
  isRequired,
  itemsOf,
  keywordPerAlternative,
  knownValues,
  operationOf,
  operationsOf,
  parametersOf,
  propertyNames,
  propertyOf,
  reachable,
  resolvePointer,
  textsOfSchema,
  typesOf,
  walk,
} from './lookup.ts';
import type { Json, JsonObject, Schema } from './lookup.ts';
import {
  anywhere,
  operation,
  query,
  request,
  requestHeader,
  response,
  schema,
  tag,
  unnamed,
} from './places.ts';

const SLUG = '^[A-Za-z]{8}$';
const JSON_TYPE = 'application/json';

/** A small document with one of everything. */
const sample: JsonObject = {
  info: {
    title: 'Small',
    version: '2.3',
    description: 'Not everything is shown.\n\n## Later\n\nMore words.',
    'x-changelog': [
      { version: '1.0', breaking: false, changes: ['things added'] },
      { version: '1.1', breaking: true, changes: ['name changed to title'] },
    ],
  },
  servers: [
    { url: 'https://us.invalid', description: 'US' },
    { url: 'https://eu.invalid', description: 'EU' },
  ],
  security: [{ ApiKey: [] }],
  tags: [{ name: 'Things', description: 'Big things.', 'x-gap': ['GAP-001'] }, { name: 'Others' }],
  paths: {
    '/things/{slug}': {
      parameters: [
        { name: 'slug', in: 'path', required: true, schema: { $ref: '#/components/schemas/Slug' } },
      ],
      get: {
        operationId: 'getThing',
        tags: ['Things'],
        description: 'Returns one thing.',
        'x-since': '1.1',
        parameters: [
          { $ref: '#/components/parameters/Language' },
          { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, default: 1 } },
        ],
        'x-unnamed-parameters': [
          {
            role: 'order',
            in: 'query',
            'x-gap': ['GAP-001'],
            schema: { $ref: '#/components/schemas/Order' },
          },
        ],
        responses: {
          '200': {
            description: 'A thing',
            headers: { ETag: { $ref: '#/components/headers/ETag' } },
            content: { [JSON_TYPE]: { schema: { $ref: '#/components/schemas/Thing' } } },
          },
          '404': { $ref: '#/components/responses/NotFound' },
        },
      },
      put: {
        operationId: 'putThing',
        tags: ['Things'],
        requestBody: {
          required: true,
          content: { [JSON_TYPE]: { schema: { $ref: '#/components/schemas/Thing' } } },
        },
        responses: {
          '2XX': {
            description: 'Done',
            'x-gap': ['GAP-001'],
            content: { [JSON_TYPE]: { 'x-gap': ['GAP-002'], schema: {} } },
          },
        },
      },
    },
  },
  webhooks: { delivery: { post: { operationId: 'delivery', security: [], responses: {} } } },
  components: {
    securitySchemes: { ApiKey: { type: 'apiKey', in: 'header', name: 'X-Key' } },
    parameters: {
      Language: {
        name: 'x-language',
        in: 'header',
        schema: { type: 'array', items: { enum: ['en', 'fr'] } },
      },
    },
    headers: { ETag: { description: 'The entity tag', schema: { type: 'string' } } },
    responses: {
      NotFound: {
        description: 'No such thing',
        headers: { 'Retry-After': { schema: { type: 'integer' } } },
        content: { [JSON_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
    schemas: {
      Slug: { type: 'string', pattern: SLUG },
      Moment: { type: 'string', format: 'date-time', pattern: 'Z$' },
      Known: { enum: ['a', 'b'] },
      Order: { anyOf: [{ $ref: '#/components/schemas/Known' }, { type: 'string' }] },
      Unused: { type: 'string', enum: ['x'] },
      Problem: { type: 'object', required: ['message'], properties: { message: { type: 'string' } } },
      Thing: {
        type: 'object',
        description: 'A thing of some kind',
        additionalProperties: false,
        required: ['slug', 'kind'],
        properties: {
          slug: { $ref: '#/components/schemas/Slug' },
          kind: { type: 'string', enum: ['big', 'small'], description: 'Big things come first' },
          made: { $ref: '#/components/schemas/Moment' },
          size: { type: ['integer', 'null'], maximum: 9 },
          note: {
            type: 'string',
            examples: ['Hello'],
            'x-gap': ['GAP-001'],
            'x-amb': ['AMB-01'],
            'x-since': '1.0',
          },
          extra: {},
        },
      },
    },
  },
  'x-unplaced': {
    operations: [
      { operationId: 'moveThing', 'x-gap': ['GAP-001'], requestBody: { $ref: '#/components/schemas/Thing' } },
    ],
  },
  'x-conditions': [
    { id: 'missing', status: 404, when: 'There is no thing', operations: ['getThing'] },
    { id: 'other', status: 400, when: 'Other', operations: [] },
  ],
  'x-gap-register': [
    {
      id: 'GAP-001',
      slug: 'gone',
      origin: 'stated',
      statement: 'The size is not shown',
      subjects: ['thing'],
    },
  ],
  'x-ambiguities': [{ id: 'AMB-01', ambiguity: 'Which note?', assumption: 'We assume any.' }],
};

/** A copy of the sample with the value at a path replaced; undefined removes it. */
function changed(path: readonly string[], value: Json | undefined, node: JsonObject = sample): JsonObject {
  const [key = '', ...rest] = path;
  if (rest.length === 0) return { ...node, [key]: value };
  const child = node[key];
  if (Array.isArray(child)) {
    const [index = '', ...inner] = rest;
    const list = (child as readonly Json[]).map((item, i) =>
      String(i) !== index
        ? item
        : inner.length === 0
          ? (value ?? null)
          : changed(inner, value, item as JsonObject),
    );
    return { ...node, [key]: list };
  }
  return { ...node, [key]: changed(rest, value, (child ?? {}) as JsonObject) };
}

const thing = (path?: string) => schema('Thing', path);
const PROPERTIES = ['components', 'schemas', 'Thing', 'properties'];
const GET = ['paths', '/things/{slug}', 'get'];

interface Case<K extends Kind> {
  /** Data that holds for the sample. */
  readonly holds: readonly ExpectationData[K][];
  /** Data that must fail for the sample. */
  readonly fails: readonly ExpectationData[K][];
  /** Documents for which the first data that holds must fail. */
  readonly spoilt?: readonly JsonObject[];
}

const cases: { readonly [K in Kind]: Case<K> } = {
  property: {
    holds: [{ at: thing(), name: 'slug' }],
    fails: [
      { at: thing(), name: 'weight' },
      { at: schema('Nothing'), name: 'slug' },
    ],
  },
  'no-property': {
    holds: [{ at: thing(), name: 'weight' }],
    fails: [
      { at: thing(), name: 'slug' },
      { at: schema('Nothing'), name: 'weight' },
    ],
  },
  required: {
    holds: [
      { at: thing(), name: 'slug', required: true },
      { at: thing(), name: 'size', required: false },
    ],
    fails: [
      { at: thing(), name: 'size', required: true },
      { at: thing(), name: 'slug', required: false },
    ],
  },
  'only-properties': {
    holds: [
      { at: schema('Problem'), names: ['message'] },
      { at: thing('extra'), names: [] },
    ],
    fails: [
      { at: schema('Problem'), names: [] },
      { at: schema('Problem'), names: ['message', 'more'] },
    ],
  },
  types: {
    holds: [
      { at: thing('size'), types: ['integer', 'null'] },
      { at: thing('extra'), types: ['any'] },
    ],
    fails: [
      { at: thing('size'), types: ['integer'] },
      { at: thing('size'), types: ['number', 'null'] },
      { at: thing('extra'), types: ['string'] },
    ],
  },
  format: {
    holds: [{ at: thing('made'), formats: ['date-time', 'date'] }],
    fails: [
      { at: thing('made'), formats: ['date'] },
      { at: thing('slug'), formats: ['date-time'] },
    ],
  },
  pattern: {
    holds: [{ at: thing('slug'), pattern: SLUG }],
    fails: [
      { at: thing('slug'), pattern: '^[a-z]{8}$' },
      { at: thing('note'), pattern: SLUG },
    ],
  },
  'enum-exact': {
    holds: [
      { at: thing('kind'), values: ['small', 'big'], closed: true },
      { at: schema('Order'), values: ['a', 'b'], closed: false },
    ],
    fails: [
      { at: thing('kind'), values: ['big'] },
      { at: thing('kind'), values: ['big', 'small', 'other'] },
      { at: thing('kind'), values: ['big', 'small'], closed: false },
      { at: schema('Order'), values: ['a', 'b'], closed: true },
    ],
  },
  'enum-has': {
    holds: [
      { at: requestHeader('getThing', 'X-Language'), value: 'fr' },
      { at: schema('Order'), value: 'a' },
    ],
    fails: [{ at: requestHeader('getThing', 'x-language'), value: 'de' }],
  },
  'enum-lacks': {
    holds: [{ at: schema('Known'), value: 'c' }],
    fails: [
      { at: schema('Known'), value: 'a' },
      { at: schema('Nothing'), value: 'a' },
    ],
  },
  'enum-count': {
    holds: [{ at: requestHeader('getThing', 'x-language'), count: 2 }],
    fails: [{ at: requestHeader('getThing', 'x-language'), count: 3 }],
  },
  'not-closed': { holds: [{ at: schema('Order') }], fails: [{ at: thing('kind') }] },
  'open-object': { holds: [{ at: schema('Problem') }], fails: [{ at: thing() }] },
  unconstrained: {
    holds: [{ at: thing('extra') }, { at: response('putThing', '2XX') }],
    fails: [{ at: thing('note') }, { at: schema('Problem') }],
    spoilt: [changed([...PROPERTIES, 'extra'], { properties: { a: {} } })],
  },
  component: {
    holds: [{ at: thing('slug'), component: 'Slug' }],
    fails: [{ at: thing('note'), component: 'Slug' }],
  },
  keyword: {
    holds: [
      { at: query('getThing', 'page'), type: 'integer', keyword: 'minimum', value: 1 },
      { at: query('getThing', 'page'), type: 'integer', keyword: 'maximum', value: undefined },
      { at: thing('size'), type: 'integer', keyword: 'maximum', value: 9 },
    ],
    fails: [
      { at: query('getThing', 'page'), type: 'integer', keyword: 'minimum', value: 0 },
      { at: query('getThing', 'page'), type: 'integer', keyword: 'minimum', value: undefined },
      { at: query('getThing', 'page'), type: 'integer', keyword: 'maximum', value: 9 },
      { at: query('getThing', 'page'), type: 'string', keyword: 'maximum', value: undefined },
    ],
  },
  accepts: {
    holds: [
      { at: thing('size'), value: null },
      { at: thing(), value: { slug: 'AbcdEfgh', kind: 'big' } },
      { at: thing('made'), value: '2024-01-31T12:00:00Z' },
    ],
    fails: [
      { at: thing('slug'), value: 'short' },
      { at: thing(), value: { slug: 'AbcdEfgh' } },
    ],
  },
  rejects: {
    holds: [
      { at: thing('slug'), value: 'short' },
      { at: thing('made'), value: '2024-01-31T12:00:00+02:00' },
      { at: thing('made'), value: 'yesterdayZ' },
    ],
    fails: [
      { at: thing('size'), value: 3 },
      { at: schema('Nothing'), value: 3 },
    ],
  },
  'names-value': {
    holds: [
      { at: thing('note'), value: 'Hello' },
      { at: thing('kind'), value: 'big' },
      { at: thing('kind'), value: 'come first' },
    ],
    fails: [{ at: thing('note'), value: 'Goodbye' }],
  },
  prose: {
    holds: [
      { places: [thing('kind')], sentences: ['Big things come first'] },
      { places: [thing('note'), thing('kind')], sentences: ['Big  things\ncome first'] },
      { places: [{ in: 'response-component', name: 'NotFound' }], sentences: ['No such thing'] },
    ],
    fails: [
      { places: [thing('kind')], sentences: ['Big things come last'] },
      { places: [thing('kind')], sentences: ['Big things come first', 'Small ones never'] },
      { places: [thing('weight')], sentences: ['A weight'] },
      { places: [thing('kind')], sentences: [] },
    ],
  },
  'not-said': { holds: [{ words: /sha-256/i }], fails: [{ words: /come first/ }] },
  unattached: {
    holds: [{ schema: 'Unused' }],
    fails: [{ schema: 'Slug' }, { schema: 'Problem' }, { schema: 'Nothing' }],
  },
  'keyword-nowhere': {
    holds: [{ keyword: 'xml' }, { keyword: 'message' }],
    fails: [{ keyword: 'pattern' }],
    spoilt: [changed([...PROPERTIES, 'note', 'xml'], { name: 'n' })],
  },
  operation: {
    holds: [{ operationId: 'getThing', method: 'get', path: '/things/{slug}' }],
    fails: [
      { operationId: 'getThing', method: 'put', path: '/things/{slug}' },
      { operationId: 'getThing', method: 'get', path: '/things' },
      { operationId: 'getNothing', method: 'get', path: '/things/{slug}' },
    ],
  },
  'operation-set': {
    holds: [{ operationIds: ['putThing', 'getThing'] }],
    fails: [{ operationIds: ['getThing'] }, { operationIds: ['getThing', 'putThing', 'more'] }],
    spoilt: [changed(['paths', '/things', 'post'], { operationId: 'getThing' })],
  },
  'path-set': {
    holds: [{ paths: ['/things/{slug}'] }],
    fails: [{ paths: [] }, { paths: ['/things/{slug}', '/more'] }],
  },
  'no-operation': { holds: [{ words: /unthing/i }], fails: [{ words: /putThing/ }, { words: /^\/things/ }] },
  'operation-tag': {
    holds: [{ operationId: 'getThing', tag: 'Things' }],
    fails: [{ operationId: 'getThing', tag: 'Others' }],
    spoilt: [changed([...GET, 'tags'], ['Things', 'Others'])],
  },
  parameter: {
    holds: [
      { operationId: 'getThing', location: 'path', name: 'slug', required: true },
      { operationId: 'getThing', location: 'header', name: 'X-Language', required: false },
    ],
    fails: [
      { operationId: 'getThing', location: 'path', name: 'slug', required: false },
      { operationId: 'getThing', location: 'query', name: 'slug' },
      { operationId: 'getThing', location: 'query', name: 'Page' },
    ],
  },
  'no-parameter': {
    holds: [
      { operationId: '*', name: 'Accept' },
      { operationId: 'putThing', name: 'page' },
    ],
    fails: [
      { operationId: '*', name: 'X-LANGUAGE' },
      { operationId: 'getThing', name: 'page' },
      { operationId: 'getNothing', name: 'page' },
    ],
  },
  'parameter-set': {
    holds: [
      { operationId: 'getThing', location: 'query', names: ['page'] },
      { operationId: 'putThing', location: 'query', names: [] },
    ],
    fails: [
      { operationId: 'getThing', location: 'query', names: [] },
      { operationId: 'getThing', location: 'query', names: ['page', 'order'] },
    ],
  },
  'unnamed-parameter': {
    holds: [{ operationId: 'getThing', role: 'order' }],
    fails: [
      { operationId: 'getThing', role: 'direction' },
      { operationId: 'putThing', role: 'order' },
    ],
    spoilt: [
      changed([...GET, 'x-unnamed-parameters', '0', 'name'], 'order_by'),
      changed([...GET, 'x-unnamed-parameters', '0', 'in'], 'header'),
      changed([...GET, 'x-unnamed-parameters', '0', 'schema'], undefined),
      changed([...GET, 'x-unnamed-parameters', '0', 'x-gap'], undefined),
    ],
  },
  'unnamed-roles': {
    holds: [
      { operationId: 'getThing', roles: ['order'] },
      { operationId: 'putThing', roles: [] },
    ],
    fails: [
      { operationId: 'getThing', roles: [] },
      { operationId: 'putThing', roles: ['order'] },
    ],
  },
  'response-statuses': {
    holds: [{ operationId: 'getThing', statuses: ['404', '200'] }],
    fails: [
      { operationId: 'getThing', statuses: ['200'] },
      { operationId: 'getThing', statuses: ['200', '404', '503'] },
    ],
  },
  'no-response-status': {
    holds: [{ operationId: 'getThing', status: '422' }],
    fails: [
      { operationId: 'getThing', status: '404' },
      { operationId: 'getNothing', status: '422' },
    ],
  },
  'no-status-like': {
    holds: [{ operationId: 'putThing', words: /^2\d\d$/ }],
    fails: [{ operationId: 'getThing', words: /^2\d\d$/ }],
  },
  'response-schema': {
    holds: [
      { operationId: 'getThing', status: '200', component: 'Thing' },
      { operationId: 'getThing', status: '404', component: 'Problem' },
    ],
    fails: [
      { operationId: 'getThing', status: '200', component: 'Problem' },
      { operationId: 'getThing', status: '503', component: 'Thing' },
    ],
    spoilt: [
      changed([...GET, 'responses', '200', 'content', 'application/xml'], { schema: { type: 'object' } }),
      changed([...GET, 'responses', '200', 'content'], {}),
    ],
  },
  'response-media-types': {
    holds: [{ operationId: 'getThing', mediaTypes: [JSON_TYPE] }],
    fails: [{ operationId: 'getThing', mediaTypes: [JSON_TYPE, 'application/xml'] }],
    spoilt: [
      changed([...GET, 'responses', '200', 'content', 'text/plain'], {}),
      changed([...GET, 'responses'], {}),
    ],
  },
  'same-schema': {
    holds: [{ operationId: 'getThing' }],
    fails: [{ operationId: 'getNothing' }],
    spoilt: [
      changed([...GET, 'responses', '200', 'content', 'application/xml'], { schema: { type: 'object' } }),
      changed([...GET, 'responses', '200', 'content', 'application/xml'], {}),
      changed([...GET, 'responses', '200', 'content'], undefined),
    ],
  },
  'media-type-gap': {
    holds: [{ operationId: 'putThing', mediaType: JSON_TYPE, id: 'GAP-002' }],
    fails: [
      { operationId: 'putThing', mediaType: JSON_TYPE, id: 'GAP-001' },
      { operationId: 'getThing', mediaType: JSON_TYPE, id: 'GAP-002' },
      { operationId: 'putThing', mediaType: 'application/xml', id: 'GAP-002' },
    ],
  },
  'response-header': {
    holds: [{ operationId: 'getThing', status: '200', header: 'etag' }],
    fails: [
      { operationId: 'getThing', status: '404', header: 'ETag' },
      { operationId: 'getThing', status: '200', header: 'X-Other' },
    ],
    spoilt: [changed([...GET, 'responses', '200', 'headers', 'ETag'], {})],
  },
  'no-response-header': {
    holds: [
      { operationId: '*', header: 'ETag', except: ['getThing 200'] },
      { operationId: 'putThing', header: 'ETag' },
    ],
    fails: [
      { operationId: '*', header: 'ETag' },
      { operationId: 'getThing', header: 'Retry-After', except: ['getThing 200'] },
      { operationId: 'getNothing', header: 'ETag' },
    ],
  },
  'header-never-required': {
    holds: [{ header: 'Retry-After' }],
    fails: [],
    spoilt: [changed(['components', 'responses', 'NotFound', 'headers', 'Retry-After', 'required'], true)],
  },
  'request-body': {
    holds: [
      { operationId: 'putThing', component: 'Thing', mediaTypes: [JSON_TYPE] },
      { operationId: 'putThing', mediaTypes: [JSON_TYPE] },
    ],
    fails: [
      { operationId: 'putThing', component: 'Problem', mediaTypes: [JSON_TYPE] },
      { operationId: 'putThing', mediaTypes: [JSON_TYPE, 'application/xml'] },
      { operationId: 'getThing', mediaTypes: [JSON_TYPE] },
    ],
    spoilt: [changed(['paths', '/things/{slug}', 'put', 'requestBody', 'required'], false)],
  },
  'no-request-body': { holds: [{ operationId: 'getThing' }], fails: [{ operationId: 'putThing' }] },
  secured: {
    holds: [{ operationId: 'getThing', header: 'x-key' }],
    fails: [{ operationId: 'getThing', header: 'x-other' }],
    spoilt: [
      changed(['security'], undefined),
      changed(['security'], [{ ApiKey: [] }, {}]),
      changed([...GET, 'security'], []),
      changed(['components', 'securitySchemes', 'ApiKey', 'in'], 'query'),
    ],
  },
  'webhooks-unsecured': {
    holds: [{}],
    fails: [],
    spoilt: [changed(['webhooks', 'delivery', 'post', 'security'], undefined), changed(['webhooks'], {})],
  },
  'webhooks-no-header': {
    holds: [{}],
    fails: [],
    spoilt: [
      changed(['webhooks', 'delivery', 'post', 'parameters'], [{ name: 'X-Signature', in: 'header' }]),
      changed(['webhooks'], undefined),
    ],
  },
  server: {
    holds: [{ count: 2 }],
    fails: [{ count: 5 }],
    spoilt: [
      changed(['servers', '1', 'url'], 'https://us.invalid'),
      changed(['servers', '1', 'url'], 'https://eu.example.com'),
    ],
  },
  'server-region': { holds: [{ name: 'US' }], fails: [{ name: 'Canada' }, { name: 'us' }] },
  'tags-exact': {
    holds: [{ names: ['Things', 'Others'] }],
    fails: [{ names: ['Others', 'Things'] }, { names: ['Things'] }],
  },
  tag: {
    holds: [{ name: 'Others', position: 2 }],
    fails: [
      { name: 'Others', position: 1 },
      { name: 'Nothing', position: 1 },
    ],
  },
  'tag-word': {
    holds: [
      { name: 'Things', word: /big/i, present: true },
      { name: 'Others', word: /big/i, present: false },
    ],
    fails: [
      { name: 'Things', word: /big/i, present: false },
      { name: 'Others', word: /big/i, present: true },
      { name: 'Nothing', word: /big/i, present: false },
    ],
    spoilt: [changed(['tags', '0', 'description'], 'Small things.')],
  },
  'info-version': { holds: [{ words: /^2\.3$/ }], fails: [{ words: /^2\.4/ }] },
  condition: {
    holds: [{ id: 'missing', status: 404, operations: ['getThing'] }],
    fails: [
      { id: 'missing', status: 400, operations: ['getThing'] },
      { id: 'missing', status: 404, operations: ['getThing', 'putThing'] },
      { id: 'missing', status: 404, operations: [] },
      { id: 'nothing', status: 404, operations: ['getThing'] },
    ],
    spoilt: [changed(['x-conditions', '0', 'when'], ' ')],
  },
  'condition-order': {
    holds: [{ ids: ['missing', 'other'] }],
    fails: [{ ids: ['other', 'missing'] }, { ids: ['missing'] }],
  },
  'gap-registered': {
    holds: [{ id: 'GAP-001', slug: 'gone', origin: 'stated' }],
    fails: [
      { id: 'GAP-001', slug: 'went', origin: 'stated' },
      { id: 'GAP-001', slug: 'gone', origin: 'implied' },
      { id: 'GAP-002', slug: 'gone', origin: 'stated' },
    ],
    spoilt: [
      changed(['x-gap-register', '0', 'statement'], ''),
      changed(
        ['x-gap-register'],
        [
          { id: 'GAP-001', slug: 'gone', origin: 'stated', statement: 'a' },
          { id: 'GAP-001', slug: 'gone', origin: 'stated', statement: 'a' },
        ],
      ),
    ],
  },
  'gap-named': {
    holds: [{ id: 'GAP-001' }],
    fails: [{ id: 'GAP-003' }],
  },
  'gap-at': {
    holds: [
      { id: 'GAP-001', places: [thing('note')] },
      { id: 'GAP-001', places: [thing('slug'), tag('Things')] },
      { id: 'GAP-001', places: [unnamed('getThing', 'order')] },
      { id: 'GAP-001', places: [operation('putThing')] },
      { id: 'GAP-001', places: [response('putThing', '2XX')] },
      { id: 'GAP-001', places: [{ in: 'unplaced', operationId: 'moveThing' }] },
    ],
    fails: [
      { id: 'GAP-001', places: [thing('slug')] },
      { id: 'GAP-001', places: [thing()] },
      { id: 'GAP-002', places: [thing('note')] },
      { id: 'GAP-001', places: [tag('Others')] },
    ],
  },
  'gap-subject': {
    holds: [{ id: 'GAP-001', words: /thing/ }],
    fails: [
      { id: 'GAP-001', words: /other/ },
      { id: 'GAP-002', words: /thing/ },
    ],
  },
  'ambiguity-registered': {
    holds: [{ id: 'AMB-01' }],
    fails: [{ id: 'AMB-02' }],
    spoilt: [
      changed(['x-ambiguities', '0', 'assumption'], undefined),
      changed(['x-ambiguities', '0', 'ambiguity'], ''),
    ],
  },
  'ambiguity-at': {
    holds: [{ id: 'AMB-01', places: [thing('note')] }],
    fails: [
      { id: 'AMB-01', places: [thing('slug')] },
      { id: 'AMB-02', places: [thing('note')] },
    ],
  },
  unplaced: {
    holds: [{ operationId: 'moveThing' }],
    fails: [{ operationId: 'getThing' }, { operationId: 'nothing' }],
    spoilt: [
      changed(['x-unplaced', 'operations', '0', 'path'], '/things/move'),
      changed(['x-unplaced', 'operations', '0', 'method'], 'post'),
      changed(['x-unplaced', 'operations', '0', 'x-gap'], []),
      changed(['paths', '/things/move', 'post'], { operationId: 'moveThing' }),
    ],
  },
  'unplaced-request': {
    holds: [{ operationId: 'moveThing', component: 'Thing' }],
    fails: [
      { operationId: 'moveThing', component: 'Problem' },
      { operationId: 'nothing', component: 'Thing' },
    ],
  },
  changelog: {
    holds: [
      { version: '1.0', breaking: false, words: [/added/] },
      { version: '1.1', breaking: true, words: [/name/, /title/] },
    ],
    fails: [
      { version: '1.0', breaking: true, words: [/added/] },
      { version: '1.1', breaking: true, words: [/name/, /removed/] },
      { version: '9.9', breaking: false, words: [] },
    ],
  },
  'changelog-set': {
    holds: [{ entries: ['1.0', '1.1!'] }],
    fails: [{ entries: ['1.0', '1.1'] }, { entries: ['1.0'] }],
  },
  'changelog-undated': {
    holds: [{}],
    fails: [],
    spoilt: [
      changed(['info', 'x-changelog', '0', 'date'], null),
      changed(['info', 'x-changelog', '0', 'changes'], ['added in May 2021']),
      changed(['info', 'x-changelog'], []),
    ],
  },
  since: {
    holds: [
      { places: [operation('getThing')], version: '1.1' },
      { places: [thing('slug'), thing('note')], version: '1.0' },
    ],
    fails: [
      { places: [operation('getThing')], version: '1.0' },
      { places: [thing('slug')], version: '1.0' },
    ],
  },
};

describe('every kind of expectation', () => {
  for (const kind of Object.keys(cases) as Kind[]) {
    const { holds, fails, spoilt = [] } = cases[kind];
    const make = (data: ExpectationData[Kind] | undefined): Expectation => ({ kind, ...data }) as Expectation;

    test(`${kind} can hold`, () => {
      expect(holds.length).toBeGreaterThan(0);
      for (const data of holds) expect(check(sample, make(data))).toEqual([]);
    });

    test(`${kind} can fail`, () => {
      expect(fails.length + spoilt.length).toBeGreaterThan(0);
      expect(fails.filter((data) => check(sample, make(data)).length === 0)).toEqual([]);
      expect(spoilt.filter((document) => check(document, make(holds[0])).length === 0)).toEqual([]);
    });
  }

  test('a list at the root serves as x-unplaced too', () => {
    const listed = changed(['x-unplaced'], [{ operationId: 'moveThing', 'x-gap': ['GAP-001'] }]);
    expect(check(listed, { kind: 'unplaced', operationId: 'moveThing' })).toEqual([]);
  });
});

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

describe('spelling does not matter', () => {
  const root: JsonObject = {
    components: {
      schemas: {
        Text: { type: 'string', description: 'Some text' },
        Mode: { type: 'string', enum: ['a', 'b'] },
        Base: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
        Loop: { anyOf: [{ $ref: '#/components/schemas/Loop' }, { type: 'string' }] },
      },
    },
  };
  const nullableStrings: Schema[] = [
    { type: ['string', 'null'] },
    { anyOf: [{ type: 'string' }, { type: 'null' }] },
    { oneOf: [ref('Text'), { type: 'null' }] },
    { anyOf: [ref('Text'), { const: null }] },
    { allOf: [{ type: ['string', 'null', 'integer'] }, { type: ['string', 'null'] }] },
  ];
  test.each(nullableStrings.map((value) => ({ value })))('a string or null: $value', ({ value }) => {
    expect(typesOf(root, value)).toEqual(['null', 'string']);
  });

  const nullableModes: Schema[] = [
    { type: ['string', 'null'], enum: ['a', 'b', null] },
    { anyOf: [ref('Mode'), { type: 'null' }] },
    { oneOf: [{ const: 'a' }, { const: 'b' }, { const: null }] },
    { enum: ['a', 'b', null] },
  ];
  test.each(nullableModes.map((value) => ({ value })))('a, b or null: $value', ({ value }) => {
    expect(knownValues(root, value)).toEqual(['a', 'b']);
    expect(typesOf(root, value)).toEqual(['null', 'string']);
    expect(isClosed(root, value)).toBe(true);
  });

  test('an enum without null does not permit null, whatever the type says', () => {
    expect(typesOf(root, { type: ['string', 'null'], enum: ['a', 'b'] })).toEqual(['string']);
  });

  test('an enum beside a plain string is open and its values are known', () => {
    const open = { anyOf: [ref('Mode'), { type: 'string' }] };
    expect(isClosed(root, open)).toBe(false);
    expect(knownValues(root, open)).toEqual(['a', 'b']);
  });

  test('number covers integers, and integer in allOf narrows it', () => {
    expect(typesOf(root, { type: 'number' })).toEqual(['number']);
    expect(typesOf(root, { allOf: [{ type: 'number' }, { type: 'integer' }] })).toEqual(['integer']);
    expect(typesOf(root, { anyOf: [{ type: 'integer' }, { type: 'number' }] })).toEqual(['number']);
  });

  test('a schema without type is any, and booleans are schemas', () => {
    expect(typesOf(root, {})).toEqual(['any']);
    expect(typesOf(root, true)).toEqual(['any']);
    expect(typesOf(root, false)).toEqual([]);
    expect(typesOf(root, { properties: { a: {} } })).toEqual(['any']);
  });

  const extended: Schema[] = [
    { allOf: [ref('Base'), { type: 'object', required: ['n'], properties: { n: { type: 'integer' } } }] },
    { ...ref('Base'), required: ['n'], properties: { n: { type: 'integer' } } },
    {
      anyOf: [
        { allOf: [ref('Base'), { required: ['n'], properties: { n: { type: 'integer' } } }] },
        { type: 'null' },
      ],
    },
  ];
  test.each(extended.map((value) => ({ value })))('properties are merged: $value', ({ value }) => {
    expect(propertyNames(root, value)).toEqual(['id', 'n']);
    expect(isRequired(root, value, 'id')).toBe(true);
    expect(isRequired(root, value, 'n')).toBe(true);
    expect(isRequired(root, value, 'x')).toBe(false);
    expect(typesOf(root, propertyOf(root, value, 'n') ?? false)).toEqual(['integer']);
    expect(componentsOf(root, value)).toEqual(['Base']);
  });

  test('a property required by one alternative only is not required', () => {
    const either = { anyOf: [ref('Base'), { type: 'object' }] };
    expect(isRequired(root, either, 'id')).toBe(false);
    expect(propertyNames(root, either)).toEqual(['id']);
  });

  test('a property declared twice has to satisfy both declarations', () => {
    const twice = {
      allOf: [ref('Base'), { properties: { id: { type: ['string', 'null'], pattern: 'x' } } }],
    };
    const id = propertyOf(root, twice, 'id') ?? false;
    expect(typesOf(root, id)).toEqual(['string']);
    expect(keywordPerAlternative(root, id, 'string', 'pattern')).toEqual([['x']]);
  });

  test('a path steps through properties, items and maps', () => {
    const deep = {
      type: 'object',
      properties: {
        list: { type: 'array', items: ref('Base') },
        map: { type: 'object', additionalProperties: ref('Text') },
      },
    };
    expect(typesOf(root, walk(root, deep, 'list[].id') ?? false)).toEqual(['string']);
    expect(componentsOf(root, walk(root, deep, 'map.*') ?? false)).toEqual(['Text']);
    expect(walk(root, deep, 'list[].nothing')).toBeUndefined();
    expect(walk(root, deep, '')).toEqual(deep);
  });

  test('values of a map come from patterns too, and a closed map has none', () => {
    const patterned = {
      type: 'object',
      patternProperties: { '^a': { type: 'integer' } },
      additionalProperties: false,
    };
    expect(typesOf(root, walk(root, patterned, '*') ?? false)).toEqual(['integer']);
    expect(walk(root, { type: 'object', additionalProperties: false }, '*')).toBeUndefined();
  });

  test('items of alternatives are one of several', () => {
    const either = {
      oneOf: [
        { type: 'array', items: ref('Base') },
        { type: 'array', items: { const: '*' } },
      ],
    };
    expect(typesOf(root, itemsOf(root, either) ?? false)).toEqual(['object', 'string']);
  });

  test('an object is closed by additionalProperties or unevaluatedProperties', () => {
    expect(isOpenObject(root, ref('Base'))).toBe(true);
    expect(isOpenObject(root, { allOf: [ref('Base')], unevaluatedProperties: false })).toBe(false);
    expect(isOpenObject(root, { type: 'object', additionalProperties: false })).toBe(false);
  });

  test('a schema that contains itself comes to an end', () => {
    expect(typesOf(root, ref('Loop'))).toContain('string');
    expect(reachable(root, ref('Loop')).length).toBeGreaterThan(0);
  });

  test('words and examples are found beside a reference and behind it', () => {
    const described = { ...ref('Text'), description: 'Mine', examples: ['one'] };
    expect(textsOfSchema(root, described)).toEqual(['Mine', 'Some text']);
    expect(examplesOf(root, described)).toEqual(['one']);
  });
});

describe('the rest of the document', () => {
  test('pointers are unescaped', () => {
    expect(resolvePointer(sample, '#/paths/~1things~1{slug}/get/operationId')).toBe('getThing');
    expect(resolvePointer(sample, '#/tags/1/name')).toBe('Others');
    expect(resolvePointer(sample, '#/nothing/here')).toBeUndefined();
    expect(() => resolvePointer(sample, 'other.yaml#/a')).toThrow('not a local reference');
  });

  test('references are followed, and words beside them win', () => {
    const found = deref(sample, { $ref: '#/components/responses/NotFound', description: 'Mine' });
    expect(found?.['description']).toBe('Mine');
    expect(deref(sample, { $ref: '#/components/responses/Nothing' })).toBeUndefined();
  });

  test('operations are found by id, with the parameters of their path', () => {
    expect(operationsOf(sample).map(({ operationId }) => operationId)).toEqual(['getThing', 'putThing']);
    expect(operationsOf(sample, 'webhooks').map(({ path }) => path)).toEqual(['delivery']);
    expect(() => operationOf(sample, 'nothing')).toThrow('0 operations');
    expect(parametersOf(sample, operationOf(sample, 'getThing')).map((p) => p['name'])).toEqual([
      'slug',
      'x-language',
      'page',
    ]);
  });

  test('the request body is a place', () => {
    expect(check(sample, { kind: 'types', at: request('putThing', 'kind'), types: ['string'] })).toEqual([]);
    expect(check(sample, { kind: 'types', at: request('getThing'), types: ['object'] })).not.toEqual([]);
  });

  test('anywhere means one passage', () => {
    expect(isSaid(sample, [thing('kind')], ['Big things', 'come first'])).toBe(true);
    expect(isSaid(sample, [anywhere], ['No such thing', 'come first'])).toBe(false);
  });
});
