import type { Json, JsonObject } from '../../../scripts/model/document.ts';

/** A place where a schema can stand, as a document with it. */
export interface Place {
  readonly name: string;
  /** Whether a client sends what stands there, or receives it. */
  readonly side: 'sends' | 'receives';
  readonly document: (schema: Json) => JsonObject;
  /** Whether only a part of what schemas can say is meant for it: a text, not an object. */
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

/** A response with the status 200. */
export function response(more: JsonObject, status = '200'): JsonObject {
  return { responses: { [status]: { description: 'Made.', ...more } } };
}

const inside = (schema: Json): JsonObject => ({ type: 'object', properties: { member: schema } });

/** The six places that oasdiff tells apart. */
export const PLACES: readonly Place[] = [
  {
    name: 'request body',
    side: 'sends',
    document: (schema) => documentWith({ requestBody: { required: true, ...body(schema) } }),
  },
  {
    name: 'member of a request',
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
    name: 'member of a response',
    side: 'receives',
    document: (schema) => documentWith(response(body(inside(schema)))),
  },
  {
    name: 'response header',
    side: 'receives',
    document: (schema) => documentWith(response({ headers: { 'X-Thing': { schema } } })),
  },
];
