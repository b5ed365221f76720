// @ts-check
import { conditionApplies } from '../../model/applies.js';
import { contentOf, follow, operationsOf } from '../operations.js';
import { readRegister } from '../registers.js';

export const requires =
  'POST, PUT and PATCH have a request body, GET and HEAD have none, DELETE only if allowed; it has one media type and an example, and is required if `empty-body` applies';

/**
 * POST, PUT and PATCH need a request body, which is required if an empty body is an error. Set `allowDelete: true` in
 * redocly.yaml to allow a body for DELETE too. HTTP doesn't define its meaning there, and some gateways drop it.
 *
 * @param {{ allowDelete?: boolean }} options
 * @returns {ReturnType<import('@redocly/openapi-core').Oas3Rule>}
 */
export default ({ allowDelete = false }) => {
  /** @type {import('../registers.js').Entry[]} */
  let conditions = [];

  return {
    Root(root, context) {
      conditions = readRegister(root, 'x-conditions', context);
    },
    Paths: {
      PathItem(pathItem, context) {
        const { report, resolve } = context;
        for (const { method, operation, location, facts } of operationsOf(pathItem, context)) {
          const takesBody = method === 'put' || method === 'post' || method === 'patch';
          if (!operation.requestBody) {
            if (!takesBody) continue;
            const message = `An empty body is an error for a ${method.toUpperCase()}, but the operation has no \`requestBody\`; add one, with \`x-gap\` if it is undocumented.`;
            report({ message, location: location.key() });
            continue;
          }
          const { node: body, location: place } = follow(
            operation.requestBody,
            location.child(['requestBody']),
            resolve,
          );
          if (!body) continue;
          if (!takesBody && !(allowDelete && method === 'delete')) {
            const message =
              method === 'delete'
                ? 'Some gateways drop the body of a DELETE. Remove `requestBody`, or set `allowDelete: true` for this rule in redocly.yaml; the client and the mock support it.'
                : `\`fetch\` and the mock don't support a body with ${method.toUpperCase()}. Remove \`requestBody\`.`;
            report({ message, location: location.child(['requestBody']).key() });
            continue;
          }
          const content = contentOf(body, place);
          if (content.length > 1) {
            const message =
              'The client supports one request media type per operation, but this has several. Keep one, or add another operation.';
            report({ message, location: place.child(['content']).key() });
          }
          for (const { mediaType, location: media } of content) {
            if (Object.keys(mediaType.examples ?? {}).length > 0) continue;
            report({
              message: 'The request body has no example; add one under `examples`.',
              location: media.key(),
            });
          }
          const emptyIsError = conditions.some(
            ({ id, node }) => id === 'empty-body' && conditionApplies(node['applies'], facts),
          );
          if (emptyIsError && body.required !== true) {
            const message =
              'An empty body is an error here (error condition `empty-body`); write `required: true`.';
            report({ message, location: 'required' in body ? place.child(['required']) : place.key() });
          }
        }
      },
    },
  };
};
