import type { Json, JsonObject, OpenApiDocument } from '../model/document.ts';
import { dereference } from '../model/nodes.ts';

/** A schema of either version. */
export type Schema = JsonObject;

/** Keywords without subschemas that mean the same in both versions. */
const SHARED_KEYWORDS = new Set([
  'title',
  'description',
  'format',
  'default',
  'enum',
  'required',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'readOnly',
  'writeOnly',
  'deprecated',
  'externalDocs',
  'discriminator',
  'xml',
]);

/** Keywords that 3.0 can't express and that are safe to drop. The generated file lists them. */
const DROPPED_KEYWORDS = new Set(['propertyNames']);

/** Keywords that describe a value without restricting it. */
const ANNOTATIONS = new Set(['title', 'description', 'example', 'deprecated', 'readOnly', 'writeOnly']);

/** Object keywords that can be merged. */
const OBJECT_KEYWORDS = new Set(['type', 'required', 'properties', 'additionalProperties']);

/** A schema that accepts only null. */
const NULL_ONLY: Schema = { type: 'string', nullable: true, enum: [null] };

const isAnnotation = (key: string): boolean => ANNOTATIONS.has(key) || key.startsWith('x-');
const isNull = (schema: Schema): boolean => schema['type'] === 'null';
const asSchemas = (value: unknown): Schema[] => (Array.isArray(value) ? (value as Schema[]) : []);
const asSchema = (value: unknown): Schema => (typeof value === 'object' ? (value as Schema) : {});

/**
 * Converts JSON Schema 2020-12 to OpenAPI 3.0 schemas: `null` becomes `nullable`, a `const` becomes a single-value
 * `enum`, `allOf` parts are merged into one object, and siblings of a `$ref` are moved.
 * In 3.0 a referenced schema rejects null whatever its siblings, so nullable references are inlined.
 */
export class SchemaWriter30 {
  /** Keywords dropped because 3.0 has no equivalent. */
  readonly droppedKeywords = new Set<string>();
  readonly #document: OpenApiDocument;
  /** References currently being inlined; used to stop at circular references. */
  readonly #inlining: string[] = [];

  /** @param document the document that references resolve against, with 2020-12 schemas */
  constructor(document: OpenApiDocument) {
    this.#document = document;
  }

  /**
   * Converts one schema.
   *
   * @param schema a 2020-12 schema; it isn't modified
   * @throws Error if it uses a keyword that 3.0 can't express
   */
  write(schema: Schema): Schema {
    const { $ref: reference, ...siblings } = schema;
    if (typeof reference === 'string') {
      const { allOf, ...rest } = this.write(siblings);
      const hasKeywords = Object.keys(rest).length > 0 || allOf !== undefined;
      return hasKeywords
        ? { ...rest, allOf: [{ $ref: reference }, ...asSchemas(allOf)] }
        : { $ref: reference };
    }
    const { allOf, anyOf, oneOf, type, ...rest } = schema;
    const written = this.#keywords(rest);
    if (type === 'null') return { ...written, ...NULL_ONLY };
    if (Array.isArray(type)) return this.#withTypes(written, type as string[]);
    if (type !== undefined) written['type'] = type;
    if (written['type'] === 'array') written['items'] ??= {};
    if (allOf !== undefined) return this.#mergeParts(written, asSchemas(allOf));
    if (anyOf !== undefined) return this.#alternatives(written, 'anyOf', asSchemas(anyOf));
    if (oneOf !== undefined) return this.#alternatives(written, 'oneOf', asSchemas(oneOf));
    return written;
  }

  #keywords(schema: Schema): Schema {
    const written: Schema = {};
    for (const [key, value] of Object.entries(schema)) {
      if (key.startsWith('x-') || SHARED_KEYWORDS.has(key)) written[key] = value;
      else if (key === 'contentMediaType') written['format'] = 'binary';
      else if (key === 'const') written['enum'] = [value];
      else if (key === 'examples') Object.assign(written, examplesOf(value));
      else if (key === 'properties') written[key] = this.#map(value);
      else if (key === 'items' || key === 'not') written[key] = this.write(asSchema(value));
      else if (key === 'additionalProperties')
        written[key] = typeof value === 'object' ? this.write(asSchema(value)) : value;
      else if (DROPPED_KEYWORDS.has(key)) this.droppedKeywords.add(key);
      else if (key === 'exclusiveMinimum') Object.assign(written, { minimum: value, exclusiveMinimum: true });
      else if (key === 'exclusiveMaximum') Object.assign(written, { maximum: value, exclusiveMaximum: true });
      else if (key !== '$comment') throw new Error(`OpenAPI 3.0 doesn't support the schema keyword ${key}.`);
    }
    return written;
  }

  #map(schemas: Json | undefined): JsonObject {
    return Object.fromEntries(
      Object.entries(schemas as JsonObject).map(([name, schema]) => [name, this.write(asSchema(schema))]),
    );
  }

  #withTypes(written: Schema, types: readonly string[]): Schema {
    const nullable = types.includes('null');
    const others = types.filter((type) => type !== 'null');
    const [type, ...more] = others;
    if (type === undefined) return { ...written, ...NULL_ONLY };
    if (more.length === 0) {
      const one: Schema = { ...written, type };
      if (type === 'array') one['items'] ??= {};
      return nullable ? this.nullable(one) : one;
    }
    const restricting = Object.keys(written).filter((key) => !isAnnotation(key));
    if (restricting.length > 0)
      throw new Error(`OpenAPI 3.0 can't apply ${restricting.join(', ')} to several types at once.`);
    const anyOf = others.map((name): Schema => ({ type: name, ...(name === 'array' ? { items: {} } : {}) }));
    const any: Schema = { ...written, anyOf };
    return nullable ? this.nullable(any) : any;
  }

  #alternatives(written: Schema, keyword: 'anyOf' | 'oneOf', branches: readonly Schema[]): Schema {
    const others = branches.filter((branch) => !isNull(branch));
    const nullable = others.length < branches.length;
    const [only, ...more] = others;
    if (only === undefined) return { ...written, ...NULL_ONLY };
    if (nullable && more.length === 0) return withAnnotations(this.nullable(this.write(only)), written);
    const all: Schema = { ...written, [keyword]: others.map((branch) => this.write(branch)) };
    return nullable ? this.nullable(all) : all;
  }

  /**
   * Merges `allOf` parts into one object, which 3.0 tools handle better. A single reference stays a reference. Parts
   * that aren't objects, or that declare the same property twice, aren't merged.
   */
  #mergeParts(written: Schema, parts: readonly Schema[]): Schema {
    const [part] = parts;
    if (parts.length === 1 && part !== undefined && Object.keys(written).every(isAnnotation)) {
      const { $ref: reference, ...beside } = part;
      if (reference !== undefined && Object.keys(beside).length === 0)
        return { ...written, allOf: [{ $ref: reference }] };
    }
    const objects = parts.map((one) => this.#objectOf(one));
    const merged = mergeObjects([...objects, { ...written, type: 'object' }]);
    if (merged === undefined) return { ...written, allOf: parts.map((one) => this.write(one)) };
    return {
      ...annotations(written),
      ...mergedIds([...objects.filter((one) => one !== undefined), written]),
      ...merged,
    };
  }

  /** Converts a part to a single object; undefined if it isn't an object or forbids additional properties. */
  #objectOf(part: Schema): Schema | undefined {
    const written = this.#inlined(part);
    if (written['type'] !== 'object' || written['additionalProperties'] === false) return undefined;
    return Object.keys(written).every((key) => OBJECT_KEYWORDS.has(key) || isAnnotation(key))
      ? written
      : undefined;
  }

  /** Inlines the references at the top of a schema. */
  #inlined(schema: Schema): Schema {
    const { $ref: reference, ...beside } = schema;
    if (typeof reference !== 'string') return this.write(schema);
    const target = this.#follow(reference, (resolved) => this.#inlined(resolved));
    return withAnnotations(target ?? { allOf: [{ $ref: reference }] }, this.write(beside));
  }

  /** Resolves a reference and passes its target to `use`; returns undefined if the reference is circular. */
  #follow(reference: string, use: (target: Schema) => Schema): Schema | undefined {
    if (this.#inlining.includes(reference)) return undefined;
    this.#inlining.push(reference);
    try {
      return use(dereference<Schema>(this.#document, { $ref: reference }));
    } finally {
      this.#inlining.pop();
    }
  }

  /**
   * Makes a converted schema nullable. `nullable` only works next to a `type`, and an `enum` has to list null.
   *
   * @param schema a 3.0 schema
   */
  nullable(schema: Schema): Schema {
    if (schema['type'] !== undefined) {
      const values = schema['enum'] as Json[] | undefined;
      const enumeration = values && { enum: values.includes(null) ? values : [...values, null] };
      return { ...schema, nullable: true, ...enumeration };
    }
    for (const keyword of ['anyOf', 'oneOf'] as const) {
      const [first, ...others] = asSchemas(schema[keyword]);
      if (first !== undefined) return { ...schema, [keyword]: [this.nullable(first), ...others] };
    }
    const reference = schema['$ref'] ?? onlyReference(schema);
    const target =
      typeof reference === 'string'
        ? this.#follow(reference, (resolved) => this.nullable(this.#inlined(resolved)))
        : undefined;
    if (target !== undefined) return withAnnotations(target, annotations(schema));
    const { allOf, $ref, ...words } = schema;
    if (allOf !== undefined || $ref !== undefined)
      return { ...words, anyOf: [allOf === undefined ? { $ref: $ref as string } : { allOf }, NULL_ONLY] };
    // Without a type, null is allowed anyway.
    return schema;
  }
}

/** Merges objects into one; undefined if one isn't an object or a property is declared twice. */
function mergeObjects(objects: readonly (Schema | undefined)[]): Schema | undefined {
  const required = new Set<Json>();
  const properties: JsonObject = {};
  let open: Schema = {};
  for (const object of objects) {
    if (object === undefined) return undefined;
    for (const [name, schema] of Object.entries((object['properties'] ?? {}) as JsonObject)) {
      if (name in properties) return undefined;
      properties[name] = schema;
    }
    for (const name of (object['required'] ?? []) as Json[]) required.add(name);
    const { additionalProperties } = object;
    if (additionalProperties !== undefined) open = { additionalProperties };
  }
  return { type: 'object', ...(required.size > 0 && { required: [...required] }), properties, ...open };
}

function onlyReference(schema: Schema): Json | undefined {
  const [part, ...others] = asSchemas(schema['allOf']);
  return others.length === 0 ? part?.['$ref'] : undefined;
}

/** Puts the first example where 3.0 expects it, and all of them under an extension. */
function examplesOf(value: Json | undefined): Schema {
  const all = Array.isArray(value) ? value : [];
  return {
    ...(all.length > 0 ? { example: all[0] as Json } : {}),
    ...(all.length > 1 ? { 'x-examples': all } : {}),
  };
}

function annotations(schema: Schema): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => isAnnotation(key)));
}

/** Merges in the annotations from where a schema is used, which override its own. Register IDs are combined. */
function withAnnotations(schema: Schema, place: Schema): Schema {
  return { ...schema, ...place, ...mergedIds([schema, place]) };
}

function mergedIds(schemas: readonly Schema[]): Schema {
  const merged: Schema = {};
  for (const key of ['x-gap', 'x-amb']) {
    const ids = new Set(schemas.flatMap((schema) => (schema[key] ?? []) as string[]));
    if (ids.size > 0) merged[key] = [...ids];
  }
  return merged;
}
