// @ts-check
import { nearest } from '../nearest.js';
import { readRegister, registers } from '../registers.js';
import { collectNamedIds } from './collect-named-ids.js';

/**
 * A node names a gap, an ambiguity or a condition that no register holds.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export const knownRegisterIds = () => {
  const { visitor, named } = collectNamedIds();
  return {
    ...visitor,
    Root: {
      leave(root, context) {
        for (const { register, key, noun } of registers) {
          const known = readRegister(root, register, context).map(({ id }) => id);
          for (const { id, location } of named[key]) {
            if (known.includes(id)) continue;
            context.report({
              message: `Unknown ${noun} \`${id}\`; correct the id, or add the entry to its register.`,
              location,
              suggest: nearest(id, known),
            });
          }
        }
      },
    },
  };
};
