// @ts-check
/**
 * What the `applies` of a condition means. Read by the lint rules and by the bundler.
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
 * Tells whether a condition can occur in an operation.
 *
 * @param {unknown} applies a selector's name or a list of operationIds
 * @param {OperationFacts} operation
 * @returns {boolean} false also for an `applies` that has no meaning; the type of the register rejects those
 */
export function conditionApplies(applies, operation) {
  if (Array.isArray(applies)) return applies.includes(operation.operationId);
  return selectors.get(applies)?.(operation) ?? false;
}

/**
 * Tells whether a schema is a reference to the Slug component, in the source or in the bundle.
 *
 * @param {unknown} schema
 * @returns {boolean}
 */
export function isSlugReference(schema) {
  if (typeof schema !== 'object' || schema === null || !('$ref' in schema)) return false;
  return typeof schema.$ref === 'string' && /(?:^|\/)Slug(?:\.ya?ml)?$/.test(schema.$ref);
}
