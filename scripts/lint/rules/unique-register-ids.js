// @ts-check
import { readRegister, registers } from '../registers.js';

export const requires = 'IDs are unique within a register';

/**
 * IDs must be unique within a register.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export default () => ({
  Root(root, context) {
    for (const { register, noun } of registers) {
      /** @type {Set<string>} */
      const taken = new Set();
      for (const { id, location } of readRegister(root, register, context)) {
        if (taken.has(id)) {
          const message = `The ID \`${id}\` is already used by another ${noun}; use the next free one.`;
          context.report({ message, location: location.child(['id']) });
        }
        taken.add(id);
      }
    }
  },
});
