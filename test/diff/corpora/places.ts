import type { Json, JsonObject } from '../../../scripts/model/document.ts';

/** A place for a schema in a document. */
export interface Place {
  readonly name: string;
  /** The side of a client that uses the schema. */
  readonly side: 'sends' | 'receives';
  readonly document: (schema: Json) => JsonObject;
  /** True for a place that only supports scalars. */
  readonly flat?: boolean;
}

/** A document with one operation. */
export function documentWith(operation: JsonObject, rest: JsonObject = {}): JsonObject {
  return {
    openapi: '3.1.0',
    info: { title: 'Test', version: '1' },
    paths: {
      '/thing': {
        post: { operationId: 'makeThing', responses: { 200: { description: 'Made.' } }, ...operation },
      },
    },
    ...rest,
  };
}

export function body(schema: Json, mediaType = 'application/json'): JsonObject {
  return { content: { [mediaType]: { schema } } };
}

/** The `responses` of an operation with one response. */
export function response(more: JsonObject, status = '200'): JsonObject {
  return { responses: { [status]: { description: 'Made.', ...more } } };
}

const inside = (schema: Json): JsonObject => ({ type: 'object', properties: { member: schema } });

/** The places that oasdiff distinguishes. */
export const PLACES: readonly Place[] = [
  {
    name: 'request body',
    side: 'sends',
    document: (schema) => documentWith({ requestBody: { required: true, ...body(schema) } }),
  },
  {
    name: 'property of a request',
    side: 'sends',
    document: (schema) => documentWith({ requestBody: { required: true, ...body(inside(schema)) } }),
  },
  {
    name: 'request parameter',
    side: 'sends',
    document: (schema) => documentWith({ parameters: [{ name: 'filter', in: 'query', schema }] }),
  },
  {
    name: 'response body',
    side: 'receives',
    document: (schema) => documentWith(response(body(schema))),
  },
  {
    name: 'property of a response',
    side: 'receives',
    document: (schema) => documentWith(response(body(inside(schema)))),
  },
  {
    name: 'response header',
    side: 'receives',
    document: (schema) => documentWith(response({ headers: { 'X-Thing': { schema } } })),
  },
];
