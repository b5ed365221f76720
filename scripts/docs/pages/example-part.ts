import type { Json } from '../../model/document.ts';
import { isObject, type JsonObject } from '../../model/json.ts';
import type { MediaType } from '../../model/media-type.ts';
import type { Model } from '../../model/model.ts';
import type { Operation } from '../../model/operation.ts';
import type { Schema } from '../../model/schema.ts';

/** An object of a schema that stands in an example of an operation. */
export interface ExamplePart {
  readonly value: JsonObject;
  readonly operation: Operation;
  /** Whether it is sent to the service. */
  readonly sent: boolean;
}

/**
 * The first object of a schema within the examples of operations: in what they return, else in what is sent to them, else
 * in their errors. Nothing for a schema without an object of its own, and where an example can be of several schemas.
 */
export function findExamplePart({ operations }: Model, schema: Schema): ExamplePart | undefined {
  if (schema.unknown) return undefined;
  const kinds = [
    { contents: ({ successes }: Operation) => successes.flatMap(({ content }) => content), sent: false },
    { contents: ({ body }: Operation) => body?.content ?? [], sent: true },
    { contents: ({ errors }: Operation) => errors.flatMap(({ content }) => content), sent: false },
  ];
  for (const { contents, sent } of kinds) {
    for (const operation of operations) {
      for (const content of contents(operation)) {
        const value = findIn(content, schema);
        if (value) return { value, operation, sent };
      }
    }
  }
  return undefined;
}

function findIn({ format, examples, schema }: MediaType, wanted: Schema): JsonObject | undefined {
  if (format !== 'json') return undefined;
  return firstOf(examples, ({ value }) => findBelow(schema, value, wanted));
}

/** Goes down a schema and a value of it side by side. */
function findBelow(at: Schema, value: Json, wanted: Schema): JsonObject | undefined {
  if (Array.isArray(value)) {
    const { items } = soleForm(at, 'array') ?? {};
    return items && firstOf(value, (item) => findBelow(items, item, wanted));
  }
  if (!isObject(value)) return undefined;
  const form = soleForm(at, 'object');
  if (!form) return undefined;
  if (form === wanted && Object.keys(value).length > 0) return value;
  return firstOf(Object.entries(value), ([name, member]) => {
    const below = form.member(name)?.schema ?? form.furtherMembers;
    return below && findBelow(below, member, wanted);
  });
}

/** What a value of a type is by a schema; undefined where it can be one of several. */
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

function firstOf<Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Found | undefined,
): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
