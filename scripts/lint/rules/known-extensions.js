// @ts-check
import { nearest } from '../nearest.js';

/**
 * An `x-` key that nothing reads, most likely a misspelt one.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export const knownExtensions = () => ({
  any(node, { type, location, report }) {
    const prefix = type.extensionsPrefix;
    if (!prefix || typeof node !== 'object' || node === null) return;
    const known = Object.keys(type.properties).filter((key) => key.startsWith(prefix));
    for (const key of Object.keys(node)) {
      if (!key.startsWith(prefix) || known.includes(key)) continue;
      report({
        message: `Unknown extension \`${key}\` in ${type.name}; correct it, or make it known in scripts/lint/extensions.js.`,
        location: location.child([key]).key(),
        suggest: nearest(key, known),
      });
    }
  },
});
