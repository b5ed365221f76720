import type { SchemaObject } from '../../model/document.ts';
import type { Model } from '../../model/model.ts';
import type { Schema } from '../../model/schema.ts';
import type { ClientOperation } from './client-operations.ts';
import { banner, Comments, indent } from './comments.ts';
import { referenceOf, SchemaTypes } from './schema-type.ts';

/** Schemas that the runtime imports by name. */
const runtimeSchemas = ['LocaleCode', 'PaginationEnvelope', 'ReferenceLabel'];

/** Writes `src/models.ts`, with a type for every schema that calls use: an interface if possible. */
export function writeModelsSource(model: Model, operations: readonly ClientOperation[]): string {
  const comments = new Comments(model);
  const types = new SchemaTypes(comments);
  const used = usedSchemas(model, operations);
  const schemas = [...model.schemas].filter(([name]) => used.has(name));
  return [
    banner,
    ...schemas.map(([name, schema]) => {
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

function usedSchemas(model: Model, operations: readonly ClientOperation[]): ReadonlySet<string> {
  const used = new Set(runtimeSchemas);
  const visit = (node: unknown): void => {
    for (const reference of JSON.stringify(node ?? {}).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
      const [, name = ''] = reference;
      if (used.has(name)) continue;
      used.add(name);
      visit(model.schemas.get(name)?.keywords);
    }
  };
  for (const name of runtimeSchemas) visit(model.schemas.get(name)?.keywords);
  for (const { slugs, query, body, result, item } of operations) {
    const parameters = [...slugs.map(({ parameter }) => parameter), ...query];
    visit([...parameters.map(({ schema }) => schema.keywords), body?.schema, item ?? result]);
  }
  for (const { response } of model.errors) visit(response.schema?.keywords);
  return used;
}

/** True if a schema can be an interface, because it is an object or a combination of objects. */
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
