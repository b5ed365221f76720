// @ts-check
import { readRegister, registers } from '../registers.js';
import { collectNamedIds } from './collect-named-ids.js';

/**
 * A register entry that no node names: the reader would never meet it.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export const usedRegisterEntries = () => {
  const { visitor, named } = collectNamedIds();
  return {
    ...visitor,
    Root: {
      leave(root, context) {
        for (const { register, key, noun } of registers) {
          const used = new Set(named[key].map(({ id }) => id));
          for (const { id, location } of readRegister(root, register, context)) {
            if (used.has(id)) continue;
            const message = `No node names the ${noun} \`${id}\` with \`${key}\`.`;
            context.report({ message, location: location.child(['id']) });
          }
        }
      },
    },
  };
};
