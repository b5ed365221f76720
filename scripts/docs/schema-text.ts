import type { JsonObject, OpenApiDocument, Schema } from '../model/document.ts';
import { dereference } from '../model/operations.ts';

/** The type of a schema in words, as Markdown: `string`, array of `Fund`, `AllocationPayment` or null. */
export function typeText(schema: Schema): string {
  const reference = schema['$ref'];
  if (typeof reference === 'string') return `\`${schemaName(reference)}\``;
  const branches = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(branches)) return [...new Set(branches.filter(isObject).map(typeText))].join(' or ');
  const [only, ...others] = [schema['const'] ?? schema['enum'] ?? []].flat();
  if (only !== undefined && others.length === 0) return `\`${JSON.stringify(only)}\``;
  const types = [schema['type'] ?? []].flat().filter((type) => typeof type === 'string');
  if (types.length === 0) return 'not shown';
  return types.map((type) => singleTypeText(type, schema)).join(' or ');
}

/** The bounds of a number in words, or undefined when it has none. */
export function rangeText(schema: Schema): string | undefined {
  const { minimum, maximum, default: fallback } = schema;
  const range =
    minimum !== undefined && maximum !== undefined
      ? `${String(minimum)} to ${String(maximum)}`
      : minimum !== undefined
        ? `${String(minimum)} or greater`
        : maximum !== undefined
          ? `${String(maximum)} or less`
          : undefined;
  if (range === undefined) return undefined;
  return fallback === undefined ? range : `${range}, default ${JSON.stringify(fallback)}`;
}

/** The values that a schema lists, its own or those of one of its branches. */
export function listedValues(document: OpenApiDocument, schema: Schema): string[] {
  const resolved = dereference<Schema>(document, schema);
  if (Array.isArray(resolved['enum'])) return resolved['enum'].map(String);
  const branches = resolved['anyOf'] ?? resolved['oneOf'];
  if (Array.isArray(branches))
    return branches.filter(isObject).flatMap((branch) => listedValues(document, branch));
  return Array.isArray(resolved['examples']) ? resolved['examples'].map(String) : [];
}

/** Whether a value is an object and not an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function singleTypeText(type: string, schema: Schema): string {
  if (type === 'array') return isObject(schema['items']) ? `array of ${typeText(schema['items'])}` : 'array';
  if (type === 'string' && Array.isArray(schema['enum'])) {
    return schema['enum'].map((value) => `\`${String(value)}\``).join(', ');
  }
  return typeof schema['format'] === 'string' ? `${type} (${schema['format']})` : type;
}

function schemaName(reference: string): string {
  return reference.replace('#/components/schemas/', '');
}
