// @ts-check

export const wants = '`2XX`: only with `x-gap`';

/**
 * A range such as `2XX` stands for a status that is not shown, so it names the gap.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export const statusRangeNeedsGap = () => ({
  Responses(responses, { report, location, resolve }) {
    for (const [status, response] of Object.entries(responses)) {
      if (!/^[1-5]XX$/.test(status)) continue;
      const { node } = resolve(/** @type {import('@redocly/openapi-core').Oas3Response} */ (response));
      if (node === undefined || 'x-gap' in node || 'x-gap' in Object(response)) continue;
      report({
        message: `The status \`${status}\` is a range; name the gap that is the reason with \`x-gap\`.`,
        location: location.child([status]).key(),
      });
    }
  },
});
