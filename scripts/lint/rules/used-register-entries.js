// @ts-check
import { readRegister, registers } from '../registers.js';
import { collectNamedIds } from '../collect-named-ids.js';

export const requires = 'every assumption and open unknown is referenced by a node';

/**
 * Every register entry must be referenced by a node, or readers would never see it. Closed unknowns are exempt.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export default () => {
  const { visitor, named } = collectNamedIds();
  return {
    ...visitor,
    Root: {
      leave(root, context) {
        for (const { register, key, noun } of registers) {
          if (key === undefined) continue;
          const used = new Set(named[key].map(({ id }) => id));
          for (const { id, node, location } of readRegister(root, register, context)) {
            // References to closed unknowns are reported at the node.
            if (used.has(id) || 'closed' in node) continue;
            const message = `No node references the ${noun} \`${id}\`; add it to the \`${key}\` of the nodes that it affects${key === 'x-gap' ? ', or add `closed` to the entry if it is known now' : ''}.`;
            context.report({ message, location: location.child(['id']) });
          }
        }
      },
    },
  };
};
