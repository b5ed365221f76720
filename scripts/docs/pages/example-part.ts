import type { Json } from '../../model/document.ts';
import { isObject, type JsonObject } from '../../model/json.ts';
import type { Model } from '../../model/model.ts';
import type { Operation } from '../../model/operation.ts';
import type { Schema } from '../../model/schema.ts';
import { oncePer } from '../once-per.ts';

/** An object of a schema inside an operation's example. */
export interface ExamplePart {
  readonly value: JsonObject;
  readonly operation: Operation;
  /** True if it is part of a request. */
  readonly sent: boolean;
}

/**
 * Finds the first object of a schema in the operations' examples: in responses, then in requests, then in errors.
 * Undefined if none has such an object, or if the example could match several schemas.
 */
export function findExamplePart(model: Model, schema: Schema): ExamplePart | undefined {
  return schema.unknown ? undefined : partsOf(model).get(schema);
}

/** Finds the first object of each schema in one pass over all examples. */
const partsOf = oncePer(({ operations }: Model): ReadonlyMap<Schema, ExamplePart> => {
  const parts = new Map<Schema, ExamplePart>();
  const kinds = [
    { contents: ({ successes }: Operation) => successes.flatMap(({ content }) => content), sent: false },
    { contents: ({ body }: Operation) => body?.content ?? [], sent: true },
    { contents: ({ errors }: Operation) => errors.flatMap(({ content }) => content), sent: false },
  ];
  for (const { contents, sent } of kinds)
    for (const operation of operations)
      for (const { format, examples, schema } of contents(operation)) {
        if (format !== 'json') continue;
        for (const { value } of examples)
          for (const { form, object } of formsIn(schema, value))
            if (!parts.has(form)) parts.set(form, { value: object, operation, sent });
      }
  return parts;
});

/** Yields the objects in a value with their schemas, walking both in parallel. */
function* formsIn(schema: Schema, value: Json): Generator<{ form: Schema; object: JsonObject }> {
  if (Array.isArray(value)) {
    const { items } = soleForm(schema, 'array') ?? {};
    if (items) for (const item of value) yield* formsIn(items, item);
    return;
  }
  if (!isObject(value)) return;
  const form = soleForm(schema, 'object');
  if (!form) return;
  if (Object.keys(value).length > 0) yield { form, object: value };
  for (const [name, member] of Object.entries(value)) {
    const below = form.member(name)?.schema ?? form.furtherMembers;
    if (below) yield* formsIn(below, member);
  }
}

/** Returns the schema that describes a value of a type; undefined if several could. */
function soleForm(schema: Schema, type: 'array' | 'object'): Schema | undefined {
  const { meant } = schema;
  if (meant.kind !== 'alternatives') return meant;
  const forms = meant.alternatives.filter((branch) => canBe(branch.meant, type));
  return forms.length === 1 && forms[0] ? soleForm(forms[0], type) : undefined;
}

function canBe({ kind, types, alternatives }: Schema, type: 'array' | 'object'): boolean {
  if (kind === 'alternatives') return alternatives.some((branch) => canBe(branch.meant, type));
  return kind === 'unknown' || kind === 'combination' || types.includes(type);
}
