import type { Json, JsonObject } from '../../scripts/model/document.ts';
import { documentOf } from './documents.ts';

const use = (index: number, count: number): JsonObject => ({
  $ref: `#/components/schemas/Node${index % count}`,
});

/** Ways for each schema of a ring to refer to the schemas after it. */
export const RINGS = {
  unions: (next, value) => ({ oneOf: [...next, value] }),
  'properties that are a union': (next, value) => ({
    type: 'object',
    required: ['next'],
    properties: { value, next: { oneOf: next } },
  }),
  'properties that are a union, beside plain references': (next, value) => ({
    type: 'object',
    properties: { value, next: { oneOf: next }, first: next[0] ?? true, last: next.at(-1) ?? true },
  }),
  'a union of objects with different constants': (next, value) => ({
    oneOf: next.map((member, index) => ({
      type: 'object',
      required: ['member', 'kind'],
      properties: { member, kind: { const: `kind${index}` }, value },
    })),
  }),
  'a union of objects that may overlap': (next, value) => ({
    oneOf: next.map((member, index) => ({ type: 'object', properties: { member, [`own${index}`]: value } })),
  }),
} satisfies Record<string, (next: JsonObject[], value: Json) => JsonObject>;

/** A document with schemas that refer to each other in a ring. */
export function ringOf(
  schema: (next: JsonObject[], value: Json) => JsonObject,
  { count = 50, alternatives = 3, value }: { count?: number; alternatives?: number; value: Json },
): JsonObject {
  const components = Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const next = Array.from({ length: alternatives }, (__, step) => use(index + step + 1, count));
      return [`Node${index}`, schema(next, value)];
    }),
  );
  return documentOf({ sends: use(0, count), receives: use(1, count), components });
}
