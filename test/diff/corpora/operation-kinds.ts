import type { JsonObject } from '../../../scripts/model/document.ts';
import { body, documentWith, response } from './places.ts';
import type { Verdict } from './schema-kinds.ts';

/** A change outside schemas that oasdiff or openapi-diff has a check for. */
export interface OperationKind {
  readonly name: string;
  readonly before: JsonObject;
  readonly after: JsonObject;
  /** The right verdict for an existing client. */
  readonly right: Verdict;
}

const text = { type: 'string' };
const plain = documentWith({});
const query = (more: JsonObject): JsonObject =>
  documentWith({ parameters: [{ name: 'filter', in: 'query', schema: text, ...more }] });
const header = (more: JsonObject): JsonObject =>
  documentWith(response({ headers: { 'X-Thing': { schema: text, ...more } } }));
const sent = (more: JsonObject): JsonObject => documentWith({ requestBody: { ...body(text), ...more } });
const key = (more: JsonObject): JsonObject => ({ type: 'apiKey', in: 'header', name: 'x-key', ...more });
const oauth = (more: JsonObject): JsonObject => ({
  type: 'oauth2',
  flows: {
    authorizationCode: {
      authorizationUrl: 'https://a.invalid/authorize',
      tokenUrl: 'https://a.invalid/token',
      scopes: { read: 'Reads.', write: 'Writes.' },
      ...more,
    },
  },
});
const secured = (
  security: JsonObject[],
  schemes: JsonObject = { Key: key({}), Other: key({ name: 'x-other' }) },
) => documentWith({ security }, { components: { securitySchemes: schemes } });
const paths = (...names: string[]): JsonObject => ({
  ...plain,
  paths: Object.fromEntries(
    names.map((name) => [
      name,
      {
        get: { operationId: `get${name.replaceAll(/\W/g, '')}`, responses: { 200: { description: 'It.' } } },
      },
    ]),
  ),
});
const delivered = (names: string[]): JsonObject => ({
  ...plain,
  webhooks: Object.fromEntries(
    names.map((name) => [
      name,
      { post: { operationId: name, requestBody: body(text), responses: { 200: { description: 'Taken.' } } } },
    ]),
  ),
});

const list = { type: 'array' };
const nameless: JsonObject = {
  ...plain,
  paths: { '/thing': { post: { responses: { 200: { description: 'Made.' } } } } },
};
const called = (schema: JsonObject): JsonObject =>
  documentWith({
    callbacks: {
      done: {
        '{$request.body#/url}': {
          post: { requestBody: body(schema), responses: { 200: { description: 'Taken.' } } },
        },
      },
    },
  });
const anchored = (schema: JsonObject): JsonObject => ({
  ...documentWith({ requestBody: body({ $ref: '#thing' }) }),
  components: { schemas: { Thing: { $anchor: 'thing', ...schema } } },
});

const dynamic = (schema: JsonObject): JsonObject => ({
  ...documentWith({ requestBody: body({ $dynamicRef: '#thing' }) }),
  components: { schemas: { Thing: { $dynamicAnchor: 'thing', ...schema } } },
});

function kind(name: string, before: JsonObject, after: JsonObject, right: Verdict): OperationKind {
  return { name, before, after, right };
}

/** A change, and its reversal. */
function both(
  name: string,
  before: JsonObject,
  after: JsonObject,
  there: Verdict,
  back: Verdict,
): OperationKind[] {
  return [kind(name, before, after, there), kind(`${name}, reversed`, after, before, back)];
}

export const OPERATION_KINDS: readonly OperationKind[] = [
  // Paths and operations
  ...both('a path is added', paths('/a'), paths('/a', '/b'), 'safe', 'breaking'),
  ...both(
    'an operation is added to a path',
    plain,
    {
      ...plain,
      paths: {
        '/thing': {
          ...(plain['paths'] as Record<string, JsonObject>)['/thing'],
          get: { operationId: 'getThing', responses: { 200: { description: 'It.' } } },
        },
      },
    },
    'safe',
    'breaking',
  ),
  kind('the operationId changes', plain, documentWith({ operationId: 'createThing' }), 'breaking'),
  kind('an operation gains an operationId', nameless, plain, 'safe'),
  kind('an operation loses its operationId', plain, nameless, 'breaking'),
  ...both('a callback is added', plain, called(text), 'safe', 'breaking'),
  ...both(
    'a callback becomes nullable',
    called(text),
    called({ type: ['string', 'null'] }),
    'breaking',
    'safe',
  ),
  kind(
    'the description of a callback changes',
    called(text),
    called({ ...text, description: 'Words.' }),
    'documentation',
  ),
  kind('an operation is deprecated', plain, documentWith({ deprecated: true }), 'safe'),
  kind('a deprecated operation is removed', { ...paths('/a', '/b') }, paths('/a'), 'breaking'),
  kind(
    'the tag of an operation changes',
    documentWith({ tags: ['a'] }),
    documentWith({ tags: ['b'] }),
    'documentation',
  ),
  kind('the summary of an operation changes', plain, documentWith({ summary: 'Words.' }), 'documentation'),
  ...both('a delivery is added', delivered(['a']), delivered(['a', 'b']), 'safe', 'breaking'),
  // Parameters
  ...both('an optional parameter is added', plain, query({}), 'safe', 'breaking'),
  ...both('a required parameter is added', plain, query({ required: true }), 'breaking', 'breaking'),
  ...both('a parameter becomes required', query({}), query({ required: true }), 'breaking', 'safe'),
  kind(
    'a required parameter has a default',
    plain,
    query({ required: true, schema: { ...text, default: 'a' } }),
    'breaking',
  ),
  kind(
    'a parameter moves to a header',
    query({}),
    documentWith({ parameters: [{ name: 'filter', in: 'header', schema: text }] }),
    'breaking',
  ),
  kind(
    'the style of an array parameter changes',
    query({ schema: { type: 'array', items: text } }),
    query({ schema: { type: 'array', items: text }, style: 'pipeDelimited' }),
    'breaking',
  ),
  kind(
    'a parameter is no longer exploded',
    query({ schema: { type: 'array', items: text } }),
    query({ schema: { type: 'array', items: text }, explode: false }),
    'breaking',
  ),
  ...both(
    'a scalar parameter is exploded',
    query({ explode: false }),
    query({ explode: true }),
    'none',
    'none',
  ),
  ...both(
    'a parameter becomes JSON',
    query({}),
    documentWith({ parameters: [{ name: 'filter', in: 'query', ...body(text) }] }),
    'breaking',
    'breaking',
  ),
  kind('a parameter is deprecated', query({}), query({ deprecated: true }), 'safe'),
  kind(
    'a path parameter is renamed',
    {
      ...plain,
      paths: {
        '/a/{one}': {
          get: {
            operationId: 'getA',
            parameters: [{ name: 'one', in: 'path', required: true, schema: text }],
            responses: { 200: { description: 'It.' } },
          },
        },
      },
    },
    {
      ...plain,
      paths: {
        '/a/{two}': {
          get: {
            operationId: 'getA',
            parameters: [{ name: 'two', in: 'path', required: true, schema: text }],
            responses: { 200: { description: 'It.' } },
          },
        },
      },
    },
    'breaking',
  ),
  kind(
    'a parameter moves from the operation to its path',
    query({}),
    {
      ...plain,
      paths: {
        '/thing': {
          parameters: [{ name: 'filter', in: 'query', schema: text }],
          ...(plain['paths'] as Record<string, JsonObject>)['/thing'],
        },
      },
    },
    'none',
  ),
  // Request bodies
  ...both('an optional request body is added', plain, sent({}), 'safe', 'breaking'),
  ...both('a required request body is added', plain, sent({ required: true }), 'breaking', 'breaking'),
  ...both('a request body becomes required', sent({}), sent({ required: true }), 'breaking', 'safe'),
  ...both(
    'a media type is added to a request',
    sent({}),
    sent({ content: { 'application/json': { schema: text }, 'text/plain': { schema: text } } }),
    'safe',
    'breaking',
  ),
  ...both(
    'a range of media types becomes one media type in a request',
    documentWith({ requestBody: body(text, 'text/*') }),
    documentWith({ requestBody: body(text, 'text/plain') }),
    'breaking',
    'safe',
  ),
  // Responses
  ...both(
    'a media type is added to a response',
    documentWith(response(body(text))),
    documentWith(
      response({ content: { 'application/json': { schema: text }, 'text/plain': { schema: text } } }),
    ),
    'safe',
    'breaking',
  ),
  ...both(
    'a media type becomes a range in a response',
    documentWith(response(body(text, 'text/plain'))),
    documentWith(response(body(text, 'text/*'))),
    'breaking',
    'safe',
  ),
  kind('the success status changes', plain, documentWith(response({}, '201')), 'breaking'),
  ...both(
    'an error is added',
    plain,
    documentWith({ responses: { 200: { description: 'Made.' }, 404: { description: 'None.' } } }),
    'safe',
    'safe',
  ),
  kind(
    'one of two successes is removed',
    documentWith({ responses: { 200: { description: 'Made.' }, 202: { description: 'Will be.' } } }),
    plain,
    'safe',
  ),
  kind('a response gets a body', plain, documentWith(response(body(text))), 'safe'),
  kind('a response loses its body', documentWith(response(body(text))), plain, 'breaking'),
  // Headers
  ...both('an optional header is added', documentWith(response({})), header({}), 'safe', 'breaking'),
  ...both(
    'a required header is added',
    documentWith(response({})),
    header({ required: true }),
    'safe',
    'breaking',
  ),
  ...both('a header becomes optional', header({ required: true }), header({}), 'breaking', 'safe'),
  kind('a header is deprecated', header({}), header({ deprecated: true }), 'safe'),
  kind(
    'a header is exploded',
    header({ schema: { type: 'object', properties: { a: text } } }),
    header({ schema: { type: 'object', properties: { a: text } }, explode: true }),
    'breaking',
  ),
  // Security
  ...both(
    'security is added',
    documentWith({}, { components: { securitySchemes: { Key: key({}), Other: key({ name: 'x-other' }) } } }),
    secured([{ Key: [] }]),
    'breaking',
    'safe',
  ),
  ...both(
    'another way to authenticate is added',
    secured([{ Key: [] }]),
    secured([{ Key: [] }, { Other: [] }]),
    'safe',
    'breaking',
  ),
  kind('a second key is required', secured([{ Key: [] }]), secured([{ Key: [], Other: [] }]), 'breaking'),
  kind(
    'the key is renamed',
    secured([{ Key: [] }]),
    secured([{ Key: [] }], { Key: key({ name: 'x-new' }), Other: key({ name: 'x-other' }) }),
    'breaking',
  ),
  kind(
    'the key moves',
    secured([{ Key: [] }]),
    secured([{ Key: [] }], { Key: key({ in: 'query' }), Other: key({ name: 'x-other' }) }),
    'breaking',
  ),
  ...both(
    'a scope is required',
    secured([{ Auth: ['read'] }], { Auth: oauth({}) }),
    secured([{ Auth: ['read', 'write'] }], { Auth: oauth({}) }),
    'breaking',
    'safe',
  ),
  kind(
    'the token URL changes',
    secured([{ Auth: ['read'] }], { Auth: oauth({}) }),
    secured([{ Auth: ['read'] }], { Auth: oauth({ tokenUrl: 'https://b.invalid/token' }) }),
    'breaking',
  ),
  kind(
    'the authorization URL changes',
    secured([{ Auth: ['read'] }], { Auth: oauth({}) }),
    secured([{ Auth: ['read'] }], { Auth: oauth({ authorizationUrl: 'https://b.invalid/authorize' }) }),
    'breaking',
  ),
  kind(
    'the name of an HTTP scheme is written in lower case',
    secured([{ Auth: [] }], { Auth: { type: 'http', scheme: 'Bearer' } }),
    secured([{ Auth: [] }], { Auth: { type: 'http', scheme: 'bearer' } }),
    'none',
  ),
  // References
  kind(
    'the type of a schema that is referenced by its anchor changes',
    anchored(text),
    anchored(list),
    'breaking',
  ),
  kind(
    'the type of a schema that is referenced by its dynamic anchor changes',
    dynamic(text),
    dynamic(list),
    'breaking',
  ),
  // The document
  ...both(
    'a server is added',
    { ...plain, servers: [{ url: 'https://a.invalid' }] },
    { ...plain, servers: [{ url: 'https://a.invalid' }, { url: 'https://b.invalid' }] },
    'safe',
    'breaking',
  ),
  kind(
    'a schema that nothing uses is removed',
    { ...plain, components: { schemas: { Old: text } } },
    plain,
    'documentation',
  ),
  kind(
    'the title of the description changes',
    plain,
    { ...plain, info: { title: 'Other', version: '1' } },
    'documentation',
  ),
  kind(
    'the version of the description changes',
    plain,
    { ...plain, info: { title: 'Test', version: '2' } },
    'documentation',
  ),
];
