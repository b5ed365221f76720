// @ts-check

export const wants =
  'schemas without a type, objects without properties and arrays without items have `x-gap`';

/** Keywords that constrain a schema's values. */
const saysSomething = [
  '$ref',
  '$dynamicRef',
  'type',
  'const',
  'enum',
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
];
/** Keywords that constrain an object's properties. */
const saysMembers = [
  'properties',
  'patternProperties',
  'propertyNames',
  'unevaluatedProperties',
  'allOf',
  'anyOf',
  'oneOf',
];
/** Keywords that constrain an array's items. */
const saysItems = ['items', 'prefixItems', 'contains', 'unevaluatedItems', 'allOf', 'anyOf', 'oneOf'];

/**
 * A schema without constraints must reference the unknown that explains why.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export default () => ({
  Schema(schema, { report, location }) {
    if (typeof schema !== 'object' || schema === null || 'x-gap' in schema) return;
    const has = (/** @type {string} */ key) => key in schema;
    const types = new Set([/** @type {unknown} */ (schema.type)].flat());
    const say = (/** @type {string} */ what) =>
      report({ message: `${what}; add one, or name the gap with \`x-gap\`.`, location });

    if (!saysSomething.some(has)) say('The schema has no type');
    else if (types.has('object') && !saysMembers.some(has) && !isSchema(schema.additionalProperties)) {
      say('The object has no shape');
    } else if (types.has('array') && !saysItems.some(has) && schema.maxItems !== 0) {
      say('The array has no type of item');
    }
  },
});

/** @param {unknown} value */
function isSchema(value) {
  // `true` constrains nothing; `false` forbids any further properties or items.
  return value === false || (typeof value === 'object' && value !== null);
}
