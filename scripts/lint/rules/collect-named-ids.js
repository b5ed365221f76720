// @ts-check
/**
 * A visitor that remembers which register entries the nodes name, and where.
 *
 * @import { Location } from '../registers.js'
 * @typedef {'x-gap' | 'x-amb' | 'x-conditions'} Key
 * @typedef {Record<Key, { id: string, location: Location }[]>} NamedIds
 */

/**
 * @returns {{ visitor: import('@redocly/openapi-core').Oas3Visitor, named: NamedIds }} the visitor, and the list
 *   that it fills; read it when the root is left
 */
export function collectNamedIds() {
  /** @type {NamedIds} */
  const named = { 'x-gap': [], 'x-amb': [], 'x-conditions': [] };

  /**
   * @param {unknown} node
   * @param {Location} location
   * @param {string} type
   */
  function collect(node, location, type) {
    if (typeof node !== 'object' || node === null) return;
    /** @type {Key[]} */
    const keys = type === 'Response' ? ['x-gap', 'x-amb', 'x-conditions'] : ['x-gap', 'x-amb'];
    for (const key of keys) {
      const ids = /** @type {Record<string, unknown>} */ (node)[key];
      if (!Array.isArray(ids)) continue;
      ids.forEach((id, index) => {
        if (typeof id === 'string') named[key].push({ id, location: location.child([key, index]) });
      });
    }
  }

  return {
    named,
    visitor: {
      any: (node, { location, type }) => collect(node, location, type.name),
      // Siblings of a reference, which belong to the place that refers.
      ref: (node, { location, type }) => collect(node, location, type.name),
    },
  };
}
