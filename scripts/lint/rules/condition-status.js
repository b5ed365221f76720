// @ts-check
import { readRegister } from '../registers.js';

export const wants = 'a response names conditions of its own status only';

/**
 * A response names a condition that has another status than the response.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export const conditionStatus = () => {
  /** @type {Map<string, unknown>} */
  const statusOf = new Map();
  return {
    Root(root, context) {
      for (const { id, node } of readRegister(root, 'x-conditions', context))
        statusOf.set(id, node['status']);
    },
    Responses(responses, { report, location, resolve }) {
      for (const [status, response] of Object.entries(responses)) {
        const resolved = resolve(/** @type {import('@redocly/openapi-core').Oas3Response} */ (response));
        const ids = /** @type {{ 'x-conditions'?: unknown } | undefined} */ (resolved.node)?.['x-conditions'];
        if (!Array.isArray(ids)) continue;
        const place = '$ref' in Object(response) ? resolved.location : location.child([status]);
        ids.forEach((id, index) => {
          const wanted = statusOf.get(id);
          if (wanted === undefined || String(wanted) === status) return;
          report({
            message: `The condition \`${id}\` has status ${wanted}, and the response stands under \`${status}\`; remove the condition here, or correct its status.`,
            location: place?.child(['x-conditions', index]) ?? location,
          });
        });
      }
    },
  };
};
