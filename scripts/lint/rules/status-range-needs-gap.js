// @ts-check

export const wants = '`2XX`: only with `x-gap`, and without `200` beside it';

/**
 * A range such as `2XX` stands for a status that is not shown, so it names the gap. Tools that cannot read it get `200`
 * instead, which therefore cannot stand beside it.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export default () => ({
  Responses(responses, { report, location, resolve }) {
    for (const [status, response] of Object.entries(responses)) {
      if (!/^[1-5]XX$/.test(status)) continue;
      if (status === '2XX' && '200' in responses) {
        const message = 'The success is documented as `200` and as a range; remove the one that is not true.';
        report({ message, location: location.child([status]).key() });
      }
      const { node } = resolve(/** @type {import('@redocly/openapi-core').Oas3Response} */ (response));
      if (node === undefined || 'x-gap' in node || 'x-gap' in Object(response)) continue;
      report({
        message: `The status \`${status}\` is a range; name the gap that is the reason with \`x-gap\`.`,
        location: location.child([status]).key(),
      });
    }
  },
});
