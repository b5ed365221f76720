/** Looks up nodes of the bundle as plain JSON, without the project's model. */
import { readBundle } from '../support/generated.ts';

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'] as const;

/** Loads the published form of the current `spec/`. It omits guides, which don't count as the place of a fact. */
export function loadBundle(): JsonObject {
  const { 'x-guides': _guides, 'x-overview': _overview, ...described } = readBundle();
  return described as unknown as JsonObject;
}

/** True for a JSON object (not null, not an array). */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the value if it is an object; otherwise an empty object. */
export function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

/** Returns the value if it is a list; otherwise an empty list. */
export function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}

/** Returns the strings in a list; a single string counts as a list of one. */
export function stringsOf(value: Json | undefined): string[] {
  if (typeof value === 'string') return [value];
  return listOf(value).filter((item): item is string => typeof item === 'string');
}

/** Resolves a local JSON pointer reference such as `#/components/schemas/Slug`. */
export function resolvePointer(root: JsonObject, reference: string): Json | undefined {
  let node: Json | undefined = root;
  for (const part of reference.slice(1).split('/').slice(1))
    node = objectOf(node)[part.replaceAll('~1', '/').replaceAll('~0', '~')];
  return node;
}

/** Resolves the `$ref` of a parameter, response or header. */
export function deref(root: JsonObject, node: Json | undefined): JsonObject | undefined {
  const reference = objectOf(node)['$ref'];
  if (typeof reference === 'string') return deref(root, resolvePointer(root, reference));
  return isObject(node) ? node : undefined;
}

/** An operation under `paths` or `webhooks`. */
export interface Operation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly node: JsonObject;
  readonly pathItem: JsonObject;
}

/** Returns all operations under `paths` or `webhooks`, in document order. */
export function operationsOf(root: JsonObject, key: 'paths' | 'webhooks' = 'paths'): Operation[] {
  return Object.entries(objectOf(root[key])).flatMap(([path, item]) => {
    const pathItem = objectOf(item);
    return METHODS.filter((method) => isObject(pathItem[method])).map((method) => {
      const node = objectOf(pathItem[method]);
      return { operationId: stringsOf(node['operationId'])[0] ?? '', method, path, node, pathItem };
    });
  });
}
