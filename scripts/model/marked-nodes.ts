import type { OpenApiDocument } from './document.ts';
import { isObject } from './json.ts';
import { toPointer } from './pointer.ts';

/** Keys that contain values or register entries rather than nodes. */
const values = new Set([
  'example',
  'examples',
  'default',
  'const',
  'enum',
  'value',
  'x-gap-register',
  'x-ambiguities',
]);

/**
 * Finds the nodes that reference each unknown or assumption.
 *
 * @returns JSON pointers by ID, in document order
 */
export function markedNodes(document: OpenApiDocument): ReadonlyMap<string, readonly string[]> {
  const pointers = new Map<string, string[]>();
  const walk = (node: unknown, path: readonly (string | number)[]): void => {
    if (Array.isArray(node)) return node.forEach((item, index) => walk(item, [...path, index]));
    if (!isObject(node)) return;
    for (const key of ['x-gap', 'x-amb'])
      for (const id of Array.isArray(node[key]) ? (node[key] as string[]) : [])
        pointers.set(id, [...(pointers.get(id) ?? []), toPointer(path)]);
    const hasNames = ['properties', 'responses'].includes(String(path.at(-1)));
    for (const [key, value] of Object.entries(node))
      if (hasNames || !values.has(key)) walk(value, [...path, key]);
  };
  walk(document, []);
  return pointers;
}
