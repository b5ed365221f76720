// @ts-check

export const requires = 'a server has `x-gap` if and only if its host ends in `.invalid`';

const placeholder = /\.invalid(?:[:/]|$)/;

/**
 * A `.invalid` host is a placeholder for an undocumented base URL, so the server or its variable must reference the
 * unknown. A server that references an unknown but has a real host contradicts itself.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export default () => ({
  Server(server, { report, location }) {
    /** @param {import('../registers.js').Location} place */
    const reportPlaceholder = (place) =>
      report({
        message:
          'A `.invalid` host is a placeholder; reference the unknown with `x-gap`, or write the real base URL.',
        location: place,
      });

    const variables = Object.entries(server.variables ?? {}).map(([name, variable]) => ({
      name,
      variable,
      values: [variable.default, ...(variable.enum ?? [])].map(String),
    }));
    if ('x-gap' in server) {
      const urls = [String(server.url), ...variables.flatMap(({ values }) => values)];
      if (urls.some((url) => placeholder.test(url))) return;
      report({
        message:
          "The server has `x-gap`, but its URL isn't a placeholder; remove `x-gap` if the base URL is known, or use a `.invalid` host.",
        location: location.child(['x-gap']).key(),
      });
      return;
    }
    if (placeholder.test(String(server.url))) reportPlaceholder(location.child(['url']));
    for (const { name, variable, values } of variables) {
      if (!('x-gap' in variable) && values.some((value) => placeholder.test(value))) {
        reportPlaceholder(location.child(['variables', name]).key());
      }
    }
  },
});
