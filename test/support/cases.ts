import type { Json, JsonObject, OpenApiDocument } from '../../scripts/model/document.ts';
import { Model } from '../../scripts/model/model.ts';
import type { Operation } from '../../scripts/model/operation.ts';

/** A documented response: an operation, a status, a media type and a named example. */
export interface DocumentedAnswer extends RequestParts {
  /** Documented status: `200`, `2XX`, … */
  documentedStatus: string;
  /** Status to expect from Prism. */
  status: number;
  mediaType: string;
  schema: JsonObject;
  example: string;
  value: Json;
}

/** A valid request to an operation, without headers. */
export interface RequestParts {
  operationId: string;
  method: Uppercase<Operation['method']>;
  path: string;
  pathParameters: Record<string, string>;
  /** The first documented request body. */
  body?: Json;
  success: {
    /** Status to expect. */
    status: number;
    /** Schema of the JSON body; undefined if there is no body. */
    schema: JsonObject | undefined;
  };
}

/** A valid request to every operation. */
export function documentedRequests(document: OpenApiDocument): RequestParts[] {
  return Model.of(document).operations.map(requestParts);
}

/** All documented responses: operation × status × media type × named example. */
export function documentedAnswers(document: OpenApiDocument): DocumentedAnswer[] {
  return Model.of(document).operations.flatMap((operation) =>
    operation.responses.flatMap(({ status, content }) =>
      content.flatMap(({ name: mediaType, schema, examples }) =>
        examples.map(({ name: example, value }) => ({
          ...requestParts(operation),
          documentedStatus: status,
          status: statusToExpect(status),
          mediaType,
          schema: schema.keywords as JsonObject,
          example,
          value,
        })),
      ),
    ),
  );
}

/** Returns a request's URL relative to the base URL. */
export function addressOf({ path, pathParameters }: RequestParts): string {
  return path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => pathParameters[name] ?? '');
}

function statusToExpect(documented: string): number {
  return documented === '2XX' ? 200 : Number(documented);
}

function requestParts({ id, method, path, pathParameters, body, success }: Operation): RequestParts {
  const [example] = body?.content[0]?.examples ?? [];
  return {
    operationId: id,
    method: method.toUpperCase() as RequestParts['method'],
    path,
    pathParameters: Object.fromEntries(pathParameters.map(({ name }) => [name, 'AbCdEfGh'])),
    ...(example && { body: example.value }),
    success: {
      status: statusToExpect(success?.status ?? ''),
      schema: success?.as('json')?.schema.keywords as JsonObject | undefined,
    },
  };
}
