import type { Json, JsonObject, OpenApiDocument } from '../model/document.ts';

/**
 * Writes what other tools trip over in the form that they read:
 *
 * - the dialect of the schemas is left to its default, which holds all that is used, since tools warn about another;
 * - descriptions of values, which are a map under `x-enumDescriptions`, become a list under `x-enum-descriptions`, in the
 *   order of the values.
 *
 * @param document a description, which stays as it is
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
    // Examples are values, in which nothing is an extension.
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
