// @ts-check

export const requires =
  'schemas without a type, objects without properties and arrays without items have `x-gap`';

/** Keywords that constrain a schema's values. */
const valueKeywords = [
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
const propertyKeywords = [
  'properties',
  'patternProperties',
  'propertyNames',
  'unevaluatedProperties',
  'allOf',
  'anyOf',
  'oneOf',
];
/** Keywords that constrain an array's items. */
const itemKeywords = ['items', 'prefixItems', 'contains', 'unevaluatedItems', 'allOf', 'anyOf', 'oneOf'];

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
    const reportMissing = (/** @type {string} */ what) =>
      report({ message: `${what}; add one, or reference the unknown with \`x-gap\`.`, location });

    if (!valueKeywords.some(has)) reportMissing('The schema has no type');
    else if (types.has('object') && !propertyKeywords.some(has) && !isSchema(schema.additionalProperties)) {
      reportMissing('The object has no properties');
    } else if (types.has('array') && !itemKeywords.some(has) && schema.maxItems !== 0) {
      reportMissing('The array has no item type');
    }
  },
});

/** @param {unknown} value */
function isSchema(value) {
  // `true` constrains nothing; `false` forbids any further properties or items.
  return value === false || (typeof value === 'object' && value !== null);
}
