// @ts-check
import { readRegister, registers } from '../registers.js';
import { collectNamedIds } from '../collect-named-ids.js';

export const requires = '`x-gap` and `x-amb` list at least one ID, and each is in its register';

/**
 * Nodes may only reference unknowns and assumptions that are in a register, and must reference at least one.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export default () => {
  const { visitor, named, empty } = collectNamedIds();
  return {
    ...visitor,
    Root: {
      leave(root, context) {
        for (const { key, location } of empty) {
          context.report({
            message: `\`${key}\` is empty; add an ID, or remove the key.`,
            location,
          });
        }
        for (const { register, key, noun } of registers) {
          if (key === undefined) continue;
          const registerIds = new Set(readRegister(root, register, context).map(({ id }) => id));
          for (const { id, location } of named[key]) {
            if (registerIds.has(id)) continue;
            context.report({
              message: `The register has no ${noun} \`${id}\`; correct the ID, or add an entry.`,
              location,
            });
          }
        }
      },
    },
  };
};
