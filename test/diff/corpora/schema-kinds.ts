import type { Json, JsonObject } from '../../../scripts/model/document.ts';

/** The worst level of the changes, or none. */
export type Verdict = 'breaking' | 'safe' | 'documentation' | 'none';

/** A schema change that oasdiff or openapi-diff has a check for. */
export interface SchemaKind {
  readonly name: string;
  readonly before: Json;
  readonly after: Json;
  /** The right verdict for an existing client that sends the schema. */
  readonly sends: Verdict;
  /** The right verdict for an existing client that receives it. */
  readonly receives: Verdict;
}

const number = { type: 'number' };
const text = { type: 'string' };
const list = { type: 'array', items: text };
const some = { a: text, b: text };
const object = { type: 'object', properties: some };
const cat = { type: 'object', required: ['kind'], properties: { kind: { const: 'cat' } } };
const dog = { type: 'object', required: ['kind'], properties: { kind: { const: 'dog' } } };

/** A schema gains a keyword that only restricts, and loses it again. */
function limit(name: string, base: JsonObject, keywords: JsonObject): SchemaKind[] {
  const limited = { ...base, ...keywords };
  return [
    { name: `${name} added`, before: base, after: limited, sends: 'breaking', receives: 'safe' },
    { name: `${name} removed`, before: limited, after: base, sends: 'safe', receives: 'breaking' },
  ];
}

/** A restriction becomes narrower, and wider again. */
function step(name: string, base: JsonObject, wide: JsonObject, narrow: JsonObject): SchemaKind[] {
  const [before, after] = [
    { ...base, ...wide },
    { ...base, ...narrow },
  ];
  return [
    { name: `${name} narrowed`, before, after, sends: 'breaking', receives: 'safe' },
    { name: `${name} widened`, before: after, after: before, sends: 'safe', receives: 'breaking' },
  ];
}

/** A change that neither widens nor narrows. */
function other(name: string, before: Json, after: Json): SchemaKind {
  return { name, before, after, sends: 'breaking', receives: 'breaking' };
}

/** Changes whose direction the diff can't determine. It reports them as breaking, so that someone looks at them. */
function undecided(kinds: readonly SchemaKind[]): SchemaKind[] {
  return kinds.map((kind) => ({ ...kind, sends: 'breaking', receives: 'breaking' }));
}

export const SCHEMA_KINDS: readonly SchemaKind[] = [
  // Bounds
  ...limit('minimum', number, { minimum: 1 }),
  ...step('minimum', number, { minimum: 1 }, { minimum: 2 }),
  ...limit('maximum', number, { maximum: 9 }),
  ...step('maximum', number, { maximum: 9 }, { maximum: 8 }),
  ...limit('exclusiveMinimum', number, { exclusiveMinimum: 1 }),
  ...step('exclusiveMinimum', number, { exclusiveMinimum: 1 }, { exclusiveMinimum: 2 }),
  ...step('a minimum that becomes exclusive', number, { minimum: 1 }, { exclusiveMinimum: 1 }),
  ...limit('exclusiveMaximum', number, { exclusiveMaximum: 9 }),
  ...step('exclusiveMaximum', number, { exclusiveMaximum: 9 }, { exclusiveMaximum: 8 }),
  ...limit('multipleOf', number, { multipleOf: 5 }),
  ...step('multipleOf', number, { multipleOf: 5 }, { multipleOf: 10 }),
  other('multipleOf changed', { type: 'integer', multipleOf: 2 }, { type: 'integer', multipleOf: 3 }),
  ...limit('minLength', text, { minLength: 1 }),
  ...step('minLength', text, { minLength: 1 }, { minLength: 2 }),
  ...limit('maxLength', text, { maxLength: 9 }),
  ...step('maxLength', text, { maxLength: 9 }, { maxLength: 8 }),
  ...limit('minItems', list, { minItems: 1 }),
  ...step('minItems', list, { minItems: 1 }, { minItems: 2 }),
  ...limit('maxItems', list, { maxItems: 9 }),
  ...step('maxItems', list, { maxItems: 9 }, { maxItems: 8 }),
  ...limit('uniqueItems', list, { uniqueItems: true }),
  ...limit('minProperties', object, { minProperties: 1 }),
  ...step('maxProperties', object, { maxProperties: 2 }, { maxProperties: 1 }),
  // Patterns and formats
  ...limit('pattern', text, { pattern: '^[a-z]+$' }),
  // The diff can't tell which of two patterns allows more, so both directions are breaking.
  ...undecided(step('pattern', text, { pattern: '^[a-z]+$' }, { pattern: '^[a-f]+$' })),
  other('pattern changed', { ...text, pattern: '^[a-z]+$' }, { ...text, pattern: '^[0-9]+$' }),
  ...limit('format', text, { format: 'uuid' }),
  ...step('format', { type: 'integer' }, { format: 'int64' }, { format: 'int32' }),
  other('format changed', { ...text, format: 'date' }, { ...text, format: 'date-time' }),
  // Values
  ...limit('enum', text, { enum: ['a', 'b'] }),
  ...step('enum', text, { enum: ['a', 'b'] }, { enum: ['a'] }),
  ...limit('const', text, { const: 'a' }),
  other('const changed', { const: 'a' }, { const: 'b' }),
  { name: 'default added', before: text, after: { ...text, default: 'a' }, sends: 'safe', receives: 'safe' },
  {
    name: 'default changed',
    before: { ...text, default: 'a' },
    after: { ...text, default: 'b' },
    sends: 'breaking',
    receives: 'safe',
  },
  {
    name: 'default removed',
    before: { ...text, default: 'a' },
    after: text,
    sends: 'breaking',
    receives: 'safe',
  },
  // Types
  other('type changed', text, number),
  ...step('type', {}, { type: ['string', 'integer'] }, { type: 'string' }),
  ...step('number to integer', {}, { type: 'number' }, { type: 'integer' }),
  ...step('null', {}, { type: ['string', 'null'] }, { type: 'string' }),
  ...step('any type to one', {}, {}, { type: 'string' }),
  // Properties
  {
    name: 'optional property added',
    before: object,
    after: { ...object, properties: { ...some, c: text } },
    sends: 'safe',
    receives: 'safe',
  },
  {
    name: 'required property added',
    before: object,
    after: { ...object, properties: { ...some, c: text }, required: ['c'] },
    sends: 'breaking',
    receives: 'safe',
  },
  {
    name: 'required property with a default added',
    before: object,
    after: { ...object, properties: { ...some, c: { ...text, default: 'x' } }, required: ['c'] },
    sends: 'breaking',
    receives: 'safe',
  },
  other('optional property removed', object, { type: 'object', properties: { a: text } }),
  other(
    'required property removed',
    { ...object, required: ['b'] },
    { type: 'object', properties: { a: text } },
  ),
  ...limit('required', object, { required: ['a'] }),
  {
    name: 'property becomes read-only',
    before: object,
    after: { ...object, properties: { ...some, a: { ...text, readOnly: true } } },
    sends: 'breaking',
    receives: 'safe',
  },
  {
    name: 'property no longer read-only',
    before: { ...object, properties: { ...some, a: { ...text, readOnly: true } } },
    after: object,
    sends: 'safe',
    receives: 'safe',
  },
  {
    name: 'property becomes write-only',
    before: object,
    after: { ...object, properties: { ...some, a: { ...text, writeOnly: true } } },
    sends: 'safe',
    receives: 'breaking',
  },
  {
    name: 'property no longer write-only',
    before: { ...object, properties: { ...some, a: { ...text, writeOnly: true } } },
    after: object,
    sends: 'safe',
    receives: 'safe',
  },
  ...limit('additionalProperties: false', object, { additionalProperties: false }),
  ...limit('additionalProperties with a schema', object, { additionalProperties: number }),
  ...limit('patternProperties', object, { patternProperties: { '^x-': number } }),
  ...limit('propertyNames', { type: 'object' }, { propertyNames: { pattern: '^[a-z]+$' } }),
  ...limit('dependentRequired', object, { dependentRequired: { a: ['b'] } }),
  other(
    'dependentRequired changed',
    { ...object, dependentRequired: { a: ['b'] } },
    { ...object, dependentRequired: { b: ['a'] } },
  ),
  ...limit('dependentSchemas', object, { dependentSchemas: { a: { required: ['b'] } } }),
  ...limit('unevaluatedProperties: false', object, { unevaluatedProperties: false }),
  ...limit('not', text, { not: { const: 'a' } }),
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  ...undecided(limit('if with then', object, { if: { required: ['a'] }, then: { required: ['b'] } })),
  ...undecided(limit('if with else', object, { if: { required: ['a'] }, else: { required: ['b'] } })),
  // Items
  ...limit('items', { type: 'array' }, { items: text }),
  ...limit('contains', list, { contains: { const: 'a' } }),
  ...undecided(limit('minContains', { ...list, contains: { const: 'a' } }, { minContains: 2 })),
  ...undecided(limit('maxContains', { ...list, contains: { const: 'a' } }, { maxContains: 2 })),
  ...limit('prefixItems', { type: 'array' }, { prefixItems: [text] }),
  ...limit('unevaluatedItems: false', { type: 'array', prefixItems: [text] }, { unevaluatedItems: false }),
  // Contents of strings
  other(
    'contentEncoding changed',
    { ...text, contentEncoding: 'base64' },
    { ...text, contentEncoding: 'base32' },
  ),
  other(
    'contentMediaType changed',
    { ...text, contentMediaType: 'image/png' },
    { ...text, contentMediaType: 'image/gif' },
  ),
  // Composition
  ...step('anyOf', {}, { anyOf: [text, number] }, { anyOf: [text] }),
  ...step('oneOf', {}, { oneOf: [cat, dog] }, { oneOf: [cat] }),
  ...step('a schema and a oneOf that contains it', {}, { oneOf: [cat, dog] }, cat),
  other(
    'discriminator with another property',
    { oneOf: [cat, dog], discriminator: { propertyName: 'kind' } },
    { oneOf: [cat, dog], discriminator: { propertyName: 'type' } },
  ),
  other(
    'discriminator with a value that means another schema',
    { oneOf: [cat, dog], discriminator: { propertyName: 'kind', mapping: { cat: 'Cat' } } },
    { oneOf: [cat, dog], discriminator: { propertyName: 'kind', mapping: { cat: 'Dog' } } },
  ),
  {
    name: 'discriminator mapping by reference instead of name',
    before: { oneOf: [cat, dog], discriminator: { propertyName: 'kind', mapping: { cat: 'Cat' } } },
    after: {
      oneOf: [cat, dog],
      discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat' } },
    },
    sends: 'none',
    receives: 'none',
  },
  {
    name: 'discriminator added',
    before: { oneOf: [cat, dog] },
    after: { oneOf: [cat, dog], discriminator: { propertyName: 'kind' } },
    sends: 'safe',
    receives: 'safe',
  },
  {
    name: 'optional property added in an overlapping alternative',
    before: { oneOf: [object, { type: 'object', properties: { d: text } }] },
    after: {
      oneOf: [
        { ...object, properties: { ...some, c: text } },
        { type: 'object', properties: { d: text } },
      ],
    },
    sends: 'safe',
    receives: 'safe',
  },
  // Numbers
  {
    name: 'a decimal step becomes a list of its multiples',
    before: { ...number, multipleOf: 0.01 },
    after: { enum: [0.07, 0.29, 1.1] },
    sends: 'breaking',
    receives: 'safe',
  },
  ...step('a decimal multipleOf', number, { multipleOf: 0.01 }, { multipleOf: 0.07 }),
  ...limit('allOf', object, { allOf: [{ required: ['a'] }] }),
  {
    name: 'allOf with only a description added',
    before: object,
    after: { ...object, allOf: [{ description: 'Words.' }] },
    sends: 'documentation',
    receives: 'documentation',
  },
  // Documentation
  {
    name: 'deprecated',
    before: text,
    after: { ...text, deprecated: true },
    sends: 'safe',
    receives: 'safe',
  },
  {
    name: 'no longer deprecated',
    before: { ...text, deprecated: true },
    after: text,
    sends: 'safe',
    receives: 'safe',
  },
  {
    name: 'description changed',
    before: text,
    after: { ...text, description: 'Words.' },
    sends: 'documentation',
    receives: 'documentation',
  },
  {
    name: 'an extension of another tool changed',
    before: { ...text, 'x-sunset': '2030-01-01' },
    after: { ...text, 'x-sunset': '2029-01-01' },
    sends: 'documentation',
    receives: 'documentation',
  },
];
