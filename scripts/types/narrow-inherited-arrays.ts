import type { OpenApiDocument, Schema } from '../model/document.ts';
import { dereference } from '../model/operations.ts';

/**
 * Takes a member out of what a schema inherits, where the schema says more of it: of a list's envelope the array of
 * unknown records, where the list says what its records are. TypeScript would intersect the two, and openapi-fetch
 * reads the element of `unknown[] & Payment[]` as `unknown`. Changes the document, which is that of the types only.
 *
 * @param document a copy of the bundled document
 */
export function narrowInheritedArrays(document: OpenApiDocument): void {
  for (const schema of Object.values(document.components?.schemas ?? {})) {
    const parts = schema['allOf'] as Schema[] | undefined;
    if (!parts) continue;
    const own = new Set(parts.flatMap((part) => Object.keys(Object(part['properties']) as Schema)));
    schema['allOf'] = parts.map((part) => withoutUnknownArrays(document, part, own));
  }
}

function withoutUnknownArrays(document: OpenApiDocument, part: Schema, own: ReadonlySet<string>): Schema {
  if (!('$ref' in part)) return part;
  const { properties, required, ...rest } = dereference<Schema>(document, part);
  const inherited = Object.entries(Object(properties) as Record<string, Schema>);
  const overridden = inherited
    .filter(([name, member]) => own.has(name) && isUnknownArray(member))
    .map(([name]) => name);
  if (overridden.length === 0) return part;
  return {
    ...rest,
    properties: Object.fromEntries(inherited.filter(([name]) => !overridden.includes(name))),
    required: ((required ?? []) as string[]).filter((name) => !overridden.includes(name)),
  };
}

function isUnknownArray({ type, items }: Schema): boolean {
  const keys = Object.keys(Object(items) as Schema).filter(
    (key) => key !== 'description' && !key.startsWith('x-'),
  );
  return type === 'array' && keys.length === 0;
}
