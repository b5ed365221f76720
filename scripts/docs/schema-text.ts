import type { Json } from '../model/json.ts';
import type { Schema } from '../model/schema.ts';

/** Describes a schema's type as Markdown: `string`, array of `Fund`, `AllocationPayment` or null. */
export function typeText(schema: Schema): string {
  const { refersTo, kind, types, items, values } = schema;
  if (refersTo) return `\`${refersTo.name ?? ''}\``;
  if (kind === 'alternatives') return anyOf(schema.alternatives);
  if (kind === 'combination') return anyOf(schema.parts);
  const only = onlyValue(schema);
  if (only !== undefined) return `\`${JSON.stringify(only)}\``;
  if (kind === 'enumeration')
    return (values?.values ?? []).map(({ value }) => `\`${String(value)}\``).join(', ');
  if (types.length === 0) return 'unknown';
  return types
    .map((type) => {
      if (type === 'array') return items ? `array of ${typeText(items)}` : 'array';
      if (schema.isFile) return 'file';
      return schema.format === undefined ? type : `${type} (${schema.format})`;
    })
    .join(' or ');
}

function anyOf(schemas: readonly Schema[]): string {
  return [...new Set(schemas.map(typeText))].join(' or ');
}

/** Returns a schema's value if it allows only one. */
export function onlyValue(schema: Schema): Json | undefined {
  if (schema.kind === 'constant') return schema.constant;
  const [only, ...others] = schema.kind === 'enumeration' ? (schema.values?.values ?? []) : [];
  return others.length === 0 ? only?.value : undefined;
}

/** Describes a number's range in words; undefined if it has none. */
export function rangeText({ minimum, maximum, default: fallback }: Schema): string | undefined {
  const range =
    minimum !== undefined && maximum !== undefined
      ? `${minimum} to ${maximum}`
      : minimum !== undefined
        ? `${minimum} or greater`
        : maximum !== undefined
          ? `${maximum} or less`
          : undefined;
  if (range === undefined) return undefined;
  return fallback === undefined ? range : `${range}, default ${JSON.stringify(fallback)}`;
}
