// @ts-check
/**
 * A visitor that collects the references to register entries.
 *
 * @import { Location } from './registers.js'
 * @typedef {'x-gap' | 'x-amb'} Key
 * @typedef {Record<Key, { id: string, location: Location }[]>} NamedIds
 * @typedef {{ key: Key, location: Location }} EmptyList
 */

/**
 * @returns {{ visitor: import('@redocly/openapi-core').Oas3Visitor, named: NamedIds, empty: EmptyList[] }} the
 *   visitor and the lists it fills: the referenced IDs, and the keys with an empty list. Read them when leaving the root
 */
export function collectNamedIds() {
  /** @type {NamedIds} */
  const named = { 'x-gap': [], 'x-amb': [] };

  /** @type {EmptyList[]} */
  const empty = [];

  /**
   * @param {unknown} node
   * @param {Location} location
   */
  function collect(node, location) {
    if (typeof node !== 'object' || node === null) return;
    for (const key of /** @type {Key[]} */ (['x-gap', 'x-amb'])) {
      const ids = /** @type {Record<string, unknown>} */ (node)[key];
      if (!Array.isArray(ids)) continue;
      if (ids.length === 0) empty.push({ key, location: location.child([key]) });
      ids.forEach((id, index) => {
        if (typeof id === 'string') named[key].push({ id, location: location.child([key, index]) });
      });
    }
  }

  return {
    named,
    empty,
    visitor: {
      any: (node, { location }) => collect(node, location),
      // Siblings of a reference belong to the referring node.
      ref: (node, { location }) => collect(node, location),
    },
  };
}
