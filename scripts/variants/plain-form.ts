import type { Json, JsonObject, OpenApiDocument } from '../model/document.ts';

/**
 * Improves compatibility with other tools:
 *
 * - removes the schema dialect, because tools warn about any but the default, which is sufficient
 * - converts value descriptions from a map in `x-enumDescriptions` to a list in `x-enum-descriptions`, in the order of
 *   the values
 *
 * @param document a description; it isn't modified
 */
export function plainForm(document: OpenApiDocument): OpenApiDocument {
  const { jsonSchemaDialect: _, ...rest } = document;
  return rewrite(rest) as unknown as OpenApiDocument;
}

function rewrite(node: unknown): Json {
  if (Array.isArray(node)) return node.map(rewrite);
  if (typeof node !== 'object' || node === null) return node as Json;
  const { 'x-enumDescriptions': described, ...rest } = node as JsonObject;
  const entries = Object.entries(rest).map(([key, value]): [string, Json] => {
    // Example values contain no extensions.
    if (key === 'value') return [key, value];
    return [key, rewrite(value)];
  });
  const values = rest['enum'];
  if (described !== undefined && Array.isArray(values))
    entries.push([
      'x-enum-descriptions',
      values.map((value) => (described as JsonObject)[String(value)] ?? ''),
    ]);
  return Object.fromEntries(entries);
}
