// @ts-check
import { contentOf, once } from '../operations.js';
import { readRegister } from '../registers.js';

export const wants = 'a response names conditions of its own status only';

/**
 * A response names a condition that has another status than the response. Which of the two is wrong, the example of the
 * condition tells, which repeats the status.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export const conditionStatus = () => {
  /** @type {Map<string, import('../registers.js').Entry>} */
  const conditions = new Map();
  const first = once();
  return {
    Root(root, context) {
      for (const entry of readRegister(root, 'x-conditions', context)) conditions.set(entry.id, entry);
    },
    Responses(responses, { report, location, resolve }) {
      for (const [status, response] of Object.entries(responses)) {
        const resolved = resolve(/** @type {import('@redocly/openapi-core').Oas3Response} */ (response));
        const node = /** @type {{ 'x-conditions'?: unknown, content?: unknown } | undefined} */ (
          resolved.node
        );
        const ids = node?.['x-conditions'];
        if (!node || !Array.isArray(ids)) continue;
        const place = '$ref' in Object(response) ? resolved.location : location.child([status]);
        ids.forEach((id, index) => {
          const condition = conditions.get(id);
          const wanted = condition?.node['status'];
          if (!condition || wanted === undefined || String(wanted) === status) return;
          if (statusOfExample(node, String(id), place ?? location, resolve) === status) {
            const message = `The condition \`${id}\` has status ${wanted}, and its response and its example have ${status}; correct its status here.`;
            const own = condition.location.child(['status']);
            if (first(own)) report({ message, location: own });
            return;
          }
          report({
            message: `The condition \`${id}\` has status ${wanted}, and the response stands under \`${status}\`; remove the condition here, or correct its status in registers/conditions.yaml.`,
            location: place?.child(['x-conditions', index]) ?? location,
          });
        });
      }
    },
  };
};

/**
 * @param {{ content?: unknown }} response
 * @param {string} id the condition, after which its example is called
 * @param {import('../operations.js').Location} location
 * @param {import('@redocly/openapi-core').UserContext['resolve']} resolve
 * @returns {string | undefined} the status that the example of a condition repeats; nothing where no example says one
 */
function statusOfExample(response, id, location, resolve) {
  for (const { name, mediaType } of contentOf(response, location)) {
    const example = /** @type {{ externalValue?: unknown } | undefined} */ (mediaType.examples?.[id]);
    if (!name.endsWith('json') || typeof example?.externalValue !== 'string') continue;
    const { node } = resolve({ $ref: example.externalValue }, location.source.absoluteRef);
    const { status_code: status } = /** @type {{ status_code?: unknown }} */ (Object(node));
    return status === undefined ? undefined : String(status);
  }
  return undefined;
}
