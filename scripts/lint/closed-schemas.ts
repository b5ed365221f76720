import { isObject, type Json, type JsonObject } from '../model/json.ts';
import type { OpenApiDocument, SchemaObject } from '../model/document.ts';
import { parsePointer } from '../model/pointer.ts';

/** Keywords whose subschemas apply to the same value. */
const IN_PLACE = ['allOf', 'anyOf', 'oneOf'] as const;
/** Keywords whose subschemas apply to a child value, such as a property. */
const MAPS_BELOW = ['properties', 'patternProperties'] as const;
const BELOW = ['items', 'additionalProperties', 'contains'] as const;

/**
 * Creates schemas that reject undeclared properties. Responses may have undocumented fields, so the spec's schemas are
 * open, but the examples in this repository must not have any.
 */
export class ClosedSchemas {
  readonly #document: OpenApiDocument;

  constructor(document: OpenApiDocument) {
    this.#document = document;
  }

  /** Returns the components by name, closed below their top level. */
  components(): Record<string, JsonObject> {
    const schemas = Object.entries(this.#document.components?.schemas ?? {});
    return Object.fromEntries(
      schemas.map(([name, schema]) => [name, this.#closeBelow(schema as JsonObject)]),
    );
  }

  /** Closes a schema at its top level and below. Schemas that declare no properties stay open. */
  close(schema: SchemaObject): JsonObject {
    const closed = this.#closeBelow(schema as JsonObject);
    return this.declaredIn(schema as JsonObject).length > 0
      ? { ...closed, unevaluatedProperties: false }
      : closed;
  }

  /** Returns the names of all properties that a schema declares, including through references and composition. */
  declaredIn(schema: Json | undefined, seen: ReadonlySet<unknown> = new Set()): string[] {
    if (!isObject(schema) || seen.has(schema)) return [];
    const inside = new Set([...seen, schema]);
    const parts = IN_PLACE.flatMap((keyword) => (Array.isArray(schema[keyword]) ? schema[keyword] : []));
    return [
      ...(isObject(schema['properties']) ? Object.keys(schema['properties']) : []),
      ...[...parts, this.#target(schema['$ref'])].flatMap((part) => this.declaredIn(part, inside)),
    ];
  }

  #closeBelow(schema: Json): JsonObject {
    if (!isObject(schema)) return schema as unknown as JsonObject;
    const closed: JsonObject = { ...schema };
    for (const keyword of IN_PLACE) {
      const list = schema[keyword];
      if (Array.isArray(list)) closed[keyword] = list.map((part) => this.#closeBelow(part));
    }
    for (const keyword of MAPS_BELOW) {
      const map = schema[keyword];
      if (isObject(map)) {
        closed[keyword] = Object.fromEntries(
          Object.entries(map).map(([name, one]) => [name, this.#closeAny(one)]),
        );
      }
    }
    for (const keyword of BELOW)
      if (isObject(schema[keyword])) closed[keyword] = this.#closeAny(schema[keyword]);
    return closed;
  }

  #closeAny(schema: Json): Json {
    return isObject(schema) ? this.close(schema) : schema;
  }

  #target(ref: Json | undefined): Json | undefined {
    if (typeof ref !== 'string' || !ref.startsWith('#/')) return undefined;
    return parsePointer(ref.slice(1)).reduce<unknown>(
      (node, key) => Object(node)[key],
      this.#document,
    ) as Json;
  }
}
