// @ts-check
import { operationsOf } from '../operations.js';

export const wants = 'every operation takes `x-api-language`';

/**
 * Every operation must accept the `x-api-language` header.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export default () => ({
  Paths: {
    PathItem(pathItem, context) {
      for (const { operation, location, parameters } of operationsOf(pathItem, context)) {
        const takesIt = parameters.some(
          ({ parameter }) => parameter.in === 'header' && parameter.name === 'x-api-language',
        );
        if (takesIt) continue;
        context.report({
          message:
            'The operation does not take `x-api-language`; reference components/parameters/XApiLanguage.yaml at the end of `parameters`.',
          location: ('parameters' in operation ? location.child(['parameters']) : location).key(),
        });
      }
    },
  },
});
