import { HTTP_METHODS } from '../../model/document.ts';
import type { DocumentView, Placed } from '../document-view.ts';
import { isObject, objectOf } from '../json.ts';
import { member } from './walk.ts';

/** An operation or a delivery, and its place. */
export interface OperationEntry {
  readonly method: string;
  /** The path, or the webhook's name. */
  readonly path: string;
  readonly operationId: string | undefined;
  /** The operationId, or method and path. */
  readonly name: string;
  readonly item: Placed;
  readonly operation: Placed;
}

/** Lists the operations of `paths` or `webhooks`. */
export function listOperations(view: DocumentView, section: 'paths' | 'webhooks'): OperationEntry[] {
  return operationsIn(view, member({ value: view.root, pointer: '' }, section));
}

/** Lists the operations of a map of path items. */
export function operationsIn(view: DocumentView, map: Placed): OperationEntry[] {
  return Object.keys(objectOf(map.value)).flatMap((path) => {
    const { value: reference, pointer } = member(map, path);
    const item = view.follow(reference, pointer);
    return HTTP_METHODS.flatMap((method): OperationEntry[] => {
      const operation = member(item, method);
      if (!isObject(operation.value)) return [];
      const { operationId: id } = operation.value;
      const operationId = typeof id === 'string' ? id : undefined;
      const name = operationId ?? `${method.toUpperCase()} ${path}`;
      return [{ method, path, operationId, name, item, operation }];
    });
  });
}

/** The names of a path's parameters, in order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name ?? '');
}

/** A path without its parameter names, because requests don't contain them. */
export function wirePath(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, '{}');
}
