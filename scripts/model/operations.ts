import {
  HTTP_METHODS,
  type HttpMethod,
  type OpenApiDocument,
  type Operation,
  type PathItem,
  type Reference,
  type Schema,
} from './document.ts';
import { parsePointer } from './pointer.ts';

/** Pointers that were read before; a document has few of them and follows each many times. */
const segments = new Map<string, readonly string[]>();

export interface PlacedOperation {
  readonly path: string;
  readonly method: HttpMethod;
  readonly operation: Operation;
  readonly pathItem: PathItem;
}

/** Lists the operations that have a path, in document order; webhooks are not among them. */
export function listOperations(document: OpenApiDocument): PlacedOperation[] {
  return Object.entries(document.paths).flatMap(([path, pathItem]) =>
    HTTP_METHODS.flatMap((method) => {
      const operation = pathItem[method];
      return operation ? [{ path, method, operation, pathItem }] : [];
    }),
  );
}

/**
 * Follows a reference inside the bundle.
 *
 * @param node a node, or a reference to one
 * @returns the node that is meant
 * @throws Error when the reference leads nowhere, which a bundle that passed lint does not contain
 */
export function dereference<T extends object>(document: OpenApiDocument, node: T | Reference): T {
  let current: T | Reference = node;
  while ('$ref' in current && typeof current.$ref === 'string') {
    const found = segmentsOf(current.$ref).reduce<unknown>((parent, key) => Object(parent)[key], document);
    if (typeof found !== 'object' || found === null) throw new Error(`Unresolved reference ${current.$ref}`);
    current = found as T | Reference;
  }
  return current as T;
}

/**
 * A schema with what its reference leads to. Keywords beside a reference hold as well, and before those that it leads
 * to: a default is the place's own.
 */
export function joinedSchema(document: OpenApiDocument, schema: Schema): Schema {
  const { $ref: reference, ...beside } = schema;
  return reference === undefined ? schema : { ...dereference<Schema>(document, schema), ...beside };
}

function segmentsOf(pointer: string): readonly string[] {
  let found = segments.get(pointer);
  if (!found) segments.set(pointer, (found = parsePointer(pointer)));
  return found;
}
