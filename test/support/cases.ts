import type { Json, JsonObject, OpenApiDocument } from '../../scripts/model/document.ts';
import { Model } from '../../scripts/model/model.ts';
import type { Operation } from '../../scripts/model/operation.ts';

/** A documented answer: one named example of one media type of one status of one operation. */
export interface DocumentedAnswer extends RequestParts {
  /** Status as documented: `200`, `2XX`, … */
  documentedStatus: string;
  /** Status that Prism sends for it. */
  status: number;
  mediaType: string;
  schema: JsonObject;
  example: string;
  value: Json;
}

/** What a valid request to an operation has besides headers. */
export interface RequestParts {
  operationId: string;
  method: Uppercase<Operation['method']>;
  path: string;
  pathParameters: Record<string, string>;
  /** The first documented request body. */
  body?: Json;
}

/** Every operation with the parts of a valid request to it. */
export function documentedRequests(document: OpenApiDocument): RequestParts[] {
  return Model.of(document).operations.map(requestParts);
}

/** Every documented answer: operation × status × media type × named example. */
export function documentedAnswers(document: OpenApiDocument): DocumentedAnswer[] {
  return Model.of(document).operations.flatMap((operation) =>
    operation.responses.flatMap(({ status, content }) =>
      content.flatMap(({ name: mediaType, schema, examples }) =>
        examples.map(({ name: example, value }) => ({
          ...requestParts(operation),
          documentedStatus: status,
          status: status === '2XX' ? 200 : Number(status),
          mediaType,
          schema: schema.keywords as JsonObject,
          example,
          value,
        })),
      ),
    ),
  );
}

/** The address of a request below the base address. */
export function addressOf({ path, pathParameters }: RequestParts): string {
  return path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => pathParameters[name] ?? '');
}

function requestParts({ id, method, path, pathParameters, body }: Operation): RequestParts {
  const [example] = body?.content[0]?.examples ?? [];
  return {
    operationId: id,
    method: method.toUpperCase() as RequestParts['method'],
    path,
    pathParameters: Object.fromEntries(pathParameters.map(({ name }) => [name, 'AbCdEfGh'])),
    ...(example && { body: example.value }),
  };
}
