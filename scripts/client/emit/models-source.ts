import type { OpenApiDocument, Schema } from '../../model/document.ts';
import { dereference } from '../../model/operations.ts';
import { Comments, indent } from './comments.ts';
import { banner } from './banner.ts';
import { referenceOf, SchemaTypes } from './schema-type.ts';

/**
 * Writes `src/models.ts` of the client: a named type for every schema, an interface where it can be one.
 *
 * @param document the bundled document
 * @returns TypeScript source that exports types only
 */
export function writeModelsSource(document: OpenApiDocument): string {
  const comments = new Comments(document);
  const types = new SchemaTypes(comments);
  const schemas = Object.entries(document.components?.schemas ?? {});
  return [
    banner,
    ...schemas.map(([name, schema]) => {
      const values = Object.entries((schema['x-enumDescriptions'] ?? {}) as Record<string, string>).map(
        ([value, meaning]) => `- \`${value}\`: ${meaning}`,
      );
      const text = isInterface(document, schema)
        ? writeInterface(name, schema, types)
        : `export type ${name} = ${types.typeOf(schema)};\n`;
      return comments.of(schema, values.length > 0 ? [values.join('\n')] : []) + text;
    }),
  ].join('\n');
}

/** An object, or an object made of others, can be an interface. */
function isInterface(document: OpenApiDocument, schema: Schema): boolean {
  const { allOf, type, properties, additionalProperties } = schema;
  if (Array.isArray(allOf)) {
    return (allOf as Schema[]).every((part) => isInterface(document, dereference<Schema>(document, part)));
  }
  return type === 'object' && (properties !== undefined || additionalProperties !== undefined);
}

function writeInterface(name: string, schema: Schema, types: SchemaTypes): string {
  const parts = (schema['allOf'] ?? [schema]) as Schema[];
  const bases = parts.map(referenceOf).filter((base) => base !== undefined);
  const members = parts
    .filter((part) => referenceOf(part) === undefined)
    .map((part) => types.members(part))
    .join('');
  const heritage = bases.length > 0 ? ` extends ${bases.join(', ')}` : '';
  return `export interface ${name}${heritage} {\n${indent(members)}}\n`;
}
