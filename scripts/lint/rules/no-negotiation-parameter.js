// @ts-check

export const wants = '`Accept`, `Content-Type`, `Authorization` and the key are no parameters';

/** Headers of which OpenAPI says that a parameter of their name is ignored. */
const ignored = new Set(['accept', 'content-type', 'authorization']);

/**
 * `Accept`, `Content-Type` and the key are no parameters: media types and the security scheme say them, and clients
 * would have to pass them on every call.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export const noNegotiationParameter = () => {
  /** @type {Set<string>} */
  const keys = new Set();
  /** @type {{ name: string, location: import('../operations.js').Location }[]} */
  const parameters = [];
  return {
    SecurityScheme(scheme) {
      if (scheme.type === 'apiKey' && typeof scheme.name === 'string') keys.add(scheme.name.toLowerCase());
    },
    Parameter(parameter, { location }) {
      parameters.push({ name: String(parameter.name), location: location.child(['name']) });
    },
    Root: {
      leave(_root, { report }) {
        for (const { name, location } of parameters) {
          const lower = name.toLowerCase();
          if (keys.has(lower)) {
            report({
              message: `\`${name}\` is the key of the security scheme; remove the parameter.`,
              location,
            });
          } else if (ignored.has(lower)) {
            const message = `\`${name}\` is said by media types and security, and tools ignore such a parameter; remove it.`;
            report({ message, location });
          }
        }
      },
    },
  };
};
