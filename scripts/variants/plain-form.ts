import type { Json, JsonObject, OpenApiDocument } from '../model/document.ts';

/**
 * Rewrites what other tools have trouble with:
 *
 * - removes the schema dialect, because tools warn about any but the default, which covers everything in use;
 * - converts value descriptions from a map in `x-enumDescriptions` to a list in `x-enum-descriptions`, in the order of
 *   the values.
 *
 * @param document a description; it isn't modified
 */
export function plainForm(document: OpenApiDocument): OpenApiDocument {
  const { jsonSchemaDialect: _, ...rest } = document;
  return plain(rest) as unknown as OpenApiDocument;
}

function plain(node: unknown): Json {
  if (Array.isArray(node)) return node.map(plain);
  if (typeof node !== 'object' || node === null) return node as Json;
  const { 'x-enumDescriptions': described, ...rest } = node as JsonObject;
  const entries = Object.entries(rest).map(([key, value]): [string, Json] => {
    // Examples are values, so nothing in them is an extension.
    if (key === 'value') return [key, value];
    return [key, plain(value)];
  });
  const values = rest['enum'];
  if (described !== undefined && Array.isArray(values))
    entries.push([
      'x-enum-descriptions',
      values.map((value) => (described as JsonObject)[String(value)] ?? ''),
    ]);
  return Object.fromEntries(entries);
}
