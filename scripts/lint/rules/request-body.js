// @ts-check
import { conditionApplies } from '../../model/applies.js';
import { contentOf, follow, ofOwnTypes, operationsOf } from '../operations.js';
import { readRegister } from '../registers.js';

export const wants =
  'bodies are `application/json`, required where `empty-body` applies, with an example; POST and PUT have one, GET and DELETE none';

/**
 * Request bodies are `application/json`, required where an empty one is an error, and belong to POST and PUT.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export const requestBody = () => {
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
            const message = `The operation is a ${method.toUpperCase()}, for which an empty body is an error, and documents no \`requestBody\`; add one, with a gap when it is not shown.`;
            report({ message, location: location.key() });
            continue;
          }
          const { node: body, location: place } = follow(
            operation.requestBody,
            location.child(['requestBody']),
            resolve,
          );
          if (!body) continue;
          if (!takesBody) {
            const message = `A ${method.toUpperCase()} request has no body; remove \`requestBody\`.`;
            report({ message, location: location.child(['requestBody']).key() });
            continue;
          }
          checkMediaTypes(body, place, report);
          for (const { mediaType, location: media } of contentOf(body, place)) {
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
            const message = 'An empty body is an error here (condition `empty-body`); say `required: true`.';
            report({ message, location: 'required' in body ? place.child(['required']) : place.key() });
          }
        }
      },
    },
    ...ofOwnTypes({
      UnplacedOperation(operation, { location, report, resolve }) {
        if (!operation['requestBody']) return;
        const { node, location: place } = follow(
          /** @type {import('@redocly/openapi-core').Oas3RequestBody} */ (operation['requestBody']),
          location.child(['requestBody']),
          resolve,
        );
        if (node) checkMediaTypes(node, place, report);
      },
    }),
  };
};

/**
 * @param {import('@redocly/openapi-core').Oas3RequestBody} body
 * @param {import('../operations.js').Location} location
 * @param {import('@redocly/openapi-core').UserContext['report']} report
 */
function checkMediaTypes(body, location, report) {
  for (const { name, location: place } of contentOf(body, location)) {
    if (name === 'application/json') continue;
    report({
      message: `A request body is \`application/json\`, not \`${name}\`; correct it.`,
      location: place.key(),
    });
  }
}
