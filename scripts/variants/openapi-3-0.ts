import type { Components, Json, JsonObject, OpenApiDocument } from '../model/document.ts';
import { fileOf, fileSchema } from '../model/media-type.ts';
import { type Schema, SchemaWriter30 } from './schema-3-0.ts';

/** Keys whose content isn't part of the description but an example value. */
const VALUES = new Set(['example', 'examples', 'value', 'default', 'enum']);

/** An OpenAPI 3.0 document. Only the properties this project reads are typed. */
export interface OpenApi30Document extends JsonObject {
  openapi: string;
}

/**
 * Converts the bundle to OpenAPI 3.0, for tools that don't support 3.1. Operations, properties and descriptions don't
 * change. Webhooks, which 3.0 lacks, move to `x-webhooks`.
 *
 * @param document a bundled OpenAPI 3.1 document; it isn't modified
 * @throws Error if a schema uses something 3.0 can't express
 */
export function toOpenApi30(document: OpenApiDocument): OpenApi30Document {
  const writer = new SchemaWriter30(document);
  const rewrite = (node: unknown): Json => rewriteNode(node, writer);
  const {
    openapi: _openapi,
    jsonSchemaDialect: _dialect,
    info: { summary, description, ...info },
    webhooks,
    components,
    ...rest
  } = document;
  const body = {
    ...(rewrite(rest) as JsonObject),
    ...(webhooks && { 'x-webhooks': rewrite(webhooks) }),
    ...(components && { components: rewriteComponents(components, writer) }),
  };
  return {
    openapi: '3.0.3',
    info: {
      ...(info as unknown as JsonObject),
      description: [summary, noteOn(writer.droppedKeywords), description].filter(Boolean).join('\n\n'),
    },
    ...body,
  };
}

function noteOn(lost: ReadonlySet<string>): string {
  const keywords = [...lost].map((keyword) => `\`${keyword}\``).join(', ');
  const sentences = [
    "**This file is OpenAPI 3.0**, for tools that can't read a newer version. It has the same operations and fields as `openapi.yaml`; the webhooks are under `x-webhooks`.",
    ...(keywords === ''
      ? []
      : [`OpenAPI 3.0 doesn't support ${keywords}, so see \`openapi.yaml\` for these constraints.`]),
  ];
  return sentences.join(' ');
}

function rewriteComponents({ schemas, pathItems, ...others }: Components, writer: SchemaWriter30): Json {
  if (pathItems !== undefined) throw new Error("OpenAPI 3.0 doesn't support components.pathItems.");
  return {
    ...(schemas && {
      schemas: Object.fromEntries(
        Object.entries(schemas).map(([name, schema]) => [
          name,
          inContext(`schema ${name}`, () => writer.write(schema as Schema)),
        ]),
      ),
    }),
    ...(rewriteNode(others, writer) as JsonObject),
  };
}

/** Recursively rewrites a non-schema node. */
function rewriteNode(node: unknown, writer: SchemaWriter30): Json {
  if (Array.isArray(node)) return node.map((item) => rewriteNode(item, writer));
  if (typeof node !== 'object' || node === null) return node as Json;
  // 3.0 ignores siblings of `$ref`, and some tools reject them.
  if ('$ref' in node) return { $ref: node.$ref as string };
  return Object.fromEntries(
    Object.entries(node).map(([key, value]: [string, unknown]) => {
      if (key === 'schema') return [key, writer.write(value as Schema)];
      if (key === 'content') return [key, rewriteNode(withFileSchemas(value), writer)];
      return [key, VALUES.has(key) ? (value as Json) : inContext(key, () => rewriteNode(value, writer))];
    }),
  );
}

/** Adds the schemas that 3.0 requires for files and 3.1 omits. */
function withFileSchemas(content: unknown): unknown {
  return Object.fromEntries(
    Object.entries(content as Record<string, JsonObject>).map(([name, media]) => {
      const file = fileOf(name);
      return [
        name,
        file && media['schema'] === undefined ? { schema: { ...fileSchema(file) }, ...media } : media,
      ];
    }),
  );
}

/** Prefixes the messages of thrown errors with their place in the document. */
function inContext<T>(place: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error) error.message = `${place}: ${error.message}`;
    throw error;
  }
}
