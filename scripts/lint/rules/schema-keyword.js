// @ts-check
export const requires =
  'schemas have only keywords that all outputs support, and limits apply to a single type (and null)';

/**
 * The keywords that the model supports: `limits` restrict values of one type, `other` don't.
 *
 * @type {Record<keyof import('../../model/document.ts').SchemaObject, 'limits' | 'other'>}
 */
const keywords = {
  $ref: 'other',
  title: 'other',
  description: 'other',
  type: 'other',
  format: 'limits',
  contentMediaType: 'other',
  pattern: 'limits',
  enum: 'limits',
  const: 'limits',
  default: 'limits',
  examples: 'other',
  minimum: 'limits',
  maximum: 'limits',
  exclusiveMinimum: 'limits',
  exclusiveMaximum: 'limits',
  multipleOf: 'limits',
  minLength: 'limits',
  maxLength: 'limits',
  minItems: 'limits',
  maxItems: 'limits',
  uniqueItems: 'limits',
  minProperties: 'limits',
  maxProperties: 'limits',
  items: 'limits',
  properties: 'limits',
  required: 'limits',
  additionalProperties: 'limits',
  propertyNames: 'limits',
  allOf: 'other',
  anyOf: 'other',
  oneOf: 'other',
  deprecated: 'other',
  readOnly: 'other',
  writeOnly: 'other',
  'x-gap': 'other',
  'x-amb': 'other',
  'x-since': 'other',
  'x-relations': 'other',
  'x-enumDescriptions': 'other',
};

/**
 * Replacements for unsupported keywords that people are likely to use.
 *
 * @type {Record<string, string>}
 */
const replacements = {
  prefixItems:
    'describe the items with `items`, using `anyOf` if they differ, and their count with `minItems` and `maxItems`',
  discriminator: 'give the discriminating property a `const` in each alternative',
  patternProperties: 'describe the values with `additionalProperties` and the names with `propertyNames`',
  nullable: "write `type: [string, 'null']`",
  example: 'write `examples`, which is a list',
};

/**
 * Rejects keywords that the model doesn't support, because the client, mock and documentation would ignore them.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export default () => ({
  Schema(schema, { location, report }) {
    if (typeof schema !== 'object' || schema === null) return;
    for (const key of Object.keys(schema)) {
      if (key in keywords || key.startsWith('x-')) continue;
      const message = `The client types, the OpenAPI 3.0 version and the documentation don't support \`${key}\`; ${replacements[key] ?? 'use a supported keyword, or state the constraint in `description`'}.`;
      report({ message, location: location.child([key]).key() });
    }
    const types = [/** @type {unknown} */ (schema.type)].flat().filter((type) => type !== 'null');
    if (types.length < 2) return;
    const limit = Object.entries(keywords).find(([key, kind]) => kind === 'limits' && key in schema);
    if (!limit) return;
    const message = `\`${limit[0]}\` applies to several types; give each type its own schema under \`anyOf\`.`;
    report({ message, location: location.child([limit[0]]).key() });
  },
});
