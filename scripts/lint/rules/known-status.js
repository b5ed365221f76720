// @ts-check
import { readRegister } from '../registers.js';

export const requires = "a response with an exact status doesn't reference an unknown about the status";

/**
 * A response with an exact status, such as `200`, must not reference an unknown about the status code, because the two
 * contradict each other.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export default () => {
  /** @type {Set<string>} */
  const askForStatus = new Set();
  return {
    Root(root, context) {
      for (const { id, node } of readRegister(root, 'x-gap-register', context))
        if (node['kind'] === 'status-code') askForStatus.add(id);
    },
    Responses(responses, { report, location }) {
      for (const [status, response] of Object.entries(responses)) {
        const { 'x-gap': gaps } = /** @type {{ 'x-gap'?: unknown }} */ (Object(response));
        if (!/^\d{3}$/.test(status) || !Array.isArray(gaps)) continue;
        gaps.forEach((id, index) => {
          if (!askForStatus.has(String(id))) return;
          const range = `${status.charAt(0)}XX`;
          const message = `The status is ${status}, but \`${String(id)}\` marks it as unknown; remove the ID, or write \`${range}\` if the status is undocumented.`;
          report({ message, location: location.child([status, 'x-gap', index]) });
        });
      }
    },
  };
};
