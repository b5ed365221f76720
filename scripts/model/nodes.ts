/** Accesses raw nodes, for code that writes OpenAPI. Other code should use the model. */
import {
  HTTP_METHODS,
  type HttpMethod,
  type OpenApiDocument,
  type Operation,
  type PathItem,
  type Reference,
} from './document.ts';
import { parsePointer } from './pointer.ts';

export interface OperationNode {
  readonly path: string;
  readonly method: HttpMethod;
  readonly node: Operation;
  readonly pathItem: PathItem;
}

/**
 * Lists operations: paths in document order, methods in the order of the OpenAPI specification.
 *
 * @param items `paths` or `webhooks` of a document
 */
export function operationNodes(items: Readonly<Record<string, PathItem>> = {}): readonly OperationNode[] {
  return Object.entries(items).flatMap(([path, pathItem]) =>
    HTTP_METHODS.flatMap((method) => {
      const node = pathItem[method];
      return node ? [{ path, method, node, pathItem }] : [];
    }),
  );
}

/**
 * Returns the node at a reference.
 *
 * @param reference such as `#/components/schemas/Fund`
 * @throws Error if it doesn't exist, which lint prevents
 */
export function nodeAt(document: OpenApiDocument, reference: string): object {
  const node = parsePointer(reference).reduce<unknown>(
    (parent, key) => (parent as Record<string, unknown> | undefined)?.[key],
    document,
  );
  if (typeof node !== 'object' || node === null) throw new Error(`Unresolved reference ${reference}`);
  return node;
}

/**
 * Resolves a reference.
 *
 * @param node a node or a reference
 * @returns the node, or the reference's target
 * @throws Error if the reference can't be resolved
 */
export function dereference<T extends object>(document: OpenApiDocument, node: T | Reference): T {
  let current: T | Reference = node;
  while ('$ref' in current && typeof current.$ref === 'string')
    current = nodeAt(document, current.$ref) as T | Reference;
  return current as T;
}
