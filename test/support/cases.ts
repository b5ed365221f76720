import type {
  Example,
  MediaType,
  OpenApiDocument,
  Parameter,
  RequestBody,
  Response,
  Schema,
} from '../../scripts/model/document.ts';
import { dereference, listOperations, type PlacedOperation } from '../../scripts/model/operations.ts';

/** A documented answer: one named example of one media type of one status of one operation. */
export interface DocumentedAnswer extends RequestParts {
  /** Status as documented: `200`, `2XX`, … */
  documentedStatus: string;
  /** Status that Prism sends for it. */
  status: number;
  mediaType: string;
  schema: Schema;
  example: string;
  value: Example['value'];
}

/** What a valid request to an operation has besides headers. */
export interface RequestParts {
  operationId: string;
  method: Uppercase<PlacedOperation['method']>;
  path: string;
  pathParameters: Record<string, string>;
  /** The first documented request body. */
  body?: Example['value'];
}

/** Every operation with the parts of a valid request to it. */
export function documentedRequests(document: OpenApiDocument): RequestParts[] {
  return listOperations(document).map((placed) => requestParts(document, placed));
}

/** Every documented answer: operation × status × media type × named example. */
export function documentedAnswers(document: OpenApiDocument): DocumentedAnswer[] {
  return listOperations(document).flatMap((placed) =>
    Object.entries(placed.operation.responses).flatMap(([documentedStatus, node]) =>
      Object.entries(dereference<Response>(document, node).content ?? {}).flatMap(([mediaType, media]) =>
        namedExamples(document, media).map(([example, { value }]) => ({
          ...requestParts(document, placed),
          documentedStatus,
          status: documentedStatus === '2XX' ? 200 : Number(documentedStatus),
          mediaType,
          schema: media.schema ?? {},
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

function namedExamples(document: OpenApiDocument, media: MediaType): [name: string, example: Example][] {
  return Object.entries(media.examples ?? {}).map(([name, node]) => [
    name,
    dereference<Example>(document, node),
  ]);
}

function requestParts(document: OpenApiDocument, { path, method, operation }: PlacedOperation): RequestParts {
  const slugs = (operation.parameters ?? [])
    .map((node) => dereference<Parameter>(document, node))
    .filter((parameter) => parameter.in === 'path')
    .map(({ name }) => [name, 'AbCdEfGh']);
  const content = operation.requestBody && dereference<RequestBody>(document, operation.requestBody).content;
  const media = Object.values(content ?? {})[0];
  const body = media && namedExamples(document, media)[0]?.[1].value;
  return {
    operationId: operation.operationId,
    method: method.toUpperCase() as RequestParts['method'],
    path,
    pathParameters: Object.fromEntries(slugs) as Record<string, string>,
    ...(body === undefined ? {} : { body }),
  };
}
