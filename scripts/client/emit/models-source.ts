import type { SchemaObject } from '../../model/document.ts';
import type { Model } from '../../model/model.ts';
import type { Schema } from '../../model/schema.ts';
import { banner } from './banner.ts';
import { Comments, indent } from './comments.ts';
import { referenceOf, SchemaTypes } from './schema-type.ts';

/**
 * Writes `src/models.ts` of the client: a named type for every schema, an interface where it can be one.
 *
 * @param model of the bundle
 * @returns TypeScript source that exports types only
 */
export function writeModelsSource(model: Model): string {
  const comments = new Comments(model);
  const types = new SchemaTypes(comments);
  return [
    banner,
    ...[...model.schemas].map(([name, schema]) => {
      const { keywords } = schema;
      const values = Object.entries(keywords['x-enumDescriptions'] ?? {}).map(
        ([value, meaning]) => `- \`${value}\`: ${meaning}`,
      );
      const text = isInterface(schema)
        ? writeInterface(name, keywords, types)
        : `export type ${name} = ${types.typeOf(keywords)};\n`;
      return comments.of(keywords, values.length > 0 ? [values.join('\n')] : []) + text;
    }),
  ].join('\n');
}

/** An object, or an object made of others, can be an interface. */
function isInterface(schema: Schema): boolean {
  const { meant } = schema;
  if (meant.kind === 'combination') return meant.parts.every(isInterface);
  const { type, properties, additionalProperties } = meant.keywords;
  return type === 'object' && (properties !== undefined || additionalProperties !== undefined);
}

function writeInterface(name: string, schema: SchemaObject, types: SchemaTypes): string {
  const parts = schema.allOf ?? [schema];
  const bases = parts.map(referenceOf).filter((base) => base !== undefined);
  const members = parts
    .filter((part) => referenceOf(part) === undefined)
    .map((part) => types.members(part))
    .join('');
  const heritage = bases.length > 0 ? ` extends ${bases.join(', ')}` : '';
  return `export interface ${name}${heritage} {\n${indent(members)}}\n`;
}
