import type { Json, JsonObject } from '../../scripts/model/document.ts';

/** The expected changes for a pair of schemas that are sent and received, as `kind level`. */
export interface Rule {
  name: string;
  before: Json;
  after: Json;
  sends: string[];
  receives: string[];
  components?: JsonObject;
}

export const object = (properties: JsonObject, rest: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties,
  ...rest,
});
export const text: JsonObject = { type: 'string' };

const [short, long, marked, count] = [
  { type: 'string', maxLength: 5 },
  { type: 'string', minLength: 3 },
  { type: 'string', pattern: 'x' },
  { type: 'integer' },
];

/**
 * Schemas with the same alternatives in different branches of `oneOf`, some of which overlap. The expected changes are
 * the same in both directions.
 */
const GROUPINGS: { name: string; before: Json; after: Json; kinds: string[] }[] = [
  {
    name: 'two alternatives of one branch become two branches',
    before: { oneOf: [{ anyOf: [short, long] }, marked] },
    after: { oneOf: [short, long, marked] },
    kinds: ['constraint-changed'],
  },
  {
    name: 'different alternatives share a branch',
    before: { oneOf: [{ anyOf: [short, long] }, marked] },
    after: { oneOf: [{ anyOf: [marked, long] }, short] },
    kinds: ['constraint-changed'],
  },
  {
    name: 'a branch becomes a oneOf inside the others',
    before: { oneOf: [short, long, marked] },
    after: { oneOf: [{ oneOf: [short, long] }, marked] },
    kinds: ['constraint-changed'],
  },
  {
    name: "a branch that doesn't overlap any other moves out of its oneOf",
    before: { oneOf: [short, long, count] },
    after: { anyOf: [{ oneOf: [long, short] }, count] },
    kinds: [],
  },
  {
    name: 'two alternatives of one branch that overlap only others become two branches',
    before: { oneOf: [{ anyOf: [short, count] }, long] },
    after: { oneOf: [count, long, short] },
    kinds: [],
  },
].flatMap((rule) => [
  rule,
  { ...rule, name: `${rule.name}, reversed`, before: rule.after, after: rule.before },
]);

export const RULES: Rule[] = [
  {
    name: 'a property is added to a closed object',
    before: object({ a: text }, { additionalProperties: false }),
    after: object({ a: text, b: text }, { additionalProperties: false }),
    sends: ['property-added safe'],
    receives: ['property-added breaking'],
  },
  {
    name: 'a required read-only property is added',
    before: object({ a: text }),
    after: object({ a: text, b: { type: 'string', readOnly: true } }, { required: ['b'] }),
    sends: ['property-added safe'],
    receives: ['property-added safe'],
  },
  {
    name: 'a required property without a schema gets one',
    before: { type: 'object', required: ['a'] },
    after: object({ a: text }, { required: ['a'] }),
    sends: ['type-restricted breaking'],
    receives: ['type-restricted safe'],
  },
  {
    name: 'a property without a schema becomes required',
    before: { type: 'object' },
    after: { type: 'object', required: ['a'] },
    sends: ['now-required breaking'],
    receives: ['now-required safe'],
  },
  {
    name: 'a property of a map becomes required',
    before: { type: 'object', additionalProperties: text },
    after: { type: 'object', additionalProperties: text, required: ['en'] },
    sends: ['now-required breaking'],
    receives: ['now-required safe'],
  },
  {
    name: 'a property of a map becomes optional',
    before: { type: 'object', additionalProperties: text, required: ['en'] },
    after: { type: 'object', additionalProperties: text },
    sends: ['now-optional safe'],
    receives: ['now-optional breaking'],
  },
  {
    name: 'a property of a map gets its own equivalent schema',
    before: { type: 'object', additionalProperties: text },
    after: object({ en: text }, { additionalProperties: text }),
    sends: ['property-added safe'],
    receives: ['property-added safe'],
  },
  {
    name: 'a property of a map gets a schema of another type',
    before: { type: 'object', additionalProperties: text },
    after: object({ en: { type: 'number' } }, { additionalProperties: text }),
    sends: ['type-changed breaking', 'property-added safe'],
    receives: ['type-changed breaking', 'property-added safe'],
  },
  {
    name: 'a property is merged into the rule for other properties',
    before: object({ en: text }, { additionalProperties: text }),
    after: { type: 'object', additionalProperties: text },
    sends: ['property-removed safe'],
    receives: ['property-removed safe'],
  },
  {
    name: 'properties that match a pattern get a rule',
    before: { type: 'object' },
    after: { type: 'object', patternProperties: { '^x-': text } },
    sends: ['members-closed breaking'],
    receives: ['members-closed safe'],
  },
  {
    name: 'properties that match a pattern become allowed in a closed object',
    before: { type: 'object', additionalProperties: false },
    after: { type: 'object', patternProperties: { '^x-': text }, additionalProperties: false },
    sends: ['members-opened safe'],
    receives: ['members-opened breaking'],
  },
  {
    name: 'property names get a rule',
    before: { type: 'object' },
    after: { type: 'object', propertyNames: { pattern: '^[a-z]+$' } },
    sends: ['members-closed breaking'],
    receives: ['members-closed safe'],
  },
  {
    name: 'the rule for property names changes',
    before: { type: 'object', propertyNames: { pattern: '^[a-z]+$' } },
    after: { type: 'object', propertyNames: { pattern: '^[a-zA-Z]+$' } },
    sends: ['pattern-changed breaking'],
    receives: ['pattern-changed breaking'],
  },
  {
    name: 'an object is closed by unevaluatedProperties across allOf',
    before: { allOf: [object({ a: text }), object({ b: text })] },
    after: { allOf: [object({ a: text }), object({ b: text })], unevaluatedProperties: false },
    sends: ['members-closed breaking'],
    receives: ['members-closed safe'],
  },
  {
    name: 'a part of allOf closes against the properties of the others',
    before: { allOf: [object({ a: text }), object({ b: text })] },
    after: { allOf: [object({ a: text }, { additionalProperties: false }), object({ b: text })] },
    sends: ['members-closed breaking', 'type-removed breaking'],
    receives: ['type-removed safe', 'members-closed safe'],
  },
  {
    name: 'true becomes a type',
    before: true,
    after: text,
    sends: ['type-restricted breaking'],
    receives: ['type-restricted safe'],
  },
  {
    name: 'a type becomes true',
    before: text,
    after: true,
    sends: ['type-unrestricted safe'],
    receives: ['type-unrestricted breaking'],
  },
  {
    name: 'a type becomes false',
    before: text,
    after: false,
    sends: ['type-removed breaking'],
    receives: ['type-removed safe'],
  },
  {
    name: 'a property is added with the schema false',
    before: object({ a: text }),
    after: object({ a: text, b: false }),
    sends: ['property-added breaking'],
    receives: ['property-added safe'],
  },
  {
    name: 'a schema with properties gets the type object',
    before: { properties: { a: text } },
    after: object({ a: text }),
    sends: ['type-restricted breaking'],
    receives: ['type-restricted safe'],
  },
  {
    name: 'a string becomes a string or a number',
    before: text,
    after: { anyOf: [text, { type: 'number' }] },
    sends: ['type-added safe'],
    receives: ['type-added breaking'],
  },
  {
    name: 'values are listed beside a string that allows them',
    before: text,
    after: { anyOf: [{ type: 'string', enum: ['a', 'b'] }, text] },
    sends: ['known-values-changed safe'],
    receives: ['known-values-changed safe'],
  },
  {
    name: 'a list of values becomes open',
    before: { enum: ['a', 'b'] },
    after: { anyOf: [{ enum: ['a', 'b'] }, text] },
    sends: ['enum-removed safe'],
    receives: ['enum-removed breaking'],
  },
  {
    name: 'a pattern becomes a list of values that match it',
    before: { type: 'string', pattern: '^[ab]$' },
    after: { type: 'string', enum: ['a', 'b'] },
    sends: ['enum-added breaking'],
    receives: ['enum-added safe'],
  },
  {
    name: "a pattern becomes a list of values, one of which doesn't match it",
    before: { type: 'string', pattern: '^[ab]$' },
    after: { type: 'string', enum: ['a', 'c'] },
    sends: ['enum-added breaking'],
    receives: ['enum-added breaking'],
  },
  {
    name: 'a branch of an overlapping oneOf allows more, so values that match both are forbidden',
    before: { oneOf: [object({ a: text }), object({ b: text }, { required: ['b'] })] },
    after: { oneOf: [object({ a: { type: ['string', 'null'] } }), object({ b: text }, { required: ['b'] })] },
    sends: ['nullable-added breaking'],
    receives: ['nullable-added breaking'],
  },
  {
    name: 'an overlapping oneOf becomes anyOf',
    before: { oneOf: [object({ a: text }), object({ b: text })] },
    after: { anyOf: [object({ a: text }), object({ b: text })] },
    sends: ['exclusive-removed safe'],
    receives: ['exclusive-removed breaking'],
  },
  {
    name: 'an overlapping anyOf becomes oneOf',
    before: { anyOf: [object({ a: text }), object({ b: text })] },
    after: { oneOf: [object({ a: text }), object({ b: text })] },
    sends: ['exclusive-added breaking'],
    receives: ['exclusive-added safe'],
  },
  ...GROUPINGS.map(({ name, before, after, kinds }): Rule => {
    const breaking = kinds.map((kind) => `${kind} breaking`);
    return { name, before, after, sends: breaking, receives: breaking };
  }),
  {
    name: 'branches are matched by their constants, not by their order',
    before: {
      oneOf: [
        object({ kind: { const: 'a' }, x: text }, { required: ['kind'] }),
        object({ kind: { const: 'b' }, x: text }, { required: ['kind'] }),
      ],
    },
    after: {
      oneOf: [
        object({ kind: { const: 'b' }, x: text }, { required: ['kind'] }),
        object({ kind: { const: 'a' }, x: { type: 'number' } }, { required: ['kind'] }),
      ],
    },
    sends: ['type-changed breaking'],
    receives: ['type-changed breaking'],
  },
  {
    name: 'branches are matched by a constant that is null',
    before: {
      oneOf: [
        object({ kind: { const: null }, x: text }, { required: ['kind'] }),
        object({ kind: text, x: text }, { required: ['kind'] }),
      ],
    },
    after: {
      oneOf: [
        object({ kind: text, x: text, y: text }, { required: ['kind'] }),
        object({ kind: { const: null }, x: { type: 'number' } }, { required: ['kind'] }),
      ],
    },
    sends: ['property-added safe', 'type-changed breaking'],
    receives: ['property-added safe', 'type-changed breaking'],
  },
  {
    name: 'items get a schema',
    before: { type: 'array' },
    after: { type: 'array', items: text },
    sends: ['type-restricted breaking'],
    receives: ['type-restricted safe'],
  },
  {
    name: 'the first item gets a separate, wider schema',
    before: { type: 'array', items: text },
    after: { type: 'array', prefixItems: [{ type: ['string', 'null'] }], items: text },
    sends: ['nullable-added safe'],
    receives: ['nullable-added breaking'],
  },
  {
    name: "items of an array that is always empty don't matter",
    before: { type: 'array', maxItems: 0, items: text },
    after: { type: 'array', maxItems: 0 },
    sends: [],
    receives: [],
  },
  {
    name: 'items have to be unique',
    before: { type: 'array', items: text },
    after: { type: 'array', items: text, uniqueItems: true },
    sends: ['limit-added breaking'],
    receives: ['limit-added safe'],
  },
  {
    name: 'a lower bound becomes exclusive',
    before: { type: 'number', minimum: 0 },
    after: { type: 'number', exclusiveMinimum: 0 },
    sends: ['limit-narrowed breaking'],
    receives: ['limit-narrowed safe'],
  },
  {
    name: 'a step becomes finer',
    before: { type: 'number', multipleOf: 10 },
    after: { type: 'number', multipleOf: 5 },
    sends: ['limit-widened safe'],
    receives: ['limit-widened breaking'],
  },
  {
    name: 'a step changes',
    before: { type: 'number', multipleOf: 10 },
    after: { type: 'number', multipleOf: 3 },
    sends: ['limit-changed breaking'],
    receives: ['limit-changed breaking'],
  },
  {
    name: 'limits that have no effect',
    before: { type: 'string' },
    after: { type: 'string', minimum: 3, minLength: 0 },
    sends: [],
    receives: [],
  },
  {
    name: 'an integer format becomes wider',
    before: { type: 'integer', format: 'int32' },
    after: { type: 'integer', format: 'int64' },
    sends: ['format-changed safe'],
    receives: ['format-changed breaking'],
  },
  {
    name: 'a constraint that is compared as a whole refers to another schema',
    before: { type: 'string', not: { $ref: '#/components/schemas/Before' } },
    after: { type: 'string', not: { $ref: '#/components/schemas/After' } },
    sends: ['constraint-changed breaking'],
    receives: ['constraint-changed breaking'],
    components: { Before: { const: 'a' }, After: { const: 'b' } },
  },
  {
    name: 'a constraint that is compared as a whole refers to an equal schema',
    before: { type: 'string', not: { $ref: '#/components/schemas/Before' } },
    after: { type: 'string', not: { $ref: '#/components/schemas/After' } },
    sends: [],
    receives: [],
    components: { Before: { const: 'a' }, After: { const: 'a' } },
  },
  {
    name: 'a property becomes read-only',
    before: object({ a: text }),
    after: object({ a: { type: 'string', readOnly: true } }),
    sends: ['now-read-only breaking'],
    receives: ['now-read-only safe'],
  },
  {
    name: 'a property is no longer read-only',
    before: object({ a: { type: 'string', readOnly: true } }),
    after: object({ a: text }),
    sends: ['no-longer-read-only safe'],
    receives: ['no-longer-read-only safe'],
  },
  {
    name: 'a property becomes write-only',
    before: object({ a: text }),
    after: object({ a: { type: 'string', writeOnly: true } }),
    sends: ['now-write-only safe'],
    receives: ['now-write-only breaking'],
  },
  {
    name: 'a required read-only property is removed',
    before: object({ a: text, b: { type: 'string', readOnly: true } }, { required: ['b'] }),
    after: object({ a: text }),
    sends: ['property-removed safe'],
    receives: ['property-removed breaking'],
  },
  {
    name: 'a write-only property is removed',
    before: object({ a: text, b: { type: 'string', writeOnly: true } }),
    after: object({ a: text }),
    sends: ['property-removed breaking'],
    receives: ['property-removed safe'],
  },
  {
    name: 'a read-only property becomes required',
    before: object({ a: { type: 'string', readOnly: true } }),
    after: object({ a: { type: 'string', readOnly: true } }, { required: ['a'] }),
    sends: ['now-required safe'],
    receives: ['now-required safe'],
  },
  {
    name: 'the type of a read-only property changes',
    before: object({ a: { type: 'string', readOnly: true } }),
    after: object({ a: { type: 'number', readOnly: true } }),
    sends: ['type-changed safe'],
    receives: ['type-changed breaking'],
  },
  {
    name: 'the type of a write-only property changes',
    before: object({ a: { type: 'string', writeOnly: true } }),
    after: object({ a: { type: 'number', writeOnly: true } }),
    sends: ['type-changed breaking'],
    receives: ['type-changed safe'],
  },
  {
    name: 'a required property is no longer read-only and has to be sent',
    before: object({ a: { type: 'string', readOnly: true } }, { required: ['a'] }),
    after: object({ a: text }, { required: ['a'] }),
    sends: ['no-longer-read-only safe', 'now-required breaking'],
    receives: ['no-longer-read-only safe', 'now-required safe'],
  },
  {
    name: 'a property of an overlapping alternative is deprecated',
    before: { oneOf: [object({ a: text }), object({ b: text })] },
    after: { oneOf: [object({ a: { type: 'string', deprecated: true } }), object({ b: text })] },
    sends: ['deprecated safe'],
    receives: ['deprecated safe'],
  },
  {
    name: 'a default is added in an overlapping alternative',
    before: { oneOf: [object({ a: text }), object({ b: text })] },
    after: { oneOf: [object({ a: { type: 'string', default: 'x' } }), object({ b: text })] },
    sends: ['default-added safe'],
    receives: ['default-added safe'],
  },
  {
    name: 'a property is no longer write-only',
    before: object({ a: { type: 'string', writeOnly: true } }),
    after: object({ a: text }),
    sends: ['no-longer-write-only safe'],
    receives: ['no-longer-write-only safe'],
  },
  {
    name: 'a pattern is added',
    before: text,
    after: { type: 'string', pattern: '^a' },
    sends: ['pattern-added breaking'],
    receives: ['pattern-added safe'],
  },
  {
    name: 'a pattern is removed',
    before: { type: 'string', pattern: '^a' },
    after: text,
    sends: ['pattern-removed safe'],
    receives: ['pattern-removed breaking'],
  },
  {
    name: 'a discriminator uses another property',
    before: { ...text, discriminator: { propertyName: 'a' } },
    after: { ...text, discriminator: { propertyName: 'b' } },
    sends: ['discriminator-changed breaking'],
    receives: ['discriminator-changed breaking'],
  },
  {
    name: 'a discriminator gains a value',
    before: { ...text, discriminator: { propertyName: 'a', mapping: { x: 'X' } } },
    after: { ...text, discriminator: { propertyName: 'a', mapping: { x: 'X', y: 'Y' } } },
    sends: ['discriminator-changed safe'],
    receives: ['discriminator-changed safe'],
  },
  ...(
    [
      ['has another default', { default: 'x' }, { default: 'y' }, 'default-changed', 'breaking', 'safe'],
      ['loses its default', { default: 'x' }, {}, 'default-removed', 'breaking', 'safe'],
      ['becomes read-only', {}, { readOnly: true }, 'now-read-only', 'breaking', 'safe'],
      ['becomes write-only', {}, { writeOnly: true }, 'now-write-only', 'safe', 'breaking'],
    ] as const
  ).map(([what, before, after, kind, sends, receives]): Rule => {
    const [old, now] = [before, after].map((more) => object({ a: { ...text, ...more } }));
    const narrow = { title: 'Narrow', required: ['a'] };
    return {
      name: `a property ${what} in an alternative that another one covers`,
      before: {
        anyOf: [
          { ...old, ...narrow },
          { ...(kind === 'now-write-only' ? now : old), title: 'Wide' },
        ],
      },
      after: {
        anyOf: [
          { ...now, ...narrow },
          { ...(kind === 'now-write-only' ? now : old), title: 'Wide' },
        ],
      },
      sends: [`${kind} ${sends}`],
      receives: [`${kind} ${receives}`],
    };
  }),
  {
    name: 'an unresolvable reference becomes an object',
    before: { $ref: 'other.yaml#/a' },
    after: object({ a: text }),
    sends: ['constraint-removed safe', 'property-added safe', 'type-restricted breaking'],
    receives: ['constraint-removed breaking', 'property-added safe', 'type-restricted safe'],
  },
  {
    name: 'an unresolvable reference is removed beside a list of values',
    before: { $ref: 'other.yaml#/a', enum: ['a'] },
    after: { enum: ['a'] },
    sends: ['constraint-removed safe'],
    receives: ['constraint-removed breaking'],
  },
  {
    name: 'an unresolvable reference becomes another',
    before: { $ref: 'other.yaml#/a' },
    after: { $ref: 'other.yaml#/b' },
    sends: ['constraint-changed breaking'],
    receives: ['constraint-changed breaking'],
  },
];
