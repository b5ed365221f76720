import type { Example, JsonObject, OpenApiDocument, RequestBody, Response } from '../../model/document.ts';
import { dereference, listOperations, type PlacedOperation } from '../../model/operations.ts';

/** The examples of the bundle, as records. */
export interface DocumentedRecords {
  /** Records by the first part of their operation's path, in full, each slug once. */
  readonly full: ReadonlyMap<string, readonly JsonObject[]>;
  /** Records in the form that a list gives them. */
  readonly listed: ReadonlyMap<string, readonly JsonObject[]>;
  /** Request bodies by the first part of the path. */
  readonly requests: ReadonlyMap<string, readonly JsonObject[]>;
}

/** Reads the records that the JSON examples of successes show, in the order of the document. */
export function documentedRecords(document: OpenApiDocument): DocumentedRecords {
  const full = new Map<string, JsonObject[]>();
  const listed = new Map<string, JsonObject[]>();
  const requests = new Map<string, JsonObject[]>();
  for (const placed of listOperations(document)) {
    const collection = placed.path.split('/')[1] ?? '';
    for (const body of successesOf(document, placed)) {
      if (Array.isArray(body['data'])) add(listed, collection, body['data'].filter(isObject));
      else if (typeof body['slug'] === 'string') add(full, collection, [body]);
    }
    add(requests, collection, requestsOf(document, placed));
  }
  return { full, listed, requests };
}

function add(records: Map<string, JsonObject[]>, collection: string, more: readonly JsonObject[]): void {
  const known = records.get(collection) ?? [];
  const slugs = new Set(known.map(({ slug }) => slug));
  records.set(collection, [...known, ...more.filter(({ slug }) => slug === undefined || !slugs.has(slug))]);
}

function successesOf(document: OpenApiDocument, { operation }: PlacedOperation): JsonObject[] {
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1];
  return success ? examplesOf(document, dereference<Response>(document, success).content) : [];
}

function requestsOf(document: OpenApiDocument, { operation }: PlacedOperation): JsonObject[] {
  const body = operation.requestBody && dereference<RequestBody>(document, operation.requestBody);
  return examplesOf(document, body?.content);
}

function examplesOf(document: OpenApiDocument, content: Response['content']): JsonObject[] {
  return Object.values(content ?? {})
    .flatMap(({ examples }) => Object.values(examples ?? {}))
    .map((example) => dereference<Example>(document, example).value)
    .filter(isObject);
}

/** Whether a JSON value is an object; XML examples are strings. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
