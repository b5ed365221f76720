import { HTTP_METHODS } from '../../model/document.ts';
import type { DocumentView, Placed } from '../document-view.ts';
import { isObject, objectOf } from '../json.ts';
import { memberPointer } from './walk.ts';

/** An operation, or a delivery, with where it stands. */
export interface OperationEntry {
  readonly method: string;
  /** The path, or the name of the webhook. */
  readonly path: string;
  readonly operationId: string | undefined;
  /** How people know it: its operationId, else method and path. */
  readonly name: string;
  readonly item: Placed;
  readonly operation: Placed;
}

/** Lists the operations of `paths` or `webhooks`. */
export function listOperations(view: DocumentView, section: 'paths' | 'webhooks'): OperationEntry[] {
  return operationsIn(view, { value: view.root[section] ?? null, pointer: `/${section}` });
}

/** Lists the operations of a map of path items. */
export function operationsIn(view: DocumentView, map: Placed): OperationEntry[] {
  return Object.keys(objectOf(map.value)).flatMap((path) => {
    const item = view.follow(objectOf(map.value)[path], memberPointer(map, path));
    return HTTP_METHODS.flatMap((method): OperationEntry[] => {
      const value = objectOf(item.value)[method];
      if (!isObject(value)) return [];
      const operationId = typeof value['operationId'] === 'string' ? value['operationId'] : undefined;
      const operation = { value, pointer: memberPointer(item, method) };
      const name = operationId ?? `${method.toUpperCase()} ${path}`;
      return [{ method, path, operationId, name, item, operation }];
    });
  });
}

/** The names of the parameters of a path, in order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name ?? '');
}

/** What a path looks like on the wire: the names of its parameters do not show. */
export function wirePath(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, '{}');
}
