// @ts-check
import { nearest } from '../nearest.js';
import { ofOwnTypes } from '../operations.js';

export const wants = 'an operation has one tag, and it is a resource group; unplaced operations too';

/**
 * An operation belongs to one resource group, and the group exists. An operation without a path may belong to none.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export const operationTag = () => {
  /** @type {string[]} */
  let known = [];

  /**
   * @param {unknown} tag
   * @param {import('../operations.js').Location} location
   * @param {import('@redocly/openapi-core').UserContext['report']} report
   */
  function check(tag, location, report) {
    if (known.includes(String(tag))) return;
    const message = `There is no resource group \`${String(tag)}\` among the tags of openapi.yaml; correct the name.`;
    report({ message, location, suggest: nearest(String(tag), known) });
  }

  return {
    Root(root) {
      known = (root.tags ?? []).map(({ name }) => name);
    },
    Operation(operation, { location, report }) {
      const tags = operation.tags ?? [];
      if (tags.length !== 1) {
        const message = 'An operation belongs to exactly one resource group; give it one tag.';
        report({ message, location: ('tags' in operation ? location.child(['tags']) : location).key() });
      }
      tags.forEach((tag, index) => check(tag, location.child(['tags', index]), report));
    },
    ...ofOwnTypes({
      UnplacedOperation(operation, { location, report }) {
        if (operation['tag'] !== undefined) check(operation['tag'], location.child(['tag']), report);
      },
    }),
  };
};
