// @ts-check
import { isSafePattern } from 'redos-detector';

export const requires = "a pattern compiles and can't cause catastrophic backtracking";

/**
 * After this many steps, the detector treats the pattern as unsafe. A limit in steps rather than time gives the same result
 * on every machine. The patterns in this spec take a few hundred.
 */
const detectorLimit = { maxSteps: 4000 };

/**
 * A pattern must compile, and no input may cause catastrophic backtracking.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export default () => ({
  Schema(schema, { location, report }) {
    const patterns = [
      ...(typeof schema.pattern === 'string'
        ? [{ pattern: schema.pattern, place: location.child(['pattern']) }]
        : []),
      ...Object.keys(Object(/** @type {Record<string, unknown>} */ (schema)['patternProperties'])).map(
        (pattern) => ({
          pattern,
          place: location.child(['patternProperties', pattern]).key(),
        }),
      ),
    ];
    for (const { pattern, place } of patterns) {
      const reason = whyInvalid(pattern);
      if (reason !== undefined) {
        report({
          message: `The pattern isn't a valid regular expression: ${reason}; correct it.`,
          location: place,
        });
      } else if (!isSafePattern(pattern, { unicode: true, ...detectorLimit }).safe) {
        const message =
          'Long input can cause catastrophic backtracking; rewrite the pattern so that each string matches in only one way (no nested repetition, no overlapping alternatives).';
        report({ message, location: place });
      }
    }
  },
});

/** @param {string} pattern */
function whyInvalid(pattern) {
  try {
    RegExp(pattern, 'u');
    return undefined;
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).replace(
      /^Invalid regular expression: /,
      '',
    );
  }
}
