// @ts-check
import { readRegister } from '../registers.js';

export const requires = '`x-since` is a version in the changelog';

/**
 * `x-since` must be a version in the changelog.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export default () => {
  /** @type {{ version: string, location: import('../registers.js').Location }[]} */
  const named = [];
  /** @type {string[]} */
  let versions = [];

  /**
   * @param {unknown} node
   * @param {import('../registers.js').Location} location
   */
  function collect(node, location) {
    if (typeof node !== 'object' || node === null || !('x-since' in node)) return;
    named.push({ version: String(node['x-since']), location: location.child(['x-since']) });
  }

  return {
    any: (node, { location }) => collect(node, location),
    ref: (node, { location }) => collect(node, location),
    Info(info, context) {
      versions = readRegister(info, 'x-changelog', context).map(({ id }) => id);
    },
    Root: {
      leave(_root, { report }) {
        for (const { version, location } of named) {
          if (versions.includes(version)) continue;
          const message = `The changelog has no version \`${version}\`; use one of ${versions.join(', ')}.`;
          report({ message, location });
        }
      },
    },
  };
};
