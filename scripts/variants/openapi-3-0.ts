import type { Components, Json, JsonObject, OpenApiDocument } from '../model/document.ts';
import { fileOf, fileSchema } from '../model/media-type.ts';
import { type Schema, SchemaWriter30 } from './schema-3-0.ts';

/** Keys below which there are values, not parts of the description. */
const VALUES = new Set(['example', 'examples', 'value', 'default', 'enum']);

/** A document of OpenAPI 3.0, as far as this project looks into it. */
export interface OpenApi30Document extends JsonObject {
  openapi: string;
}

/**
 * Writes a description as OpenAPI 3.0, for tools that read nothing newer. Operations, members and words stay; webhooks,
 * which 3.0 does not know, stand under `x-webhooks`.
 *
 * @param document a bundled document of OpenAPI 3.1, which stays as it is
 * @throws Error when a schema uses what 3.0 cannot express
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
      description: [summary, noteOn(writer.lost), description].filter(Boolean).join('\n\n'),
    },
    ...body,
  };
}

function noteOn(lost: ReadonlySet<string>): string {
  const keywords = [...lost].map((keyword) => `\`${keyword}\``).join(', ');
  const sentences = [
    '**This file is OpenAPI 3.0**, for tools that read nothing newer. It has the same operations and fields as `openapi.yaml`; the webhooks are under `x-webhooks`.',
    ...(keywords === ''
      ? []
      : [`OpenAPI 3.0 has no ${keywords}, so what it says is only in \`openapi.yaml\`.`]),
  ];
  return sentences.join(' ');
}

function rewriteComponents({ schemas, pathItems, ...others }: Components, writer: SchemaWriter30): Json {
  if (pathItems !== undefined) throw new Error('OpenAPI 3.0 has no components.pathItems.');
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

/** Rewrites what is below a node of the description that is not a schema. */
function rewriteNode(node: unknown, writer: SchemaWriter30): Json {
  if (Array.isArray(node)) return node.map((item) => rewriteNode(item, writer));
  if (typeof node !== 'object' || node === null) return node as Json;
  // 3.0 ignores what stands beside a reference, and some of its readers refuse it.
  if ('$ref' in node) return { $ref: node.$ref as string };
  return Object.fromEntries(
    Object.entries(node).map(([key, value]: [string, unknown]) => {
      if (key === 'schema') return [key, writer.write(value as Schema)];
      if (key === 'content') return [key, rewriteNode(withFileSchemas(value), writer)];
      return [key, VALUES.has(key) ? (value as Json) : inContext(key, () => rewriteNode(value, writer))];
    }),
  );
}

/** In 3.0 a file has a schema that says so, which 3.1 leaves out. */
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

/** Puts where it happened before the message of an error. */
function inContext<T>(place: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error) error.message = `${place}: ${error.message}`;
    throw error;
  }
}
