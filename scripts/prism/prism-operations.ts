import { createRequire } from 'node:module';
import type { Json, JsonObject, OpenApiDocument } from '../model/document.ts';
import { parsePointer } from '../model/pointer.ts';

const require = createRequire(import.meta.url);

/**
 * The operations of the bundle in the form that Prism works on. Prism makes them when it reads a description; here the
 * build does so, and the mock starts without the packages for it.
 *
 * @param document the bundled document
 * @returns one object per operation, its `iid` the operationId; nothing in it refers to anything else
 * @throws Error when a schema contains itself
 */
export function prismOperations(document: OpenApiDocument): JsonObject[] {
  const { transformOas3Operations } = require('@stoplight/http-spec/oas3/operation') as {
    transformOas3Operations: (document: object) => JsonObject[];
  };
  const { webhooks: _webhooks, ...rest } = document;
  return transformOas3Operations(inlineReferences(rest as unknown as JsonObject));
}

/** The document with every reference replaced by what it refers to; what stands beside a reference wins. */
function inlineReferences(document: JsonObject): JsonObject {
  const done = new Map<object, Json>();
  const open = new Set<object>();
  const inline = (node: Json): Json => {
    if (typeof node !== 'object' || node === null) return node;
    const known = done.get(node);
    if (known !== undefined) return known;
    if (open.has(node)) throw new Error('The mock cannot serve a schema that contains itself.');
    open.add(node);
    const copy = Array.isArray(node) ? node.map(inline) : inlineObject(node);
    open.delete(node);
    done.set(node, copy);
    return copy;
  };
  const inlineObject = (node: JsonObject): JsonObject => {
    const { $ref, ...rest } = node;
    const own = Object.fromEntries(
      Object.entries(typeof $ref === 'string' ? rest : node).map(([key, value]) => [key, inline(value)]),
    );
    if (typeof $ref !== 'string') return own;
    return { ...(inline(lookUp(document, $ref)) as JsonObject), ...own };
  };
  const parts = Object.entries(document).filter(([key]) => !key.startsWith('x-'));
  return Object.fromEntries(parts.map(([key, value]) => [key, inline(value)]));
}

function lookUp(document: JsonObject, reference: string): Json {
  const found = parsePointer(reference).reduce<unknown>((parent, key) => Object(parent)[key], document);
  if (found === undefined) throw new Error(`Unresolved reference ${reference}`);
  return found as Json;
}
