import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { BundledSpec } from '../bundle/bundle-spec.ts';
import type { Json, OpenApiDocument, SchemaObject } from '../model/document.ts';
import { parsePointer, toPointer } from '../model/pointer.ts';
import type { SourceProblem } from '../source/problems.ts';
import { ClosedSchemas } from './closed-schemas.ts';
import { schemaExtensions } from './extensions.js';

/** This check's rules, each with a one-line description. */
export const schemaRules = {
  'schema-compiles': "every schema compiles in ajv's strict mode",
};

/** Keywords that OpenAPI adds to JSON Schema. */
const openApiKeywords = ['discriminator', 'xml', 'externalDocs', 'example'];

/** Ajv options for validators that run only a few times, for which optimizing the code doesn't pay off. */
export const unoptimized = { code: { optimize: false }, inlineRefs: false };

/** Ajv options that allow a property called `constructor`, and union types. */
const lenient = { ownProperties: true, allowUnionTypes: true };

export interface Invalidity {
  /** Path to the invalid value. */
  readonly instancePath: string[];
  readonly message: string;
  /** Set if the problem is an undeclared property. */
  readonly member?: string;
}

/** Compiles schemas of the bundle under JSON Schema 2020-12, in ajv's strict mode with formats. */
export class SchemaCompiler {
  readonly #isClosed: boolean;
  readonly #compiled = new Map<string, ValidateFunction>();
  readonly #ajv: Ajv2020;

  readonly #closed: ClosedSchemas;

  /** @param isClosed true if undeclared properties are invalid, as in this repository's examples */
  constructor(document: OpenApiDocument, isClosed = false) {
    // Closed schemas violate strict mode, which the original schemas have already passed.
    this.#ajv = new Ajv2020({ strict: !isClosed, ...lenient, allErrors: true, ...unoptimized });
    this.#closed = new ClosedSchemas(document);
    const components = isClosed ? this.#closed.components() : (document.components?.schemas ?? {});
    this.#isClosed = isClosed;
    // The ajv-formats typings describe its CommonJS build.
    (addFormats as unknown as (typeof addFormats)['default'])(this.#ajv);
    this.#ajv.addVocabulary([...openApiKeywords, ...schemaExtensions]);
    for (const [name, schema] of Object.entries(components)) {
      this.#ajv.addSchema(schema, `#/components/schemas/${name}`, false, false);
    }
  }

  /**
   * @param schema a schema of the bundle
   * @throws Error if the schema violates ajv's strict mode
   */
  compile(schema: SchemaObject): ValidateFunction {
    // Most schemas outside the components are just references, so don't recompile the target for each.
    const key = this.#isClosed ? JSON.stringify(schema) : '';
    if (this.#isClosed) {
      const validate = this.#compiled.get(key) ?? this.#ajv.compile(this.#closed.close(schema));
      this.#compiled.set(key, validate);
      return validate;
    }
    const component = isBareReference(schema) ? this.#ajv.getSchema(String(schema['$ref'])) : undefined;
    return component ?? this.#ajv.compile(schema);
  }

  /** @returns the problems with the value; empty if the schema itself doesn't compile */
  validate(schema: SchemaObject, value: Json): Invalidity[] {
    const validate = this.#tryCompile(schema);
    if (!validate || validate(value)) return [];
    const issues = (validate.errors ?? []).map(({ instancePath, message, params }) => {
      const member = params['unevaluatedProperty'] as string | undefined;
      return {
        instancePath: [...parsePointer(instancePath), ...(member === undefined ? [] : [member])],
        message: `${message ?? 'is invalid'}${details(params)}`,
        ...(member === undefined ? {} : { member }),
      };
    });
    // `anyOf` reports the errors of all its branches; the deepest ones are the most specific.
    const depth = Math.max(...issues.map(({ instancePath }) => instancePath.length));
    return issues.filter(({ instancePath }) => instancePath.length === depth);
  }

  #tryCompile(schema: SchemaObject): ValidateFunction | undefined {
    try {
      return this.compile(schema);
    } catch {
      return undefined; // reported by checkSchemas
    }
  }
}

/** A reference with no sibling keywords that constrain the values. */
function isBareReference(schema: SchemaObject): boolean {
  return (
    '$ref' in schema && Object.keys(schema).every((key) => /^(?:\$ref|title|description|x-.*)$/.test(key))
  );
}

function details(params: Record<string, unknown>): string {
  const detail = params['additionalProperty'] ?? params['unevaluatedProperty'] ?? params['allowedValues'];
  return detail === undefined ? '' : ` (${[detail].flat().join(', ')})`;
}

/**
 * Compiles every schema of the bundle.
 *
 * @returns a problem for each schema that doesn't compile, located in its source file
 */
export function checkSchemas(spec: BundledSpec, compiler: SchemaCompiler): SourceProblem[] {
  const compile = ({ node, path }: BundledSpec['nodes']['schemas'][number]) => {
    try {
      compiler.compile(node);
      return [];
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return [{ path, pointer: toPointer(path), reason }];
    }
  };
  // Compiling a schema compiles its subschemas too, so try those only if one fails.
  if (outermost(spec.nodes.schemas).flatMap(compile).length === 0) return [];
  const failing = spec.nodes.schemas.flatMap(compile);
  // An invalid schema also breaks every schema that references it, so keep only those that fail on their own.
  const rootFailures = failing.filter(({ path }) => failsAlone(schemaAt(spec, path)));
  const failures = rootFailures.length > 0 ? rootFailures : failing;
  // An invalid subschema also breaks its parents, so keep only the innermost ones.
  return failures
    .filter(({ pointer }) => !failures.some((other) => other.pointer.startsWith(`${pointer}/`)))
    .map(({ path, reason }) => ({
      ...placeIn(spec, path, keywordIn(reason, schemaAt(spec, path))),
      message: `The schema doesn't compile: ${reason}; ${remedyOf(reason)}.`,
      rule: 'schema-compiles',
    }));
}

/** Suggests a fix for a schema error reported by ajv. */
function remedyOf(reason: string): string {
  if (/unknown format/.test(reason)) return 'correct the format name, or use a `pattern`';
  if (/required property/.test(reason))
    return 'correct the name, or declare the property where it is required';
  if (/missing type|strictTypes/.test(reason)) return 'add the `type` that the keyword applies to';
  if (/unknown keyword/.test(reason)) return 'correct the keyword';
  return 'correct or remove the keyword';
}

/** Returns the keyword that an ajv message mentions, if the schema itself has it. */
function keywordIn(reason: string, schema: SchemaObject): string | undefined {
  const named = /(?:keyword:? "?|unknown )([\w$-]+)/.exec(reason)?.[1] ?? '';
  const keyword = reason.includes('required property') ? 'required' : named;
  return Object.hasOwn(Object(schema), keyword) ? keyword : undefined;
}

function placeIn({ sourceMap, bundle }: BundledSpec, path: readonly string[], keyword: string | undefined) {
  return keyword === undefined
    ? sourceMap.locate(bundle.document, path)
    : sourceMap.locate(bundle.document, [...path, keyword], { onKey: true });
}

function schemaAt({ bundle }: BundledSpec, path: readonly string[]): SchemaObject {
  return path.reduce<unknown>((parent, key) => Object(parent)[key], bundle.document) as SchemaObject;
}

/** True if a schema doesn't compile even with all its references replaced by valid schemas. */
function failsAlone(schema: SchemaObject): boolean {
  const text = JSON.stringify(schema, (key, value: Json) => (key === '$ref' ? undefined : value));
  try {
    new SchemaCompiler({} as OpenApiDocument).compile(JSON.parse(text) as SchemaObject);
    return false;
  } catch {
    return true;
  }
}

function outermost(schemas: BundledSpec['nodes']['schemas']): BundledSpec['nodes']['schemas'] {
  const pointers = new Set(schemas.map(({ path }) => toPointer(path)));
  return schemas.filter(({ path }) => {
    const pointer = toPointer(path);
    for (let end = pointer.lastIndexOf('/'); end > 0; end = pointer.lastIndexOf('/', end - 1)) {
      if (pointers.has(pointer.slice(0, end))) return false;
    }
    return true;
  });
}
