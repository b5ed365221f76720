/** The nodes of a document, for those that write OpenAPI. What a document says is a question for the model. */
import {
  HTTP_METHODS,
  type HttpMethod,
  type OpenApiDocument,
  type Operation,
  type PathItem,
  type Reference,
} from './document.ts';
import { parsePointer } from './pointer.ts';

/** An operation as it stands in its document. */
export interface OperationNode {
  readonly path: string;
  readonly method: HttpMethod;
  readonly node: Operation;
  readonly pathItem: PathItem;
}

/**
 * Lists the operations of path items: paths in document order, methods in the order of the standard.
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
 * The node that a pointer leads to.
 *
 * @param reference such as `#/components/schemas/Fund`
 * @throws Error when it leads nowhere, which a bundle that passed lint does not contain
 */
export function nodeAt(document: OpenApiDocument, reference: string): object {
  const found = parsePointer(reference).reduce<unknown>(
    (parent, key) => (parent as Record<string, unknown> | undefined)?.[key],
    document,
  );
  if (typeof found !== 'object' || found === null) throw new Error(`Unresolved reference ${reference}`);
  return found;
}

/**
 * Follows a reference inside a document.
 *
 * @param node a node, or a reference to one
 * @returns the node that is meant
 * @throws Error when the reference leads nowhere
 */
export function dereference<T extends object>(document: OpenApiDocument, node: T | Reference): T {
  let current: T | Reference = node;
  while ('$ref' in current && typeof current.$ref === 'string')
    current = nodeAt(document, current.$ref) as T | Reference;
  return current as T;
}
