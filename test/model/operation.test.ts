import { describe, expect, it } from 'vitest';
import type {
  ChangelogEntry,
  OpenApiDocument,
  Operation,
  SchemaObject,
} from '../../scripts/model/document.ts';
import { Model } from '../../scripts/model/model.ts';
import { condition, documentWith, operation, ref, responseOf } from './document.ts';

const slug = { name: 'thing_slug', in: 'path', required: true, schema: { type: 'string' } } as const;
const only = (document: OpenApiDocument) => {
  const [first] = Model.of(document).operations;
  if (!first) throw new Error('The document has no operation.');
  return first;
};

describe('parameters', () => {
  it('can be defined on the path item or the operation', () => {
    const atPath = only(
      documentWith({ '/thing/{thing_slug}': { parameters: [slug], get: operation('getOddThing') } }),
    );
    const atOperation = only(
      documentWith({ '/thing/{thing_slug}': { get: operation('getOddThing', { parameters: [slug] }) } }),
    );
    for (const { pathParameters } of [atPath, atOperation])
      expect(pathParameters.map(({ name, required }) => ({ name, required }))).toEqual([
        { name: 'thing_slug', required: true },
      ]);
  });

  it('on the operation override those on the path item', () => {
    const shared = { name: 'page', in: 'query', description: 'Shared.' } as const;
    const { parameters } = only(
      documentWith({
        '/thing': {
          parameters: [shared, { ...shared, in: 'header' }],
          get: operation('listOddThings', { parameters: [{ ...shared, description: 'Own.' }] }),
        },
      }),
    );
    expect(parameters.map((each) => [each.in, each.description])).toEqual([
      ['query', 'Own.'],
      ['header', 'Shared.'],
    ]);
  });

  it('are in path order', () => {
    const { pathParameters } = only(
      documentWith({
        '/a/{a}/b/{b}': {
          get: operation('getB', {
            parameters: [
              { ...slug, name: 'b' },
              { ...slug, name: 'a' },
            ],
          }),
        },
      }),
    );
    expect(pathParameters.map(({ name }) => name)).toEqual(['a', 'b']);
  });

  it('have the name of their component', () => {
    const document = documentWith({
      '/thing': {
        get: operation('listOddThings', { parameters: [{ $ref: '#/components/parameters/Page' }] }),
      },
    });
    document.components = {
      ...document.components,
      parameters: { Page: { name: 'page', in: 'query', 'x-gap': ['GAP-001'] } },
    };
    const [page] = only(document).queryParameters;
    expect(page).toMatchObject({ name: 'page', component: 'Page', pointer: '/components/parameters/Page' });
    expect(page?.gaps.map(({ id }) => id)).toEqual(['GAP-001']);
  });
});

describe('the success response', () => {
  it.each([
    ['a 204', { '204': { description: 'Gone.' } }, 'none'],
    ['a response with neither content nor an unknown', { '200': { description: 'Done.' } }, 'none'],
    ['a 2XX with an unknown', { '2XX': { description: 'Done.', 'x-gap': ['GAP-001'] } }, 'unknown'],
    ['a response with an undocumented body', { '200': responseOf({ 'x-gap': ['GAP-001'] }) }, 'unknown'],
    ['a record', { '200': responseOf(ref('Thing')) }, 'schema'],
    ['a 2XX with a record', { '2XX': responseOf(ref('Thing')) }, 'schema'],
  ] satisfies [string, Operation['responses'], string][])(
    'has the right kind of result for %s',
    (_, responses, result) => {
      const { success } = only(documentWith({ '/thing': { get: operation('getOddThing', { responses }) } }));
      expect(success?.result).toBe(result);
    },
  );

  it('is found regardless of its position, with or without a known status', () => {
    const responses = { '404': { description: 'None.' }, '2XX': responseOf(ref('Thing')) };
    const parsed = only(documentWith({ '/thing': { get: operation('getOddThing', { responses }) } }));
    expect(parsed.success).toMatchObject({ status: '2XX', statusKnown: false });
    expect(parsed.errors.map(({ status }) => status)).toEqual(['404']);
  });
});

describe('a list', () => {
  const page: SchemaObject = {
    allOf: [
      { type: 'object', properties: { current_page: { type: 'integer' } } },
      { type: 'object', properties: { data: { type: 'array', items: ref('Thing') } } },
    ],
  };
  const query = { name: 'page', in: 'query', schema: { type: 'integer' } } as const;

  it('returns pages of records and has a page parameter', () => {
    const document = documentWith(
      {
        '/thing': {
          get: operation('listOddThings', {
            parameters: [query],
            responses: { '200': responseOf(ref('ThingPage')) },
          }),
        },
      },
      { ThingPage: page },
    );
    const { list } = only(document);
    expect([list?.page.name, list?.item?.name]).toEqual(['ThingPage', 'Thing']);
  });

  it.each([
    ['takes no page', { responses: { '200': responseOf(ref('ThingPage')) } }],
    ['returns no records', { parameters: [query] }],
  ])("isn't recognized if the operation %s", (_, more) => {
    expect(
      only(documentWith({ '/thing': { get: operation('listOddThings', more) } }, { ThingPage: page })).list,
    ).toBeUndefined();
  });
});

it.each([
  ['listOddThings', '/odd-thing', 'oddThings.list'],
  ['getOddThing', '/odd-thing/{odd_thing_slug}', 'oddThings.get'],
  ['recuseReviewer', '/application/{application_slug}/recuse', 'oddThings.recuse'],
  ['createReport', '/report', 'oddThings.createReport'],
])('the operation %s at %s has the client method %s', (id, path, name) => {
  const { call } = only(documentWith({ [path]: { get: operation(id) } }));
  expect(`${call.resource}.${call.method}`).toBe(name);
});

it('an error response has the error conditions that apply to the operation and have its status', () => {
  const document = documentWith(
    {
      '/thing': {
        get: operation('getOddThing', {
          'x-conditions': ['bad', 'worse'],
          responses: { '400': { description: '' } },
        }),
      },
    },
    {},
    { 'x-conditions': [condition('bad', 400), condition('worse', 403), condition('elsewhere', 400)] },
  );
  const parsed = only(document);
  expect(parsed.errors.map((response) => parsed.conditionsOf(response).map(({ id }) => id))).toEqual([
    ['bad'],
  ]);
});

const names = (schemas: Iterable<{ name: string | undefined }>) => [...schemas].map(({ name }) => name);

describe('the schemas of an operation', () => {
  const body = { content: { 'application/json': { schema: ref('Asked') } } };
  const document = documentWith(
    {
      '/thing': {
        parameters: [{ name: 'kind', in: 'query', schema: ref('Kind') }],
        post: operation('createOddThing', {
          requestBody: body,
          responses: { '201': responseOf(ref('Thing')), '404': responseOf(ref('Fault')) },
        }),
      },
    },
    {
      Kind: { type: 'string' },
      Asked: { type: 'object' },
      Fault: { type: 'object' },
      Later: { type: 'object' },
    },
    {
      'x-unplaced': {
        operations: [
          {
            operationId: 'updateOddThing',
            requestBody: { content: { 'application/json': { schema: ref('Later') } } },
            'x-gap': ['GAP-001'],
          },
        ],
      },
    },
  );

  it('include each returned schema once', () => {
    expect(names(only(document).returns)).toEqual(['Thing']);
  });

  it('include those of its path item', () => {
    expect(names(only(document).schemas).toSorted()).toEqual(['Asked', 'Fault', 'Kind', 'Thing']);
  });

  it('include those of request bodies, even of undocumented operations', () => {
    expect(names(Model.of(document).sentSchemas)).toEqual(['Asked', 'Later']);
  });

  it('have the media types of its responses', () => {
    expect(only(document).mediaTypes).toEqual([
      'application/vnd.things.v1+json',
      'application/vnd.things.v1+xml',
    ]);
  });
});

it('a version in the history has its unknowns', () => {
  const { history, openGaps } = Model.of(
    documentWith(
      {},
      {},
      {
        info: {
          title: 'Things',
          version: '1',
          'x-changelog': [
            { version: '1', breaking: false, changes: [], 'x-gap': ['GAP-002'] },
          ] as unknown as ChangelogEntry[],
        },
      },
    ),
  );
  expect(history.map(({ version, gaps }) => [version, gaps[0]?.id])).toEqual([['1', 'GAP-002']]);
  expect(openGaps.map(({ id }) => id)).toEqual(['GAP-001', 'GAP-002']);
});
