// @ts-check

export const requires = '`externalValue` is the path of an existing file';

/**
 * `externalValue` must name a readable file.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export default () => ({
  Example(example, { report, location, resolve }) {
    if (typeof example.externalValue !== 'string') return;
    const { node, error } = resolve({ $ref: example.externalValue });
    if (node !== undefined) return;
    const reason = error ? `: ${error.message}` : '';
    report({
      message: `Can't read the example \`${example.externalValue}\`${reason}; correct the path, which is relative to this file's folder, or add the file.`,
      location: location.child(['externalValue']),
    });
  },
});
