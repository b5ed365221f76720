// @ts-check
import { readRegister, registers } from '../registers.js';
import { collectNamedIds } from '../collect-named-ids.js';

export const wants = 'every open gap and every ambiguity is named by a node';

/**
 * A register entry that no node names: the reader would never meet it. A gap that is closed is named by none.
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
            // What names a closed gap after all is reported at the node.
            if (used.has(id) || 'closed' in node) continue;
            const message = `No node names the ${noun} \`${id}\` with \`${key}\`; name it where the reader meets it${key === 'x-gap' ? ', or, if it is known now, give the entry `closed:`' : ''}.`;
            context.report({ message, location: location.child(['id']) });
          }
        }
      },
    },
  };
};
