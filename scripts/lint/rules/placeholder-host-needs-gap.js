// @ts-check

const placeholder = /\.invalid(?:[:/]|$)/;

/**
 * A host under `.invalid` stands for an address that is not shown, so the server or its variable names the gap.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export const placeholderHostNeedsGap = () => ({
  Server(server, { report, location }) {
    if ('x-gap' in server) return;
    /** @param {import('../registers.js').Location} place */
    const say = (place) =>
      report({ message: 'A `.invalid` host is a placeholder; name the gap with `x-gap`.', location: place });

    if (placeholder.test(String(server.url))) say(location.child(['url']));
    for (const [name, variable] of Object.entries(server.variables ?? {})) {
      const values = [variable.default, ...(variable.enum ?? [])].map(String);
      if (!('x-gap' in variable) && values.some((value) => placeholder.test(value))) {
        say(location.child(['variables', name]).key());
      }
    }
  },
});
