// @ts-check

export const requires = '`2XX` has `x-gap`, and no `200` next to it';

/**
 * A range such as `2XX` means that the exact status code is undocumented, so it must reference the unknown. Tools that
 * don't support ranges get `200` instead, so an operation can't have both.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export default () => ({
  Responses(responses, { report, location, resolve }) {
    for (const [status, response] of Object.entries(responses)) {
      if (!/^[1-5]XX$/.test(status)) continue;
      if (status === '2XX' && '200' in responses) {
        const message = 'The success is documented as both `200` and a range; remove the wrong one.';
        report({ message, location: location.child([status]).key() });
      }
      const { node } = resolve(/** @type {import('@redocly/openapi-core').Oas3Response} */ (response));
      if (node === undefined || 'x-gap' in node || 'x-gap' in Object(response)) continue;
      report({
        message: `The status \`${status}\` is a range; reference the unknown with \`x-gap\`, or write the exact status.`,
        location: location.child([status]).key(),
      });
    }
  },
});
