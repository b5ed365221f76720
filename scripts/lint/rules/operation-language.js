// @ts-check
import { operationsOf } from '../operations.js';

export const requires = 'every operation takes `x-api-language`';

/**
 * Every operation must accept the `x-api-language` header.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export default () => ({
  Paths: {
    PathItem(pathItem, context) {
      for (const { operation, location, parameters } of operationsOf(pathItem, context)) {
        const hasLanguage = parameters.some(
          ({ parameter }) => parameter.in === 'header' && parameter.name === 'x-api-language',
        );
        if (hasLanguage) continue;
        context.report({
          message:
            'The operation has no `x-api-language` parameter; reference components/parameters/XApiLanguage.yaml at the end of `parameters`.',
          location: ('parameters' in operation ? location.child(['parameters']) : location).key(),
        });
      }
    },
  },
});
