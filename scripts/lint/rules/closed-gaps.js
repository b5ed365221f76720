// @ts-check
import { readRegister } from '../registers.js';
import { collectNamedIds } from '../collect-named-ids.js';

export const requires = 'no node references a closed unknown';

/**
 * Closed unknowns are resolved, so no node may reference them.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export default () => {
  const { visitor, named } = collectNamedIds();
  return {
    ...visitor,
    Root: {
      leave(root, context) {
        const closed = new Set(
          readRegister(root, 'x-gap-register', context)
            .filter(({ node }) => 'closed' in node)
            .map(({ id }) => id),
        );
        for (const { id, location } of named['x-gap']) {
          if (!closed.has(id)) continue;
          const message = `The unknown \`${id}\` is closed; remove the reference, or remove \`closed\` from its register entry.`;
          context.report({ message, location });
        }
      },
    },
  };
};
