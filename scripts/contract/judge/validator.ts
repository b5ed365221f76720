import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenApiDocument, SchemaObject } from '../../model/document.ts';
import { parsePointer } from '../../model/pointer.ts';

export interface Invalid {
  /** Path to the invalid value, or to the missing property. */
  readonly path: readonly string[];
  /** The JSON Schema keyword that failed: `type`, `required`, `enum` … */
  readonly keyword: string;
  readonly message: string;
}

/** Validates values against schemas of the bundle, under JSON Schema 2020-12. */
export class Validator {
  readonly #ajv: Ajv2020;
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor(document: OpenApiDocument) {
    this.#ajv = new Ajv2020({
      strict: false,
      allErrors: true,
      // Without this, every object would have a `constructor`.
      ownProperties: true,
      code: { optimize: false },
      inlineRefs: false,
    });
    // The ajv-formats typings describe its CommonJS form.
    (addFormats as unknown as (typeof addFormats)['default'])(this.#ajv);
    for (const [name, schema] of Object.entries(document.components?.schemas ?? {}))
      this.#ajv.addSchema(schema, `#/components/schemas/${name}`, false, false);
  }

  isValid(schema: Readonly<SchemaObject>, value: unknown): boolean {
    return this.#compile(schema)(value);
  }

  /** Returns the validation errors. If all alternatives fail, returns only the errors of the closest match. */
  validate(schema: Readonly<SchemaObject>, value: unknown): readonly Invalid[] {
    const validate = this.#compile(schema);
    if (validate(value)) return [];
    return withoutAlternatives((validate.errors ?? []).map(toInvalid));
  }

  #compile(schema: Readonly<SchemaObject>): ValidateFunction {
    const key = JSON.stringify(schema);
    const validate = this.#compiled.get(key) ?? this.#ajv.compile(schema);
    this.#compiled.set(key, validate);
    return validate;
  }
}

function toInvalid({ instancePath, keyword, params, message = 'is not valid' }: ErrorObject): Invalid {
  const missing = (params as { missingProperty?: string }).missingProperty;
  const path = parsePointer(instancePath);
  return { path: missing === undefined ? path : [...path, missing], keyword, message };
}

const choiceKeywords = new Set(['anyOf', 'oneOf']);

/** For an `anyOf`, Ajv reports the errors of all branches. Keeps only the deepest, which are the most specific. */
function withoutAlternatives(errors: readonly Invalid[]): readonly Invalid[] {
  let left = [...errors];
  const choices = errors
    .filter(({ keyword }) => choiceKeywords.has(keyword))
    .toSorted((a, b) => a.path.length - b.path.length);
  for (const choice of choices) {
    if (!left.includes(choice)) continue;
    const under = left.filter(({ path }) => choice.path.every((key, index) => path[index] === key));
    const depth = Math.max(...under.map(({ path }) => path.length));
    const kept = depth > choice.path.length ? under.filter(({ path }) => path.length === depth) : [choice];
    left = left.filter((each) => !under.includes(each) || kept.includes(each));
  }
  return left;
}
