// @ts-check
import { extensionsOf } from '../extensions.js';

export const requires = 'every `x-` key is defined in `scripts/lint/extensions.js`';

/**
 * Rejects `x-` keys that no code reads. They are probably typos.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export default () => ({
  any(node, { type, location, report }) {
    const prefix = type.extensionsPrefix;
    if (!prefix || typeof node !== 'object' || node === null) return;
    const allowed = extensionsOf(type.name);
    for (const key of Object.keys(node)) {
      if (!key.startsWith(prefix) || allowed.includes(key)) continue;
      report({
        message: `Unknown extension \`${key}\` in ${type.name}; correct it, or define it in scripts/lint/extensions.js.`,
        location: location.child([key]).key(),
      });
    }
  },
});
