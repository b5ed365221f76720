// @ts-check
import { conditionApplies, isSlugReference } from '../../model/applies.js';
import { readRegister } from '../registers.js';

export const requires = 'an operation documents exactly the statuses of its error conditions';

/**
 * An operation documents exactly the error statuses of the error conditions that apply to it.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export default () => {
  /** @type {import('../registers.js').Entry[]} */
  let conditions = [];
  return {
    Root(root, context) {
      conditions = readRegister(root, 'x-conditions', context);
    },
    Paths: {
      PathItem(pathItem, { report, location, resolve }) {
        for (const [method, operation] of Object.entries(pathItem)) {
          if (typeof operation !== 'object' || operation === null || !('responses' in operation)) continue;
          const parameters = [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])];
          const facts = {
            operationId: String(operation.operationId),
            method,
            hasRequestBody: 'requestBody' in operation,
            hasPathSlug: parameters.some((parameter) => {
              const { node } = resolve(parameter);
              // Treat a parameter named like a slug as one; another rule reports a wrong schema.
              return (
                node?.in === 'path' && (isSlugReference(node.schema) || String(node.name).endsWith('_slug'))
              );
            }),
          };
          const expected = new Set(
            conditions
              .filter(({ node }) => conditionApplies(node['applies'], facts))
              .map(({ node }) => String(node['status'])),
          );
          const documented = Object.keys(operation.responses ?? {}).filter((status) => /^[45]/.test(status));
          const responses = location.child([method, 'responses']);
          for (const status of documented) {
            if (expected.has(status)) continue;
            const message = `\`${facts.operationId}\` has no error condition with status ${status}; remove the response, or let a condition in registers/conditions.yaml apply to it.`;
            report({ message, location: responses.child([status]).key() });
          }
          for (const status of expected) {
            if (documented.includes(status)) continue;
            const message = `\`${facts.operationId}\` has error conditions with status ${status} but no such response; add it from components/responses/.`;
            report({ message, location: responses.key() });
          }
        }
      },
    },
  };
};
