// @ts-check
/**
 * Evaluates the `applies` of error conditions. Plain JavaScript, because lint rules import it.
 *
 * @typedef {{ operationId: string, method: string, hasPathSlug: boolean, hasRequestBody: boolean }} OperationFacts
 */

/** @type {[word: unknown, selects: (operation: OperationFacts) => boolean][]} */
const words = [
  ['every-operation', () => true],
  ['path-slug', (operation) => operation.hasPathSlug],
  ['request-body', (operation) => operation.hasRequestBody],
  ['not-get', (operation) => operation.method !== 'get'],
  ['put', (operation) => operation.method === 'put'],
];
const selectors = new Map(words);

/**
 * Returns true if an error condition applies to an operation.
 *
 * @param {unknown} applies a selector or a list of operationIds
 * @param {OperationFacts} operation
 * @returns {boolean} also false for an invalid `applies`, which lint reports
 */
export function conditionApplies(applies, operation) {
  if (Array.isArray(applies)) return applies.includes(operation.operationId);
  return selectors.get(applies)?.(operation) ?? false;
}

/**
 * Returns true if a schema references the Slug component, in the source or in the bundle.
 *
 * @param {unknown} schema
 * @returns {boolean}
 */
export function isSlugReference(schema) {
  if (typeof schema !== 'object' || schema === null || !('$ref' in schema)) return false;
  return typeof schema.$ref === 'string' && /(?:^|\/)Slug(?:\.ya?ml)?$/.test(schema.$ref);
}
